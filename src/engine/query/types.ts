import { BASIC_LAND_TYPES, type CardType, type Row } from '../model/characteristics';
import { familyOf, type SubtypeFamily } from '../model/subtypes';

/** Does a row have this subtype, written out or by having every creature type (702.73a)? */
export function hasSubtype(row: Row, subtype: string): boolean {
  return row.subtypes.includes(subtype) || (row.everyCreatureType && familyOf(subtype) === 'creature');
}

/** The written subtypes of one family; those that "every creature type" stands for are not listed. */
export const subtypesOf = (row: Row, family: SubtypeFamily): readonly string[] =>
  row.subtypes.filter((subtype) => familyOf(subtype) === family);

export const hasCardType = (row: Row, cardType: CardType): boolean => row.cardTypes.includes(cardType);

/** Do two rows share a creature type? "Every creature type" shares one with whatever has any. */
export function sharesCreatureType(one: Row, other: Row): boolean {
  const types = subtypesOf(one, 'creature');
  if (one.everyCreatureType) return other.everyCreatureType || subtypesOf(other, 'creature').length > 0;
  return types.some((subtype) => hasSubtype(other, subtype));
}

/** Has it this keyword? A keyword without parameter matches any ("protection", "landwalk"). */
export const hasKeyword = (row: Row, keyword: string): boolean =>
  row.abilities.some((ability) => ability.keyword !== null && isKeyword(ability.keyword, keyword));

/** "Landwalk" stands for every kind of it (702.14a); otherwise the name alone matches any parameter. */
export function isKeyword(keyword: string, wanted: string): boolean {
  if (keyword === wanted || keyword.startsWith(`${wanted} `)) return true;
  return wanted === 'landwalk' && LANDWALK.test(keyword);
}

const LANDWALK = new RegExp(`(${BASIC_LAND_TYPES.map((type) => type.toLowerCase()).join('|')}|desert|land)walk$`);
