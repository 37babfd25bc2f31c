import type { KeyboardEvent, ReactNode } from 'react';
import { classes, useWords } from '../kit';
import type { PlacedHandle, TimelineLayout } from './timeline-types';
import type { Reordering } from './use-reordering';

/** Everything that has a timestamp, as a handle that can be dragged, or moved by keyboard, to another age (613.7). */
export function TimelineHandles(props: {
  readonly layout: TimelineLayout;
  readonly reordering: Reordering;
}): ReactNode {
  const { handles } = props.layout;
  const { reordering } = props;
  return handles.map((handle) => <Handle key={handle.key} handle={handle} reordering={reordering} />);
}

function Handle(props: { readonly handle: PlacedHandle; readonly reordering: Reordering }): ReactNode {
  const { t } = useWords();
  const { handle, reordering } = props;
  const held = reordering.held === handle.key;
  const left = -handle.width / 2;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in SVG
    <g
      role="button"
      tabIndex={0}
      data-key={handle.key}
      className={classes('handle', handle.form, handle.works && 'works', handle.selected && 'selected', held && 'held')}
      style={{ transform: `translateX(${held && reordering.x !== null ? reordering.x : handle.x}px)` }}
      aria-label={t('timeline.handle', { label: handle.label, number: handle.number, count: handle.of })}
      aria-roledescription={t('timeline.handle-role')}
      aria-pressed={held}
      onKeyDown={(event) => onKey(event, handle, reordering)}
      onBlur={() => reordering.drop(handle.key)}
    >
      <title>{`t${handle.number} ${handle.label}`}</title>
      <rect className="grab" x={left - 2} y="0" width={handle.width + 4} height="40" />
      <rect className="box" x={left} y="10" width={handle.width} height="22" rx={handle.form === 'tick' ? 2 : 5} />
      {handle.form === 'named' && (
        <>
          <text x={left + 8} y="25" className="mono q">{`t${handle.number}`}</text>
          <text x={left + 8 + `t${handle.number} `.length * 5.7} y="25" className="label">
            {handle.text}
          </text>
        </>
      )}
      {handle.form === 'numbered' && (
        <text y="24.5" textAnchor="middle" className="mono number">{`t${handle.number}`}</text>
      )}
      <path className="foot" d="M0 33v5" />
    </g>
  );
}

/** Space takes a handle up and puts it down; arrows move it while it is held, or at once with Alt. Escape puts it back. */
function onKey(event: KeyboardEvent, handle: PlacedHandle, reordering: Reordering): void {
  const held = reordering.held === handle.key;
  const way = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  if (event.key === ' ' || event.key === 'Enter') {
    if (held) reordering.drop(handle.key);
    else reordering.take(handle.key);
  } else if (event.key === 'Escape' && held) reordering.cancel();
  else if (way !== 0 && held) reordering.step(way);
  else if (way !== 0 && event.altKey) reordering.move(handle.key, handle.index + way);
  else if (held && (event.key === 'Home' || event.key === 'End')) reordering.toEnd(event.key === 'End');
  else return;
  event.preventDefault();
  event.stopPropagation(); // the page steps with the same keys
}
