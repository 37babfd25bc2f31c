import { type ReactNode, useMemo } from 'react';
import { createWords, languageOf } from '../../messages';
import { useDebugger } from '../../state';
import { TooltipProvider, WordsContext } from '../kit';
import { ShownNames } from '../panels/BoardNames';
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
          <ShownNames>
            <DragProvider>
              <Layout />
              <Dialogs />
              <PrintSheet />
            </DragProvider>
            <ToastsOnDemand />
            <LiveRegion />
          </ShownNames>
        </TooltipProvider>
      </CrashScreen>
    </WordsContext>
  );
}
