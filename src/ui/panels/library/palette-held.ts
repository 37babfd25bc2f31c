import { type Board, objectId, playerId } from '../../../engine';
import type { Held } from '../drag/held';
import type { Ending, Noun, PaletteEntry } from './palette';

/** How a person has filled in an entry of the palette. */
export type Filling = { readonly blanks: readonly string[]; readonly noun: Noun; readonly ending: Ending };

export const firstFilling = (entry: PaletteEntry): Filling => ({
  blanks: entry.blanks.map((blank) => blank.value),
  noun: entry.nouns[0] ?? 'permanent',
  ending: entry.endings[0] ?? 'none',
});

/** What is held when this entry is picked up; null while a blank that must be filled in is empty. */
export function heldFrom(
  entry: PaletteEntry,
  filling: Filling,
  board: Pick<Board, 'players' | 'objects'>,
  label: string,
): Held | null {
  const active = board.players.find((player) => player.active)?.id ?? playerId('A');
  const [first = '', second = ''] = filling.blanks;
  switch (entry.makes) {
    case 'copy': {
      const of = board.objects.find((object) => object.id === first);
      return of ? { kind: 'copy', of: objectId(first), name: label } : null;
    }
    case 'face-down':
      return { kind: 'face-down' };
    case 'counter':
      return {
        kind: 'counter',
        counter: second,
        count: Math.max(1, Number(first) || 1),
        layer: /^[+-]/.test(second) ? '7c' : '6',
      };
    case 'effect':
    case 'set-effect':
      return {
        kind: 'effect',
        label,
        layer: entry.layer,
        effect: {
          text: entry.write(filling.blanks, filling.noun, filling.ending),
          source: null,
          controller: entry.id === 'control' ? playerId(first) : active,
          x: null,
          choices: entry.id === 'text' ? { from: first, to: second } : {},
        },
        targets: [],
        onSet: entry.makes === 'set-effect',
      };
  }
}
