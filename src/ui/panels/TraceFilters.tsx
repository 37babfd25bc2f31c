import type { ReactNode } from 'react';
import { ALL_LAYERS, effectsOf } from '../../engine';
import { useDebugger, useShown } from '../../state';
import { Icon, useNames, useWords } from '../kit';
import type { TraceFilter } from '../views/trace-list';

/** Search and filters of the trace list. */
export function TraceFilters(props: {
  readonly filter: TraceFilter;
  readonly onFilter: (filter: TraceFilter) => void;
}): ReactNode {
  const { filter, onFilter } = props;
  const { t } = useWords();
  const names = useNames();
  const { trace } = useShown();
  const selected = useDebugger((state) => state.selected);
  const layers = ALL_LAYERS.filter((layer) => trace.steps.some((step) => step.layer === layer));
  const effects = [...new Set(trace.steps.flatMap(effectsOf))];
  const set = (change: Partial<TraceFilter>) => onFilter({ ...filter, ...change });
  return (
    <div className="filters">
      <label className="search">
        <Icon name="search" small />
        <input
          type="search"
          value={filter.search}
          placeholder={t('trace.search')}
          aria-label={t('trace.search')}
          onChange={(event) => set({ search: event.target.value })}
        />
      </label>
      <select
        aria-label={t('trace.filter-object')}
        value={filter.object ?? ''}
        onChange={(event) => set({ object: event.target.value || null })}
      >
        <option value="">{t('trace.all-objects')}</option>
        {trace.objects.map((object) => (
          <option key={object} value={object}>
            {object === selected ? t('trace.selected', { object: names.object(object) }) : names.object(object)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('trace.filter-layer')}
        value={filter.layer ?? ''}
        onChange={(event) => set({ layer: ALL_LAYERS.find((layer) => layer === event.target.value) ?? null })}
      >
        <option value="">{t('trace.all-layers')}</option>
        {layers.map((layer) => (
          <option key={layer} value={layer}>
            {layer} {t(`layer.${layer}.name`)}
          </option>
        ))}
      </select>
      <select
        aria-label={t('trace.filter-effect')}
        value={filter.effect ?? ''}
        onChange={(event) => set({ effect: event.target.value || null })}
      >
        <option value="">{t('trace.all-effects')}</option>
        {effects.map((effect) => (
          <option key={effect} value={effect}>
            {names.effect(effect)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** In the head of the panel: steps that change nothing are left out. */
export function OnlyChanges(props: {
  readonly filter: TraceFilter;
  readonly onFilter: (filter: TraceFilter) => void;
}): ReactNode {
  const { t } = useWords();
  return (
    <label className="only-changes">
      <input
        type="checkbox"
        checked={props.filter.onlyChanges}
        onChange={(event) => props.onFilter({ ...props.filter, onlyChanges: event.target.checked })}
      />
      {t('trace.only-changes')}
    </label>
  );
}
