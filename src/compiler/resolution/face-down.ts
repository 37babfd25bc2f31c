import type { ClauseDraft } from '../phrases/draft';
import { subject } from '../phrases/subjects';
import { type Reader, sequence, word, words } from '../reader';
import { clauseOf } from './instruction';

/** "Turn target creature with a morph ability face down" (708.2): layer 1b. Turning face up only ends that. */
export const turnFaceDown: Reader<ClauseDraft> = sequence(word('turn', 'turns'), subject, words('face down')).map(
  ([, whom], from, to) => clauseOf(whom, { kind: 'turn-face-down' }, '1b', from, to),
);
