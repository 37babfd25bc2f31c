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
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}

/** No violation that axe can find, in the state the page is in; of the whole page, or of what has a role. */
export async function expectAccessible(page: Page, role?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (role === undefined ? axe : axe.include(`[role="${role}"]`)).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html.slice(0, 160)) }));
  expect(found).toEqual([]);
}
