import { expect, test } from 'vitest';
import { evaluationOf } from '../../testing/board-of';
import { objectId } from '../model/ids';
import type { CascadeAspect } from './aspects';
import { type CascadeRow, cascadeOf } from './cascade';
import { tilesAt } from './tile';

const rowsOf = (evaluation: ReturnType<typeof evaluationOf>, object: string, n = evaluation.trace.steps.length) => {
  const cascade = cascadeOf(evaluation, objectId(object), n);
  if (!cascade) throw new Error(`no object ${object}`);
  const row = (aspect: CascadeAspect) => {
    const found = cascade.rows.find((one) => one.aspect === aspect);
    if (!found) throw new Error(`no row ${aspect}`);
    return found;
  };
  return { columns: cascade.columns.map(({ layer }) => layer), row };
};

const gone = ({ printed }: CascadeRow) =>
  printed.map((piece) => [piece.value.values?.value ?? piece.value.values?.name, piece.gone]);

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
  expect(gone(row('subtypes'))).toEqual([['Swamp Forest', true]]);
  expect(gone(row('name'))).toEqual([[{ cardText: 'Bayou' }, false]]);
});

test('205.1b: what adds a type takes none away, so the printed one stands', () => {
  const { row } = rowsOf(evaluationOf({ urborg: 'Urborg, Tomb of Yawgmoth', forest: 'Forest' }), 'forest');
  expect(gone(row('subtypes'))).toEqual([['Forest', false]]);
  expect(row('subtypes').cells.get('4')).toMatchObject([{ rule: '205.1b', overridden: false }]);
  expect(row('abilities').printed.map((piece) => piece.gone)).toEqual([false]);
  expect(row('abilities').cells.get('4')).toMatchObject([{ rule: '305.6' }]);
});

test('305.7: of a Dryad Arbor under Blood Moon only the land type is gone', () => {
  const { row } = rowsOf(evaluationOf({ moon: 'Blood Moon', arbor: 'Dryad Arbor' }), 'arbor');
  expect(gone(row('subtypes'))).toEqual([
    ['Forest', true],
    ['Dryad', false],
  ]);
});

test('208.2a: a star that is worked out stands as printed; a size set over it does not', () => {
  const goyf = { goyf: 'Tarmogoyf', land: { card: 'Forest', zone: 'graveyard' } };
  expect(gone(rowsOf(evaluationOf(goyf), 'goyf').row('size'))).toEqual([['*/1+*', false]]);
  const small = rowsOf(evaluationOf({ ...goyf, humility: 'Humility' }), 'goyf');
  expect(gone(small.row('size'))).toEqual([['*/1+*', true]]);
});

test('what is still to come overrides nothing yet', () => {
  const evaluation = evaluationOf(humility);
  const first = evaluation.trace.steps.findIndex((step) => step.layer === '7b');
  const before = rowsOf(evaluation, 'humility', first).row('size');
  expect(before.cells.get('7b')?.map(({ overridden }) => overridden)).toEqual([false, false]);
  const bear = evaluationOf({ anthem: 'Glorious Anthem', bear: 'Grizzly Bears' });
  expect(gone(rowsOf(bear, 'bear', 0).row('size'))).toEqual([['2/2', false]]);
  expect(gone(rowsOf(bear, 'bear').row('size'))).toEqual([['2/2', true]]);
});

test('105.3: a color in addition leaves the others as they are', () => {
  const painted = (text: string) => ({
    effects: [{ id: 'e', text, targets: ['bear'] }],
  });
  const added = evaluationOf(
    { bear: 'Grizzly Bears' },
    painted('Target creature becomes red in addition to its other colors until end of turn.'),
  );
  expect(
    rowsOf(added, 'bear')
      .row('colors')
      .printed.map((piece) => piece.gone),
  ).toEqual([false]);
  const set = evaluationOf({ bear: 'Grizzly Bears' }, painted('Target creature becomes red until end of turn.'));
  expect(
    rowsOf(set, 'bear')
      .row('colors')
      .printed.map((piece) => piece.gone),
  ).toEqual([true]);
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

test('707.2: a copy has lost its own abilities and gained the copied ones', () => {
  const clone = { card: 'Clone', copyOf: 'angel' };
  const { trace } = evaluationOf({ angel: 'Serra Angel', clone });
  const tile = tilesAt(trace, trace.steps.length).get(objectId('clone'));
  expect(tile?.abilities.map(({ value, state }) => [value.keyword, state])).toEqual([
    [null, 'lost'],
    ['flying', 'gained'],
    ['vigilance', 'gained'],
  ]);
});

test('what is not on the board has no cascade', () => {
  expect(cascadeOf(evaluationOf({ bear: 'Grizzly Bears' }), objectId('moon'), 0)).toBeNull();
});
