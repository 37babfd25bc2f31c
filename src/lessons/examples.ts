import { type Board, type ObjectId, objectId, parseBoard } from '../engine';

/**
 * An example board: what it is, and where it opens. Its words are the messages `example.<id>.title` and `example.<id>.text`.
 * A file in `examples/` is all it takes; the number in its name is its place in the menu.
 */
export type Example = {
  readonly id: string;
  /** The step it opens at, as links write it: `4.1` is the first step of layer 4. */
  readonly step: string;
  /** The object that is selected. */
  readonly object: ObjectId;
  /** The board document, without a title: that is a word on screen. */
  readonly document: unknown;
};

/** A file of the folder: a case (see `src/cases`) that says where it opens. A test holds it to the engine. */
type ExampleFile = {
  readonly id: string;
  readonly opens: { readonly step: string; readonly object: string };
  readonly board: object;
};

const files = import.meta.glob<ExampleFile>('./examples/*.json', { eager: true, import: 'default' });

/** All example boards, in the order of the menu. */
export const examples: readonly Example[] = Object.entries(files)
  .sort(([one], [other]) => one.localeCompare(other, 'en'))
  .map(([, { id, opens, board }]) => ({ id, step: opens.step, object: objectId(opens.object), document: board }));

/** The board of an example, with its title in the language of the screen. */
export function openExample(example: Example, title: string): Board {
  const parsed = parseBoard(example.document);
  if (!parsed.ok) throw new Error(`The example ${example.id} is not a board: ${JSON.stringify(parsed.error)}`);
  return { ...parsed.value, title };
}
