import { lines, type PrintedCard } from './printed-card';

/** What changes card types and creature types (613.1d), changelings, and gods that may be no creatures. */
export const types: readonly PrintedCard[] = [
  {
    name: 'Conspiracy',
    manaCost: '{3}{B}{B}',
    typeLine: 'Enchantment',
    text: lines(
      'As this enchantment enters, choose a creature type.',
      "Creatures you control are the chosen type. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.",
    ),
  },
  {
    name: 'Xenograft',
    manaCost: '{4}{U}',
    typeLine: 'Enchantment',
    text: lines(
      'As this enchantment enters, choose a creature type.',
      'Each creature you control is the chosen type in addition to its other types.',
    ),
  },
  {
    name: 'Maskwood Nexus',
    manaCost: '{4}',
    typeLine: 'Artifact',
    text: lines(
      "Creatures you control are every creature type. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.",
      '{3}, {T}: Create a 2/2 blue Shapeshifter creature token with changeling.',
    ),
  },
  {
    name: 'Leyline of Transformation',
    manaCost: '{2}{U}{U}',
    typeLine: 'Enchantment',
    text: lines(
      'If this card is in your opening hand, you may begin the game with it on the battlefield.',
      'As this enchantment enters, choose a creature type.',
      "Creatures you control are the chosen type in addition to their other types. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.",
    ),
  },
  {
    name: 'Mycosynth Lattice',
    manaCost: '{6}',
    typeLine: 'Artifact',
    text: lines(
      'All permanents are artifacts in addition to their other types.',
      "All cards that aren't on the battlefield, spells, and permanents are colorless.",
      'Players may spend mana as though it were mana of any color.',
    ),
  },
  {
    name: 'Enchanted Evening',
    manaCost: '{3}{W/U}{W/U}',
    typeLine: 'Enchantment',
    text: 'All permanents are enchantments in addition to their other types.',
  },
  {
    name: 'Leyline of Singularity',
    manaCost: '{2}{U}{U}',
    typeLine: 'Enchantment',
    text: lines(
      'If this card is in your opening hand, you may begin the game with it on the battlefield.',
      'All nonland permanents are legendary.',
    ),
  },
  {
    name: 'Liquimetal Coating',
    manaCost: '{2}',
    typeLine: 'Artifact',
    text: '{T}: Target permanent becomes an artifact in addition to its other types until end of turn.',
  },
  {
    name: 'Memnarch',
    manaCost: '{7}',
    typeLine: 'Legendary Artifact Creature — Wizard',
    text: lines(
      '{1}{U}{U}: Target permanent becomes an artifact in addition to its other types. (This effect lasts indefinitely.)',
      '{3}{U}: Gain control of target artifact. (This effect lasts indefinitely.)',
    ),
    power: 4,
    toughness: 5,
  },
  {
    name: 'Neurok Transmuter',
    manaCost: '{2}{U}',
    typeLine: 'Creature — Human Wizard',
    text: lines(
      '{U}: Target creature becomes an artifact in addition to its other types until end of turn.',
      "{U}: Until end of turn, target artifact creature becomes blue and isn't an artifact.",
    ),
    power: 2,
    toughness: 2,
  },
  {
    name: 'Encroaching Mycosynth',
    manaCost: '{3}{U}',
    typeLine: 'Artifact',
    text: "Nonland permanents you control are artifacts in addition to their other types. The same is true for permanent spells you control and nonland permanent cards you own that aren't on the battlefield.",
  },
  {
    name: 'Unnatural Selection',
    manaCost: '{1}{U}',
    typeLine: 'Enchantment',
    text: '{1}: Choose a creature type other than Wall. Target creature becomes that type until end of turn.',
  },
  {
    name: 'Standardize',
    manaCost: '{U}{U}',
    typeLine: 'Instant',
    text: 'Choose a creature type other than Wall. Each creature becomes that type until end of turn.',
  },
  {
    name: 'Imagecrafter',
    manaCost: '{U}',
    typeLine: 'Creature — Human Wizard',
    text: '{T}: Choose a creature type other than Wall. Target creature becomes that type until end of turn.',
    power: 1,
    toughness: 1,
  },
  {
    name: 'Amoeboid Changeling',
    manaCost: '{1}{U}',
    typeLine: 'Creature — Shapeshifter',
    text: lines(
      'Changeling (This card is every creature type.)',
      '{T}: Target creature gains all creature types until end of turn.',
      '{T}: Target creature loses all creature types until end of turn.',
    ),
    power: 1,
    toughness: 1,
  },
  {
    name: 'Ego Erasure',
    manaCost: '{2}{U}',
    typeLine: 'Kindred Instant — Shapeshifter',
    text: lines(
      'Changeling (This card is every creature type.)',
      'Creatures target player controls get -2/-0 and lose all creature types until end of turn.',
    ),
  },
  {
    name: 'Woodland Changeling',
    manaCost: '{1}{G}',
    typeLine: 'Creature — Shapeshifter',
    text: 'Changeling (This card is every creature type.)',
    power: 2,
    toughness: 2,
  },
  {
    name: 'Chameleon Colossus',
    manaCost: '{2}{G}{G}',
    typeLine: 'Creature — Shapeshifter',
    text: lines(
      'Changeling (This card is every creature type.)',
      'Protection from black',
      '{2}{G}{G}: This creature gets +X/+X until end of turn, where X is its power.',
    ),
    power: 4,
    toughness: 4,
  },
  {
    name: 'Mirror Entity',
    manaCost: '{2}{W}',
    typeLine: 'Creature — Shapeshifter',
    text: lines(
      'Changeling (This card is every creature type.)',
      '{X}: Until end of turn, creatures you control have base power and toughness X/X and gain all creature types.',
    ),
    power: 1,
    toughness: 1,
  },
  {
    name: 'Runed Stalactite',
    manaCost: '{1}',
    typeLine: 'Artifact — Equipment',
    text: lines('Equipped creature gets +1/+1 and is every creature type.', 'Equip {2}'),
  },
  {
    name: 'Purphoros, God of the Forge',
    manaCost: '{3}{R}',
    typeLine: 'Legendary Enchantment Creature — God',
    text: lines(
      'Indestructible',
      "As long as your devotion to red is less than five, Purphoros isn't a creature.",
      'Whenever another creature you control enters, Purphoros deals 2 damage to each opponent.',
      '{2}{R}: Creatures you control get +1/+0 until end of turn.',
    ),
    power: 6,
    toughness: 5,
  },
  {
    name: 'Nylea, God of the Hunt',
    manaCost: '{3}{G}',
    typeLine: 'Legendary Enchantment Creature — God',
    text: lines(
      'Indestructible',
      "As long as your devotion to green is less than five, Nylea isn't a creature. (Each {G} in the mana costs of permanents you control counts toward your devotion to green.)",
      'Other creatures you control have trample.',
      '{3}{G}: Target creature gets +2/+2 until end of turn.',
    ),
    power: 6,
    toughness: 6,
  },
  {
    name: 'Overlord of the Boilerbilges',
    manaCost: '{4}{R}{R}',
    typeLine: 'Enchantment Creature — Avatar Horror',
    text: lines(
      "Impending 4—{2}{R}{R} (If you cast this spell for its impending cost, it enters with four time counters and isn't a creature until the last is removed. At the beginning of your end step, remove a time counter from it.)",
      'Whenever this permanent enters or attacks, it deals 4 damage to any target.',
    ),
    power: 5,
    toughness: 5,
  },
  {
    name: 'Altar of the Pantheon',
    manaCost: '{3}',
    typeLine: 'Artifact',
    text: lines(
      'Your devotion to each color and each combination of colors is increased by one.',
      '{T}: Add one mana of any color. If you control a God, a Demigod, or a legendary enchantment, you gain 1 life.',
    ),
  },
];
