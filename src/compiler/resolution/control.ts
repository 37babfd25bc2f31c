import type { Filter, ObjectRef, PlayerRef } from '../../engine';
import type { ClauseDraft, SubjectDraft } from '../phrases/draft';
import { nounPhrase } from '../phrases/noun-phrase';
import { playerPhrase } from '../phrases/players';
import { subject } from '../phrases/subjects';
import { lazy, many, oneOf, optional, type Reader, sequence, token, word, words } from '../reader';
import { sentenceTemplate } from '../templates/template';
import { CHOSEN, clauseOf } from './instruction';
import { MOST_AT_ONCE } from './targets';

/** Layer 2: a resolution gives a player control of an object. */
export const gainsControl = sentenceTemplate({
  name: 'gains-control',
  reads: [
    'Gain control of target creature until end of turn.',
    "That creature's controller gains control of ~.",
    'You gain control of each of those permanents.',
  ],
  refuses: ['Gain control of the turn.', 'Gain control over target creature.'],
  sentence: lazy(() => gain()),
});

/** Layer 2: two objects get each other's controller (701.12b). */
export const exchangesControl = sentenceTemplate({
  name: 'exchanges-control',
  reads: ['Exchange control of ~ and target creature.', 'Exchange control of two target lands.'],
  refuses: ['Exchange control with target player.', 'Exchange two target lands.'],
  sentence: lazy(() => oneOf(exchangeBoth(), exchangePair())),
});

function gain(): Reader<ClauseDraft> {
  const player = optional(
    sequence(oneOf(playerPhrase, somePlayer), optional(word('may', 'each'), null)).map(([who]) => who),
    YOU,
  );
  const verb = oneOf(
    sequence(word('gain', 'gains'), words('control of')),
    sequence(word('take', 'takes'), words('control of')),
  );
  return sequence(player, verb, optional(words('all'), null), controlled()).map(([who, , , whom], from, to) =>
    clauseOf(whom, { kind: 'set-controller', player: who }, '2', from, to),
  );
}

const YOU: PlayerRef = { kind: 'you' };

/** A player whom the board has to name: "that creature's controller", "the player to your right", "an opponent of your choice". */
export const somePlayer: Reader<PlayerRef> = sequence(
  word('the', 'that', 'an', 'each', 'its', 'target', 'another', 'one', 'a'),
  many(
    token((here) => (here.kind === 'punct' || here.kind === 'quote' || VERBS.has(here.text) ? null : here.text)),
    1,
  ),
).map((): PlayerRef => ({ kind: 'chosen-player' }));

const VERBS: ReadonlySet<string> = new Set([
  'gain',
  'gains',
  'get',
  'gets',
  'may',
  'put',
  'puts',
  'becomes',
  'then',
  'and',
]);

function controlled(): Reader<SubjectDraft> {
  const chosen = sequence(
    word('a', 'an', 'another', 'one', 'any'),
    optional(oneOf(words('of those'), words('of the')), null),
    nounPhrase,
    optional(sequence(word('of'), word('your', 'their'), words('choice'), many(nounTail)), null),
  ).map(([, , filter]): SubjectDraft => ({ kind: 'object', object: { kind: 'chosen-object' }, filter }));
  return oneOf(
    subject,
    oneOf(word('them', 'those'), words('each of them')).map((): SubjectDraft => back('them')),
    chosen,
    targetInOtherWords,
  );
}

/**
 * A target with a restriction that is in no grammar: "target creature with lesser power", "target spell that targets only ~". What
 * it may be is asked when it is chosen (115.1); the control that is gained is clear.
 */
const targetInOtherWords: Reader<SubjectDraft> = many(
  token((here) =>
    here.kind === 'punct' || here.kind === 'quote' || ENDING.has(here.text)
      ? null
      : { text: here.text, start: here.start },
  ),
  2,
).refine((found, from) => {
  const at = found.findIndex(({ text }) => text === 'target');
  if (at < 0) return null;
  const restriction = found.map(({ text }) => text).join(' ');
  const filter: Filter = { kind: 'assumed', words: restriction };
  return { kind: 'object', object: { kind: 'target', index: from + at }, filter };
});

const ENDING: ReadonlySet<string> = new Set([
  'until',
  'for',
  'and',
  'then',
  'if',
  'unless',
  'where',
  'while',
  'during',
]);

/** "of your choice that player controls" */
const nounTail: Reader<unknown> = word('they', 'control', 'that', 'player', 'controls');

const back = (text: string): SubjectDraft => ({ kind: 'back', words: text });

/** "Exchange control of ~ and target creature". */
function exchangePair(): Reader<ClauseDraft> {
  return sequence(EXCHANGE(), controlled(), word('and'), controlled()).map(([, one, , other], from, to) =>
    exchanged(one, other, from, to),
  );
}

/** "Exchange control of two target creatures", "of those permanents": the two that the board names. */
function exchangeBoth(): Reader<ClauseDraft> {
  return sequence(EXCHANGE(), controlled()).map(([, both], from, to) => {
    if (both.kind !== 'targets') return exchanged(both, both, from, to);
    const { filter } = both;
    const first: SubjectDraft = { kind: 'object', object: { kind: 'target', index: both.from }, filter };
    // The second target of one phrase has no token of its own: see `targetPlaces`.
    const second: SubjectDraft = {
      kind: 'object',
      object: { kind: 'target', index: both.from + 1 / MOST_AT_ONCE },
      filter,
    };
    return exchanged(first, second, from, to);
  });
}

function EXCHANGE(): Reader<unknown> {
  return sequence(
    optional(oneOf(words('those players'), sequence(playerPhrase, word('and'), playerPhrase), word('you')), null),
    optional(word('may'), null),
    word('exchange', 'exchanges'),
    words('control of'),
  );
}

function exchanged(one: SubjectDraft, other: SubjectDraft, from: number, to: number): ClauseDraft {
  return {
    clauses: [
      { subject: one, parts: [{ kind: 'exchange-control', with: referenceOf(other) }] },
      { subject: other, parts: [{ kind: 'exchange-control', with: referenceOf(one) }] },
    ],
    duration: null,
    spans: [{ from, to, layers: ['2'] }],
  };
}

/** The one object that a subject stands for; where the text leaves it open, the one that the board names. */
export function referenceOf(subject: SubjectDraft): ObjectRef {
  if (subject.kind === 'object') return subject.object;
  if (subject.kind === 'targets') return { kind: 'target', index: subject.from };
  return CHOSEN.kind === 'object' ? CHOSEN.object : { kind: 'chosen-object' };
}
