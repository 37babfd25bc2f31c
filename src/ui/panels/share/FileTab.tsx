import type { ReactNode } from 'react';
import { toFile } from '../../../share';
import { useDebugger } from '../../../state';
import { Button, useWords } from '../../kit';
import { download } from '../../kit/download';

/** The board as a file that this tool, a test or a script can read. */
export function FileTab(): ReactNode {
  const { t } = useWords();
  const board = useDebugger((state) => state.board);
  const file = toFile(board);
  return (
    <div className="share-text">
      <p>{t('share.file-about')}</p>
      <p>
        <Button look="go" onClick={() => download(file.name, file.text, 'application/json')}>
          {t('share.save-file', { name: file.name })}
        </Button>
      </p>
    </div>
  );
}
