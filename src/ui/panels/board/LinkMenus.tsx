import type { ReactNode } from 'react';
import { type BoardObject, copiableCard, type ObjectId } from '../../../engine';
import { debug } from '../../../state';
import { MenuItem, MenuLine, Submenu, useNames, useWords } from '../../kit';
import { attach } from '../drag/attach';
import type { Tiles } from './use-tiles';

/** Attach it, make it a copy, turn its other face up. */
export function LinkMenus({ object, tiles }: { readonly object: BoardObject; readonly tiles: Tiles }): ReactNode {
  const { t } = useWords();
  const { evaluation } = tiles;
  const others = evaluation.board.objects.filter((other) => other.id !== object.id);
  const faces = evaluation.compiled.objects.get(object.id)?.card.faces.length ?? 1;
  const hosts = others.filter((other) => attach(object.id, other.id, evaluation).ok);
  return (
    <>
      {(hosts.length > 0 || object.attachedTo !== null) && (
        <Submenu label={t('tile.attach')}>
          <ObjectItems
            objects={hosts.map((host) => host.id)}
            onPick={(to) => debug.edit({ kind: 'attach', object: object.id, to })}
          />
          {object.attachedTo !== null && (
            <>
              <MenuLine />
              <MenuItem onSelect={() => debug.edit({ kind: 'attach', object: object.id, to: null })}>
                {t('chip.unattach')}
              </MenuItem>
            </>
          )}
        </Submenu>
      )}
      <Submenu label={t('tile.copy-of')} disabled={others.length === 0}>
        <ObjectItems
          objects={others.map((other) => other.id)}
          onPick={(id) =>
            debug.edit({ kind: 'set-copy', object: object.id, of: copiableCard(evaluation, id), except: null })
          }
        />
        {object.copyOf !== null && (
          <>
            <MenuLine />
            <MenuItem onSelect={() => debug.edit({ kind: 'set-copy', object: object.id, of: null, except: null })}>
              {t('tile.copy-of.none')}
            </MenuItem>
          </>
        )}
      </Submenu>
      {faces > 1 && (
        <MenuItem icon="redo" onSelect={() => debug.edit({ kind: 'transform', object: object.id })}>
          {t('tile.transform')}
        </MenuItem>
      )}
    </>
  );
}

function ObjectItems(props: {
  readonly objects: readonly ObjectId[];
  readonly onPick: (id: ObjectId) => void;
}): ReactNode {
  const names = useNames();
  return props.objects.map((id) => (
    <MenuItem key={id} onSelect={() => props.onPick(id)}>
      {names.object(id)}
    </MenuItem>
  ));
}
