import { useEffect, useState } from 'react';

/** A value as it was when it last rested for some time, in milliseconds: for what nobody sees while it changes. */
export function useResting<Value>(value: Value, time: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(() => value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return rested;
}
