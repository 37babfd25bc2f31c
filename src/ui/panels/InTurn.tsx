import type { ReactNode } from 'react';
import { MomentContext, useMoment } from '../../state';
import { ShownNames } from './BoardNames';
import { useInTurn } from './use-in-turn';

/** A view beside the board: it follows the moment on screen when its turn comes. */
export function InTurn({ children }: { readonly children: ReactNode }): ReactNode {
  const moment = useInTurn(useMoment());
  return (
    <MomentContext value={moment}>
      <ShownNames>{children}</ShownNames>
    </MomentContext>
  );
}
