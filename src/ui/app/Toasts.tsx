import { Toast as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { dismissToast, type Toast, useInterface } from '../../state';
import { Button, Icon, IconButton, useWords, Words } from '../kit';

/** What happened, what was kept, what to do. */
export function Toasts(): ReactNode {
  const { t } = useWords();
  const toasts = useInterface((state) => state.toasts);
  return (
    <Radix.Provider duration={7000} label={t('app.messages')}>
      {toasts.map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
      <Radix.Viewport className="toasts" label={t('app.messages')} />
    </Radix.Provider>
  );
}

function OneToast({ toast }: { readonly toast: Toast }): ReactNode {
  const { t, plain } = useWords();
  const { action } = toast;
  return (
    <Radix.Root
      className={toast.kind === 'problem' ? 'toast err' : 'toast'}
      duration={toast.kind === 'done' ? 7000 : 10000}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
    >
      <Icon name={toast.kind === 'problem' ? 'warn' : 'check'} />
      <Radix.Description asChild>
        <p>
          <Words message={toast.message} />
        </p>
      </Radix.Description>
      {action && (
        <Radix.Action asChild altText={plain(action.label)}>
          <Button look="on" onClick={action.run}>
            <Words message={action.label} />
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label={t('app.close')} icon="close" />
      </Radix.Close>
    </Radix.Root>
  );
}
