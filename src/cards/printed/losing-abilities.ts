import { lines, type PrintedCard } from './printed-card';

/** What takes abilities away, gives back others, or forbids them (613.1f, 113.11). */
export const losingAbilities: readonly PrintedCard[] = [
  {
    name: 'Humility',
    manaCost: '{2}{W}{W}',
    typeLine: 'Enchantment',
    text: 'All creatures lose all abilities and have base power and toughness 1/1.',
  },
  {
    name: 'Dress Down',
    manaCost: '{1}{U}',
    typeLine: 'Enchantment',
    text: lines(
      'Flash',
      'When this enchantment enters, draw a card.',
      'Creatures lose all abilities.',
      'At the beginning of the end step, sacrifice this enchantment.',
    ),
  },
  {
    name: 'Overwhelming Splendor',
    manaCost: '{6}{W}{W}',
    typeLine: 'Enchantment — Aura Curse',
    text: lines(
      'Enchant player',
      'Creatures enchanted player controls lose all abilities and have base power and toughness 1/1.',
      "Enchanted player can't activate abilities that aren't mana abilities or loyalty abilities.",
    ),
  },
  {
    name: 'Sudden Spoiling',
    manaCost: '{1}{B}{B}',
    typeLine: 'Instant',
    text: lines(
      "Split second (As long as this spell is on the stack, players can't cast spells or activate abilities that aren't mana abilities.)",
      'Until end of turn, creatures target player controls lose all abilities and have base power and toughness 0/2.',
    ),
  },
  {
    name: 'Merfolk Trickster',
    manaCost: '{U}{U}',
    typeLine: 'Creature — Merfolk Wizard',
    text: lines(
      'Flash',
      'When this creature enters, tap target creature an opponent controls. It loses all abilities until end of turn.',
    ),
    power: 2,
    toughness: 2,
  },
  {
    name: 'Turn to Frog',
    manaCost: '{1}{U}',
    typeLine: 'Instant',
    text: 'Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.',
  },
  {
    name: 'Snakeform',
    manaCost: '{2}{G/U}',
    typeLine: 'Instant',
    text: lines(
      'Until end of turn, target creature loses all abilities and becomes a green Snake with base power and toughness 1/1.',
      'Draw a card.',
    ),
  },
  {
    name: 'Humble',
    manaCost: '{1}{W}',
    typeLine: 'Instant',
    text: 'Until end of turn, target creature loses all abilities and has base power and toughness 0/1.',
  },
  {
    name: 'Lignify',
    manaCost: '{1}{G}',
    typeLine: 'Kindred Enchantment — Treefolk Aura',
    text: lines(
      'Enchant creature',
      'Enchanted creature is a Treefolk with base power and toughness 0/4 and loses all abilities.',
    ),
  },
  {
    name: 'Frogify',
    manaCost: '{1}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature',
      'Enchanted creature loses all abilities and is a blue Frog creature with base power and toughness 1/1.',
    ),
  },
  {
    name: 'Darksteel Mutation',
    manaCost: '{1}{W}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature',
      'Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.',
    ),
  },
  {
    name: "Kenrith's Transformation",
    manaCost: '{1}{G}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature',
      'When this Aura enters, draw a card.',
      'Enchanted creature loses all abilities and is a green Elk creature with base power and toughness 3/3. (It loses all other card types and creature types.)',
    ),
  },
  {
    name: 'Witness Protection',
    manaCost: '{U}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature',
      'Enchanted creature loses all abilities and is a green and white Citizen creature with base power and toughness 1/1 named Legitimate Businessperson. (It loses all other colors, card types, creature types, and names.)',
    ),
  },
  {
    name: 'Deep Freeze',
    manaCost: '{2}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature',
      'Enchanted creature has base power and toughness 0/4, has defender, loses all other abilities, and is a blue Wall in addition to its other colors and types.',
    ),
  },
  {
    name: 'Yixlid Jailer',
    manaCost: '{1}{B}',
    typeLine: 'Creature — Zombie Wizard',
    text: 'Cards in graveyards lose all abilities.',
    power: 2,
    toughness: 1,
  },
  {
    name: 'Muraganda Petroglyphs',
    manaCost: '{3}{G}',
    typeLine: 'Enchantment',
    text: 'Creatures with no abilities get +2/+2.',
  },
  {
    name: 'Ruxa, Patient Professor',
    manaCost: '{2}{G}{G}',
    typeLine: 'Legendary Creature — Bear Druid',
    text: lines(
      'Whenever Ruxa enters or attacks, return target creature card with no abilities from your graveyard to your hand.',
      'Creatures you control with no abilities get +1/+1.',
      "For each creature you control with no abilities, you may have that creature assign its combat damage as though it weren't blocked.",
    ),
    power: 4,
    toughness: 4,
  },
  {
    name: 'Archetype of Courage',
    manaCost: '{1}{W}{W}',
    typeLine: 'Enchantment Creature — Human Soldier',
    text: lines(
      'Creatures you control have first strike.',
      "Creatures your opponents control lose first strike and can't have or gain first strike.",
    ),
    power: 2,
    toughness: 2,
  },
  {
    name: 'Archetype of Imagination',
    manaCost: '{4}{U}{U}',
    typeLine: 'Enchantment Creature — Human Wizard',
    text: lines(
      'Creatures you control have flying.',
      "Creatures your opponents control lose flying and can't have or gain flying.",
    ),
    power: 3,
    toughness: 2,
  },
  {
    name: 'Archetype of Endurance',
    manaCost: '{6}{G}{G}',
    typeLine: 'Enchantment Creature — Boar',
    text: lines(
      'Creatures you control have hexproof.',
      "Creatures your opponents control lose hexproof and can't have or gain hexproof.",
    ),
    power: 6,
    toughness: 5,
  },
  { name: 'Gravity Sphere', manaCost: '{2}{R}', typeLine: 'World Enchantment', text: 'All creatures lose flying.' },
  {
    name: 'Shadowspear',
    manaCost: '{1}',
    typeLine: 'Legendary Artifact — Equipment',
    text: lines(
      'Equipped creature gets +1/+1 and has trample and lifelink.',
      '{1}: Permanents your opponents control lose hexproof and indestructible until end of turn.',
      'Equip {2}',
    ),
  },
  {
    name: 'Lost Order of Jarkeld',
    manaCost: '{2}{W}{W}',
    typeLine: 'Creature — Human Knight',
    text: lines(
      'As this creature enters, choose an opponent.',
      "Lost Order of Jarkeld's power and toughness are each equal to 1 plus the number of creatures the chosen player controls.",
    ),
    power: '1+*',
    toughness: '1+*',
  },
];
