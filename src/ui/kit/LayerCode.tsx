import { memo, type ReactNode } from 'react';

/** The code of a layer on its fill; hollow while the effect is still to come. A layer's color never stands without it. */
export const LayerCode = memo(function LayerCode(props: { readonly layer: string; readonly off?: boolean }): ReactNode {
  const { layer, off = false } = props;
  return (
    <b className={off ? 'lt off' : 'lt'} data-l={layer}>
      {layer}
    </b>
  );
});
