import { dequal } from 'dequal/lite';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useRef } from 'react';
import { classes, useWords } from '../kit';
import { Decoration } from './Decoration';
import type { PlacedHandle, TimelineLayout } from './timeline-types';
import type { Reordering } from './use-reordering';

/** Everything that has a timestamp, as a handle that can be dragged, or moved by keyboard, to another age (613.7). */
export function TimelineHandles(props: {
  readonly layout: TimelineLayout;
  /** Timestamps that only the preview has. */
  readonly fresh: ReadonlySet<string>;
  readonly selected: string | null;
  readonly reordering: Reordering;
}): ReactNode {
  const { handles } = props.layout;
  const { held, carried } = props.reordering;
  const latest = useRef(props.reordering);
  latest.current = props.reordering;
  const onKeyDown = useCallback(
    (event: KeyboardEvent, handle: PlacedHandle) => onKey(event, handle, latest.current),
    [],
  );
  const onBlur = useCallback((key: string) => latest.current.drop(key), []);
  const lifted = handles.find((handle) => handle.key === held);
  return (
    <>
      {handles.map((handle) => (
        <Handle
          key={handle.key}
          handle={handle}
          fresh={props.fresh.has(handle.key)}
          selected={handle.key === props.selected}
          held={handle.key === held}
          carried={carried && handle.key === held}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
      ))}
      {lifted && <Lifted handle={lifted} reordering={props.reordering} />}
    </>
  );
}

/** The held handle once more, over all others: SVG paints in the order of the document, and that is the order of focus. */
function Lifted(props: { readonly handle: PlacedHandle; readonly reordering: Reordering }): ReactNode {
  const { handle, reordering } = props;
  return (
    <Decoration
      ref={reordering.lifted}
      className={classes('handle held lifted', handle.form, handle.works && 'works')}
      x={reordering.x() ?? handle.x}
    >
      <Drawing handle={handle} />
    </Decoration>
  );
}

const Handle = memo(function Handle(props: {
  readonly handle: PlacedHandle;
  readonly fresh: boolean;
  readonly selected: boolean;
  readonly held: boolean;
  /** By a pointer: then only its lifted double is seen. */
  readonly carried: boolean;
  readonly onKeyDown: (event: KeyboardEvent, handle: PlacedHandle) => void;
  readonly onBlur: (key: string) => void;
}): ReactNode {
  const { t } = useWords();
  const { handle, selected, held } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in SVG
    <g
      role="button"
      tabIndex={0}
      data-key={handle.key}
      className={classes(
        'handle',
        handle.form,
        handle.works && 'works',
        selected && 'selected',
        props.fresh && 'fresh',
        held && 'held',
        props.carried && 'carried',
      )}
      style={{ transform: `translateX(${handle.x}px)` }}
      aria-label={t('timeline.handle', { label: handle.label, number: handle.number, count: handle.of })}
      aria-roledescription={t('timeline.handle-role')}
      aria-pressed={held}
      onKeyDown={(event) => props.onKeyDown(event, handle)}
      onBlur={() => props.onBlur(handle.key)}
    >
      <title>{`t${handle.number} ${handle.label}`}</title>
      <Drawing handle={handle} />
    </g>
  );
}, dequal);

function Drawing({ handle }: { readonly handle: PlacedHandle }): ReactNode {
  const left = -handle.width / 2;
  const number = `t${handle.number}`;
  return (
    <>
      <rect className="grab" x={left - 2} y="0" width={handle.width + 4} height="40" />
      <rect className="box" x={left} y="10" width={handle.width} height="22" rx={handle.form === 'tick' ? 2 : 5} />
      {handle.form === 'named' && (
        <>
          <text x={left + 8} y="25" className="mono q">
            {number}
          </text>
          <text x={left + 8 + `${number} `.length * 5.7} y="25" className="label">
            {handle.text}
          </text>
        </>
      )}
      {handle.form === 'numbered' && (
        <text y="24.5" textAnchor="middle" className="mono number">
          {number}
        </text>
      )}
      <path className="foot" d="M0 33v5" />
    </>
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
