import type { ReactNode } from 'react';
import { type Layer, layersOf, timestampOrder } from '../../../engine';
import { Timestamp, useNames, useWords } from '../../kit';
import { ExplainMenu } from './ExplainMenu';
import type { Inspected } from './use-inspected';

/** Its name, age, who owns and controls it, and in which of the eleven layers anything happened to it. */
export function InspectorHeader({ inspected }: { readonly inspected: Inspected }): ReactNode {
  const { t } = useWords();
  const { object, evaluation, row, preview } = inspected;
  const printed = evaluation.trace.tableAt(0).get(object)?.name ?? '';
  return (
    <header className="ih">
      <h2>
        {row.name === '' ? <span className="quiet">{t('inspector.no-name')}</span> : row.name}
        {printed !== row.name && printed !== '' && <small>{t('inspector.printed-as', { name: printed })}</small>}
      </h2>
      {preview ? <span className="preview-mark">{t('inspector.preview')}</span> : <ExplainMenu inspected={inspected} />}
      <p>
        <Age inspected={inspected} />
        <Owner inspected={inspected} />
        <LayerStrip inspected={inspected} />
      </p>
    </header>
  );
}

function Age({ inspected: { evaluation, object } }: { readonly inspected: Inspected }): ReactNode {
  const { t } = useWords();
  const order = timestampOrder(evaluation.board);
  const place = order.indexOf(object);
  if (place < 0) return null;
  return (
    <span>
      <Timestamp n={place + 1} /> {place === 0 && t('inspector.oldest')}
      {place > 0 && place === order.length - 1 && t('inspector.newest')}
    </span>
  );
}

function Owner({ inspected: { evaluation, object, row } }: { readonly inspected: Inspected }): ReactNode {
  const { t } = useWords();
  const { player } = useNames();
  const owner = evaluation.compiled.objects.get(object)?.object.owner;
  if (owner === undefined) return null;
  const names = { owner: player(owner), controller: row.controller === null ? '' : player(row.controller) };
  if (row.controller === null) return <span className="dotted">{t('inspector.owns', names)}</span>;
  const key = row.controller === owner ? 'inspector.owns-and-controls' : 'inspector.owns-other-controls';
  return <span className="dotted">{t(key, names)}</span>;
}

/** Eleven ticks, those of the layers that changed it tall and in colour. */
function LayerStrip({ inspected: { evaluation, object } }: { readonly inspected: Inspected }): ReactNode {
  const { t } = useWords();
  const { trace } = evaluation;
  const touched = new Set<Layer>();
  for (const [index, step] of trace.steps.entries()) {
    if (step.kind === 'applies' && trace.changesOf(index, object).length > 0) touched.add(step.layer);
  }
  const layers = layersOf(trace.edition ?? 'current');
  const list = layers.filter((layer) => touched.has(layer));
  const words = list.length === 0 ? t('inspector.unchanged') : t('inspector.changed-in', { layers: list.join(', ') });
  return (
    <span className="dotted changed-in">
      <span aria-hidden="true">{list.length === 0 ? t('inspector.unchanged') : t('inspector.changed-in-short')}</span>
      <span className="sr">{words}</span>
      <span className="strip" aria-hidden="true" title={words}>
        {layers.map((layer) => (
          <i key={layer} data-l={layer} className={touched.has(layer) ? 'on' : undefined} />
        ))}
      </span>
    </span>
  );
}
