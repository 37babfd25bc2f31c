/** The room's door: the built-in cards, by name and by search. */
export { builtInCardList, builtInCards, isToken, tokenCards } from './built-in';
export { type CardMatch, cardSearch, searchCards } from './search';
