/** What effects are called: by their source, and where two would be called alike, by what tells them apart. */
import { type CompiledBoard, type EffectKey, effectKey, type LayerEffect, type Trace } from '../engine';
import { effectPhrase } from './effect-phrase';
import type { Words } from './words';

type NameOf = (id: string) => string;
type Called = { readonly effect: LayerEffect; readonly name: string };

/**
 * The names of all effects of a trace. Effects of one name that meet in a layer get an addition of few words: what gave
 * the ability, its level, its line on the card, a counter's object; a number where nothing else tells them apart.
 */
export function effectNames(
  compiled: CompiledBoard,
  trace: Trace,
  object: NameOf,
  words: Words,
): Map<EffectKey, string> {
  const called = [...trace.effects.values()].map(
    (effect): Called => ({
      effect,
      name: effectName(effect, compiled, object, words),
    }),
  );
  const granter = (effect: LayerEffect) => trace.effects.get(effect.grantedBy ?? effect.key)?.source ?? null;
  const described = toldApart(called, (alike) =>
    alike.map(({ effect, name }) => {
      const by = addition(effect, alike, granter(effect), object, words);
      return by === null ? name : words.t('name.told-apart', { name, by });
    }),
  );
  const places = new Map(compiled.board.effects.map(({ id }, place) => [String(id), place]));
  const numbered = toldApart(described, (alike) => {
    const order = alike.toSorted((one, other) => inOrder(one.effect.key, other.effect.key, places));
    return alike.map((one) => words.t('name.told-apart', { name: one.name, by: order.indexOf(one) + 1 }));
  });
  // What is switched off, or could not be read, is in no trace and yet on the board.
  const unused = compiled.board.effects.filter(({ id }) => !trace.effects.has(effectKey(id)));
  return new Map([
    ...unused.map(({ id, source, text }) => [effectKey(id), sourceName(source, text, object, words)] as const),
    ...numbered.map(({ effect, name }) => [effect.key, name] as const),
  ]);
}

/** Gives other names to those that are called alike and meet in a layer. */
function toldApart(
  called: readonly Called[],
  rename: (alike: readonly Called[]) => readonly string[],
): readonly Called[] {
  const names = new Map<Called, string>();
  for (const alike of groupedBy(called, ({ name }) => name)) {
    const meeting = alike.length > 1 ? alike.filter((one) => alike.some((other) => meet(one, other))) : [];
    for (const [index, name] of rename(meeting).entries()) {
      const one = meeting[index];
      if (one) names.set(one, name);
    }
  }
  return called.map((one) => ({ ...one, name: names.get(one) ?? one.name }));
}

/** Both have a part in some layer. */
const meet = (one: Called, other: Called): boolean =>
  one !== other && one.effect.layers.some((layer) => other.effect.layers.includes(layer));

function groupedBy(called: readonly Called[], key: (one: Called) => string): Iterable<readonly Called[]> {
  const groups = new Map<string, Called[]>();
  for (const one of called) {
    const group = groups.get(key(one));
    if (group) group.push(one);
    else groups.set(key(one), [one]);
  }
  return groups.values();
}

/** What an effect is known by among those that are called like it; null where its name says enough, or there is nothing. */
function addition(
  effect: LayerEffect,
  alike: readonly Called[],
  granter: string | null,
  object: NameOf,
  words: Words,
): string | null {
  switch (effect.origin) {
    case 'static': {
      if (effect.grantedBy !== null) return granter && words.t('name.from', { object: object(granter) });
      const level = /^LEVEL (\S+)/.exec(effect.text)?.[1];
      if (level !== undefined) return words.t('name.level', { level });
      const isAlone = alike.filter((other) => isPrinted(other.effect)).length === 1;
      return isAlone || effect.line === null ? null : words.t('name.line', { line: effect.line + 1 });
    }
    case 'rule':
      return effect.text;
    case 'counter':
      return effect.source && words.t('name.on', { object: object(effect.source) });
    case 'resolved':
    case 'copy':
    case 'face-down':
      return null;
  }
}

const isPrinted = ({ origin, grantedBy }: LayerEffect): boolean => origin === 'static' && grantedBy === null;

/** As they stand on the board, whatever their timestamps. */
const inOrder = (one: EffectKey, other: EffectKey, places: ReadonlyMap<string, number>): number =>
  (places.get(one) ?? 0) - (places.get(other) ?? 0) || one.localeCompare(other, 'en', { numeric: true });

/** An effect goes by its source; a counter by its kind; what has no source by its own words. */
function effectName(effect: LayerEffect, compiled: CompiledBoard, object: NameOf, words: Words): string {
  const source = effect.source === null ? null : object(effect.source);
  switch (effect.origin) {
    case 'static':
    case 'rule':
      return source ?? effect.text;
    case 'resolved':
      return sourceName(effect.source, effect.text || textOfEffect(effect.key, compiled), object, words);
    case 'counter':
      return words.t('name.counter', { counter: effect.text });
    case 'copy':
      return words.t('name.copy', { object: source ?? '' });
    case 'face-down':
      return words.t('name.face-down', { object: source ?? '' });
  }
}

/** What has no source goes by what it says. */
const sourceName = (source: string | null, text: string, object: NameOf, words: Words): string =>
  source === null ? words.t('name.effect-text', { text: shorten(effectPhrase(text)) }) : object(source);

const textOfEffect = (key: string, compiled: CompiledBoard): string =>
  compiled.board.effects.find(({ id }) => String(id) === key)?.text ?? key;

/** Enough words to know it by: long texts end in an ellipsis at a word. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text.replace(/\.$/, '');
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2))}…`;
}
const LONGEST = 48; // characters: a line of the inspector
