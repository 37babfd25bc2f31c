/** Steps of a trace as text for a chat or a forum: what each made of whom, and what came of it all. */
import {
  type AspectChange,
  commonNoun,
  describeStep,
  type Explained,
  type Message,
  type ObjectId,
  stepChanges,
  type Trace,
  typeLine,
} from '../engine';
import { objectText } from './board-text';
import { STYLES, type TextForm } from './markdown';
import type { Names } from './tokens';
import type { Words } from './words';

/** `positions`: the entries that are told, from 1. The result is that of the objects that they changed. */
export function traceText(
  run: Explained,
  positions: readonly number[],
  form: TextForm,
  words: Words,
  names: Names,
): string {
  const { strong, words: plain } = STYLES[form];
  const title = run.board.title || words.t('trace.title');
  const changed = new Set(
    positions.flatMap((position) => run.trace.changesOf(position - 1).map(({ object }) => object)),
  );
  const result = run.trace.objects
    .filter((object) => changed.has(object))
    .map((object) => `- ${strong(names.object(object))}: ${plain(objectText(run, object, words, names))}`);
  return [
    form === 'markdown' ? `### ${plain(title)}` : title,
    '',
    ...positions.map((position) => stepText(run, position, form, words, names)),
    ...(result.length === 0 ? [] : ['', strong(words.t('text.result')), '', ...result]),
    '',
  ].join('\n');
}

/** "- [4] Blood Moon before Urborg (613.8b): Urborg is older but waits. Bayou: Land — Swamp Forest → Land — Mountain." */
function stepText(run: Explained, position: number, form: TextForm, words: Words, names: Names): string {
  const { strong, code, words: plain } = STYLES[form];
  const { title, sentences, rule } = describeStep(run.trace, position);
  const number = rule === null ? null : words.rule(rule);
  const made = changesText(run, position - 1, words, names);
  // Which objects change is said by what became of them.
  const said = sentences.filter(({ key }) => made === '' || !key.startsWith('step.change'));
  const text = [...said.map((sentence) => words.plain(sentence, names)), made].filter((part) => part !== '').join(' ');
  const layer = run.trace.steps[position - 1]?.layer ?? '';
  return `- ${code(layer)} ${strong(words.plain(title, names))}${number === null ? '' : ` (${number})`}: ${plain(text)}`;
}

/** What an entry made of its objects; those of which it made the same stand together. */
function changesText({ trace }: Explained, index: number, words: Words, names: Names): string {
  const alike = new Map<string, ObjectId[]>();
  for (const { object, changes } of stepChanges(trace, index)) {
    const text = changes
      .filter(({ aspect }) => aspect !== 'mana-value') // the cost says it
      .flatMap((change) => changeMessages(trace, index, object, change))
      .map((message) => words.plain(message, names))
      .join(', ');
    const objects = alike.get(text);
    if (objects) objects.push(object);
    else alike.set(text, [object]);
  }
  const made = [...alike].map(([change, objects]) => {
    const who = words.plain(subject(trace, index, objects), names);
    return `${who}: ${change}`;
  });
  const more = made.slice(MOST_TOLD).length;
  const told = more === 0 ? made : [...made.slice(0, MOST_TOLD), words.t('text.more', { count: more })];
  return told.length === 0 ? '' : `${told.join('; ')}.`;
}

const MOST_TOLD = 8; // changes of one step that are spelled out
const MOST_NAMED = 6; // objects of one change

const subject = (trace: Trace, index: number, objects: readonly ObjectId[]): Message =>
  objects.length <= MOST_NAMED
    ? { key: 'text.of', values: { things: objects.map((object) => ({ object })) } }
    : { key: `stop.count.${commonNoun(trace.tableAt(index), objects)}`, values: { count: objects.length } };

function changeMessages(trace: Trace, index: number, object: ObjectId, change: AspectChange): readonly Message[] {
  if (change.kind === 'type-line') {
    const [before, after] = [trace.tableAt(index).get(object), trace.tableAt(index + 1).get(object)];
    return before && after ? [becomes(typeLine(before), typeLine(after))] : [];
  }
  const { aspect, before, after } = change;
  if (aspect === 'abilities') {
    const loses = before && { key: 'text.loses', values: { abilities: before } };
    const gains = after && { key: 'text.gains', values: { abilities: after } };
    return [loses, gains].filter((message) => message !== null);
  }
  if (after === null) return [];
  if (aspect === 'size') return [before === null || before.key === 'value.no-size' ? after : becomes(before, after)];
  return [{ key: 'text.aspect', values: { aspect: { key: `aspect.${aspect}` }, change: becomes(before, after) } }];
}

const becomes = (before: Message | null, after: Message): Message => ({
  key: 'text.becomes',
  values: { before, after },
});
