/**
 * Readers of outside data: each takes any JSON, reports what is wrong at its path, and gives a value of its type in every
 * case, so that reading goes on and one pass finds every problem. A document with problems is never used.
 */
import { type Findings, shown } from './findings';
import { SANE } from './limits';

export type Read<Value> = (value: unknown, path: string, found: Findings) => Value;

/** One field of an object: how it is read, and what it is where it is left out (`missing`, unless it is required). */
export type Field<Value> = { readonly read: Read<Value>; readonly missing: Value; readonly required?: true };
export type Fields<Shape> = { readonly [Name in keyof Shape]: Field<Shape[Name]> };

/** An object with these fields and no others. */
export function objectOf<Shape>(fields: Fields<Shape>, ignored: readonly string[] = []): Read<Shape> {
  const names = Object.keys(fields) as (keyof Shape & string)[]; // keys of an object literal of that type
  return (value, path, found) => {
    const given = isRecord(value) ? value : {};
    if (!isRecord(value)) found.report('expects-object', path, { found: shown(value) });
    for (const name of Object.keys(given)) {
      if (!(names as readonly string[]).includes(name) && !ignored.includes(name))
        found.reportUnknown('unknown-field', join(path, name), name, names);
    }
    const read = names.map((name) => {
      const field = fields[name];
      if (Object.hasOwn(given, name) && given[name] !== undefined)
        return [name, field.read(given[name], join(path, name), found)];
      if (field.required && isRecord(value)) found.report('missing-field', path, { field: name });
      return [name, field.missing];
    });
    return Object.fromEntries(read) as Shape; // one entry for each field of the shape
  };
}

export const required = <Value>(read: Read<Value>, missing: Value): Field<Value> => ({ read, missing, required: true });
export const optional = <Value>(read: Read<Value>, missing: Value): Field<Value> => ({ read, missing });

export const orNull =
  <Value>(read: Read<Value>): Read<Value | null> =>
  (value, path, found) =>
    value === null ? null : read(value, path, found);

/** Null where there is nothing in it: an empty list or text says the same as none at all. */
export const orNothing =
  <Value extends { readonly length: number }>(read: Read<Value>): Read<Value | null> =>
  (value, path, found) => {
    const something = value === null ? null : read(value, path, found);
    return something?.length === 0 ? null : something;
  };

export const text: Read<string> = (value, path, found) => {
  if (typeof value === 'string') return value;
  found.report('expects-text', path, { found: shown(value) });
  return '';
};

/** A name, an id, a word: text of a sane length. */
export const shortText: Read<string> = (value, path, found) => {
  const read = text(value, path, found);
  if (read.length <= SANE.shortText) return read;
  found.report('name-too-long', path, { limit: SANE.shortText, length: read.length });
  return '';
};

/** What names something of the document; nothing there has an empty name. */
export const reference: Read<string> = (value, path, found) => {
  if (value === '') found.report('bad-id', path, { found: shown(value) });
  return shortText(value, path, found);
};

export const flag: Read<boolean> = (value, path, found) => {
  if (typeof value !== 'boolean') found.report('expects-true-or-false', path, { found: shown(value) });
  return value === true;
};

/** A whole number; larger ones than a million are nobody's and would not fit where numbers are added up. */
export const wholeNumber =
  (least: number = -SANE.number): Read<number> =>
  (value, path, found) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= SANE.number) return value;
    const code = typeof value === 'number' ? 'number-out-of-range' : 'expects-number';
    found.report(code, path, { found: shown(value), least, most: SANE.number });
    return Math.max(least, 0);
  };

export const oneOf =
  <Word extends string>(words: readonly [Word, ...Word[]]): Read<Word> =>
  (value, path, found) => {
    const known = words.find((word) => word === value);
    if (known !== undefined) return known;
    if (typeof value !== 'string') found.report('expects-text', path, { found: shown(value) });
    else found.reportUnknown('not-in-list', path, value, words, { allowed: words });
    return words[0];
  };

/** A list; entries past the limit are reported once and not read. */
export const listOf =
  <Value>(read: Read<Value>, limit: number = SANE.shortList, tooMany = 'too-many-entries'): Read<readonly Value[]> =>
  (value, path, found) => {
    if (!Array.isArray(value)) {
      found.report('expects-list', path, { found: shown(value) });
      return [];
    }
    if (value.length > limit) found.report(tooMany, path, { limit, count: value.length });
    return value.slice(0, limit).map((entry: unknown, index) => read(entry, `${path}[${index}]`, found));
  };

/** A record from any short name to a value, for counters. */
export const recordOf =
  <Value>(read: Read<Value>): Read<{ readonly [name: string]: Value }> =>
  (value, path, found) => {
    if (!isRecord(value)) {
      found.report('expects-object', path, { found: shown(value) });
      return {};
    }
    const entries = Object.entries(value);
    if (entries.length > SANE.shortList)
      found.report('too-many-entries', path, { limit: SANE.shortList, count: entries.length });
    return Object.fromEntries(
      entries
        .slice(0, SANE.shortList)
        .map(([name, entry]) => [shortText(name, path, found), read(entry, join(path, name), found)]),
    );
  };

export function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `objects[2].counters["+1/+1"]`: dots where a name allows it, brackets where it does not. */
export function join(path: string, name: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return `${path}[${JSON.stringify(name.slice(0, 60))}]`;
  return path === '' ? name : `${path}.${name}`;
}
