import { type ReactNode, useMemo } from 'react';
import { createWords, languageOf, namesOf } from '../../messages';
import { useShown } from '../../state';
import { NamesContext, TooltipProvider, WordsContext } from '../kit';
import { DragProvider } from '../panels/drag/DragProvider';
import { CrashScreen } from './CrashScreen';
import { Dialogs } from './Dialogs';
import { Layout } from './Layout';
import { LiveRegion } from './LiveRegion';

import { ToastsOnDemand } from './ToastsOnDemand';
import { useTheme } from './use-theme';

const words = createWords(languageOf(window.location.search) ?? 'en');

export function App(): ReactNode {
  useTheme();
  return (
    <WordsContext value={words}>
      <CrashScreen>
        <TooltipProvider>
          <BoardNames>
            <DragProvider>
              <Layout />
              <Dialogs />
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
  const evaluation = useShown();
  const names = useMemo(() => namesOf(evaluation.compiled, evaluation.trace, words), [evaluation]);
  return <NamesContext value={names}>{children}</NamesContext>;
}
