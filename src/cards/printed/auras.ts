import { lines, type PrintedCard } from './printed-card';

/** Auras on creatures (303.4), and creatures that can be one (702.103). */
export const auras: readonly PrintedCard[] = [
  {
    name: 'Flight',
    manaCost: '{U}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant creature', 'Enchanted creature has flying.'),
  },
  {
    name: 'Unholy Strength',
    manaCost: '{B}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant creature', 'Enchanted creature gets +2/+1.'),
  },
  {
    name: 'Giant Strength',
    manaCost: '{R}{R}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant creature', 'Enchanted creature gets +2/+2.'),
  },
  {
    name: 'Rancor',
    manaCost: '{G}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature',
      'Enchanted creature gets +2/+0 and has trample.',
      "When Rancor is put into a graveyard from the battlefield, return Rancor to its owner's hand.",
    ),
  },
  {
    name: 'All That Glitters',
    manaCost: '{1}{W}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant creature', 'Enchanted creature gets +1/+1 for each artifact and/or enchantment you control.'),
  },
  {
    name: 'Spirit Mantle',
    manaCost: '{1}{W}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant creature', 'Enchanted creature gets +1/+1 and has protection from creatures.'),
  },
  {
    name: "Serra's Embrace",
    manaCost: '{2}{W}{W}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature',
      "Enchanted creature gets +2/+2 and has flying and vigilance. (Attacking doesn't cause it to tap.)",
    ),
  },
  {
    name: 'Eldrazi Conscription',
    manaCost: '{8}',
    typeLine: 'Kindred Enchantment — Eldrazi Aura',
    text: lines(
      'Enchant creature',
      'Enchanted creature gets +10/+10 and has trample and annihilator 2. (Whenever it attacks, defending player sacrifices two permanents.)',
    ),
  },
  {
    name: 'Hyena Umbra',
    manaCost: '{W}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature',
      'Enchanted creature gets +1/+1 and has first strike.',
      'Umbra armor (If enchanted creature would be destroyed, instead remove all damage from it and destroy this Aura.)',
    ),
  },
  {
    name: 'Dead Weight',
    manaCost: '{B}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant creature', 'Enchanted creature gets -2/-2.'),
  },
  {
    name: 'Spectral Flight',
    manaCost: '{1}{U}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant creature', 'Enchanted creature gets +2/+2 and has flying.'),
  },
  {
    name: 'Blanchwood Armor',
    manaCost: '{2}{G}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant creature', 'Enchanted creature gets +1/+1 for each Forest you control.'),
  },
  {
    name: 'Indestructibility',
    manaCost: '{3}{W}',
    typeLine: 'Enchantment — Aura',
    text: lines('Enchant permanent', 'Enchanted permanent has indestructible.'),
  },
  {
    name: 'Armadillo Cloak',
    manaCost: '{1}{G}{W}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature',
      'Enchanted creature gets +2/+2 and has trample.',
      'Whenever enchanted creature deals damage, you gain that much life.',
    ),
  },
  {
    name: 'Pentarch Ward',
    manaCost: '{2}{W}',
    typeLine: 'Enchantment — Aura',
    text: lines(
      'Enchant creature',
      'As this Aura enters, choose a color.',
      'When this Aura enters, draw a card.',
      "Enchanted creature has protection from the chosen color. This effect doesn't remove this Aura.",
    ),
  },
  {
    name: 'Boon Satyr',
    manaCost: '{1}{G}{G}',
    typeLine: 'Enchantment Creature — Satyr',
    text: lines(
      'Flash',
      "Bestow {3}{G}{G} (If you cast this card for its bestow cost, it's an Aura spell with enchant creature. It becomes a creature again if it's not attached to a creature.)",
      'Enchanted creature gets +4/+2.',
    ),
    power: 4,
    toughness: 2,
  },
];
