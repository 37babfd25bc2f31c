import { createWords, languageOf } from '../../messages';
import { workspace } from '../../state';
import { followAddress, openAddress, openFirstExample } from '../panels/boards/open-boards';

const PATIENCE = 1500; // milliseconds that storage gets before the page opens without it

/** The board that the page opens with: the one of the link, else that of the last visit, else a living example. */
export async function start(): Promise<void> {
  const words = createWords(languageOf(window.location.search) ?? 'en');
  followAddress();
  window.addEventListener('pagehide', () => void workspace.settle()); // what was edited a moment ago is kept too
  const shared = await openAddress(window.location.hash);
  if (shared) return;
  const restored = await Promise.race([workspace.restore(), after(PATIENCE)]);
  if (!restored) await openFirstExample(words);
}

const after = (milliseconds: number): Promise<false> =>
  new Promise((resolve) => setTimeout(() => resolve(false), milliseconds));
