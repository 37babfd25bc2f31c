/** A trace written by hand: what a view draws can be tested without the engine that would compute it. */
import type {
  Ability,
  Change,
  CompiledAbility,
  DependencyMoment,
  LayerEffect,
  ObjectId,
  Row,
  Table,
  Trace,
  TraceStep,
} from '../engine';

export type HandStep = {
  readonly step: TraceStep;
  readonly changes?: readonly Change[];
  readonly before?: DependencyMoment;
};

/** Replays the changes over the start, so that a hand-made trace keeps the promise of `Trace.tableAt`. */
export function handTrace(start: Table, effects: readonly LayerEffect[], entries: readonly HandStep[]): Trace {
  const tables: Table[] = [start];
  for (const { changes = [] } of entries) {
    const table = new Map(tables.at(-1));
    for (const change of changes) {
      const row = table.get(change.object);
      if (row) table.set(change.object, { ...row, [change.field]: change.after });
    }
    tables.push(table);
  }
  const changesOf = (n: number, object?: ObjectId) =>
    (entries[n]?.changes ?? []).filter((change) => object === undefined || change.object === object);
  return {
    objects: [...start.keys()],
    effects: new Map(effects.map((effect) => [effect.key, effect])),
    steps: entries.map((entry) => entry.step),
    tableAt: (n) => tables[n] ?? start,
    affects: (n, object) => {
      const step = entries[n]?.step;
      return step?.kind === 'applies' && step.objects.includes(object);
    },
    changesOf,
    dependenciesBefore: (n) => entries[n]?.before ?? { layer: entries[n]?.step.layer ?? '1a', pool: [], edges: [] },
    copiable: start,
    final: tables.at(-1) ?? start,
  };
}

export const handAbility = (text: string, given: Partial<CompiledAbility> = {}): CompiledAbility => ({
  kind: 'static',
  text,
  line: 0,
  keyword: null,
  mana: null,
  effect: null,
  definesCharacteristics: false,
  resolves: [],
  zones: null,
  status: 'compiled',
  spans: [],
  ...given,
});

export const printedAbility = (id: string, text: string): Ability => ({
  ...handAbility(text),
  id,
  origin: { kind: 'printed' },
});

/** The ability that a basic land type gives (305.6). */
export const intrinsicAbility = (object: string, landType: string, mana: string): Ability => ({
  ...handAbility(`{T}: Add ${mana}.`, { kind: 'activated', line: null, mana }),
  id: `${object}:${landType}`,
  origin: { kind: 'intrinsic', landType },
});

export const handRow = (given: Partial<Row>): Row => ({
  name: '',
  manaCost: '',
  manaValue: 0,
  colors: [],
  supertypes: [],
  cardTypes: [],
  subtypes: [],
  everyCreatureType: false,
  abilities: [],
  power: null,
  toughness: null,
  basePower: given.power ?? null,
  baseToughness: given.toughness ?? null,
  loyalty: null,
  defense: null,
  controller: null,
  barred: [],
  ...given,
});
