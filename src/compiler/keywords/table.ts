/**
 * Every keyword ability of 702 by name, with the shape of what follows the name. What a keyword does in the layers
 * stands in `effects.ts`; a keyword that is not there changes no characteristic.
 */
export type KeywordParameter =
  | 'none' // flying
  | 'number' // rampage 2, crew 3, bloodthirst X
  | 'cost' // ward {2}, equip {3}, kicker—Sacrifice a creature; a quality may stand before it: equip legendary creature {1}
  | 'optional-cost' // mayhem, partner: with or without what follows
  | 'number-cost' // suspend 4—{1}{U}
  | 'from' // protection from red and from black
  | 'optional-from' // hexproof, hexproof from white
  | 'for' // affinity for artifacts
  | 'quality'; // enchant creature, champion an Elf, splice onto Arcane {1}{R}

export type Keyword = { readonly name: string; readonly parameter: KeywordParameter };

export const KEYWORDS: readonly Keyword[] = [
  ...named('none', [
    'aftermath',
    'ascend',
    'assist',
    'banding',
    'bargain',
    'battle cry',
    'cascade',
    'changeling',
    'choose a background',
    'cipher',
    'compleated',
    'conspire',
    'convoke',
    'daybound',
    'deathtouch',
    'decayed',
    'defender',
    'delve',
    'demonstrate',
    'dethrone',
    'devoid',
    "doctor's companion",
    'double agenda',
    'double strike',
    'double team',
    'enlist',
    'epic',
    'evolve',
    'exalted',
    'exploit',
    'extort',
    'fear',
    'first strike',
    'flanking',
    'flash',
    'flying',
    'for mirrodin!',
    'friends forever',
    'fuse',
    'gravestorm',
    'haste',
    'haunt',
    'hidden agenda',
    'horsemanship',
    'improvise',
    'increment',
    'indestructible',
    'infect',
    'ingest',
    'intimidate',
    'job select',
    'jump-start',
    'lifelink',
    'living metal',
    'living weapon',
    'melee',
    'menace',
    'mentor',
    'myriad',
    'nightbound',
    'paradigm',
    'persist',
    'phasing',
    'provoke',
    'prowess',
    'ravenous',
    'reach',
    'read ahead',
    'rebound',
    'riot',
    'shadow',
    'shroud',
    'skulk',
    'soulbond',
    'space sculptor',
    'split second',
    'spree',
    'start your engines!',
    'station',
    'storm',
    'sunburst',
    'tiered',
    'totem armor',
    'training',
    'trample',
    'umbra armor',
    'undaunted',
    'undying',
    'unleash',
    'vigilance',
    'wither',
  ]),
  ...named('number', [
    'absorb',
    'afflict',
    'afterlife',
    'amplify',
    'annihilator',
    'backup',
    'bloodthirst',
    'bushido',
    'casualty',
    'crew',
    'devour',
    'dredge',
    'fabricate',
    'fading',
    'firebending',
    'frenzy',
    'graft',
    'hideaway',
    'mobilize',
    'modular',
    'poisonous',
    'rampage',
    'renown',
    'ripple',
    'saddle',
    'soulshift',
    'toxic',
    'tribute',
    'vanishing',
  ]),
  ...named('cost', [
    'aura swap',
    'cleave',
    'commander ninjutsu',
    'cumulative upkeep',
    'echo',
    'entwine',
    'equip',
    'escalate',
    'fortify',
    'freerunning',
    'level up',
    'megamorph',
    'more than meets the eye',
    'outlast',
    'prototype',
    'reconfigure',
    'recover',
    'transfigure',
    'transmute',
    'ward',
    'web-slinging',
    'basic landcycling',
    'landcycling',
    'plainscycling',
    'islandcycling',
    'swampcycling',
    'mountaincycling',
    'forestcycling',
    'slivercycling',
    'wizardcycling',
    'halflingcycling',
    'artifact landcycling',
  ]),
  // "gains flashback" leaves the cost to a sentence of its own.
  ...named('optional-cost', [
    'bestow',
    'blitz',
    'buyback',
    'cycling',
    'dash',
    'disguise',
    'disturb',
    'embalm',
    'emerge',
    'encore',
    'escape',
    'eternalize',
    'evoke',
    'flashback',
    'foretell',
    'harmonize',
    'kicker',
    'madness',
    'mayhem',
    'miracle',
    'morph',
    'multikicker',
    'mutate',
    'ninjutsu',
    'offspring',
    'overload',
    'partner',
    'plot',
    'prowl',
    'replicate',
    'retrace',
    'scavenge',
    'sneak',
    'spectacle',
    'squad',
    'surge',
    'unearth',
    'warp',
  ]),
  ...named('number-cost', ['awaken', 'impending', 'reinforce', 'suspend']),
  ...named('from', ['protection']),
  ...named('optional-from', ['hexproof']),
  ...named('for', ['affinity']),
  ...named('quality', [
    'champion',
    'companion',
    'craft with',
    'enchant',
    'gift',
    'partner with',
    'splice onto',
    'partner—',
  ]),
  // 702.14a: landwalk of any land type, supertype or card type.
  ...named('none', [
    'landwalk',
    'plainswalk',
    'islandwalk',
    'swampwalk',
    'mountainwalk',
    'forestwalk',
    'desertwalk',
    'nonbasic landwalk',
    'legendary landwalk',
    'snow landwalk',
    'artifact landwalk',
    'snow plainswalk',
    'snow islandwalk',
    'snow swampwalk',
    'snow mountainwalk',
    'snow forestwalk',
    'snow-covered plainswalk',
    'snow-covered islandwalk',
    'snow-covered swampwalk',
    'snow-covered mountainwalk',
    'snow-covered forestwalk',
  ]),
  // 702.48a: offering names the subtype that may be sacrificed.
  ...named('none', ['fox offering', 'goblin offering', 'moonfolk offering', 'rat offering', 'snake offering']),
];

/** The keyword that a canonical string (`ward {2}`, `protection from red`) starts with; the longest name wins. */
export function keywordNamed(canonical: string): Keyword | null {
  const fits = ({ name }: Keyword) => canonical === name || /^[\s—]/.test(canonical.slice(name.length));
  const found = keywordsWith(canonical).filter((keyword) => canonical.startsWith(keyword.name) && fits(keyword));
  return found.sort((a, b) => b.name.length - a.name.length)[0] ?? null;
}

/** The keywords whose name begins with the first word of a text (lower case). */
export const keywordsWith = (text: string): readonly Keyword[] => BY_FIRST_WORD.get(firstWord(text)) ?? [];

const firstWord = (text: string): string => /^[a-z-]+/.exec(text)?.[0] ?? '';

const BY_FIRST_WORD: ReadonlyMap<string, readonly Keyword[]> = byFirstWord();

function byFirstWord(): ReadonlyMap<string, readonly Keyword[]> {
  const groups = new Map<string, Keyword[]>();
  for (const keyword of KEYWORDS) {
    const first = firstWord(keyword.name);
    const group = groups.get(first);
    if (group === undefined) groups.set(first, [keyword]);
    else group.push(keyword);
  }
  return groups;
}

function named(parameter: KeywordParameter, names: readonly string[]): readonly Keyword[] {
  return names.map((name) => ({ name, parameter }));
}
