import type { ReactNode } from 'react';
import { useWords } from '../../kit';
import { PaletteRow } from './PaletteRow';
import { PALETTE } from './palette';

/** The effects by layer, each a small sentence with blanks to fill. */
export function Palette(): ReactNode {
  const { t } = useWords();
  return (
    <section className="palette" aria-label={t('palette.title')}>
      <div className="ph">
        <h2>{t('palette.title')}</h2>
        <span className="quiet">{t('palette.hint')}</span>
      </div>
      <ul className="pal">
        {PALETTE.map((entry) => (
          <PaletteRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
