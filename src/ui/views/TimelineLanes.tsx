import type { ReactNode } from 'react';
import type { Layer } from '../../engine';
import { useWords } from '../kit';
import { Decoration } from './Decoration';
import { cutToWidth } from './text-width';
import type { PlacedLane, TimelineLayout } from './timeline-types';

/** A lane a layer: open where something happens in it, else folded to its code. */
export function TimelineLanes(props: { readonly layout: TimelineLayout; readonly head: Layer | null }): ReactNode {
  const { lanes, gutter, right } = props.layout;
  return (
    <Decoration>
      {lanes.map((lane) =>
        lane.kind === 'open' ? (
          <OpenLane key={lane.layer} lane={lane} gutter={gutter} right={right} now={lane.layer === props.head} />
        ) : (
          <FoldedLane key={lane.layers[0]} lane={lane} gutter={gutter} right={right} />
        ),
      )}
    </Decoration>
  );
}

type Edges = { readonly gutter: number; readonly right: number };

function OpenLane(
  props: Edges & { readonly lane: Extract<PlacedLane, { kind: 'open' }>; readonly now: boolean },
): ReactNode {
  const { t, rule } = useWords();
  const { lane, gutter, right, now } = props;
  const middle = lane.y + lane.height / 2;
  return (
    <g data-l={lane.layer} className={now ? 'lane now' : 'lane'}>
      <rect className="ground" x={gutter} y={lane.y} width={Math.max(0, right - gutter)} height={lane.height} rx="3" />
      <rect className="edge" x={gutter} y={lane.y} width="3" height={lane.height} rx="1.5" />
      {lane.cdaHeight > 0 && (
        <>
          <path className="dots" d={`M${gutter + 8} ${lane.y + lane.cdaHeight}H${right}`} />
          <text x={right - 6} y={lane.y + 12} textAnchor="end" className="mi q2">
            {t('timeline.cda-first', { rule: rule('613.3') ?? '' })}
          </text>
        </>
      )}
      <rect className="code" x="14" y={middle - 8} width="22" height="16" rx="3" />
      <text x="25" y={middle + 3.7} textAnchor="middle" className="mono on-code">
        {lane.layer}
      </text>
      {gutter > 60 && (
        <text x="42" y={middle + 4} className="b">
          {cutToWidth(t(`layer.${lane.layer}.name`), 11.5, gutter - 46, 'bold')}
        </text>
      )}
    </g>
  );
}

/** Lanes that hold nothing: a bar over each code; where it is tight, and they are few, beside it. */
function FoldedLane(props: Edges & { readonly lane: Extract<PlacedLane, { kind: 'folded' }> }): ReactNode {
  const { lane, gutter, right } = props;
  const room = gutter - 16;
  const middle = lane.y + lane.height / 2;
  const beside = lane.height < STACKED && lane.layers.length * BESIDE <= room;
  const step = beside ? BESIDE : Math.min(20, room / lane.layers.length);
  return (
    <>
      {lane.layers.map((layer, index) => (
        <g key={layer} data-l={layer} className="folded">
          <rect
            x={14 + index * step}
            y={beside ? middle - 1 : middle - 7}
            width={beside ? 8 : Math.min(16, step - 3)}
            height="2.5"
            rx="1"
          />
          {step >= 13 || index === 0 || index === lane.layers.length - 1 ? (
            <text x={14 + index * step + (beside ? 11 : 0)} y={beside ? middle + 3.5 : middle + 5.5} className="mono">
              {layer}
            </text>
          ) : null}
        </g>
      ))}
      <path className="dots" d={`M${gutter} ${middle}H${right}`} />
    </>
  );
}

const STACKED = 19; // pixels of height that a bar over a code needs
const BESIDE = 30; // pixels of width that a bar beside a code needs
