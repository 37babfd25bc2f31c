/** The board of the first visit with its evaluation, written by hand: Blood Moon, Urborg and what they do to lands. */
import {
  type Board,
  type Card,
  type CompiledCard,
  type CompiledObject,
  type EffectKey,
  effectKey,
  type Layer,
  type LayerEffect,
  type ObjectId,
  objectId,
  playerId,
  printedValues,
  type Row,
} from '../engine';
import type { Evaluation } from '../evaluate';
import { blankCard, emptyBoard, newEffect, newObject } from '../state';
import { handAbility, handRow, handTrace, intrinsicAbility, printedAbility } from './hand-trace';

const card = (given: Partial<Card>): Card => ({ ...blankCard, ...given });
const cards = {
  urborg: card({
    name: 'Urborg, Tomb of Yawgmoth',
    typeLine: 'Legendary Land',
    text: 'Each land is a Swamp in addition to its other land types.',
  }),
  forest: card({ name: 'Forest', typeLine: 'Basic Land — Forest' }),
  bayou: card({ name: 'Bayou', typeLine: 'Land — Swamp Forest' }),
  arbor: card({
    name: 'Dryad Arbor',
    typeLine: 'Land Creature — Forest Dryad',
    power: 1,
    toughness: 1,
    colorIndicator: ['green'],
  }),
  bear: card({ name: 'Grizzly Bears', manaCost: '{1}{G}', typeLine: 'Creature — Bear', power: 2, toughness: 2 }),
  moon: card({
    name: 'Blood Moon',
    manaCost: '{2}{R}',
    typeLine: 'Enchantment',
    text: 'Nonbasic lands are Mountains.',
  }),
};

const object = (id: keyof typeof cards) =>
  newObject(emptyBoard, cards[id], { id: objectId(id), ...(id === 'bear' ? { counters: { '+1/+1': 1 } } : {}) });

export const moonBoard: Board = {
  ...emptyBoard,
  title: 'Blood Moon and Urborg',
  objects: [object('urborg'), object('bayou'), object('forest'), object('arbor'), object('moon'), object('bear')],
  effects: [newEffect(emptyBoard, 'Target creature gets +3/+3 until end of turn.', { targets: [objectId('bear')] })],
  timestamps: ['urborg', 'forest', 'bayou', 'arbor', 'bear', 'moon', 'bear#+1/+1', 'e1'],
};

const A = playerId('A');
const rows: Readonly<Record<keyof typeof cards, Row>> = {
  urborg: handRow({
    name: cards.urborg.name,
    supertypes: ['Legendary'],
    cardTypes: ['Land'],
    abilities: [printedAbility('urborg/0', cards.urborg.text)],
    controller: A,
  }),
  bayou: handRow({
    name: 'Bayou',
    cardTypes: ['Land'],
    subtypes: ['Swamp', 'Forest'],
    abilities: [intrinsicAbility('bayou', 'Swamp', '{B}'), intrinsicAbility('bayou', 'Forest', '{G}')],
    controller: A,
  }),
  forest: handRow({
    name: 'Forest',
    supertypes: ['Basic'],
    cardTypes: ['Land'],
    subtypes: ['Forest'],
    abilities: [intrinsicAbility('forest', 'Forest', '{G}')],
    controller: A,
  }),
  arbor: handRow({
    name: 'Dryad Arbor',
    colors: ['green'],
    cardTypes: ['Land', 'Creature'],
    subtypes: ['Forest', 'Dryad'],
    abilities: [intrinsicAbility('arbor', 'Forest', '{G}')],
    power: 1,
    toughness: 1,
    controller: A,
  }),
  moon: handRow({
    name: 'Blood Moon',
    manaCost: '{2}{R}',
    manaValue: 3,
    colors: ['red'],
    cardTypes: ['Enchantment'],
    abilities: [printedAbility('moon/0', cards.moon.text)],
    controller: A,
  }),
  bear: handRow({
    name: 'Grizzly Bears',
    manaCost: '{1}{G}',
    manaValue: 2,
    colors: ['green'],
    cardTypes: ['Creature'],
    subtypes: ['Bear'],
    power: 2,
    toughness: 2,
    controller: A,
  }),
};

const effect = (
  key: string,
  origin: LayerEffect['origin'],
  source: string | null,
  text: string,
  timestamp: number,
  layer: Layer,
): LayerEffect => ({
  key: effectKey(key),
  origin,
  source: source === null ? null : objectId(source),
  line: origin === 'static' ? 0 : null,
  text,
  isCda: false,
  timestamp,
  layers: [layer],
  grantedBy: null,
  controller: origin === 'resolved' ? A : null,
});
const moon = effectKey('moon/0');
const urborg = effectKey('urborg/0');

const becomesMountain = (id: keyof typeof cards) => {
  const row = rows[id];
  const lands = row.subtypes.filter((type) => type !== 'Swamp' && type !== 'Forest');
  const change = <Field extends 'subtypes' | 'abilities'>(field: Field, after: Row[Field]) => ({
    object: objectId(id),
    field,
    before: row[field],
    after,
  });
  return [change('subtypes', ['Mountain', ...lands]), change('abilities', [intrinsicAbility(id, 'Mountain', '{R}')])];
};
const grows = (id: ObjectId, from: number, to: number) =>
  (['power', 'toughness'] as const).map((field) => ({ object: id, field, before: from, after: to }));
const applies = (
  key: EffectKey,
  layer: Layer,
  objects: readonly string[],
  reason: { kind: 'timestamp' } | { kind: 'before-dependent'; waiting: readonly EffectKey[] } = { kind: 'timestamp' },
) =>
  ({
    kind: 'applies',
    layer,
    effect: key,
    reason,
    objects: objects.map(objectId),
    parts: [],
    continues: false,
  }) as const;

const compiledCard = (printed: Card): CompiledCard => ({
  card: printed,
  faces: [
    {
      card: printed,
      values: printedValues(printed),
      abilities: printed.text === '' ? [] : [handAbility(printed.text)],
      prototype: null,
    },
  ],
});

export const moonEvaluation: Evaluation = {
  board: moonBoard,
  compiled: {
    board: moonBoard,
    objects: new Map(
      moonBoard.objects.map((entry): [ObjectId, CompiledObject] => [
        entry.id,
        {
          object: entry,
          card: compiledCard(typeof entry.card === 'string' ? blankCard : entry.card),
          copied: null,
          copyExceptions: null,
          faceDownAs: null,
          merged: [],
          form: [],
        },
      ]),
    ),
    effects: new Map(),
    problems: [],
  },
  trace: handTrace(
    new Map(moonBoard.objects.map((entry) => [entry.id, rows[entry.id as string as keyof typeof cards]])), // ids are the keys of `cards`
    [
      effect('urborg/0', 'static', 'urborg', cards.urborg.text, 0, '4'),
      effect('moon/0', 'static', 'moon', cards.moon.text, 5, '4'),
      effect('bear#+1/+1', 'counter', 'bear', '+1/+1', 6, '7c'),
      effect('e1', 'resolved', null, 'Target creature gets +3/+3 until end of turn.', 7, '7c'),
    ],
    [
      {
        step: applies(moon, '4', ['urborg', 'bayou', 'arbor'], { kind: 'before-dependent', waiting: [urborg] }),
        changes: [...becomesMountain('urborg'), ...becomesMountain('bayou'), ...becomesMountain('arbor')],
        before: {
          layer: '4',
          pool: [urborg, moon],
          edges: [{ dependent: urborg, on: moon, kind: 'existence', witness: objectId('urborg'), inLoop: false }],
        },
      },
      {
        step: { kind: 'never-applies', layer: '4', effect: urborg, why: 'ability-gone', because: moon },
        before: { layer: '4', pool: [], edges: [] },
      },
      {
        step: applies(effectKey('bear#+1/+1'), '7c', ['bear']),
        changes: grows(objectId('bear'), 2, 3),
        before: { layer: '7c', pool: [effectKey('bear#+1/+1'), effectKey('e1')], edges: [] },
      },
      {
        step: applies(effectKey('e1'), '7c', ['bear']),
        changes: grows(objectId('bear'), 3, 6),
        before: { layer: '7c', pool: [effectKey('e1')], edges: [] },
      },
    ],
  ),
};
