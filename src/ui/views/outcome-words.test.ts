import { expect, test } from 'vitest';
import { compareOutcomes, effectKey } from '../../engine';
import { createWords, namesOf } from '../../messages';
import { evaluationOf, type Objects } from '../../testing/board-of';
import { edgeWords } from './edge-words';
import { outcomeWords } from './outcome-words';

const words = createWords('en');

/** Both outcomes just before the first entry of a layer. */
function said(objects: Objects, layer: string, dependent: string, on: string): readonly string[] {
  const { compiled, trace } = evaluationOf(objects);
  const names = namesOf(compiled, trace, words);
  const entry = trace.steps.findIndex((step) => step.layer === layer);
  const found = compareOutcomes(compiled, entry, effectKey(dependent), effectKey(on));
  if (found === null) throw new Error('both are in the layer');
  return (['alone', 'after'] as const).map((which) =>
    words.plain(outcomeWords(found, which, trace.tableAt(entry)), names),
  );
}

test('Urborg alone, and after Blood Moon', () => {
  const board = { urborg: 'Urborg, Tomb of Yawgmoth', moon: 'Blood Moon', wasteland: 'Wasteland', swamp: 'Swamp' };
  expect(said(board, '4', 'urborg/0', 'moon/0')).toEqual([
    'Urborg, Wasteland, and Swamp are also Swamps',
    'has no ability any more: it does not exist',
  ]);
  expect(said(board, '4', 'moon/0', 'urborg/0')[0]).toBe('Urborg and Wasteland are Mountains');
});

test('many are counted, and the one that makes the difference is named', () => {
  const board = {
    bell: 'Kormus Bell',
    urborg: 'Urborg, Tomb of Yawgmoth',
    ...Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, 'Swamp'])),
  };
  expect(said(board, '4', 'bell/0', 'urborg/0')).toEqual([
    '4 lands (not Urborg) are also creatures',
    '5 lands (with Urborg) are also creatures',
  ]);
});

test('sizes are numbers, also where they differ', () => {
  const sized = { opal: 'Opalescence', honor: 'Honor of the Pure', anthem: 'Glorious Anthem', humility: 'Humility' };
  expect(said(sized, '7b', 'humility/0', 'opal/0')[0]).toMatch(/: 1\/1$/);
  expect(said(sized, '7b', 'opal/0', 'humility/0')[0]).toBe(
    'Honor of the Pure, Glorious Anthem, and Humility; of these Honor of the Pure: 2/2',
  );
  const pumped = { anthem: 'Glorious Anthem', honor: 'Honor of the Pure', bear: 'Grizzly Bears' };
  expect(said(pumped, '7c', 'anthem/0', 'honor/0')[0]).toBe('Grizzly Bears: +1/+1');
});

test('a dependency in a loop keeps its reason and its object', () => {
  const { compiled, trace } = evaluationOf({
    limb: 'Life and Limb',
    moon: 'Blood Moon',
    urborg: 'Urborg, Tomb of Yawgmoth',
  });
  const names = namesOf(compiled, trace, words);
  const loop = { dependent: effectKey('moon/0'), on: effectKey('limb/0'), kind: 'applies-to', inLoop: true } as const;
  const [witness] = trace.objects.filter((object) => object === 'urborg');
  if (witness === undefined) throw new Error('Urborg is there');
  expect(words.plain(edgeWords({ ...loop, witness }), names)).toBe(
    'Blood Moon depends on Life and Limb: applied first, Life and Limb would change what it applies to, on Urborg. Both are in a loop, so this is ignored.',
  );
});
