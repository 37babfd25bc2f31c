import { byMouse } from './dragging';
import { expect, test } from './test';

test('a reload keeps the board', async ({ app, page }) => {
  await app.open();
  await app.search.fill('humility');
  await byMouse(page, app.hit('Humility'), app.side('A'));
  await expect(app.tile('Humility')).toBeVisible();
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(app.tile('Humility')).toBeVisible();
  await expect(app.tile('Urborg')).toBeVisible();
});

test('a reload keeps the views of the debugger, and the form of the dependencies', async ({ app, page }) => {
  await app.open();
  const view = (name: string) => app.debugger.getByRole('region', { name });
  await view('Dependencies').getByRole('button', { name: 'Matrix' }).click();
  await app.debugger.getByRole('button', { name: 'Trace', exact: true }).click();
  await expect(view('Trace')).toBeVisible();
  await expect(view('Timeline')).toBeVisible();
  await page.reload();
  await expect(view('Trace')).toBeVisible();
  await expect(view('Dependencies')).toBeHidden();
  await app.debugger.getByRole('button', { name: 'Dependencies', exact: true }).click();
  await expect(view('Dependencies').getByRole('button', { name: 'Matrix' })).toHaveAttribute('aria-pressed', 'true');
});

const BAD = [
  ['what is no JSON', '{"format": ', /not JSON/],
  ['another format', '{"format": "deck", "version": 1, "objects": []}', /format should be/],
  [
    'an object that is not there',
    board([
      { id: 'a', card: 'Flight', attachedTo: 'bera' },
      { id: 'bear', card: 'Grizzly Bears' },
    ]),
    /objects\[0\]\.attachedTo: no object or player is called "bera"; did you mean "bear"/,
  ],
  [
    'an id twice',
    board([
      { id: 'a', card: 'Forest' },
      { id: 'a', card: 'Swamp' },
    ]),
    /objects\[1\].*"a" is the id of objects\[0\] already/,
  ],
  ['what is attached to itself', board([{ id: 'a', card: 'Flight', attachedTo: 'a' }]), /attached to itself/],
  [
    'a text of a megabyte',
    board([{ id: 'a', card: { name: 'Long', typeLine: 'Creature', text: 'x'.repeat(1_000_000) } }]),
    /bytes/,
  ],
  [
    'a hundred thousand objects',
    board(Array.from({ length: 100_000 }, (_, n) => ({ id: `o${n}`, card: 'Forest' }))),
    /at most|more than/,
  ],
] as const;

function board(objects: readonly object[]): string {
  return JSON.stringify({ format: 'layers-board', version: 1, objects });
}

for (const [what, text, says] of BAD) {
  test(`a file with ${what} says what is wrong and where, and loses nothing`, async ({ app, page }) => {
    await app.open();
    await app.chooseBoards('Open a file or text');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'board.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(dialog.getByRole('alert')).toContainText(says);
    await expect(dialog.getByRole('alert')).toContainText('Your board is untouched');
    await page.keyboard.press('Escape');
    await expect(app.tile('Urborg')).toBeVisible();
  });
}

test('attachments in a circle are noted with their place, and the board opens: two Auras can do that (303.4d)', async ({
  app,
  page,
}) => {
  await app.open();
  await app.chooseBoards('Open a file or text');
  const text = board([
    { id: 'a', card: 'Flight', attachedTo: 'b' },
    { id: 'b', card: 'Flight', attachedTo: 'a' },
  ]);
  await page
    .getByRole('dialog')
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'board.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(app.tile('Flight')).toHaveCount(2);
  await page.getByText(/things on this board/).click();
  await expect(page.getByText(/objects\[0\]\.attachedTo: .* in a circle/)).toBeVisible();
});

test('a card that the library does not know stays on the table and says so', async ({ app, page }) => {
  await app.open();
  await app.chooseBoards('Open a file or text');
  const text = board([
    { id: 'a', card: 'Grizzly Baers' },
    { id: 'b', card: 'Forest' },
  ]);
  await page
    .getByRole('dialog')
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'board.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(app.tile('Grizzly Baers')).toContainText('no card of this name');
  await expect(app.tile('Forest')).toBeVisible();
});
