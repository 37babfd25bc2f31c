import {
  type Board,
  type Choices,
  type CompiledAbility,
  type CompiledCard,
  type CompiledFace,
  type CompiledObject,
  type ObjectId,
  type Problem,
  problemAt,
  type Subject,
} from '../engine';
import { choicesIn, isGiven, kindsIn, missing } from './asked-choices';
import { formsOf, modesOf } from './chosen-form';
import { formNamed } from './templates';
import { unreadText } from './unread-text';

/** What is wrong with the texts that the objects of a board have: words that could not be read, and choices that nobody made. */
export function problemsOfObjects(board: Board, objects: ReadonlyMap<ObjectId, CompiledObject>): readonly Problem[] {
  const problems: Problem[] = [];
  for (const [index, { id }] of board.objects.entries()) {
    const compiled = objects.get(id);
    if (compiled === undefined || isQuiet(compiled)) continue;
    problems.push(...problemsOf(compiled, `objects[${index}]`), ...enteredUnder(compiled, board));
  }
  return problems;
}

/** Nearly every object: a card whose text was read, leaves nothing to choose, and is all that the object has. */
const isQuiet = ({ object, card, copied, faceDownAs, merged }: CompiledObject): boolean =>
  object.face === 0 &&
  object.copyOf === null &&
  copied === null &&
  faceDownAs === null &&
  merged.length === 0 &&
  isQuietCard(card);

/** Asked once for each card: a board is compiled again with every change of it. */
const QUIET = new WeakMap<CompiledCard, boolean>();

function isQuietCard(card: CompiledCard): boolean {
  const known = QUIET.get(card);
  if (known !== undefined) return known;
  const abilities = card.faces.flatMap((face) => face.abilities);
  const quiet =
    abilities.every((ability) => isRead(ability) && !isForEntering(ability)) &&
    choicesOf(abilities).length === 0 &&
    formsOf(card, 0).length === 0;
  QUIET.set(card, quiet);
  return quiet;
}

function problemsOf(compiled: CompiledObject, place: string): readonly Problem[] {
  const { object, card, copied, faceDownAs, merged } = compiled;
  const others = [copied, faceDownAs, ...merged].flatMap((other) => (other === null ? [] : [other]));
  return [
    ...facesShown(card, object.face).flatMap((face) => unreadOfFace(object.id, face)),
    ...others.flatMap((other) =>
      facesShown(other, object.face).flatMap((face) => unreadOfFace(face.card.name || object.id, face)),
    ),
    ...unreadExceptions(compiled, place),
    ...(object.face === 1 && card.faces.length === 1 && copied === null && object.copyOf === null
      ? [problemAt(`${place}.face`, 'no-other-face', {}, 'warning')]
      : []),
    ...choiceProblems(compiled, place),
  ];
}

/** The faces whose text an object can have at once: both halves of a split card or Room, else the one that is up. */
function facesShown({ card, faces }: CompiledCard, up: 0 | 1): readonly CompiledFace[] {
  if (card.layout === 'split' || card.layout === 'room') return faces;
  return [faces[up] ?? faces[0]];
}

function unreadOfFace(owner: string, { card, abilities }: CompiledFace): readonly Problem[] {
  if (abilities.every(isRead)) return [];
  const lines = card.text.split('\n');
  return abilities.flatMap(({ line, spans }) =>
    line === null ? [] : spans.flatMap((span) => unreadText(owner, line, lines[line] ?? '', span)),
  );
}

const isRead = ({ status, line }: CompiledAbility): boolean =>
  line === null || status === 'compiled' || status === 'inert';

/**
 * 614.12: what others are as they enter is decided at that moment, and a board does not say what was there then. So the text
 * alone does nothing; what came of it stands among the effects of the board, with this object as their source.
 */
function enteredUnder({ object, card, copied }: CompiledObject, { effects }: Board): readonly Problem[] {
  const isThere = object.zone === 'battlefield' && object.faceDown === false;
  if (!isThere || effects.some(({ source }) => source === object.id)) return [];
  const abilities = facesShown(copied ?? card, object.face).flatMap((face) => face.abilities);
  return abilities.filter(isForEntering).map(({ text, line }) => ({
    code: 'entered-under',
    severity: 'warning',
    place: { kind: 'text', owner: object.id, line: line ?? 0, start: 0, end: text.length, words: text },
  }));
}

/**
 * Does it change what others are as they enter? Of copies the board itself says of what (`copyOf`), and what an object does
 * to others as it enters itself ("As ~ enters, turn all other creatures face down") is there to see as well.
 */
const isForEntering = ({ kind, text, resolves }: Pick<CompiledAbility, 'kind' | 'text' | 'resolves'>): boolean =>
  kind === 'replacement' &&
  resolves.some(({ clauses }) =>
    clauses.some(
      ({ subject, parts }) =>
        (isThatOne(subject) || (subject.kind === 'all' && !text.startsWith('As '))) &&
        parts.some((part) => part.kind !== 'become-copy'),
    ),
  );

/** "As a historic permanent you control enters, it becomes …" */
const isThatOne = (subject: Subject): boolean => subject.kind === 'object' && subject.object.kind === 'chosen-object';

/** What the copying effect made different (707.9) and nobody could read. */
function unreadExceptions({ object, copyExceptions }: CompiledObject, place: string): readonly Problem[] {
  if (object.copyExcept === null || copyExceptions?.unread !== true) return [];
  const values = { words: object.copyExcept, reason: 'unread.no-template' };
  return [problemAt(`${place}.copyExcept`, 'unread-except', values, 'warning')];
}

/** 614.12: choices are made as it enters, with the text that it has then. A copy of another object on the board has the text of that one. */
function choiceProblems({ object, card, copied }: CompiledObject, place: string): readonly Problem[] {
  const isFaceUp = object.zone === 'battlefield' && object.faceDown === false;
  if (!isFaceUp || (object.copyOf !== null && copied === null)) return [];
  const abilities = facesShown(copied ?? card, object.face).flatMap((face) => face.abilities);
  const modes = modesOf(copied ?? card, object.face);
  const asked = new Set([...choicesOf(abilities), ...(modes.length > 0 ? (['mode'] as const) : [])]);
  return [
    ...[...asked].filter((choice) => !isGiven(choice, object.choices)).map((choice) => missing(choice, place)),
    ...unknownMode(modes, object.choices.mode, place),
  ];
}

/** A form or word that the text does not offer. */
function unknownMode(modes: readonly string[], mode: Choices['mode'], place: string): readonly Problem[] {
  const chosen = mode === undefined ? [] : [mode].flat();
  const offered = new Set(modes.map((one) => one.toLowerCase()));
  const isOffered = (one: string) => offered.has(one.toLowerCase()) || offered.has(formNamed(one));
  if (modes.length === 0 || chosen.length === 0 || chosen.some(isOffered)) return [];
  return [problemAt(`${place}.choices.mode`, 'unknown-mode', { found: chosen, allowed: modes }, 'warning')];
}

/** What its static abilities ask to have been chosen. Objects are left out: what it copies stands elsewhere, others are pointed to. */
const choicesOf = (abilities: readonly CompiledAbility[]) =>
  choicesIn(kindsIn(abilities.flatMap(({ effect }) => effect ?? []))).filter((choice) => choice !== 'object');
