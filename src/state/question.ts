import { createStore } from 'zustand/vanilla';
import type { Aspect, ObjectId } from '../engine';

/** The value that was asked about last: "why is it so?". It holds while its object stays selected. */
export type Question = { readonly object: ObjectId; readonly aspect: Aspect };

export const questionStore = createStore<{ readonly question: Question | null }>(() => ({ question: null }));

/** Asks why; whoever calls it selects the object too. */
export const askWhy = (object: ObjectId, aspect: Aspect): void =>
  questionStore.setState({ question: { object, aspect } });
