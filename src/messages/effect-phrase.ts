/**
 * What an effect does, without the words that say on what and how long: "Target creature gains flying until end of turn."
 * is "gains flying". For the places where the object stands beside it; the whole text is never far.
 */
export function effectPhrase(text: string): string {
  const phrase = text
    .replace(TARGET, '')
    .replace(/^Switch target [a-z ]+'s /i, 'switch ')
    .replace(/^Gain control of target [a-z ]+/i, 'gain control')
    .replace(/ until end of turn\.?$/i, '')
    .replace(/ in addition to its other types\.?$/i, ' in addition')
    .replace(/\.$/, '');
  return phrase === '' ? text : phrase;
}

const TARGET = /^Target [a-z ]*?(?=\b(?:gets|gains|loses|becomes|has|is|can)\b)/i;
