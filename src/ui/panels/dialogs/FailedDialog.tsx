import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, useWords } from '../../kit';

/** What stands in the place of a dialog that did not come. It is the browser's own, for ours would have to come first. */
export function FailedDialog(props: { readonly onRetry: () => void; readonly onClose: () => void }): ReactNode {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, text] = [useId(), useId()];
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close(); // gives the focus back to where it was
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog small"
      aria-labelledby={title}
      aria-describedby={text}
      onCancel={props.onClose}
    >
      <header>
        <h2 id={title}>{t('app.crash.dialog')}</h2>
      </header>
      <p id={text} className="dialog-body">
        {t('app.crash.dialog-text')}
      </p>
      <footer className="dialog-foot">
        <Button look="line" onClick={props.onClose}>
          {t('app.close')}
        </Button>
        <Button look="go" onClick={props.onRetry}>
          {t('app.crash.again')}
        </Button>
      </footer>
    </dialog>
  );
}
