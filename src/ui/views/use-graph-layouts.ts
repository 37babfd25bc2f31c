import { useCallback, useEffect, useRef, useState } from 'react';
import { dependencyGraphLayout } from './dependency-graph-layout';
import type { GraphInput, GraphLayout, GraphSpace } from './dependency-graph-types';
import type { Dagre } from './graph-columns';

/** Where everything in a graph stands; null until dagre is there. */
export type LayoutOf = (input: GraphInput, space: GraphSpace) => GraphLayout | null;

/** Laying out is slow, and a head that moves back and forth comes to the same graphs again: the last ones are kept. */
export function useGraphLayouts(): LayoutOf {
  const dagre = useDagre();
  const known = useRef(new Map<string, GraphLayout>());
  return useCallback(
    (input, space) => {
      if (dagre === null && input.edges.length > 0) return null;
      const key = JSON.stringify([input, space]);
      const layout = known.current.get(key) ?? dependencyGraphLayout(dagre, input, space);
      if (known.current.size >= MOST_KNOWN) known.current.clear();
      known.current.set(key, layout);
      return layout;
    },
    [dagre],
  );
}

const MOST_KNOWN = 100;

/** dagre, once it is loaded: when the dependencies are in view, so that the first graph does not wait for it. */
function useDagre(): Dagre | null {
  const [dagre, setDagre] = useState<Dagre | null>(null);
  useEffect(() => {
    let here = true;
    void import('@dagrejs/dagre').then(
      (module) => here && setDagre(() => ({ Graph: module.Graph, layout: module.layout })),
    );
    return () => {
      here = false;
    };
  }, []);
  return dagre;
}
