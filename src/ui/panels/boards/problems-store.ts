import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Problem } from '../../../engine';

/** What was wrong with the last link or file, for the dialog that lists it. */
const store = createStore<{ readonly problems: readonly Problem[] }>(() => ({ problems: [] }));

export const showProblems = (problems: readonly Problem[]): void => store.setState({ problems });
export const useProblems = (): readonly Problem[] => useStore(store, (state) => state.problems);
