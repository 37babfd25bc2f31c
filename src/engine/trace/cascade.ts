/** The cascade: a row a characteristic, a column a layer that did something, as developer tools show computed style. */
import type { Ability } from '../model/abilities';
import type { Color, Field, Row } from '../model/characteristics';
import type { EffectKey, ObjectId } from '../model/ids';
import { ALL_LAYERS, type CurrentLayer, type Layer } from '../model/layers';
import type { Message } from '../model/messages';
import type { RuleNumber } from '../model/rules';
import { typesAsPrinted } from '../model/type-line';
import { type Aspect, CASCADE_ROWS, type CascadeAspect } from './aspects';
import { type CascadePiece, printedPieces } from './cascade-print';
import { type ChangeAt, reasonOfChange, ruleOfStep } from './explain-change';
import { sizeValue, valueAt, wordsValue } from './explain-value';
import { hasSize } from './has-size';
import { printedSize } from './printed-size';
import { layerNow } from './renumbered';
import type { Trace } from './types';
import type { Explained } from './why';

/** What one application did to one characteristic. */
export type CascadeEntry = {
  readonly step: number; // entry of `trace.steps`, from 0
  readonly effect: EffectKey;
  readonly rule: RuleNumber;
  readonly did:
    | { readonly kind: 'value'; readonly value: Message } // it is this now
    | { readonly kind: 'colors'; readonly value: Message; readonly colors: readonly Color[] }
    | { readonly kind: 'words'; readonly gained: readonly string[]; readonly lost: readonly string[] }
    | { readonly kind: 'abilities'; readonly gained: readonly Ability[]; readonly lost: readonly Ability[] }
    | { readonly kind: 'change'; readonly power: number; readonly toughness: number }
    | { readonly kind: 'switch'; readonly value: Message };
  /** Another step before "now" made it something else. */
  readonly overridden: boolean;
};

export type CascadeRow = {
  readonly aspect: CascadeAspect;
  /** The printed value, cut where one part of it is gone by now and the next is not. */
  readonly printed: readonly CascadePiece[];
  readonly cells: ReadonlyMap<Layer, readonly CascadeEntry[]>;
  readonly now: Message;
};

export type Cascade = {
  readonly columns: readonly { readonly layer: Layer; readonly effects: readonly EffectKey[] }[];
  readonly rows: readonly CascadeRow[];
};

/** The whole cascade of an object; `n` says which moment is "now" (entries of the trace before it have happened). */
export function cascadeOf(explained: Explained, object: ObjectId, n: number): Cascade | null {
  const { trace, compiled } = explained;
  const printed = trace.tableAt(0).get(object);
  const now = trace.tableAt(n).get(object);
  if (!printed || !now) return null;
  const sized = hasSize(now, object, compiled);
  const entries = CASCADE_ROWS.map((aspect) => ({ aspect, found: entriesOf(aspect, explained, object) }));
  const rows = entries.map(({ aspect, found }) => ({
    aspect,
    printed: starred(aspect, found, explained, object, n) ?? printedPieces(aspect, printed, now, sized),
    cells: cellsOf(found, n),
    now: nowOf(aspect, now, sized),
  }));
  const columns = ALL_LAYERS.flatMap((layer) => {
    const here = entries.flatMap(({ found }) => found.filter(({ change }) => change.step.layer === layer));
    return here.length === 0 ? [] : [{ layer, effects: [...new Set(here.map(({ change }) => change.step.effect))] }];
  });
  return { columns, rows };
}

/** 208.2a: stars stand until something sets the size anew; working them out in 7a takes nothing away. */
function starred(
  aspect: CascadeAspect,
  entries: readonly Entry[],
  { compiled }: Explained,
  object: ObjectId,
  n: number,
) {
  const value = aspect === 'size' ? printedSize(compiled, object) : null;
  const isSetAnew = ({ change }: Entry) => change.index < n && change.step.layer !== '7a';
  return value && [{ value, gone: entries.some(isSetAnew) }];
}

const FIELDS_OF_ROW: Record<CascadeAspect, readonly Field[]> = {
  name: ['name'],
  cost: ['manaCost'],
  colors: ['colors'],
  types: ['supertypes', 'cardTypes'],
  subtypes: ['subtypes', 'everyCreatureType'],
  abilities: ['abilities'],
  size: ['power', 'toughness'],
  loyalty: ['loyalty'],
  defense: ['defense'],
  controller: ['controller'],
};

type Did = CascadeEntry['did'];
type Entry = { readonly change: ChangeAt; readonly rule: RuleNumber; readonly did: Did };

function entriesOf(aspect: CascadeAspect, { trace, compiled }: Explained, object: ObjectId): readonly Entry[] {
  return trace.steps.flatMap((step, index): Entry[] => {
    if (step.kind !== 'applies') return [];
    if (!trace.changesOf(index, object).some(({ field }) => FIELDS_OF_ROW[aspect].includes(field))) return [];
    const before = trace.tableAt(index).get(object);
    const after = trace.tableAt(index + 1).get(object);
    if (!before || !after) return [];
    const change: ChangeAt = { index, step, before, after };
    const { rule } = reasonOfChange(change, toldAs(aspect, change), object, { trace, compiled });
    return [{ change, rule: rule ?? ruleOfStep(step, trace), did: didTo(aspect, change, trace) }];
  });
}

/** Supertypes and card types share a row, but each has a "why" of its own. */
const toldAs = (aspect: CascadeAspect, { before, after }: ChangeAt): Aspect =>
  aspect === 'types' && before.cardTypes.join() === after.cardTypes.join() ? 'supertypes' : aspect;

function didTo(aspect: CascadeAspect, { step, before, after }: ChangeAt, trace: Trace): Did {
  switch (aspect) {
    case 'types':
      return words(typesAsPrinted(before), typesAsPrinted(after));
    case 'subtypes':
      return after.everyCreatureType === before.everyCreatureType
        ? words(before.subtypes, after.subtypes)
        : { kind: 'value', value: valueAt(aspect, after, true) };
    case 'abilities':
      return {
        kind: 'abilities',
        gained: after.abilities.filter((ability) => !has(before.abilities, ability)),
        lost: before.abilities.filter((ability) => !has(after.abilities, ability)),
      };
    case 'size':
      return sizeDid(layerNow(step, trace), before, after);
    case 'colors':
      return { kind: 'colors', value: valueAt(aspect, after, true), colors: after.colors };
    case 'name':
    case 'cost':
    case 'loyalty':
    case 'defense':
    case 'controller':
      return { kind: 'value', value: valueAt(aspect, after, true) };
  }
}

function sizeDid(layer: CurrentLayer, before: Row, after: Row): Did {
  if (layer === '7d') return { kind: 'switch', value: sizeValue(after.power, after.toughness) };
  if (layer !== '7c') return { kind: 'value', value: sizeValue(after.power, after.toughness) };
  return { kind: 'change', power: by(before.power, after.power), toughness: by(before.toughness, after.toughness) };
}

/** The same ability in the same words: one whose words were changed (612) counts as another. */
const has = (abilities: readonly Ability[], { id, text }: Ability): boolean =>
  abilities.some((other) => other.id === id && other.text === text);

const by = (before: number | null, after: number | null): number => (after ?? 0) - (before ?? 0);

const words = (before: readonly string[], after: readonly string[]) => ({
  kind: 'words' as const,
  gained: after.filter((word) => !before.includes(word)),
  lost: before.filter((word) => !after.includes(word)),
});

function cellsOf(entries: readonly Entry[], n: number): ReadonlyMap<Layer, readonly CascadeEntry[]> {
  const cells = new Map<Layer, CascadeEntry[]>();
  for (const [place, { change, rule, did }] of entries.entries()) {
    const { layer, effect } = change.step;
    // What is still to come overrides nothing yet.
    const later = entries.slice(place + 1).filter((entry) => entry.change.index < n);
    const entry = { step: change.index, effect, rule, did, overridden: isOverridden(did, later) };
    cells.set(layer, [...(cells.get(layer) ?? []), entry]);
  }
  return cells;
}

/** One value gives way to the next; what adds stands until what it added is taken away. */
function isOverridden(what: Did, later: readonly Entry[]): boolean {
  switch (what.kind) {
    case 'value':
    case 'switch':
      return later.length > 0;
    case 'colors':
      return later.some(
        ({ did }) => did.kind === 'colors' && !what.colors.every((color) => did.colors.includes(color)),
      );
    case 'words':
      return later.some(({ did }) => did.kind === 'words' && meets(did.lost, what.gained));
    case 'abilities': {
      const gained = what.gained.map(({ id }) => id);
      return later.some(
        ({ did }) =>
          did.kind === 'abilities' &&
          meets(
            did.lost.map(({ id }) => id),
            gained,
          ),
      );
    }
    case 'change':
      return false;
  }
}

const meets = (some: readonly string[], others: readonly string[]): boolean => some.some((one) => others.includes(one));

function nowOf(aspect: CascadeAspect, row: Row, sized: boolean): Message {
  if (aspect === 'types') return wordsValue(typesAsPrinted(row));
  if (aspect === 'size' && !sized) return { key: 'value.none' };
  return valueAt(aspect, row, sized);
}
