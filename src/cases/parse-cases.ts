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
    if (!isRecord(entry)) return [problemAt(`[${index}]`, 'expects-object', { found: String(entry) })];
    const missing = ['id', 'board', 'expect'].filter((field) => !Object.hasOwn(entry, field));
    return missing.map((field) => problemAt(`[${index}]`, 'missing-field', { field }));
  });
  // Objects with the three fields that every case has; `checkCase` reports whatever else is wrong in one.
  return problems.length > 0 ? { ok: false, error: problems } : { ok: true, value: json as readonly Case[] };
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
