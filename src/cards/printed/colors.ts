import { lines, type PrintedCard } from './printed-card';

/** What changes colors (613.1e, 105.3). */
export const colors: readonly PrintedCard[] = [
  {
    name: "Painter's Servant",
    manaCost: '{2}',
    typeLine: 'Artifact Creature — Scarecrow',
    text: lines(
      'As this creature enters, choose a color.',
      "All cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors.",
    ),
    power: 1,
    toughness: 3,
  },
  { name: 'Darkest Hour', manaCost: '{B}', typeLine: 'Enchantment', text: 'All creatures are black.' },
  {
    name: 'Shifting Sky',
    manaCost: '{2}{U}',
    typeLine: 'Enchantment',
    text: lines('As this enchantment enters, choose a color.', 'All nonland permanents are the chosen color.'),
  },
  {
    name: 'Chaoslace',
    manaCost: '{R}',
    typeLine: 'Instant',
    text: 'Target spell or permanent becomes red. (Mana symbols on that permanent remain unchanged.)',
  },
  {
    name: 'Purelace',
    manaCost: '{W}',
    typeLine: 'Instant',
    text: 'Target spell or permanent becomes white. (Mana symbols on that permanent remain unchanged.)',
  },
  {
    name: 'Prismatic Lace',
    manaCost: '{U}',
    typeLine: 'Instant',
    text: 'Target permanent becomes the color or colors of your choice.',
  },
  { name: 'Moonlace', manaCost: '{U}', typeLine: 'Instant', text: 'Target spell or permanent becomes colorless.' },
  {
    name: 'Crimson Wisps',
    manaCost: '{R}',
    typeLine: 'Instant',
    text: lines('Target creature becomes red and gains haste until end of turn.', 'Draw a card.'),
  },
  {
    name: 'Viridescent Wisps',
    manaCost: '{G}',
    typeLine: 'Instant',
    text: lines('Target creature becomes green and gets +1/+0 until end of turn.', 'Draw a card.'),
  },
  {
    name: 'Wild Mongrel',
    manaCost: '{1}{G}',
    typeLine: 'Creature — Dog',
    text: 'Discard a card: This creature gets +1/+1 and becomes the color of your choice until end of turn.',
    power: 2,
    toughness: 2,
  },
  {
    name: 'Ghostflame Sliver',
    manaCost: '{B}{R}',
    typeLine: 'Creature — Sliver',
    text: 'All Slivers are colorless.',
    power: 2,
    toughness: 2,
  },
  {
    name: 'Scuttlemutt',
    manaCost: '{3}',
    typeLine: 'Artifact Creature — Scarecrow',
    text: lines(
      '{T}: Add one mana of any color.',
      '{T}: Target creature becomes the color or colors of your choice until end of turn.',
    ),
    power: 2,
    toughness: 2,
  },
  {
    name: 'Transguild Courier',
    manaCost: '{4}',
    typeLine: 'Artifact Creature — Golem',
    text: 'This creature is all colors.',
    power: 3,
    toughness: 3,
  },
  {
    name: 'Leyline of the Guildpact',
    manaCost: '{G/W}{G/U}{B/G}{R/G}',
    typeLine: 'Enchantment',
    text: lines(
      'If this card is in your opening hand, you may begin the game with it on the battlefield.',
      'Each nonland permanent you control is all colors.',
      'Lands you control are every basic land type in addition to their other types.',
    ),
  },
  {
    name: 'Eldrazi Skyspawner',
    manaCost: '{2}{U}',
    typeLine: 'Creature — Eldrazi Drone',
    text: lines(
      'Devoid (This card has no color.)',
      'Flying',
      'When this creature enters, create a 1/1 colorless Eldrazi Scion creature token. It has "Sacrifice this token: Add {C}."',
    ),
    power: 2,
    toughness: 1,
  },
  {
    name: 'Dream Coat',
    manaCost: '{U}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature',
      '{0}: Enchanted creature becomes the color or colors of your choice. Activate only once each turn.',
    ),
  },
];
