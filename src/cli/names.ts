import type { Evaluation } from '../evaluate';
import type { Names } from '../messages';

/** What things are called in sentences of the command line: objects by the name that they end with, and their id. */
export function namesIn({ board, trace }: Evaluation): Names {
  const objects = new Map<string, string>();
  for (const [id, row] of trace.final) objects.set(id, row.name);
  const object = (id: string): string => {
    const name = objects.get(id) ?? '';
    return name === '' ? id : `${name} [${id}]`;
  };
  const effects = new Map<string, string>();
  for (const [key, { origin, source, text }] of trace.effects)
    effects.set(key, origin === 'static' && source !== null ? object(source) : `${key} (${text})`);
  const players = new Map<string, string>(board.players.map(({ id, name }) => [id, name ?? id]));
  return { object, effect: (key) => effects.get(key) ?? key, player: (id) => players.get(id) ?? id };
}
