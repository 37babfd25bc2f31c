import { type CurrentLayer, LAYERS } from '../../engine';
import type { Dice } from './dice';

/** Which layers the sentences of one board are about, and from which few subjects they draw. */
export type Flavor = {
  readonly layers: readonly CurrentLayer[];
  readonly subjects: readonly [Subject, ...Subject[]];
  /** Some of its sentences come from further afield. */
  readonly isWide: boolean;
};
type Subject = string;

/** Half of the boards are dense: all effects in one or two layers. Most share three subjects, so that effects meet. */
export function flavorOf(dice: Dice): Omit<Flavor, 'isWide'> {
  const layers = dice.chance(60) ? [dice.pick(BUSY), dice.pick(BUSY)] : LAYERS.slice(3);
  const shared = dice.chance(70);
  const subjects = shared ? ([dice.pick(MANY), dice.pick(MANY), dice.pick(MANY)] as const) : MANY;
  return { layers, subjects };
}

/** A static ability's sentence, sometimes with a condition. */
export function staticSentence(dice: Dice, flavor: Flavor): string {
  const [subject, one] = subjectOf(dice, flavor);
  const predicate = predicates(dice, flavor, one);
  if (dice.chance(20)) return `As long as ${conditionOf(dice)}, ${subject} ${predicate}.`;
  return `${capital(subject)} ${predicate}.`;
}

/** What a resolved spell or ability says: a target, or a set that is locked in. */
export function resolvedSentence(dice: Dice, flavor: Flavor): { readonly text: string; readonly targets: boolean } {
  const targets = dice.chance(60);
  if (targets && dice.chance(15))
    return { text: "Switch target creature's power and toughness until end of turn.", targets };
  const predicate = resolvedPredicate(dice, targets);
  const subject = targets ? 'Target permanent' : capital(dice.pick(flavor.subjects));
  return { text: `${subject} ${predicate} until end of turn.`, targets };
}

/** A defining ability, which only the object itself has (604.3). */
export const definingSentence = (dice: Dice): string =>
  dice.pick([
    'Changeling',
    'Devoid',
    'This creature is all colors.',
    `This creature's power and toughness are each equal to the number of ${dice.pick(COUNTED)} you control.`,
  ]);

const MANY = [
  'creatures',
  'creatures you control',
  'other creatures you control',
  'creatures your opponents control',
  'red creatures',
  'white permanents',
  'nonwhite creatures',
  'artifacts',
  'artifacts you control',
  'noncreature artifacts',
  'enchantments',
  'noncreature enchantments',
  'lands',
  'lands you control',
  'nonbasic lands',
  'Swamps',
  'Forests',
  'Goblins',
  'other Goblins',
  'Elves you control',
  'creatures with flying',
  'creatures without flying',
  'creatures with power 3 or greater',
  'artifact creatures',
  'Goblins and Swamps',
] as const satisfies readonly [string, ...string[]];
const ONE = ['this creature', 'enchanted permanent'] as const;
const COUNTED = ['creatures', 'lands', 'artifacts', 'Swamps', 'Goblins', 'enchantments'] as const;
const COLORS = ['white', 'red', 'green', 'colorless'] as const;
const LANDS = ['Swamp', 'Forest', 'Mountain'] as const;
const TRIBES = ['Goblin', 'Elf', 'Zombie'] as const;
const NOUNS = ['artifact', 'enchantment', 'creature', ...TRIBES, ...LANDS] as const;
const WORDS = ['flying', 'haste', 'trample'] as const;
const BUSY = ['4', '4', '4', '4', '5', '6', '6', '7c'] as const satisfies readonly [CurrentLayer, ...CurrentLayer[]];

const CONDITIONS = [
  'you control a Swamp',
  'you control a creature with flying',
  'you control a red creature',
  'you control an artifact',
  'you control three or more creatures',
  'you control a Goblin',
  'this creature is white',
  'an opponent controls a land',
] as const;
const conditionOf = (dice: Dice): string => dice.pick(CONDITIONS);

function subjectOf(dice: Dice, flavor: Flavor): readonly [string, boolean] {
  return dice.chance(88) ? [dice.pick(flavor.subjects), false] : [dice.pick(ONE), true];
}

/** One predicate, sometimes two: then the effect has parts in two layers (613.6). */
function predicates(dice: Dice, flavor: Flavor, one: boolean): string {
  const first = predicateOf(dice, flavor, one);
  if (!dice.chance(25)) return first;
  const second = `${one ? 'gets' : 'get'} ${dice.pick(['+1/+1', '+0/+2', '-1/-0'])}`;
  return first.startsWith('get') || first.includes('equal to') ? first : `${first} and ${second}`;
}

function predicateOf(dice: Dice, flavor: Flavor, one: boolean): string {
  const layer = dice.pick([flavor.layers[dice.roll(flavor.layers.length)] ?? '4']);
  const [be, have, get, lose, article] = one
    ? (['is', 'has', 'gets', 'loses', true] as const)
    : (['are', 'have', 'get', 'lose', false] as const);
  const noun = (word: string): string => (article ? `${/^[AEIO]/i.test(word) ? 'an' : 'a'} ${word}` : plural(word));
  switch (layer) {
    case '1a':
    case '1b':
    case '2':
    case '3':
    case '4':
      return dice.pick([
        () => `${be} ${noun(nounOf(dice, flavor))} in addition to ${article ? 'its' : 'their'} other types`,
        () => `${be} ${noun(nounOf(dice, flavor))} in addition to ${article ? 'its' : 'their'} other types`,
        () => `${be} ${noun(nounOf(dice, flavor))} in addition to ${article ? 'its' : 'their'} other types`,
        () => `${be} ${noun(dice.pick(LANDS))}`,
        () =>
          article
            ? 'is a 1/1 creature in addition to its other types'
            : 'are 1/1 creatures in addition to their other types',
      ])();
    case '5':
      return `${be} ${dice.pick(COLORS)}`;
    case '6':
      return dice.pick([
        () => `${have} ${dice.pick(WORDS)}`,
        () => `${lose} ${dice.pick(WORDS)}`,
        () => `${lose} all abilities`,
        () => `${have} changeling`,
        () => `${have} "${staticGrant(dice, flavor)}"`,
      ])();
    case '7a':
    case '7b':
      return `${have} base power and toughness ${dice.pick(['0/1', '1/1', '3/3', '5/4'])}`;
    case '7c':
    case '7d':
      return dice.pick([
        () => `${get} ${dice.pick(['+1/+1', '+2/+0', '-1/-1'])}`,
        () => `${get} +1/+1 for each ${dice.pick(['Swamp', 'artifact', 'Goblin'])} you control`,
        () => `${get} +1/+1 for each creature you control with power 3 or greater`,
      ])();
  }
}

/** What an effect makes of its objects: where a board shares subjects, mostly something that those speak of. */
function nounOf(dice: Dice, { subjects }: Flavor): string {
  const words = subjects.join(' ').toLowerCase();
  const spoken = NOUNS.filter((noun) => words.includes(plural(noun).toLowerCase()));
  const [first, ...rest] = spoken;
  return first !== undefined && subjects.length === 3 && dice.chance(75)
    ? dice.pick([first, ...rest])
    : dice.pick(NOUNS);
}

/** A granted static ability works from the layer of the grant on (D14). */
const staticGrant = (dice: Dice, flavor: Flavor): string =>
  `${capital(dice.pick(flavor.subjects))} ${dice.pick(['get +1/+1', 'have flying', 'lose flying', 'have trample', 'have base power and toughness 1/1'])}.`;

function resolvedPredicate(dice: Dice, one: boolean): string {
  const [become, gain, get, lose] = one ? ['becomes', 'gains', 'gets', 'loses'] : ['become', 'gain', 'get', 'lose'];
  return dice.pick([
    () => `${get} +2/+2`,
    () => `${get} -1/-0`,
    () => `${become} ${dice.pick(COLORS)}`,
    () => `${gain} ${dice.pick(WORDS)}`,
    () => `${lose} all abilities`,
    () => `${one ? 'has' : 'have'} base power and toughness ${dice.pick(['0/2', '4/4'])}`,
    () =>
      one
        ? `becomes ${dice.pick(['a Goblin', 'an Elf', 'an artifact'])} in addition to its other types`
        : `gain ${dice.pick(WORDS)}`,
  ])();
}

const plural = (word: string): string => (word === 'Elf' ? 'Elves' : `${word}s`);
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
