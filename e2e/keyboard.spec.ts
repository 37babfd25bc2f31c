import type { Page } from '@playwright/test';
import type { App } from './app';
import { expectFocusKept, goToPanel, nameOfFocus, showsFocus, tabTo } from './keyboard';
import { expect, test } from './test';

const inspector = (page: Page) => page.getByRole('region', { name: 'Inspector', exact: true });

test('every stop of the Tab key shows where it is, and none is the page itself', async ({ app, page }) => {
  await app.open();
  const first = await stop(page);
  const unmarked: string[] = [];
  for (let count = 0; count < 250; count += 1) {
    const at = await stop(page);
    if (count > 5 && at === first) break;
    if (!(await showsFocus(page))) unmarked.push(at);
  }
  expect(unmarked.filter((name) => !name.startsWith('body'))).toEqual([]); // after the last stop the browser's own bar is next
});

async function stop(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  return nameOfFocus(page);
}

test('a card is searched, put on the board, edited, removed, and all of it undone', async ({ app, page }) => {
  await app.open();
  await page.keyboard.press('/');
  await page.keyboard.type('glorious anthem');
  await page.keyboard.press('Tab');
  await expect(app.hit('Glorious Anthem')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.tile('Glorious Anthem')).toBeVisible();
  await expectFocusKept(page);

  await goToPanel(page, 'Board');
  const name = app.tile('Glorious Anthem').getByRole('button', { name: 'Glorious Anthem', exact: true });
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect(inspector(page).getByRole('heading', { name: 'Glorious Anthem' })).toBeVisible();
  await tabTo(page, app.tile('Glorious Anthem').getByRole('button', { name: /^What to do with Glorious/ }));
  await choose(page, 'Edit the card …');

  const dialog = page.getByRole('dialog', { name: 'Edit the card' });
  await tabTo(page, dialog.getByRole('textbox', { name: /^Rules text/ }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Creatures you control get +2/+2.');
  await tabTo(page, dialog.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectFocusKept(page);

  await page.keyboard.press('End');
  await expect(app.tile('Grizzly Bears')).toHaveAccessibleName(/8\/8/);
  await page.keyboard.press('Delete');
  await expect(app.tile('Glorious Anthem')).toBeHidden();
  await expectFocusKept(page);
  for (const size of [/8\/8/, /7\/7/, /6\/6/]) {
    await page.keyboard.press('Control+z');
    await expect(app.tile('Grizzly Bears')).toHaveAccessibleName(size);
  }
  await page.keyboard.press('Control+Shift+z');
  await expect(app.tile('Grizzly Bears')).toHaveAccessibleName(/7\/7/);
});

/** Opens the menu that has the focus, and goes down to an entry by its first letters. */
async function choose(page: Page, entry: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  const item = page.getByRole('menuitem', { name: entry });
  for (let down = 0; down < 30; down += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

test('an effect is carried onto an object, and taken off it', async ({ app, page }) => {
  await app.open();
  await goToPanel(page, 'Library');
  await tabTo(page, app.effect('loses all abilities'));
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Picked up' })).toBeAttached();
  const over = app.tile('Grizzly Bears').getByText('Release to apply');
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    if (await over.isVisible()) break;
    const said = await page.getByRole('status').allTextContents();
    await page.keyboard.press(key);
    await expect.poll(() => page.getByRole('status').allTextContents()).not.toEqual(said);
  }
  await expect(over).toBeVisible();
  await page.keyboard.press('Space');
  await expect(app.chip('Grizzly Bears', 'loses all abilities')).toBeVisible();
  await expectFocusKept(page);

  await goToPanel(page, 'Board');
  await tabTo(page, app.chip('Grizzly Bears', 'loses all abilities'));
  await page.keyboard.press('Delete');
  await expect(app.chip('Grizzly Bears', 'loses all abilities')).toBeHidden();
  await expectFocusKept(page);
});

test('the steps: by keys, by the rail, by a stop, and played', async ({ app, page }) => {
  await app.open();
  await goToPanel(page, 'Debugger');
  await page.keyboard.press('Home');
  await expect(app.step).toContainText('Printed values');
  await page.keyboard.press('ArrowRight');
  await expect(app.step).toContainText('Blood Moon');
  await page.keyboard.press('End');
  await expect(app.step).toContainText('Giant Growth');
  await page.keyboard.press('ArrowLeft');
  await expect(app.step).toContainText('+1/+1');

  await tabTo(page, app.debugger.getByRole('button', { name: 'Run to, speed, unchanged steps' }));
  await choose(page, 'A layer');
  await page.keyboard.press('Enter');
  await expect(app.step).toContainText('Layer 4');
  await expectFocusKept(page);

  const slider = app.debugger.getByRole('slider', { name: 'Step on screen' });
  await tabTo(page, slider);
  await page.keyboard.press('ArrowRight');
  await expect(app.step).toContainText('Urborg never applies');
  await page.keyboard.press('Home');
  await expect(app.step).toContainText('Printed values');

  await goToPanel(page, 'Board');
  await page.keyboard.press('Tab');
  await tabTo(page, app.tile('Forest').getByRole('button', { name: 'Forest', exact: true }));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(app.step).toContainText('Blood Moon');
});

test('timestamps, the graph in its three forms, and the trace with its filters', async ({ app, page }) => {
  await app.open();
  await goToPanel(page, 'Debugger');
  await tabTo(page, app.timestamp('Urborg'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(app.timestamp('Urborg')).toHaveAccessibleName(/timestamp 2 of/);
  await page.keyboard.press('Space');
  await expect(app.timestamp('Urborg')).toBeFocused();

  const dependencies = app.debugger.getByRole('region', { name: 'Dependencies' });
  await tabTo(page, dependencies.getByRole('button', { name: /^Urborg depends on Blood Moon/ }));
  await expectFocusKept(page);
  await page.keyboard.press('Enter');
  await expect(dependencies.getByRole('button', { name: /^Urborg depends on/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tabTo(page, dependencies.getByRole('button', { name: 'Text' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dependencies).toContainText('Blood Moon would change whether it exists');
  await tabTo(page, dependencies.getByRole('button', { name: 'Matrix' }), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(dependencies.getByRole('grid', { name: /^Which effect of layer 4/ })).toBeVisible();

  await tabTo(page, app.debugger.getByRole('button', { name: 'Trace', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const trace = app.debugger.getByRole('region', { name: 'Trace' });
  await expect(trace).toBeVisible();
  await tabTo(page, trace.getByRole('combobox', { name: 'Only layer' }));
  await page.keyboard.type('7c');
  await expect(trace.getByRole('listitem')).toHaveCount(2);
  await tabTo(page, trace.getByRole('button', { name: /^\+1\/\+1 counter/ }));
  await page.keyboard.press('Enter');
  await expect(app.step).toContainText('+1/+1');
});

test('the inspector: a cell leads to its step, a value says why, a rule says what it says', async ({ app, page }) => {
  await app.open();
  await page.keyboard.press('End');
  await goToPanel(page, 'Inspector');
  await tabTo(page, inspector(page).getByRole('button', { name: 'Mountain' }).first());
  await page.keyboard.press('Enter');
  await expect(app.step).toContainText('Blood Moon');
  await expectFocusKept(page);
  await tabTo(page, inspector(page).getByRole('rowheader', { name: 'Abilities' }).getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(inspector(page).getByRole('heading', { name: 'Why does it have these abilities?' })).toBeVisible();
  await tabTo(page, inspector(page).getByRole('button', { name: 'Plain' }));
  await page.keyboard.press('Space');
  await expect(inspector(page).getByRole('button', { name: 'Plain' })).toHaveAttribute('aria-pressed', 'true');
  const rule = inspector(page)
    .getByRole('button', { name: /^Rule .* what it says$/ })
    .last();
  await tabTo(page, rule);
  await page.keyboard.press('Enter');
  await expect(page.getByText('In our own words')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rule).toBeFocused();
});

/** Dialogs by the button in the bar that opens them. */
const BAR = [
  ['Compare', 'Compare'],
  ['Share', 'Share this board'],
  ['Help', 'Help'],
] as const;

test('dialogs are opened and left by keyboard, and the focus is where it was', async ({ app, page }) => {
  await app.open();
  for (const [button, title] of BAR) {
    const opener = page.getByRole('banner').getByRole('button', { name: button, exact: true });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('everything else by typing its name: older rules, boards, an object, a card', async ({ app, page }) => {
  await app.open();
  await goToPanel(page, 'Board');
  for (const [typed, title] of [
    ['older rules', 'Older rules'],
    ['boards', 'Boards'],
    ['type a card', 'Type a card'],
  ] as const) {
    await byName(page, typed);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFocusKept(page);
  }
  await byName(page, 'bayou');
  await expect(inspector(page).getByRole('heading', { name: 'Bayou' })).toBeVisible();
  await byName(page, 'put on bayou');
  await chooseEffect(app, page);
  await byName(page, 'humility');
  await expect(app.tile('Humility')).toBeVisible();
  await expectFocusKept(page);
});

async function byName(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(typed);
  await expect(palette.getByRole('option', { selected: true })).toContainText(new RegExp(typed, 'i'));
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
}

async function chooseEffect(app: App, page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Put on Bayou' });
  await tabTo(page, dialog.getByRole('button', { name: /becomes Island/ }).first());
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(app.tile('Bayou')).toContainText('becomes');
  await expectFocusKept(page);
}

test('two runs are compared, and one of every order is taken over', async ({ app, page }) => {
  await app.open();
  await app.openExample('Humility, then Opalescence');
  await byName(page, 'compare');
  const compare = page.getByRole('dialog', { name: 'Compare' });
  await expect(compare.getByRole('row', { name: /^Humility power and toughness 4\/4 1\/1/ })).toBeVisible();
  await tabTo(page, compare.getByRole('button', { name: 'Open B' }));
  await page.keyboard.press('Enter');
  await expect(compare).toBeHidden();
  await expectFocusKept(page);
  await page.keyboard.press('End');
  await expect(app.tile('Humility')).toHaveAccessibleName(/1\/1/);
});

test('keys act on what has the focus, and what stands next to a removed tile has it then', async ({ app, page }) => {
  await app.open();
  await app
    .tile('Urborg')
    .getByRole('button', { name: /^Urborg/ })
    .click();
  await app.timestamp('Blood Moon').focus();
  await page.keyboard.press('Delete');
  await expect(app.tile('Blood Moon')).toBeHidden();
  await expect(app.tile('Urborg')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(app.tile('Blood Moon')).toBeVisible();

  const first = app.tile('Urborg').getByRole('button', { name: /^Urborg/ });
  await first.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(app.tile('Urborg')).toBeHidden();
  await expect(page.getByRole('article').locator(':focus')).toHaveCount(1);
});

test('Enter in the search puts the first result on the board', async ({ app, page }) => {
  await app.open();
  await page.keyboard.press('/');
  await page.keyboard.type('glorious anthem');
  await expect(app.hit('Glorious Anthem')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(app.tile('Glorious Anthem')).toBeVisible();
});
