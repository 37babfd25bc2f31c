import { createStore } from 'zustand/vanilla';
import type { Message } from '../engine';

/** What can lie over the page; one at a time. */
export type DialogName =
  | 'share'
  | 'help'
  | 'about'
  | 'shortcuts'
  | 'boards'
  | 'import'
  | 'export'
  | 'commands'
  | 'card'
  | 'resolve'
  | 'put-on'
  | 'choices'
  | 'compare'
  | 'editions';

/** A dialog and what it is about, an object, effect or ability by id. */
export type OpenDialog = { readonly name: DialogName; readonly about: string | null };

/** What happened, what was kept, what to do; never a question. */
export type Toast = {
  readonly id: number;
  readonly kind: 'done' | 'news' | 'problem';
  readonly message: Message;
  /** A button beside the words. */
  readonly action: { readonly label: Message; readonly run: () => void } | null;
};

/** Which values the board shows. */
export type BoardView = 'step' | 'printed' | 'end';
/** The bottom bar of the phone, and the drawers between phone and desk. */
export type Tab = 'board' | 'debugger' | 'inspector' | 'library';

/** `refused`: a private window or full storage; the board then lives in this tab alone. */
export type Saving = 'example' | 'saved' | 'pending' | 'refused';

export type InterfaceState = {
  readonly dialog: OpenDialog | null;
  readonly toasts: readonly Toast[];
  readonly boardView: BoardView;
  readonly tab: Tab;
  /** Where the user's work stands in this browser's storage. */
  readonly saving: Saving;
  /** Said once by the live region. */
  readonly announcement: string;
};

/** State of the page that no link carries and no undo touches. */
export const interfaceStore = createStore<InterfaceState>(() => ({
  dialog: null,
  toasts: [],
  boardView: 'step',
  tab: 'debugger',
  saving: 'example',
  announcement: '',
}));

const { setState: set } = interfaceStore;

export const openDialog = (name: DialogName, about: string | null = null): void => set({ dialog: { name, about } });
export const closeDialog = (): void => set({ dialog: null });
export const showBoardView = (boardView: BoardView): void => set({ boardView });
export const showTab = (tab: Tab): void => set({ tab });
export const showSaving = (saving: Saving): void => set({ saving });
export const announce = (announcement: string): void => set({ announcement });

let toasts = 0; // numbers the toasts of this page; nothing is computed from it

export function toast(kind: Toast['kind'], message: Message, action: Toast['action'] = null): void {
  toasts += 1;
  const entry: Toast = { id: toasts, kind, message, action };
  set((state) => ({ toasts: [...state.toasts.slice(-2), entry] }));
}

export const dismissToast = (id: number): void =>
  set((state) => ({ toasts: state.toasts.filter((other) => other.id !== id) }));
