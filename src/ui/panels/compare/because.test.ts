import { expect, test } from 'vitest';
import { type Aspect, diffTraces, type Explained, type Message } from '../../../engine';
import { allWords, createWords, namesOfRuns } from '../../../messages';
import { evaluationOf } from '../../../testing/board-of';
import { becauseInB } from './because';

const words = createWords('en', 'current', allWords);

/** The sentences of the table, by object and aspect. */
function because(a: Explained, b: Explained, object: string, aspect: Aspect): string | null {
  const difference = diffTraces(a, b).find((each) => each.object === object && each.aspect === aspect);
  if (!difference) throw new Error(`${object} has the same ${aspect} in both runs`);
  const names = namesOfRuns([a, b], words)[1];
  const plain = (message: Message) => words.plain(message, names);
  const found = becauseInB(a, b, difference, { level: 'plain', plain });
  return found && plain(found.message);
}

const enchantments = { humility: 'Humility', opalescence: 'Opalescence', bear: 'Grizzly Bears' };
const humilityFirst = evaluationOf(enchantments);
const opalescenceFirst = evaluationOf(enchantments, { timestamps: ['opalescence', 'humility', 'bear'] });

test('613.7: what holds in both runs is no reason; that Humility is the newer one is', () => {
  expect(because(humilityFirst, opalescenceFirst, 'humility', 'size')).toBe(
    'Humility is newer than Opalescence, so it has the last word.',
  );
  expect(because(opalescenceFirst, humilityFirst, 'humility', 'size')).toBe(
    'Opalescence is newer than Humility, so it has the last word.',
  );
});

const saproling = { name: 'Saproling Token', typeLine: 'Creature — Saproling', power: 1, toughness: 1 };
const lands = {
  moon: 'Blood Moon',
  limb: 'Life and Limb',
  pool: 'Breeding Pool',
  sap: { card: { ...saproling, colorIndicator: ['green'] as const }, token: true },
};
const limbFirst = evaluationOf(lands, { timestamps: ['limb', 'moon', 'pool', 'sap'] });
const moonFirst = evaluationOf(lands);

test('613.8b: where something that happened in A does not in B, it says what the object is by then', () => {
  for (const aspect of ['colors', 'types', 'subtypes', 'size'] as const)
    expect(because(limbFirst, moonFirst, 'pool', aspect)).toMatch(/^Life and Limb does not .*Land — Mountain\.$/);
  expect(because(moonFirst, limbFirst, 'pool', 'colors')).toBe('Life and Limb makes it green.');
});

test('of what is gone in B it says so', () => {
  const gone = evaluationOf({ humility: 'Humility', bear: 'Grizzly Bears' });
  expect(because(humilityFirst, gone, 'humility', 'types')).toBe(
    'Opalescence, which changes it in A, is not there in B.',
  );
  expect(because(humilityFirst, gone, 'humility', 'abilities')).toBe(
    'Humility does not apply to it in B: by then it is Enchantment.',
  );
  expect(because(humilityFirst, gone, 'opalescence', 'name')).toBe('Only A has it.');
});

test('613.8a: a sentence that stands alone does not begin with "But"', () => {
  const swamps = evaluationOf({ urborg: 'Urborg, Tomb of Yawgmoth', forest: 'Forest' });
  const moon = evaluationOf({ urborg: 'Urborg, Tomb of Yawgmoth', forest: 'Forest', moon: 'Blood Moon' });
  expect(because(swamps, moon, 'forest', 'subtypes')).toBe(
    'Blood Moon takes the ability of Urborg away before that can apply.',
  );
});

test('613.7: where the same happens in both runs, whose turn is later is the reason', () => {
  const painters = { p: { card: "Painter's Servant", choices: { color: 'blue' } }, lattice: 'Mycosynth Lattice' };
  const latticeFirst = evaluationOf(painters, { timestamps: ['lattice', 'p'] });
  expect(because(evaluationOf(painters), latticeFirst, 'lattice', 'colors')).toBe(
    "Painter's Servant applies after Mycosynth Lattice in B, and before it in A.",
  );
});

test('613.7: where both runs tell the same of each effect, too', () => {
  const lands = { urborg: 'Urborg, Tomb of Yawgmoth', seas: { card: 'Spreading Seas', attachedTo: 'f' }, f: 'Forest' };
  const seasFirst = evaluationOf(lands, { timestamps: ['seas', 'urborg', 'f'] });
  expect(because(evaluationOf(lands), seasFirst, 'f', 'subtypes')).toBe(
    'Urborg applies after Spreading Seas in B, and before it in A.',
  );
});
