import { type ReactNode, useState } from 'react';
import { type Explained, timestampOrder } from '../../../engine';
import { factorial, MOST_KEYS } from '../../../state';
import { Button, Popover, useWords } from '../../kit';
import { useStampName } from './use-stamp-name';

/** Which timestamps change places; no more than can be tried, and nothing is tried before it is said. */
export function ChooseKeys(props: {
  readonly run: Explained;
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
}): ReactNode {
  const { t } = useWords();
  const { keys, onChange } = props;
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const chosen = draft ?? keys;
  const done = () => {
    onChange(chosen);
    setDraft(null);
  };
  return (
    <Popover
      label={t('compare.choose')}
      trigger={<Button look="line">{t('compare.choose')}</Button>}
      open={draft !== null}
      onOpenChange={(open) => setDraft(open ? keys : null)}
    >
      <Fields run={props.run} chosen={chosen} onChange={setDraft} />
      <Button look="go" disabled={chosen.length < 2} onClick={done}>
        {t('compare.try', { count: factorial(chosen.length) })}
      </Button>
    </Popover>
  );
}

function Fields(props: {
  readonly run: Explained;
  readonly chosen: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
}): ReactNode {
  const { t } = useWords();
  const { run, chosen, onChange } = props;
  const nameOf = useStampName(run);
  const order = timestampOrder(run.board);
  const isChosen = (key: string) => chosen.includes(key);
  const toggle = (key: string) => onChange(order.filter((other) => (other === key) !== isChosen(other)));
  return (
    <fieldset className="choose-keys">
      <legend>{t('compare.choose-hint', { count: MOST_KEYS })}</legend>
      {order.map((key, index) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={isChosen(key)}
            disabled={!isChosen(key) && chosen.length >= MOST_KEYS}
            onChange={() => toggle(key)}
          />
          <span className="ts">{index + 1}</span> {nameOf(key)}
        </label>
      ))}
    </fieldset>
  );
}
