import type { Condition } from '../../engine';
import type { ClauseDraft, DraftClause } from '../phrases/draft';
import { changeLiteral, type TwoNumbers } from '../phrases/sizes';
import { subject } from '../phrases/subjects';
import { type Reader, sequence, word } from '../reader';

/** "gets +1/-1 or -1/+1": the first, unless the board says that the other was chosen (608.2d). */
export const eitherSize: Reader<ClauseDraft> = sequence(
  subject,
  word('get', 'gets'),
  changeLiteral,
  word('or').map((_, at) => at),
  changeLiteral,
).map(([whom, , first, , second], from, to) => {
  const mode: Condition = { kind: 'chosen-mode', mode: 'second' };
  const clause = (size: TwoNumbers, condition: Condition): DraftClause => ({
    subject: whom,
    condition,
    parts: [{ kind: 'modify-pt', ...size }],
  });
  return {
    clauses: [clause(first, { kind: 'not', condition: mode }), clause(second, mode)],
    duration: null,
    spans: [{ from, to, layers: ['7c'] }],
  };
});
