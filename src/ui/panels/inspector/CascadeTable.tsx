import { Fragment, type ReactNode, useId, useMemo, useState } from 'react';
import { type Cascade, type CascadeRow, cascadeOf, type Layer } from '../../../engine';
import { askWhy } from '../../../state';
import { LayerCode, useNames, useWords, Words } from '../../kit';
import { CascadeCell } from './CascadeCell';
import { columnWidths, MOST_ROOMY } from './cascade-widths';
import type { Inspected } from './use-inspected';

/** Characteristic by layer: what changed it where, what was overridden, what it is now. */
export function CascadeTable({ inspected }: { readonly inspected: Inspected }): ReactNode {
  const { t } = useWords();
  const { evaluation, object, step, preview } = inspected;
  const [all, setAll] = useState(false);
  const cascade = useMemo(() => cascadeOf(evaluation, object, step), [evaluation, object, step]);
  const id = useId();
  if (!cascade) return null;
  const widths = columnWidths(cascade.columns.map(({ layer }) => layer));
  const crowded = cascade.columns.length > MOST_ROOMY;
  const touched = cascade.rows.filter((row) => isTold(row, cascade));
  const rows = all ? cascade.rows.filter(isWorthARow) : touched;
  const rest = cascade.rows.filter((row) => !touched.includes(row) && isWorthARow(row));
  return (
    <div className="casc-frame">
      <table
        className={crowded ? 'casc crowded' : 'casc'}
        data-picture="cascade"
        id={id}
        style={{ minWidth: widths.reduce((sum, width) => sum + width, 0) }}
      >
        <caption className="sr">{t('inspector.cascade')}</caption>
        <colgroup>
          {['label', 'printed', ...cascade.columns.map(({ layer }) => layer), 'now'].map((column, index) => (
            <col key={column} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('inspector.printed')}</th>
            {cascade.columns.map(({ layer, effects }) => (
              <ColumnHead
                key={layer}
                layer={layer}
                effects={effects}
                crowded={crowded}
                isComing={isComing(layer, cascade, step)}
              />
            ))}
            <th scope="col">{t(preview ? 'inspector.would-be' : 'inspector.now')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.aspect} row={row} cascade={cascade} inspected={inspected} />
          ))}
        </tbody>
      </table>
      {rest.length > 0 && (
        <p className="casc-rest">
          <button type="button" className="link" aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
            {all ? t('inspector.fold') : t('inspector.more-rows', { count: rest.length })}
          </button>
          {!all && t('inspector.unchanged-list', { list: rest.map(({ aspect }) => t(`aspect.${aspect}`)).join(', ') })}
        </p>
      )}
    </div>
  );
}

/** Rows with a change are told; types stand beside changed subtypes, as on the card. */
function isTold(row: CascadeRow, cascade: Cascade): boolean {
  if (row.cells.size > 0) return true;
  return row.aspect === 'types' && cascade.rows.some(({ aspect, cells }) => aspect === 'subtypes' && cells.size > 0);
}

/** Nobody misses the loyalty of a creature: rows that are empty in print and unchanged are left out. */
const isWorthARow = (row: CascadeRow): boolean =>
  !isBlank(row) || row.cells.size > 0 || !['loyalty', 'defense', 'size'].includes(row.aspect);
const isBlank = ({ printed }: CascadeRow): boolean => printed.every(({ value }) => value.key === 'value.none');

/** Nothing in this column has happened yet at this step. */
const isComing = (layer: Layer, { rows }: Cascade, step: number): boolean =>
  rows.every(({ cells }) => (cells.get(layer) ?? []).every((entry) => entry.step >= step));

/** A column names its effect where there is one only; of several their layer's work, and in a crowd the code alone. */
function ColumnHead(props: {
  readonly layer: Layer;
  readonly effects: readonly string[];
  readonly crowded: boolean;
  readonly isComing: boolean;
}): ReactNode {
  const { layer, effects, crowded, isComing } = props;
  const names = useNames();
  const { t } = useWords();
  const [only] = effects;
  const name = effects.length === 1 && only ? names.effect(only) : null;
  return (
    <th scope="col" className="L" data-l={layer} title={effects.map(names.effect).join(', ')}>
      <LayerCode layer={layer} off={isComing} />{' '}
      <span className={crowded && name === null ? 'sr' : 'casc-by'}>{name ?? t(`layer.${layer}.name`)}</span>
    </th>
  );
}

function Row(props: { readonly row: CascadeRow; readonly cascade: Cascade; readonly inspected: Inspected }): ReactNode {
  const { row, cascade, inspected } = props;
  const { t } = useWords();
  const asked = inspected.aspect === row.aspect;
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="casc-ask"
          aria-pressed={asked}
          title={t('inspector.ask-why')}
          onClick={() => askWhy(inspected.object, row.aspect)}
        >
          {t(`aspect.${row.aspect}.short`)}
        </button>
      </th>
      <td className={isBlank(row) ? 'printed quiet' : 'printed'}>
        <Printed pieces={row.printed} />
      </td>
      {cascade.columns.map(({ layer }) => (
        <td key={layer} className="L" data-l={layer}>
          {(row.cells.get(layer) ?? []).map((entry) => (
            <Fragment key={entry.step}>
              <CascadeCell entry={entry} inspected={inspected} withRule={cascade.columns.length <= MOST_ROOMY} />
            </Fragment>
          ))}
        </td>
      ))}
      <td className="now">
        <Words message={row.now} />
      </td>
    </tr>
  );
}

/** Struck through is what is gone by now, and no more. */
function Printed({ pieces }: { readonly pieces: CascadeRow['printed'] }): ReactNode {
  return pieces.map(({ value, gone }, index) => {
    const Piece = gone ? 's' : 'span';
    return (
      <Fragment key={JSON.stringify(value)}>
        {index > 0 && ' '}
        <Piece className={gone ? 'was' : undefined}>
          <Words message={value} />
        </Piece>
      </Fragment>
    );
  });
}
