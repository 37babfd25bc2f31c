/**
 * Guards how the rooms of `src` may know each other: arrows point one way, a room is entered by its door, and the engine
 * and the compiler know no card's name. Plain Node; prints every breach and exits with 1 if there is one.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = fileURLToPath(new URL('../src', import.meta.url));

/**
 * What each room may import, beside itself. Tests may use any room.
 * @type {Record<string, string[]>}
 */
const ARROWS = {
  engine: [],
  compiler: ['engine'],
  evaluate: ['engine', 'compiler'],
  cards: ['engine'],
  share: ['engine'],
  lessons: ['engine'],
  messages: ['engine'],
  cases: ['engine', 'compiler', 'evaluate'],
  state: ['engine', 'compiler', 'evaluate', 'cards', 'share', 'lessons', 'messages'],
  cli: ['engine', 'compiler', 'evaluate', 'cards', 'cases', 'share', 'messages'],
  testing: ['engine', 'compiler', 'evaluate', 'cards', 'cases', 'share', 'lessons', 'messages', 'state'],
  ui: ['engine', 'compiler', 'evaluate', 'cards', 'share', 'lessons', 'messages', 'state'],
  main: ['ui', 'state', 'messages'],
  'service-worker': [],
};
/**
 * Doors that are not the main one: the reference evaluator is for tests alone and stays out of what the app loads.
 * @type {Record<string, string[]>}
 */
const SIDE_DOORS = { engine: ['engine/reference'] };
const NAMELESS = ['engine', 'compiler'];

const files = filesIn(src).filter((file) => /\.tsx?$/.test(file));
const breaches = [...files.flatMap(arrowsOf), ...files.flatMap(namesIn(cardNames()))];
for (const breach of breaches) console.error(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;

/** @param {string} file @returns {string[]} */
function arrowsOf(file) {
  const from = roomOf(file);
  return importsOf(readFileSync(file, 'utf8')).flatMap((specifier) => {
    if (!specifier.startsWith('.')) return [];
    const target = resolve(dirname(file), specifier);
    const to = roomOf(target);
    /** @param {string} what */
    const say = (what) => [`${relative(dirname(src), file)}: "${specifier}" ${what}`];
    if (to === from) return isDoorOf(target, from) && !isTest(file) ? say('is the door of its own room') : [];
    if (isTest(file)) return [];
    if (!ARROWS[from]?.includes(to)) return say(`points from ${from} to ${to}`);
    return isDoorOf(target, to) || !hasDoor(to) ? [] : say(`does not enter ${to} by its door`);
  });
}

/** @param {string} code */
function importsOf(code) {
  const found = code.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([^']+)'/g);
  return [...found].map(([, specifier]) => specifier ?? '');
}

/**
 * `src/engine/board/limits.ts` is in `engine`; `src/evaluate.ts` is a room of its own.
 * @param {string} path
 */
function roomOf(path) {
  const [room = ''] = relative(src, path).split(sep);
  return room.replace(/\.tsx?$/, '');
}

/** @param {string} path @param {string} room */
function isDoorOf(path, room) {
  const inRoom = relative(src, path);
  return [room, join(room, 'index'), join(room, 'index.ts'), ...(SIDE_DOORS[room] ?? [])].includes(inRoom);
}

/**
 * `ui` is a house of rooms of its own, without a common door.
 * @param {string} room
 */
function hasDoor(room) {
  return room !== 'ui';
}

/**
 * No card's name may stand in a string: rules are decided by what text says, never by whose text it is.
 * @param {Set<string>} names
 * @returns {(file: string) => string[]}
 */
function namesIn(names) {
  return (file) => {
    if (!NAMELESS.includes(roomOf(file)) || isTest(file)) return [];
    // Examples are sentences of real cards, which may name one.
    const code = readFileSync(file, 'utf8').replace(/\b(?:reads|refuses): \[[^\]]*\]/g, '');
    return stringsOf(code)
      .filter((text) => names.has(text))
      .map((text) => `${relative(dirname(src), file)}: "${text}" is the name of a card`);
  };
}

/** @param {string} code */
function stringsOf(code) {
  const bare = code.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');
  return [...bare.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g)].map((found) =>
    (found[1] ?? found[2] ?? found[3] ?? '').replace(/\\(.)/g, '$1'),
  );
}

/** Names of the built-in cards, without words that the rules use themselves: basic lands, and types like Conspiracy. */
function cardNames() {
  const printed = filesIn(join(src, 'cards')).map((file) => readFileSync(file, 'utf8'));
  const names = printed.flatMap((code) => [...code.matchAll(/\bname: (?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g)]);
  /** @type {string[]} */
  const words = filesIn(join(src, 'engine', 'model')).flatMap(
    (file) => readFileSync(file, 'utf8').match(/[A-Z][\w-]+/g) ?? [],
  );
  return new Set(names.map(([, single, double]) => single ?? double ?? '').filter((name) => !words.includes(name)));
}

/** @param {string} file */
function isTest(file) {
  return /\.(?:test|bench)\.tsx?$/.test(file);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}
