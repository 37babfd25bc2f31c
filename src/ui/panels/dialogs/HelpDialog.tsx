import { Fragment, type ReactNode } from 'react';
import { openDialog } from '../../../state';
import { Button, Dialog, useWords } from '../../kit';
import { SHORTCUTS } from './shortcuts';

/** What the tool shows, in four sentences, and every key. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useWords();
  return (
    <Dialog open onClose={onClose} title={t('help.title')} size="wide">
      <div className="dialog-body help">
        <ol className="help-steps">
          {(['ask', 'move', 'step', 'order', 'share'] as const).map((name) => (
            <li key={name}>
              <b>{t(`help.${name}.title`)}</b> {t(`help.${name}.text`)}
            </li>
          ))}
        </ol>
        <h3>{t('help.shortcuts')}</h3>
        <dl className="shortcuts">
          {SHORTCUTS.map(({ action, keys }) => (
            <Fragment key={action}>
              <dt>
                {keys.map((key) => (
                  <kbd className="kbd" key={key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{t(`help.key.${action}`)}</dd>
            </Fragment>
          ))}
        </dl>
        <p>
          <Button look="line" onClick={() => openDialog('editions')}>
            {t('editions.title')}
          </Button>{' '}
          <Button look="line" onClick={() => openDialog('about')}>
            {t('about.title')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
