/** What one application did to one aspect of an object, as a reason. */
import type { CompiledBoard } from '../board/compiled';
import type { Ability } from '../model/abilities';
import type { Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { CurrentLayer } from '../model/layers';
import type { MessageValue } from '../model/messages';
import type { PartKind } from '../model/parts';
import type { RuleNumber } from '../model/rules';
import { byPrint } from '../model/type-line';
import type { Aspect } from './aspects';
import { abilityText, colorsValue, valueAt } from './explain-value';
import { layerNow } from './renumbered';
import type { AppliesStep, Trace, TraceStep } from './types';
import { because, type Why } from './why';

/** The rule that gives each layer its work (613.1, 613.2, 613.4). */
const RULE_OF_LAYER: Record<CurrentLayer, RuleNumber> = {
  '1a': '613.2a',
  '1b': '613.2b',
  '2': '613.1b',
  '3': '613.1c',
  '4': '613.1d',
  '5': '613.1e',
  '6': '613.1f',
  '7a': '613.4a',
  '7b': '613.4b',
  '7c': '613.4c',
  '7d': '613.4d',
};
export const ruleOfStep = (step: TraceStep, trace: Trace): RuleNumber => RULE_OF_LAYER[layerNow(step, trace)];

/** An application that changed the aspect, with the rows around it. */
export type ChangeAt = {
  readonly index: number; // entry of `trace.steps`
  readonly step: AppliesStep;
  readonly before: Row;
  readonly after: Row;
};

/** The reason that a change gives. The effect that made it is always named. */
export function reasonOfChange(change: ChangeAt, aspect: Aspect, object: ObjectId, { trace, compiled }: Context): Why {
  const { step, index } = change;
  const told = tell(change, aspect, object, { trace, compiled });
  return because(
    told.key,
    { effect: { effect: step.effect }, ...told.values },
    {
      rule: told.rule ?? ruleOfStep(step, trace),
      step: index,
      changedBy: [step.effect],
      weight: setsValue(step) ? 3 : 2,
    },
  );
}

/** Parts that set a value, so that what came before no longer counts; others add to it. */
export const setsValue = (step: AppliesStep): boolean => step.parts.some((part) => SETTING.has(part.kind));
const SETTING: ReadonlySet<PartKind> = new Set([
  ...(['become-copy', 'turn-face-down', 'set-controller', 'exchange-control', 'set-name', 'set-card-types'] as const),
  ...(['set-subtypes', 'set-land-types', 'remove-all', 'set-colors', 'remove-all-abilities'] as const),
  ...(['define-pt', 'set-pt'] as const),
]);

/** What it is a copy of: an object, or a card whose values were written down; null for merged permanents. */
function originalOf(object: ObjectId, compiled: CompiledBoard): MessageValue | null {
  const original = compiled.objects.get(object)?.object.copyOf ?? null;
  if (original === null) return null;
  return typeof original === 'string' ? { object: original } : { cardText: original.name };
}

type Context = { readonly trace: Trace; readonly compiled: CompiledBoard };
type Told = { readonly key: string; readonly values?: Why['values']; readonly rule?: RuleNumber };

function tell(change: ChangeAt, aspect: Aspect, object: ObjectId, { trace, compiled }: Context): Told {
  const { step, before, after } = change;
  const value = valueAt(aspect, after, true);
  const layer = layerNow(step, trace);
  if (layer === '1a' && trace.effects.get(step.effect)?.origin === 'copy') {
    const original = originalOf(object, compiled);
    return original === null
      ? { key: 'merged', values: { value }, rule: '730.2' }
      : { key: 'copied', values: { value, original }, rule: '707.2' };
  }
  if (layer === '1b') return { key: 'face-down', values: { value }, rule: '708.2' };
  switch (aspect) {
    case 'supertypes':
      return wordsTold(before.supertypes, after.supertypes);
    case 'types':
      return wordsTold(before.cardTypes.toSorted(byPrint), after.cardTypes.toSorted(byPrint));
    case 'subtypes':
      return subtypesTold(change);
    case 'colors':
      return colorsTold(before, after);
    case 'abilities':
      return abilitiesTold(change);
    case 'size':
    case 'power':
    case 'toughness':
    case 'base-size':
      return sizeTold(change, aspect, object, trace);
    case 'controller':
      return { key: 'controller', values: { value, before: valueAt(aspect, before, true) } };
    case 'name':
    case 'cost':
    case 'mana-value':
    case 'loyalty':
    case 'defense':
      return { key: 'set', values: { value, before: valueAt(aspect, before, true) } };
  }
}

/** Colors that come to others, or take their place (105.3). */
function colorsTold(before: Row, after: Row): Told {
  const value = colorsValue(after.colors);
  const gained = after.colors.filter((color) => !before.colors.includes(color));
  const keeps = before.colors.length > 0 && before.colors.every((color) => after.colors.includes(color));
  return keeps && gained.length > 0
    ? { key: 'colors-added', values: { value, gained: colorsValue(gained) }, rule: '105.3' }
    : { key: 'colors', values: { value } };
}

function subtypesTold({ step, before, after }: ChangeAt): Told {
  const sets = step.parts.find((part) => part.kind === 'set-land-types');
  if (sets) return { key: 'land-types', values: { value: sets.landTypes.join(' ') }, rule: '305.7' };
  if (after.everyCreatureType && !before.everyCreatureType) return { key: 'every-creature-type', rule: '702.73a' };
  return wordsTold(before.subtypes, after.subtypes);
}

/** Type words gained and lost. */
function wordsTold(before: readonly string[], after: readonly string[]): Told {
  const gained = after.filter((word) => !before.includes(word));
  const lost = before.filter((word) => !after.includes(word));
  const values = { gained: gained.join(' '), lost: lost.join(' ') };
  if (gained.length === 0)
    return lost.length === 0 ? { key: 'words-order' } : { key: 'words-lost', values, rule: '205.1a' };
  return lost.length === 0
    ? { key: 'words-gained', values, rule: '205.1b' }
    : { key: 'words-replaced', values, rule: '205.1a' };
}

function abilitiesTold({ step, before, after }: ChangeAt): Told {
  const kept = new Set(after.abilities.map(({ id }) => id));
  const had = new Map(before.abilities.map((ability) => [ability.id, ability]));
  const lost = before.abilities.filter(({ id }) => !kept.has(id));
  const gained = after.abilities.filter(({ id }) => !had.has(id));
  const values = { gained: texts(gained), lost: texts(lost) };
  const byLandType = step.parts.some(({ kind }) => kind === 'set-land-types');
  if (gained.length > 0 && lost.length > 0) {
    return byLandType ? { key: 'land-abilities', values, rule: '305.7' } : { key: 'abilities-replaced', values };
  }
  if (lost.length > 0) {
    if (byLandType) return { key: 'land-abilities-lost', values, rule: '305.7' };
    return { key: after.abilities.length === 0 ? 'abilities-all-lost' : 'abilities-lost', values };
  }
  if (gained.length > 0) {
    const intrinsic = gained.every(({ origin }) => origin.kind === 'intrinsic');
    return intrinsic ? { key: 'abilities-intrinsic', values, rule: '305.6' } : { key: 'abilities-gained', values };
  }
  if (after.barred.length > before.barred.length) {
    const barred = after.barred.filter((keyword) => !before.barred.includes(keyword));
    return { key: 'barred', values: { barred: barred.map((keyword) => ({ cardText: keyword })) }, rule: '113.11' };
  }
  return { key: 'text-changed', values: { value: texts(after.abilities) }, rule: '612.2' };
}

const texts = (abilities: readonly Ability[]): readonly MessageValue[] => abilities.map(abilityText);

function sizeTold({ step, before, after }: ChangeAt, aspect: Aspect, object: ObjectId, trace: Trace): Told {
  const values = { before: valueAt(aspect, before, true), after: valueAt(aspect, after, true) };
  switch (layerNow(step, trace)) {
    case '7a':
      return { key: 'size-defined', values };
    case '7b':
      return { key: 'size-set', values };
    case '7c': {
      const effect = trace.effects.get(step.effect);
      const change = `${signed(difference(before.power, after.power))}/${signed(difference(before.toughness, after.toughness))}`;
      const counter = effect?.origin === 'counter' && effect.source === object;
      if (!counter) return { key: 'size-modified', values: { ...values, change } };
      // An older edition has counters in a sublayer of their own, whose number is none of ours.
      return { key: 'size-counter', values: { ...values, change }, ...(trace.edition && { rule: '122.1a' }) };
    }
    case '7d':
      return { key: 'size-switched', values };
    default:
      return { key: 'set', values: { value: values.after, before: values.before } };
  }
}

const difference = (before: number | null, after: number | null): number => (after ?? 0) - (before ?? 0);
const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`);
