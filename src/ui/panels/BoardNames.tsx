import { type ReactNode, useMemo } from 'react';
import { namesOf } from '../../messages';
import { useShown } from '../../state';
import { NamesContext, useWords } from '../kit';

/** What messages call the things on the board that is shown. */
export function BoardNames({ children }: { readonly children: ReactNode }): ReactNode {
  const words = useWords();
  const { compiled, trace } = useShown();
  const names = useMemo(() => namesOf(compiled, trace, words), [compiled, trace, words]);
  return <NamesContext value={names}>{children}</NamesContext>;
}
