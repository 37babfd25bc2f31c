import type { CompiledAbility, CompiledCard, CompiledEffect, CompiledObject, Problem, TextSpan } from '../engine';

/** What could not be read in the text that an object has: its face that is up, and the values it copies. */
export function unreadOfObject({ object, card, copied }: CompiledObject): readonly Problem[] {
  const own = unreadOfFace(object.id, card, object.face);
  return copied === null ? own : [...own, ...unreadOfFace(object.id, copied, object.face)];
}

export function unreadOfEffect({ effect, spans }: CompiledEffect): readonly Problem[] {
  const lines = effect.text.split('\n');
  return spans.flatMap((span) => unread(effect.id, span.line, lines[span.line] ?? '', span));
}

function unreadOfFace(owner: string, card: CompiledCard, up: 0 | 1): readonly Problem[] {
  const face = card.faces[up] ?? card.faces[0];
  if (face.abilities.every(({ line, status }) => line === null || isRead(status))) return []; // nearly always
  const lines = face.card.text.split('\n');
  return face.abilities.flatMap(({ line, spans, status }) =>
    line === null || isRead(status) ? [] : spans.flatMap((span) => unread(owner, line, lines[line] ?? '', span)),
  );
}

const isRead = (status: CompiledAbility['status']): boolean => status === 'compiled' || status === 'inert';

function unread(owner: string, line: number, text: string, span: TextSpan): readonly Problem[] {
  if (span.unread === null) return [];
  const { start, end } = span;
  return [
    {
      code: 'unread-text',
      severity: 'warning',
      place: { kind: 'text', owner, line, start, end, words: text.slice(start, end) },
      values: { reason: span.unread },
    },
  ];
}
