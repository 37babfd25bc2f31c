import { useMemo } from 'react';
import { effectsOf, timestampOrder } from '../../engine';
import { useMoment } from '../../state';

/** What only the preview has while something is held over the board: drawn dashed and in the accent, for it is not yet. */
export type Held = {
  readonly effects: ReadonlySet<string>;
  readonly timestamps: ReadonlySet<string>;
  /** The place of its first step in the preview's trace, or null where it does nothing or nothing is held. */
  readonly position: number | null;
};

export function useHeld(): Held {
  const { preview, evaluation } = useMoment();
  return useMemo(() => {
    if (preview === null) return NOTHING;
    const { trace, board } = preview.evaluation;
    const known = new Set(timestampOrder(evaluation.board));
    const effects = new Set<string>([...trace.effects.keys()].filter((key) => !evaluation.trace.effects.has(key)));
    const first = trace.steps.findIndex((step) => effectsOf(step).some((effect) => effects.has(effect)));
    return {
      effects,
      timestamps: new Set(timestampOrder(board).filter((key) => !known.has(key))),
      position: first < 0 ? null : first + 1,
    };
  }, [preview, evaluation]);
}

const NOTHING: Held = { effects: new Set(), timestamps: new Set(), position: null };
