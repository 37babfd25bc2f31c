import type { ReactNode } from 'react';

/** The code of a layer on its fill; hollow while the effect is still to come. A layer's color never stands without it. */
export function LayerCode({ layer, off = false }: { readonly layer: string; readonly off?: boolean }): ReactNode {
  return (
    <b className={off ? 'lt off' : 'lt'} data-l={layer}>
      {layer}
    </b>
  );
}
