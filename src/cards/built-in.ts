import { type Card, type CardLibrary, libraryOf } from '../engine';
import { printedCards, tokens } from './printed';
import { wholeCard } from './printed/printed-card';

/** Common tokens: cards to the library, but they enter as tokens (111.1). */
export const tokenCards: readonly Card[] = tokens.map(wholeCard);

/** All built-in cards, tokens last. */
export const builtInCardList: readonly Card[] = [...printedCards.map(wholeCard), ...tokenCards];

/** The built-in cards by name: any capitals, and either face's name. */
export const builtInCards: CardLibrary = libraryOf(builtInCardList);

const tokenNames = new Set(tokenCards.map((card) => card.name));

/** Is this built-in card a token, so that what enters by its name is one? */
export const isToken = (name: string): boolean => tokenNames.has(name);
