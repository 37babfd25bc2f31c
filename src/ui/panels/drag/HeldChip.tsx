import type { ReactNode, Ref } from 'react';
import { LayerCode, useWords } from '../../kit';
import { useDragging } from './drag-store';
import { heldLabel, heldLayer } from './held';

/** What is held, following the pointer. */
export function HeldChip({ ref }: { readonly ref: Ref<HTMLDivElement> }): ReactNode {
  const { t } = useWords();
  const held = useDragging((state) => state.held);
  const layer = held && heldLayer(held);
  return (
    <div ref={ref} className="held-layer" aria-hidden="true">
      {held && (
        <div className="held-chip">
          <i className="grip" />
          {layer && <LayerCode layer={layer} />}
          {heldLabel(held) || t('palette.face-down')}
        </div>
      )}
    </div>
  );
}
