import { lines, type PrintedCard } from './printed-card';

/** Other cards with two faces: flip, split, modal, preparation (709, 710, 712). */
export const twoFaced: readonly PrintedCard[] = [
  {
    name: 'Akki Lavarunner // Tok-Tok, Volcano Born',
    layout: 'flip',
    typeLine: 'Creature — Goblin Warrior',
    faces: [
      {
        name: 'Akki Lavarunner',
        manaCost: '{3}{R}',
        typeLine: 'Creature — Goblin Warrior',
        text: lines('Haste', 'Whenever this creature deals damage to an opponent, flip it.'),
        power: 1,
        toughness: 1,
      },
      {
        name: 'Tok-Tok, Volcano Born',
        typeLine: 'Legendary Creature — Goblin Shaman',
        text: lines(
          'Protection from red',
          'If a red source would deal damage to a player, it deals that much damage plus 1 to that player instead.',
        ),
        power: 2,
        toughness: 2,
      },
    ],
  },
  {
    name: 'Jushi Apprentice // Tomoya the Revealer',
    layout: 'flip',
    typeLine: 'Creature — Human Wizard',
    faces: [
      {
        name: 'Jushi Apprentice',
        manaCost: '{1}{U}',
        typeLine: 'Creature — Human Wizard',
        text: '{2}{U}, {T}: Draw a card. If you have nine or more cards in hand, flip this creature.',
        power: 1,
        toughness: 2,
      },
      {
        name: 'Tomoya the Revealer',
        typeLine: 'Legendary Creature — Human Wizard',
        text: '{3}{U}{U}, {T}: Target player draws X cards, where X is the number of cards in your hand.',
        power: 2,
        toughness: 3,
      },
    ],
  },
  {
    name: 'Nezumi Shortfang // Stabwhisker the Odious',
    layout: 'flip',
    typeLine: 'Creature — Rat Rogue',
    faces: [
      {
        name: 'Nezumi Shortfang',
        manaCost: '{1}{B}',
        typeLine: 'Creature — Rat Rogue',
        text: '{1}{B}, {T}: Target opponent discards a card. Then if that player has no cards in hand, flip this creature.',
        power: 1,
        toughness: 1,
      },
      {
        name: 'Stabwhisker the Odious',
        typeLine: 'Legendary Creature — Rat Shaman',
        text: "At the beginning of each opponent's upkeep, that player loses 1 life for each card fewer than three in their hand.",
        power: 3,
        toughness: 3,
      },
    ],
  },
  {
    name: 'Assault // Battery',
    layout: 'split',
    typeLine: 'Sorcery',
    faces: [
      { name: 'Assault', manaCost: '{R}', typeLine: 'Sorcery', text: 'Assault deals 2 damage to any target.' },
      { name: 'Battery', manaCost: '{3}{G}', typeLine: 'Sorcery', text: 'Create a 3/3 green Elephant creature token.' },
    ],
  },
  {
    name: 'Fire // Ice',
    layout: 'split',
    typeLine: 'Instant',
    faces: [
      {
        name: 'Fire',
        manaCost: '{1}{R}',
        typeLine: 'Instant',
        text: 'Fire deals 2 damage divided as you choose among one or two targets.',
      },
      { name: 'Ice', manaCost: '{1}{U}', typeLine: 'Instant', text: lines('Tap target permanent.', 'Draw a card.') },
    ],
  },
  {
    name: 'Glasspool Mimic // Glasspool Shore',
    layout: 'modal',
    typeLine: 'Creature — Shapeshifter Rogue',
    faces: [
      {
        name: 'Glasspool Mimic',
        manaCost: '{2}{U}',
        typeLine: 'Creature — Shapeshifter Rogue',
        text: "You may have this creature enter as a copy of a creature you control, except it's a Shapeshifter Rogue in addition to its other types.",
        power: 0,
        toughness: 0,
      },
      { name: 'Glasspool Shore', typeLine: 'Land', text: lines('This land enters tapped.', '{T}: Add {U}.') },
    ],
  },
  {
    name: 'Encouraging Aviator // Jump',
    layout: 'prepare',
    typeLine: 'Creature — Bird Wizard',
    faces: [
      {
        name: 'Encouraging Aviator',
        manaCost: '{2}{U}',
        typeLine: 'Creature — Bird Wizard',
        text: lines('Flying', 'Whenever this creature attacks, it becomes prepared.'),
        power: 2,
        toughness: 3,
      },
      { name: 'Jump', manaCost: '{U}', typeLine: 'Instant', text: 'Target creature gains flying until end of turn.' },
    ],
  },
];
