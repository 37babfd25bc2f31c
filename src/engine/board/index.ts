/** The room's door: the board document, what reads and writes it, and how large it may be. */
export * from './card-library';
export * from './compiled';
export * from './limits';
export { lintBoard } from './lint-board';
export { BOARD_FORMAT, BOARD_VERSION } from './migrations';
export { nearest } from './nearest';
export { parseBoard, parseCard } from './parse-board';
export { STARTING_LIFE } from './parse-players';
export { type PrintedValues, printedValues } from './printed-values';
export { utf8Length } from './text-size';
export { counterKey, timestampKeys, timestampOrder } from './timestamp-order';
export { cardToDocument, toDocument } from './to-document';
export * from './types';
