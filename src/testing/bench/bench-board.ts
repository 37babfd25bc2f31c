import { CREATURE_TYPES } from '../../engine';
import { type Dice, diceOf } from '../random/dice';

/** `plain`: what tables look like. `humility`: with effects that take abilities and go on. `heavy`: chains and loops. */
export const KINDS = ['plain', 'humility', 'heavy'] as const;
export type Kind = (typeof KINDS)[number];

type Document = { readonly [field: string]: unknown };

/** A board document with so many objects, so many of which have a static ability. Equal arguments, equal boards. */
export function benchBoard(kind: Kind, objects: number, effects: number): Document {
  const dice = diceOf(objects * 31 + effects);
  const special = kind === 'humility' ? ['Humility', 'Opalescence'] : [];
  const written = Array.from({ length: objects }, (_, index) => {
    const [name] = index < effects ? special.slice(index, index + 1) : [];
    const card = name ?? (index < effects ? sourceOf(kind, index, dice) : bodyOf(dice));
    return { id: `o${index}`, card, ...(dice.chance(40) ? { controller: 'B' } : {}) };
  });
  return {
    format: 'layers-board',
    version: 1,
    title: `${kind} ${objects} x ${effects}`,
    objects: shuffled(written, dice),
  };
}

function sourceOf(kind: Kind, index: number, dice: Dice): Document {
  const texts = kind === 'heavy' ? HEAVY : PLAIN;
  const text = texts[index % texts.length] ?? '';
  const body = dice.chance(50) ? { typeLine: 'Enchantment', manaCost: '{2}{W}' } : bodyOf(dice);
  return { ...body, name: `Source ${index % texts.length}`, text };
}

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
const TRIBES = CREATURE_TYPES.filter((_, index) => index % 10 === 0).slice(0, 24);
const tribe = (index: number): string => TRIBES[index % TRIBES.length] ?? 'Elf';

function bodyOf(dice: Dice): Document {
  const size = 1 + dice.roll(4);
  const creature = {
    name: 'Body',
    manaCost: dice.pick(['{1}{W}', '{2}{R}', '{G}', '{3}']),
    power: size,
    toughness: size,
  };
  return dice.pick<() => Document>([
    () => ({ ...creature, typeLine: `Creature — ${tribe(dice.roll(TRIBES.length))}` }),
    () => ({ ...creature, typeLine: `Artifact Creature — ${tribe(dice.roll(TRIBES.length))}`, text: 'Flying' }),
    () => ({ name: 'Relic', manaCost: '{2}', typeLine: 'Artifact' }),
    () => ({ name: 'Basic', typeLine: `Basic Land — ${dice.pick(LANDS)}` }),
    () => ({ name: 'Dual', typeLine: `Land — ${dice.pick(LANDS)} ${dice.pick(LANDS)}` }),
  ])();
}

/** Lords, anthems, keywords, colors, counted values, and the three that everybody knows from layer 4. */
const PLAIN: readonly string[] = [
  'Each land is a Swamp in addition to its other land types.',
  'Nonbasic lands are Mountains.',
  'All Swamps are 1/1 black creatures that are still lands.',
  'Creatures you control get +1/+1.',
  'White creatures get +1/+1.',
  'Creatures you control have flying.',
  'Creatures your opponents control get -1/-1.',
  'Artifact creatures you control have vigilance.',
  'Red creatures have haste.',
  'Creatures you control get +1/+1 for each artifact you control.',
  'All creatures are black.',
  ...TRIBES.slice(0, 12).map((name) => `Other ${name} creatures you control get +1/+1 and have trample.`),
];

/** Each type makes the next, so that nearly everything waits for something, and the last makes the first. */
const HEAVY: readonly string[] = [
  ...TRIBES.map(
    (name, index) => `${name} creatures are ${tribe(index + 1)} creatures in addition to their other types.`,
  ),
  ...LANDS.map((name, index) => `${name}s are ${LANDS[(index + 1) % LANDS.length]}s in addition to their other types.`),
  'Nonbasic lands are Mountains.',
  'Artifacts are creatures in addition to their other types.',
  'Creatures are artifacts in addition to their other types.',
  'Creatures with flying have haste.',
  'Creatures with haste have flying.',
  'Creatures with haste lose all abilities.',
  'Creatures with power 3 or greater get +1/+0.',
  'Creatures with toughness 3 or less get +1/+1.',
].map((text) => text.replace('Plainss', 'Plains'));

function shuffled(objects: readonly Document[], dice: Dice): readonly Document[] {
  return objects
    .map((object) => ({ object, place: dice.roll(1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ object }) => object);
}
