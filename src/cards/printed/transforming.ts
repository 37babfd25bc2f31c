import { lines, type PrintedCard } from './printed-card';

/** Cards that transform (712). */
export const transforming: readonly PrintedCard[] = [
  {
    name: 'Delver of Secrets // Insectile Aberration',
    layout: 'transform',
    typeLine: 'Creature — Human Wizard',
    faces: [
      {
        name: 'Delver of Secrets',
        manaCost: '{U}',
        typeLine: 'Creature — Human Wizard',
        text: 'At the beginning of your upkeep, look at the top card of your library. You may reveal that card. If an instant or sorcery card is revealed this way, transform this creature.',
        power: 1,
        toughness: 1,
      },
      {
        name: 'Insectile Aberration',
        typeLine: 'Creature — Human Insect',
        text: 'Flying',
        power: 3,
        toughness: 2,
        colorIndicator: ['blue'],
      },
    ],
  },
  {
    name: 'Huntmaster of the Fells // Ravager of the Fells',
    layout: 'transform',
    typeLine: 'Creature — Human Werewolf',
    faces: [
      {
        name: 'Huntmaster of the Fells',
        manaCost: '{2}{R}{G}',
        typeLine: 'Creature — Human Werewolf',
        text: lines(
          'Whenever this creature enters or transforms into Huntmaster of the Fells, create a 2/2 green Wolf creature token and you gain 2 life.',
          'At the beginning of each upkeep, if no spells were cast last turn, transform this creature.',
        ),
        power: 2,
        toughness: 2,
      },
      {
        name: 'Ravager of the Fells',
        typeLine: 'Creature — Werewolf',
        text: lines(
          'Trample',
          "Whenever this creature transforms into Ravager of the Fells, it deals 2 damage to target opponent or planeswalker and 2 damage to up to one target creature that player or that planeswalker's controller controls.",
          'At the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature.',
        ),
        power: 4,
        toughness: 4,
        colorIndicator: ['red', 'green'],
      },
    ],
  },
  {
    name: 'Instigator Gang // Wildblood Pack',
    layout: 'transform',
    typeLine: 'Creature — Human Werewolf',
    faces: [
      {
        name: 'Instigator Gang',
        manaCost: '{3}{R}',
        typeLine: 'Creature — Human Werewolf',
        text: lines(
          'Attacking creatures you control get +1/+0.',
          'At the beginning of each upkeep, if no spells were cast last turn, transform this creature.',
        ),
        power: 2,
        toughness: 3,
      },
      {
        name: 'Wildblood Pack',
        typeLine: 'Creature — Werewolf',
        text: lines(
          'Trample',
          'Attacking creatures you control get +3/+0.',
          'At the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature.',
        ),
        power: 5,
        toughness: 5,
        colorIndicator: ['red'],
      },
    ],
  },
  {
    name: 'Kruin Outlaw // Terror of Kruin Pass',
    layout: 'transform',
    typeLine: 'Creature — Human Rogue Werewolf',
    faces: [
      {
        name: 'Kruin Outlaw',
        manaCost: '{1}{R}{R}',
        typeLine: 'Creature — Human Rogue Werewolf',
        text: lines(
          'First strike',
          'At the beginning of each upkeep, if no spells were cast last turn, transform this creature.',
        ),
        power: 2,
        toughness: 2,
      },
      {
        name: 'Terror of Kruin Pass',
        typeLine: 'Creature — Werewolf',
        text: lines(
          'Double strike',
          "Werewolves you control have menace. (They can't be blocked except by two or more creatures.)",
          'At the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature.',
        ),
        power: 3,
        toughness: 3,
        colorIndicator: ['red'],
      },
    ],
  },
  {
    name: 'Village Ironsmith // Ironfang',
    layout: 'transform',
    typeLine: 'Creature — Human Werewolf',
    faces: [
      {
        name: 'Village Ironsmith',
        manaCost: '{1}{R}',
        typeLine: 'Creature — Human Werewolf',
        text: lines(
          'First strike',
          'At the beginning of each upkeep, if no spells were cast last turn, transform this creature.',
        ),
        power: 1,
        toughness: 1,
      },
      {
        name: 'Ironfang',
        typeLine: 'Creature — Werewolf',
        text: lines(
          'First strike',
          'At the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature.',
        ),
        power: 3,
        toughness: 1,
        colorIndicator: ['red'],
      },
    ],
  },
  {
    name: 'Afflicted Deserter // Werewolf Ransacker',
    layout: 'transform',
    typeLine: 'Creature — Human Werewolf',
    faces: [
      {
        name: 'Afflicted Deserter',
        manaCost: '{3}{R}',
        typeLine: 'Creature — Human Werewolf',
        text: 'At the beginning of each upkeep, if no spells were cast last turn, transform this creature.',
        power: 3,
        toughness: 2,
      },
      {
        name: 'Werewolf Ransacker',
        typeLine: 'Creature — Werewolf',
        text: lines(
          "Whenever this creature transforms into Werewolf Ransacker, you may destroy target artifact. If that artifact is put into a graveyard this way, this creature deals 3 damage to that artifact's controller.",
          'At the beginning of each upkeep, if a player cast two or more spells last turn, transform this creature.',
        ),
        power: 5,
        toughness: 4,
        colorIndicator: ['red'],
      },
    ],
  },
  {
    name: 'Westvale Abbey // Ormendahl, Profane Prince',
    layout: 'transform',
    typeLine: 'Land',
    faces: [
      {
        name: 'Westvale Abbey',
        typeLine: 'Land',
        text: lines(
          '{T}: Add {C}.',
          '{5}, {T}, Pay 1 life: Create a 1/1 white and black Human Cleric creature token.',
          '{5}, {T}, Sacrifice five creatures: Transform this land, then untap it.',
        ),
      },
      {
        name: 'Ormendahl, Profane Prince',
        typeLine: 'Legendary Creature — Demon',
        text: 'Flying, lifelink, indestructible, haste',
        power: 9,
        toughness: 7,
        colorIndicator: ['black'],
      },
    ],
  },
];
