import { useDroppable } from '@dnd-kit/react';
import type { ReactNode } from 'react';
import { classes } from '../../kit';
import { useDragging } from './drag-store';

/** A player's side of the table: cards enter here. */
export function DropZone(props: {
  readonly player: string;
  readonly className: string;
  readonly label: string;
  /** Nothing stands there, so it is a line. */
  readonly folded?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const takes = useDragging(({ held }) =>
    held === null ? false : held.kind === 'card' || held.kind === 'object' || (held.kind === 'effect' && held.onSet),
  );
  const isOver = useDragging((state) => state.over?.kind === 'side' && state.over.player === props.player);
  const { ref } = useDroppable({
    id: `side:${props.player}`,
    data: { place: { kind: 'side', player: props.player }, accepts: takes },
    collisionPriority: 1,
    disabled: !takes,
  });
  return (
    <section
      ref={ref}
      data-folded={props.folded || undefined}
      data-picture={props.folded ? 'none' : undefined}
      aria-label={props.label}
      className={classes(props.className, takes && 'takes', takes && isOver && 'takes-over')}
    >
      {props.children}
    </section>
  );
}
