import type { CompiledCard, CompiledFace } from '../board/compiled';
import type { BoardObject } from '../board/types';
import { colorsOfCost, manaValueOf } from '../effects/mana';
import { basicTypesOf, intrinsicAbility } from '../effects/type-line';
import type { Ability, CompiledAbility } from '../model/abilities';
import { COLORS, type Row } from '../model/characteristics';
import type { ObjectId } from '../model/ids';

/**
 * The row of an object as its card is printed (or its token was created): what layer 1 starts from. `merged` are the other
 * cards that represent it.
 */
export function printedRow(card: CompiledCard, object: BoardObject, merged: readonly CompiledCard[] = []): Row {
  const faces = facesShown(card, object);
  const face = faces.length > 1 ? combined(faces, object) : faceRow(faces[0] ?? card.faces[0], object, card);
  const values = isMelded(card, object) ? { ...face, manaValue: meldedValue([card, ...merged]) } : face;
  const lands = basicTypesOf(values);
  if (lands.length === 0) return values;
  return { ...values, abilities: [...values.abilities, ...lands.map((type) => intrinsicAbility(type, object.id))] }; // 305.6
}

/** 712.4a: a melded permanent is its combined back face; the other card of the pair stands in `merged`. */
export const isMelded = ({ card }: CompiledCard, { face, zone, merged }: BoardObject): boolean =>
  card.layout === 'meld' && face === 1 && zone === 'battlefield' && merged.length > 0;

/** 202.3c: as though it had the mana costs of the front faces of all its cards. */
const meldedValue = (cards: readonly CompiledCard[]): number =>
  cards.reduce((sum, { faces: [front] }) => sum + manaValueOf(front.card.manaCost), 0);

/** Which faces' characteristics an object has, by its card's layout, its zone and which face is up. */
function facesShown(card: CompiledCard, object: BoardObject): readonly CompiledFace[] {
  const [front, back] = card.faces;
  const shown = object.face === 1 && back !== undefined ? back : front;
  const inPlay = object.zone === 'battlefield' || object.zone === 'stack';
  switch (card.card.layout) {
    case 'transform':
    case 'modal':
    case 'meld':
      return [inPlay ? shown : front]; // 712.8a
    case 'flip':
      return [object.zone === 'battlefield' ? shown : front]; // 710.1b
    case 'adventure':
    case 'omen':
    case 'prepare':
      return [object.zone === 'stack' ? shown : front]; // 715.4
    case 'split':
      return object.zone === 'stack' ? [shown] : card.faces; // 709.4b
    case 'room':
      return object.zone === 'stack' ? [shown] : card.faces; // 709.5; locked halves are left out when combined
    case 'leveler':
    case null:
      return [front];
  }
}

/** 709.4: a split card off the stack has the characteristics of both halves; a Room on the battlefield only of its unlocked doors (709.5). */
function combined(faces: readonly CompiledFace[], object: BoardObject): Row {
  const all = faces.map((face, side) => faceRow(face, object, null, side === 0 ? '' : '/b')); // both halves number their lines from 0;
  const [first] = all;
  if (first === undefined) throw new Error('a card has at least one face');
  const isRoom = all.every((row) => row.subtypes.includes('Room')) && object.zone === 'battlefield';
  const doors = ['unlocked left', 'unlocked right'];
  const rows = isRoom ? all.filter((_, side) => object.designations.includes(doors[side] ?? '')) : all;
  const manaCost = rows
    .map((row) => row.manaCost)
    .filter((cost) => cost !== '')
    .join(' // ');
  return {
    ...first,
    name: rows.map((row) => row.name).join(' // '),
    manaCost,
    manaValue: manaValueOf(manaCost),
    colors: COLORS.filter((color) => rows.some((row) => row.colors.includes(color))),
    supertypes: distinct(all.flatMap((row) => row.supertypes)),
    cardTypes: distinct(all.flatMap((row) => row.cardTypes)),
    subtypes: distinct(all.flatMap((row) => row.subtypes)),
    abilities: rows.flatMap((row) => row.abilities),
  };
}

/** One face as printed. `card` is the whole card, whose front gives a back face its mana value and a flipped face its colour. */
function faceRow(face: CompiledFace, object: BoardObject, card: CompiledCard | null, mark = ''): Row {
  const front = card?.faces[0].card ?? face.card;
  const isBack = front !== face.card;
  const prototype = isPrototyped(object) ? face.prototype : null;
  const { values } = face;
  const layout = card?.card.layout ?? null;
  const manaCost = prototype?.manaCost ?? (isBack && layout === 'flip' ? front.manaCost : face.card.manaCost); // 710.1c, 718.3b
  const isTurned = isBack && (layout === 'transform' || layout === 'meld' || layout === 'flip');
  const power = prototype?.power ?? values.power;
  const toughness = prototype?.toughness ?? values.toughness;
  const isPlain = manaCost === values.manaCost && !isTurned;
  return {
    name: values.name,
    manaCost,
    manaValue: isPlain ? values.manaValue : manaValueOf(isTurned ? front.manaCost : manaCost), // 202.3b
    colors: prototype !== null || (isBack && layout === 'flip') ? colorsOfCost(manaCost) : values.colors,
    supertypes: values.supertypes,
    cardTypes: values.cardTypes,
    subtypes: values.subtypes,
    everyCreatureType: false,
    abilities: face.abilities.length === 0 ? [] : printedAbilities(face.abilities, object.id, mark),
    power,
    toughness,
    basePower: power,
    baseToughness: toughness,
    loyalty: values.loyalty,
    defense: values.defense,
    controller: object.zone === 'battlefield' || object.zone === 'stack' ? object.controller : null,
    barred: [],
  };
}

/** Abilities with their keys: `bear/0` for line 0, `bear/0.1` for the second ability of that line; `mark` keeps halves apart. */
function printedAbilities(abilities: readonly CompiledAbility[], object: ObjectId, mark = ''): readonly Ability[] {
  const seen = new Map<number | null, number>();
  const real = abilities.filter(({ kind }) => kind !== 'reminder'); // 207.2: words in parentheses are no ability
  return real.map((ability) => {
    const before = seen.get(ability.line) ?? 0;
    seen.set(ability.line, before + 1);
    const id = `${object}${mark}/${ability.line ?? 'x'}${before === 0 ? '' : `.${before}`}`;
    return { ...ability, id, origin: { kind: 'printed' } };
  });
}

const isPrototyped = (object: BoardObject): boolean =>
  object.designations.includes('prototyped') && (object.zone === 'battlefield' || object.zone === 'stack');

const distinct = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];
