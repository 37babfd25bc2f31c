import type { Card, Clause, CompiledAbility, Filter, Subject, TokenSpec } from '../engine';
import { type ChoiceAsked, choicesIn, kindsIn } from './asked-choices';
import { compileEffectText } from './compile-effect-text';
import { resolvingWords } from './keywords';
import { withoutReminder } from './lines/ability';
import { effectStart } from './lines/effect-start';
import type { LineContext } from './lines/line-context';
import { tokensOf } from './lines/line-context';
import { namesOf } from './lines/self-names';
import type { Token } from './reader';
import { targetPlaces } from './resolution/targets';

/** One target that a resolving text asks for (115.1), in the order of the text. */
export type TargetAsked = {
  readonly kind: 'object' | 'player';
  /** What it may be, where the text does something to it that a board shows. */
  readonly filter: Filter | null;
  /** "Up to" that many: it may be left out. */
  readonly optional: boolean;
};

/** What a board needs to know to put the effect of a resolving ability on the table. */
export type Resolvable = {
  /** The words that resolve, without cost and ability word; with the trigger where "it" means something in there. */
  readonly text: string;
  readonly targets: readonly TargetAsked[];
  /** The tokens that it creates. */
  readonly tokens: readonly TokenSpec[];
  readonly asksX: boolean;
  /** Which of the board's `choices` the effect reads. */
  readonly choices: readonly ChoiceAsked[];
};

/** Null for an ability whose resolution leaves nothing on the board. `card` is that of its object, by whose names the text may call it. */
export function resolvableOf(ability: CompiledAbility, card: Card): Resolvable | null {
  if (!canResolve(ability)) return null;
  const names = namesOf(card);
  const text = resolvingText(ability, names);
  const clauses = ability.resolves.flatMap((spec) => spec.clauses);
  const words = tokensOf(text, contextOf(names));
  const places = targetPlaces(words, 0);
  const named = places.map((place, index): TargetAsked => {
    const next = words[Math.floor(place) + 1]?.text ?? '';
    return {
      kind: next === 'player' || next === 'opponent' ? 'player' : 'object',
      filter: clauses.map(({ subject }) => filterOf(subject, index)).find((found) => found !== null) ?? null,
      optional: false,
    };
  });
  const targets = [
    ...named.map((one, index) => ({ ...one, optional: isUpTo(words, places[index]) })),
    ...furtherOnes(clauses, named),
  ];
  const tokens = ability.creates ?? [];
  const made = kindsIn(tokens);
  // "It gains haste" after "create a token" means the token, so no object is asked for.
  const done = kindsIn(ability.resolves);
  const kinds = new Set([...made, ...(tokens.length > 0 ? without(done, 'chosen-object') : done)]);
  const choices = choicesIn(kinds);
  return { text, targets, tokens, asksX: kinds.has('x'), choices };
}

/** Does its resolution leave something on the board? What an object does as it enters is no resolution (614.1c). */
export const canResolve = ({ kind, resolves, creates = [] }: CompiledAbility): boolean =>
  kind !== 'replacement' && kind !== 'static' && resolves.length + creates.length > 0;

/** "up to one target creature", "any number of target creatures" */
function isUpTo(tokens: readonly Token[], place: number | undefined): boolean {
  const before = tokens.slice(Math.max(0, Math.floor(place ?? 0) - 4), Math.floor(place ?? 0)).map(({ text }) => text);
  return before.join(' ').includes('up to') || before.includes('number');
}

/** "Up to two target creatures" has one place in the text; the further ones are asked for where no other target follows. */
function furtherOnes(clauses: readonly Clause[], named: readonly TargetAsked[]): readonly TargetAsked[] {
  const last = clauses
    .map(({ subject }) => subject)
    .find((subject) => subject.kind === 'targets' && subject.from === named.length - 1);
  if (last?.kind !== 'targets') return [];
  const more = (last.atMost ?? MOST_OFFERED) - 1;
  return Array.from({ length: Math.max(0, Math.min(more, MOST_OFFERED)) }, () => ({
    kind: 'object' as const,
    filter: last.filter,
    optional: true,
  }));
}

/** "Any number" is offered so many times; a board can name more by hand. */
const MOST_OFFERED = 4;

const contextOf = (names: readonly string[]): LineContext => ({ names, spell: true, depth: 0 });

/** As short as it can be without meaning something else. */
function resolvingText(ability: CompiledAbility, names: readonly string[]): string {
  const words = ability.keyword === null ? null : resolvingWords(ability.keyword);
  if (words !== null) return words;
  const whole = withoutReminder(ability.text);
  const meant = JSON.stringify(ability.resolves.flatMap(({ clauses }) => clauses));
  const short = effectStart(whole, contextOf(names), ability.kind)
    .map((start) => capitalized(whole.slice(start)))
    .find((text) => JSON.stringify(compileEffectText(text, { names }).spec.clauses) === meant);
  return short ?? whole;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function filterOf(subject: Subject, index: number): Filter | null {
  switch (subject.kind) {
    case 'object':
      return subject.object.kind === 'target' && subject.object.index === index ? (subject.filter ?? null) : null;
    case 'targets':
      return index >= subject.from && (subject.atMost === null || index < subject.from + subject.atMost)
        ? subject.filter
        : null;
    case 'union':
      return subject.subjects.map((one) => filterOf(one, index)).find((found) => found !== null) ?? null;
    case 'all':
    case 'clause':
      return null;
  }
}

const without = (kinds: ReadonlySet<string>, kind: string): readonly string[] =>
  [...kinds].filter((one) => one !== kind);
