import { lines, type PrintedCard } from './printed-card';

/** What makes lands other land types, or gives them some in addition (305.6, 305.7). */
export const landTypes: readonly PrintedCard[] = [
  { name: 'Blood Moon', manaCost: '{2}{R}', typeLine: 'Enchantment', text: 'Nonbasic lands are Mountains.' },
  {
    name: 'Magus of the Moon',
    manaCost: '{2}{R}',
    typeLine: 'Creature — Human Wizard',
    text: 'Nonbasic lands are Mountains.',
    power: 2,
    toughness: 2,
  },
  {
    name: 'Harbinger of the Seas',
    manaCost: '{1}{U}{U}',
    typeLine: 'Creature — Merfolk Wizard',
    text: 'Nonbasic lands are Islands.',
    power: 2,
    toughness: 2,
  },
  {
    name: 'Urborg, Tomb of Yawgmoth',
    typeLine: 'Legendary Land',
    text: 'Each land is a Swamp in addition to its other land types.',
  },
  {
    name: 'Yavimaya, Cradle of Growth',
    typeLine: 'Legendary Land',
    text: 'Each land is a Forest in addition to its other land types.',
  },
  {
    name: 'Prismatic Omen',
    manaCost: '{1}{G}',
    typeLine: 'Enchantment',
    text: 'Lands you control are every basic land type in addition to their other types.',
  },
  {
    name: 'Dryad of the Ilysian Grove',
    manaCost: '{2}{G}',
    typeLine: 'Enchantment Creature — Nymph Dryad',
    text: lines(
      'You may play an additional land on each of your turns.',
      'Lands you control are every basic land type in addition to their other types.',
    ),
    power: 2,
    toughness: 4,
  },
  {
    name: 'Spreading Seas',
    manaCost: '{1}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant land', 'When this Aura enters, draw a card.', 'Enchanted land is an Island.'),
  },
  {
    name: "Sea's Claim",
    manaCost: '{U}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant land', 'Enchanted land is an Island.'),
  },
  {
    name: 'Evil Presence',
    manaCost: '{B}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant land', 'Enchanted land is a Swamp.'),
  },
  {
    name: 'Convincing Mirage',
    manaCost: '{1}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant land', 'As this Aura enters, choose a basic land type.', 'Enchanted land is the chosen type.'),
  },
  {
    name: 'Phantasmal Terrain',
    manaCost: '{U}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant land', 'As this Aura enters, choose a basic land type.', 'Enchanted land is the chosen type.'),
  },
  {
    name: 'Lush Growth',
    manaCost: '{G}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant land', 'Enchanted land is a Mountain, Forest, and Plains.'),
  },
  {
    name: 'Conversion',
    manaCost: '{2}{W}{W}',
    typeLine: 'Enchantment',
    text: lines(
      'At the beginning of your upkeep, sacrifice this enchantment unless you pay {W}{W}.',
      'All Mountains are Plains.',
    ),
  },
  {
    name: 'Celestial Dawn',
    manaCost: '{1}{W}{W}',
    typeLine: 'Enchantment',
    text: lines(
      'Lands you control are Plains.',
      "Nonland permanents you control are white. The same is true for spells you control and nonland cards you own that aren't on the battlefield.",
      'You may spend white mana as though it were mana of any color. You may spend other mana only as though it were colorless mana.',
    ),
  },
  {
    name: 'Blood Sun',
    manaCost: '{2}{R}',
    typeLine: 'Enchantment',
    text: lines('When this enchantment enters, draw a card.', 'All lands lose all abilities except mana abilities.'),
  },
  {
    name: 'Ashaya, Soul of the Wild',
    manaCost: '{3}{G}{G}',
    typeLine: 'Legendary Creature — Elemental',
    text: lines(
      "Ashaya's power and toughness are each equal to the number of lands you control.",
      "Nontoken creatures you control are Forest lands in addition to their other types. (They're still affected by summoning sickness.)",
    ),
    power: '*',
    toughness: '*',
  },
  {
    name: 'Life and Limb',
    manaCost: '{3}{G}',
    typeLine: 'Enchantment',
    text: "All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other types. (They're affected by summoning sickness.)",
  },
  {
    name: 'Song of the Dryads',
    manaCost: '{2}{G}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant permanent', 'Enchanted permanent is a colorless Forest land.'),
  },
  {
    name: 'Imprisoned in the Moon',
    manaCost: '{2}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature, land, or planeswalker',
      'Enchanted permanent is a colorless land with "{T}: Add {C}" and loses all other card types and abilities.',
    ),
  },
  {
    name: 'Chromatic Lantern',
    manaCost: '{3}',
    typeLine: 'Artifact',
    text: lines('Lands you control have "{T}: Add one mana of any color."', '{T}: Add one mana of any color.'),
  },
];
