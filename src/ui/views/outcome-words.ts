import {
  type ComparedOutcomes,
  commonNoun,
  describeDoing,
  describePart,
  type Message,
  type MessageValue,
  type Part,
  type ShownOutcome,
  type Table,
} from '../../engine';

/** One of two compared outcomes in words: "4 lands are also Swamps", "Grizzly Bears: +1/+1". */
export function outcomeWords(compared: ComparedOutcomes, which: 'alone' | 'after', table: Table): Message {
  const outcome = compared[which];
  const { objects, parts, alike } = outcome;
  if (!outcome.exists) return { key: 'outcome.gone' };
  if (objects.length === 0) return { key: 'outcome.nothing' };
  const subject = subjectOf(compared, which, table);
  if (parts.length === 0) return { key: 'outcome.objects', values: { subject } };
  const of = compared.witness;
  if (alike || of === null || !objects.includes(of)) return doing(parts, subject, objects.length > 1);
  return { key: 'outcome.unlike', values: { subject, doing: doing(parts, { object: of }, false) } };
}

/** A few by name; of many how many there are, and whether the one that makes the difference is among them. */
function subjectOf(compared: ComparedOutcomes, which: 'alone' | 'after', table: Table): MessageValue {
  const { objects } = compared[which];
  if (objects.length <= MOST_NAMED) return objects.map((object): MessageValue => ({ object }));
  const count: Message = { key: `stop.count.${commonNoun(table, objects)}`, values: { count: objects.length } };
  const { witness } = compared;
  if (witness === null || isIn(compared.alone, witness) === isIn(compared.after, witness)) return count;
  const key = isIn(compared[which], witness) ? 'outcome.with' : 'outcome.without';
  return { key, values: { subject: count, object: { object: witness } } };
}

const MOST_NAMED = 3;

const isIn = ({ objects }: ShownOutcome, object: ShownOutcome['objects'][number]): boolean => objects.includes(object);

function doing(parts: readonly Part[], subject: MessageValue, many: boolean): Message {
  const [only] = parts;
  const alone = only !== undefined && parts.length === 1 ? describeDoing(only, many) : null;
  if (alone !== null) return { key: `stop.${alone.form}`, values: { subject, what: alone.what } };
  return { key: 'stop.each', values: { subject, what: parts.map(partWords) } };
}

function partWords(part: Part): MessageValue {
  const found = describeDoing(part, false);
  if (found === null) return describePart(part);
  return found.form === 'each-also' ? { key: 'stop.also', values: { what: found.what } } : found.what;
}
