import { type Dice, diceOf } from './dice';
import { definingSentence, type Flavor, flavorOf, resolvedSentence, staticSentence } from './sentences';
import { wideResolved, wideSentence } from './wide-sentences';

type Document = { readonly [field: string]: unknown };

/** A small board, as a document, that follows from its seed: few words, so that effects get in each other's way. */
export function randomBoard(seed: number): Document {
  const dice = diceOf(seed);
  const flavor = { ...flavorOf(dice), isWide: seed % 3 === 2 };
  const ids = Array.from({ length: 2 + dice.roll(7) }, (_, index) => `o${index}`);
  const objects = ids.map((id, index) => objectOf(id, ids.slice(0, index), dice, flavor));
  const effects = Array.from({ length: dice.roll(3) }, (_, index) => effectOf(`e${index}`, ids, dice, flavor));
  const keys = [...ids, ...effects.map((effect) => effect.id)];
  return { format: 'layers-board', version: 1, objects, effects, timestamps: shuffled(keys, dice) };
}

function objectOf(id: string, older: readonly string[], dice: Dice, flavor: Flavor): Document {
  const card = cardOf(dice, flavor);
  const other = older[dice.roll(Math.max(1, older.length))];
  const isAura = JSON.stringify(card).includes('nchanted ');
  return {
    id,
    card,
    ...(dice.chance(30) ? { controller: 'B' } : {}),
    ...(isAura && other ? { attachedTo: other } : {}),
    ...(!isAura && other && dice.chance(8) ? { copyOf: other } : {}),
    ...(dice.chance(4) ? { faceDown: true } : {}),
    ...(dice.chance(12) ? { counters: { [dice.pick(['+1/+1', 'flying', '-1/-1'])]: 1 + dice.roll(2) } } : {}),
    ...(dice.chance(15) ? { tapped: true } : {}),
  };
}

function cardOf(dice: Dice, flavor: Flavor): Document {
  const body = dice.pick(BODIES);
  const lines = [
    ...(dice.chance(30) ? [dice.pick(['Flying', 'Haste', 'Trample'])] : []),
    ...(dice.chance(12) ? [definingSentence(dice)] : []),
    ...(dice.chance(88) ? [sentence(dice, flavor)] : []),
    ...(dice.chance(35) ? [sentence(dice, flavor)] : []),
  ];
  return { name: 'Test Card', ...body, text: lines.join('\n') };
}

const sentence = (dice: Dice, flavor: Flavor): string =>
  flavor.isWide && dice.chance(60) ? wideSentence(dice) : staticSentence(dice, flavor);

const BODIES: readonly [Document, ...Document[]] = [
  { manaCost: '{1}{R}', typeLine: 'Creature — Goblin', power: 2, toughness: 2 },
  { manaCost: '{W}', typeLine: 'Creature — Elf', power: 1, toughness: 1 },
  { manaCost: '{3}', typeLine: 'Artifact Creature — Zombie', power: 3, toughness: 3 },
  { manaCost: '{2}', typeLine: 'Artifact' },
  { manaCost: '{1}{W}', typeLine: 'Enchantment' },
  { typeLine: 'Basic Land — Swamp' },
  { typeLine: 'Land — Forest' },
  { typeLine: 'Land' },
  { typeLine: 'Land Creature — Forest Elf', power: 1, toughness: 1, colorIndicator: ['green'] },
];

function effectOf(
  id: string,
  objects: readonly string[],
  dice: Dice,
  flavor: Flavor,
): Document & { readonly id: string } {
  const isWide = flavor.isWide && dice.chance(50);
  const { text, targets } = isWide ? { text: wideResolved(dice), targets: true } : resolvedSentence(dice, flavor);
  const first = dice.roll(objects.length);
  const second = (first + 1 + dice.roll(objects.length - 1)) % objects.length;
  const places = text.includes('two target') ? [first, second] : [first];
  return { id, text, ...(targets ? { targets: places.map((place) => objects[place]) } : {}) };
}

function shuffled(keys: readonly string[], dice: Dice): readonly string[] {
  const mixed = [...keys];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = dice.roll(last + 1);
    const [a = '', b = ''] = [mixed[last], mixed[other]];
    mixed[last] = b;
    mixed[other] = a;
  }
  return mixed;
}
