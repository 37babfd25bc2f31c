import type { ReactNode } from 'react';
import type { BoardObject, Chip } from '../../../engine';
import { debug } from '../../../state';
import { classes, Icon, LayerCode, RulesText, Timestamp, useNames, useWords } from '../../kit';
import { endOf } from '../drag/drop';
import { useGrab } from '../drag/Grab';
import type { Held } from '../drag/held';
import { ChipMenu } from './ChipMenu';
import { chipLabel, stateClass } from './tile-words';
import type { Tiles } from './use-tiles';

type ChipProps = {
  readonly chip: Chip;
  readonly object: BoardObject;
  readonly tiles: Tiles;
  /** `short`: what it does and in which layer; `bare`: what it does alone. The rest is in its title. */
  readonly size: 'full' | 'short' | 'bare';
};

/** One effect on an object: grip, what it does, from where, how many it affects, when, and in which layer. */
export function ChipView(props: ChipProps): ReactNode {
  const { chip, object, tiles, size } = props;
  const { t } = useWords();
  const names = useNames();
  const label = chipLabel(chip);
  const held: Extract<Held, { kind: 'chip' }> = {
    kind: 'chip',
    chip: chip.kind,
    key: chip.key,
    label: label.text,
    from: object.id,
  };
  const { ref, isHeld } = useGrab(`chip:${object.id}:${chip.key}`, held);
  const end = () =>
    debug.edit(endOf(held, debug.store.getState().board), {
      label: { key: 'said.ended', values: { effect: label.text } },
    });
  const from = chipSource(chip, t, names.object);
  const count = chip.lockedIn !== null && chip.lockedIn > 1 ? t('chip.locked-in', { count: chip.lockedIn }) : '';
  const words = chip.kind === 'effect' ? chip.text : [label.text, from].filter(Boolean).join(' ');
  return (
    <li
      ref={ref}
      className={classes(
        'chip',
        size === 'bare' && 'bare',
        label.measured && 'sized',
        stateClass(chip, tiles),
        isHeld && 'gone',
      )}
      data-key={chip.key}
      data-l={chip.layers[0]}
      title={
        size === 'full' && chip.kind !== 'effect'
          ? undefined
          : [words, count, `t${chip.timestamp}`].filter(Boolean).join(' · ')
      }
    >
      <Grip label={t('chip.hold', { effect: label.text })} onEnd={end} />
      <span className={label.measured ? 'num' : 'chip-words'}>
        <RulesText text={label.text} />
      </span>
      {size === 'full' && <span className="from">{from}</span>}
      {count !== '' && size !== 'bare' && (
        <span className="chip-set">{size === 'full' ? count : `×${chip.lockedIn}`}</span>
      )}
      {chip.state === 'off' && <Icon name="eye-off" />}
      {size === 'full' && <Timestamp n={chip.timestamp} />}
      {size !== 'bare' &&
        chip.layers.map((code) => (
          <LayerCode key={code} layer={code} off={chip.state === 'to-come' || chip.state === 'off'} />
        ))}
      <ChipMenu chip={chip} object={object} held={held} onEnd={end} />
    </li>
  );
}

/** What the keyboard holds a chip by; Delete ends it. */
function Grip({ label, onEnd }: { readonly label: string; readonly onEnd: () => void }): ReactNode {
  return (
    <button
      type="button"
      className="chip-grip"
      data-drag-handle=""
      aria-label={label}
      aria-describedby="how-to-drag"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' && event.key !== 'Backspace') return;
        event.preventDefault(); // else the page would remove the selected object as well
        onEnd();
      }}
    >
      <i className="grip" aria-hidden="true" />
    </button>
  );
}

/** Beside what it does: where it came from. */
function chipSource(chip: Chip, t: ReturnType<typeof useWords>['t'], nameOf: (id: string) => string): string {
  switch (chip.kind) {
    case 'counter':
      return t('chip.counter', { count: chip.count });
    case 'copy':
      return t('chip.copy');
    case 'attachment':
      return '';
    case 'effect':
      return chip.source === null ? '' : nameOf(chip.source);
  }
}
