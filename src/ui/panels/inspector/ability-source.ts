import type { Ability, Message, ObjectId, TileItem, Trace } from '../../../engine';

/** Where an ability comes from, or what took it. */
export function sourceOf({ value: ability, state, mark }: TileItem<Ability>, object: ObjectId, trace: Trace): Message {
  if (state === 'lost' && mark) {
    const effect = trace.effects.get(mark.effect);
    const itself = effect?.source === object;
    if (itself && (effect.origin === 'copy' || effect.origin === 'face-down'))
      return { key: `inspector.lost-as.${effect.origin}` };
    return itself
      ? { key: 'inspector.lost-to-itself' }
      : { key: 'inspector.lost-to', values: { effect: { effect: mark.effect } } };
  }
  switch (ability.origin.kind) {
    case 'printed':
      return { key: mark ? 'inspector.from-copy' : 'inspector.from-print' };
    case 'intrinsic':
      return { key: 'inspector.from-land-type', values: { type: ability.origin.landType } };
    case 'granted':
      return { key: 'inspector.from-effect', values: { effect: { effect: ability.origin.by } } };
  }
}
