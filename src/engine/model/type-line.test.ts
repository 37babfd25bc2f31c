import { expect, test } from 'vitest';
import { byPrint, typesAsPrinted } from './type-line';

const left = (line: string) => line.split(' ').toSorted(byPrint).join(' ');

test('types stand as on Courser of Kruphix, Darksteel Citadel, Dryad Arbor, Bident of Thassa, Bitterblossom and Urza’s Saga', () => {
  expect(left('Creature Enchantment')).toBe('Enchantment Creature');
  expect(left('Land Artifact')).toBe('Artifact Land');
  expect(left('Creature Land')).toBe('Land Creature');
  expect(left('Artifact Enchantment Legendary')).toBe('Legendary Enchantment Artifact');
  expect(left('Enchantment Kindred')).toBe('Kindred Enchantment');
  expect(left('Land Enchantment')).toBe('Enchantment Land');
});

test('supertypes stand as on Snow-Covered Forest and Marit Lage’s Slumber', () => {
  expect(left('Snow Basic Land')).toBe('Basic Snow Land');
  expect(typesAsPrinted({ supertypes: ['Snow', 'Legendary'], cardTypes: ['Enchantment'] })).toEqual([
    'Legendary',
    'Snow',
    'Enchantment',
  ]);
});
