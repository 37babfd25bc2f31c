import { expect, type Page } from '@playwright/test';
import type { App } from './app';
import { holdOver } from './dragging';

/** A state of the page: how one gets there from the board, and back (Escape, if nothing else is said). */
export type State = readonly [name: string, show: Act, leave?: Act];
type Act = (app: App, page: Page) => Promise<void>;

const ODD_TEXT = 'Creatures you control get +1/+1 for zzz.\n{1}: Target creature gets +1/+1 until end of turn.';

/** A board that every menu and dialog has something to say about. */
export const BUSY_BOARD = {
  format: 'layers-board',
  version: 1,
  title: 'A busy board',
  objects: [
    { id: 'urborg', card: 'Urborg, Tomb of Yawgmoth' },
    { id: 'bell', card: 'Kormus Bell' },
    { id: 'xen', card: 'Xenograft', choices: { creatureType: 'Goblin' } },
    { id: 'moon', card: 'Blood Moon', controller: 'B' },
    { id: 'village', card: 'Treetop Village' },
    { id: 'bears', card: 'Grizzly Bears', counters: { '+1/+1': 1 } },
    { id: 'odd', card: { name: 'Odd Banner', typeLine: 'Artifact', text: ODD_TEXT } },
    { id: 'unknown', card: 'No Such Card' },
    { id: 'growth-card', card: 'Giant Growth', zone: 'graveyard' },
  ],
  effects: [
    {
      id: 'growth',
      text: 'Target creature gets +3/+3 until end of turn.',
      source: 'growth-card',
      targets: ['bears'],
    },
  ],
  timestamps: [
    'urborg',
    'bell',
    'xen',
    'village',
    'bears',
    'odd',
    'moon',
    'bears#+1/+1',
    'growth',
    'growth-card',
    'unknown',
  ],
} as const;

const nothing: Act = async () => {};
const openMenu =
  (name: string | RegExp): Act =>
  async (_, page) => {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('menu')).toBeVisible();
  };
/** Where nothing hovers, a small tile shows its menu once it is selected. */
const selectedTile =
  (name: string): Act =>
  async (app, page) => {
    await app.tile(name).click();
    await openMenu(`What to do with ${name}`)(app, page);
  };
const command =
  (name: string, title: string = name): Act =>
  async (app, page) => {
    await app.command(name);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  };
const onTile =
  (tile: string, item: string): Act =>
  async (app, page) => {
    await app.chooseOnTile(tile, item);
    await expect(page.getByRole('dialog')).toBeVisible();
  };
const form =
  (name: string): Act =>
  async (app) => {
    await app.debugger.getByRole('group', { name: 'Form of the dependencies' }).getByRole('button', { name }).click();
  };
const matrix: Act = async (app, page) => {
  await form('Matrix')(app, page);
  await expect(app.debugger.getByRole('grid')).toBeVisible();
};
const shareTab =
  (tab: string): Act =>
  async (app, page) => {
    await command('Share', 'Share this board')(app, page);
    await page.getByRole('tab', { name: tab }).click();
  };

/** Dialogs look the same behind every layout, and differ by width. */
const DIALOGS: readonly State[] = [
  ['commands', async (_, page) => page.keyboard.press('Control+k')],
  ['share: link', command('Share', 'Share this board')],
  ['share: text', shareTab('Text')],
  ['share: picture', shareTab('Picture')],
  ['share: embed', shareTab('Embed')],
  ['share: file', shareTab('File')],
  ['compare and every order', command('Compare')],
  ['older rules', command('Older rules')],
  ['boards', command('Boards')],
  ['help', command('Help')],
  [
    'about',
    async (app, page) => {
      await app.command('Help');
      await page.getByRole('button', { name: 'About Layerscope' }).click();
      await expect(page.getByRole('dialog', { name: /^About/ })).toBeVisible();
    },
  ],
  [
    'a bad import',
    async (app, page) => {
      await app.command('Boards');
      await page.getByRole('button', { name: /Open a file or text/ }).click();
      await page.getByRole('textbox', { name: /Or paste a board/ }).fill('{"format": "deck"}');
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  ],
  [
    'a card typed by hand',
    async (app, page) => {
      await app.command('Type a card by hand');
      await page.getByRole('textbox', { name: 'Type line' }).fill('Creature — Bear');
      await page.getByRole('textbox', { name: /^Rules text/ }).fill('Flying\nCreatures you control get +1/+1 for zzz.');
    },
  ],
  [
    'put on',
    async (app, page) => {
      await app.command('Put on Urborg');
      await expect(page.getByRole('dialog', { name: 'Put on Urborg' })).toBeVisible();
    },
  ],
];

const PANELS: readonly State[] = [
  ['the board', nothing, nothing],
  [
    'search results',
    async (app) => {
      await app.search.fill('moon');
      await expect(app.hit('Blood Moon')).toBeVisible();
    },
    async (app) => app.search.fill(''),
  ],
  ['no results', async (app) => app.search.fill('zzzz'), async (app) => app.search.fill('')],
];

const MENUS: readonly State[] = [
  ['menu of boards', openMenu('Boards')],
  ['menu of a tile', openMenu('What to do with Grizzly Bears')],
  ['menu of an effect', openMenu(/^More for/)],
  ['menu of a chip', openMenu(/^What to do with “/)],
  ['menu of stops', openMenu('Run to, speed, unchanged steps')],
  ['menu of the library', openMenu('More ways to get cards')],
  ['menu of the inspector', openMenu('More about this object')],
];

const VIEWS: readonly State[] = [
  [
    'a rule in our own words',
    async (_, page) =>
      page
        .getByRole('button', { name: /^Rule .* what it says$/ })
        .first()
        .click(),
  ],
  ['dependencies: text', form('Text'), nothing],
  ['dependencies: matrix', matrix, form('Graph')],
  [
    'trace',
    async (app) => {
      await app.debugger.getByRole('button', { name: 'Trace' }).click();
      await expect(app.debugger.getByRole('searchbox', { name: 'Search steps' })).toBeVisible();
    },
    nothing,
  ],
  [
    'a trace without matches',
    async (app) => app.debugger.getByRole('searchbox').fill('zzzz'),
    async (app) => {
      await app.debugger.getByRole('button', { name: 'Clear filters' }).click();
      await app.debugger.getByRole('button', { name: 'Trace' }).click();
    },
  ],
];

const EDITS: readonly State[] = [
  ['resolve', onTile('Odd Banner', 'Resolve an ability …')],
  ['choices', onTile('Xenograft', 'Choices …')],
  ['edit a card', onTile('Odd Banner', 'Edit the card …')],
  [
    'a held effect',
    async (app, page) => {
      await holdOver(page, app.effect('loses all abilities'), app.tile('Grizzly Bears'));
      await expect(app.tile('Grizzly Bears')).toContainText('Release to apply');
    },
    async (_, page) => {
      await page.keyboard.press('Escape');
      await page.mouse.up();
    },
  ],
  [
    'a message',
    async (app, page) => {
      await app.chooseOnTile('Kormus Bell', 'Remove');
      await expect(page.getByText('Kormus Bell removed.').first()).toBeVisible();
    },
    nothing,
  ],
  [
    'an empty board',
    async (app, page) => {
      await app.chooseBoards('New empty board');
      await expect(page.getByRole('heading', { name: 'Nothing is on the table' }).first()).toBeVisible();
    },
    nothing,
  ],
];

const drawer =
  (name: string): Act =>
  async (_, page) =>
    page.getByRole('banner').getByRole('button', { name, exact: true }).click();

const DRAWERS: readonly State[] = [
  ['the board', nothing, nothing],
  ['library in its drawer', drawer('Library'), drawer('Library')],
  ['inspector in its drawer', drawer('Inspector'), drawer('Inspector')],
  ['menu of a tile', openMenu('What to do with Grizzly Bears')],
  ['dependencies: matrix', matrix, form('Graph')],
];

const tab =
  (name: string): Act =>
  async (_, page) =>
    page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name }).tap();
const phoneView =
  (name: string): Act =>
  async (app) =>
    app.debugger.getByRole('group', { name: 'Views of the debugger' }).getByRole('button', { name }).tap();

const PHONE: readonly State[] = [
  ['board', tab('Board'), nothing],
  ['menu of a tile', selectedTile('Grizzly Bears')],
  ['menu of more', openMenu('More')],
  ['inspector', tab('Inspector'), nothing],
  ['library', tab('Library'), nothing],
  ['debugger: step', tab('Debugger'), nothing],
  ['debugger: timeline', phoneView('Timeline'), nothing],
  ['debugger: dependencies', phoneView('Dependencies'), nothing],
  ['debugger: trace', phoneView('Trace'), tab('Board')],
];

/** What is looked at in which window, a page load each. */
export const TOURS: readonly Tour[] = [
  { name: 'panels', window: 'desk', states: PANELS },
  { name: 'menus', window: 'desk', states: MENUS },
  { name: 'views', window: 'desk', states: VIEWS },
  { name: 'edits', window: 'desk', states: EDITS },
  { name: 'dialogs', window: 'desk', states: DIALOGS.slice(0, 7) },
  { name: 'more dialogs', window: 'desk', states: DIALOGS.slice(7) },
  { name: 'drawers', window: 'tablet', states: DRAWERS },
  { name: 'tabs and menus', window: 'phone', states: PHONE },
  { name: 'dialogs', window: 'phone', states: DIALOGS.slice(0, 7) },
  { name: 'more dialogs', window: 'phone', states: DIALOGS.slice(7) },
];
type Tour = { readonly name: string; readonly window: keyof typeof WINDOWS; readonly states: readonly State[] };

export const WINDOWS = {
  desk: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
