import type { ReactNode } from 'react';
import { useDebugger } from '../../../state';
import { useWords } from '../../kit';
import { CopyBlock } from './CopyBlock';
import { useShareLink } from './use-share-link';

/** A snippet for a page of one's own: board and debugger without the rest. */
export function EmbedTab(): ReactNode {
  const { t } = useWords();
  const title = useDebugger((state) => state.board.title);
  const { link, base } = useShareLink(true, true);
  const address = `${base}?embed${link.slice(base.length)}`;
  const snippet = `<iframe src="${address}" title="${escaped(title || t('share.embed-title'))}" width="720" height="480" loading="lazy" style="border:0"></iframe>`;
  return (
    <div className="share-text">
      <p className="quiet">{t('share.embed-about')}</p>
      <CopyBlock label={t('share.tab.embed')} text={snippet} copyLabel={t('share.copy-embed')} />
    </div>
  );
}

/** A title inside an attribute of somebody's page. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
