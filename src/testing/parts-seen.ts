import type { Part } from '../engine';
import { handAbility } from './hand-trace';

const number = (value: number) => ({ kind: 'number', value }) as const;
const self = { kind: 'self' } as const;
const NONE = { cardTypes: [], supertypes: [], subtypes: [] } as const;

/** One or two parts of every kind, for laws that hold of all of them. */
export const PARTS_SEEN: readonly Part[] = [
  { kind: 'become-copy', of: self, except: [], keep: [], keepsThisAbility: false },
  { kind: 'turn-face-down' },
  { kind: 'set-controller', player: { kind: 'opponents' } },
  { kind: 'exchange-control', with: self },
  { kind: 'replace-word', what: 'land-type', from: 'Swamp', to: 'Island' },
  { kind: 'replace-word', what: 'color', from: 'red', to: 'blue' },
  { kind: 'set-name', name: 'Another Name' },
  { kind: 'add-name-words', words: 'Dark', after: 0 },
  { kind: 'exchange-text', with: self },
  { kind: 'add-types', ...NONE, cardTypes: ['Land'], subtypes: ['Swamp'], special: ['every-creature-type'] },
  { kind: 'set-card-types', cardTypes: ['Enchantment'] },
  { kind: 'set-subtypes', of: 'creature', subtypes: ['Frog'], special: [] },
  { kind: 'set-land-types', landTypes: ['Mountain'], special: [] },
  { kind: 'remove-types', ...NONE, cardTypes: ['Creature'] },
  { kind: 'remove-all', what: 'creature-types' },
  { kind: 'remove-all', what: 'land-types' },
  { kind: 'add-types-of', from: self, which: 'all', replace: true },
  { kind: 'set-colors', colors: ['blue'], special: [] },
  { kind: 'add-colors', colors: [], special: ['all-colors'] },
  {
    kind: 'add-abilities',
    abilities: [{ kind: 'ability', ability: handAbility('Flying', { kind: 'keyword', keyword: 'flying' }) }],
  },
  { kind: 'remove-abilities', keywords: ['flying'] },
  { kind: 'remove-all-abilities', except: 'none' },
  { kind: 'remove-all-abilities', except: 'mana' },
  { kind: 'bar-abilities', keywords: ['haste'] },
  { kind: 'define-pt', power: number(1), toughness: number(4) },
  { kind: 'set-pt', power: number(5), toughness: null },
  { kind: 'modify-pt', power: number(2), toughness: number(-1) },
  { kind: 'switch-pt' },
];
