import { expect, test } from 'vitest';
import { initialsOf } from './initials';

const initials = (...names: readonly string[]) => [...(initialsOf(names)?.values() ?? [])];

test('one letter where it tells names apart, else as many as do', () => {
  expect(initials('Humility', 'Opalescence', 'Glorious Anthem')).toEqual(['H', 'O', 'G']);
  expect(initials('Humility', 'March of the Machines', 'Mycosynth Lattice')).toEqual(['H', 'Ma', 'My']);
  expect(initials('Clone 1', 'Clone 2', 'Conspiracy')).toEqual(['C1', 'C2', 'Co']);
});

test('none where they would be quotation marks, or the same for two', () => {
  expect(initialsOf(['Runeclaw Bear', '“gains flying”', '“gains trample”'])).toBeNull();
  expect(initialsOf(['Archetype of Courage', 'Archetype of Finality'])).toBeNull();
});
