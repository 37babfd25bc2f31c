import { type Problem, problemAt, type Result } from '../engine';
import type { Case } from './types';

/**
 * The cases of a file (one, or a list), or the problems that keep it from being read. What stands in a case is judged when
 * it is checked.
 */
export function parseCases(document: unknown): Result<readonly Case[], readonly Problem[]> {
  const json = isRecord(document) ? [document] : document;
  if (!Array.isArray(json)) return { ok: false, error: [problemAt('', 'not-cases', { found: typeof json })] };
  const problems = json.flatMap((entry: unknown, index): readonly Problem[] => {
    if (!isRecord(entry)) return [problemAt(`[${index}]`, 'expects-object', { found: typeof entry })];
    const missing = ['id', 'board', 'expect'].filter((field) => !Object.hasOwn(entry, field));
    const wrong = Object.entries(SHAPES).filter(
      ([field, isRight]) => Object.hasOwn(entry, field) && !isRight(fieldOf(entry, field)),
    );
    return [
      ...missing.map((field) => problemAt(`[${index}]`, 'missing-field', { field })),
      ...wrong.map(([field]) => problemAt(`[${index}].${field}`, 'bad-case-field')),
    ];
  });
  // Each has the fields of a case in their shapes; `checkCase` reports whatever else is wrong in one.
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value: json as readonly Case[] };
}

const fieldOf = (entry: object, field: string): unknown => Object.entries(entry).find(([name]) => name === field)?.[1];

const isText = (value: unknown): boolean => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const eachIs =
  (test: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    isRecord(value) && Object.values(value).every(test);

/** What the fields of a case have to be for `checkCase` to ask them. */
const SHAPES: { readonly [field: string]: (value: unknown) => boolean } = {
  id: isText,
  expect: eachIs((value) => value === null || isRecord(value)),
  order: eachIs(isTexts),
  dependencies: eachIs((value) => Array.isArray(value) && value.every((pair) => isTexts(pair) && pair.length === 2)),
};

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
