import { lazy, type ReactNode } from 'react';
import type { DialogName } from '../../../state';

/** Dialogs about boards as a whole: loaded when first asked for, since nobody needs them to see a board. */
const DIALOGS = {
  share: lazy(async () => ({ default: (await import('../share/ShareDialog')).ShareDialog })),
  boards: lazy(async () => ({ default: (await import('../boards/BoardsDialog')).BoardsDialog })),
  import: lazy(async () => ({ default: (await import('../boards/ImportDialog')).ImportDialog })),
  help: lazy(async () => ({ default: (await import('./HelpDialog')).HelpDialog })),
  shortcuts: lazy(async () => ({ default: (await import('./HelpDialog')).HelpDialog })),
  about: lazy(async () => ({ default: (await import('./AboutDialog')).AboutDialog })),
  editions: lazy(async () => ({ default: (await import('../editions/EditionsDialog')).EditionsDialog })),
  compare: lazy(async () => ({ default: (await import('../compare/CompareDialog')).CompareDialog })),
} as const satisfies { readonly [name in DialogName]?: unknown };

/** The dialog of this name, if it is one of these. */
export function SharedDialog(props: { readonly name: DialogName; readonly onClose: () => void }): ReactNode {
  const { name, onClose } = props;
  if (!isShared(name)) return null;
  const Content = DIALOGS[name];
  return <Content onClose={onClose} />;
}

const isShared = (name: DialogName): name is keyof typeof DIALOGS => name in DIALOGS;
