import { expect, type Locator, type Page } from '@playwright/test';
import { parseBoard } from '../src/engine';
import { type LinkView, writeLink } from '../src/share';

/** The page as a person sees it: everything by its role and name. */
export class App {
  constructor(readonly page: Page) {}

  /** Opens the page on its first example, or on what an address says. */
  async open(address = './'): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
  }

  // Boards

  /** Opens a board as from a link, in one load. */
  async openBoard(document: object, view: Partial<LinkView> = {}, address = './'): Promise<void> {
    const board = parseBoard(document);
    if (!board.ok) throw new Error(`not a board: ${JSON.stringify(board.error)}`);
    await this.open(`${address}${writeLink(board.value, { step: null, selected: null, ...view })}`);
  }

  get title(): Locator {
    return this.page.getByRole('textbox', { name: 'Title of the board' });
  }

  async openExample(title: string): Promise<void> {
    await this.chooseBoards('My boards and all examples…');
    await this.page.getByRole('dialog').getByRole('button', { name: title }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  async chooseBoards(item: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Boards', exact: true }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** A command of the palette by its name: the same in every window. */
  async command(name: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    const palette = this.page.getByRole('dialog', { name: 'Commands' });
    await palette.getByRole('combobox').fill(name);
    await palette.getByRole('option', { name, exact: true }).click();
    await expect(palette).toBeHidden();
  }

  // The table

  /** A player's battlefield. */
  side(player: string): Locator {
    return this.page.getByRole('region', { name: `Battlefield of ${player}` });
  }

  /** An object by the beginning of its name. */
  tile(name: string): Locator {
    return this.page.getByRole('article', { name: new RegExp(`^${name}\\b`) });
  }

  /** The grip of an effect, counter or attachment on a tile. */
  chip(tile: string, label: string): Locator {
    return this.tile(tile).getByRole('button', { name: `Move “${label}”` });
  }

  /** Opens the menu of a tile and chooses from it, submenu by submenu. */
  async chooseOnTile(name: string, ...path: readonly string[]): Promise<void> {
    await this.tile(name)
      .getByRole('button', { name: /^What to do with/ })
      .first()
      .click();
    for (const item of path) await this.page.getByRole('menuitem', { name: item }).click();
  }

  // The library

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search a card' });
  }

  /** A card among the results of the search. */
  hit(card: string): Locator {
    return this.page.getByRole('region', { name: 'Library' }).getByRole('button', { name: card, exact: true });
  }

  /** The grip of an effect in the palette. */
  effect(label: string): Locator {
    return this.page.getByRole('button', { name: `Hold “${label}”` });
  }

  // The debugger

  get debugger(): Locator {
    return this.page.getByRole('region', { name: 'Debugger' });
  }

  /** The sentence that is said of the step on screen. */
  get step(): Locator {
    return this.debugger.getByRole('status');
  }

  async press(step: 'Printed values' | 'Previous step' | 'Play' | 'Next step' | 'Last step'): Promise<void> {
    await this.debugger.getByRole('button', { name: step }).click();
  }

  get timeline(): Locator {
    return this.debugger.getByRole('region', { name: 'Timeline' });
  }

  /** The handle of something that has a timestamp. */
  timestamp(name: string): Locator {
    return this.timeline.getByRole('button', { name: new RegExp(`^${name}, timestamp`) });
  }

  /** What is said of drags, drops and undo. */
  get announcement(): Locator {
    return this.page.getByRole('status').last();
  }

  /** The one in the bar at the top; a message may have one too. */
  get undoButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: 'Undo' });
  }

  async undo(): Promise<void> {
    await this.undoButton.click();
  }
}
