// biome-ignore-all lint/a11y/noRedundantRoles: laid out as blocks, elements of tables have no role of their own
// biome-ignore-all lint/a11y/useSemanticElements: the same
// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are pressed is a grid
// biome-ignore-all lint/a11y/noInteractiveElementToNoninteractiveRole: room that is kept for rows out of sight is no row
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useMemo } from 'react';
import type { DependencyEdge, DependencyKind, EffectKey } from '../../engine';
import type { Words } from '../../messages';
import { classes, useNames, useWords } from '../kit';
import type { DependencyData, DependencyNode, Pair } from './dependency-data';
import { type CalledEffect, effectNames } from './effect-names';
import { useGridFocus } from './use-grid-focus';
import { useMomentWords } from './use-moment-words';

/** Beyond this many effects the columns keep only t-numbers, and of rows and columns those in sight are drawn. */
const NAMED_COLUMNS = 4;
/** Pixels with the lines between, as `matrix.css` has them. */
const HEAD = { named: 28, many: 26 } as const;
const ROW = { named: 35, many: 26 } as const;
const [NAMES_WIDTH, COLUMN_WIDTH] = [196, 52];

type MatrixProps = {
  readonly data: DependencyData;
  readonly pair: Pair | null;
  readonly onPair: (pair: Pair) => void;
  /** What scrolls around the matrix. */
  readonly scroller: RefObject<HTMLElement | null>;
};

/** Who would change whom: a row for each effect, a column for each, and "no" is as visible as "yes". */
export function DependencyMatrix({ data, pair, onPair, scroller }: MatrixProps): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const moment = useMomentWords(data);
  const { nodes } = data;
  const compared = useMemo(() => new Set(data.asked), [data.asked]);
  const named = nodes.length <= NAMED_COLUMNS;
  const called = effectNames(
    nodes.map(({ effect }) => effect),
    names.effect,
  );
  const { rows, columns, bring } = useInSightOf(nodes.length, named, scroller);
  const focus = useGridFocus(nodes.length, bring);
  const ask = (row: number, column: number) => {
    const [on, dependent] = [nodes[row], nodes[column]];
    if (on && dependent && on !== dependent && compared.has(on.effect) && compared.has(dependent.effect))
      onPair({ dependent: dependent.effect, on: on.effect });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') ask(focus.row, focus.column);
    else if (!focus.move(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const edges = edgesByRow(data);
  const { no, short } = answerWords(t);
  return (
    <table
      className={classes('mx', !named && 'many')}
      role="grid"
      aria-rowcount={nodes.length + 1}
      aria-colcount={nodes.length + 1}
      data-own-keys=""
      data-picture={
        columns.shown.length === nodes.length && rows.shown.length === nodes.length ? 'dependencies' : undefined
      }
      data-picture-title={moment}
      ref={focus.grid}
      style={named ? undefined : { width: NAMES_WIDTH + COLUMN_WIDTH * nodes.length }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const cell = focus.cellOf(event.target);
        if (!cell) return;
        focus.to(cell.row, cell.column);
        ask(cell.row, cell.column);
      }}
    >
      <caption className="sr">{t('dependency.matrix', { layer: data.layer })}</caption>
      <thead role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          <td aria-colindex={1} />
          <Gap width={columns.before} />
          {columns.shown.map((index) => {
            const node = nodes[index];
            return (
              node && (
                <th key={node.effect} role="columnheader" aria-colindex={index + 2} title={titleOf(node, names.effect)}>
                  {named ? called[index]?.name : <span className="ts">{node.timestamp}</span>}
                  {named ? <Addition of={called[index]} /> : ordinal(called[index])}
                </th>
              )
            );
          })}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <Space height={rows.before} />
        {rows.shown.map((index) => {
          const on = nodes[index];
          return (
            on && (
              <MatrixRow
                key={on.effect}
                index={index}
                nodes={nodes}
                columns={columns.shown}
                before={columns.before}
                compared={compared}
                edges={edges.get(on.effect) ?? NO_EDGES}
                title={titleOf(on, names.effect)}
                label={t(compared.has(on.effect) ? 'dependency.would-change' : 'dependency.not-compared', {
                  effect: `${called[index]?.name}${named ? '' : ordinal(called[index])}`,
                  state: t(`dependency.state-${on.state}`),
                })}
                says={named ? saysOf(on, called[index]) : null}
                no={no}
                short={short}
                chosen={pair?.on === on.effect ? pair.dependent : null}
                focused={focus.row === index ? focus.column : null}
              />
            )
          );
        })}
        <Space height={rows.after} />
      </tbody>
    </table>
  );
}

/** Which rows and columns to draw, and the pixels before and after them. */
function useInSightOf(count: number, named: boolean, scroller: RefObject<HTMLElement | null>) {
  const getScrollElement = () => scroller.current;
  const rows = useVirtualizer({
    count,
    getScrollElement,
    estimateSize: () => (named ? ROW.named : ROW.many),
    scrollPaddingStart: named ? HEAD.named : HEAD.many,
    initialRect: { width: 0, height: 200 },
    overscan: 3,
  });
  const columns = useVirtualizer({
    count,
    horizontal: true,
    getScrollElement,
    estimateSize: () => COLUMN_WIDTH,
    scrollPaddingStart: NAMES_WIDTH,
    initialRect: { width: 400, height: 0 },
    overscan: 2,
    enabled: !named,
  });
  const bring = (row: number, column: number) => {
    rows.scrollToIndex(row);
    if (!named) columns.scrollToIndex(column);
  };
  const all = useMemo(() => Array.from({ length: count }, (_, index) => index), [count]);
  const seen = columns.getVirtualItems();
  const [from, to] = [seen[0]?.index ?? 0, (seen.at(-1)?.index ?? -1) + 1];
  const shown = useMemo(() => (named ? all : all.slice(from, to)), [named, all, from, to]);
  const inSight = rows.getVirtualItems();
  return {
    bring,
    rows: {
      shown: inSight.map(({ index }) => index),
      before: inSight[0]?.start ?? 0,
      after: rows.getTotalSize() - (inSight.at(-1)?.end ?? 0),
    },
    columns: { shown, before: named ? 0 : from * COLUMN_WIDTH },
  };
}

/** Rows out of sight. */
const Space = ({ height }: { readonly height: number }): ReactNode =>
  height > 0 && <tr role="none" className="space" style={{ height }} />;

/** Columns out of sight. */
const Gap = ({ width }: { readonly width: number }): ReactNode =>
  width > 0 && <td role="none" className="gap" style={{ width }} />;

/** What the effect of one row would change; drawn anew only when that is something else. */
const MatrixRow = memo(function MatrixRow(props: {
  readonly index: number;
  readonly nodes: readonly DependencyNode[];
  /** The columns to draw, and the pixels before them. */
  readonly columns: readonly number[];
  readonly before: number;
  /** Who was compared at this moment; of others there is nothing to say. */
  readonly compared: ReadonlySet<EffectKey>;
  readonly edges: ReadonlyMap<EffectKey, DependencyEdge>;
  readonly title: string;
  readonly label: string;
  /** Its text, where the label alone could mean another one of the same source. */
  readonly says: string | null;
  readonly no: string;
  readonly short: Readonly<Record<DependencyKind, string>>;
  /** The effect whose cell is chosen. */
  readonly chosen: EffectKey | null;
  /** The column that the Tab key reaches. */
  readonly focused: number | null;
}): ReactNode {
  const { index, nodes, columns, compared, edges, no, short } = props;
  const on = nodes[index];
  const isCompared = (node: DependencyNode) => on !== undefined && compared.has(on.effect) && compared.has(node.effect);
  return (
    <tr role="row" aria-rowindex={index + 2}>
      <th role="rowheader" aria-colindex={1} title={props.title}>
        {on && <span className="ts">{on.timestamp}</span>} {props.label}
        {props.says !== null && <small>{props.says}</small>}
      </th>
      <Gap width={props.before} />
      {columns.map((column) => {
        const dependent = nodes[column];
        if (!dependent) return null;
        const edge = edges.get(dependent.effect);
        return (
          <td
            key={dependent.effect}
            role="gridcell"
            aria-colindex={column + 2}
            className={classes(
              column === index && 'self',
              !isCompared(dependent) && 'out',
              edge && 'yes',
              edge?.inLoop && 'in-loop',
            )}
            aria-selected={props.chosen === dependent.effect || undefined}
            tabIndex={props.focused === column ? 0 : undefined}
          >
            {column === index || !isCompared(dependent) ? null : edge ? short[edge.kind] : no}
          </td>
        );
      })}
    </tr>
  );
});

const NO_EDGES: ReadonlyMap<EffectKey, DependencyEdge> = new Map();

/** The edges of each effect that others depend on, by the effect that depends. */
function edgesByRow({ edges }: DependencyData): ReadonlyMap<EffectKey, ReadonlyMap<EffectKey, DependencyEdge>> {
  const rows = new Map<EffectKey, Map<EffectKey, DependencyEdge>>();
  for (const edge of edges) {
    const row = rows.get(edge.on) ?? new Map<EffectKey, DependencyEdge>();
    rows.set(edge.on, row.set(edge.dependent, edge));
  }
  return rows;
}

/** Which one it is, of several effects of one source. */
function Addition({ of }: { readonly of: CalledEffect | undefined }): ReactNode {
  return of?.addition && <small>{of.addition}</small>;
}

const ordinal = (called?: CalledEffect): string => (called?.nth ? ` · ${called.nth}` : '');

/** The same with its text: a row has room for both. */
const saysOf = ({ text }: DependencyNode, called?: CalledEffect): string | null =>
  called?.addition ? `${called.addition}: ${text}` : null;

const titleOf = (node: DependencyNode, nameOf: (effect: EffectKey) => string): string =>
  `${nameOf(node.effect)}: ${node.text}`;

function answerWords(t: Words['t']) {
  const short: Record<DependencyKind, string> = {
    existence: t('dependency.short-existence'),
    text: t('dependency.short-text'),
    'applies-to': t('dependency.short-applies-to'),
    does: t('dependency.short-does'),
  };
  return { no: t('dependency.no'), short };
}
