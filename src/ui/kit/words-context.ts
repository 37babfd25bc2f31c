import { createContext, useContext } from 'react';
import { createWords, type Names, NO_NAMES, type Words } from '../../messages';

/** The words of the language that is shown; the app puts another in its place when the language changes. */
export const WordsContext = createContext<Words>(createWords('en'));

/** What the things on the board are called; views of another board (Compare) put their own in its place. */
export const NamesContext = createContext<Names>(NO_NAMES);

export const useWords = (): Words => useContext(WordsContext);
export const useNames = (): Names => useContext(NamesContext);
