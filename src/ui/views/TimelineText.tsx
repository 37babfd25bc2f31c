import { memo, type ReactNode, useId } from 'react';
import { useWords } from '../kit';
import type { TimelineData } from './timeline-types';

/** The timeline as text: the same facts for screen readers, and for whom lines are no help. */
export const TimelineText = memo(function TimelineText({ data }: { readonly data: TimelineData }): ReactNode {
  const { t } = useWords();
  const id = useId();
  const layers = data.layers.filter((layer) => data.stops.some((stop) => stop.layer === layer));
  return (
    <div className="sr">
      <h3 id={id}>{t('timeline.text-order')}</h3>
      <ol aria-labelledby={id}>
        {data.handles.map((handle) => (
          <li key={handle.key}>{handle.label}</li>
        ))}
      </ol>
      {layers.map((layer) => (
        <section key={layer}>
          <h3 id={`${id}${layer}`}>{t('timeline.text-layer', { layer, name: t(`layer.${layer}.name`) })}</h3>
          <ol aria-labelledby={`${id}${layer}`}>
            {data.stops
              .filter((stop) => stop.layer === layer)
              .map((stop) => (
                <li key={stop.id}>
                  {[
                    stop.label,
                    t('timeline.text-timestamp', { number: data.handles[stop.handle]?.number ?? 0 }),
                    stop.detail,
                    stop.waits,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
});
