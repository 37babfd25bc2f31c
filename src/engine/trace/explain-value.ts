/** A value of a row as a message: "1/1", "Legendary Land", "green and white", "none". */
import type { Ability } from '../model/abilities';
import type { Row } from '../model/characteristics';
import type { Message, MessageValue } from '../model/messages';
import { byPrint, typesAsPrinted } from '../model/type-line';
import type { Aspect } from './aspects';

/** What an aspect of a row is. `sized` says whether the object has power and toughness at all (208.3). */
export function valueAt(aspect: Aspect, row: Row, sized: boolean): Message {
  switch (aspect) {
    case 'name':
      return row.name === ''
        ? { key: 'value.no-name' }
        : { key: 'value.name', values: { name: { cardText: row.name } } };
    case 'cost':
      return row.manaCost === '' ? NONE : { key: 'value.is', values: { value: { mana: row.manaCost } } };
    case 'mana-value':
      return number(row.manaValue);
    case 'colors':
      return colorsValue(row.colors);
    case 'supertypes':
      return wordsValue(row.supertypes.toSorted(byPrint));
    case 'types':
      return wordsValue(row.cardTypes.toSorted(byPrint));
    case 'subtypes':
      return subtypesValue(row);
    case 'abilities':
      return abilitiesValue(row.abilities);
    case 'size':
      return sized ? sizeValue(orZero(row.power, row), orZero(row.toughness, row)) : NO_SIZE;
    case 'power':
      return sized ? number(orZero(row.power, row)) : NO_SIZE;
    case 'toughness':
      return sized ? number(orZero(row.toughness, row)) : NO_SIZE;
    case 'base-size':
      return sized ? sizeValue(orZero(row.basePower, row), orZero(row.baseToughness, row)) : NO_SIZE;
    case 'loyalty':
      return number(row.loyalty);
    case 'defense':
      return number(row.defense);
    case 'controller':
      return row.controller === null ? NONE : { key: 'value.is', values: { value: { player: row.controller } } };
  }
}

export const NONE: Message = { key: 'value.none' };
const NO_SIZE: Message = { key: 'value.no-size' };

const is = (value: MessageValue): Message => ({ key: 'value.is', values: { value } });
const number = (value: number | null): Message => (value === null ? NONE : is(value));

/** A creature without a value, as a land that has just become one, has 0 (208.5). */
const orZero = (value: number | null, { cardTypes }: Row): number | null =>
  value ?? (cardTypes.includes('Creature') ? 0 : null);

export function sizeValue(power: number | null, toughness: number | null): Message {
  return power === null && toughness === null ? NO_SIZE : is(`${power ?? 0}/${toughness ?? 0}`);
}

export function colorsValue(colors: readonly string[]): Message {
  if (colors.length === 0) return { key: 'value.colorless' };
  return is(colors.map((color) => ({ key: `color.${color}` })));
}

/** Words of a type line, as they stand in it. */
export function wordsValue(words: readonly string[]): Message {
  return words.length === 0 ? NONE : is(words.join(' '));
}

function subtypesValue(row: Row): Message {
  if (!row.everyCreatureType) return wordsValue(row.subtypes);
  if (row.subtypes.length === 0) return { key: 'value.every-creature-type' };
  return { key: 'value.and-every-creature-type', values: { subtypes: row.subtypes.join(' ') } };
}

export function abilitiesValue(abilities: readonly Ability[]): Message {
  if (abilities.length === 0) return NONE;
  // Keywords stand in a row, as cards print them: "Flying, vigilance".
  const keywords = abilities.every(({ keyword }) => keyword !== null);
  return is(keywords ? { cardText: abilities.map(({ text }) => text).join(', ') } : abilities.map(abilityText));
}

/** An ability in its own words, as one line without a full stop, since it stands within a sentence. */
export function abilityText(ability: Ability): MessageValue {
  return { cardText: inSentence(ability.text || (ability.keyword ?? '')) };
}

export const inSentence = (text: string): string => text.replaceAll('\n', ' · ').replace(/\.$/, '');

/** The whole type line: supertypes, types and subtypes. */
export function typeLine(row: Row): Message {
  const left = typesAsPrinted(row).join(' ');
  if (row.everyCreatureType)
    return { key: 'value.type-line-every', values: { types: left, subtypes: row.subtypes.join(' ') } };
  return is(row.subtypes.length === 0 ? left : `${left} — ${row.subtypes.join(' ')}`);
}
