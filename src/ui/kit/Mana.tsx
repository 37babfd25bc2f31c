import type { ReactNode } from 'react';
import type { MessageKey } from '../../messages';
import { useWords } from './words-context';

/** Mana and tap symbols, our own drawing: sun, drop, crescent, peak, leaf, lozenge, numbers, and a card laid on its side. */
export function Mana({ cost }: { readonly cost: string }): ReactNode {
  const symbols = cost.match(/\{[^}]+\}/g) ?? [];
  if (symbols.length === 0) return null;
  return (
    <span className="cost">
      {symbols.map((symbol, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cost is a fixed row of equal signs
        <ManaSymbol key={index} symbol={symbol} />
      ))}
    </span>
  );
}

/** One symbol in its braces: {W}, {12}, {W/U}, {2/B}, {G/P}, {X}, {T}, {Q}, {E}, {S}. */
export function ManaSymbol({ symbol }: { readonly symbol: string }): ReactNode {
  const { t } = useWords();
  const inner = symbol.slice(1, -1).toUpperCase();
  const name = NAMES.get(inner);
  return (
    <svg className="m" viewBox="0 0 16 16" role="img" aria-label={name ? t(name) : symbol}>
      {drawn(inner)}
    </svg>
  );
}

/** Signs that have a name of their own; all others are read as they are written. */
const NAMES: ReadonlyMap<string, MessageKey> = new Map([
  ['W', 'mana.W'],
  ['U', 'mana.U'],
  ['B', 'mana.B'],
  ['R', 'mana.R'],
  ['G', 'mana.G'],
  ['C', 'mana.C'],
  ['T', 'mana.T'],
  ['Q', 'mana.Q'],
]);

function drawn(inner: string): ReactNode {
  if (inner === 'T' || inner === 'Q') return <TapSymbol untap={inner === 'Q'} />;
  const [left = '', right] = inner.split('/');
  if (right === undefined) return <Disc code={left} />;
  if (right === 'P') return <PhyrexianDisc code={left} />;
  return (
    <>
      <g clipPath="inset(0 50% 0 0)">
        <Disc code={left} />
      </g>
      <g clipPath="inset(0 0 0 50%)">
        <Disc code={right} />
      </g>
      <path d="M8 .6v14.8" stroke="var(--ink-2)" strokeWidth=".8" />
    </>
  );
}

function Disc({ code }: { readonly code: string }): ReactNode {
  const paint = DISCS[code] ?? NEUTRAL;
  return (
    <>
      <circle cx="8" cy="8" r="7.4" fill={paint.ground} stroke={paint.edge} />
      {SIGNS[code] ?? (
        <text x="8" y="11.6" textAnchor="middle" className={code.length > 1 ? 'm-text small' : 'm-text'}>
          {code}
        </text>
      )}
    </>
  );
}

/** A color or two life: the sign stands open on the color's disc. */
function PhyrexianDisc({ code }: { readonly code: string }): ReactNode {
  const paint = DISCS[code] ?? NEUTRAL;
  return (
    <>
      <circle cx="8" cy="8" r="7.4" fill={paint.ground} stroke={paint.edge} />
      <path d="M8 2.8v10.4M8 5a3 3.1 0 1 1 0 6.2A3 3.1 0 0 1 8 5Z" fill="none" stroke={paint.sign} strokeWidth="1.5" />
    </>
  );
}

function TapSymbol({ untap }: { readonly untap: boolean }): ReactNode {
  return (
    <g transform={untap ? 'matrix(-1 0 0 1 16 0)' : undefined}>
      <rect x="2.2" y="7.7" width="9.6" height="5.9" rx="1.2" fill="var(--ink-2)" />
      <path d="M3.6 5.6C5.2 2.6 10.4 2 12.6 5.6M14.3 3.2 13 6.6 9.7 5.5" className="m-tap" />
    </g>
  );
}

type Paint = { readonly ground: string; readonly edge: string; readonly sign: string };
const NEUTRAL: Paint = { ground: '#e4e2dd', edge: '#8f8d87', sign: '#22211f' };
const DISCS: Readonly<Record<string, Paint>> = {
  W: { ground: '#f6ecc6', edge: '#a48a3a', sign: '#4c3d0c' },
  U: { ground: '#c9e0f3', edge: '#2d6aa0', sign: '#123f66' },
  B: { ground: '#cfc8d3', edge: '#3a343f', sign: '#221d26' },
  R: { ground: '#f6cdbf', edge: '#a83a22', sign: '#7c1f0d' },
  G: { ground: '#c6e4cf', edge: '#2c7046', sign: '#14502c' },
  C: { ground: '#e4e2dd', edge: '#85837d', sign: '#3c3a36' },
};

const SIGNS: Readonly<Record<string, ReactNode>> = {
  W: (
    <g stroke="#4c3d0c" strokeWidth="1.25" strokeLinecap="round">
      <circle cx="8" cy="8" r="2.3" fill="none" />
      <path d="M8 2.9v1.2M8 11.9v1.2M2.9 8h1.2M11.9 8h1.2M4.4 4.4l.8.8M10.8 10.8l.8.8M4.4 11.6l.8-.8M10.8 5.2l.8-.8" />
    </g>
  ),
  U: <path d="M8 3.2c1.9 2.6 3.1 4.3 3.1 6a3.1 3.1 0 0 1-6.2 0c0-1.7 1.2-3.4 3.1-6Z" fill="#123f66" />,
  B: <path d="M10.9 10.9A4.4 4.4 0 1 1 8.6 3.7a3.6 3.6 0 1 0 2.3 7.2Z" fill="#221d26" />,
  R: (
    <>
      <path d="M8 3 12.4 11.6H3.6Z" fill="#7c1f0d" />
      <path d="M8 7.4 9.7 11.6H6.3Z" fill="#f6cdbf" />
    </>
  ),
  G: (
    <>
      <path d="M4.2 11.8C3.4 7.2 6.3 4 12 4.1c.2 5.6-2.8 8.5-7 7.2" fill="#14502c" />
      <path d="M4 12.6 9.4 6.8" stroke="#c6e4cf" />
    </>
  ),
  C: <path d="M8 4 12 8 8 12 4 8Z" fill="none" stroke="#3c3a36" strokeWidth="1.5" />,
  S: <path d="M8 3.4v9.2M4 5.7l8 4.6M12 5.7l-8 4.6" fill="none" stroke="#22211f" strokeWidth="1.2" />,
  E: <path d="M9.2 3 5 9h2.6l-.8 4L11 7H8.4Z" fill="#22211f" />,
};
