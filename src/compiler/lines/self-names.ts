import { type Card, familyOf, isKnownSubtype } from '../../engine';

/**
 * The names by which a face speaks of itself (201.5): its full name and, for legendary objects, the shortened ones that cards use:
 * what stands before the comma, and the first words. A face of a transforming or flip card also says the other face's name.
 */
export function selfNames(face: Card, whole: Card): readonly string[] {
  const names = [face, ...sameObject(whole)].flatMap((one) => [...splitNames(one.name), ...shortNames(one)]);
  return [...new Set(names)].filter((name) => name !== '');
}

/** All names by which the faces of a card speak of their object. */
export const namesOf = (card: Card): readonly string[] => [
  ...new Set([card, ...card.faces].flatMap((face) => selfNames(face, card))),
];

function sameObject(whole: Card): readonly Card[] {
  return whole.layout === 'transform' || whole.layout === 'flip' ? whole.faces : [];
}

const splitNames = (name: string) => [name, ...(name.includes(' // ') ? name.split(' // ') : [])];

function shortNames(face: Card): readonly string[] {
  if (!/\b(?:Legendary|Planeswalker)\b/.test(face.typeLine)) return [];
  const title = face.name.split(',')[0] ?? face.name;
  const firsts = title.split(' ');
  return firsts.map((_, index) => firsts.slice(0, index + 1).join(' ')).filter(canStandAlone);
}

/** A first word that means something of its own ("The", "Goblin", "Red") is no name. */
function canStandAlone(name: string): boolean {
  if (name.includes(' ')) return !/ (?:of|the|and|de|von|van|to)$/i.test(name);
  const isType = isKnownSubtype(name) && familyOf(name) !== 'planeswalker'; // Gideon is a name, Goblin is not
  return name.length > 1 && /^\p{Lu}/u.test(name) && !isType && !COMMON.has(name.toLowerCase());
}

const COMMON: ReadonlySet<string> = new Set(
  `the a an lord lady lord king queen prince princess captain general master sir doctor saint brother sister mother father
  avatar white blue black red green land creature artifact enchantment planeswalker token spell target each all other
  legendary basic snow storm flash haste reach first when whenever at if as you your choose create draw exile return`.split(
    /\s+/,
  ),
);
