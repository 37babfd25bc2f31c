import { join } from './fields';
import type { Findings } from './findings';
import { timestampKeys } from './timestamp-order';
import type { Board, Choices } from './types';

/** Every id in the document must name something in it, no two things one id, and nothing is attached to itself. */
export function checkReferences(board: Board, found: Findings): void {
  const known = knownIds(board, found);
  board.objects.forEach((object, index) => {
    const at = (field: string) => `objects[${index}].${field}`;
    known.player(object.controller, at('controller'));
    if (object.owner !== object.controller) known.player(object.owner, at('owner'));
    known.objectOrPlayer(object.attachedTo, at('attachedTo'));
    // 303.4d, 301.5c. Two Auras may well enchant each other.
    if (object.attachedTo === object.id && object.id !== '') found.report('attached-to-itself', at('attachedTo'));
    if (typeof object.copyOf === 'string') known.object(object.copyOf, at('copyOf'));
    known.object(object.exiledWith, at('exiledWith'));
    known.object(object.pairedWith, at('pairedWith'));
    checkChoices(object.choices, at('choices'), known);
  });
  board.effects.forEach((effect, index) => {
    const at = (field: string) => `effects[${index}].${field}`;
    known.player(effect.controller, at('controller'));
    known.object(effect.source, at('source'));
    for (const [place, id] of effect.targets.entries()) known.objectOrPlayer(id, `${at('targets')}[${place}]`);
    for (const [place, id] of (effect.affected ?? []).entries()) known.object(id, `${at('affected')}[${place}]`);
    checkChoices(effect.choices, at('choices'), known);
  });
  for (const [index, id] of board.off.entries()) known.objectOrEffect(id, `off[${index}]`);
  checkTimestamps(board, found);
}

type KnownIds = { readonly [Kind in 'player' | 'object' | 'objectOrPlayer' | 'objectOrEffect']: Check };
type Check = (id: string | null, path: string) => void;

function knownIds(board: Board, found: Findings): KnownIds {
  const players = new Set<string>(board.players.map((player) => player.id));
  const objects = new Set<string>(board.objects.map((object) => object.id));
  const effects = new Set<string>(board.effects.map((effect) => effect.id));
  reportDuplicates(board, found);
  const check =
    (code: string, ids: ReadonlySet<string>, more: ReadonlySet<string> = new Set()): Check =>
    (id, path) => {
      // '' stands for an id that could not be read, which has been reported already.
      if (id === null || id === '' || ids.has(id) || more.has(id)) return;
      found.reportUnknown(code, path, id, [...ids, ...more]);
    };
  return {
    player: check('unknown-player', players),
    object: check('unknown-object', objects),
    objectOrPlayer: check('unknown-object-or-player', objects, players),
    objectOrEffect: check('unknown-id', objects, effects),
  };
}

function reportDuplicates(board: Board, found: Findings): void {
  const places = new Map<string, string>();
  const note = (id: string, path: string) => {
    const first = places.get(id);
    if (first === undefined) places.set(id, path);
    else if (id !== '') found.report('duplicate-id', path, { id, first });
  };
  for (const [index, object] of board.objects.entries()) note(object.id, `objects[${index}]`);
  for (const [index, effect] of board.effects.entries()) note(effect.id, `effects[${index}]`);
}

function checkChoices(choices: Choices, path: string, known: KnownIds): void {
  known.player(choices.player ?? null, join(path, 'player'));
  const at = join(path, 'object');
  if (typeof choices.object === 'string') known.object(choices.object, at);
  else for (const [index, id] of (choices.object ?? []).entries()) known.object(id, `${at}[${index}]`);
}

function checkTimestamps(board: Board, found: Findings): void {
  const keys = timestampKeys(board);
  const known = new Set(keys);
  const seen = new Set<string>();
  board.timestamps.forEach((key, index) => {
    const path = `timestamps[${index}]`;
    if (key !== '' && !known.has(key)) found.reportUnknown('unknown-timestamp', path, key, known);
    else if (key !== '' && seen.has(key)) found.report('duplicate-timestamp', path, { id: key });
    seen.add(key);
  });
}
