import { expect, type Locator, type Page } from '@playwright/test';

const FAR = 80; // stops of the Tab key within one panel, and more

/** Presses Tab until the focus is there, as a person would; F6 goes to the right panel before. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(place).toBeVisible();
  for (let stop = 0; stop < FAR; stop += 1) {
    if (await isFocused(place)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${FAR} stops of ${key} do not lead to ${place}`);
}

const isFocused = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement);

const PANELS = ['Library', 'Board', 'Inspector', 'Debugger'] as const;

/** Goes to a panel with F6. */
export async function goToPanel(page: Page, name: (typeof PANELS)[number]): Promise<void> {
  const panel = page.getByRole('region', { name, exact: true }).first();
  for (const _ of PANELS) {
    await page.keyboard.press('F6');
    if (await panel.evaluate((element) => element.contains(document.activeElement))) return;
  }
  throw new Error(`F6 does not lead to the panel ${name}`);
}

/** The focus is on something that is still there and shows it, not on the page as a whole. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), 'what has the focus').not.toBe('BODY');
  expect(await showsFocus(page), await nameOfFocus(page)).toBe(true);
}

/** Does anything look different about the focused thing, what stands in it and what it stands in, because it has the focus? */
export const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement || focused instanceof SVGElement)) return false;
    const around = [
      focused.parentElement,
      focused.parentElement?.parentElement,
      focused,
      ...focused.querySelectorAll('*'),
    ];
    const looks = () =>
      JSON.stringify(
        around.flatMap((element) =>
          element
            ? [null, '::before', '::after'].map((part) => {
                const style = getComputedStyle(element, part);
                const { outline, boxShadow, borderColor, backgroundColor, stroke, strokeWidth, fill, opacity } = style;
                return [outline, boxShadow, borderColor, backgroundColor, stroke, strokeWidth, fill, opacity];
              })
            : [],
        ),
      );
    const withFocus = looks();
    focused.blur();
    const without = looks();
    focused.focus();
    return withFocus !== without;
  });

/** What has the focus, for messages. */
export const nameOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return `${element?.tagName.toLowerCase()} “${name.trim().slice(0, 50)}”`;
  });
