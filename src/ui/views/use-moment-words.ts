import { useNames, useWords } from '../kit';
import type { DependencyData } from './dependency-data';

/** What a picture of the dependencies is called: it stands without the step beside it. */
export function useMomentWords({ layer, next }: DependencyData): string {
  const { t } = useWords();
  const names = useNames();
  return next === null
    ? t('dependency.picture-end', { layer })
    : t('dependency.picture-before', { layer, effect: names.effect(next) });
}
