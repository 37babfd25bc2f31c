import { lines, type PrintedCard } from './printed-card';

/** Plain artifacts. */
export const artifacts: readonly PrintedCard[] = [
  { name: 'Sol Ring', manaCost: '{1}', typeLine: 'Artifact', text: '{T}: Add {C}{C}.' },
  {
    name: 'Ornithopter',
    manaCost: '{0}',
    typeLine: 'Artifact Creature — Thopter',
    text: 'Flying',
    power: 0,
    toughness: 2,
  },
  {
    name: 'Juggernaut',
    manaCost: '{4}',
    typeLine: 'Artifact Creature — Juggernaut',
    text: lines('This creature attacks each combat if able.', "This creature can't be blocked by Walls."),
    power: 5,
    toughness: 3,
  },
  {
    name: 'Blitz Automaton',
    manaCost: '{7}',
    typeLine: 'Artifact Creature — Construct',
    text: lines(
      'Prototype {2}{R} — 3/2 (You may cast this spell with different mana cost, color, and size. It keeps its abilities and types.)',
      'Haste',
    ),
    power: 6,
    toughness: 4,
  },
  {
    name: 'Rusted Sentinel',
    manaCost: '{4}',
    typeLine: 'Artifact Creature — Golem',
    text: 'This creature enters tapped.',
    power: 3,
    toughness: 4,
  },
  {
    name: 'Gemrazer',
    manaCost: '{3}{G}',
    typeLine: 'Creature — Beast',
    text: lines(
      'Mutate {1}{G}{G} (If you cast this spell for its mutate cost, put it over or under target non-Human creature you own. They mutate into the creature on top plus all abilities from under it.)',
      'Reach, trample',
      'Whenever this creature mutates, destroy target artifact or enchantment an opponent controls.',
    ),
    power: 4,
    toughness: 4,
  },
  {
    name: 'Howling Mine',
    manaCost: '{2}',
    typeLine: 'Artifact',
    text: "At the beginning of each player's draw step, if this artifact is untapped, that player draws an additional card.",
  },
  { name: 'Memnite', manaCost: '{0}', typeLine: 'Artifact Creature — Construct', power: 1, toughness: 1 },
];
