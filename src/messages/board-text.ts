import {
  ASPECTS,
  type Aspect,
  type Board,
  type Explained,
  explain,
  FIELDS_OF,
  hasSize,
  type Level,
  type Message,
  type ObjectId,
  typeLine,
  valueAt,
} from '../engine';

import { explanationText } from './explain-text';
import { STYLES, type TextForm } from './markdown';
import type { Names } from './tokens';
import type { Words } from './words';

export type BoardTextOptions = {
  /** The object whose values are explained below the list; null for none. */
  readonly selected: ObjectId | null;
  readonly level: Level;
  readonly link: string;
  readonly form: TextForm;
  /** Asks what would be without the effect that decides: only with it the question is the one on screen. */
  readonly evaluate: (board: Board) => Explained;
};

/** A board in words that read well in a chat: what everything is, why the selected object is so, and the link. */
export function boardText(evaluation: Explained, options: BoardTextOptions, words: Words, names: Names): string {
  const { trace, board } = evaluation;
  const { strong, words: plain } = STYLES[options.form];
  const title = board.title || words.t('text.untitled');
  const objects = trace.objects.map(
    (id) => `- ${strong(names.object(id))}: ${plain(objectText(evaluation, id, words, names))}`,
  );
  const why = options.selected === null ? [] : explained(evaluation, options.selected, options, words, names);
  const link = options.form === 'markdown' ? `<${options.link}>` : options.link;
  return [strong(title), '', ...objects, ...why, '', link].join('\n');
}

/** Type line, size and abilities of an object at the end. */
export function objectText({ trace, compiled }: Explained, id: ObjectId, words: Words, names: Names): string {
  const row = trace.final.get(id);
  if (!row) return '';
  const sized = hasSize(row, id, compiled);
  const messages: readonly Message[] = [
    typeLine(row),
    ...(sized ? [valueAt('size', row, sized)] : []),
    ...(row.abilities.length > 0 ? [valueAt('abilities', row, sized)] : []),
  ];
  return messages.map((message) => words.plain(message, names)).join('; ');
}

/** The why of everything about an object that its effects changed. */
function explained(
  evaluation: Explained,
  object: ObjectId,
  { level, form, evaluate }: BoardTextOptions,
  words: Words,
  names: Names,
): readonly string[] {
  return changedAspects(evaluation, object).flatMap((aspect) => {
    const explanation = explain(evaluation, object, aspect, { evaluate });
    if (!explanation) return [];
    const { question, reasons, otherwise } = explanationText(explanation, { level, form }, words, names);
    const heading = STYLES[form].strong(`${names.object(object)}: ${question}`);
    // Markdown takes a line right below a list for a part of its last item.
    return ['', heading, '', ...reasons, ...(otherwise === null ? [] : ['', otherwise])];
  });
}

function changedAspects({ trace }: Explained, object: ObjectId): readonly Aspect[] {
  const changed = new Set(trace.steps.flatMap((_, index) => trace.changesOf(index, object).map(({ field }) => field)));
  const aspects = ASPECTS.filter((aspect) => FIELDS_OF[aspect].some((field) => changed.has(field)));
  return aspects.filter((aspect) => !['power', 'toughness', 'base-size', 'mana-value'].includes(aspect));
}
