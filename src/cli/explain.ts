import { ASPECTS, type Aspect, type Explanation, explain, messageOf, type ObjectId } from '../engine';
import { type Evaluation, evaluate } from '../evaluate';
import { namesOf, type Words } from '../messages';
import { type Command, reportProblems, type World } from './command';
import { loadBoard, loadCards } from './load';

/** `explain BOARD.json OBJECT [FIELD]`: why it is as it is, in sentences with rule numbers. */
export const explainCommand: Command = {
  takes: [2, 3],
  run: ({ rest: [path = '', id = '', field], cards }, world, words) => {
    const aspects = aspectsOf(field);
    if (aspects === null) {
      world.err(words.plain({ key: 'cli.no-field', values: { found: field ?? '', fields: ASPECTS } }));
      return 2;
    }
    const library = loadCards(cards, world);
    const board = loadBoard(path, world);
    if (!board.ok) {
      reportProblems(board.error, world, words);
      return 1;
    }
    const evaluation = evaluate(board.value, library.cards);
    reportProblems([...library.problems, ...evaluation.compiled.problems], world, words);
    const object = evaluation.trace.objects.find((one) => one === id);
    if (object === undefined) {
      world.err(words.plain({ key: 'cli.no-object', values: { found: id, objects: evaluation.trace.objects } }));
      return 1;
    }
    write(explanations(evaluation, object, aspects, library.cards, field !== undefined), evaluation, world, words);
    return 0;
  },
};

/** Fields are called as `resolve` calls them; the names of aspects are understood too. */
function aspectsOf(field: string | undefined): readonly Aspect[] | null {
  if (field === undefined) return ASPECTS.filter((aspect) => aspect !== 'power' && aspect !== 'toughness'); // both are its size
  const named = ASPECTS.find((aspect) => aspect === field);
  const aspect = named ?? FIELDS.get(field);
  return aspect === undefined ? null : [aspect];
}

const FIELDS: ReadonlyMap<string, Aspect> = new Map<string, Aspect>([
  ['manaCost', 'cost'],
  ['manaValue', 'mana-value'],
  ['basePower', 'base-size'],
  ['baseToughness', 'base-size'],
]);

/** Asked about everything, it leaves out what is as printed. */
function explanations(
  evaluation: Evaluation,
  object: ObjectId,
  aspects: readonly Aspect[],
  cards: Parameters<typeof evaluate>[1],
  all: boolean,
): readonly Explanation[] {
  return aspects.flatMap((aspect) => {
    const explanation = explain(evaluation, object, aspect, { evaluate: (board) => evaluate(board, cards) });
    return explanation && (all || explanation.reasons.some(({ key }) => key !== 'printed')) ? [explanation] : [];
  });
}

function write(all: readonly Explanation[], evaluation: Evaluation, world: World, words: Words): void {
  const names = namesOf(evaluation.compiled, evaluation.trace, words);
  if (all.length === 0) world.out(words.t('cli.as-printed'));
  for (const explanation of all) {
    world.out(words.plain(explanation.question, names));
    for (const reason of explanation.reasons) {
      const rule = reason.rule === null ? '' : ` (${reason.rule})`;
      world.out(`  ${words.plain(messageOf(reason, 'rules'), names)}${rule}`);
    }
    if (explanation.counterfactual) world.out(`  ${words.plain(explanation.counterfactual.message, names)}`);
  }
}
