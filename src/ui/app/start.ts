import { createWords, languageOf, type Words } from '../../messages';
import { keptView, workspace } from '../../state';
import { followAddress, openAddress, openFirstExample } from '../panels/boards/open-boards';

const PATIENCE = 1500; // milliseconds that storage gets before the page opens without it

/** The board that the page opens with, and where its reader stood if the page loaded itself anew. */
export async function start(): Promise<void> {
  const words = createWords(languageOf(window.location.search) ?? 'en');
  followAddress();
  window.addEventListener('pagehide', () => void workspace.settle()); // what was edited a moment ago is kept too
  await openBoard(words);
  keptView.restore();
}

/** The board of the link, else that of the last visit, else a living example. */
async function openBoard(words: Words): Promise<void> {
  if (await openAddress(window.location.hash)) return;
  const restored = await Promise.race([workspace.restore(), after(PATIENCE)]);
  if (!restored) await openFirstExample(words);
}

const after = (milliseconds: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
