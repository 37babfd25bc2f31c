import type { ReactNode } from 'react';
import { useWords } from '../../kit';
import { placeOf, rulerMarks, takers } from './length-ruler';

/** How long the link is, and what will take it. */
export function LengthRuler({ length }: { readonly length: number }): ReactNode {
  const { t } = useWords();
  const fits = takers(length);
  const told = fits.length === 0 ? t('share.fits-nothing') : fits.map((key) => t(`share.takes.${key}`)).join(', ');
  const x = (at: number) => 20 + at * 452;
  const here = x(placeOf(length));
  return (
    <svg
      className="ruler"
      viewBox="0 0 512 84"
      role="img"
      aria-label={t('share.length-says', { count: length, fits: told })}
    >
      <rect x="20" y="36" width="472" height="6" rx="3" fill="var(--line)" />
      <rect x="20" y="36" width={here - 20} height="6" rx="3" fill="var(--accent)" />
      {rulerMarks.map(({ key, length: limit, at }, index) => (
        <g key={key} textAnchor="middle">
          <path d={`M${x(at)} 33v12`} stroke="var(--ink-3)" />
          <text x={x(at)} y={index === 2 ? 14 : 60} className="ruler-word">
            {t(`share.takes.${key}`)}
          </text>
          <text x={x(at)} y={index === 2 ? 27 : 75} className="ruler-number">
            {t('share.number', { count: limit })}
          </text>
        </g>
      ))}
      <path d={`M${here} 30v18`} stroke="var(--ink)" strokeWidth="1.5" />
      <text x={Math.max(60, Math.min(here, 380))} y={24} textAnchor="middle" className="ruler-here">
        {t('share.characters', { count: length })}
      </text>
    </svg>
  );
}
