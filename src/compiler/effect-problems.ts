import { type Board, type CompiledEffect, type EffectId, type EffectSpec, type Problem, problemAt } from '../engine';
import { type ChoiceAsked, choicesIn, isGiven, kindsIn, missing } from './asked-choices';
import { tokensOf } from './lines/line-context';
import { targetPlaces } from './resolution/targets';
import { unreadText } from './unread-text';

/**
 * What is wrong with the effects of a board: words that could not be read, what their texts ask for and the board does not say, and
 * targets that no word is about. Such an effect does less than it says, which would otherwise go unnoticed.
 */
export function problemsOfEffects(board: Board, effects: ReadonlyMap<EffectId, CompiledEffect>): readonly Problem[] {
  return board.effects.flatMap(({ id }, index) => {
    const compiled = effects.get(id);
    return compiled === undefined ? [] : [...unreadWords(compiled), ...problemsOf(compiled, `effects[${index}]`)];
  });
}

function unreadWords({ effect, spans }: CompiledEffect): readonly Problem[] {
  const lines = effect.text.split('\n');
  return spans.flatMap((span) => unreadText(effect.id, span.line, lines[span.line] ?? '', span));
}

function problemsOf(compiled: CompiledEffect, place: string): readonly Problem[] {
  const { effect } = compiled;
  const asked = askedBy(compiled);
  const given = effect.targets.length;
  const noted = (field: string, code: string, values: Problem['values'] = {}) =>
    problemAt(`${place}.${field}`, code, values, 'warning');
  return [
    ...(given < asked.least && effect.affected === null
      ? [noted('targets', 'too-few-targets', { asked: asked.least, given })]
      : []),
    ...(given > asked.most ? [noted('targets', 'too-many-targets', { asked: asked.most, given })] : []),
    ...(asked.x && effect.x === null ? [noted('x', 'needs-x')] : []),
    ...asked.choices.filter((choice) => !isGiven(choice, effect.choices)).map((choice) => missing(choice, place)),
  ];
}

type Asked = {
  readonly least: number;
  readonly most: number;
  readonly x: boolean;
  readonly choices: readonly ChoiceAsked[];
};

/** Asked once for each text that was read: a board is compiled again with every change of it. */
const ASKED = new WeakMap<EffectSpec, Asked>();

function askedBy({ effect, spec }: CompiledEffect): Asked {
  const known = ASKED.get(spec);
  if (known !== undefined) return known;
  const kinds = kindsIn([spec]);
  const asked = { ...targetsIn(effect.text, kinds), x: kinds.has('x'), choices: choicesIn(kinds) };
  ASKED.set(spec, asked);
  return asked;
}

/** 115.1: as many as the text names; where it says "up to" or "any number", fewer or more. */
function targetsIn(text: string, kinds: ReadonlySet<string>): { readonly least: number; readonly most: number } {
  const names = targetPlaces(tokensOf(text, { names: [], spell: true, depth: 0 }), 0).length;
  const isOpen = /\bup to\b|\bany number\b|\bone or\b|\bX (?:other )?target\b|\bnumber of\b/i.test(text);
  const pointsBack = names === 0 && kinds.has('targets');
  return { least: isOpen ? 0 : names, most: isOpen || pointsBack ? Number.POSITIVE_INFINITY : names };
}
