import { FIELDS, type Field } from '../../model/characteristics';
import type { Part } from '../../model/parts';
import type { PlacedClause } from '../instance';

/**
 * The fields of rows that a clause looks at, as far as its words tell: for effects that columns cannot answer. Too many
 * fields cost time, too few would be wrong, so a kind that is not in the table reads everything.
 */
export function fieldsRead(clause: PlacedClause, parts: readonly Part[]): ReadonlySet<Field> {
  const fields = new Set<Field>();
  collect(clause.subject, fields);
  collect(clause.condition, fields);
  for (const part of parts) collectPart(part, fields);
  return fields;
}

function collectPart(part: Part, fields: Set<Field>): void {
  if (part.kind !== 'add-abilities') {
    collect({ ...part, kind: 'part' }, fields);
    if (part.kind === 'exchange-control') fields.add('controller'); // each gets what the other's controller is (701.12b)
    if (part.kind === 'add-types-of') for (const field of TYPES) fields.add(field);
    if ((part.kind === 'set-colors' || part.kind === 'add-colors') && part.special.includes('colors-of-attached'))
      fields.add('colors');
    return;
  }
  for (const grant of part.abilities) {
    if (grant.kind !== 'abilities-of') continue; // a written ability is no question about the table
    collect(grant.from, fields);
    fields.add('abilities');
  }
}

/** Walks the words: every node with a `kind` adds what it reads. */
function collect(words: unknown, fields: Set<Field>): void {
  if (Array.isArray(words)) {
    for (const word of words) collect(word, fields);
    return;
  }
  if (typeof words !== 'object' || words === null) return;
  for (const [name, value] of Object.entries(words)) {
    if (name === 'kind' && typeof value === 'string') for (const field of READS[value] ?? FIELDS) fields.add(field);
    else if ((name === 'field' || name === 'what') && typeof value === 'string')
      for (const field of NAMED[value] ?? []) fields.add(field);
    else collect(value, fields);
  }
}

const TYPES = ['cardTypes', 'subtypes', 'everyCreatureType'] as const satisfies readonly Field[];
const SUBTYPES = ['subtypes', 'everyCreatureType'] as const satisfies readonly Field[];
const NOTHING: readonly Field[] = [];

/** What a kind of phrase reads by itself; what stands inside it is walked too. */
const READS: { readonly [kind: string]: readonly Field[] } = {
  part: NOTHING,
  any: NOTHING,
  'all-of': NOTHING,
  'any-of': NOTHING,
  not: NOTHING,
  all: NOTHING,
  object: NOTHING,
  union: NOTHING,
  targets: NOTHING,
  clause: NOTHING,
  'card-type': ['cardTypes'],
  'chosen-card-type': ['cardTypes'],
  supertype: ['supertypes'],
  subtype: SUBTYPES,
  'chosen-type': SUBTYPES,
  color: ['colors'],
  'color-count': ['colors'],
  'chosen-color': ['colors'],
  named: ['name'],
  'chosen-name': ['name'],
  'controlled-by': ['controller'],
  'owned-by': NOTHING,
  'in-zone': NOTHING,
  is: NOTHING,
  status: SUBTYPES,
  designation: NOTHING,
  'has-keyword': ['abilities'],
  'has-no-abilities': ['abilities'],
  'has-ability-kind': ['abilities'],
  'has-counter': NOTHING,
  compare: ['cardTypes'],
  greatest: ['cardTypes'],
  'attached-to': NOTHING,
  shares: NOTHING,
  'has-mana-symbol': ['manaCost'],
  'exiled-with-source': NOTHING,
  'on-top': NOTHING,
  'has-attached': NOTHING,
  'attached-to-match': NOTHING,
  assumed: NOTHING,
  number: NOTHING,
  x: NOTHING,
  'chosen-number': NOTHING,
  count: NOTHING,
  'count-players': NOTHING,
  distinct: TYPES,
  field: ['cardTypes'],
  extreme: ['cardTypes'],
  total: ['cardTypes'],
  counters: NOTHING,
  'counters-among': NOTHING,
  'player-counters': NOTHING,
  life: NOTHING,
  devotion: ['manaCost', 'controller', 'abilities'],
  party: [...TYPES, 'controller'],
  'most-of': ['controller'],
  'mana-symbols': ['manaCost'],
  attachments: NOTHING,
  sum: NOTHING,
  times: NOTHING,
  half: NOTHING,
  maximum: NOTHING,
  minimum: NOTHING,
  unseen: NOTHING,
  always: NOTHING,
  matches: NOTHING,
  'your-turn': NOTHING,
  'player-designation': NOTHING,
  'chosen-mode': NOTHING,
  self: NOTHING,
  attached: NOTHING,
  target: NOTHING,
  'chosen-object': NOTHING,
  paired: NOTHING,
  'exiled-with': NOTHING,
  granter: NOTHING,
  it: NOTHING,
  you: ['controller'],
  opponents: ['controller'],
  'active-player': NOTHING,
  'each-player': NOTHING,
  'target-player': NOTHING,
  'chosen-player': NOTHING,
  'attached-player': NOTHING,
  'controller-of': ['controller'],
  'owner-of': NOTHING,
  player: NOTHING,
};

/** Fields that a phrase names: a number, what is counted, what is shared. */
const NAMED: { readonly [name: string]: readonly Field[] } = {
  power: ['power'],
  toughness: ['toughness'],
  basePower: ['basePower'],
  baseToughness: ['baseToughness'],
  manaValue: ['manaValue'],
  'mana-value': ['manaValue'],
  loyalty: ['loyalty'],
  defense: ['defense'],
  'card-type': ['cardTypes'],
  'creature-type': TYPES,
  'basic-land-type': TYPES,
  color: ['colors'],
  name: ['name'],
};
