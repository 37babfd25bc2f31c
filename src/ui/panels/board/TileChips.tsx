import type { ReactNode } from 'react';
import type { BoardObject, Chip } from '../../../engine';
import { useWords } from '../../kit';
import { ChipView } from './ChipView';
import { chipLabel } from './tile-words';
import type { Tiles } from './use-tiles';

/** What acts on it: effects of resolved spells and abilities, counters, attachments, each to be dragged off or on. */
export function TileChips(props: {
  readonly object: BoardObject;
  readonly tiles: Tiles;
  /** In one row of a compact tile; what finds no room is in the tile's menu. */
  readonly short?: boolean;
}): ReactNode {
  const { t } = useWords();
  const { object, tiles, short = false } = props;
  const chips = tiles.chips.get(object.id) ?? [];
  if (chips.length === 0) return null;
  // The newest are what one looks for, and what a drop has just put there.
  const shown = short ? chips.slice(-roomFor(chips)) : chips;
  const hidden = chips.slice(0, chips.length - shown.length);
  const size = !short ? 'full' : haveRoomForCodes(chips) ? 'short' : 'bare';
  return (
    <ul className={short ? 'chips short' : 'chips'}>
      {hidden.length > 0 && (
        <li className="chip-rest" title={hidden.map(({ text }) => text).join('\n')}>
          {t('chip.more', { count: hidden.length })}
        </li>
      )}
      {shown.map((chip) => (
        <ChipView key={chip.key} chip={chip} object={object} tiles={tiles} size={size} />
      ))}
    </ul>
  );
}

/** Three numbers have room beside each other, or two chips with words. */
const roomFor = (chips: readonly Chip[]): number => (chips.slice(-3).every(isNumber) ? 3 : 2);

/** One alone, or two numbers, also have room for the codes of their layers. */
const haveRoomForCodes = (chips: readonly Chip[]): boolean =>
  chips.length === 1 || (chips.length === 2 && chips.every(isNumber));

const isNumber = (chip: Chip): boolean => chipLabel(chip).measured;
