/** A formatted message: plain words and the things among them, so that each view can draw them in its own voice. */
export type Token = (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'object'; readonly id: string; readonly text: string }
  | { readonly kind: 'effect'; readonly key: string; readonly text: string }
  | { readonly kind: 'player'; readonly id: string; readonly text: string }
  | { readonly kind: 'rule'; readonly rule: string }
  | { readonly kind: 'layer'; readonly layer: string }
  | { readonly kind: 'mana'; readonly cost: string } // symbols as printed: {2}{R}
  | { readonly kind: 'cardText'; readonly text: string }
) & { readonly strong?: true };

/** What objects, effects and players are called; messages hold only their ids. */
export type Names = {
  readonly object: (id: string) => string;
  readonly effect: (key: string) => string;
  readonly player: (id: string) => string;
};

/** Ids as they are: for texts that name nothing on a board. */
export const NO_NAMES: Names = { object: (id) => id, effect: (key) => key, player: (id) => id };

/** The words of a token without any drawing; what a card says stands in quotation marks. */
export function wordsOf(token: Token): string {
  switch (token.kind) {
    case 'text':
    case 'object':
    case 'effect':
    case 'player':
      return token.text;
    case 'rule':
      return token.rule;
    case 'layer':
      return token.layer;
    case 'mana':
      return token.cost;
    case 'cardText':
      return `“${token.text}”`;
  }
}
