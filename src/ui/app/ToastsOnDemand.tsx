import { lazy, type ReactNode, Suspense } from 'react';
import { useInterface } from '../../state';

const Toasts = lazy(async () => ({ default: (await import('./Toasts')).Toasts }));

/** Toasts come with the first thing that there is to say. */
export function ToastsOnDemand(): ReactNode {
  const any = useInterface((state) => state.toasts.length > 0);
  return <Suspense>{any && <Toasts />}</Suspense>;
}
