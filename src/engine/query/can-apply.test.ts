import { expect, test } from 'vitest';
import { evaluationOf } from '../../testing/board-of';
import { effectId, objectId } from '../model/ids';
import { canApply } from './can-apply';
import { factsOf } from './facts';

/** May Giant Growth, or another effect, target an object of a small board? */
function asked(text: string, target: string) {
  const { compiled, trace } = evaluationOf(
    { bear: 'Grizzly Bears', moon: 'Blood Moon', forest: 'Forest' },
    { effects: [{ id: 'e0', text, ...(text.startsWith('Target') ? { targets: [target] } : {}) }] },
  );
  const effect = compiled.effects.get(effectId('e0'));
  if (effect === undefined) throw new Error('the board has one effect');
  return canApply(effect, objectId(target), factsOf(compiled), trace.final);
}

test('115.1: a creature may be the target of "target creature"', () => {
  expect(asked('Target creature gets +3/+3 until end of turn.', 'bear')).toEqual({ ok: true });
});

test('115.1: an enchantment may not, and the refusal says which word fails', () => {
  const answer = asked('Target creature gets +3/+3 until end of turn.', 'moon');
  expect(answer).toMatchObject({
    ok: false,
    reason: { key: 'refusal.card-type.lacks', values: { noun: { key: 'noun.Creature' } } },
  });
});

test('an effect without targets goes with any object', () => {
  expect(asked('Creatures you control get +1/+1 until end of turn.', 'moon')).toEqual({ ok: true });
});
