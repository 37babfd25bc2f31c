/** From where to where something reaches down the screen, in pixels. */
export type Span = { readonly top: number; readonly bottom: number };

/** Pixels to scroll down (less than 0: up) until the first of these is in view, and of the others those that fit beside it. */
export function scrollToShow(view: Span, wanted: readonly Span[]): number {
  const [first, ...others] = wanted;
  if (!first) return 0;
  const room = heightOf(view);
  const shown = others.reduce((span, other) => {
    const both = { top: Math.min(span.top, other.top), bottom: Math.max(span.bottom, other.bottom) };
    return heightOf(both) <= room ? both : span;
  }, first);
  if (shown.top < view.top || heightOf(shown) > room) return shown.top - view.top;
  return Math.max(0, shown.bottom - view.bottom);
}

const heightOf = ({ top, bottom }: Span): number => bottom - top;
