import type { ReactNode } from 'react';
import { closeDialog, type OpenDialog, useInterface } from '../../state';
import { dialogOnDemand } from '../panels/dialogs/dialog-on-demand';
import { SharedDialog } from '../panels/dialogs/SharedDialog';
import { closeQuestion, useQuestion } from '../panels/drag/put-on';

const PutOnDialog = dialogOnDemand(async () => (await import('../panels/drag/PutOnDialog')).PutOnDialog, closeQuestion);
const CardDialog = dialogOnDemand(async () => (await import('../panels/cards/CardDialog')).default, closeDialog);
const ChoicesDialog = dialogOnDemand(async () => (await import('../panels/cards/ChoicesDialog')).default, closeDialog);
const ResolveDialog = dialogOnDemand(
  async () => (await import('../panels/resolve/ResolveDialog')).default,
  closeDialog,
);
const CommandDialog = dialogOnDemand(async () => (await import('./CommandDialog')).default, closeDialog);

/** The dialog that lies over the page, if one does; each is loaded when it is first asked for. */
export function Dialogs(): ReactNode {
  const dialog = useInterface((state) => state.dialog);
  const question = useQuestion();
  return (
    <>
      {question && <PutOnDialog />}
      {dialog && <Open {...dialog} />}
    </>
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
      return <SharedDialog name={name} />;
  }
}
