import type { Filter, Zone } from '../../engine';
import { lazy, many, memo, oneOf, optional, type Reader, separated, sequence, token, word, words } from '../reader';
import { adjectives } from './adjectives';
import { ANY, allOf, anyOf, cardTypeIs, designated, inZones, OTHER, statusIs, subtypeIs } from './filters';
import { possessivePlayer } from './players';
import { qualifier, unseenQualifier } from './qualifiers';
import { cardTypeOf, subtypeWord } from './type-words';

/**
 * A description of objects without article: "other attacking Goblins and Orcs you control with power 2 or less".
 * It may begin with "other" or "another", which leaves out the source of the effect.
 */
export const nounPhrase: Reader<Filter> = memo(
  lazy(() =>
    sequence(
      optional(word('other', 'another'), null),
      separated(group(), conjunction()),
      many(sequence(optional(word(','), null), qualifier).map(([, filter]) => filter)),
      // What no board shows comes last, or it would swallow what one does.
      optional(unseenQualifier, ANY),
    ).map(([other, groups, qualifiers, unseen]) =>
      allOf([...(other === null ? [] : [OTHER]), anyOf(groups), ...ofSpells(groups, qualifiers), unseen]),
    ),
  ),
);

/** A spell is on the stack; "from your graveyard" is where it was before, which no board shows. */
function ofSpells(groups: readonly Filter[], qualifiers: readonly Filter[]): readonly Filter[] {
  if (!groups.every((group) => zoneOf(group) === 'stack')) return qualifiers;
  return qualifiers.map((qualifier): Filter => {
    const from = zoneOf(qualifier);
    return from === null || from === 'stack' ? qualifier : { kind: 'assumed', words: `cast from ${from}` };
  });
}

function zoneOf(filter: Filter): Zone | null {
  if (filter.kind === 'in-zone') return filter.zones[0] ?? null;
  return filter.kind === 'all-of' ? (filter.filters.map(zoneOf).find((zone) => zone !== null) ?? null) : null;
}

/** An adjective-and-noun group: "nonbasic lands", "Goblin creature cards", "tokens". */
function group(): Reader<Filter> {
  return sequence(adjectives, head()).map(([before, noun]) => allOf([before, noun]));
}

function conjunction(): Reader<unknown> {
  const joint = oneOf(words(', and/or'), words(', and'), words(', or'), word(',', 'and', 'or', 'and/or'));
  return sequence(joint, optional(word('other', 'each', 'all', 'a', 'an'), null));
}

function head(): Reader<Filter> {
  return oneOf(
    // 903.3: a commander is its owner's
    sequence(possessivePlayer, word('commander', 'commanders')).map(([player]) =>
      allOf([designated('commander'), { kind: 'owned-by', player }]),
    ),
    token((here) => NOUNS.get(here.text) ?? null, 'unread.expected-noun'),
    token((here) => {
      const cardType = cardTypeOf(here);
      return cardType === null ? null : cardTypeIs(cardType);
    }, 'unread.expected-noun'),
    subtypeWord.map(subtypeIs),
  );
}

const SPELL = inZones('stack');
const NOUNS: ReadonlyMap<string, Filter> = new Map([
  ['permanent', ANY],
  ['permanents', ANY],
  ['card', ANY],
  ['cards', ANY],
  ['object', ANY],
  ['objects', ANY],
  ['spell', SPELL],
  ['spells', SPELL],
  ['token', statusIs('token')],
  ['tokens', statusIs('token')],
  ['commander', designated('commander')],
  ['commanders', designated('commander')],
  ['outlaws', anyOf(['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock'].map(subtypeIs))],
]);
