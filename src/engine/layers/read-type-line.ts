import { CARD_TYPES, type CardType, type Row, SUPERTYPES, type Supertype } from '../model/characteristics';

/** The words of a printed type line by kind (205): supertypes and card types before the dash, subtypes after it. */
export function readTypeLine(line: string): Pick<Row, 'supertypes' | 'cardTypes' | 'subtypes'> {
  const [before = '', after = ''] = line.split(/\s+[—–-]+\s+/);
  const words = before.split(/\s+/);
  return {
    supertypes: words.flatMap((word): readonly Supertype[] => SUPERTYPES.filter((type) => type === word)),
    cardTypes: words.flatMap((word): readonly CardType[] =>
      CARD_TYPES.filter((type) => type === (word === 'Tribal' ? 'Kindred' : word)),
    ),
    // 205.3b, 205.3m: every word is a subtype, but for one creature type of two words
    subtypes: after
      .replace('Time Lord', 'Time_Lord')
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => word.replace('_', ' ')),
  };
}
