import { lines, type PrintedCard } from './printed-card';

/** What becomes a creature: lands, artifacts, enchantments (205.1, 613.1d, 613.4b). */
export const animation: readonly PrintedCard[] = [
  {
    name: 'Opalescence',
    manaCost: '{2}{W}{W}',
    typeLine: 'Enchantment',
    text: 'Each other non-Aura enchantment is a creature in addition to its other types and has base power and base toughness each equal to its mana value.',
  },
  {
    name: 'Starfield of Nyx',
    manaCost: '{4}{W}',
    typeLine: 'Enchantment',
    text: lines(
      'At the beginning of your upkeep, you may return target enchantment card from your graveyard to the battlefield.',
      'As long as you control five or more enchantments, each other non-Aura enchantment you control is a creature in addition to its other types and has base power and base toughness each equal to its mana value.',
    ),
  },
  {
    name: 'March of the Machines',
    manaCost: '{3}{U}',
    typeLine: 'Enchantment',
    text: "Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value. (Equipment that's a creature can't equip a creature.)",
  },
  {
    name: 'Karn, Silver Golem',
    manaCost: '{5}',
    typeLine: 'Legendary Artifact Creature — Golem',
    text: lines(
      'Whenever Karn blocks or becomes blocked, it gets -4/+4 until end of turn.',
      '{1}: Target noncreature artifact becomes an artifact creature with power and toughness each equal to its mana value until end of turn.',
    ),
    power: 4,
    toughness: 4,
  },
  {
    name: "Titania's Song",
    manaCost: '{3}{G}',
    typeLine: 'Enchantment',
    text: 'Each noncreature artifact loses all abilities and becomes an artifact creature with power and toughness each equal to its mana value. If this enchantment leaves the battlefield, this effect continues until end of turn.',
  },
  {
    name: 'Kormus Bell',
    manaCost: '{4}',
    typeLine: 'Artifact',
    text: 'All Swamps are 1/1 black creatures that are still lands.',
  },
  {
    name: "Nature's Revolt",
    manaCost: '{3}{G}{G}',
    typeLine: 'Enchantment',
    text: 'All lands are 2/2 creatures that are still lands.',
  },
  {
    name: 'Living Plane',
    manaCost: '{2}{G}{G}',
    typeLine: 'World Enchantment',
    text: 'All lands are 1/1 creatures that are still lands.',
  },
  {
    name: 'Natural Affinity',
    manaCost: '{2}{G}',
    typeLine: 'Instant',
    text: "All lands become 2/2 creatures until end of turn. They're still lands.",
  },
  {
    name: 'Rude Awakening',
    manaCost: '{4}{G}',
    typeLine: 'Sorcery',
    text: lines(
      'Choose one —',
      '• Untap all lands you control.',
      '• Until end of turn, lands you control become 2/2 creatures that are still lands.',
      'Entwine {2}{G} (Choose both if you pay the entwine cost.)',
    ),
  },
  {
    name: 'Mutavault',
    typeLine: 'Land',
    text: lines(
      '{T}: Add {C}.',
      "{1}: This land becomes a 2/2 creature with all creature types until end of turn. It's still a land.",
    ),
  },
  {
    name: 'Treetop Village',
    typeLine: 'Land',
    text: lines(
      'This land enters tapped.',
      '{T}: Add {G}.',
      "{1}{G}: This land becomes a 3/3 green Ape creature with trample until end of turn. It's still a land.",
    ),
  },
  {
    name: 'Celestial Colonnade',
    typeLine: 'Land',
    text: lines(
      'This land enters tapped.',
      '{T}: Add {U} or {W}.',
      "{3}{W}{U}: Until end of turn, this land becomes a 4/4 white and blue Elemental creature with flying and vigilance. It's still a land.",
    ),
  },
  {
    name: 'Creeping Tar Pit',
    typeLine: 'Land',
    text: lines(
      'This land enters tapped.',
      '{T}: Add {U} or {B}.',
      "{1}{U}{B}: This land becomes a 3/2 blue and black Elemental creature until end of turn and can't be blocked this turn. It's still a land.",
    ),
  },
  {
    name: 'Raging Ravine',
    typeLine: 'Land',
    text: lines(
      'This land enters tapped.',
      '{T}: Add {R} or {G}.',
      '{2}{R}{G}: Until end of turn, this land becomes a 3/3 red and green Elemental creature with "Whenever this creature attacks, put a +1/+1 counter on it." It\'s still a land.',
    ),
  },
  {
    name: 'Inkmoth Nexus',
    typeLine: 'Land',
    text: lines(
      '{T}: Add {C}.',
      "{1}: This land becomes a 1/1 Phyrexian Blinkmoth artifact creature with flying and infect until end of turn. It's still a land. (It deals damage to creatures in the form of -1/-1 counters and to players in the form of poison counters.)",
    ),
  },
  {
    name: 'Faceless Haven',
    typeLine: 'Snow Land',
    text: lines(
      '{T}: Add {C}.',
      "{S}{S}{S}: This land becomes a 4/3 creature with vigilance and all creature types until end of turn. It's still a land.",
    ),
  },
  {
    name: 'Svogthos, the Restless Tomb',
    typeLine: 'Land',
    text: lines(
      '{T}: Add {C}.',
      '{3}{B}{G}: Until end of turn, this land becomes a black and green Plant Zombie creature with "This creature\'s power and toughness are each equal to the number of creature cards in your graveyard." It\'s still a land.',
    ),
  },
  {
    name: 'Chimeric Staff',
    manaCost: '{4}',
    typeLine: 'Artifact',
    text: '{X}: This artifact becomes an X/X Construct artifact creature until end of turn.',
  },
  {
    name: 'Ensoul Artifact',
    manaCost: '{1}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant artifact',
      'Enchanted artifact is a creature with base power and toughness 5/5 in addition to its other types.',
    ),
  },
  {
    name: 'Animate Artifact',
    manaCost: '{3}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant artifact',
      "As long as enchanted artifact isn't a creature, it's an artifact creature with power and toughness each equal to its mana value.",
    ),
  },
  {
    name: 'Xenic Poltergeist',
    manaCost: '{1}{B}{B}',
    typeLine: 'Creature — Spirit',
    text: '{T}: Until your next upkeep, target noncreature artifact becomes an artifact creature with power and toughness each equal to its mana value.',
    power: 1,
    toughness: 1,
  },
];
