/** Lines of the corpus that are wrong by the rules, with the reason; the comparison leaves them out. */
export type Exception = { readonly card: string; readonly starts: string; readonly reason: string };

const NO_LAYER = 'changes no characteristic';
const ABILITY = 'gives abilities as well, layer 6';
const MANA = 'mana is no object and has no characteristics (106.1)';
const SIZE = 'sets a size as well, layer 7b';
const NAME = 'a name is changed as well, which is layer 3 like every change of words (612)';
const FACE_UP = 'turning face up, or casting face down, is no continuous effect';
const SPELL_COPY = 'the exception of a copied spell is part of its copiable values (707.10), no effect of layer 4 or 5';

export const EXCEPTIONS: readonly Exception[] = [
  { card: 'Biorhythm', starts: 'Each player', reason: NO_LAYER },
  { card: 'Draco', starts: 'Domain — At', reason: NO_LAYER },
  { card: 'Loxodon Lifechanter', starts: 'When this creature enters', reason: NO_LAYER },
  { card: 'Emrakul, the Promised End', starts: 'When you cast', reason: 'a player is controlled, not an object (723)' },
  { card: 'Zirda, the Dawnwaker', starts: 'Companion', reason: NO_LAYER },
  { card: 'Duplicant', starts: 'As long as', reason: SIZE },
  { card: "Painter's Servant", starts: 'All cards', reason: '"in addition to its other colors" adds no type' },
  { card: 'Primal Clay', starts: 'As this creature enters', reason: `${SIZE}, and abilities, layer 6` },
  { card: 'Spark Rupture', starts: 'Each planeswalker', reason: `it makes creatures, layer 4; ${SIZE}` },
  { card: 'Timber Paladin', starts: 'As long as this creature is enchanted by exactly two', reason: ABILITY },
  { card: 'Timber Paladin', starts: 'As long as this creature is enchanted by three', reason: ABILITY },
  { card: 'Kaheera, the Orphanguard', starts: 'Companion', reason: NO_LAYER },
  { card: 'Kruphix, God of Horizons', starts: 'If you would lose', reason: MANA },
  { card: 'Omnath, Locus of All', starts: 'If you would lose', reason: MANA },
  { card: 'Ozai, the Phoenix King', starts: 'If you would lose', reason: MANA },
  { card: 'Ob Nixilis, the Adversary', starts: 'Casualty X', reason: SPELL_COPY },
  { card: 'Awakening of Vitu-Ghazi', starts: 'Put nine', reason: `${SIZE}; ${NAME}` },
  { card: 'Cacophony Unleashed', starts: 'Whenever this enchantment', reason: SIZE },
  { card: 'Genju of the Realm', starts: '{2}:', reason: SIZE },
  { card: 'Sarkhan, the Dragonspeaker', starts: '+1:', reason: SIZE },
  { card: 'Princess Yue', starts: 'When Princess Yue dies', reason: NAME },
  { card: 'Tenth District Hero', starts: '{2}{W}', reason: NAME },
  { card: 'The Curse of Fenric', starts: 'II —', reason: NAME },
  { card: 'Illusionary Mask', starts: '{X}:', reason: FACE_UP },
  { card: 'Kaust, Eyes of the Glade', starts: '{T}: Turn', reason: FACE_UP },
  { card: 'Showstopping Surprise', starts: 'Choose target', reason: FACE_UP },
  { card: 'Tin Street Gossip', starts: '{T}: Add', reason: FACE_UP },
  {
    card: 'Master of the Veil',
    starts: 'When this creature is turned',
    reason: 'it turns a creature face down, layer 1b',
  },
  { card: 'Fork', starts: 'Copy target', reason: SPELL_COPY },
  { card: 'Double Major', starts: 'Copy target', reason: SPELL_COPY },
  { card: 'Donal, Herald of Wings', starts: 'Whenever you cast', reason: SPELL_COPY },
  { card: 'Iron Man, Bleeding Edge', starts: 'Whenever you cast', reason: SPELL_COPY },
  { card: 'Jackal, Genius Geneticist', starts: 'Whenever you cast', reason: SPELL_COPY },
  { card: 'Storm of Saruman', starts: 'Whenever you cast', reason: SPELL_COPY },
  { card: 'Fated Clash', starts: 'Target creature you control', reason: 'nobody gains control of anything' },
  { card: 'Oko, Thief of Crowns', starts: '−5:', reason: 'the size is only asked, not set' },
  { card: 'Spawnbroker', starts: 'When this creature enters', reason: 'the size is only asked, not set' },
  { card: 'Indigo Faerie', starts: '{U}:', reason: '"in addition to its other colors" adds no type' },
  { card: 'Subversive Acolyte', starts: '• This creature becomes a Human', reason: 'it gets +1/+1 as well, layer 7c' },
  { card: 'Ashling, the Limitless', starts: 'Whenever you sacrifice', reason: 'the token gains haste, layer 6' },
  {
    card: 'Adagia, Windswept Bastion',
    starts: '12+',
    reason: 'what a station symbol grants is layer 6 alone (721.2a)',
  },
  { card: 'Kavaron, Memorial World', starts: '12+', reason: 'what a station symbol grants is layer 6 alone (721.2a)' },
  { card: 'Synthesizer Labship', starts: '2+', reason: 'what a station symbol grants is layer 6 alone (721.2a)' },
];
