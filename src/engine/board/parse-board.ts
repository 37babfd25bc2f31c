import type { Problem, Result } from '../model/problems';
import { isRecord, listOf, objectOf, optional, type Read, reference, required, shortText } from './fields';
import { type Findings, shown, startFindings } from './findings';
import { COMMAND_LINE_LIMITS, type Limits, SANE } from './limits';
import { BOARD_FORMAT, BOARD_VERSION, migrate } from './migrations';
import { readCard } from './parse-card';
import { readEffect } from './parse-effect';
import { readObject } from './parse-object';
import { readPlayers } from './parse-players';
import { checkReferences } from './references';
import { checkTextSizes } from './text-size';
import type { Board, Card } from './types';

/**
 * A board from any JSON, with the defaults of the format filled in, or every problem that it has, each at its path.
 * Never throws. After this a board is trusted and nothing in it is checked again.
 */
export function parseBoard(json: unknown, limits: Limits = COMMAND_LINE_LIMITS): Result<Board, readonly Problem[]> {
  const found = startFindings();
  const document = migrate(json);
  if (!isReadable(document, found)) return { ok: false, error: found.problems };
  const board = readBoard(document, limits, found);
  checkReferences(board, found);
  checkTextSizes(board, limits.textBytes, found);
  return found.problems.length === 0 ? { ok: true, value: board } : { ok: false, error: found.problems };
}

/** One card from any JSON, as card files hold them; `path` names it in the problems. */
export function parseCard(json: unknown, path = ''): Result<Card, readonly Problem[]> {
  const found = startFindings();
  const card = readCard(json, path, found);
  return found.problems.length === 0 ? { ok: true, value: card } : { ok: false, error: found.problems };
}

/** Another format or a newer version is the one thing worth saying: the rest would only be noise. */
function isReadable(document: unknown, found: Findings): document is { readonly [name: string]: unknown } {
  if (!isRecord(document)) {
    found.report('not-a-board', '', { found: shown(document) });
    return false;
  }
  if (!has(document, 'format', found)) return false;
  if (document.format !== BOARD_FORMAT) {
    found.report('wrong-format', 'format', { found: shown(document.format), expected: BOARD_FORMAT });
    return false;
  }
  if (!has(document, 'version', found)) return false;
  const { version } = document;
  if (version === BOARD_VERSION) return true;
  if (typeof version === 'number' && version > BOARD_VERSION)
    found.report('newer-version', 'version', { version, known: BOARD_VERSION });
  else found.report('wrong-version', 'version', { found: shown(version), known: BOARD_VERSION });
  return false;
}

function has(document: { readonly [name: string]: unknown }, field: string, found: Findings): boolean {
  if (document[field] === undefined) found.report('missing-field', '', { field });
  return document[field] !== undefined;
}

function readBoard(document: { readonly [name: string]: unknown }, limits: Limits, found: Findings): Board {
  const players = readPlayers(document.players, 'players', found);
  const first = players[0]?.id ?? '';
  const mostKeys = 3 * (limits.objects + limits.effects); // ids and a few kinds of counters an object
  const asIs: Read<Board['players']> = () => players;
  const read = objectOf<Board>({
    format: required<'layers-board'>(() => BOARD_FORMAT, BOARD_FORMAT),
    version: required<1>(() => BOARD_VERSION, BOARD_VERSION),
    title: optional(shortText, ''),
    players: optional(asIs, players),
    objects: required(listOf(readObject(first), limits.objects, 'too-many-objects'), []),
    effects: optional(listOf(readEffect(first, limits.objects), limits.effects, 'too-many-effects'), []),
    timestamps: optional(listOf(reference, mostKeys), []),
    assume: optional(listOf(shortText, SANE.shortList), []),
    off: optional(listOf(reference, mostKeys), []),
  });
  return read(document, '', found);
}
