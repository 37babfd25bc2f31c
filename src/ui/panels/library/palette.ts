/** The palette of effects: each a small sentence with blanks, which writes the rules text of an effect that resolves. */
import { type Edition, type Layer, numberedLayer } from '../../../engine';

/** What stands in a blank, and what it may be. */
export type Blank =
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'signed'; readonly value: string } // with its sign: +3, −1
  | { readonly kind: 'color'; readonly value: string }
  | { readonly kind: 'basic-land'; readonly value: string }
  | { readonly kind: 'types'; readonly value: string } // a card type or a creature type
  | { readonly kind: 'keyword'; readonly value: string }
  | { readonly kind: 'counter'; readonly value: string }
  | { readonly kind: 'player'; readonly value: string }
  | { readonly kind: 'object'; readonly value: string }
  | { readonly kind: 'text'; readonly value: string };

/** What the sentence says it is put on: the menu of an entry offers those that make sense for it. */
export type Noun = 'creature' | 'permanent' | 'land' | 'artifact' | 'enchantment';
export type Ending = 'end-of-turn' | 'none';

export type PaletteEntry = {
  readonly id: PaletteId;
  readonly layer: Layer;
  readonly blanks: readonly Blank[];
  readonly nouns: readonly Noun[];
  readonly endings: readonly Ending[];
  /** What is made of it: text of an effect, a counter, or a change of the object itself. */
  readonly makes: 'effect' | 'set-effect' | 'counter' | 'copy' | 'face-down';
  /** The rules text, with its blanks filled in. */
  readonly write: (blanks: readonly string[], noun: Noun, ending: Ending) => string;
};

export const PALETTE_IDS = [
  'copy',
  'face-down',
  'control',
  'text',
  'add-type',
  'set-land',
  'color',
  'lose-all',
  'gain',
  'base-size',
  'boost',
  'boost-all',
  'switch',
  'counter',
] as const;
export type PaletteId = (typeof PALETTE_IDS)[number];

/** The layer of an entry as the edition numbers it that is looked at. */
export const layerIn = ({ layer, makes }: PaletteEntry, edition: Edition): Layer =>
  numberedLayer(layer, makes === 'counter', edition);

const until = (ending: Ending): string => (ending === 'end-of-turn' ? ' until end of turn' : '');
const both: readonly Ending[] = ['end-of-turn', 'none'];
const anything: readonly Noun[] = ['permanent', 'creature', 'land', 'artifact', 'enchantment'];
const creatures: readonly Noun[] = ['creature', 'permanent'];
const article = (word: string): string => (/^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`);
const entry = (id: PaletteId, layer: Layer, rest: Omit<PaletteEntry, 'id' | 'layer'>): PaletteEntry => ({
  id,
  layer,
  ...rest,
});

export const PALETTE: readonly PaletteEntry[] = [
  entry('copy', '1a', {
    blanks: [{ kind: 'object', value: '' }],
    nouns: [],
    endings: [],
    makes: 'copy',
    write: () => '',
  }),
  entry('face-down', '1b', { blanks: [], nouns: [], endings: [], makes: 'face-down', write: () => '' }),
  entry('control', '2', {
    blanks: [{ kind: 'player', value: 'A' }],
    nouns: creatures,
    endings: ['none', 'end-of-turn'],
    makes: 'effect',
    write: (_blanks, noun, ending) => `Gain control of target ${noun}${until(ending)}.`,
  }),
  entry('text', '3', {
    blanks: [
      { kind: 'basic-land', value: 'Forest' },
      { kind: 'basic-land', value: 'Island' },
    ],
    nouns: ['permanent'],
    endings: ['none'],
    makes: 'effect',
    write: (_blanks, noun) =>
      `Change the text of target ${noun} by replacing all instances of one basic land type with another.`,
  }),
  entry('add-type', '4', {
    blanks: [{ kind: 'types', value: 'artifact' }],
    nouns: anything,
    endings: ['none', 'end-of-turn'],
    makes: 'effect',
    write: ([type = ''], noun, ending) =>
      `Target ${noun} becomes ${article(type)} in addition to its other types${until(ending)}.`,
  }),
  entry('set-land', '4', {
    blanks: [{ kind: 'basic-land', value: 'Island' }],
    nouns: ['land'],
    endings: both,
    makes: 'effect',
    write: ([type = ''], noun, ending) => `Target ${noun} becomes ${article(type)}${until(ending)}.`,
  }),
  entry('color', '5', {
    blanks: [{ kind: 'color', value: 'red' }],
    nouns: ['permanent', 'creature'],
    endings: both,
    makes: 'effect',
    write: ([color = ''], noun, ending) => `Target ${noun} becomes ${color}${until(ending)}.`,
  }),
  entry('lose-all', '6', {
    blanks: [],
    nouns: ['creature', 'permanent'],
    endings: both,
    makes: 'effect',
    write: (_blanks, noun, ending) => `Target ${noun} loses all abilities${until(ending)}.`,
  }),
  entry('gain', '6', {
    blanks: [{ kind: 'keyword', value: 'flying' }],
    nouns: ['creature', 'permanent'],
    endings: both,
    makes: 'effect',
    write: ([keyword = ''], noun, ending) => `Target ${noun} gains ${keyword}${until(ending)}.`,
  }),
  entry('base-size', '7b', {
    blanks: [
      { kind: 'number', value: '1' },
      { kind: 'number', value: '1' },
    ],
    nouns: ['creature'],
    endings: both,
    makes: 'effect',
    write: ([power = '', toughness = ''], noun, ending) =>
      `Target ${noun} has base power and toughness ${power}/${toughness}${until(ending)}.`,
  }),
  entry('boost', '7c', {
    blanks: [
      { kind: 'signed', value: '+3' },
      { kind: 'signed', value: '+3' },
    ],
    nouns: ['creature'],
    endings: both,
    makes: 'effect',
    write: ([power = '', toughness = ''], noun, ending) => `Target ${noun} gets ${power}/${toughness}${until(ending)}.`,
  }),
  entry('boost-all', '7c', {
    blanks: [
      { kind: 'signed', value: '+1' },
      { kind: 'signed', value: '+1' },
    ],
    nouns: [],
    endings: both,
    makes: 'set-effect',
    write: ([power = '', toughness = ''], _noun, ending) =>
      `Creatures you control get ${power}/${toughness}${until(ending)}.`,
  }),
  entry('switch', '7d', {
    blanks: [],
    nouns: ['creature'],
    endings: both,
    makes: 'effect',
    write: (_blanks, noun, ending) => `Switch target ${noun}'s power and toughness${until(ending)}.`,
  }),
  entry('counter', '7c', {
    blanks: [
      { kind: 'number', value: '1' },
      { kind: 'counter', value: '+1/+1' },
    ],
    nouns: [],
    endings: [],
    makes: 'counter',
    write: () => '',
  }),
];
