import { lines, type PrintedCard } from './printed-card';

/** What changes the words on a card (613.1c, 612). */
export const text: readonly PrintedCard[] = [
  {
    name: 'Mind Bend',
    manaCost: '{U}',
    typeLine: 'Instant',
    text: 'Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another. (For example, you may change "nonblack creature" to "nongreen creature" or "forestwalk" to "islandwalk." This effect lasts indefinitely.)',
  },
  {
    name: 'Magical Hack',
    manaCost: '{U}',
    typeLine: 'Instant',
    text: 'Change the text of target spell or permanent by replacing all instances of one basic land type with another. (For example, you may change "swampwalk" to "plainswalk." This effect lasts indefinitely.)',
  },
  {
    name: 'Sleight of Mind',
    manaCost: '{U}',
    typeLine: 'Instant',
    text: 'Change the text of target spell or permanent by replacing all instances of one color word with another. (For example, you may change "target black spell" to "target blue spell." This effect lasts indefinitely.)',
  },
  {
    name: 'Artificial Evolution',
    manaCost: '{U}',
    typeLine: 'Instant',
    text: "Change the text of target spell or permanent by replacing all instances of one creature type with another. The new creature type can't be Wall. (This effect lasts indefinitely.)",
  },
  {
    name: 'Crystal Spray',
    manaCost: '{2}{U}',
    typeLine: 'Instant',
    text: lines(
      'Change the text of target spell or permanent by replacing all instances of one color word with another or one basic land type with another until end of turn.',
      'Draw a card.',
    ),
  },
  {
    name: 'Glamerdye',
    manaCost: '{1}{U}',
    typeLine: 'Instant',
    text: lines(
      'Change the text of target spell or permanent by replacing all instances of one color word with another.',
      'Retrace (You may cast this card from your graveyard by discarding a land card in addition to paying its other costs.)',
    ),
  },
  {
    name: 'Trait Doctoring',
    manaCost: '{U}',
    typeLine: 'Sorcery',
    text: lines(
      'Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another until end of turn.',
      'Cipher (Then you may exile this spell card encoded on a creature you control. Whenever that creature deals combat damage to a player, its controller may cast a copy of the encoded card without paying its mana cost.)',
    ),
  },
  {
    name: 'Whim of Volrath',
    manaCost: '{U}',
    typeLine: 'Instant',
    text: lines(
      'Buyback {2} (You may pay an additional {2} as you cast this spell. If you do, put this card into your hand as it resolves.)',
      'Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another until end of turn. (For example, you may change "nonred creature" to "nongreen creature" or "plainswalk" to "swampwalk.")',
    ),
  },
  {
    name: 'New Blood',
    manaCost: '{2}{B}{B}',
    typeLine: 'Sorcery',
    text: lines(
      'As an additional cost to cast this spell, tap an untapped Vampire you control.',
      'Gain control of target creature. Change the text of that creature by replacing all instances of one creature type with Vampire.',
    ),
  },
];
