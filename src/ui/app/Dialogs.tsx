import { lazy, type ReactNode, Suspense } from 'react';
import { closeDialog, type OpenDialog, useInterface } from '../../state';
import { SharedDialog } from '../panels/dialogs/SharedDialog';
import { useQuestion } from '../panels/drag/put-on';

const PutOnDialog = lazy(async () => ({ default: (await import('../panels/drag/PutOnDialog')).PutOnDialog }));
const CardDialog = lazy(() => import('../panels/cards/CardDialog'));
const ChoicesDialog = lazy(() => import('../panels/cards/ChoicesDialog'));
const ResolveDialog = lazy(() => import('../panels/resolve/ResolveDialog'));
const CommandDialog = lazy(() => import('./CommandDialog'));

/** The dialog that lies over the page, if one does; each is loaded when it is first asked for. */
export function Dialogs(): ReactNode {
  const dialog = useInterface((state) => state.dialog);
  const question = useQuestion();
  return (
    <Suspense>
      {question && <PutOnDialog />}
      {dialog && <Open {...dialog} />}
    </Suspense>
  );
}

function Open({ name, about }: OpenDialog): ReactNode {
  switch (name) {
    case 'card':
      return <CardDialog about={about} />;
    case 'choices':
      return <ChoicesDialog about={about} />;
    case 'resolve':
      return <ResolveDialog about={about} />;
    case 'commands':
      return <CommandDialog />;
    case 'share':
    case 'help':
    case 'about':
    case 'shortcuts':
    case 'boards':
    case 'import':
    case 'export':
    case 'put-on':
    case 'compare':
    case 'editions':
      return <SharedDialog name={name} onClose={closeDialog} />;
  }
}
