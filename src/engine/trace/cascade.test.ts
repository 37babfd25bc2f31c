import { expect, test } from 'vitest';
import { evaluationOf } from '../../testing/board-of';
import { objectId } from '../model/ids';
import { type CascadeAspect, cascadeOf } from './cascade';
import { tilesAt } from './tile';

const rowsOf = (evaluation: ReturnType<typeof evaluationOf>, object: string) => {
  const cascade = cascadeOf(evaluation.trace, objectId(object), evaluation.trace.steps.length);
  if (!cascade) throw new Error(`no object ${object}`);
  const row = (aspect: CascadeAspect) => {
    const found = cascade.rows.find((one) => one.aspect === aspect);
    if (!found) throw new Error(`no row ${aspect}`);
    return found;
  };
  return { columns: cascade.columns.map(({ layer }) => layer), row };
};

const humility = { humility: 'Humility', opalescence: 'Opalescence', anthem: 'Glorious Anthem' };

test('613.7: a value that a later step sets anew is overridden, the last one stands', () => {
  const { columns, row } = rowsOf(evaluationOf(humility), 'humility');
  expect(columns).toEqual(['4', '6', '7b']);
  const entries = row('size').cells.get('7b') ?? [];
  expect(entries.map(({ effect, overridden }) => [effect, overridden])).toEqual([
    ['humility/0', true],
    ['opalescence/0', false],
  ]);
  expect(row('size').now.values).toEqual({ value: '4/4' });
});

test('613.4c: what only adds is never overridden', () => {
  const bear = { card: 'Grizzly Bears', counters: { '+1/+1': 1 } };
  const { row } = rowsOf(evaluationOf({ anthem: 'Glorious Anthem', bear }), 'bear');
  const entries = row('size').cells.get('7c') ?? [];
  expect(entries.map(({ did, overridden }) => [did, overridden])).toEqual([
    [{ kind: 'change', power: 1, toughness: 1 }, false],
    [{ kind: 'change', power: 1, toughness: 1 }, false],
  ]);
});

test('305.7: a set land type is told with the rule that takes the text', () => {
  const { row } = rowsOf(evaluationOf({ moon: 'Blood Moon', bayou: 'Bayou' }), 'bayou');
  const [entry] = row('subtypes').cells.get('4') ?? [];
  expect(entry).toMatchObject({
    rule: '305.7',
    did: { kind: 'words', gained: ['Mountain'], lost: ['Swamp', 'Forest'] },
  });
  expect(row('subtypes').printedOverridden).toBe(true);
  expect(row('name').printedOverridden).toBe(false);
});

test('a tile keeps what was lost in its place and marks what took it', () => {
  const { trace } = evaluationOf({ moon: 'Blood Moon', urborg: 'Urborg, Tomb of Yawgmoth' });
  const tile = tilesAt(trace, 1).get(objectId('urborg'));
  expect(tile?.abilities.map(({ state, mark }) => [state, mark?.effect, mark?.now])).toEqual([
    ['lost', 'moon/0', true],
    ['gained', 'moon/0', true],
  ]);
  expect(tilesAt(trace, 0).get(objectId('urborg'))?.layers).toEqual([]);
});

test('what is not on the board has no cascade', () => {
  const { trace } = evaluationOf({ bear: 'Grizzly Bears' });
  expect(cascadeOf(trace, objectId('moon'), 0)).toBeNull();
});
