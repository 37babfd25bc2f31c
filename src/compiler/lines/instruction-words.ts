import type { Token } from '../reader';

/**
 * Can an instruction, a subject or a condition begin with this word? What follows an instruction after "and" or a comma has to:
 * otherwise the instruction went on in words that were not understood.
 */
export const canBegin = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'self' || token.kind === 'symbol' || BEGINNINGS.has(token.text);

const VERBS = `
  activate adapt add adjust airbend amass assign attach attack banish battle become begin bid block blight bolster cast chaos
  choose clash cloak collect conjure connive convert copy counter create creates deal deals delve destroy detain discard
  discover distribute divide do double draft draw earthbend endure enlist enter equip exchange exert exile exiles explore
  exploit face fateseal fight fights flip forage gain gains get gets give goad harness heist hide incubate investigate learn
  let look lose loses manifest meld mill move note open pay phase phases play planeswalk populate prepare prevent proliferate
  put puts reassemble recruit redistribute regenerate remove reorder repeat reselect return returns reveal reverse roll
  sacrifice sacrifices scry search seek separate set shuffle shuffles skip solve spend start subtract support surveil suspect
  switch take takes tap taps target time transform trigger turn unattach unlock untap untaps venture vote win adds attaches
  casts chooses connives copies counters destroys discards draws explores goads investigates looks loots mills pays plays
  proliferates regenerates removes reveals scries searches surveils transforms turns phases attacks blocks can can't must
  may doesn't don't`;

const SUBJECTS = `
  a all an another any both choose creatures damage each either enchanted equipped everyone it its he her his she that the
  their them then there they this those up you your no one players player opponents activate instead only`;

const CONDITIONS = 'if unless when whenever as at during until while rather';

const BEGINNINGS: ReadonlySet<string> = new Set(
  [VERBS, SUBJECTS, CONDITIONS].flatMap((list) => list.split(/\s+/)).filter((word) => word !== ''),
);
