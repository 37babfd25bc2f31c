const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Calls once when the reader first touches the page, or when all of it is kept for visits without a network and loading
 * costs nothing. What it gives ends the waiting.
 */
export function onFirstTouch(call: () => void): () => void {
  const ended = new AbortController();
  const once = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    call();
  };
  for (const touch of TOUCHES) window.addEventListener(touch, once, { signal: ended.signal, passive: true });
  void navigator.serviceWorker?.ready.then(once);
  return () => ended.abort();
}
