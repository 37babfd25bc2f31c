import { startTransition, useEffect, useRef, useState } from 'react';
import { turns } from '../../state';

/**
 * A value as a part of the page has it that draws when its turn comes: some frames after the value itself, so that what
 * one is looking at comes at once and no frame takes long.
 */
export function useInTurn<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const latest = useRef({ value, shown });
  latest.current = { value, shown };
  const [turn] = useState(() => () => {
    const { value: next, shown: drawn } = latest.current;
    if (Object.is(next, drawn)) turns.drawn(turn);
    else startTransition(() => setShown(() => next));
  });
  useEffect(() => {
    if (!Object.is(shown, value)) turns.wait(turn);
  }, [shown, value, turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is no input, it is what has been drawn
  useEffect(() => turns.drawn(turn), [shown, turn]);
  useEffect(() => () => turns.leave(turn), [turn]);
  return shown;
}
