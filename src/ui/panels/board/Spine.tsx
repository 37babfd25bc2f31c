import { memo, type ReactNode } from 'react';
import type { Color } from '../../../engine';

const LETTERS = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' } as const;

/** The letter whose tint a tile of one color (or none) has. */
export const tileGround = (colors: readonly Color[]): string => {
  const [first] = colors;
  return first === undefined ? 'N' : LETTERS[first];
};

/** The current colors, twice over: as tints and as heraldic hatching. Several colors share it in equal parts. */
export const Spine = memo(function Spine({ colors }: { readonly colors: readonly Color[] }): ReactNode {
  const letters = colors.length === 0 ? ['N'] : colors.map((color) => LETTERS[color]);
  return (
    <span className="spine" data-aspect="colors" aria-hidden="true">
      {letters.map((letter) => (
        <i key={letter} data-h={letter} />
      ))}
    </span>
  );
});
