/** Every word on screen. The engine speaks in keys and values; here they become sentences in one language. */
export { type BoardTextOptions, boardText } from './board-text';
export { effectPhrase, sourcePhrase } from './effect-phrase';
export { en as allWords } from './en';
export { explanationText } from './explain-text';
export { plainText } from './format';
export type { TextForm } from './markdown';
export { createNaming, namesOf, namesOfRuns } from './names';
export { oneSentence } from './one-sentence';
export { type Names, NO_NAMES, type Token, wordsOf } from './tokens';
export { traceText } from './trace-text';
export { createWords, LANGUAGES, type Language, languageOf, type MessageKey, type Values, type Words } from './words';
