import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { App } from './app';

/**
 * Every journey gets the app's page object, and fails when the page logs an error, throws, or breaks its own
 * Content-Security-Policy.
 */
export const test = base.extend<{ readonly app: App }>({
  page: async ({ page }, use) => {
    const complaints = listen(page);
    await use(page);
    expect(complaints, 'the page complained').toEqual([]);
  },
  app: async ({ page }, use) => use(new App(page)),
});

export { expect };

/** What this page complains about from now on, for pages that a test opens by itself. */
export function listen(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const ours = !message.text().endsWith('blocked by Playwright'); // service workers, as its configuration says
    if (ours && (message.type() === 'error' || message.type() === 'warning')) complaints.push(message.text());
  });
  return complaints;
}

/**
 * No violation that axe can find, in the state the page is in. A second theme has the same structure, so there it is
 * enough to look at contrast.
 */
export async function expectAccessible(page: Page, state = 'this state', rules?: 'contrast'): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(); // no frames here, so no second page is needed to put results together
  // A menu stands at the end of the page and needs no landmark; a long one scrolls by its arrow keys.
  if (await page.getByRole('menu').isVisible()) axe.disableRules(['region', 'scrollable-region-focusable']);
  if (rules === 'contrast') axe.withRules('color-contrast');
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html.slice(0, 160)) }));
  expect.soft(found, `axe on ${state}`).toEqual([]);
}
