import {
  APP_LIMITS,
  type Board,
  LINK_LIMITS,
  type Limits,
  type Problem,
  parseBoard,
  problemAt,
  toDocument,
} from '../engine';
import { packPayload, type Unpacked, unpackPayload, VERSION } from './payload';
import { NOTHING_SALVAGED, type Salvage, salvage } from './salvage';

/** What a link shows beside the board: a step as `stepName` writes it (`7b.1`, `0` for the start) and an object's id. */
export type LinkView = { readonly step: string | null; readonly selected: string | null };

export type LinkReading =
  | ({ readonly ok: true; readonly board: Board } & LinkView)
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly salvaged: Salvage };

/** The board as the part of an address after `#`: nothing in it is ever sent to a server. */
export function writeLink(board: Board, view: LinkView = { step: null, selected: null }): string {
  const step = view.step === null ? '' : `&s=${view.step}`;
  const selected = view.selected === null ? '' : `&o=${view.selected}`;
  return `#b=${packPayload(JSON.stringify(toDocument(board)))}${step}${selected}`;
}

/** The problem of a link that is too long for this reader to open again, or null. */
export const linkProblem = (link: string): Problem | null =>
  link.length > LINK_LIMITS.payload ? problem('link-too-long', { limit: LINK_LIMITS.payload }) : null;

/** Does this address or text hold a board at all? */
export const holdsBoard = (text: string): boolean => parameter(text, 'b') !== null;

/** Reads a whole address, or the part after `#`, as text from a stranger; `<` and `>` around it do not matter. */
export function readLink(text: string, limits: Limits = APP_LIMITS): LinkReading {
  const payload = parameter(text, 'b');
  if (payload === null) return failed([problem('link-without-board')]);
  const unpacked = unpackPayload(payload);
  if (unpacked.state !== 'whole') return failed([problemOf(unpacked)], salvage(unpacked.text, limits));
  const json = parsed(unpacked.text);
  if (json === undefined) return failed([problem('link-broken')], salvage(unpacked.text, limits));
  const board = parseBoard(json, limits);
  if (!board.ok) return failed(board.error, salvage(unpacked.text, limits));
  return { ok: true, board: board.value, step: parameter(text, 's'), selected: parameter(text, 'o') };
}

const failed = (problems: readonly Problem[], salvaged: Salvage = NOTHING_SALVAGED): LinkReading => ({
  ok: false,
  problems,
  salvaged,
});

/** `b`, `s` or `o` of the part after `#`. */
function parameter(text: string, name: string): string | null {
  const fragment = text.slice(text.indexOf('#') + 1);
  const found = new RegExp(`(?:^|[&<\\s])${name}=([A-Za-z0-9_.-]*)`).exec(fragment);
  return found?.[1] ?? null;
}

function problemOf({ state, version }: Unpacked): Problem {
  if (state === 'newer') return problem('link-newer', { version, known: VERSION });
  if (state === 'too-long') return problem('link-too-long', { limit: LINK_LIMITS.payload });
  if (state === 'too-large') return problem('link-too-large', { limit: LINK_LIMITS.inflated });
  return problem(state === 'cut' ? 'link-cut' : 'link-broken');
}

const problem = (code: string, values?: Problem['values']): Problem => problemAt('', code, values);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined; // JSON has no such value
  }
}
