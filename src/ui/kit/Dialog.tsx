import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './Button';
import { useWords } from './words-context';

/** A dialog over the page: titled, closed with Escape, its sign or a press beside it. */
export function Dialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What it is for, read after the title. */
  readonly description?: ReactNode;
  readonly size?: 'small' | 'wide';
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useWords();
  return (
    <Radix.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil" />
        <Radix.Content
          className={props.size ? `dialog ${props.size}` : 'dialog'}
          onOpenAutoFocus={focusFirstField}
          {...(props.description ? {} : { 'aria-describedby': undefined })}
        >
          <header>
            <Radix.Title asChild>
              <h2>{props.title}</h2>
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('app.close')} icon="close" />
            </Radix.Close>
          </header>
          {props.description && <Radix.Description className="dialog-about">{props.description}</Radix.Description>}
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Where something is to be typed or chosen, the focus begins there; else on the dialog itself, not on its first button:
 * that would be "Close", with its tooltip open.
 */
function focusFirstField(event: Event): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const field = event.currentTarget.querySelector<HTMLElement>(FIELDS);
  (field ?? event.currentTarget).focus();
}

const FIELDS = 'input:not([type="radio"], [type="checkbox"], [readonly]), textarea, select';
