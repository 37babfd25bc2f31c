import type { ObjectRef, Quantity } from '../../engine';
import type { ClauseDraft, SubjectDraft } from '../phrases/draft';
import { plainNumber } from '../phrases/numbers';
import { number, quantity, times } from '../phrases/quantity';
import { possessive } from '../phrases/references';
import { subject } from '../phrases/subjects';
import { target } from '../phrases/target';
import { lazy, oneOf, optional, type Reader, sequence, token, word, words } from '../reader';
import { sentenceTemplate } from '../templates/template';
import { clauseOf } from './instruction';

/** Layer 7d: power and toughness change places (613.4d). */
export const switchesSizes = sentenceTemplate({
  name: 'switches-sizes',
  reads: ["Switch target creature's power and toughness until end of turn.", 'Switch its power and toughness.'],
  refuses: ["Switch target creature's power.", 'Switch target creature and its owner.'],
  sentence: lazy(() => switched()),
});

/** Layer 7c: a power or toughness is doubled or tripled (701.10b). */
export const multipliesSizes = sentenceTemplate({
  name: 'multiplies-sizes',
  reads: [
    "Double target creature's power until end of turn.",
    'Double the power and toughness of each creature you control.',
  ],
  refuses: ['Double the number of +1/+1 counters on ~.', "Double target player's life total."],
  sentence: lazy(() => multiplied()),
});

/** Layer 7b: a size is exchanged with something (701.12g), changed to something, or becomes something. */
export const replacesSizes = sentenceTemplate({
  name: 'replaces-sizes',
  reads: [
    "Exchange your life total with ~'s power.",
    "Change ~'s base power to 1 plus the greatest power among other creatures you control.",
    "~'s base power becomes equal to its toughness until end of turn.",
  ],
  refuses: ["Exchange your life total with target player's.", "Change ~'s base power."],
  sentence: lazy(() => oneOf(exchangedWith(), changed(), becoming())),
});

type Sizes = { readonly power: boolean; readonly toughness: boolean };

const which: Reader<Sizes> = oneOf(
  words('power and toughness').map(() => ({ power: true, toughness: true })),
  word('power').map(() => ({ power: true, toughness: false })),
  word('toughness').map(() => ({ power: false, toughness: true })),
);

/** "target creature's power", "the power and toughness of each creature you control", "its toughness". */
const sizesOfSubject: Reader<{ readonly whose: SubjectDraft; readonly what: Sizes }> = oneOf(
  sequence(whose(), optional(word('base'), null), which).map(([owner, , what]) => ({ whose: owner, what })),
  sequence(words('the'), optional(word('base'), null), which, words('of'), subject).map(([, , what, , owner]) => ({
    whose: owner,
    what,
  })),
);

function whose(): Reader<SubjectDraft> {
  return oneOf(
    sequence(subject, word("'s", "'")).map(([owner]) => owner),
    word('its', 'his', 'her', 'their').map((text): SubjectDraft => ({ kind: 'back', words: text })),
  );
}

function switched(): Reader<ClauseDraft> {
  return sequence(optional(words('you may'), null), word('switch'), sizesOfSubject).refine(
    ([, , { whose: owner, what }], from, to) =>
      what.power && what.toughness ? clauseOf(owner, { kind: 'switch-pt' }, '7d', from, to) : null,
  );
}

/** 701.10b: doubling gives +X/+0 where X is the power, and likewise for the toughness; three times as much gives twice that. */
function multiplied(): Reader<ClauseDraft> {
  const repeated = optional(
    oneOf(
      sequence(plainNumber, word('times')),
      sequence(
        token((here) => (here.text === 'x' ? here.text : null)),
        word('times'),
      ),
    ),
    null,
  );
  return sequence(word('double', 'triple'), sizesOfSubject, repeated).map(
    ([verb, { whose: owner, what }], from, to) => {
      const factor = verb === 'double' ? 1 : 2;
      const more = (field: 'power' | 'toughness'): Quantity =>
        what[field] ? times(factor, { kind: 'field', field, of: { kind: 'it' } }) : number(0);
      const part = { kind: 'modify-pt', power: more('power'), toughness: more('toughness'), doubles: true } as const;
      return clauseOf(owner, part, '7c', from, to);
    },
  );
}

/** 701.12g: exchanging a life total with a power makes it the power's new base value. */
function exchangedWith(): Reader<ClauseDraft> {
  const life = words('your life total').map((): Quantity => ({ kind: 'life', player: { kind: 'you' } }));
  const swap = sequence(optional(words('you may'), null), word('exchange'));
  return oneOf(
    sequence(swap, life, word('with'), sizesOfSubject).map(([, value, , { whose: owner, what }], from, to) =>
      clauseOf(owner, setTo(what, value), '7b', from, to),
    ),
    sequence(swap, sizesOfSubject, word('and', 'with'), quantity).map(([, { whose: owner, what }, , value], from, to) =>
      clauseOf(owner, setTo(what, value), '7b', from, to),
    ),
  );
}

/** "Change its base power to 1 plus the greatest power among …" */
function changed(): Reader<ClauseDraft> {
  return sequence(
    optional(words('you may'), null),
    word('change'),
    sizesOfSubject,
    words('to'),
    oneOf(size(), sizeOfOther(), quantity.map(both)),
  ).map(([, , { whose: owner, what }, , value], from, to) => clauseOf(owner, setEach(what, value), '7b', from, to));
}

/** "Have its base power become equal to that creature's power", "its power becomes 5 until end of turn": layer 7b. */
function becoming(): Reader<ClauseDraft> {
  return sequence(
    optional(word('have'), null),
    sizesOfSubject,
    word('become', 'becomes'),
    optional(words('equal to'), null),
    oneOf(size(), sizeOfOther(), quantity.map(both)),
  ).map(([, { whose: owner, what }, , , value], from, to) => clauseOf(owner, setEach(what, value), '7b', from, to));
}

const setEach = (what: Sizes, value: { readonly power: Quantity; readonly toughness: Quantity }) =>
  ({
    kind: 'set-pt',
    power: what.power ? value.power : null,
    toughness: what.toughness ? value.toughness : null,
  }) as const;

const both = (value: Quantity) => ({ power: value, toughness: value });

/** "that creature's power and toughness": the two values of another object. */
function sizeOfOther(): Reader<{ readonly power: Quantity; readonly toughness: Quantity }> {
  return sequence(
    oneOf(
      possessive,
      sequence(target(), word("'s")).refine(([whom]) => objectOf(whom)),
    ),
    which,
  ).refine(([of, what]) => {
    const value = (field: 'power' | 'toughness'): Quantity => ({ kind: 'field', field, of });
    if (what.power && what.toughness) return { power: value('power'), toughness: value('toughness') };
    return both(value(what.power ? 'power' : 'toughness'));
  });
}

const objectOf = (whom: SubjectDraft): ObjectRef | null => (whom.kind === 'object' ? whom.object : null);

function size(): Reader<{ readonly power: Quantity; readonly toughness: Quantity }> {
  return token((here) => {
    if (here.kind !== 'pt') return null;
    const [power = '', toughness = ''] = here.text.split('/');
    return { power: printed(power), toughness: printed(toughness) };
  });
}

const printed = (text: string): Quantity => (text === 'x' ? { kind: 'x' } : number(Number(text) || 0));

function setTo(what: Sizes, value: Quantity) {
  return { kind: 'set-pt', power: what.power ? value : null, toughness: what.toughness ? value : null } as const;
}
