import { lines, type PrintedCard } from './printed-card';

/** What switches power and toughness (613.4d). */
export const switching: readonly PrintedCard[] = [
  {
    name: 'Twisted Image',
    manaCost: '{U}',
    typeLine: 'Instant',
    text: lines("Switch target creature's power and toughness until end of turn.", 'Draw a card.'),
  },
  {
    name: 'Aquamoeba',
    manaCost: '{1}{U}',
    typeLine: 'Creature — Elemental Beast',
    text: "Discard a card: Switch this creature's power and toughness until end of turn.",
    power: 1,
    toughness: 3,
  },
  {
    name: 'Crag Puca',
    manaCost: '{U/R}{U/R}{U/R}',
    typeLine: 'Creature — Shapeshifter',
    text: "{U/R}: Switch this creature's power and toughness until end of turn.",
    power: 2,
    toughness: 4,
  },
  {
    name: 'Turtleshell Changeling',
    manaCost: '{3}{U}',
    typeLine: 'Creature — Shapeshifter',
    text: lines(
      'Changeling (This card is every creature type.)',
      "{1}{U}: Switch this creature's power and toughness until end of turn.",
    ),
    power: 1,
    toughness: 4,
  },
  {
    name: 'Merfolk Thaumaturgist',
    manaCost: '{2}{U}',
    typeLine: 'Creature — Merfolk Wizard',
    text: "{T}: Switch target creature's power and toughness until end of turn.",
    power: 1,
    toughness: 2,
  },
  {
    name: 'Mannichi, the Fevered Dream',
    manaCost: '{2}{R}',
    typeLine: 'Legendary Creature — Spirit',
    text: "{1}{R}: Switch each creature's power and toughness until end of turn.",
    power: 1,
    toughness: 2,
  },
  {
    name: 'Wandering Fumarole',
    typeLine: 'Land',
    text: lines(
      'This land enters tapped.',
      '{T}: Add {U} or {R}.',
      '{2}{U}{R}: Until end of turn, this land becomes a 1/4 blue and red Elemental creature with "{0}: Switch this creature\'s power and toughness until end of turn." It\'s still a land.',
    ),
  },
  {
    name: 'Inside Out',
    manaCost: '{U/R}',
    typeLine: 'Instant',
    text: lines("Switch target creature's power and toughness until end of turn.", 'Draw a card.'),
  },
];
