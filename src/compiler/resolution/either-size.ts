import type { Condition } from '../../engine';
import type { ClauseDraft, DraftClause } from '../phrases/draft';
import { changeLiteral, type TwoNumbers } from '../phrases/sizes';
import { subject } from '../phrases/subjects';
import { lazy, type Reader, sequence, word } from '../reader';
import { sentenceTemplate } from '../templates/template';

/** Layer 7c: one of two changes, the first unless the board says that the other was chosen (608.2d). */
export const getsEitherSize = sentenceTemplate({
  name: 'gets-either-size',
  reads: ['~ gets +1/-1 or -1/+1 until end of turn.'],
  refuses: ['~ gets +1/-1 or flying.', '~ gets +1/-1.'],
  sentence: lazy(() => eitherSize()),
});

function eitherSize(): Reader<ClauseDraft> {
  return sequence(subject, word('get', 'gets'), changeLiteral, word('or'), changeLiteral).map(
    ([whom, , first, , second], from, to) => {
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
    },
  );
}
