import {
  ASPECTS,
  type Aspect,
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

import { explanationLines } from './explain-text';
import type { Names } from './tokens';
import type { Words } from './words';

export type BoardTextOptions = {
  /** The object whose values are explained below the list; null for none. */
  readonly selected: ObjectId | null;
  readonly level: Level;
  readonly link: string;
  readonly markdown: boolean;
};

/** A board in words that read well in a chat: what everything is, why the selected object is so, and the link. */
export function boardText(evaluation: Explained, options: BoardTextOptions, words: Words, names: Names): string {
  const { trace, board } = evaluation;
  const strong = (text: string) => (options.markdown ? `**${text}**` : text);
  const title = board.title || words.t('text.untitled');
  const objects = trace.objects.map((id) => `- ${strong(names.object(id))}: ${summary(evaluation, id, words, names)}`);
  const why =
    options.selected === null ? [] : explained(evaluation, options.selected, options.level, strong, words, names);
  const link = options.markdown ? `<${options.link}>` : options.link;
  return [strong(title), ...objects, ...why, '', link].join('\n');
}

/** Type line, size and abilities at the end. */
function summary({ trace, compiled }: Explained, id: ObjectId, words: Words, names: Names): string {
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
  level: Level,
  strong: (text: string) => string,
  words: Words,
  names: Names,
): readonly string[] {
  return changedAspects(evaluation, object).flatMap((aspect) => {
    const explanation = explain(evaluation, object, aspect);
    if (!explanation) return [];
    const [question, ...reasons] = explanationLines(explanation, level, words, names);
    return ['', strong(`${names.object(object)}: ${question ?? ''}`), ...reasons];
  });
}

function changedAspects({ trace }: Explained, object: ObjectId): readonly Aspect[] {
  const changed = new Set(trace.steps.flatMap((_, index) => trace.changesOf(index, object).map(({ field }) => field)));
  const aspects = ASPECTS.filter((aspect) => FIELDS_OF[aspect].some((field) => changed.has(field)));
  return aspects.filter((aspect) => !['power', 'toughness', 'base-size', 'mana-value'].includes(aspect));
}
