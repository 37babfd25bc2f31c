import { lines, type PrintedCard } from './printed-card';

/** What is face down or turns others so (613.2b, 708). */
export const faceDown: readonly PrintedCard[] = [
  {
    name: 'Grinning Demon',
    manaCost: '{2}{B}{B}',
    typeLine: 'Creature — Demon',
    text: lines(
      'At the beginning of your upkeep, you lose 2 life.',
      'Morph {2}{B}{B} (You may cast this card face down as a 2/2 creature for {3}. Turn it face up any time for its morph cost.)',
    ),
    power: 6,
    toughness: 6,
  },
  {
    name: 'Ixidron',
    manaCost: '{3}{U}{U}',
    typeLine: 'Creature — Illusion',
    text: lines(
      "As this creature enters, turn all other nontoken creatures face down. (They're 2/2 creatures.)",
      "Ixidron's power and toughness are each equal to the number of face-down creatures on the battlefield.",
    ),
    power: '*',
    toughness: '*',
  },
  {
    name: 'Vesuvan Shapeshifter',
    manaCost: '{3}{U}{U}',
    typeLine: 'Creature — Shapeshifter',
    text: lines(
      'As this creature enters or is turned face up, you may choose another creature on the battlefield. If you do, until this creature is turned face down, it becomes a copy of that creature, except it has "At the beginning of your upkeep, you may turn this creature face down."',
      'Morph {1}{U} (You may cast this card face down as a 2/2 creature for {3}. Turn it face up any time for its morph cost.)',
    ),
    power: 0,
    toughness: 0,
  },
  {
    name: 'Branchsnap Lorian',
    manaCost: '{1}{G}{G}',
    typeLine: 'Creature — Beast',
    text: lines(
      'Trample',
      'Morph {G} (You may cast this card face down as a 2/2 creature for {3}. Turn it face up any time for its morph cost.)',
    ),
    power: 4,
    toughness: 1,
  },
  {
    name: 'Backslide',
    manaCost: '{1}{U}',
    typeLine: 'Instant',
    text: lines('Turn target creature with a morph ability face down.', 'Cycling {U}'),
  },
  {
    name: 'Master of the Veil',
    manaCost: '{2}{U}{U}',
    typeLine: 'Creature — Human Wizard',
    text: lines(
      'Morph {2}{U} (You may cast this card face down as a 2/2 creature for {3}. Turn it face up any time for its morph cost.)',
      'When this creature is turned face up, you may turn target creature with a morph ability face down.',
    ),
    power: 2,
    toughness: 3,
  },
  {
    name: 'Whisperwood Elemental',
    manaCost: '{3}{G}{G}',
    typeLine: 'Creature — Elemental',
    text: lines(
      "At the beginning of your end step, manifest the top card of your library. (Put it onto the battlefield face down as a 2/2 creature. Turn it face up at any time for its mana cost if it's a creature card.)",
      'Sacrifice this creature: Until end of turn, face-up nontoken creatures you control gain "When this creature dies, manifest the top card of your library."',
    ),
    power: 4,
    toughness: 4,
  },
];
