import type { ReactNode } from 'react';
import { Dialog, useWords } from '../../kit';

export function CompareDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useWords();
  return (
    <Dialog open onClose={onClose} title={t('compare.title')} size="wide">
      <span />
    </Dialog>
  );
}
