import type { ClauseDraft, PartDraft } from '../phrases/draft';
import { subject } from '../phrases/subjects';
import { many, oneOf, optional, type Reader, sequence, token, word, words } from '../reader';
import { referenceOf } from './control';
import { copyExceptions } from './copy-exceptions';

/** "~ becomes a copy of target creature, except …", "have it enter as a copy of any creature on the battlefield": layer 1a. */
export const becomeCopy: Reader<ClauseDraft> = sequence(
  subject,
  verb(),
  original(),
  optional(copyExceptions, null),
).map(([whom, , of, exceptions], from, to) => {
  const part: PartDraft = {
    kind: 'become-copy',
    of,
    except: exceptions?.except ?? [],
    keep: exceptions?.keep ?? [],
    keepsThisAbility: exceptions?.keepsThisAbility ?? false,
  };
  return { clauses: [{ subject: whom, parts: [part] }], duration: null, spans: [{ from, to, layers: ['1a'] }] };
});

function verb(): Reader<unknown> {
  const copy = oneOf(words('a copy of'), words('copies of'), words('as a copy of'), words('as copies of'));
  return sequence(
    word('become', 'becomes', 'enter', 'enters', 'is', 'are'),
    optional(oneOf(words('tapped'), words('the battlefield')), null),
    copy,
  );
}

/** What is copied: an object that the text points to, or any that it describes, which the board's `choices.object` names. */
function original(): Reader<ReturnType<typeof referenceOf>> {
  const described = many(
    token((here) => (here.kind === 'punct' || here.kind === 'quote' ? null : here.text)),
    1,
  );
  return oneOf(
    subject.map(referenceOf),
    described.map(() => ({ kind: 'chosen-object' }) as const),
  );
}
