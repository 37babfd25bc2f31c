import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { openDialog } from '../../state';
import { IconButton, Menu, MenuItem, useWords } from '../kit';
import { PresentNames } from './BoardNames';
import { Palette } from './library/Palette';
import { SearchField } from './library/SearchField';

const CardHits = lazy(async () => ({ default: (await import('./library/CardHits')).CardHits }));

/** Cards to find and effects to fill in, both to drag onto the table. */
export function LibraryPanel({ onFold }: { readonly onFold?: () => void }): ReactNode {
  const { t } = useWords();
  const [query, setQuery] = useState('');
  const results = useRef<HTMLDivElement>(null);
  const hint = <p className="more">{t('library.hint')}</p>; // also while the search is on its way, so that nothing jumps
  return (
    <section className="panel lib" data-pane="" aria-label={t('app.panel.library')}>
      <div className="ph">
        <h2>{t('app.panel.library')}</h2>
        <span className="grow" />
        <Menu align="end" trigger={<IconButton label={t('library.more')} icon="dots" />}>
          <MenuItem icon="pencil" onSelect={() => openDialog('card')}>
            {t('library.type-card')}
          </MenuItem>
          <MenuItem icon="board" onSelect={() => openDialog('boards')}>
            {t('library.examples')}
          </MenuItem>
        </Menu>
        {onFold && <IconButton label={t('library.fold')} icon="fold" onClick={onFold} />}
      </div>
      <SearchField query={query} onChange={setQuery} onEnter={() => pressFirst(results.current)} />
      <div className="lib-scroll" ref={results}>
        <Suspense fallback={hint}>{query.trim() === '' ? hint : <CardHits query={query} />}</Suspense>
        <PresentNames>
          <Palette />
        </PresentNames>
      </div>
    </section>
  );
}

/** What is found comes by itself, so Enter presses what stands first by then. */
const pressFirst = (results: HTMLElement | null): void => results?.querySelector<HTMLElement>('.hits button')?.click();
