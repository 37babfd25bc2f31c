import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Boards with each kind of step: one that waits, one that goes on, a loop, one that never applies. */
const BOARDS = [
  ['Blood Moon and Urborg', 'Layer 4, Type: Blood Moon before Urborg; Urborg is older but waits; '],
  ['Humility, then Opalescence', 'what has begun in an earlier layer goes on'],
  ['A loop: Life and Limb and Blood Moon', 'depend on each other, so timestamps decide'],
] as const;

for (const [title, says] of BOARDS) {
  test(`each step is said by one live region in one sentence: ${title}`, async ({ app, page }) => {
    /** A dialog that is closing may still have the keys, so the key is pressed until it has worked. */
    const goTo = (key: 'Home' | 'End', worked: () => Promise<void>) =>
      expect(async () => {
        await page.keyboard.press(key);
        await worked();
      }).toPass();
    await app.open();
    if (title !== 'Blood Moon and Urborg') await app.openExample(title);
    await goTo('Home', () => expect(app.step).toContainText('Printed values', { timeout: 1000 }));
    await goTo('End', () => expect(app.step).not.toContainText('Printed values', { timeout: 1000 }));
    const end = (await app.step.textContent()) ?? '';
    await goTo('Home', () => expect(app.step).toContainText('Printed values', { timeout: 1000 }));

    const said: string[] = [];
    for (let before = await spoken(page); said.at(-1) !== end; before = await spoken(page)) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => spoken(page)).not.toEqual(before);
      const news = (await spoken(page)).filter((text, index) => text !== before[index]);
      expect(news, 'said once').toHaveLength(1);
      said.push(...news);
    }
    for (const sentence of said) expect(sentence.match(/[.!?](?=\s|$)/g), sentence).toHaveLength(1);
    expect(said.join('\n')).toContain(says);
  });
}

/** What all live regions hold. */
const spoken = (page: Page): Promise<string[]> => page.getByRole('status').allTextContents();
