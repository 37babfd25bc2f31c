import { lazy, oneOf, optional, type Reader, sequence, word, words } from '../reader';
import type { BackReference } from './draft';
import { unseenWords } from './history';
import { cardTypeWord, subtypeWord } from './type-words';

/** Words for what was spoken of before: "it", "those creatures", "the token created this way". */
export const backReference: Reader<BackReference> = lazy(() =>
  oneOf(
    word('it', 'they', 'he', 'she', 'them'),
    sequence(
      optional(words('each of'), null),
      word('that', 'those'),
      optional(oneOf(cardTypeWord, word('attacking', 'blocking', 'blocked', 'legendary', 'nonland')), null),
      kind(),
      optional(thisWay(), null),
    ).map(([, first]) => first),
    sequence(
      optional(words('each of'), null),
      word('the'),
      optional(
        word('chosen', 'copied', 'created', 'returned', 'revealed', 'targeted', 'attacking', 'blocking', 'other'),
        null,
      ),
      pointedTo(),
      optional(thisWay(), null),
    ).map(() => 'the'),
  ).map((text): BackReference => ({ kind: 'back', words: text })),
);

function kind(): Reader<unknown> {
  return oneOf<readonly Reader<unknown>[]>(
    cardTypeWord,
    subtypeWord,
    word('permanent', 'permanents', 'card', 'cards', 'token', 'tokens', 'spell', 'spells'),
  );
}

/** After "the" only nouns that point at something: "the Goblins" would be all of them. */
function pointedTo(): Reader<unknown> {
  return word(
    ...['token', 'tokens', 'copy', 'copies', 'creature', 'creatures', 'permanent', 'permanents', 'card', 'cards'],
    ...['spell', 'spells', 'land', 'artifact'],
  );
}

/** "created this way", "put onto the battlefield this way", "that attacked" */
function thisWay(): Reader<unknown> {
  return oneOf<readonly Reader<unknown>[]>(
    sequence(
      word('created', 'returned', 'exiled', 'chosen', 'put', 'revealed', 'copied', 'sacrificed', 'cast', 'discarded'),
      optional(words('onto the battlefield'), null),
      words('this way'),
    ),
    sequence(word('that'), unseenWords),
    words('that attacked'),
    words('that dealt damage'),
  );
}
