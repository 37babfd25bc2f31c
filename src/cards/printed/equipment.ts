import { lines, type PrintedCard } from './printed-card';

/** Equipment (301.5) and Vehicles (301.7). */
export const equipment: readonly PrintedCard[] = [
  {
    name: 'Bonesplitter',
    manaCost: '{1}',
    typeLine: 'Artifact — Equipment',
    text: lines('Equipped creature gets +2/+0.', 'Equip {1}'),
  },
  {
    name: 'Colossus Hammer',
    manaCost: '{1}',
    typeLine: 'Artifact — Equipment',
    text: lines('Equipped creature gets +10/+10 and loses flying.', 'Equip {8}'),
  },
  {
    name: 'Rune of Flight',
    manaCost: '{1}{U}',
    typeLine: 'Enchantment — Aura Rune',
    text: lines(
      'Enchant permanent',
      'When this Aura enters, draw a card.',
      'As long as enchanted permanent is a creature, it has flying.',
      'As long as enchanted permanent is an Equipment, it has "Equipped creature has flying."',
    ),
  },
  {
    name: 'Lightning Greaves',
    manaCost: '{2}',
    typeLine: 'Artifact — Equipment',
    text: lines(
      "Equipped creature has haste and shroud. (It can't be the target of spells or abilities.)",
      'Equip {0}',
    ),
  },
  {
    name: 'Swiftfoot Boots',
    manaCost: '{2}',
    typeLine: 'Artifact — Equipment',
    text: lines(
      "Equipped creature has hexproof and haste. (It can't be the target of spells or abilities your opponents control. It can attack and {T} no matter when it came under your control.)",
      'Equip {1} ({1}: Attach to target creature you control. Equip only as a sorcery.)',
    ),
  },
  {
    name: 'Loxodon Warhammer',
    manaCost: '{3}',
    typeLine: 'Artifact — Equipment',
    text: lines('Equipped creature gets +3/+0 and has trample and lifelink.', 'Equip {3}'),
  },
  {
    name: 'Sword of Fire and Ice',
    manaCost: '{3}',
    typeLine: 'Artifact — Equipment',
    text: lines(
      'Equipped creature gets +2/+2 and has protection from red and from blue.',
      'Whenever equipped creature deals combat damage to a player, this Equipment deals 2 damage to any target and you draw a card.',
      'Equip {2}',
    ),
  },
  {
    name: 'Cranial Plating',
    manaCost: '{2}',
    typeLine: 'Artifact — Equipment',
    text: lines(
      'Equipped creature gets +1/+0 for each artifact you control.',
      '{B}{B}: Attach this Equipment to target creature you control.',
      'Equip {1}',
    ),
  },
  {
    name: 'Nim Deathmantle',
    manaCost: '{2}',
    typeLine: 'Artifact — Equipment',
    text: lines(
      'Equipped creature gets +2/+2, has intimidate, and is a black Zombie.',
      'Whenever a nontoken creature is put into your graveyard from the battlefield, you may pay {4}. If you do, return that card to the battlefield and attach this Equipment to it.',
      'Equip {4}',
    ),
  },
  {
    name: 'Basilisk Collar',
    manaCost: '{1}',
    typeLine: 'Artifact — Equipment',
    text: lines(
      'Equipped creature has deathtouch and lifelink. (Any amount of damage it deals to a creature is enough to destroy it. Damage dealt by this creature also causes you to gain that much life.)',
      'Equip {2} ({2}: Attach to target creature you control. Equip only as a sorcery.)',
    ),
  },
  {
    name: "Konda's Banner",
    manaCost: '{2}',
    typeLine: 'Legendary Artifact — Equipment',
    text: lines(
      "Konda's Banner can be attached only to a legendary creature.",
      'Creatures that share a color with equipped creature get +1/+1.',
      'Creatures that share a creature type with equipped creature get +1/+1.',
      'Equip {2}',
    ),
  },
  {
    name: 'Batterskull',
    manaCost: '{5}',
    typeLine: 'Artifact — Equipment',
    text: lines(
      'Living weapon (When this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then attach this to it.)',
      'Equipped creature gets +4/+4 and has vigilance and lifelink.',
      "{3}: Return this Equipment to its owner's hand.",
      'Equip {5}',
    ),
  },
  {
    name: 'Darksteel Plate',
    manaCost: '{3}',
    typeLine: 'Artifact — Equipment',
    text: lines('Indestructible', 'Equipped creature has indestructible.', 'Equip {2}'),
  },
  {
    name: "Smuggler's Copter",
    manaCost: '{2}',
    typeLine: 'Artifact — Vehicle',
    text: lines(
      'Flying',
      'Whenever this Vehicle attacks or blocks, you may draw a card. If you do, discard a card.',
      'Crew 1 (Tap any number of creatures you control with total power 1 or more: This Vehicle becomes an artifact creature until end of turn.)',
    ),
    power: 3,
    toughness: 3,
  },
  {
    name: 'Heart of Kiran',
    manaCost: '{2}',
    typeLine: 'Legendary Artifact — Vehicle',
    text: lines(
      'Flying, vigilance',
      'Crew 3 (Tap any number of creatures you control with total power 3 or more: This Vehicle becomes an artifact creature until end of turn.)',
      "You may remove a loyalty counter from a planeswalker you control rather than pay Heart of Kiran's crew cost.",
    ),
    power: 4,
    toughness: 4,
  },
];
