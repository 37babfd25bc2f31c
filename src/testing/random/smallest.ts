/** A board document with what may be left out. */
type Document = { readonly [field: string]: unknown };

/**
 * The smallest part of a board that is still wrong: objects, effects, lines of text and fields are left out one after the
 * other, for as long as `isWrong` says so.
 */
export function smallest(board: Document, isWrong: (board: Document) => boolean): Document {
  const smaller = lessOf(board).find(isWrong);
  return smaller === undefined ? board : smallest(smaller, isWrong);
}

/** Every board with one thing less, the largest things first. */
function lessOf(board: Document): readonly Document[] {
  const objects = listOf(board.objects);
  const effects = listOf(board.effects);
  return [
    ...objects.map((object) => without(board, object)),
    ...effects.map((effect) => without(board, effect)),
    ...objects.flatMap((object) => lessOfObject(object).map((less) => replaced(board, 'objects', object, less))),
    ...effects.flatMap((effect) => lessOfEffect(effect).map((less) => replaced(board, 'effects', effect, less))),
  ];
}

/** Whatever names what is gone is gone as well, or the board would be none. */
function without(board: Document, gone: Document): Document {
  const isLeft = (other: Document): boolean => other !== gone;
  const named = (value: unknown): boolean => value === gone.id;
  return {
    ...board,
    objects: listOf(board.objects)
      .filter(isLeft)
      .map((one) => keeping(one, (_, value) => !named(value))),
    effects: listOf(board.effects)
      .filter(isLeft)
      .filter(({ targets }) => !(Array.isArray(targets) && targets.some(named))),
    timestamps: Array.isArray(board.timestamps) ? board.timestamps.filter((key) => !named(key)) : [],
  };
}

const FIELDS = ['controller', 'attachedTo', 'copyOf', 'faceDown', 'counters', 'tapped'];

function lessOfObject(object: Document): readonly Document[] {
  const card = isDocument(object.card) ? object.card : {};
  const lines = typeof card.text === 'string' && card.text !== '' ? card.text.split('\n') : [];
  const fields = FIELDS.filter((field) => field in object);
  return [
    ...lines.map((_, at) => ({ ...object, card: { ...card, text: lines.toSpliced(at, 1).join('\n') } })),
    ...fields.map((field) => keeping(object, (key) => key !== field)),
  ];
}

const lessOfEffect = (effect: Document): readonly Document[] =>
  'targets' in effect ? [keeping(effect, (key) => key !== 'targets')] : [];

const keeping = (of: Document, isKept: (key: string, value: unknown) => boolean): Document =>
  Object.fromEntries(Object.entries(of).filter(([key, value]) => isKept(key, value)));

const replaced = (board: Document, field: 'objects' | 'effects', one: Document, by: Document): Document => ({
  ...board,
  [field]: listOf(board[field]).map((other) => (other === one ? by : other)),
});

const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly Document[] => (Array.isArray(value) ? value.filter(isDocument) : []);
