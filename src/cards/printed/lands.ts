import { lines, type PrintedCard } from './printed-card';

/** Lands: basic ones, those with basic land types, and those that copy or count. */
export const lands: readonly PrintedCard[] = [
  { name: 'Plains', typeLine: 'Basic Land — Plains', text: '({T}: Add {W}.)' },
  { name: 'Swamp', typeLine: 'Basic Land — Swamp', text: '({T}: Add {B}.)' },
  { name: 'Mountain', typeLine: 'Basic Land — Mountain', text: '({T}: Add {R}.)' },
  { name: 'Forest', typeLine: 'Basic Land — Forest', text: '({T}: Add {G}.)' },
  { name: 'Bayou', typeLine: 'Land — Swamp Forest', text: '({T}: Add {B} or {G}.)' },
  { name: 'Underground Sea', typeLine: 'Land — Island Swamp', text: '({T}: Add {U} or {B}.)' },
  { name: 'Volcanic Island', typeLine: 'Land — Island Mountain', text: '({T}: Add {U} or {R}.)' },
  {
    name: 'Breeding Pool',
    typeLine: 'Land — Forest Island',
    text: lines('({T}: Add {G} or {U}.)', "As this land enters, you may pay 2 life. If you don't, it enters tapped."),
  },
  {
    name: 'Steam Vents',
    typeLine: 'Land — Island Mountain',
    text: lines('({T}: Add {U} or {R}.)', "As this land enters, you may pay 2 life. If you don't, it enters tapped."),
  },
  {
    name: 'Wasteland',
    typeLine: 'Land',
    text: lines('{T}: Add {C}.', '{T}, Sacrifice this land: Destroy target nonbasic land.'),
  },
  { name: "Gaea's Cradle", typeLine: 'Legendary Land', text: '{T}: Add {G} for each creature you control.' },
  { name: 'Darksteel Citadel', typeLine: 'Artifact Land', text: lines('Indestructible', '{T}: Add {C}.') },
  {
    name: 'Dryad Arbor',
    typeLine: 'Land Creature — Forest Dryad',
    text: '(This land isn\'t a spell, it\'s affected by summoning sickness, and it has "{T}: Add {G}.")',
    power: 1,
    toughness: 1,
    colorIndicator: ['green'],
  },
  {
    name: "Thespian's Stage",
    typeLine: 'Land',
    text: lines('{T}: Add {C}.', '{2}, {T}: This land becomes a copy of target land, except it has this ability.'),
  },
  {
    name: 'Vesuva',
    typeLine: 'Land',
    text: 'You may have this land enter tapped as a copy of any land on the battlefield.',
  },
  { name: 'Snow-Covered Forest', typeLine: 'Basic Snow Land — Forest', text: '({T}: Add {G}.)' },
  { name: 'Island', typeLine: 'Basic Land — Island', text: '({T}: Add {U}.)' },
  { name: 'Tundra', typeLine: 'Land — Plains Island', text: '({T}: Add {W} or {U}.)' },
  { name: 'Taiga', typeLine: 'Land — Mountain Forest', text: '({T}: Add {R} or {G}.)' },
];
