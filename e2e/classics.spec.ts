import type { Locator } from '@playwright/test';
import { CLASSICS, type Classic } from './classics';
import { expect, test } from './test';

for (const classic of CLASSICS) {
  test(`a person can read why: ${classic.title}`, async ({ app, page }) => {
    await app.openBoard(documentOf(classic), { selected: classic.why.of });
    await app.press('Last step');

    for (const [name, words] of Object.entries(classic.results)) {
      await expect(app.tile(name)).toHaveAccessibleName(allOf(words));
    }
    for (const [layer, effects] of Object.entries(classic.order)) {
      await expect(applied(app.timeline, layer)).toHaveText(effects.map((effect) => startingWith(effect)));
    }

    const { ask, question, answer, folded } = classic.why;
    const inspector = page.getByRole('region', { name: 'Inspector', exact: true });
    if (folded) await inspector.getByRole('button', { name: /^\d+ more$/ }).click();
    await inspector.getByRole('rowheader', { name: ask, exact: true }).getByRole('button').click();
    const why = page.getByRole('region', { name: question });
    await expect(why.getByRole('listitem')).toContainText(answer.map(([says]) => says));
    for (const [says, rule] of answer) await expectRule(why, says, rule);
  });
}

function documentOf({ title, objects, timestamps, effects }: Classic): object {
  const entries = Object.entries(objects).map(([id, it]) =>
    typeof it === 'string' ? { id, card: it } : { id, ...it },
  );
  return { format: 'layers-board', version: 1, title, objects: entries, effects: effects ?? [], timestamps };
}

/** All of these words, in whatever order. */
const allOf = (words: string): RegExp =>
  new RegExp(
    `^${words
      .split(' ')
      .map((word) => `(?=.*\\b${word}\\b)`)
      .join('')}`,
  );

/** The effects that applied in a layer, as the timeline lists them in words; those that never did are left out. */
const applied = (timeline: Locator, layer: string): Locator =>
  timeline
    .getByRole('list', { name: new RegExp(`^Layer ${layer}, .* in the order of application`) })
    .getByRole('listitem')
    .filter({ hasNotText: 'never applies' });

const startingWith = (words: string): RegExp => new RegExp(`^${words.replace(/[+/()]/g, '\\$&')},`);

/** The sentence is there, and at its edge the rule that it rests on. */
async function expectRule(why: Locator, says: RegExp, rule: string): Promise<void> {
  const sentence = why.getByRole('listitem').filter({ hasText: says });
  await expect(sentence.getByRole('button', { name: `Rule ${rule}: what it says` }).first()).toBeVisible();
}
