import type { Findings } from './findings';
import type { Board, BoardObject, Card } from './types';

/** Every object's and effect's rules text, all its faces and copies together, has to stay below the limit. */
export function checkTextSizes(board: Board, limit: number, found: Findings): void {
  const check = (texts: readonly string[], path: string) => {
    const length = texts.reduce((sum, text) => sum + utf8Length(text), 0);
    if (length > limit) found.report('text-too-long', path, { limit, length });
  };
  board.objects.forEach((object, index) => {
    check(textsOf(object), `objects[${index}]`);
  });
  board.effects.forEach((effect, index) => {
    check([effect.text], `effects[${index}].text`);
  });
}

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

function textsOf(object: BoardObject): readonly string[] {
  const cards = [object.card, object.copyOf, object.faceDown, ...object.merged].filter(isCard);
  return [object.copyExcept ?? '', ...cards.flatMap((card) => [card.text, ...card.faces.map((face) => face.text)])];
}

const isCard = (value: string | boolean | Card | null): value is Card => typeof value === 'object' && value !== null;
