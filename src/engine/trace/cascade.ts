/** The cascade: a row a characteristic, a column a layer that did something, as developer tools show computed style. */
import type { Ability } from '../model/abilities';
import type { Field, Row } from '../model/characteristics';
import type { EffectKey, ObjectId } from '../model/ids';
import { LAYERS, type Layer } from '../model/layers';
import type { Message } from '../model/messages';
import type { RuleNumber } from '../model/rules';
import type { Aspect } from './aspects';
import { RULE_OF_LAYER } from './explain-change';
import { sizeValue, valueAt, wordsValue } from './explain-value';
import type { AppliesStep, Trace } from './types';

/** The rows, in the order of a card; supertypes and card types share one. */
export const CASCADE_ROWS = [
  'name',
  'cost',
  'colors',
  'types',
  'subtypes',
  'abilities',
  'size',
  'loyalty',
  'defense',
  'controller',
] as const satisfies readonly Aspect[];
export type CascadeAspect = (typeof CASCADE_ROWS)[number];

/** What one application did to one characteristic. */
export type CascadeEntry = {
  readonly step: number; // entry of `trace.steps`, from 0
  readonly effect: EffectKey;
  readonly rule: RuleNumber;
  readonly did:
    | { readonly kind: 'value'; readonly value: Message } // it is this now
    | { readonly kind: 'words'; readonly gained: readonly string[]; readonly lost: readonly string[] }
    | { readonly kind: 'abilities'; readonly gained: readonly Ability[]; readonly lost: readonly Ability[] }
    | { readonly kind: 'change'; readonly power: number; readonly toughness: number }
    | { readonly kind: 'switch'; readonly value: Message };
  /** A later step made it something else. */
  readonly overridden: boolean;
};

export type CascadeRow = {
  readonly aspect: CascadeAspect;
  readonly printed: Message;
  readonly printedOverridden: boolean;
  readonly cells: ReadonlyMap<Layer, readonly CascadeEntry[]>;
  readonly now: Message;
};

export type Cascade = {
  readonly columns: readonly { readonly layer: Layer; readonly effects: readonly EffectKey[] }[];
  readonly rows: readonly CascadeRow[];
};

/** The whole cascade of an object; `n` says which moment is "now" (entries of the trace before it have happened). */
export function cascadeOf(trace: Trace, object: ObjectId, n: number): Cascade | null {
  const printed = trace.tableAt(0).get(object);
  const now = trace.tableAt(n).get(object);
  if (!printed || !now) return null;
  const entries = CASCADE_ROWS.map((aspect) => ({ aspect, found: entriesOf(aspect, trace, object) }));
  const rows = entries.map(({ aspect, found }) => rowOf(aspect, found, printed, now));
  const columns = LAYERS.flatMap((layer) => {
    const here = entries.flatMap(({ found }) => found.filter((entry) => entry.layer === layer));
    return here.length === 0 ? [] : [{ layer, effects: [...new Set(here.map(({ effect }) => effect))] }];
  });
  return { columns, rows };
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

type Entry = Omit<CascadeEntry, 'overridden'> & { readonly layer: Layer };

function entriesOf(aspect: CascadeAspect, trace: Trace, object: ObjectId): readonly Entry[] {
  return trace.steps.flatMap((step, index): Entry[] => {
    if (step.kind !== 'applies') return [];
    if (!trace.changesOf(index, object).some(({ field }) => FIELDS_OF_ROW[aspect].includes(field))) return [];
    const before = trace.tableAt(index).get(object);
    const after = trace.tableAt(index + 1).get(object);
    if (!before || !after) return [];
    const { layer, effect } = step;
    return [{ step: index, effect, layer, rule: ruleOf(aspect, step), did: did(aspect, step, before, after) }];
  });
}

function ruleOf(aspect: CascadeAspect, step: AppliesStep): RuleNumber {
  const setsLand = step.parts.some(({ kind }) => kind === 'set-land-types');
  return setsLand && (aspect === 'subtypes' || aspect === 'abilities') ? '305.7' : RULE_OF_LAYER[step.layer];
}

function did(aspect: CascadeAspect, step: AppliesStep, before: Row, after: Row): CascadeEntry['did'] {
  switch (aspect) {
    case 'types':
      return words([...before.supertypes, ...before.cardTypes], [...after.supertypes, ...after.cardTypes]);
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
      if (step.layer === '7d') return { kind: 'switch', value: sizeValue(after.power, after.toughness) };
      if (step.layer !== '7c') return { kind: 'value', value: sizeValue(after.power, after.toughness) };
      return { kind: 'change', power: by(before.power, after.power), toughness: by(before.toughness, after.toughness) };
    case 'name':
    case 'cost':
    case 'colors':
    case 'loyalty':
    case 'defense':
    case 'controller':
      return { kind: 'value', value: valueAt(aspect, after, true) };
  }
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

function rowOf(aspect: CascadeAspect, entries: readonly Entry[], printed: Row, now: Row): CascadeRow {
  const cells = new Map<Layer, CascadeEntry[]>();
  entries.forEach(({ layer, ...entry }, index) => {
    const overridden = isOverridden(entry.did, entries.slice(index + 1));
    cells.set(layer, [...(cells.get(layer) ?? []), { ...entry, overridden }]);
  });
  const last = shown(aspect, now);
  const first = shown(aspect, printed);
  const changed = JSON.stringify(first) !== JSON.stringify(last);
  return { aspect, printed: first, printedOverridden: changed && first.key !== 'value.none', cells, now: last };
}

/** A value is overridden as soon as any later step touches it; what only adds stands until its word is taken away. */
function isOverridden(did: CascadeEntry['did'], later: readonly Entry[]): boolean {
  switch (did.kind) {
    case 'value':
    case 'switch':
      return later.length > 0;
    case 'words':
      return (
        did.gained.length > 0 && later.some((entry) => entry.did.kind === 'words' && meets(entry.did.lost, did.gained))
      );
    case 'abilities': {
      const gained = did.gained.map(({ id }) => id);
      const lostLater = (entry: Entry) => (entry.did.kind === 'abilities' ? entry.did.lost.map(({ id }) => id) : []);
      return gained.length > 0 && later.some((entry) => meets(lostLater(entry), gained));
    }
    case 'change':
      return false;
  }
}

const meets = (some: readonly string[], others: readonly string[]): boolean => some.some((one) => others.includes(one));

function shown(aspect: CascadeAspect, row: Row): Message {
  if (aspect === 'types') return wordsValue([...row.supertypes, ...row.cardTypes]);
  if (aspect === 'size') return row.power === null ? { key: 'value.none' } : sizeValue(row.power, row.toughness);
  return valueAt(aspect, row, true);
}
