/**
 * A language that nobody speaks: English with accented letters, 40% longer. It shows at a glance which words do not come
 * from message files and which layouts break when German moves in. Places for values and emphasis stay as they are.
 */
export function pseudo(text: string): string {
  const pieces = text.split(KEPT);
  const letters = pieces.filter((_, index) => index % 2 === 0).join('').length;
  const accented = pieces.map((piece, index) => (index % 2 === 0 ? accent(piece) : piece)).join('');
  return `${accented}${padding(Math.ceil(letters * 0.4))}`;
}

const KEPT = /(\{\{[^}]*\}\}|<\/?b>)/;
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'î', o: 'ö', u: 'ü', y: 'ý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'Å', E: 'É', I: 'Î', O: 'Ö', U: 'Ü', C: 'Ç', N: 'Ñ', S: 'Š' },
};

const accent = (piece: string): string => [...piece].map((letter) => ACCENTS[letter] ?? letter).join('');

/** Words of a middling length, so that lines can break in the padding too. */
function padding(length: number): string {
  if (length < 3) return 'ö'.repeat(length);
  return ' õñé twö'.repeat(Math.ceil(length / 8)).slice(0, length);
}
