import { type ReactNode, useState } from 'react';
import { type ObjectId, timestampOrder } from '../../../engine';
import { useDebugger } from '../../../state';
import { Dialog, LayerCode, Timestamp, useNames, useWords } from '../../kit';
import { layerIn, PALETTE } from '../library/palette';
import { firstFilling, heldFrom } from '../library/palette-held';
import { useSay } from './DragProvider';
import { putOn } from './drag-store';
import { verdicts } from './drop';
import { type Held, heldLabel } from './held';
import { askWhere, closeQuestion, useQuestion } from './put-on';
import { Side } from './SideQuestion';

/** Everything that drags also works from here: the objects that can take a thing, and why the others cannot. */
export function PutOnDialog(): ReactNode {
  const question = useQuestion();
  if (!question) return null;
  switch (question.kind) {
    case 'where':
      return <Where held={question.held} />;
    case 'what':
      return <What object={question.object} />;
    case 'side':
      return <Side object={question.object} player={question.player} />;
  }
}

function Where({ held }: { readonly held: Held }): ReactNode {
  const words = useWords();
  const names = useNames();
  const say = useSay();
  const evaluation = useDebugger((state) => state.evaluation);
  const found = verdicts(held, evaluation);
  const numbers = new Map(timestampOrder(evaluation.board).map((key, index) => [key, index + 1]));
  const onSide = held.kind === 'card' || (held.kind === 'effect' && held.onSet);
  const put = (object: ObjectId) => {
    closeQuestion();
    putOn(held, { kind: 'object', object }, say);
  };
  return (
    <Dialog
      open
      onClose={closeQuestion}
      size="small"
      title={words.t('put-on.title', { thing: heldLabel(held) || words.t('palette.face-down') })}
    >
      <div className="dialog-body">
        <ul className="picks">
          {onSide &&
            evaluation.board.players.map((player) => (
              <li key={player.id}>
                <button
                  type="button"
                  onClick={() => {
                    closeQuestion();
                    putOn(held, { kind: 'side', player: player.id }, say);
                  }}
                >
                  {words.t('put-on.side', { player: player.name ?? player.id })}
                </button>
              </li>
            ))}
          {[...found].map(([object, reason]) => (
            <li key={object}>
              <button type="button" disabled={reason !== null} onClick={() => put(object)}>
                <span className="c">{names.object(object)}</span>
                <Timestamp n={numbers.get(object) ?? 0} />
                {reason && <small>{words.plain(reason, names)}</small>}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function What({ object }: { readonly object: ObjectId }): ReactNode {
  const words = useWords();
  const names = useNames();
  const say = useSay();
  const evaluation = useDebugger((state) => state.evaluation);
  const edition = useDebugger((state) => state.edition);
  const [query, setQuery] = useState('');
  const entries = PALETTE.flatMap((entry) => {
    const filling = firstFilling(entry);
    const [one = '…', two = '…'] = filling.blanks;
    const label = words.t(`palette.${entry.id}`, { one: one || '…', two });
    const held = heldFrom(entry, filling, evaluation.board, label);
    return held && label.toLowerCase().includes(query.toLowerCase()) ? [{ entry, held, label }] : [];
  });
  return (
    <Dialog open onClose={closeQuestion} size="small" title={words.t('put-on.what', { object: names.object(object) })}>
      <div className="dialog-body">
        <input
          className="text-field"
          aria-label={words.t('put-on.filter')}
          placeholder={words.t('put-on.filter')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <ul className="picks">
          {entries.map(({ entry, held, label }) => {
            const reason = verdicts(held, evaluation).get(object) ?? null;
            return (
              <li key={entry.id}>
                <button
                  type="button"
                  disabled={reason !== null}
                  onClick={() => {
                    closeQuestion();
                    if (held.kind === 'effect' && held.onSet) askWhere(held);
                    else putOn(held, { kind: 'object', object }, say);
                  }}
                >
                  <LayerCode layer={layerIn(entry, edition)} />
                  {label}
                  {reason && <small>{words.plain(reason, names)}</small>}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
