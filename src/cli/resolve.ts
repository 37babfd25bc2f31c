import {
  ALL_LAYERS,
  type Board,
  type CurrentLayer,
  type EffectKey,
  LAYERS,
  type Layer,
  type ObjectId,
  type Problem,
  problemMessage,
  resultOf,
  type Table,
  type Trace,
} from '../engine';
import { evaluate } from '../evaluate';
import type { Words } from '../messages';
import type { Command } from './command';
import { loadBoard, loadCards } from './load';

/** `resolve BOARD.json [--at LAYER]`: one JSON document with every object as it is at the end, or after a layer. */
export const resolve: Command = {
  takes: [1, 1],
  run: ({ rest: [path = ''], cards, at }, world, words) => {
    const last = at === null ? '7d' : LAYERS.find((layer) => layer === at);
    if (last === undefined) {
      world.err(words.plain({ key: 'cli.no-layer', values: { found: at, layers: LAYERS } }));
      return 2;
    }
    const library = loadCards(cards, world);
    const board = loadBoard(path, world);
    const write = (document: unknown) => world.out(JSON.stringify(document, null, 2));
    if (!board.ok) {
      write({ objects: {}, layers: [], problems: board.error.map((problem) => shownProblem(problem, words)) });
      return 1;
    }
    const { compiled, trace } = evaluate(board.value, library.cards);
    const problems = [...library.problems, ...compiled.problems].map((problem) => shownProblem(problem, words));
    write({ objects: shownObjects(board.value, trace, last), layers: shownLayers(trace, last), problems });
    return 0;
  },
};

const shownProblem = (problem: Problem, words: Words) => ({
  code: problem.code,
  severity: problem.severity,
  place: problem.place,
  message: words.plain(problemMessage(problem)),
});

function shownObjects(board: Board, trace: Trace, last: CurrentLayer): object {
  const table = tableAfter(trace, last);
  const entries = board.objects.flatMap(({ id, zone }) => {
    const row = table.get(id);
    const copiable = trace.copiable.get(id);
    if (!row || !copiable) return [];
    const { controller, ...copied } = resultOf(copiable, 'stack'); // copiable values keep a printed size (613.2c)
    return [[id, { ...resultOf(row, zone), copiable: copied }] as const];
  });
  return Object.fromEntries(entries);
}

function tableAfter(trace: Trace, last: CurrentLayer): Table {
  const upTo = ALL_LAYERS.indexOf(last);
  const count = trace.steps.filter((step) => ALL_LAYERS.indexOf(step.layer) <= upTo).length;
  return trace.tableAt(count);
}

/** The layers in which something applied or was waited for, up to the last one asked for. */
const shownLayers = (trace: Trace, last: CurrentLayer): readonly object[] =>
  LAYERS.slice(0, LAYERS.indexOf(last) + 1).map((layer) => ({
    layer,
    order: orderIn(trace, layer),
    dependencies: dependenciesIn(trace, layer),
  }));

function orderIn(trace: Trace, layer: Layer): readonly object[] {
  return trace.steps.flatMap((step) => {
    if (step.kind !== 'applies' || step.layer !== layer) return [];
    const effect = trace.effects.get(step.effect);
    const objects: readonly ObjectId[] = step.objects;
    return [
      {
        effect: step.effect,
        source: effect?.source ?? null,
        line: effect?.line ?? null,
        reason: step.reason.kind,
        objects,
      },
    ];
  });
}

/** Each dependency that was found in the layer at any moment, once, with its kind. */
function dependenciesIn(trace: Trace, layer: Layer): readonly (readonly [EffectKey, EffectKey, string])[] {
  const found = new Map<string, readonly [EffectKey, EffectKey, string]>();
  trace.steps.forEach((step, index) => {
    if (step.kind !== 'applies' || step.layer !== layer) return;
    for (const { dependent, on, kind } of trace.dependenciesBefore(index).edges)
      if (!found.has(`${dependent} ${on}`)) found.set(`${dependent} ${on}`, [dependent, on, kind]);
  });
  return [...found.values()];
}
