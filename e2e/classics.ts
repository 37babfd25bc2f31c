/**
 * The boards that people argue about, each with what the rules demand of it: results, the order in which effects apply,
 * and the reasons with their rules. The facts are those of the Comprehensive Rules; only the words are the page's.
 */
export type Classic = {
  readonly title: string;
  readonly objects: Readonly<Record<string, string | object>>;
  /** Ids of the objects, oldest first; effects by their ids. */
  readonly timestamps: readonly string[];
  readonly effects?: readonly object[];
  /** What is true in the end of whom: words of its type line, and its size. */
  readonly results: Readonly<Record<string, string>>;
  /** Which effects apply in a layer, first to last. */
  readonly order: Readonly<Record<string, readonly string[]>>;
  /** What is asked of the object with this id, and what the answer says, in this order. */
  readonly why: {
    readonly of: string;
    readonly ask: string;
    readonly question: string;
    /** Its row lies among those that are folded, as its value is the printed one. */
    readonly folded?: true;
    readonly answer: readonly (readonly [says: RegExp, rule: string])[];
  };
};

const URBORG = 'Urborg, Tomb of Yawgmoth';
const GOBLIN = { choices: { creatureType: 'Goblin' } };
const SAPROLING = {
  card: { name: 'Saproling', typeLine: 'Creature — Saproling', power: 1, toughness: 1, colorIndicator: ['green'] },
  token: true,
};

const humilityFirst: Classic = {
  title: 'Humility, then Opalescence',
  objects: { hum: 'Humility', opal: 'Opalescence', ang: 'Serra Angel' },
  timestamps: ['hum', 'opal', 'ang'],
  results: { Humility: 'Enchantment Creature 4/4', 'Serra Angel': 'Creature Angel 1/1', Opalescence: 'Enchantment' },
  order: { '4': ['Opalescence'], '6': ['Humility'], '7b': ['Humility', 'Opalescence'] },
  why: {
    of: 'hum',
    ask: 'Size',
    question: 'Why is it 4/4?',
    answer: [
      [/Opalescence sets its base power and toughness to 4\/4/, '613.4b'],
      [/Opalescence has the later timestamp, so it overrides Humility/, '613.7'],
      [/Humility sets its base power and toughness to 1\/1/, '613.4b'],
      [/Humility .*goes on although its ability is gone/, '613.6'],
    ],
  },
};

const opalescenceFirst: Classic = {
  ...humilityFirst,
  title: 'Opalescence, then Humility',
  timestamps: ['opal', 'hum', 'ang'],
  results: { Humility: 'Enchantment Creature 1/1', 'Serra Angel': 'Creature Angel 1/1', Opalescence: 'Enchantment' },
  order: { '4': ['Opalescence'], '6': ['Humility'], '7b': ['Opalescence', 'Humility'] },
  why: {
    of: 'hum',
    ask: 'Size',
    question: 'Why is it 1/1?',
    answer: [
      [/Humility sets its base power and toughness to 1\/1/, '613.4b'],
      [/Humility .*goes on although its ability is gone/, '613.6'],
      [/Humility has the later timestamp, so it overrides Opalescence/, '613.7'],
      [/Opalescence sets its base power and toughness to 4\/4/, '613.4b'],
    ],
  },
};

const moonFirst: Classic = {
  title: 'Blood Moon, then Urborg',
  objects: { moon: 'Blood Moon', urb: URBORG, waste: 'Wasteland', forest: 'Forest' },
  timestamps: ['moon', 'urb', 'waste', 'forest'],
  results: { Urborg: 'Legendary Land Mountain', Wasteland: 'Land Mountain', Forest: 'Basic Land Forest' },
  order: { '4': ['Blood Moon'] },
  why: {
    of: 'urb',
    ask: 'Subtypes',
    question: 'Why is it not a Swamp?',
    answer: [
      [/Its own ability would apply in layer 4/, '613.1d'],
      [/Blood Moon sets its basic land type to Mountain/, '305.7'],
      [/Urborg depends on Blood Moon, which would change whether it exists/, '613.8a'],
      [/Urborg waits until just after Blood Moon\./, '613.8b'],
      [/its ability is gone, and the effect never applies/, '613.8c'],
    ],
  },
};

const urborgFirst: Classic = {
  ...moonFirst,
  title: 'Urborg, then Blood Moon',
  timestamps: ['urb', 'moon', 'waste', 'forest'],
  why: {
    ...moonFirst.why,
    answer: [
      [/Its own ability would apply in layer 4/, '613.1d'],
      [/Blood Moon sets its basic land type to Mountain/, '305.7'],
      [/Urborg depends on Blood Moon, which would change whether it exists/, '613.8a'],
      [/Urborg waits until just after Blood Moon, although its timestamp is earlier/, '613.8b'],
      [/its ability is gone, and the effect never applies/, '613.8c'],
    ],
  },
};

const withSwamp: Classic = {
  title: 'Xenograft, Kormus Bell and Urborg, with a Swamp',
  objects: {
    xen: { card: 'Xenograft', ...GOBLIN },
    bell: 'Kormus Bell',
    urb: URBORG,
    forest: 'Forest',
    bear: 'Runeclaw Bear',
    swamp: 'Swamp',
  },
  timestamps: ['xen', 'bell', 'urb', 'forest', 'bear', 'swamp'],
  results: {
    Forest: 'black Land Creature Forest Swamp Goblin 1/1',
    Swamp: 'Land Creature Swamp Goblin 1/1',
    'Runeclaw Bear': 'Creature Bear Goblin 2/2',
    Urborg: 'Legendary Land Creature Swamp Goblin 1/1',
  },
  order: { '4': ['Urborg', 'Kormus Bell', 'Xenograft'] },
  why: {
    of: 'forest',
    ask: 'Subtypes',
    question: 'Why is it a Forest Swamp Goblin?',
    answer: [
      [/Xenograft adds Goblin/, '205.1b'],
      [/Xenograft depends on Kormus Bell, which would change whether it applies to/, '613.8b'],
      [/Urborg adds Swamp/, '205.1b'],
      [/The printed value is Forest/, '613.1'],
    ],
  },
};

const withoutSwamp: Classic = {
  ...withSwamp,
  title: 'Xenograft, Kormus Bell and Urborg, without a Swamp',
  objects: {
    xen: { card: 'Xenograft', ...GOBLIN },
    bell: 'Kormus Bell',
    urb: URBORG,
    forest: 'Forest',
    bear: 'Runeclaw Bear',
  },
  timestamps: ['xen', 'bell', 'urb', 'forest', 'bear'],
  results: { Forest: 'black Land Creature Forest Swamp 1/1', 'Runeclaw Bear': 'Creature Bear Goblin 2/2' },
  order: { '4': ['Xenograft', 'Urborg', 'Kormus Bell'] },
  why: {
    of: 'forest',
    ask: 'Types',
    question: 'Why is it a Land Creature?',
    answer: [
      [/Kormus Bell adds Creature/, '205.1b'],
      [/Kormus Bell depends on Urborg, which would change whether it applies to/, '613.8b'],
    ],
  },
};

const urborgOldest: Classic = {
  ...withoutSwamp,
  title: 'Urborg, Xenograft and Kormus Bell: a dependency appears later',
  timestamps: ['urb', 'xen', 'bell', 'forest', 'bear'],
  results: { Forest: 'black Land Creature Forest Swamp Goblin 1/1', 'Runeclaw Bear': 'Creature Bear Goblin 2/2' },
  order: { '4': ['Urborg', 'Kormus Bell', 'Xenograft'] },
  why: withSwamp.why,
};

const loopMoonFirst: Classic = {
  title: 'Blood Moon, then Life and Limb: a loop',
  objects: { moon: 'Blood Moon', limb: 'Life and Limb', pool: 'Breeding Pool', forest: 'Forest', sap: SAPROLING },
  timestamps: ['moon', 'limb', 'pool', 'forest', 'sap'],
  results: {
    'Breeding Pool': 'Land Mountain',
    Forest: 'green Land Creature Forest Saproling 1/1',
    Saproling: 'green Land Creature Forest Saproling 1/1',
  },
  order: { '4': ['Blood Moon', 'Life and Limb'] },
  why: {
    of: 'pool',
    ask: 'Subtypes',
    question: 'Why is it a Mountain?',
    answer: [
      [/Blood Moon sets its basic land type to Mountain/, '305.7'],
      [/Blood Moon and Life and Limb form a dependency loop; .*timestamps decide/, '613.8b'],
      [/The printed value is Forest Island/, '613.1'],
    ],
  },
};

const loopLimbFirst: Classic = {
  ...loopMoonFirst,
  title: 'Life and Limb, then Blood Moon: a loop',
  timestamps: ['limb', 'moon', 'pool', 'forest', 'sap'],
  results: {
    'Breeding Pool': 'green Land Creature Mountain Saproling 1/1',
    Forest: 'green Land Creature Forest Saproling 1/1',
    Saproling: 'green Land Creature Mountain Saproling 1/1',
  },
  order: { '4': ['Life and Limb', 'Blood Moon'] },
  why: {
    of: 'pool',
    ask: 'Subtypes',
    question: 'Why is it a Saproling Mountain?',
    answer: [
      [/Blood Moon sets its basic land type to Mountain/, '305.7'],
      [/Life and Limb adds Saproling/, '205.1b'],
      [/Life and Limb and Blood Moon form a dependency loop; .*timestamps decide/, '613.8b'],
      [/The printed value is Forest Island/, '613.1'],
    ],
  },
};

const runeNewer: Classic = {
  title: 'Rune of Flight on Colossus Hammer',
  objects: {
    bear: 'Runeclaw Bear',
    ham: { card: 'Colossus Hammer', attachedTo: 'bear' },
    rune: { card: 'Rune of Flight', attachedTo: 'ham' },
  },
  timestamps: ['bear', 'ham', 'rune'],
  results: { 'Runeclaw Bear': 'Creature Bear 12/12' },
  order: {
    '6': ['Colossus Hammer', 'Rune of Flight (line 4)', 'Colossus Hammer (from Rune of Flight)'],
    '7c': ['Colossus Hammer'],
  },
  why: {
    of: 'bear',
    ask: 'Abilities',
    question: 'Why does it have these abilities?',
    answer: [
      [/Colossus Hammer \(from Rune of Flight\) makes it gain flying/, '613.1f'],
      [/granted by Rune of Flight \(line 4\); its timestamp is the later of the two/, '613.7a'],
      [/Colossus Hammer makes it lose flying, but it applied earlier/, '613.7'],
    ],
  },
};

const hammerNewer: Classic = {
  ...runeNewer,
  title: 'Rune of Flight on Colossus Hammer, attached anew',
  timestamps: ['bear', 'rune', 'ham'],
  order: {
    '6': ['Rune of Flight (line 4)', 'Colossus Hammer', 'Colossus Hammer (from Rune of Flight)'],
    '7c': ['Colossus Hammer'],
  },
  why: {
    of: 'bear',
    ask: 'Abilities',
    question: 'Why does it have these abilities?',
    answer: [
      [/Colossus Hammer \(from Rune of Flight\) makes it gain flying/, '613.1f'],
      [/it has the same timestamp as Colossus Hammer and, being granted, comes after/, '613.7a'],
      [/Colossus Hammer makes it lose flying, but it applied earlier/, '613.7a'],
    ],
  },
};

const machinesFirst: Classic = {
  title: 'Humility, March of the Machines and Mycosynth Lattice',
  objects: {
    hum: 'Humility',
    march: 'March of the Machines',
    lat: 'Mycosynth Lattice',
    ring: 'Sol Ring',
    bear: 'Runeclaw Bear',
  },
  timestamps: ['hum', 'march', 'lat', 'ring', 'bear'],
  results: {
    Humility: 'colourless Enchantment Artifact Creature 4/4',
    'March of the Machines': 'Enchantment Artifact Creature 4/4',
    'Mycosynth Lattice': 'Artifact Creature 6/6',
    'Sol Ring': 'Artifact Creature 1/1',
    'Runeclaw Bear': 'colourless Artifact Creature Bear 1/1',
  },
  order: {
    '4': ['Mycosynth Lattice', 'March of the Machines'],
    '5': ['Mycosynth Lattice'],
    '6': ['Humility'],
    '7b': ['Humility', 'March of the Machines'],
  },
  why: {
    of: 'lat',
    ask: 'Size',
    question: 'Why is it 6/6?',
    answer: [
      [/March of the Machines sets its base power and toughness to 6\/6/, '613.4b'],
      [/March of the Machines .*goes on although its ability is gone/, '613.6'],
      [/March of the Machines has the later timestamp, so it overrides Humility/, '613.7'],
      [/Humility sets its base power and toughness to 1\/1/, '613.4b'],
      [/Humility .*goes on although its ability is gone/, '613.6'],
    ],
  },
};

const machinesLast: Classic = {
  ...machinesFirst,
  title: 'March of the Machines, Mycosynth Lattice and Humility',
  timestamps: ['march', 'lat', 'hum', 'ring', 'bear'],
  results: {
    Humility: 'colourless Enchantment Artifact Creature 1/1',
    'March of the Machines': 'Enchantment Artifact Creature 1/1',
    'Mycosynth Lattice': 'Artifact Creature 1/1',
    'Sol Ring': 'Artifact Creature 1/1',
  },
  order: { ...machinesFirst.order, '7b': ['March of the Machines', 'Humility'] },
  why: {
    of: 'hum',
    ask: 'Types',
    question: 'Why is it an Enchantment Artifact Creature?',
    answer: [
      [/March of the Machines adds Creature/, '205.1b'],
      [/March of the Machines depends on Mycosynth Lattice, which would change whether it applies to/, '613.8b'],
      [/Mycosynth Lattice adds Artifact/, '205.1b'],
      [/The printed value is Enchantment/, '613.1'],
    ],
  },
};

const chainAgainst: Classic = {
  title: 'Conspiracy, Opalescence, Enchanted Evening: a chain against the timestamps',
  objects: {
    con: { card: 'Conspiracy', ...GOBLIN },
    opal: 'Opalescence',
    eve: 'Enchanted Evening',
    forest: 'Forest',
    bear: 'Runeclaw Bear',
  },
  timestamps: ['con', 'opal', 'eve', 'forest', 'bear'],
  results: {
    Forest: 'Basic Land Enchantment Creature Forest Goblin 0/0',
    'Runeclaw Bear': 'Enchantment Creature Goblin 2/2',
    'Enchanted Evening': 'Enchantment Creature Goblin 5/5',
    Conspiracy: 'Enchantment Creature Goblin 5/5',
    Opalescence: 'Enchantment',
  },
  order: { '4': ['Enchanted Evening', 'Opalescence', 'Conspiracy'], '7b': ['Opalescence'] },
  why: {
    of: 'forest',
    ask: 'Subtypes',
    question: 'Why is it a Forest Goblin?',
    answer: [
      [/Conspiracy adds Goblin/, '205.1b'],
      [/Conspiracy depends on Opalescence, which would change whether it applies to/, '613.8b'],
      [/The printed value is Forest/, '613.1'],
    ],
  },
};

const chainAlong: Classic = {
  ...chainAgainst,
  title: 'Enchanted Evening, Opalescence, Conspiracy: a chain along the timestamps',
  timestamps: ['eve', 'opal', 'con', 'forest', 'bear'],
  why: {
    of: 'bear',
    ask: 'Size',
    folded: true,
    question: 'Why is it 2/2?',
    answer: [
      [/Opalescence sets its base power and toughness to 2\/2/, '613.4b'],
      [/The printed value is 2\/2/, '613.1'],
    ],
  },
};

const switched: Classic = {
  title: 'A switch with a later boost',
  objects: { wall: { card: { name: 'Study', typeLine: 'Creature — Wall', power: 1, toughness: 3 } } },
  effects: [
    { id: 'small', text: 'Target creature gets +0/+1 until end of turn.', targets: ['wall'] },
    { id: 'turn', text: "Switch target creature's power and toughness until end of turn.", targets: ['wall'] },
    { id: 'boost', text: 'Target creature gets +5/+0 until end of turn.', targets: ['wall'] },
  ],
  timestamps: ['wall', 'small', 'turn', 'boost'],
  results: { Study: 'Creature Wall 4/6' },
  order: { '7c': ['+0/+1', '+5/+0'], '7d': ['Study 6/4 to 4/6'] },
  why: {
    of: 'wall',
    ask: 'Size',
    question: 'Why is it 4/6?',
    answer: [
      [/switches power and toughness, from 6\/4 to 4\/6/, '613.4d'],
      [/modifies it by \+5\/\+0, from 1\/4 to 6\/4/, '613.4c'],
      [/modifies it by \+0\/\+1, from 1\/3 to 1\/4/, '613.4c'],
      [/The printed value is 1\/3/, '613.1'],
    ],
  },
};

export const CLASSICS: readonly Classic[] = [
  moonFirst,
  urborgFirst,
  humilityFirst,
  opalescenceFirst,
  withSwamp,
  withoutSwamp,
  urborgOldest,
  loopMoonFirst,
  loopLimbFirst,
  runeNewer,
  hammerNewer,
  machinesFirst,
  machinesLast,
  chainAgainst,
  chainAlong,
  switched,
];
