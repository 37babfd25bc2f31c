import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { ObjectId, PlayerId } from '../../../engine';
import type { Held } from './held';

/** The way without dragging: a thing looks for its place, or an object for what is to be put on it. */
export type Question =
  | { readonly kind: 'where'; readonly held: Held }
  | { readonly kind: 'what'; readonly object: ObjectId }
  | { readonly kind: 'side'; readonly object: ObjectId; readonly player: PlayerId };

const store = createStore<{ readonly question: Question | null }>(() => ({ question: null }));
export const useQuestion = (): Question | null => useStore(store, (state) => state.question);

/** "Put on …": asks where a held thing goes. */
export const askWhere = (held: Held): void => store.setState({ question: { kind: 'where', held } });
/** "Put an effect on it …": asks what is put on an object. */
export const askWhat = (object: ObjectId): void => store.setState({ question: { kind: 'what', object } });
/** A tile was put on another player's side: did it enter there, or does an effect give control of it? */
export const askSide = (object: ObjectId, player: PlayerId): void =>
  store.setState({ question: { kind: 'side', object, player } });
export const closeQuestion = (): void => store.setState({ question: null });
