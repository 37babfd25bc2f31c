import type { ReactNode } from 'react';
import type { ObjectId, PlayerId } from '../../../engine';
import { debug, newEffect } from '../../../state';
import { Dialog, LayerCode, useNames, useWords } from '../../kit';
import { closeQuestion } from './put-on';

/** A tile on another player's side: as a new object that entered there, or by an effect that changes its controller. */
export function Side({ object, player }: { readonly object: ObjectId; readonly player: PlayerId }): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const values = { object: names.object(object), player: names.player(player) };
  const enter = () => {
    const label = { key: 'said.moved-to', values: { object: { object }, player: { player } } };
    debug.edit({ kind: 'move', object, zone: 'battlefield', controller: player }, { label });
    closeQuestion();
  };
  const gainControl = () => {
    const { board } = debug.store.getState();
    const effect = newEffect(board, 'Gain control of target permanent.', { controller: player, targets: [object] });
    const label = { key: 'said.controlled', values: { object: { object }, player: { player } } };
    debug.edit({ kind: 'add-effect', effect }, { label });
    closeQuestion();
  };
  return (
    <Dialog open onClose={closeQuestion} size="small" title={t('side.title', values)}>
      <div className="dialog-body">
        <ul className="picks">
          <li>
            <button type="button" onClick={gainControl}>
              <LayerCode layer="2" />
              {t('side.control', values)}
              <small>{t('side.control.note')}</small>
            </button>
          </li>
          <li>
            <button type="button" onClick={enter}>
              {t('side.enter', values)}
              <small>{t('side.enter.note')}</small>
            </button>
          </li>
        </ul>
      </div>
    </Dialog>
  );
}
