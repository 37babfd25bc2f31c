import type { ObjectRef } from '../../engine';
import { lazy, memo, oneOf, optional, type Reader, sequence, token, word, words } from '../reader';
import { cardTypeOf, subtypeOf } from './type-words';

/** "~", "this creature". */
export const selfReference: Reader<ObjectRef> = token(
  (here) => (here.kind === 'self' ? { kind: here.granter === true ? 'granter' : 'self' } : null),
  undefined,
  ['~'],
);

/** "enchanted creature", "equipped creature", "fortified land": what it is attached to, whatever that is by now (303.4m). */
export const attachedReference: Reader<ObjectRef> = lazy(() =>
  attachedNoun.map((): ObjectRef => ({ kind: 'attached' })),
);

/** The noun alone: "creature", "land". */
export const attachedNoun: Reader<string> = sequence(
  optional(word('the'), null),
  word('enchanted', 'equipped', 'fortified'),
  kindWord(),
).map(([, , noun]) => noun);

/** One object that is not described but pointed to. "it" is the object that is spoken of. */
export const objectReference: Reader<ObjectRef> = memo(
  oneOf(
    selfReference,
    attachedReference,
    word('it', 'he', 'she', 'itself', 'him', 'her', 'them').map((): ObjectRef => ({ kind: 'it' })),
    sequence(
      word('that', 'the', 'those'),
      optional(
        word('chosen', 'exiled', 'sacrificed', 'revealed', 'discarded', 'copied', 'noted', 'targeted', 'destroyed'),
        null,
      ),
      kindWord(),
    ).map((): ObjectRef => ({ kind: 'chosen-object' })),
    words("the creature it 's paired with").map((): ObjectRef => ({ kind: 'paired' })),
    sequence(
      words('the'),
      optional(words('last'), null),
      optional(cardKind(), null),
      words('card exiled with'),
      selfReference,
    ).map((): ObjectRef => ({ kind: 'exiled-with' })),
    sequence(
      words('the'),
      optional(word('last'), null),
      word('exiled'),
      optional(cardKind(), null),
      word('card', 'creature'),
    ).map((): ObjectRef => ({ kind: 'exiled-with' })),
    sequence(words('the last chosen'), kindWord()).map((): ObjectRef => ({ kind: 'chosen-object' })),
  ),
);

/** "its", "~'s", "that creature's", "their": whose power, whose mana value. */
export const possessive: Reader<ObjectRef> = memo(
  oneOf(
    word('its', 'his', 'her', 'their').map((): ObjectRef => ({ kind: 'it' })),
    sequence(objectReference, word("'s", "'")).map(([object]) => object),
  ),
);

/** What a noun after "enchanted" or "that" can be: a card type, a subtype, "permanent", "token", "creature card". */
function kindWord(): Reader<string> {
  const noun = token((here) =>
    NOUNS.has(here.text) || cardTypeOf(here) !== null || subtypeOf(here) !== null ? here.text : null,
  );
  return sequence(noun, optional(noun, null)).map(([first]) => first);
}

function cardKind(): Reader<string> {
  return token((here) => (cardTypeOf(here) === null ? null : here.text));
}

const NOUNS = new Set([
  'permanent',
  'permanents',
  'token',
  'tokens',
  'card',
  'cards',
  'spell',
  'commander',
  'object',
  'nonland',
  'legendary',
]);
