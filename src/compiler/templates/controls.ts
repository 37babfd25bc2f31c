import type { Subject } from '../../engine';
import type { ClauseDraft } from '../phrases/draft';
import { nounPhrase } from '../phrases/noun-phrase';
import { playerPhrase } from '../phrases/players';
import { attachedReference, selfReference } from '../phrases/references';
import { oneOf, sequence, word } from '../reader';
import { sentenceTemplate } from './template';

/** Layer 2: a static ability that gives control. */
export const controls = sentenceTemplate({
  name: 'controls',
  reads: ['You control enchanted creature.', 'The chosen player controls ~.'],
  refuses: ['You control enchanted.', 'You control a creature with flying'],
  sentence: sequence(
    playerPhrase,
    word('control', 'controls'),
    oneOf(
      oneOf(attachedReference, selfReference).map((object): Subject => ({ kind: 'object', object })),
      sequence(word('all', 'each'), nounPhrase).map(([, filter]): Subject => ({ kind: 'all', filter })),
    ),
  ).map(
    ([player, , subject], from, to): ClauseDraft => ({
      clauses: [{ subject, parts: [{ kind: 'set-controller', player }] }],
      duration: null,
      spans: [{ from, to, layers: ['2'] }],
    }),
  ),
});
