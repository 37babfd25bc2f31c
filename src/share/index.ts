/** The room's door: a board to a link or a file, and back. */
export { type BoardFile, fromFile, toFile } from './file';
export { holdsBoard, type LinkReading, type LinkView, linkProblem, readLink, writeLink } from './link';
export type { Salvage } from './salvage';
export { positionOf, stepName } from './step-name';
