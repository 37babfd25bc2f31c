import { expect, test } from './test';

const board = (...cards: readonly string[]) => ({
  format: 'layers-board',
  version: 1,
  objects: cards.map((card, index) => ({ id: `o${index}`, card })),
});

test('a mana ability that Humility takes is lost to Humility, for the land keeps its type (613.1f)', async ({
  app,
}) => {
  await app.openBoard(board('Dryad Arbor', 'Humility'));
  await expect(app.tile('Dryad Arbor')).toContainText('lost to Humility');
  await expect(app.tile('Dryad Arbor')).not.toContainText('lost with');
});

test('one that goes with the type is lost with it (305.7)', async ({ app }) => {
  await app.openBoard(board('Dryad Arbor', 'Blood Moon'));
  await expect(app.tile('Dryad Arbor')).toContainText('lost with Forest');
});

test('a step that changes nothing of what it applies to says so', async ({ app }) => {
  await app.openBoard(board('Dryad Arbor', 'Humility'), { step: '7b.1' });
  await expect(app.tile('Humility')).toContainText('applies now to 1 land, and changes nothing');
});
