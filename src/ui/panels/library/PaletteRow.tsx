import { Fragment, type ReactNode, useState } from 'react';
import type { Board } from '../../../engine';
import { useDebugger } from '../../../state';
import { IconButton, LayerCode, Menu, MenuChoice, MenuItem, MenuLine, MenuTitle, useNames, useWords } from '../../kit';
import { useGrab } from '../drag/Grab';
import { askWhere } from '../drag/put-on';
import { BlankField } from './BlankField';
import { layerIn, type PaletteEntry } from './palette';
import { type Filling, firstFilling, heldFrom } from './palette-held';

const NOBODY: Board['objects'] = [];

/** One effect: its layer, its sentence with blanks, and a menu for whom it names and how long it lasts. */
export function PaletteRow({ entry }: { readonly entry: PaletteEntry }): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const [filling, setFilling] = useState<Filling>(() => firstFilling(entry));
  const players = useDebugger((state) => state.board.players);
  const objects = useDebugger((state) => (entry.makes === 'copy' ? state.board.objects : NOBODY)); // others name none
  const edition = useDebugger((state) => state.edition);
  const shown = filling.blanks.map((value, index) =>
    entry.blanks[index]?.kind === 'object' ? names.object(value) : value,
  );
  const label = sentence(t(`palette.${entry.id}`, PLACES), (index) => shown[index] || '…').join('');
  const held = heldFrom(entry, filling, { players, objects }, label);
  const { ref, isHeld } = useGrab(`palette:${entry.id}`, held);
  const fill = (index: number, value: string) =>
    setFilling({ ...filling, blanks: filling.blanks.map((old, at) => (at === index ? value : old)) });
  return (
    <li ref={ref} className={isHeld ? 'held-row' : undefined} data-palette={entry.id}>
      <LayerCode layer={layerIn(entry, edition)} />
      <span className="sentence">
        {sentence<ReactNode>(t(`palette.${entry.id}`, PLACES), (index) => {
          const blank = entry.blanks[index];
          return blank ? (
            <BlankField blank={blank} value={filling.blanks[index] ?? ''} onChange={(value) => fill(index, value)} />
          ) : null;
        }).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence keep their places
          <Fragment key={index}>{piece}</Fragment>
        ))}
      </span>
      <button
        type="button"
        className="row-grip"
        data-drag-handle=""
        aria-label={t('palette.hold', { effect: label })}
        aria-describedby="how-to-drag"
        disabled={held === null}
        onClick={() => held && askWhere(held)}
      >
        <i className="grip" aria-hidden="true" />
      </button>
      <RowMenu
        entry={entry}
        filling={filling}
        onChange={setFilling}
        onPut={held ? () => askWhere(held) : null}
        label={label}
      />
    </li>
  );
}

function RowMenu(props: {
  readonly entry: PaletteEntry;
  readonly filling: Filling;
  readonly label: string;
  readonly onChange: (filling: Filling) => void;
  readonly onPut: (() => void) | null;
}): ReactNode {
  const { t } = useWords();
  const { entry, filling, onChange, onPut } = props;
  const text = entry.write(filling.blanks, filling.noun, filling.ending);
  return (
    <span className="row-menu" data-no-drag="">
      <Menu align="end" trigger={<IconButton label={t('palette.menu', { effect: props.label })} icon="dots" />}>
        <MenuItem icon="arrow" disabled={onPut === null} onSelect={() => onPut?.()}>
          {t('palette.put-on')}
          {text !== '' && <small>{text}</small>}
        </MenuItem>
        {entry.nouns.length > 1 && (
          <>
            <MenuLine />
            <MenuTitle>{t('palette.noun')}</MenuTitle>
            <MenuChoice
              value={filling.noun}
              options={entry.nouns.map((value) => ({ value, label: t(`palette.noun.${value}`) }))}
              onChange={(noun) => onChange({ ...filling, noun })}
            />
          </>
        )}
        {entry.endings.length > 1 && (
          <>
            <MenuLine />
            <MenuTitle>{t('palette.ending')}</MenuTitle>
            <MenuChoice
              value={filling.ending}
              options={entry.endings.map((value) => ({ value, label: t(`palette.ending.${value}`) }))}
              onChange={(ending) => onChange({ ...filling, ending })}
            />
          </>
        )}
      </Menu>
    </span>
  );
}

// Marks for the blanks, so that each language may put them where its sentence wants them.
const PLACES = { one: '\uE010', two: '\uE011' } as const;

/** A translated sentence with each mark replaced. */
function sentence<Piece>(text: string, piece: (index: number) => Piece): (Piece | string)[] {
  return text
    .split(/([\uE010\uE011])/)
    .filter((part) => part !== '')
    .map((part) => (part === PLACES.one ? piece(0) : part === PLACES.two ? piece(1) : part));
}
