import type { ReactNode } from 'react';
import { hasSize, type Tile } from '../../../engine';
import { LayerCode, RulesText, Timestamp, useWords } from '../../kit';
import { TileButton } from './TileButton';
import { TileChips } from './TileChips';
import { useTileFacts } from './TileFacts';
import { TileMenu } from './TileMenu';
import type { TileBodyProps } from './TileView';
import { sizeOf } from './tile-words';

/** A tile of a crowded board: name and size; what acts on it; timestamp, what it does, and the layers that touched it. */
export function MiniBody({ object, tile, tiles, name }: TileBodyProps): ReactNode {
  const { t } = useWords();
  const facts = useTileFacts(object, tiles);
  const step = tiles.current;
  const size = sizeOf(tile.row, hasSize(tile.row, object.id, tiles.evaluation.compiled));
  const applies =
    step?.source === object.id && step.objects.size > 0
      ? t(`tile.applies-now.${step.noun}`, { count: step.objects.size })
      : null;
  const line = applies ?? [...facts.own, abilityWords(tile)].filter(Boolean).join(' · ');
  return (
    <>
      <header>
        <h3>
          <TileButton name={name.shown} />
        </h3>
        {name.printedAs && <small className="quiet">{name.printedAs}</small>}
        {size !== null && (
          <span className="v" data-aspect="size">
            {size}
          </span>
        )}
        <TileMenu object={object} tiles={tiles} />
      </header>
      <TileChips object={object} tiles={tiles} short />
      <p className="ln">
        <Timestamp n={tiles.numbers.get(object.id) ?? 0} title={t('board.timestamp')} />
        <span title={line} data-aspect="abilities">
          <RulesText text={line} />
        </span>
        {tile.layers.map((layer) => (
          <LayerCode key={layer} layer={layer} />
        ))}
      </p>
    </>
  );
}

const abilityWords = (tile: Tile): string =>
  tile.abilities
    .filter((item) => item.state !== 'lost')
    .map(({ value }) => value.keyword ?? value.text)
    .join(', ');
