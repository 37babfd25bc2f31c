import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLORS, ZONES } from '../model/characteristics';
import { parseBoard } from './parse-board';
import { timestampOrder } from './timestamp-order';
import { toDocument } from './to-document';

const header = { format: 'layers-board', version: 1 };

test('any JSON gives a board or problems, and never throws', () => {
  fc.assert(fc.property(fc.jsonValue(), (json) => typeof parseBoard(json).ok === 'boolean'));
  fc.assert(fc.property(almostBoards(), (json) => typeof parseBoard(json).ok === 'boolean'));
});

test('every problem has a code and a place', () => {
  fc.assert(
    fc.property(almostBoards(), (json) => {
      const result = parseBoard(json);
      return (
        result.ok || (result.error.length > 0 && result.error.every(({ code, place }) => code && place.kind === 'path'))
      );
    }),
  );
});

test('a board written and read again is the same board', () => {
  fc.assert(
    fc.property(boards(), (json) => {
      const first = parseBoard(json);
      if (!first.ok) throw new Error(JSON.stringify(first.error));
      const document = toDocument(first.value);
      expect(parseBoard(document)).toEqual(first);
      expect(toDocument(first.value)).toEqual(JSON.parse(JSON.stringify(document)));
    }),
  );
});

test('613.7: every object, counter and effect stands once in the timestamp order, as far as listed in that order', () => {
  fc.assert(
    fc.property(boards(), (json) => {
      const board = parseBoard(json);
      if (!board.ok) throw new Error(JSON.stringify(board.error));
      const order = timestampOrder(board.value);
      expect(new Set(order).size).toBe(order.length);
      expect(order.slice(0, board.value.timestamps.length)).toEqual(board.value.timestamps);
      const counters = board.value.objects.reduce((sum, object) => sum + Object.keys(object.counters).length, 0);
      expect(order.length).toBe(board.value.objects.length + counters + board.value.effects.length);
    }),
  );
});

/** Documents with the right fields and any JSON in them: they reach deeper than any JSON alone. */
function almostBoards() {
  const fields = (...names: string[]) =>
    fc.dictionary(
      fc.constantFrom(...names),
      fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('a', 'A', 'Forest', 1, true)),
    );
  const object = fields(
    'id',
    'card',
    'controller',
    'zone',
    'faceDown',
    'attachedTo',
    'counters',
    'copyOf',
    'merged',
    'choices',
    'stickers',
    'face',
  );
  const effect = fields('id', 'text', 'source', 'targets', 'affected', 'x', 'choices', 'controller');
  return fc.record({
    format: fc.constant('layers-board'),
    version: fc.constantFrom(1, 1, 1, 2, '1'),
    objects: fc.oneof(fc.array(object), fc.jsonValue()),
    effects: fc.oneof(fc.array(effect), fc.jsonValue()),
    players: fc.oneof(fc.array(fields('id', 'life', 'active', 'counters')), fc.jsonValue()),
    timestamps: fc.jsonValue(),
    off: fc.jsonValue(),
  });
}

/** Documents of good boards, with fields at their defaults and not. */
function boards() {
  const id = (prefix: string) => (index: number) => `${prefix}${index}`;
  return fc
    .record({ objects: fc.integer({ min: 0, max: 5 }), effects: fc.integer({ min: 0, max: 3 }) })
    .chain((count) => {
      const objectIds = Array.from({ length: count.objects }, (_, index) => id('o')(index));
      const anyObject = objectIds.length > 0 ? fc.option(fc.constantFrom(...objectIds)) : fc.constant(null);
      const objects = objectIds.map((own, index) => objectOf(own, objectIds.slice(0, index)));
      const effects = Array.from({ length: count.effects }, (_, index) =>
        fc.record(
          {
            id: fc.constant(`e${index}`),
            text: fc.string(),
            controller: player,
            source: anyObject,
            targets: objectIds.length > 0 ? fc.subarray(objectIds) : fc.constant([]),
            affected: fc.option(fc.subarray(objectIds)),
            x: fc.option(fc.nat(9)),
          },
          { requiredKeys: ['id', 'text'] },
        ),
      );
      return fc
        .record({ title: fc.string(), objects: fc.tuple(...objects), effects: fc.tuple(...effects) })
        .chain((board) =>
          fc.record(
            {
              format: fc.constant(header.format),
              version: fc.constant(header.version),
              title: fc.constant(board.title),
              objects: fc.constant(board.objects),
              effects: fc.constant(board.effects),
              timestamps: fc.shuffledSubarray([...objectIds, ...board.effects.map((effect) => effect.id)]),
              off: fc.subarray(objectIds),
              assume: fc.array(fc.string(), { maxLength: 2 }),
              players: fc.constantFrom(
                ['A', 'B'],
                ['A', { id: 'B', active: true, life: -3 }],
                [{ id: 'A', name: 'Ann' }, 'B', 'C'],
              ),
            },
            { requiredKeys: ['format', 'version', 'objects', 'effects'] },
          ),
        );
    });
}

const player = fc.constantFrom('A', 'B');
const counters = fc.dictionary(fc.constantFrom('+1/+1', '-1/-1', 'flying', 'charge'), fc.nat(3));
const card = fc.record(
  {
    name: fc.string(),
    manaCost: fc.constantFrom('', '{1}{G}'),
    typeLine: fc.constantFrom('', 'Creature — Elf', 'Basic Land — Forest'),
    text: fc.string(),
    power: fc.constantFrom(null, 0, 2, '*'),
    colorIndicator: fc.option(fc.subarray([...COLORS])),
  },
  { requiredKeys: ['typeLine'] },
);

const objectOf = (own: string, others: readonly string[]) => {
  const other = others.length > 0 ? fc.option(fc.constantFrom(...others)) : fc.constant(null);
  return fc.record(
    {
      id: fc.constant(own),
      card: fc.oneof(fc.string(), card),
      controller: player,
      owner: player,
      zone: fc.constantFrom(...ZONES),
      tapped: fc.boolean(),
      faceDown: fc.oneof(fc.boolean(), card),
      face: fc.constantFrom(0, 1),
      attachedTo: other,
      counters,
      copyOf: fc.oneof(other, card),
      copyExcept: fc.option(fc.string()),
      merged: fc.array(fc.oneof(fc.string(), card), { maxLength: 2 }),
      choices: fc.record(
        { color: fc.constantFrom('red', ['red', 'blue']), number: fc.integer({ min: -5, max: 5 }) },
        { requiredKeys: [] },
      ),
      designations: fc.array(fc.constantFrom('monstrous', 'renowned'), { maxLength: 1 }),
      stickers: fc.array(fc.record({ name: fc.string(), after: fc.nat(3) }), { maxLength: 1 }),
      damage: fc.nat(4),
    },
    { requiredKeys: ['id', 'card'] },
  );
};
