import { describe, expect, test } from 'vitest';
import { inputOf, readWhole, tokenize } from '../reader';
import { clause } from './clause';
import { PREDICATES, SENTENCES } from './library';

const sentence = (text: string) => tokenize(text.replace(/\.$/, ''));
const TEMPLATES = [...PREDICATES, ...SENTENCES];

/** Does this template read some words of the text? */
function takesPart(template: (typeof TEMPLATES)[number], text: string): boolean {
  const tokens = sentence(text);
  const reader = template.kind === 'predicate' ? template.predicate : template.sentence;
  return tokens.some((_, from) => reader.read(inputOf(tokens), from).length > 0);
}

describe.each(TEMPLATES.map((template) => [template.name, template] as const))('%s', (_, template) => {
  test.each(template.reads)('reads: %s', (text) => {
    expect(readWhole(clause, sentence(text))).toMatchObject({ ok: true });
    expect(takesPart(template, text)).toBe(true);
  });

  test.each(template.refuses)('refuses: %s', (text) => {
    expect(readWhole(clause, sentence(text))).toMatchObject({ ok: false });
  });
});
