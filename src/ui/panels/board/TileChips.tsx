import type { ReactNode } from 'react';
import type { BoardObject, Chip } from '../../../engine';
import { debug } from '../../../state';
import { classes, Icon, LayerCode, RulesText, Timestamp, useNames, useWords } from '../../kit';
import { endOf } from '../drag/drop';
import { useGrab } from '../drag/Grab';
import type { Held } from '../drag/held';
import { ChipMenu } from './ChipMenu';
import { chipLabel } from './tile-words';
import type { Tiles } from './use-tiles';

/** What acts on it: effects of resolved spells and abilities, counters, attachments, each to be dragged off or on. */
export function TileChips(props: {
  readonly object: BoardObject;
  readonly chips: readonly Chip[];
  readonly tiles: Tiles;
}): ReactNode {
  if (props.chips.length === 0) return null;
  return (
    <ul className="chips">
      {props.chips.map((chip) => (
        <ChipView key={chip.key} chip={chip} object={props.object} tiles={props.tiles} />
      ))}
    </ul>
  );
}

function ChipView(props: { readonly chip: Chip; readonly object: BoardObject; readonly tiles: Tiles }): ReactNode {
  const { chip, object, tiles } = props;
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
  const [layer] = chip.layers;
  const from = chipSource(chip, t, names.object);
  return (
    <li
      ref={ref}
      className={classes('chip', stateClass(chip, tiles), isHeld && 'gone')}
      data-l={layer}
      title={chip.kind === 'effect' ? chip.text : undefined}
    >
      <button
        type="button"
        className="chip-grip"
        data-drag-handle=""
        aria-label={t('chip.hold', { effect: label.text })}
        aria-describedby="how-to-drag"
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          if (event.key !== 'Delete' && event.key !== 'Backspace') return;
          event.preventDefault(); // else the page would remove the selected object as well
          end();
        }}
      >
        <i className="grip" aria-hidden="true" />
      </button>
      <span className={label.measured ? 'num' : 'chip-words'}>
        <RulesText text={label.text} />
      </span>
      <span className="from">{from}</span>
      {chip.lockedIn !== null && chip.lockedIn > 1 && (
        <span className="chip-set">{t('chip.locked-in', { count: chip.lockedIn })}</span>
      )}
      {chip.state === 'off' && <Icon name="eye-off" />}
      <Timestamp n={chip.timestamp} />
      {chip.layers.map((code) => (
        <LayerCode key={code} layer={code} off={chip.state === 'to-come' || chip.state === 'off'} />
      ))}
      <ChipMenu chip={chip} object={object} held={held} onEnd={end} />
    </li>
  );
}

const STATE_CLASS = {
  'to-come': 'todo',
  now: 'now',
  applied: 'done',
  never: 'todo',
  off: 'off',
  unread: 'unread',
} as const;

function stateClass(chip: Chip, { isPreview, coming }: Tiles): string {
  if (isPreview && [...coming].some((key) => key === chip.key)) return 'new';
  return isPreview && chip.state === 'now' ? 'done' : STATE_CLASS[chip.state];
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
