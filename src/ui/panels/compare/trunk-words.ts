/** What stands beside a stop of the trunk: short enough for its side, and never a name cut in half. */
import { commonNoun, type Message, type MessageValue, type Trace } from '../../../engine';
import { textWidth } from '../../views/text-width';
import type { TrunkStop } from './trunk-layout';

const FONT = 11; // pixels, as in the style sheet
const MOST_LISTED = 3;

/** The sizes that it made, or the objects that it changed by name, in two lines at most; else how many these are. */
export function stopLines(
  { step, changed, index }: TrunkStop,
  trace: Trace,
  room: number,
  plain: (message: Message) => string,
): readonly string[] {
  if (changed.length === 0) return [plain({ key: 'compare.changes-nothing' })];
  const sizes = step.layer.startsWith('7') ? sizesAfter(trace, index, changed) : [];
  const ending = step.continues ? 'compare.step-goes-on' : 'compare.step';
  const listed = sizes.length > 0 ? sizes : changed.map((object): MessageValue => ({ object }));
  const lines = wrapped(plain({ key: ending, values: { things: listed } }), room);
  if (listed.length <= MOST_LISTED && lines.length <= 2) return lines;
  const noun = commonNoun(trace.tableAt(index + 1), changed);
  return [plain({ key: `compare.step-count.${noun}`, values: { count: changed.length } })];
}

/** Lines that break between words and are no wider than the room, a single long word excepted. */
function wrapped(text: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, FONT) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function sizesAfter(trace: Trace, index: number, changed: TrunkStop['changed']): readonly string[] {
  const table = trace.tableAt(index + 1);
  const sizes = changed.flatMap((object) => {
    const row = table.get(object);
    return row?.power == null ? [] : [`${row.power}/${row.toughness ?? 0}`];
  });
  return [...new Set(sizes)];
}
