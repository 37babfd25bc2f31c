import { type ReactNode, Suspense } from 'react';
import { closeDialog, useInterface } from '../../state';
import { SharedDialog } from '../panels/dialogs/SharedDialog';
import { PutOnDialog } from '../panels/drag/PutOnDialog';

/** The dialog that lies over the page, if one does; each is loaded when it is first asked for. */
export function Dialogs(): ReactNode {
  const dialog = useInterface((state) => state.dialog);
  return (
    <>
      <PutOnDialog />
      <Suspense>{dialog && <SharedDialog name={dialog.name} onClose={closeDialog} />}</Suspense>
    </>
  );
}
