import { memo, type ReactNode } from 'react';

/** The name on a tile: Enter selects it (the press reaches the tile), Space picks it up. */
export const TileButton = memo(function TileButton({ name }: { readonly name: string }): ReactNode {
  return (
    <button type="button" className="tile-name" data-drag-handle="" aria-describedby="how-to-drag">
      {name}
    </button>
  );
});
