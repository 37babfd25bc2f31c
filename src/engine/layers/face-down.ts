import type { CompiledObject } from '../board/compiled';
import type { Part } from '../model/parts';
import type { PlacedPart } from './instance';
import { printedRow } from './printed-row';

/** 708.2: face down it is a 2/2 creature, or has the values that are given for it (disguise, 702.168b). */
export function faceDownParts(compiled: CompiledObject): readonly PlacedPart[] {
  const parts: readonly Part[] = [{ kind: 'turn-face-down' }, ...valuesGiven(compiled)];
  return parts.map((part) => ({ layer: '1b', part }));
}

/** The values given for a face-down object; they replace those of a 2/2 without anything. */
export function valuesGiven({ faceDownAs, object }: CompiledObject): readonly Part[] {
  if (faceDownAs === null) return [];
  const { card } = faceDownAs;
  const row = printedRow(faceDownAs, { ...object, face: 0 });
  const size = (value: number | null) => (value === null ? null : ({ kind: 'number', value } as const));
  return [
    ...(card.name === '' ? [] : [{ kind: 'set-name', name: card.name } as const]),
    { kind: 'set-card-types', cardTypes: row.cardTypes },
    { kind: 'add-types', cardTypes: [], supertypes: row.supertypes, subtypes: row.subtypes, special: [] },
    { kind: 'set-colors', colors: row.colors, special: [] },
    { kind: 'set-pt', power: size(row.power), toughness: size(row.toughness) },
    { kind: 'add-abilities', abilities: row.abilities.map((ability) => ({ kind: 'ability', ability })) },
  ];
}
