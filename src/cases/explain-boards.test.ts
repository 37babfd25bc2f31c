/** The boards that people argue about: the explanation decides by the reason that the rules give. */
import { expect, test } from 'vitest';
import { builtInCards } from '../cards';
import { type Aspect, type Board, type Explanation, explain, type Level, messageOf, objectId } from '../engine';
import { createEvaluator } from '../evaluate';
import { createWords, namesOf } from '../messages';
import { boardOf } from '../testing/board-of';

const evaluate = createEvaluator(builtInCards);
const words = createWords('en');

function why(board: Board, object: string, aspect: Aspect, n?: number): Explanation {
  const explanation = explain(evaluate(board), objectId(object), aspect, {
    evaluate,
    ...(n === undefined ? {} : { n }),
  });
  if (!explanation) throw new Error(`no object ${object}`);
  return explanation;
}

const keys = ({ reasons }: Explanation) => reasons.map(({ key }) => key);
const decisive = ({ reasons }: Explanation) => reasons.find((reason) => reason.decisive);
const sentences = (board: Board, { reasons }: Explanation, level: Level = 'rules') => {
  const { compiled, trace } = evaluate(board);
  return reasons.map((reason) => words.plain(messageOf(reason, level), namesOf(compiled, trace, words)));
};

const moonlit = { urborg: 'Urborg, Tomb of Yawgmoth', forest: 'Forest', moon: 'Blood Moon' };

test('613.8: Urborg is no Swamp, for its effect depends on Blood Moon, waits, and is gone', () => {
  const explanation = why(boardOf(moonlit), 'urborg', 'subtypes');
  expect(keys(explanation)).toEqual([
    'would-own',
    'land-types',
    'depends-existence',
    'waits-though-older',
    'gone-by-then',
  ]);
  // In timestamp order Blood Moon would have come last as well, so what it does decides.
  expect(decisive(explanation)).toMatchObject({ key: 'land-types', rule: '305.7' });
  expect(explanation.question).toEqual({ key: 'question.subtypes.not', values: { missing: 'Swamp' } });
  expect(explanation.counterfactual).toMatchObject({
    without: 'moon/0',
    value: { values: { value: 'Legendary Land — Swamp' } },
  });
});

test('613.8: with Blood Moon older it is the same, without "although it is older"', () => {
  const board = boardOf(moonlit, { timestamps: ['moon', 'forest', 'urborg'] });
  expect(keys(why(board, 'urborg', 'subtypes'))).toContain('waits');
});

test('613.8: the whole layer is told while one stands at its first step', () => {
  expect(decisive(why(boardOf(moonlit), 'forest', 'subtypes', 1))?.key).toBe('depends-existence');
  expect(keys(why(boardOf(moonlit), 'urborg', 'subtypes', 0))).toEqual(['printed']);
});

test('a basic land says what spares it', () => {
  const board = boardOf(moonlit);
  const said = sentences(board, why(board, 'forest', 'subtypes'));
  expect(said).toContain('Blood Moon does not apply to it: it is Basic.');
});

test('613.6 and 613.7: Humility goes on without its ability, and the newer Opalescence has the last word', () => {
  const board = boardOf({
    humility: 'Humility',
    opalescence: 'Opalescence',
    anthem: 'Glorious Anthem',
    bear: 'Grizzly Bears',
  });
  const explanation = why(board, 'humility', 'size');
  expect(keys(explanation)).toEqual(expect.arrayContaining(['size-set', 'newer-wins', 'continues']));
  expect(decisive(explanation)).toMatchObject({ key: 'newer-wins', rule: '613.7' });
  expect(decisive(why(board, 'bear', 'size'))).toMatchObject({ key: 'continues', rule: '613.6' });
  const anthem = why(board, 'bear', 'size').reasons.find(({ key }) => key === 'gone-before');
  expect(anthem?.values).toMatchObject({ effect: { effect: 'anthem/0' }, otherLayer: { layer: '6' } });
});

test('613.8b: effects in a loop go by timestamps, which decides only where the other order gives another value', () => {
  const board = boardOf({
    limb: 'Life and Limb',
    moon: 'Blood Moon',
    bayou: 'Bayou',
    forest: 'Forest',
    token: {
      card: { typeLine: 'Creature — Saproling', colorIndicator: ['green'], power: 1, toughness: 1 },
      token: true,
    },
  });
  expect(decisive(why(board, 'bayou', 'subtypes'))).toMatchObject({ key: 'loop', rule: '613.8b' });
  // Blood Moon never touches a basic land: a Forest is a creature in either order.
  expect(decisive(why(board, 'forest', 'types'))).toMatchObject({ key: 'words-gained', rule: '205.1b' });
});

test('613.8: a dependency decides where timestamps alone would give another value', () => {
  const board = boardOf({
    xenograft: { card: 'Xenograft', choices: { creatureType: 'Zombie' } },
    bell: 'Kormus Bell',
    urborg: 'Urborg, Tomb of Yawgmoth',
    forest: 'Forest',
    swamp: 'Swamp',
    bear: 'Grizzly Bears',
  });
  // In timestamp order: Xenograft (creatures: the Bears alone), Kormus Bell (the Swamp alone), Urborg.
  expect(decisive(why(board, 'bear', 'subtypes'))?.key).toBe('words-gained'); // a creature in any order
  expect(decisive(why(board, 'swamp', 'types'))?.key).toBe('words-gained'); // a Swamp in any order
  expect(decisive(why(board, 'forest', 'types'))).toMatchObject({ key: 'waited-applies-to', rule: '613.8b' });
  const urborg = boardOf({ urborg: 'Urborg, Tomb of Yawgmoth', moon: 'Blood Moon', seas, forest: 'Forest' });
  expect(decisive(why(urborg, 'urborg', 'subtypes'))).toMatchObject({ key: 'newer-wins', rule: '613.7' });
  expect(decisive(why(urborg, 'forest', 'subtypes'))).toMatchObject({ key: 'depends-existence', rule: '613.8a' });
});

const seas = { card: 'Spreading Seas', attachedTo: 'urborg' };

test('of two effects that set one size to the same, and of print that one sets anew, none decides alone', () => {
  const board = boardOf({ opalescence: 'Opalescence', evening: 'Enchanted Evening', bear: 'Grizzly Bears' });
  const bear = why(board, 'bear', 'size'); // printed 2/2, mana value 2
  expect(keys(bear)).toContain('size-set-again');
  expect(decisive(bear)).toBeUndefined();
  const giant = why(boardOf({ humility: 'Humility', giant: 'Hill Giant' }), 'giant', 'size');
  expect(decisive(giant)?.key).toBe('size-set');
});

test('what would have changed nothing decides nothing, nor does what did not happen beside what did', () => {
  const objects = {
    bear: 'Grizzly Bears',
    hammer: { card: 'Colossus Hammer', attachedTo: 'bear' },
    rune: { card: 'Rune of Flight', attachedTo: 'hammer' },
  };
  expect(decisive(why(boardOf(objects), 'hammer', 'abilities'))?.key).toBe('abilities-gained');
  // Urborg's effect is gone, yet it would have left a Swamp as it is; so would Blood Moon's but for "nonbasic".
  const swamp = why(boardOf({ ...moonlit, swamp: 'Swamp' }), 'swamp', 'subtypes');
  expect(decisive(swamp)?.key).toBe('spared');
});

test('613.8b: what waited says for what', () => {
  const board = boardOf({ bell: 'Kormus Bell', urborg: 'Urborg, Tomb of Yawgmoth', forest: 'Forest' });
  expect(decisive(why(board, 'forest', 'types'))).toMatchObject({ key: 'waited-applies-to', rule: '613.8b' });
});

test('613.4d: a switch comes after a later boost', () => {
  const board = boardOf(
    { wall: 'Wall of Omens' },
    {
      effects: [
        { id: 'switch', text: "Switch target creature's power and toughness until end of turn.", targets: ['wall'] },
        { id: 'boost', text: 'Target creature gets +3/+0 until end of turn.', targets: ['wall'] },
      ],
    },
  );
  expect(keys(why(board, 'wall', 'size'))).toEqual(['size-switched', 'later-layer', 'size-modified', 'printed']);
  expect(sentences(board, why(board, 'wall', 'size'))[1]).toContain('in layer 7d, after layer 7c, although');
});

test('611.2c: a creature that turns white later is not among those that were white', () => {
  const board = boardOf(
    { bear: 'Grizzly Bears' },
    {
      effects: [
        { id: 'boost', text: 'White creatures get +1/+1 until end of turn.' },
        { id: 'paint', text: 'Target creature becomes white until end of turn.', targets: ['bear'] },
      ],
    },
  );
  expect(decisive(why(board, 'bear', 'size'))).toMatchObject({ key: 'locked-in', rule: '611.2c' });
});

test('208.3: a Vehicle that is no creature has no size, whatever is printed', () => {
  const board = boardOf({ car: { card: { name: 'Car', typeLine: 'Artifact — Vehicle', power: 3, toughness: 3 } } });
  expect(decisive(why(board, 'car', 'size'))).toMatchObject({ key: 'not-a-creature', rule: '208.3' });
});

test('707.2: a copy begins with the values of the original, not with what was done to it', () => {
  const board = boardOf({
    bear: { card: 'Grizzly Bears', counters: { '+1/+1': 1 } },
    clone: { card: 'Clone', copyOf: 'bear' },
  });
  const explanation = why(board, 'clone', 'size');
  expect(explanation.value.values).toEqual({ value: '2/2' });
  expect(decisive(explanation)).toMatchObject({ key: 'copied', values: { original: { object: 'bear' } } });
});

test('208.2: a star is printed, and its own ability says what it is', () => {
  const board = boardOf({ swamp: 'Swamp', horse: 'Nightmare' });
  const explanation = why(board, 'horse', 'size');
  expect(keys(explanation)).toEqual(['size-defined', 'printed']);
  expect(explanation.reasons.at(-1)?.values.value).toEqual({ key: 'value.is', values: { value: '*/*' } });
});

test('613.4b: an effect that sets a size to what it was already is told all the same', () => {
  const chain = {
    opalescence: 'Opalescence',
    evening: 'Enchanted Evening',
    bear: 'Grizzly Bears',
    giant: 'Hill Giant',
  };
  expect(keys(why(boardOf(chain), 'bear', 'size'))).toEqual(['size-set-again', 'printed']);
  const machines = boardOf({ humility: 'Humility', march: 'March of the Machines', ring: 'Sol Ring' });
  const board = boardOf({ march: 'March of the Machines', humility: 'Humility', ring: 'Sol Ring' });
  expect(keys(why(machines, 'ring', 'size'))).toEqual([
    ...['size-set-again', 'newer-wins', 'size-set', 'fits-since', 'creature-since'],
  ]);
  expect(sentences(board, why(board, 'ring', 'size'))[0]).toContain(
    'Humility sets its base power and toughness to 1/1',
  );
});

test('613.7a: an ability that was granted is as new as what granted it, so the loss came first', () => {
  const objects = {
    bear: 'Grizzly Bears',
    hammer: { card: 'Colossus Hammer', attachedTo: 'bear' },
    rune: { card: 'Rune of Flight', attachedTo: 'hammer' },
  };
  const anew = { timestamps: ['bear', 'rune', 'hammer'] };
  const boards = { granted: boardOf(objects), 'granted-tied': boardOf(objects, anew) };
  for (const [key, board] of Object.entries(boards)) {
    const explanation = why(board, 'bear', 'abilities');
    expect(keys(explanation)).toEqual(['abilities-gained', key, 'lost-earlier']);
    expect(decisive(explanation)).toMatchObject({ rule: '613.7a', values: { other: { effect: 'rune/3' } } });
  }
});

test('613.7: a loss that comes after a grant is the last word, and no loss is told that met nothing', () => {
  const board = boardOf({ levitation: 'Levitation', humility: 'Humility', bear: 'Grizzly Bears' });
  expect(keys(why(board, 'bear', 'abilities'))).not.toContain('lost-all-earlier');
  const swapped = boardOf({ humility: 'Humility', levitation: 'Levitation', bear: 'Grizzly Bears' });
  expect(keys(why(swapped, 'bear', 'abilities'))).toEqual(['abilities-gained', 'lost-all-earlier']);
});

test('208.5: a creature that nothing gives a size is 0/0, and no creature has none', () => {
  const board = boardOf({ forest: 'Forest', waker });
  for (const aspect of ['size', 'base-size'] as const) {
    expect(words.plain(why(board, 'forest', aspect).question)).toContain('0/0');
    expect(words.plain(why(board, 'forest', aspect, 0).question)).not.toContain('0/0'); // 208.3: a land yet
  }
  for (const aspect of ['power', 'toughness'] as const) {
    expect(why(board, 'forest', aspect).value).toEqual({ key: 'value.is', values: { value: 0 } });
    expect(why(board, 'forest', aspect, 0).value).toEqual({ key: 'value.no-size' });
  }
});

test('208.5: the rule is the reason for a 0 that nothing gives, also where a counter adds to it', () => {
  const reasonsOf = (board: Board, object: string, aspect: Aspect) =>
    why(board, object, aspect).reasons.map(({ key, rule, decisive }) => ({ key, rule, decisive }));
  const noValue = { key: 'no-value', rule: '208.5' };
  const board = boardOf({ forest: { card: 'Forest', counters: { '+1/+1': 1 } }, island: 'Island', waker });
  for (const aspect of ['size', 'power', 'toughness', 'base-size'] as const)
    expect(reasonsOf(board, 'island', aspect)).toEqual([
      { ...noValue, decisive: true },
      { key: 'creature-since', rule: '613.1d', decisive: false },
    ]);
  expect(why(board, 'forest', 'power').value.values).toEqual({ value: 1 });
  expect(reasonsOf(board, 'forest', 'power')).toEqual([
    expect.objectContaining({ key: 'size-counter', decisive: true }),
    { ...noValue, decisive: false },
    expect.objectContaining({ key: 'creature-since' }),
  ]);
  // Its nearest no: a creature that prints 0, and one that an effect makes 0/0, have a value.
  const zeros = boardOf({
    ornithopter: { card: { name: 'Thopter', typeLine: 'Creature', power: 0, toughness: 2 } },
    forest: 'Forest',
    awakening: { card: { ...waker.card, text: 'Lands are 0/0 creatures in addition to their other types.' } },
  });
  for (const object of ['ornithopter', 'forest'])
    expect(why(zeros, object, 'size').reasons.map(({ rule }) => rule)).not.toContain('208.5');
});

test('what fits an effect no more, or only since another effect, says through which', () => {
  const sap = { card: 'Saproling', token: true };
  const board = boardOf({ moon: 'Blood Moon', limb: 'Life and Limb', pool: 'Breeding Pool', forest: 'Forest', sap });
  const pool = why(board, 'pool', 'types');
  expect(keys(pool)).toEqual(['printed', 'fits-no-more']);
  expect(pool.reasons[1]?.values).toMatchObject({ effect: { effect: 'limb/0' }, other: { effect: 'moon/0' } });
  expect(keys(why(board, 'forest', 'types'))).not.toContain('fits-no-more');
  const bell = boardOf({ bell: 'Kormus Bell', urborg: 'Urborg, Tomb of Yawgmoth', island: 'Island', swamp: 'Swamp' });
  const island = sentences(bell, why(bell, 'island', 'size'));
  expect(island).toContain('Kormus Bell applies to it because Urborg has made it Basic Land — Island Swamp.');
  expect(island).toContain('Kormus Bell makes it a creature in layer 4, so it has power and toughness.');
  expect(keys(why(bell, 'swamp', 'size'))).toEqual(['size-set', 'creature-since']); // a Swamp by print
});

test('613.8a: of all that a dependency is about, the object asked about is named', () => {
  const board = boardOf({ bell: 'Kormus Bell', urborg: 'Urborg, Tomb of Yawgmoth', forest: 'Forest', swamp: 'Swamp' });
  expect(decisive(why(board, 'forest', 'types'))?.values.witness).toEqual({ object: 'forest' });
  const swamp = why(board, 'swamp', 'types').reasons.find(({ key }) => key === 'waited-applies-to');
  expect(swamp?.values.witness).toEqual({ object: 'urborg' }); // its own part is the same either way
});

test('a near miss of a number says both numbers', () => {
  const rule = {
    card: { name: 'Rule', typeLine: 'Enchantment', text: 'Each creature with power 3 or greater gets +1/+1.' },
  };
  const board = boardOf({ rule, bear: 'Grizzly Bears' });
  expect(sentences(board, why(board, 'bear', 'size'))).toContain(
    'Rule does not apply to it: its power is 2, not 3 or greater.',
  );
});

test('types are named as words of a type line, with no article to get wrong', () => {
  const golem = { card: { name: 'Golem', typeLine: 'Artifact Creature — Golem', power: 3, toughness: 3 } };
  const board = boardOf({ march: 'March of the Machines', golem, ring: 'Sol Ring', seas, urborg: 'Bayou' });
  expect(sentences(board, why(board, 'golem', 'types'))).toContain(
    'March of the Machines does not apply to it: it is a creature.',
  );
  expect(sentences(board, why(board, 'urborg', 'subtypes'), 'plain')).toContain(
    'Spreading Seas makes Island its only land type.',
  );
  expect(sentences(board, why(board, 'ring', 'types'), 'plain')).toContain(
    'March of the Machines adds Creature to its types.',
  );
});

test('what became of an effect stands before the printed value, next to what became of its ability', () => {
  const board = boardOf({ urborg: 'Urborg, Tomb of Yawgmoth', moon: 'Blood Moon', bayou: 'Bayou' });
  expect(keys(why(board, 'bayou', 'subtypes'))).toEqual([
    ...['would', 'land-types', 'depends-existence', 'waits-though-older', 'gone-by-then', 'printed'],
  ]);
});

const waker = {
  card: { name: 'Waker', typeLine: 'Enchantment', text: 'Lands are creatures in addition to their other types.' },
};
