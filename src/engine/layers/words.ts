import type { EffectSpec } from '../model/abilities';
import type { EffectKey, PlayerId } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Subject } from '../model/phrases';
import type { Asking, Rows } from '../query/asking';
import type { Bits } from './columns/bits';
import type { Columns } from './columns/columns';
import type { Instance } from './instance';
import type { LayerMemory } from './memory';
import type { Plan } from './plan';
import type { Writes } from './writes';

/** What effects have in common: effects with equal keys have equal plans. */
export type Words = {
  readonly key: string;
  /** "Other …": all effects of these words affect the same objects, each but its own source. */
  readonly exceptSelf: boolean;
};

/** An effect's clauses written out, and whether they speak of their source: by name, or as "other" than it alone. */
export type SpecText = { readonly text: string; readonly isRelative: boolean; readonly isOther: boolean };

export type Planner = {
  readonly columns: Columns;
  readonly asking: (instance: Instance) => Asking;
  /** Who "you" is for an effect: from layer 4 on it does not change any more. */
  readonly you: (instance: Instance) => PlayerId | null;
  readonly constants: Map<string, Bits>;
  /** The rows as layer 1 left them. */
  readonly copiable: Rows;
  /** Effects of static abilities written out, kept from one call to the next. */
  readonly texts: LayerMemory['texts'];
  /** A number for each text, which is shorter as a key. */
  readonly numbers: Map<string, number>;
  readonly words: Map<EffectKey, { readonly ability: Instance['ability']; readonly words: Words }>;
  writes: Map<Layer, Map<string, Writes>>;
  /** Plans by layer and words: made once for all effects that share them. */
  plans: Map<Layer, Map<string, Plan>>;
};

/** Layers in which rows are asked: copies, control and text change what columns take for granted. */
export const isEarly = (layer: Layer): boolean => layer === '1a' || layer === '1b' || layer === '2' || layer === '3';

/** What is kept for one layer. Layer and words are not joined to one key: making such strings took longer than all look-ups. */
export function inLayer<Value>(kept: Map<Layer, Map<string, Value>>, layer: Layer): Map<string, Value> {
  const known = kept.get(layer);
  if (known !== undefined) return known;
  const made = new Map<string, Value>();
  kept.set(layer, made);
  return made;
}

/** Remembers the words of each effect, as long as layer 3 does not change them. */
export function wordsFor(instance: Instance, planner: Planner): Words {
  const known = planner.words.get(instance.effect.key);
  if (known !== undefined && known.ability === instance.ability) return known.words;
  const words = wordsOf(instance, planner);
  planner.words.set(instance.effect.key, { ability: instance.ability, words });
  return words;
}

/**
 * The words of an effect that has not begun: the same for effects of one text, one "you" and the same choices, unless the
 * text speaks of the source itself or what it is attached to.
 */
function wordsOf(instance: Instance, planner: Planner): Words {
  const { ability, effect, voice } = instance;
  const own: Words = { key: effect.key, exceptSelf: false };
  if (ability === null) return own;
  const spec = textOf(ability.spec, planner);
  if (spec.isRelative) return own;
  const choices = Object.keys(voice.choices).length === 0 ? '' : JSON.stringify(voice.choices);
  return {
    key: `${textKey(ability.spec, effect.isCda, planner)} ${planner.you(instance) ?? ''} ${choices}`,
    exceptSelf: spec.isOther,
  };
}

/** Effects of one text have the same parts, whoever "you" are. */
export const textKey = (spec: EffectSpec, isCda: boolean, planner: Planner): string =>
  `${numberOf(textOf(spec, planner), planner)} ${isCda}`;

function numberOf({ text }: SpecText, { numbers }: Planner): number {
  const number = numbers.get(text) ?? numbers.size;
  if (number === numbers.size) numbers.set(text, number);
  return number;
}

function textOf(spec: EffectSpec, { texts }: Planner): SpecText {
  const known = texts.get(spec);
  if (known !== undefined) return known;
  const [clause] = spec.clauses;
  const isOther = spec.clauses.length === 1 && clause !== undefined && withoutOther(clause.subject) !== null;
  const text = JSON.stringify(spec.clauses);
  const made = { text, isOther, isRelative: RELATIVE.test(isOther ? text.replace(OTHER, '') : text) };
  texts.set(spec, made);
  return made;
}

const OTHER = JSON.stringify({ kind: 'not', filter: { kind: 'is', object: { kind: 'self' } } });
const RELATIVE =
  /"kind":"(self|attached|target|chosen-object|paired|exiled-with|granter|attached-player|exiled-with-source)"/;

/** The subject of "other …" without that word, or null if it does not say so once at its head. */
export function withoutOther(subject: Subject): Subject | null {
  if (subject.kind !== 'all' || subject.filter.kind !== 'all-of') return null;
  const others = subject.filter.filters.filter((part) => JSON.stringify(part) !== OTHER);
  return others.length === subject.filter.filters.length - 1
    ? { kind: 'all', filter: { kind: 'all-of', filters: others } }
    : null;
}
