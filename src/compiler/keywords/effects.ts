/**
 * What a keyword does in the layers: the static effect it is, or the effect that resolving it leaves behind.
 * A keyword that is not in this table changes no characteristic (or only puts counters, which are the board's).
 */
import type { Clause, CompiledAbility, Condition, EffectSpec, Layer, ObjectRef, Part, Quantity } from '../../engine';

export type KeywordEffect = {
  readonly layers: readonly Layer[];
  readonly rule: string;
  /** Meets 604.3a as far as its words go. */
  readonly cda?: true;
  /** The static effect; `n` is the number after the name. */
  readonly effect?: (n: Quantity) => EffectSpec;
  /** What its resolution creates. */
  readonly resolves?: (n: Quantity) => EffectSpec;
};

const SELF: ObjectRef = { kind: 'self' };
const ZERO = number(0);

export const KEYWORD_EFFECTS: { readonly [name: string]: KeywordEffect } = {
  changeling: {
    layers: ['4'],
    rule: '702.73a',
    cda: true,
    effect: () => always([addTypes({ special: ['every-creature-type'] })]),
  },
  devoid: {
    layers: ['5'],
    rule: '702.114a',
    cda: true,
    effect: () => always([{ kind: 'set-colors', colors: [], special: [] }]),
  },
  'living metal': {
    layers: ['4'],
    rule: '702.161a',
    effect: () =>
      always([addTypes({ cardTypes: ['Artifact', 'Creature'] })], { kind: 'your-turn', player: { kind: 'you' } }),
  },
  reconfigure: {
    layers: ['4'],
    rule: '702.151b',
    effect: () => always([notACreature()], isNow({ kind: 'status', status: 'attached' })),
  },
  impending: {
    layers: ['4'],
    rule: '702.176a',
    effect: () =>
      always([notACreature()], {
        kind: 'all-of',
        conditions: [called('impending'), isNow({ kind: 'has-counter', counter: 'time', atLeast: 1 })],
      }),
  },
  // 702.103b–f: on the board a bestow card that is attached to something is bestowed.
  bestow: {
    layers: ['4', '6'],
    rule: '702.103b',
    effect: () =>
      always(
        [notACreature(), addTypes({ cardTypes: ['Enchantment'], subtypes: ['Aura'] }), gains('enchant creature')],
        isNow({ kind: 'status', status: 'attached' }),
      ),
  },
  dash: { layers: ['6'], rule: '702.109a', effect: () => always([gains('haste')], called('dashed')) },
  blitz: { layers: ['6'], rule: '702.152a', effect: () => always([gains('haste')], called('blitzed')) },
  crew: {
    layers: ['4'],
    rule: '702.122a',
    resolves: () => untilEndOfTurn([addTypes({ cardTypes: ['Artifact', 'Creature'] })]),
  },
  awaken: {
    layers: ['4', '6', '7b'],
    rule: '702.113a',
    resolves: () => ({
      clauses: [
        {
          subject: {
            kind: 'object',
            object: { kind: 'target', index: 0 },
            filter: { kind: 'card-type', cardType: 'Land' },
          },
          parts: [
            addTypes({ cardTypes: ['Creature'], subtypes: ['Elemental'] }),
            gains('haste'),
            { kind: 'set-pt', power: ZERO, toughness: ZERO },
          ],
        },
      ],
      duration: { kind: 'none' },
    }),
  },
  prowess: { layers: ['7c'], rule: '702.108a', resolves: () => pump(number(1), number(1)) },
  bushido: { layers: ['7c'], rule: '702.45a', resolves: (n) => pump(n, n) },
  frenzy: { layers: ['7c'], rule: '702.68a', resolves: (n) => pump(n, ZERO) },
  rampage: {
    layers: ['7c'],
    rule: '702.23a',
    resolves: (n) => pump(beyondTheFirst(n), beyondTheFirst(n)),
  },
  melee: {
    layers: ['7c'],
    rule: '702.121a',
    resolves: () => {
      const opponents = unseen('the number of opponents you attacked with a creature this combat');
      return pump(opponents, opponents);
    },
  },
  enlist: { layers: ['7c'], rule: '702.154a', resolves: () => pump(unseen("the tapped creature's power"), ZERO) },
  exalted: { layers: ['7c'], rule: '702.83a', resolves: () => chosenCreature(number(1), number(1)) },
  flanking: { layers: ['7c'], rule: '702.25a', resolves: () => chosenCreature(number(-1), number(-1)) },
  'battle cry': {
    layers: ['7c'],
    rule: '702.91a',
    resolves: () => ({
      clauses: [
        {
          subject: {
            kind: 'all',
            filter: {
              kind: 'all-of',
              filters: [
                { kind: 'card-type', cardType: 'Creature' },
                { kind: 'status', status: 'attacking' },
                { kind: 'not', filter: { kind: 'is', object: SELF } },
              ],
            },
          },
          parts: [{ kind: 'modify-pt', power: number(1), toughness: ZERO }],
        },
      ],
      duration: { kind: 'end-of-turn' },
    }),
  },
  unearth: { layers: ['6'], rule: '702.84a', resolves: () => forGood([gains('haste')]) },
  riot: { layers: ['6'], rule: '702.136a', resolves: () => forGood([gains('haste')]) },
  suspend: { layers: ['6'], rule: '702.62a', resolves: () => forGood([gains('haste')]) },
};

/** The layers in which a keyword works; none for those that change no characteristic. */
export const keywordLayers = (name: string): readonly Layer[] => KEYWORD_EFFECTS[name]?.layers ?? [];

function number(value: number): Quantity {
  return { kind: 'number', value };
}

function unseen(words: string): Quantity {
  return { kind: 'unseen', words };
}

// 702.23a: for each creature that blocks it beyond the first.
function beyondTheFirst(n: Quantity): Quantity {
  const blockers = unseen('the number of creatures blocking it beyond the first');
  return n.kind === 'number' ? { kind: 'times', factor: n.value, of: blockers } : blockers;
}

function addTypes(types: Partial<Extract<Part, { kind: 'add-types' }>>): Part {
  return { kind: 'add-types', cardTypes: [], supertypes: [], subtypes: [], special: [], ...types };
}

function notACreature(): Part {
  return { kind: 'remove-types', cardTypes: ['Creature'], supertypes: [], subtypes: [] };
}

function gains(keyword: string): Part {
  return { kind: 'add-abilities', abilities: [{ kind: 'ability', ability: plainKeyword(keyword) }] };
}

function clause(parts: readonly Part[], condition?: Condition): Clause {
  const subject = { kind: 'object', object: SELF } as const;
  return condition === undefined ? { subject, parts } : { subject, condition, parts };
}

function always(parts: readonly Part[], condition?: Condition): EffectSpec {
  return { clauses: [clause(parts, condition)], duration: { kind: 'none' } };
}

function forGood(parts: readonly Part[]): EffectSpec {
  return { clauses: [clause(parts)], duration: { kind: 'none' } };
}

function untilEndOfTurn(parts: readonly Part[]): EffectSpec {
  return { clauses: [clause(parts)], duration: { kind: 'end-of-turn' } };
}

function pump(power: Quantity, toughness: Quantity): EffectSpec {
  return untilEndOfTurn([{ kind: 'modify-pt', power, toughness }]);
}

// The creature that attacks alone or blocks: no target, so the board names it as the chosen object.
function chosenCreature(power: Quantity, toughness: Quantity): EffectSpec {
  const subject = { kind: 'object', object: { kind: 'chosen-object' } } as const;
  return {
    clauses: [{ subject, parts: [{ kind: 'modify-pt', power, toughness }] }],
    duration: { kind: 'end-of-turn' },
  };
}

function isNow(filter: Extract<Condition, { kind: 'matches' }>['filter']): Condition {
  return { kind: 'matches', object: SELF, filter };
}

function called(designation: string): Condition {
  return isNow({ kind: 'designation', designation });
}

function plainKeyword(keyword: string): CompiledAbility {
  return {
    kind: 'keyword',
    text: keyword,
    line: null,
    keyword,
    mana: null,
    effect: null,
    definesCharacteristics: false,
    resolves: [],
    zones: null,
    status: 'inert',
    spans: [],
  };
}
