import { expect, test } from 'vitest';
import { creature, enchantment, evaluationOf, finalRow } from '../../testing/board-of';

const LORD = { card: enchantment('Goblins are Forests in addition to their other types.') };
const BECOMES = {
  id: 'e0',
  text: 'Target permanent becomes a Goblin in addition to its other types.',
  targets: ['isle'],
};

test('613.8c, 205.3d: an effect comes to depend on one that can make a Goblin only of what is a creature by now', () => {
  const animator = { card: enchantment('Lands you control are creatures in addition to their other types.') };
  const evaluation = evaluationOf({ animator, lord: LORD, isle: 'Island' }, { effects: [BECOMES] });
  const { steps, dependenciesBefore } = evaluation.trace;
  const applied = steps.flatMap((step) => (step.kind === 'applies' ? [step.effect] : []));
  expect(applied).toEqual(['animator/0', 'e0', 'lord/0']);
  expect(dependenciesBefore(0).edges).toEqual([]);
  expect(dependenciesBefore(1).edges).toMatchObject([{ dependent: 'lord/0', on: 'e0', kind: 'applies-to' }]);
  expect(finalRow(evaluation, 'isle').subtypes).toEqual(['Island', 'Goblin', 'Forest']);
});

test('the nearest no: while the land is no creature it cannot be a Goblin, and nothing depends on the effect', () => {
  const evaluation = evaluationOf({ lord: LORD, isle: 'Island' }, { effects: [BECOMES] });
  expect(evaluation.trace.dependenciesBefore(0).edges).toEqual([]);
  expect(finalRow(evaluation, 'isle').subtypes).toEqual(['Island']);
});

test('613.8c by rows: what an effect would look at after another counts, not only what it looks at now', () => {
  const evaluation = evaluationOf({
    elves: { card: enchantment('Bears are Elves in addition to their other types.') },
    host: { card: { name: 'Relic', typeLine: 'Artifact' } },
    reader: {
      card: {
        ...creature(
          'As long as enchanted permanent is a creature, other creatures that share a creature type with this creature are artifacts in addition to their other types.',
        ),
        typeLine: 'Creature — Elf',
      },
      attachedTo: 'host',
    },
    animator: { card: enchantment('Artifacts are creatures in addition to their other types.') },
    bear: { card: creature() },
  });
  const { steps, dependenciesBefore } = evaluation.trace;
  const on = (n: number) => dependenciesBefore(n).edges.map((edge) => `${edge.dependent} > ${edge.on}`);
  const applied = steps.flatMap((step) => (step.kind === 'applies' ? [step.effect] : []));
  expect(on(0)).not.toContain('reader/0 > animator/0'); // nothing shares a type yet, so the condition makes no difference
  expect(applied).toEqual(['elves/0', 'animator/0', 'reader/0']);
  expect(finalRow(evaluation, 'bear').cardTypes).toEqual(['Creature', 'Artifact']);
});
