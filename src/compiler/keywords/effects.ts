/**
 * What a keyword does in the layers: the static effect it is, or in words what its resolution does, which is compiled like any
 * other text. A keyword that is not in this table changes no characteristic (or only puts counters, which are the board's).
 */
import type { Clause, CompiledAbility, Condition, EffectSpec, Layer, Part } from '../../engine';

export type KeywordEffect = {
  readonly layers: readonly Layer[];
  readonly rule: string;
  /** Meets 604.3a as far as its words go. */
  readonly cda?: true;
  /** The static effect. */
  readonly effect?: () => EffectSpec;
  /** What its resolution does, where that leaves an effect; `n` is the number after the name as printed. */
  readonly resolves?: (n: string) => string;
};

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
    resolves: () => 'This permanent becomes an artifact creature until end of turn.',
  },
  awaken: {
    layers: ['4', '6', '7b'],
    rule: '702.113a',
    resolves: (n) =>
      `Put ${n} +1/+1 counters on target land you control. That land becomes a 0/0 Elemental creature with haste. It's still a land.`,
  },
  prowess: { layers: ['7c'], rule: '702.108a', resolves: () => 'This creature gets +1/+1 until end of turn.' },
  bushido: { layers: ['7c'], rule: '702.45a', resolves: (n) => `This creature gets +${n}/+${n} until end of turn.` },
  frenzy: { layers: ['7c'], rule: '702.68a', resolves: (n) => `This creature gets +${n}/+0 until end of turn.` },
  rampage: {
    layers: ['7c'],
    rule: '702.23a',
    resolves: (n) => `This creature gets +${n}/+${n} until end of turn for each creature blocking it beyond the first.`,
  },
  melee: {
    layers: ['7c'],
    rule: '702.121a',
    resolves: () =>
      'This creature gets +1/+1 until end of turn for each opponent you attacked with a creature this combat.',
  },
  enlist: {
    layers: ['7c'],
    rule: '702.154a',
    resolves: () => "This creature gets +X/+0 until end of turn, where X is the tapped creature's power.",
  },
  exalted: {
    layers: ['7c'],
    rule: '702.83a',
    resolves: () => 'Whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.',
  },
  flanking: {
    layers: ['7c'],
    rule: '702.25a',
    resolves: () => 'Choose a creature blocking this creature. It gets -1/-1 until end of turn.',
  },
  'battle cry': {
    layers: ['7c'],
    rule: '702.91a',
    resolves: () => 'Each other attacking creature gets +1/+0 until end of turn.',
  },
  unearth: { layers: ['6'], rule: '702.84a', resolves: () => 'This creature gains haste.' },
  riot: { layers: ['6'], rule: '702.136a', resolves: () => 'This creature gains haste.' },
  suspend: { layers: ['6'], rule: '702.62a', resolves: () => 'This creature gains haste.' },
};

/** The layers in which a keyword works; none for those that change no characteristic. */
export const keywordLayers = (name: string): readonly Layer[] => KEYWORD_EFFECTS[name]?.layers ?? [];

function addTypes(types: Partial<Extract<Part, { kind: 'add-types' }>>): Part {
  return { kind: 'add-types', cardTypes: [], supertypes: [], subtypes: [], special: [], ...types };
}

function notACreature(): Part {
  return { kind: 'remove-types', cardTypes: ['Creature'], supertypes: [], subtypes: [] };
}

function gains(keyword: string): Part {
  return { kind: 'add-abilities', abilities: [{ kind: 'ability', ability: plainKeyword(keyword) }] };
}

function always(parts: readonly Part[], condition?: Condition): EffectSpec {
  const subject = { kind: 'object', object: { kind: 'self' } } as const;
  const clause: Clause = condition === undefined ? { subject, parts } : { subject, condition, parts };
  return { clauses: [clause], duration: { kind: 'none' } };
}

function isNow(filter: Extract<Condition, { kind: 'matches' }>['filter']): Condition {
  return { kind: 'matches', object: { kind: 'self' }, filter };
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
    inert: 'keyword',
    spans: [],
  };
}
