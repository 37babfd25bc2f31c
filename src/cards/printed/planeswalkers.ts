import { lines, type PrintedCard } from './printed-card';

/** Planeswalkers that become creatures, animate, or leave an emblem (306, 114). */
export const planeswalkers: readonly PrintedCard[] = [
  {
    name: 'Gideon Jura',
    manaCost: '{3}{W}{W}',
    typeLine: 'Legendary Planeswalker — Gideon',
    text: lines(
      "+2: During target opponent's next turn, creatures that player controls attack Gideon Jura if able.",
      '−2: Destroy target tapped creature.',
      "0: Until end of turn, Gideon Jura becomes a 6/6 Human Soldier creature that's still a planeswalker. Prevent all damage that would be dealt to him this turn.",
    ),
    loyalty: 6,
  },
  {
    name: 'Sarkhan, the Dragonspeaker',
    manaCost: '{3}{R}{R}',
    typeLine: 'Legendary Planeswalker — Sarkhan',
    text: lines(
      "+1: Until end of turn, Sarkhan becomes a legendary 4/4 red Dragon creature with flying, indestructible, and haste. (He doesn't lose loyalty while he's not a planeswalker.)",
      '−3: Sarkhan deals 4 damage to target creature.',
      '−6: You get an emblem with "At the beginning of your draw step, draw two additional cards" and "At the beginning of your end step, discard your hand."',
    ),
    loyalty: 4,
  },
  {
    name: 'Oko, Thief of Crowns',
    manaCost: '{1}{G}{U}',
    typeLine: 'Legendary Planeswalker — Oko',
    text: lines(
      '+2: Create a Food token.',
      '+1: Target artifact or creature loses all abilities and becomes a green Elk creature with base power and toughness 3/3.',
      '−5: Exchange control of target artifact or creature you control and target creature an opponent controls with power 3 or less.',
    ),
    loyalty: 4,
  },
  {
    name: 'Nissa, Who Shakes the World',
    manaCost: '{3}{G}{G}',
    typeLine: 'Legendary Planeswalker — Nissa',
    text: lines(
      'Whenever you tap a Forest for mana, add an additional {G}.',
      "+1: Put three +1/+1 counters on up to one target noncreature land you control. Untap it. It becomes a 0/0 Elemental creature with vigilance and haste that's still a land.",
      '−8: You get an emblem with "Lands you control have indestructible." Search your library for any number of Forest cards, put them onto the battlefield tapped, then shuffle.',
    ),
    loyalty: 5,
  },
  {
    name: 'Garruk Wildspeaker',
    manaCost: '{2}{G}{G}',
    typeLine: 'Legendary Planeswalker — Garruk',
    text: lines(
      '+1: Untap two target lands.',
      '−1: Create a 3/3 green Beast creature token.',
      '−4: Creatures you control get +3/+3 and gain trample until end of turn.',
    ),
    loyalty: 3,
  },
  {
    name: 'Sorin, Lord of Innistrad',
    manaCost: '{2}{W}{B}',
    typeLine: 'Legendary Planeswalker — Sorin',
    text: lines(
      '+1: Create a 1/1 black Vampire creature token with lifelink.',
      '−2: You get an emblem with "Creatures you control get +1/+0."',
      '−6: Destroy up to three target creatures and/or other planeswalkers. Return each card put into a graveyard this way to the battlefield under your control.',
    ),
    loyalty: 3,
  },
  {
    name: "Elspeth, Sun's Champion",
    manaCost: '{4}{W}{W}',
    typeLine: 'Legendary Planeswalker — Elspeth',
    text: lines(
      '+1: Create three 1/1 white Soldier creature tokens.',
      '−3: Destroy all creatures with power 4 or greater.',
      '−7: You get an emblem with "Creatures you control get +2/+2 and have flying."',
    ),
    loyalty: 4,
  },
  {
    name: 'Tezzeret, Agent of Bolas',
    manaCost: '{2}{U}{B}',
    typeLine: 'Legendary Planeswalker — Tezzeret',
    text: lines(
      '+1: Look at the top five cards of your library. You may reveal an artifact card from among them and put it into your hand. Put the rest on the bottom of your library in any order.',
      '−1: Target artifact becomes an artifact creature with base power and toughness 5/5.',
      '−4: Target player loses X life and you gain X life, where X is twice the number of artifacts you control.',
    ),
    loyalty: 3,
  },
  {
    name: 'Kaito, Bane of Nightmares',
    manaCost: '{2}{U}{B}',
    typeLine: 'Legendary Planeswalker — Kaito',
    text: lines(
      'Ninjutsu {1}{U}{B} ({1}{U}{B}, Return an unblocked attacker you control to hand: Put this card onto the battlefield from your hand tapped and attacking.)',
      "During your turn, as long as Kaito has one or more loyalty counters on him, he's a 3/4 Ninja creature and has hexproof.",
      '+1: You get an emblem with "Ninjas you control get +1/+1."',
      '0: Surveil 2. Then draw a card for each opponent who lost life this turn.',
      '−2: Tap target creature. Put two stun counters on it.',
    ),
    loyalty: 4,
  },
];
