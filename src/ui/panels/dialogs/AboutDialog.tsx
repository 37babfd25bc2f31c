import type { ReactNode } from 'react';
import { Dialog, useWords } from '../../kit';

/** What this is, whose it is, and what it is not. */
export function AboutDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useWords();
  return (
    <Dialog open onClose={onClose} title={t('about.title')}>
      <div className="dialog-body about">
        <p>{t('about.what')}</p>
        <p>{t('about.rules')}</p>
        <p>{t('about.privacy')}</p>
        <p className="quiet">{t('about.fan-content')}</p>
        <p className="quiet">{t('about.license')}</p>
      </div>
    </Dialog>
  );
}
