import { builtInCards } from '../cards';
import { type Board, type Card, objectId, parseBoard, type Row } from '../engine';
import { type Evaluation, evaluate } from '../evaluate';

/** What stands for one object: a card's name, or its fields as documents write them. */
export type Objects = {
  readonly [id: string]: string | { readonly card: string | Partial<Card>; readonly [field: string]: unknown };
};

/**
 * A board in a line, oldest first: `boardOf({ moon: 'Blood Moon', bear: { card: 'Grizzly Bears', tapped: true } })`.
 * Further fields of the document (effects, timestamps, …) come second.
 */
export function boardOf(objects: Objects, more: object = {}): Board {
  const written = Object.entries(objects).map(([id, given]) =>
    typeof given === 'string' ? { id, card: given } : { id, ...given },
  );
  const board = parseBoard({ format: 'layers-board', version: 1, objects: written, ...more });
  if (!board.ok) throw new Error(JSON.stringify(board.error, null, 2));
  return board.value;
}

/** The same board, evaluated with the built-in cards. */
export const evaluationOf = (objects: Objects, more: object = {}): Evaluation =>
  evaluate(boardOf(objects, more), builtInCards);

/** An object's row at the end. */
export function finalRow(evaluation: Evaluation, id: string): Row {
  const row = evaluation.trace.final.get(objectId(id));
  if (!row) throw new Error(`there is no object ${id}`);
  return row;
}

/** An inline creature card. */
export const creature = (text = '', power: string | number = 2, toughness: string | number = 2): Partial<Card> => ({
  name: 'Test Creature',
  manaCost: '{1}{G}',
  typeLine: 'Creature — Bear',
  text,
  power,
  toughness,
});

/** An inline enchantment card. */
export const enchantment = (text: string): Partial<Card> => ({
  name: 'Test Enchantment',
  manaCost: '{2}{W}',
  typeLine: 'Enchantment',
  text,
});
