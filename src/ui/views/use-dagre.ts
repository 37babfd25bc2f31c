import { useEffect, useState } from 'react';
import type { Dagre } from './graph-columns';

/** dagre, once it is loaded; it is fetched when the first graph with edges is drawn. */
export function useDagre(needed: boolean): Dagre | null {
  const [dagre, setDagre] = useState<Dagre | null>(null);
  useEffect(() => {
    if (!needed || dagre !== null) return;
    let here = true;
    void import('@dagrejs/dagre').then(
      (module) => here && setDagre(() => ({ Graph: module.Graph, layout: module.layout })),
    );
    return () => {
      here = false;
    };
  }, [needed, dagre]);
  return dagre;
}
