import type { Ability } from '../model/abilities';
import { COPIABLE_FIELDS, type Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';
import type { Part } from '../model/parts';
import type { Asking } from '../query/asking';
import { objectsNamed } from '../query/refs';
import { manaValueOf } from './mana';
import type { PartRule } from './part-rule';

type BecomeCopy = Extract<Part, { kind: 'become-copy' }>;

/** Layer 1a: an object takes the copiable values of another (613.2a, 707.2); exceptions are parts of the same effect (707.9). */
export const becomeCopy: PartRule<BecomeCopy> = {
  layer: '1a',
  rule: '707.2',
  fill: (part, at) => {
    const original = objectsNamed(part.of, at)[0];
    return original === undefined ? part : { ...part, of: { kind: 'object', id: original } };
  },
  apply: (row, part, at) => {
    const original = objectsNamed(part.of, at)[0];
    const values = original === undefined ? undefined : at.rows.get(original);
    if (values === undefined || at.it === null) return row;
    const copied = copyValues(row, values, part.keep, at.it);
    if (!part.keepsThisAbility) return copied;
    return { ...copied, abilities: [...copied.abilities, ...copyingAbilities(row, at)] };
  },
  reads: () => [],
  writes: () => COPIABLE_FIELDS,
  describe: () => ({ key: 'part.become-copy' }),
};

/** The copiable values of one row on another object (707.2); what is kept is not copied (707.9b, 707.9d). */
export function copyValues(row: Row, values: Row, keep: BecomeCopy['keep'], object: ObjectId): Row {
  const kept = (what: BecomeCopy['keep'][number]): boolean => keep.includes(what);
  const pt = kept('pt') ? row : values;
  return {
    ...values,
    manaValue: manaValueOf(values.manaCost), // 202.3b: a copy of a back face has mana value 0
    abilities: values.abilities
      .filter((ability) => !(kept('colors') && defines(ability, 'color')) && !(kept('pt') && defines(ability, 'pt')))
      .map((ability) => movedTo(ability, object)),
    controller: row.controller,
    barred: row.barred,
    name: kept('name') ? row.name : values.name,
    colors: kept('colors') ? row.colors : values.colors,
    supertypes: kept('supertypes') || kept('types') ? row.supertypes : values.supertypes,
    cardTypes: kept('types') ? row.cardTypes : values.cardTypes,
    subtypes: kept('types') ? row.subtypes : values.subtypes,
    power: pt.power,
    toughness: pt.toughness,
    basePower: pt.basePower,
    baseToughness: pt.baseToughness,
  };
}

/** 707.9d: an exception that gives a characteristic leaves out the ability that would define it. */
export function defines(ability: Ability, what: 'color' | 'pt' | 'creature-type'): boolean {
  if (!ability.definesCharacteristics || ability.effect === null) return false;
  return ability.effect.clauses.some((clause) =>
    clause.parts.some((part) => {
      if (what === 'pt') return part.kind === 'define-pt' || part.kind === 'set-pt';
      if (what === 'color') return part.kind === 'set-colors' || part.kind === 'add-colors';
      return part.kind === 'add-types' || part.kind === 'set-subtypes';
    }),
  );
}

/** The same ability on another object: copied abilities count as printed there (604.3a(2)), under a key of their own. */
export function movedTo(ability: Ability, object: ObjectId, mark = ''): Ability {
  return { ...ability, id: `${object}${mark}${ability.id.replace(/^[A-Za-z0-9_-]+/, '')}` };
}

/** "It has this ability" (707.9a): what made it a copy is an ability of the object itself that speaks of copying. */
function copyingAbilities(row: Row, at: Asking): readonly Ability[] {
  if (at.it !== at.voice.source) return [];
  return row.abilities
    .filter((ability) => ability.kind !== 'static' && /\bcopy\b/.test(ability.text))
    .map((ability) => ({ ...ability, id: `${ability.id}~kept` }));
}
