/**
 * What an effect does, without the words that say on what and how long: "Target creature gains flying until end of turn."
 * is "gains flying". For the places where the object stands beside it; the whole text is never far.
 */
export function effectPhrase(text: string): string {
  const phrase = text
    .replace(/^Until end of turn, /i, '')
    .replace(TARGET, '')
    .replace(/^Switch target [a-z ]+'s /i, 'switch ')
    .replace(/^Gain control of target [a-z ]+/i, 'gain control')
    .replace(/ until end of turn\.?$/i, '')
    .replace(/ in addition to its other types\.?$/i, ' in addition')
    .replace(/\.$/, '');
  return phrase === '' ? text : phrase;
}

/**
 * What an ability does to others, without its subject: "Creatures you control get +1/+1." is "get +1/+1". The verb of many
 * says that it is not about its source; where it is in the singular, or the sentence has a condition, all words stay.
 */
export const sourcePhrase = (text: string): string => text.replace(SUBJECT, '').replace(/\.$/, '');

const SUBJECT =
  /^(?:(?:Enchanted|Equipped) [a-z]+ (?=(?:gets|has|gains|loses|becomes|is) )|(?!(?:You|Players|As|At|If|When|Whenever|During) )[A-Z][a-z',-]*(?: [A-Za-z',-]+){0,6}? (?=(?:get|have|gain|lose|are) ))/;

const TARGET = /^Target [a-z ]*?(?=\b(?:gets|gains|loses|becomes|has|is|can)\b)/i;
