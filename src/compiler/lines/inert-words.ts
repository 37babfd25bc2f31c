/**
 * The words by which rules text changes a characteristic, and what may follow each of them without doing so.
 * The lists name the harmless, never the harmful: what is on none of them counts as a change that has to be read.
 */

/** "gains 3 life", "gets {E}{E}", "loses the game": amounts of things that are no characteristics. */
export const GIVING = set('gain gains lose loses get gets');

/** Directly after `GIVING` one of these, a number or a symbol … */
export const BEFORE_AMOUNTS = set(
  'life x that the half twice all an a another this any one two three four five six seven eight ten no much to',
);

/** … and before long one of these. */
export const AMOUNTS = set('life game flip mana counter counters rad level levels rid cards');

export const HAVING = set('has have had having');

/** After `HAVING`: amounts, past tenses, and "have it deal damage", whose own verb is looked at by itself. */
export const HAD = set(`
  ~ no x fewer more exactly at to less you it them target another greater equal its their this him her any enough only both
  enter attacked blocked been dealt cast drawn lost gained left died entered played sacrificed controlled paid become put changed
  taken phased fought come activated chosen discarded made exiled resolved won shuffled revealed added completed descended
  explored countered destroyed milled crewed collected started rolled one two three four five six seven eight nine ten
  power toughness mana cards priority half maximum`);

/** After "has a", "has an", "has that many": one of these before long. */
export const THINGS = set(`
  counter counters card cards life effect time opportunity chance mana player opponent creature creatures land lands color
  permanent permanents way option choice target`);

export const BEING = set("is are isn't aren't be being 's 're");

/** After `BEING`: what happens to a thing, or where and how many it is; none of that is a characteristic. */
export const HAPPENING = set(`
  dealt tapped untapped attacking blocking blocked unblocked destroyed exiled put returned sacrificed cast countered drawn
  discarded revealed turned goaded prevented activated spent used regenerated enchanted equipped targeted created played
  doubled redirected increased reduced won milled shuffled removed unattached moved divided placed searched flipped
  transformed detained solved saddled suspended monstrous renowned harnessed crewed ignored looked taken assigned added
  attacked paired produced given kicked foretold plotted phased rolled exerted prepared affected distributed halved replaced
  done forced modified chosen attached controlled declared defending
  on in among under at left into to greater less more fewer equal lost paid able there required worth tied still possible
  triggered drawing instead`);

export const BECOMING = set('become becomes became becoming');

export const BECOME = set(`
  tapped untapped blocked unblocked attached unattached day night monstrous renowned prepared unprepared saddled crewed
  plotted suspected solved harnessed foretold goaded enchanted equipped paired modified`);

/** Up to the next comma these ask whether something holds; they do not make it so. */
export const ASKING = set('if unless when whenever while where until though');

/** A verb directly after one of these describes: "creature that has flying". */
export const RELATIVE = set('that who whose which what');

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ''));
}
