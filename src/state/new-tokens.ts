import type { Board, BoardObject, Card, Choices, ObjectId, ObjectRef, PlayerId, TokenSpec } from '../engine';
import { objectId } from '../engine';
import { blankCard, newObject } from './builders';

/** What a resolution that creates tokens was told. */
export type TokenMaking = {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly targets: readonly (ObjectId | PlayerId)[];
  readonly x: number | null;
  readonly choices: Choices;
  /** The values that a copy of an object has by now (707.2). */
  readonly copied: (object: ObjectId) => Card | null;
};

/** The tokens that enter (111.1), complete and with ids of their own; copies whose original the board does not show are left out. */
export function newTokens(board: Board, specs: readonly TokenSpec[], making: TokenMaking): readonly BoardObject[] {
  return specs.reduce<readonly BoardObject[]>((made, spec) => {
    const token = cardAndCopy(spec, board, making);
    if (token === null) return made;
    const count = Math.min(MOST_AT_ONCE, numberOf(spec, making.x));
    return Array.from({ length: count }).reduce<readonly BoardObject[]>((all) => {
      const { controller } = making;
      const soFar = { ...board, objects: [...board.objects, ...all] };
      return [...all, newObject(soFar, token.card, { ...token.copy, controller, token: true })];
    }, made);
  }, []);
}

/** More than a table can hold is a slip of the keyboard. */
const MOST_AT_ONCE = 20;

function numberOf({ count }: TokenSpec, x: number | null): number {
  if (count.kind === 'number') return count.value;
  return count.kind === 'x' ? Math.max(0, x ?? 0) : 1; // what the board cannot count is one; more can be duplicated
}

type Entering = { readonly card: Card; readonly copy: Partial<BoardObject> };

function cardAndCopy({ what }: TokenSpec, board: Board, making: TokenMaking): Entering | null {
  if (what.kind === 'card') return { card: withX(what.card, making.x), copy: {} };
  const original = what.of === null ? null : originalOf(what.of, board, making);
  const copyOf = original === null ? null : making.copied(original);
  if (copyOf === null) return null;
  return { card: { ...blankCard, name: copyOf.name, typeLine: 'Creature' }, copy: { copyOf, copyExcept: what.except } };
}

function originalOf(ref: ObjectRef, board: Board, { source, targets, choices }: TokenMaking): ObjectId | null {
  switch (ref.kind) {
    case 'self':
    case 'it':
      return source;
    case 'target':
      return onBoard(board, targets[ref.index]);
    case 'attached':
      return onBoard(board, board.objects.find(({ id }) => id === source)?.attachedTo ?? undefined);
    case 'chosen-object':
      return onBoard(board, typeof choices.object === 'string' ? choices.object : choices.object?.[0]);
    case 'exiled-with':
      return board.objects.find(({ exiledWith }) => exiledWith === source)?.id ?? null;
    case 'paired':
    case 'granter':
    case 'object':
      return null;
  }
}

function onBoard(board: Board, id: string | undefined): ObjectId | null {
  return id !== undefined && board.objects.some((object) => object.id === id) ? objectId(id) : null;
}

const withX = (card: Card, x: number | null): Card => ({
  ...card,
  power: card.power === 'X' ? (x ?? 0) : card.power,
  toughness: card.toughness === 'X' ? (x ?? 0) : card.toughness,
});
