import { lines, type PrintedCard } from './printed-card';

/** What changes who controls a permanent (613.1b). */
export const control: readonly PrintedCard[] = [
  {
    name: 'Control Magic',
    manaCost: '{2}{U}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant creature', 'You control enchanted creature.'),
  },
  {
    name: 'Mind Control',
    manaCost: '{3}{U}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant creature', 'You control enchanted creature.'),
  },
  {
    name: 'Persuasion',
    manaCost: '{3}{U}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature (Target a creature as you cast this. This card enters attached to that creature.)',
      'You control enchanted creature.',
    ),
  },
  {
    name: 'Confiscate',
    manaCost: '{4}{U}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant permanent', 'You control enchanted permanent.'),
  },
  {
    name: 'Enslave',
    manaCost: '{4}{B}{B}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature',
      'You control enchanted creature.',
      'At the beginning of your upkeep, enchanted creature deals 1 damage to its owner.',
    ),
  },
  {
    name: 'Steal Artifact',
    manaCost: '{2}{U}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant artifact', 'You control enchanted artifact.'),
  },
  {
    name: 'Steal Enchantment',
    manaCost: '{U}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant enchantment', 'You control enchanted enchantment.'),
  },
  {
    name: "In Bolas's Clutches",
    manaCost: '{4}{U}{U}',
    typeLine: 'Legendary Enchantment — Aura',
    text: lines('Enchant permanent', 'You control enchanted permanent.', 'Enchanted permanent is legendary.'),
  },
  {
    name: 'Threaten',
    manaCost: '{2}{R}',
    typeLine: 'Sorcery',
    text: 'Untap target creature and gain control of it until end of turn. That creature gains haste until end of turn.',
  },
  {
    name: 'Zealous Conscripts',
    manaCost: '{4}{R}',
    typeLine: 'Creature — Human Warrior',
    text: lines(
      'Haste',
      'When this creature enters, gain control of target permanent until end of turn. Untap that permanent. It gains haste until end of turn.',
    ),
    power: 3,
    toughness: 3,
  },
  {
    name: 'Dominate',
    manaCost: '{X}{1}{U}{U}',
    typeLine: 'Instant',
    text: 'Gain control of target creature with mana value X or less.',
  },
  {
    name: 'Master Thief',
    manaCost: '{2}{U}{U}',
    typeLine: 'Creature — Human Rogue',
    text: 'When this creature enters, gain control of target artifact for as long as you control this creature.',
    power: 2,
    toughness: 2,
  },
  {
    name: 'Sower of Temptation',
    manaCost: '{2}{U}{U}',
    typeLine: 'Creature — Faerie Wizard',
    text: lines(
      'Flying',
      'When this creature enters, gain control of target creature for as long as this creature remains on the battlefield.',
    ),
    power: 2,
    toughness: 2,
  },
  {
    name: 'Agent of Treachery',
    manaCost: '{5}{U}{U}',
    typeLine: 'Creature — Human Rogue',
    text: lines(
      'When this creature enters, gain control of target permanent.',
      "At the beginning of your end step, if you control three or more permanents you don't own, draw three cards.",
    ),
    power: 2,
    toughness: 3,
  },
  {
    name: 'Vedalken Shackles',
    manaCost: '{3}',
    typeLine: 'Artifact',
    text: lines(
      'You may choose not to untap this artifact during your untap step.',
      '{2}, {T}: Gain control of target creature with power less than or equal to the number of Islands you control for as long as this artifact remains tapped.',
    ),
  },
  { name: 'Switcheroo', manaCost: '{4}{U}', typeLine: 'Sorcery', text: 'Exchange control of two target creatures.' },
  {
    name: 'Brooding Saurian',
    manaCost: '{2}{G}{G}',
    typeLine: 'Creature — Lizard',
    text: 'At the beginning of each end step, each player gains control of all nontoken permanents they own.',
    power: 4,
    toughness: 4,
  },
  {
    name: 'Act of Treason',
    manaCost: '{2}{R}',
    typeLine: 'Sorcery',
    text: 'Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.',
  },
];
