import { type ReactNode, useMemo } from 'react';
import type { Evaluation } from '../../evaluate';
import { createNaming } from '../../messages';
import { useDebugger, useShown } from '../../state';
import { NamesContext, useWords } from '../kit';

/** What messages call the things on the board that is shown. */
export function ShownNames({ children }: { readonly children: ReactNode }): ReactNode {
  return <BoardNames evaluation={useShown()}>{children}</BoardNames>;
}

/** The same without what a preview would bring, for what it does not touch. */
export function PresentNames({ children }: { readonly children: ReactNode }): ReactNode {
  return <BoardNames evaluation={useDebugger((state) => state.evaluation)}>{children}</BoardNames>;
}

/** The same for a part of the page that shows another evaluation. */
export function BoardNames(props: { readonly evaluation: Evaluation; readonly children: ReactNode }): ReactNode {
  const words = useWords();
  const { compiled, trace } = props.evaluation;
  const naming = useMemo(() => createNaming(words), [words]);
  const names = useMemo(() => naming(compiled, trace), [naming, compiled, trace]);
  return <NamesContext value={names}>{props.children}</NamesContext>;
}
