import type { ReactNode } from 'react';
import { cascadeOf, type Explained, hasSize, type ObjectId, type Tile, timestampOrder } from '../../../engine';
import { classes, LayerCode, Mana, RulesText, Timestamp, useNames, useWords, Words } from '../../kit';
import { Spine, tileGround } from '../board/Spine';
import { TileType } from '../board/TileType';
import { sourceOf } from '../inspector/ability-source';

/** The end of an object in one run: what it is, and every step that made its size. */
export function RunTile(props: {
  readonly run: Explained;
  readonly object: ObjectId;
  readonly tile: Tile;
  readonly differs: boolean;
}): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const { run, object, tile, differs } = props;
  const { row } = tile;
  const place = timestampOrder(run.board).indexOf(object) + 1;
  return (
    <article
      className={differs ? 'tile diff' : 'tile same'}
      data-c={tileGround(row.colors)}
      aria-label={names.object(object)}
    >
      <Spine colors={row.colors} />
      <header>
        <h4>{row.name || t('inspector.no-name')}</h4>
        {row.manaCost !== '' && <Mana cost={row.manaCost} />}
        {place > 0 && <Timestamp n={place} />}
      </header>
      <TileType tile={tile} />
      <ul className="abil">
        {tile.abilities.slice(0, 4).map((item) => (
          <li
            key={item.value.id}
            className={classes(item.state === 'lost' && 'lost', item.mark && 'bar')}
            data-l={item.mark?.layer}
          >
            <span className="tx">
              <RulesText text={item.value.text} />
            </span>
            {item.mark && (
              <span className="src">
                <Words message={sourceOf(item, object, run.trace)} /> <LayerCode layer={item.mark.layer} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <SizeHistory run={run} object={object} />
      <footer>
        <span className="none">{!differs && t('compare.same-in-both')}</span>
        <Size run={run} object={object} tile={tile} />
      </footer>
    </article>
  );
}

/** Each step that made its size; those that no longer count are struck. */
function SizeHistory({ run, object }: { readonly run: Explained; readonly object: ObjectId }): ReactNode {
  const names = useNames();
  const row = cascadeOf(run, object, run.trace.steps.length)?.rows.find(({ aspect }) => aspect === 'size');
  const entries = [...(row?.cells ?? [])].flatMap(([layer, cell]) => cell.map((entry) => ({ layer, entry })));
  if (entries.length === 0) return null;
  return (
    <ol className="hist">
      {entries.map(({ layer, entry }) => (
        <li key={entry.step} data-l={layer} className={entry.overridden ? 'over' : undefined}>
          <LayerCode layer={layer} />
          <span>{names.effect(entry.effect)}</span>
          <span className="num">
            {entry.did.kind === 'change'
              ? `${signed(entry.did.power)}/${signed(entry.did.toughness)}`
              : 'value' in entry.did && <Words message={entry.did.value} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

function Size({
  run,
  object,
  tile,
}: {
  readonly run: Explained;
  readonly object: ObjectId;
  readonly tile: Tile;
}): ReactNode {
  const { row, printed } = tile;
  if (!hasSize(row, object, run.compiled)) return null;
  const now = `${row.power ?? 0}/${row.toughness ?? 0}`;
  const then = printed.power === null ? null : `${printed.power}/${printed.toughness ?? 0}`;
  return (
    <span className="pt big">
      {then !== null && then !== now && <span className="old">{then}</span>}
      <span>{now}</span>
    </span>
  );
}
