import type { ReactNode } from 'react';
import { closeDialog, type DialogName } from '../../../state';
import { dialogOnDemand } from './dialog-on-demand';

/** Dialogs about boards as a whole: loaded when first asked for, since nobody needs them to see a board. */
const DIALOGS = {
  share: dialogOnDemand(async () => (await import('../share/ShareDialog')).ShareDialog, closeDialog),
  boards: dialogOnDemand(async () => (await import('../boards/BoardsDialog')).BoardsDialog, closeDialog),
  import: dialogOnDemand(async () => (await import('../boards/ImportDialog')).ImportDialog, closeDialog),
  help: dialogOnDemand(async () => (await import('./HelpDialog')).HelpDialog, closeDialog),
  shortcuts: dialogOnDemand(async () => (await import('./HelpDialog')).HelpDialog, closeDialog),
  about: dialogOnDemand(async () => (await import('./AboutDialog')).AboutDialog, closeDialog),
  editions: dialogOnDemand(async () => (await import('../editions/EditionsDialog')).EditionsDialog, closeDialog),
  compare: dialogOnDemand(async () => (await import('../compare/CompareDialog')).CompareDialog, closeDialog),
} as const satisfies { readonly [name in DialogName]?: unknown };

/** The dialog of this name, if it is one of these. */
export function SharedDialog({ name }: { readonly name: DialogName }): ReactNode {
  if (!isShared(name)) return null;
  const Content = DIALOGS[name];
  return <Content onClose={closeDialog} />;
}

const isShared = (name: DialogName): name is keyof typeof DIALOGS => name in DIALOGS;
