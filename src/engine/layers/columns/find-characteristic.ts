/** Filters about one characteristic as questions to columns; each notes the atoms that it reads. */
import { COLORS } from '../../model/characteristics';
import type { PlayerId } from '../../model/ids';
import type { Filter } from '../../model/phrases';
import { familyOf } from '../../model/subtypes';
import { compare } from '../../query/compare';
import { hasKeyword } from '../../query/types';
import { type Bits, both, hasBit, noBits, setBit, union, without } from './bits';
import { type Columns, flagAtom, NONE, numberAtom, typeAtom } from './columns';
import { fixed } from './find-fact';
import { everything, type Find, type Reading } from './reading';

export const keywordAtom = (columns: Columns, keyword: string): number =>
  flagAtom(columns, `kw:${keyword}`, 'abilities', (row) => hasKeyword(row, keyword));

const everyTypeAtom = (columns: Columns): number =>
  flagAtom(columns, 'every', 'everyCreatureType', (row) => row.everyCreatureType);

/** A written subtype; "every creature type" is an atom of its own. */
const subtypeAtom = (columns: Columns, subtype: string): number =>
  flagAtom(columns, `sub:${subtype}`, 'subtypes', (row) => row.subtypes.includes(subtype));

export function flag(atom: number, { reads }: Reading): Find {
  reads.add(atom);
  return (view) => view.flags(atom);
}

export function subtype(name: string, reading: Reading): Find {
  const written = flag(subtypeAtom(reading.columns, name), reading);
  if (familyOf(name) !== 'creature') return written;
  const every = flag(everyTypeAtom(reading.columns), reading);
  return (view) => union(written(view), every(view));
}

export const color = (name: string, reading: Reading): Find =>
  flag(
    flagAtom(reading.columns, `color:${name}`, 'colors', (row) => row.colors.some((has) => has === name)),
    reading,
  );

export const named = (name: string, reading: Reading): Find =>
  flag(
    flagAtom(reading.columns, `name:${name}`, 'name', (row) => row.name !== '' && row.name === name),
    reading,
  );

export const controller = (player: PlayerId, reading: Reading): Find =>
  flag(
    flagAtom(reading.columns, `ctrl:${player}`, 'controller', (row) => row.controller === player),
    reading,
  );

/** Objects by how many colours they have: sets for each number of colours, grown colour by colour. */
export function colorCount({ comparison, count }: Extract<Filter, { kind: 'color-count' }>, reading: Reading): Find {
  const colors = COLORS.map((name) => color(name, reading));
  const { words } = reading.columns;
  return (view) => {
    let exactly: Bits[] = [everything(reading.columns)];
    for (const find of colors) {
      const has = find(view);
      exactly = [...exactly, noBits(words)].map((bits, number) =>
        union(without(bits, has), both(exactly[number - 1] ?? noBits(words), has)),
      );
    }
    return exactly.reduce(
      (result, bits, number) => (compare(number, comparison, count) ? union(result, bits) : result),
      noBits(words),
    );
  };
}

export function comparison(filter: Extract<Filter, { kind: 'compare' }>, reading: Reading): Find | null {
  const { field, than } = filter;
  const { columns, reads } = reading;
  if (than.kind !== 'number') return null;
  if (field === 'manaValue' || field === 'loyalty' || field === 'defense') return fixed(filter, reading); // settled by layer 1
  const atom = numberAtom(columns, field);
  const creature = typeAtom(columns, 'Creature');
  reads.add(atom).add(creature);
  return (view) => {
    const values = view.numbers(atom);
    const isCreature = view.flags(creature);
    const result = noBits(columns.words);
    for (let place = 0; place < values.length; place++) {
      const value = values[place] ?? NONE;
      const known = value !== NONE || hasBit(isCreature, place); // 208.5: a creature without a value has 0
      if (known && compare(value === NONE ? 0 : value, filter.comparison, than.value)) setBit(result, place);
    }
    return result;
  };
}
