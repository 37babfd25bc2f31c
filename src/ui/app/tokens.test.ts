import { readFileSync } from 'node:fs';
import { differenceCiede2000, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { LAYERS } from '../../engine';
import { EYES } from '../../testing/color-vision';
import { readTokens, THEMES } from '../../testing/design-tokens';

/** What the colors of layers keep apart, in CIEDE2000, for every eye; neighbors on the rail touch, so they need more. */
const APART = { any: 9, neighbors: 11, accent: 9 } as const;

/** WCAG AA: text, and what is not text but must be made out. */
const AA = { text: 4.5, sign: 3 } as const;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const difference = differenceCiede2000();

for (const theme of THEMES) {
  const token = readTokens(css, theme);

  for (const [name, eye] of EYES) {
    describe(`${theme}, ${name}`, () => {
      const fills = LAYERS.map((layer) => [layer, eye(token(`L${layer}`))] as const);

      test('every two layers are told apart', () => {
        for (const [index, [one, color]] of fills.entries()) {
          for (const [other, otherColor] of fills.slice(index + 1)) {
            expect(difference(color, otherColor), `${one} and ${other}`).toBeGreaterThanOrEqual(APART.any);
          }
        }
      });

      test('neighbors on the rail are told apart with ease', () => {
        for (const [index, [layer, color]] of fills.entries()) {
          const next = fills[index + 1];
          if (next)
            expect(difference(color, next[1]), `${layer} and ${next[0]}`).toBeGreaterThanOrEqual(APART.neighbors);
        }
      });

      test('the accent is no layer', () => {
        for (const [layer, color] of fills) {
          expect(difference(color, eye(token('accent'))), layer).toBeGreaterThanOrEqual(APART.accent);
        }
      });
    });
  }

  describe(`${theme}, contrast`, () => {
    const contrast = (one: string, other: string) => wcagContrast(token(one), token(other));

    test.each(LAYERS)('of layer %s', (layer) => {
      expect(contrast(`L${layer}`, 'paper'), 'fill on paper').toBeGreaterThanOrEqual(AA.sign);
      expect(contrast(`L${layer}-ink`, 'paper'), 'ink on paper').toBeGreaterThanOrEqual(AA.text);
      expect(contrast(`L${layer}-ink`, `L${layer}-wash`), 'ink on its wash').toBeGreaterThanOrEqual(AA.text);
      expect(contrast(`L${layer}-on`, `L${layer}`), 'code on its fill').toBeGreaterThanOrEqual(AA.text);
      for (const ink of ['ink', 'ink-2']) {
        expect(contrast(ink, `L${layer}-wash`), `${ink} on its wash`).toBeGreaterThanOrEqual(AA.text);
      }
    });

    test.each(['paper', 'ground', 'raised', 'sunken'])('of words on %s', (surface) => {
      for (const ink of ['ink', 'ink-2', 'ink-3']) {
        expect(contrast(ink, surface), ink).toBeGreaterThanOrEqual(AA.text);
      }
    });

    test('of the accent', () => {
      for (const surface of ['paper', 'ground', 'raised', 'sunken', 'accent-wash']) {
        expect(contrast('accent', surface), `as words on ${surface}`).toBeGreaterThanOrEqual(AA.text);
      }
      expect(contrast('accent-on', 'accent'), 'words on it').toBeGreaterThanOrEqual(AA.text);
    });

    test.each(['W', 'U', 'B', 'R', 'G', 'N'])('of words on a tile of %s', (color) => {
      for (const ink of ['ink', 'ink-2', 'ink-3']) {
        expect(contrast(ink, `c${color}-bg`), ink).toBeGreaterThanOrEqual(AA.text);
      }
    });
  });
}
