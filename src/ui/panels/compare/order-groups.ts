/** Which timestamps are worth trying. */
import { type Explained, LAYERS, timestampOrder } from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import type { OrderGroup } from '../../../state';

/** Orders that give one result, with the board of the first of them. */
export type ShownGroup = { readonly orders: OrderGroup['orders']; readonly evaluation: Evaluation };

const TO_BEGIN_WITH = 4; // 24 orders: they are there at once

/** The timestamps whose effects meet others in some layer, for only their order can matter. */
export function suggestedKeys(run: Explained): readonly string[] {
  const meeting = LAYERS.flatMap((layer) => {
    const here = run.trace.steps.flatMap((step) =>
      (step.kind === 'applies' || step.kind === 'never-applies') && step.layer === layer ? [step.effect] : [],
    );
    const effects = [...new Set(here)];
    return effects.length > 1 ? effects : [];
  });
  // An effect of a static ability has its object's timestamp (613.7a): `moon/0` goes by `moon`.
  const order = timestampOrder(run.board);
  const stamps = new Set(meeting.map((key) => order.find((stamp) => key === stamp || key.startsWith(`${stamp}/`))));
  return order.filter((key) => stamps.has(key)).slice(0, TO_BEGIN_WITH);
}
