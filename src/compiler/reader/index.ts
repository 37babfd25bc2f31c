/** Tokens and small readers. Knows no Magic. */
export * from './reader';
export { type Token, tokenize, wordsOf } from './tokens';
export { MOST_TOKENS, readPrefix, readWhole, type WholeReading } from './whole';
