import { describe, expect, test } from 'vitest';
import type { EffectSpec } from '../../engine';
import { compileEffectText } from '../compile-effect-text';
import { inputOf, type Reader, tokenize } from '../reader';
import { PREDICATES, SENTENCES } from '../templates';
import { CREATIONS, RESOLUTIONS } from './library';

const READERS = [
  ...RESOLUTIONS.map(({ name, reads, refuses, sentence }) => ({ name, reads, refuses, read: sentence.read })),
  ...CREATIONS.map(({ name, reads, refuses, creation }) => ({ name, reads, refuses, read: creation.read })),
];

const STATIC = [
  ...PREDICATES.map(({ name, predicate }) => ({ name, read: predicate.read })),
  ...SENTENCES.map(({ name, sentence }) => ({ name, read: sentence.read })),
];

/** Does the template read from the first word to the full stop, or to a duration before it? */
function readsWhole(read: Reader<unknown>['read'], text: string): boolean {
  const tokens = tokenize(text.replace(/( until end of turn)?\.$/, ''));
  return read(inputOf(tokens), 0).some(({ next }) => next === tokens.length);
}

describe.each(READERS.map((template) => [template.name, template] as const))('%s', (_, { reads, refuses, read }) => {
  test.each(reads)('reads: %s', (text) => {
    expect(readsWhole(read, text)).toBe(true);
  });
  test.each(refuses)('refuses: %s', (text) => {
    expect(readsWhole(read, text)).toBe(false);
  });
  test.each(reads)('no other template reads: %s', (text) => {
    const others = [...READERS, ...STATIC].filter((other) => readsWhole(other.read, text));
    expect(others.map(({ name }) => name)).toHaveLength(1);
  });
});

const effect = (text: string, names: readonly string[] = []) => compileEffectText(text, { names });
const only = (spec: EffectSpec) => {
  const [clause, ...rest] = spec.clauses;
  expect(rest).toEqual([]);
  return clause;
};
const target = (index: number) => ({ kind: 'object', object: { kind: 'target', index } });
const number = (value: number) => ({ kind: 'number', value });

test('115.1: targets are counted in the order of the text, those of harmless instructions too', () => {
  const { spec, status } = effect('Destroy target artifact. Target creature gets +1/+1 until end of turn.');
  expect(status).toBe('compiled');
  expect(only(spec)).toMatchObject({ subject: target(1), parts: [{ kind: 'modify-pt', power: number(1) }] });
});

test('115.1: a player is a target like any other', () => {
  const { spec } = effect('Target player draws a card. Target creature gains flying until end of turn.');
  expect(only(spec)).toMatchObject({ subject: target(1) });
});

test('115.1: "the target of" chooses nothing', () => {
  const { spec } = effect('Whenever ~ becomes the target of a spell, target creature gets +1/+1 until end of turn.');
  expect(only(spec)).toMatchObject({ subject: target(0) });
});

test('"it" is what was spoken of last', () => {
  const { spec } = effect(
    'Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.',
  );
  expect(spec.clauses).toMatchObject([
    { subject: target(0), parts: [{ kind: 'set-controller', player: { kind: 'you' } }] },
    { subject: target(0), parts: [{ kind: 'add-abilities' }] },
  ]);
  expect(spec.duration).toEqual({ kind: 'end-of-turn' });
});

test('"it" is the source where nothing else was spoken of', () => {
  const { spec } = effect('Whenever you draw a card, it gets +1/+1 until end of turn.', ['Test Card']);
  expect(only(spec)).toMatchObject({ subject: { object: { kind: 'self' } } });
});

test('608.2c: "they" are those whom the clause before affected', () => {
  const { spec } = effect('Creatures you control get +1/+1 until end of turn. They gain trample until end of turn.');
  expect(spec.clauses[1]).toMatchObject({ subject: { kind: 'clause', clause: 0 } });
});

test('701.12b: each of two exchanged objects gets the controller of the other', () => {
  const { spec } = effect('Exchange control of two target creatures.');
  expect(spec.clauses).toMatchObject([
    { subject: target(0), parts: [{ kind: 'exchange-control', with: { kind: 'target', index: 1 } }] },
    { subject: target(1), parts: [{ kind: 'exchange-control', with: { kind: 'target', index: 0 } }] },
  ]);
});

test('612.2: words to be replaced stand in the text, or are chosen', () => {
  const named = effect('Change the text of target permanent by replacing all instances of Mountain with Island.');
  expect(only(named.spec)).toMatchObject({
    parts: [{ kind: 'replace-word', what: 'land-type', from: 'Mountain', to: 'Island' }],
  });
  const chosen = effect(
    'Change the text of target spell or permanent by replacing all instances of one color word with another.',
  );
  expect(only(chosen.spec)).toMatchObject({ parts: [{ kind: 'replace-word', what: 'color', from: null, to: null }] });
});

test('205.1b: "It\'s still a land" keeps the card types of the sentence before', () => {
  const { spec, status } = effect(
    "This land becomes a 3/3 green Ape creature with trample until end of turn. It's still a land.",
  );
  expect(status).toBe('compiled');
  expect(only(spec)?.parts.map(({ kind }) => kind)).not.toContain('set-card-types');
});

test('an instruction that replaces another holds where its condition does, and the other where it does not', () => {
  const { spec } = effect(
    'Target creature gets +2/+2 until end of turn. If you control a Wizard, that creature gets +4/+4 until end of turn instead.',
  );
  expect(spec.clauses).toMatchObject([
    { subject: target(0), condition: { kind: 'not' }, parts: [{ power: number(2) }] },
    { subject: target(0), condition: { kind: 'compare' }, parts: [{ power: number(4) }] },
  ]);
});

test('a condition that only the game remembers is taken to have held', () => {
  const { spec } = effect('If you gained life this turn, target creature gains flying until end of turn.');
  expect(only(spec)?.condition).toBeUndefined();
});

test('707.2: the copied object is the one spoken of', () => {
  const { spec } = effect('Exile target creature card from a graveyard. This creature becomes a copy of that card.');
  expect(only(spec)).toMatchObject({
    subject: { object: { kind: 'self' } },
    parts: [{ kind: 'become-copy', of: { kind: 'target', index: 0 } }],
  });
});

test('half a description is no description', () => {
  expect(effect('Target creature becomes a 2/2 blue and plaid Horror until end of turn.').status).toBe('unread');
});

test('201.5: names of the source mean the source', () => {
  const { spec } = effect('Gideon Jura gains flying until end of turn.', ['Gideon Jura']);
  expect(only(spec)).toMatchObject({ subject: { object: { kind: 'self' } } });
});

test('targets and clauses are counted through all lines of a text, and a bullet is not part of what a mode does', () => {
  const { spec, spans } = effect(
    '• Target creature gets +1/+1 until end of turn.\n• Another target creature gains flying until end of turn.\nCreatures you control get +1/+1 until end of turn. They gain haste until end of turn.',
  );
  expect(spec.clauses.map(({ subject }) => subject)).toMatchObject([
    { object: { kind: 'target', index: 0 } },
    { object: { kind: 'target', index: 1 } },
    { kind: 'all' },
    { kind: 'clause', clause: 2 },
  ]);
  expect(spans.filter(({ unread }) => unread !== null)).toEqual([]);
});

test('an ability word before a resolved text is no word of it', () => {
  expect(effect('Landfall — Target creature gets +2/+2 until end of turn.').status).toBe('compiled');
});
