import type { Predicate } from '../phrases/draft';
import { lazy, memo, oneOf, type Reader } from '../reader';
import { PREDICATES } from './library';

/** Any predicate template, with the place of its words. */
export const predicate: Reader<Predicate> = memo(
  lazy(() =>
    oneOf(
      ...PREDICATES.map((template) => template.predicate.map((parts, from, to): Predicate => ({ parts, from, to }))),
    ),
  ),
);
