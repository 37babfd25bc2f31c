import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { TraceEvent } from './record';

/** Who the page's thread works for: us, by the rooms of `src`, our libraries, or the browser itself. */
export type Room = 'engine' | 'page' | 'libraries' | 'drag' | 'browser';
export type Shares = Readonly<Record<Room, number>>;

type Node = { readonly id: number; readonly parent?: number; readonly callFrame: CallFrame };
type CallFrame = {
  readonly functionName: string;
  readonly url?: string;
  readonly lineNumber?: number;
  readonly columnNumber?: number;
};
type Chunk = {
  readonly cpuProfile?: { readonly nodes?: readonly Node[]; readonly samples?: readonly number[] };
  readonly timeDeltas?: readonly number[];
};

/** Of the time in which the page's thread was busy, the part of each room; together 1. */
export function sharesOf(events: readonly TraceEvent[], folder: string): Shares {
  const chunks = events
    .filter((event) => event.name === 'ProfileChunk')
    .map((event) => (event.args as { readonly data?: Chunk }).data ?? {});
  const rooms = roomsOfNodes(
    chunks.flatMap((chunk) => chunk.cpuProfile?.nodes ?? []),
    roomReader(folder),
  );
  const time: Record<Room, number> = { engine: 0, page: 0, libraries: 0, drag: 0, browser: 0 };
  for (const { cpuProfile, timeDeltas = [] } of chunks)
    for (const [index, node] of (cpuProfile?.samples ?? []).entries()) {
      const room = rooms.get(node);
      if (room) time[room] += Math.max(0, timeDeltas[index] ?? 0);
    }
  const all = Object.values(time).reduce((total, each) => total + each, 0) || 1;
  const share = (room: Room) => time[room] / all;
  return {
    engine: share('engine'),
    page: share('page'),
    libraries: share('libraries'),
    drag: share('drag'),
    browser: share('browser'),
  };
}

/** What the engine calls is the engine's; any other function belongs to where it is written, or to its caller. */
function roomsOfNodes(
  nodes: readonly Node[],
  roomOf: (frame: CallFrame) => Room | null,
): ReadonlyMap<number, Room | null> {
  const rooms = new Map<number, Room | null>(); // parents come before their children
  for (const { id, parent, callFrame } of nodes) {
    const above = parent === undefined ? null : (rooms.get(parent) ?? null);
    rooms.set(id, above === 'engine' ? above : (roomOf(callFrame) ?? above));
  }
  return rooms;
}

const FOLDERS: readonly (readonly [RegExp, Room])[] = [
  [/src\/(engine|compiler|evaluate)/, 'engine'],
  [/src\//, 'page'],
  [/@dnd-kit|@preact/, 'drag'],
  [/./, 'libraries'],
];

/** Reads source maps of the build once each. */
function roomReader(folder: string): (frame: CallFrame) => Room | null {
  const maps = new Map<string, SourceMap>();
  return ({ functionName, url = '', lineNumber = 0, columnNumber = 0 }) => {
    if (functionName === '(program)' || functionName === '(garbage collector)') return 'browser';
    const file = /\/assets\/([^/]+\.js)$/.exec(url)?.[1];
    if (file === undefined) return null;
    const map = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(`${folder}/assets/${file}.map`, 'utf8')));
    maps.set(file, map);
    const entry = map.findEntry(lineNumber, columnNumber);
    const source = 'originalSource' in entry ? entry.originalSource : '';
    return FOLDERS.find(([pattern]) => pattern.test(source))?.[1] ?? null;
  };
}
