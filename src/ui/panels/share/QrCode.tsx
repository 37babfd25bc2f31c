import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import { useWords } from '../../kit';

/** The link as a QR code, black on white in both themes, for a scanner sees no theme. Null where it is too long for one. */
export function QrCode({ text }: { readonly text: string }): ReactNode {
  const { t } = useWords();
  const code = useMemo(() => drawn(text), [text]);
  if (!code) return <p className="qr-none">{t('share.no-qr')}</p>;
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={t('share.qr')}
      shapeRendering="crispEdges"
    >
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#111" />
    </svg>
  );
}

/** One path for all dark squares, a run of squares a stroke. */
function drawn(text: string): { readonly size: number; readonly path: string } | null {
  try {
    const { size, data } = encode(text, { ecc: 'L', border: 3 });
    const runs = data.flatMap((row, y) =>
      runsOf(row).map(([from, to]) => `M${from} ${y}h${to - from}v1h${from - to}z`),
    );
    return { size, path: runs.join('') };
  } catch {
    return null; // more than a QR code can hold
  }
}

function runsOf(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last?.[1] === x) last[1] = x + 1;
    else runs.push([x, x + 1]);
  });
  return runs;
}
