import type { Explained } from '../../../engine';
import { useNames } from '../../kit';

/** What a timestamp goes by: its object, also where that is switched off, or its effect. */
export function useStampName({ board }: Explained): (key: string) => string {
  const names = useNames();
  return (key) => (board.objects.some(({ id }) => id === key) ? names.object(key) : names.effect(key));
}
