import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ObjectId } from '../../../engine';
import { useNames, useWords } from '../../kit';
import { useDragging } from './drag-store';
import { TileDrag } from './TileDrag';

/** A tile as a place to drop things on and as something that can be picked up itself. */
export function DropTarget(
  props: Omit<ComponentProps<'article'>, 'onSelect'> & {
    readonly object: ObjectId;
    readonly name: string;
    /** Its height is the same whatever it says. */
    readonly fixed: boolean;
    readonly onSelect: (event: MouseEvent<HTMLElement>) => void;
  },
): ReactNode {
  const { object, name, fixed, onSelect, ...rest } = props;
  const tile = useRef<HTMLElement>(null);
  const height = useFrozenHeight(tile, fixed);
  const isHeld = useDragging(({ held }) => held?.kind === 'object' && held.object === object);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the name on the tile is the button for the keyboard */}
      <article
        {...rest}
        ref={tile}
        style={height === null ? undefined : { blockSize: height }}
        data-held={isHeld || undefined}
        data-frozen={height === null ? undefined : ''}
        // React also brings presses in menus that the tile opened, which stand elsewhere in the page.
        onClick={(event) => {
          if (event.target instanceof Node && event.currentTarget.contains(event.target)) onSelect(event);
        }}
      />
      <TileDrag object={object} name={name} element={tile} />
    </>
  );
}

/** While anything is held a tile keeps its height, so that no preview moves what one is aiming at. */
function useFrozenHeight(tile: RefObject<HTMLElement | null>, fixed: boolean): number | null {
  const isHeld = useDragging((state) => !fixed && state.held !== null);
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => setHeight(isHeld ? (tile.current?.offsetHeight ?? null) : null), [tile, isHeld]);
  return height;
}

export type TargetState = {
  readonly className: string;
  readonly isOver: boolean;
  /** In words, why the held thing cannot be put here. */
  readonly reason: string | null;
};

const CALM: TargetState = { className: '', isOver: false, reason: null };

/** How a tile looks while something is held: lit, lit and under the pointer, or dimmed with the reason. */
export function useTargetState(object: ObjectId): TargetState {
  const words = useWords();
  const names = useNames();
  const verdict = useDragging((state) => state.verdicts.get(object));
  const active = useDragging((state) => state.legal !== null);
  const isOver = useDragging((state) => state.over?.kind === 'object' && state.over.object === object);
  const beside = useDragging((state) => state.beside);
  const reason = useMemo(() => (verdict ? words.plain(verdict, names) : null), [verdict, words, names]);
  if (isOver && beside !== null) return { ...CALM, className: beside };
  if (!active || verdict === undefined) return CALM;
  if (verdict !== null) return { className: 'dim', isOver: false, reason };
  return { className: isOver ? 'legal over' : 'legal', isOver, reason: null };
}
