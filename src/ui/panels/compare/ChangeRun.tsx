import type { ReactNode } from 'react';
import { type Explained, timestampOrder } from '../../../engine';
import type { Change } from '../../../state';
import { Button, classes, IconButton, Popover, useWords } from '../../kit';
import { useStampName } from './use-stamp-name';

type Props = { readonly run: Explained; readonly onChange: (change: Change) => void };

/** All that has a timestamp in run B: each can be moved, and objects and effects have an eye that switches them off. */
export function ChangeRun(props: Props): ReactNode {
  const { t } = useWords();
  const order = timestampOrder(props.run.board);
  return (
    <Popover
      label={t('compare.change')}
      trigger={
        <Button look="line" icon="pencil">
          {t('compare.change')}
        </Button>
      }
    >
      <p className="quiet">{t('compare.change-hint')}</p>
      <ol className="change-run">
        {order.map((key, index) => (
          <Entry key={key} {...props} stamp={key} place={index} last={order.length - 1} />
        ))}
      </ol>
    </Popover>
  );
}

function Entry(props: Props & { readonly stamp: string; readonly place: number; readonly last: number }): ReactNode {
  const { t } = useWords();
  const { run, onChange, stamp, place, last } = props;
  const name = useStampName(run)(stamp);
  const off = run.board.off.includes(stamp);
  const move = (to: number) => onChange({ kind: 'move-timestamp', key: stamp, to });
  return (
    <li className={classes(off && 'off')}>
      <span className="ts">{place + 1}</span>
      <span className="name">{name}</span>
      <IconButton
        label={t('compare.earlier', { name })}
        icon="up"
        disabled={place === 0}
        onClick={() => move(place - 1)}
      />
      <IconButton
        label={t('compare.later', { name })}
        icon="down"
        disabled={place === last}
        onClick={() => move(place + 1)}
      />
      {canBeOff(run, stamp) ? (
        <IconButton
          label={t(off ? 'compare.switch-on' : 'compare.switch-off', { name })}
          icon={off ? 'eye-off' : 'eye'}
          aria-pressed={off}
          onClick={() => onChange({ kind: 'set-off', id: stamp, off: !off })}
        />
      ) : (
        <span className="no-eye" />
      )}
    </li>
  );
}

/** A kind of counter has a timestamp, but it goes with its object. */
const canBeOff = ({ board }: Explained, key: string): boolean =>
  [...board.objects, ...board.effects].some(({ id }) => id === key);
