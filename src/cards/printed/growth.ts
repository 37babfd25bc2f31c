import { lines, type PrintedCard } from './printed-card';

/** Instants and sorceries that make creatures larger or smaller for a turn (611.2, 613.4c). */
export const growth: readonly PrintedCard[] = [
  { name: 'Giant Growth', manaCost: '{G}', typeLine: 'Instant', text: 'Target creature gets +3/+3 until end of turn.' },
  {
    name: 'Titanic Growth',
    manaCost: '{1}{G}',
    typeLine: 'Instant',
    text: 'Target creature gets +4/+4 until end of turn.',
  },
  {
    name: 'Might of Old Krosa',
    manaCost: '{G}',
    typeLine: 'Instant',
    text: 'Target creature gets +2/+2 until end of turn. If you cast this spell during your main phase, that creature gets +4/+4 until end of turn instead.',
  },
  {
    name: 'Groundswell',
    manaCost: '{G}',
    typeLine: 'Instant',
    text: lines(
      'Target creature gets +2/+2 until end of turn.',
      'Landfall — If you had a land enter the battlefield under your control this turn, that creature gets +4/+4 until end of turn instead.',
    ),
  },
  {
    name: 'Brute Strength',
    manaCost: '{1}{R}',
    typeLine: 'Instant',
    text: 'Target creature gets +3/+1 and gains trample until end of turn.',
  },
  {
    name: 'Mutagenic Growth',
    manaCost: '{G/P}',
    typeLine: 'Instant',
    text: 'Target creature gets +2/+2 until end of turn.',
  },
  {
    name: 'Berserk',
    manaCost: '{G}',
    typeLine: 'Instant',
    text: lines(
      'Cast this spell only before the combat damage step.',
      'Target creature gains trample and gets +X/+0 until end of turn, where X is its power. At the beginning of the next end step, destroy that creature if it attacked this turn.',
    ),
  },
  { name: 'Jump', manaCost: '{U}', typeLine: 'Instant', text: 'Target creature gains flying until end of turn.' },
  {
    name: 'Gods Willing',
    manaCost: '{W}',
    typeLine: 'Instant',
    text: lines(
      'Target creature you control gains protection from the color of your choice until end of turn.',
      'Scry 1.',
    ),
  },
  {
    name: "Apostle's Blessing",
    manaCost: '{1}{W/P}',
    typeLine: 'Instant',
    text: 'Target artifact or creature you control gains protection from artifacts or from the color of your choice until end of turn.',
  },
  {
    name: 'Overwhelming Stampede',
    manaCost: '{3}{G}{G}',
    typeLine: 'Sorcery',
    text: 'Until end of turn, creatures you control gain trample and get +X/+X, where X is the greatest power among creatures you control.',
  },
  {
    name: 'Trumpet Blast',
    manaCost: '{2}{R}',
    typeLine: 'Instant',
    text: 'Attacking creatures get +2/+0 until end of turn.',
  },
  {
    name: 'Inspired Charge',
    manaCost: '{2}{W}{W}',
    typeLine: 'Instant',
    text: 'Creatures you control get +2/+1 until end of turn.',
  },
  {
    name: 'Diminish',
    manaCost: '{U}',
    typeLine: 'Instant',
    text: 'Target creature has base power and toughness 1/1 until end of turn.',
  },
  { name: 'Weakstone', manaCost: '{4}', typeLine: 'Artifact', text: 'Attacking creatures get -1/-0.' },
  {
    name: 'Overrun',
    manaCost: '{2}{G}{G}{G}',
    typeLine: 'Sorcery',
    text: 'Creatures you control get +3/+3 and gain trample until end of turn.',
  },
];
