import { subject } from '../phrases/subjects';
import { lazy, sequence, word, words } from '../reader';
import { sentenceTemplate } from '../templates/template';
import { clauseOf } from './instruction';

/** Layer 1b: an object is turned face down (708.2). Turning it face up only ends that. */
export const turnsFaceDown = sentenceTemplate({
  name: 'turns-face-down',
  reads: ['Turn ~ face down.', 'Turn all other nontoken creatures face down.'],
  refuses: ['Turn ~ face up.', 'Turn target player face down.'],
  sentence: lazy(() =>
    sequence(word('turn', 'turns'), subject, words('face down')).map(([, whom], from, to) =>
      clauseOf(whom, { kind: 'turn-face-down' }, '1b', from, to),
    ),
  ),
});
