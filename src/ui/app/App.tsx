import { type ReactNode, useMemo } from 'react';
import { createWords, languageOf, namesOf } from '../../messages';
import { useDebugger, useShown } from '../../state';
import { NamesContext, TooltipProvider, useWords, WordsContext } from '../kit';
import { DragProvider } from '../panels/drag/DragProvider';
import { PrintSheet } from '../panels/print/PrintSheet';
import { CrashScreen } from './CrashScreen';
import { Dialogs } from './Dialogs';
import { Layout } from './Layout';
import { LiveRegion } from './LiveRegion';

import { ToastsOnDemand } from './ToastsOnDemand';
import { useTheme } from './use-theme';

const language = languageOf(window.location.search) ?? 'en';

export function App(): ReactNode {
  useTheme();
  const edition = useDebugger((state) => state.edition);
  const words = useMemo(() => createWords(language, edition), [edition]);
  return (
    <WordsContext value={words}>
      <CrashScreen>
        <TooltipProvider>
          <BoardNames>
            <DragProvider>
              <Layout />
              <Dialogs />
              <PrintSheet />
            </DragProvider>
            <ToastsOnDemand />
            <LiveRegion />
          </BoardNames>
        </TooltipProvider>
      </CrashScreen>
    </WordsContext>
  );
}

/** What the messages of all panels call the things on the board that is shown. */
function BoardNames({ children }: { readonly children: ReactNode }): ReactNode {
  const words = useWords();
  const evaluation = useShown();
  const names = useMemo(() => namesOf(evaluation.compiled, evaluation.trace, words), [evaluation, words]);
  return <NamesContext value={names}>{children}</NamesContext>;
}
