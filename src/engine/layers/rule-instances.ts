import type { BoardObject } from '../board/types';
import { layerOf } from '../effects';
import { keywordAbility } from '../effects/grants';
import type { Row } from '../model/characteristics';
import { effectKey } from '../model/ids';
import type { Part } from '../model/parts';
import type { Facts } from '../query/facts';
import { hasKeyword } from '../query/types';
import { type Instance, layersOf, type PlacedClause } from './instance';
import { ruleInstance } from './rule-instance';

/** What rules and designations do to an object from layer 2 on, given its copiable values. */
export function ruleInstances(object: BoardObject, row: Row, facts: Facts, order: number): readonly Instance[] {
  if (object.attachedTo === null && object.designations.length === 0 && object.stickers.length === 0) return []; // no rule below is about others
  const timestamp = facts.timestamps.get(object.id) ?? 0;
  return RULES.filter((rule) => rule.when(object, row, facts)).map((rule, index) => {
    const parts = rule.parts(object);
    const clause: PlacedClause = {
      subject: { kind: 'object', object: { kind: 'self' } },
      condition: null,
      parts: parts.map((part) => ({ layer: layerOf(part, false), part })),
    };
    const key = effectKey(`${object.id}:${rule.name}`);
    return ruleInstance(object, {
      key,
      origin: 'rule',
      text: rule.name,
      clauses: [clause],
      layers: layersOf([clause]),
      timestamp,
      order: order + index,
    });
  });
}

type Rule = {
  readonly name: string;
  readonly when: (object: BoardObject, row: Row, facts: Facts) => boolean;
  readonly parts: (object: BoardObject) => readonly Part[];
};

const NO_TYPES = { cardTypes: [], supertypes: [], subtypes: [], special: [] } as const;

const RULES: readonly Rule[] = [
  {
    name: 'bestowed', // 702.103b: an Aura enchantment with enchant creature, and no creature, while it is attached
    when: (object, row) =>
      hasKeyword(row, 'bestow') && (object.attachedTo !== null || object.designations.includes('bestowed')),
    parts: () => [
      { kind: 'remove-types', cardTypes: ['Creature'], supertypes: [], subtypes: [] },
      { kind: 'add-types', ...NO_TYPES, cardTypes: ['Enchantment'], subtypes: ['Aura'] },
      { kind: 'add-abilities', abilities: [{ kind: 'ability', ability: keywordAbility('enchant creature') }] },
    ],
  },
  {
    name: 'reconfigured', // 702.151b: no creature while it is attached
    when: (object, row) => hasKeyword(row, 'reconfigure') && object.attachedTo !== null,
    parts: () => [{ kind: 'remove-types', cardTypes: ['Creature'], supertypes: [], subtypes: [] }],
  },
  {
    name: 'suspected', // 701.60: menace and "can't block"
    when: (object) => object.designations.includes('suspected'),
    parts: () => [
      {
        kind: 'add-abilities',
        abilities: [
          { kind: 'ability', ability: keywordAbility('menace') },
          {
            kind: 'ability',
            ability: { ...keywordAbility(''), kind: 'static', keyword: null, text: "This creature can't block." },
          },
        ],
      },
    ],
  },
  {
    name: 'stickers', // 123.6: a name sticker puts its word into the name
    when: (object) => object.stickers.length > 0,
    parts: (object) => object.stickers.map(({ name, after }) => ({ kind: 'add-name-words', words: name, after })),
  },
];
