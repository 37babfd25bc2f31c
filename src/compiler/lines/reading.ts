import type { EffectSpec, InertReason, Layer, ReadStatus, TextSpan, TokenSpec } from '../../engine';

/** What reading the text of one ability gives, before it is an ability of a line. */
export type Reading = {
  readonly effect: EffectSpec | null;
  readonly definesCharacteristics: boolean;
  readonly resolves: readonly EffectSpec[];
  readonly creates: readonly TokenSpec[];
  readonly spans: readonly TextSpan[];
};

export const NOTHING_READ: Reading = {
  effect: null,
  definesCharacteristics: false,
  resolves: [],
  creates: [],
  spans: [],
};

export const layersOf = (spans: readonly TextSpan[]): readonly Layer[] => [
  ...new Set(spans.flatMap(({ layers }) => layers)),
];

/** Unread words make it `unread`, or `partly` where others were read; without any it is `compiled` if a layer is named. */
export function statusOf(spans: readonly TextSpan[]): { readonly status: ReadStatus; readonly inert?: InertReason } {
  const changes = layersOf(spans).length > 0;
  if (spans.some(({ unread }) => unread !== null)) return { status: changes ? 'partly' : 'unread' };
  return changes ? { status: 'compiled' } : { status: 'inert', inert: spans.length > 0 ? 'read' : 'no-change' };
}
