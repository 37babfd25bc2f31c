import type { ReactNode } from 'react';
import { type BoardObject, hasSize, inSentence, type Tile } from '../../../engine';
import { sourcePhrase } from '../../../messages';
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
      ? t(`tile.applies-briefly.${step.noun}`, { count: step.affects })
      : null;
  const told = (said: Said) => [...facts.own, abilityWords(tile, object, said)].filter(Boolean).join(' · ');
  return (
    <>
      <header>
        <h3 title={name.shown}>
          <TileButton name={nameInShort(name.shown)} />
        </h3>
        {name.printedAs && <small className="quiet">{name.printedAs}</small>}
        {size !== null && (
          <span className="v" data-aspect="size">
            {size}
          </span>
        )}
        <TileMenu object={object} name={tile.row.name} />
      </header>
      <TileChips object={object} tiles={tiles} short />
      <p className="ln">
        <Timestamp n={tiles.numbers.get(object.id) ?? 0} title={t('board.timestamp')} />
        <span title={told(inSentence)} data-aspect="abilities">
          <RulesText text={applies ?? told(sourcePhrase)} />
        </span>
        <Codes layers={tile.layers} />
      </p>
    </>
  );
}

/** The layers that touched it; where there are more than have room, the latest, and how many came before. */
function Codes({ layers }: { readonly layers: Tile['layers'] }): ReactNode {
  const { t } = useWords();
  const shown = layers.length > CODES_AT_MOST ? layers.slice(1 - CODES_AT_MOST) : layers;
  const before = layers.slice(0, layers.length - shown.length);
  const also = t('tile.layers-before', { layers: before.join(', ') });
  return (
    <>
      {before.length > 0 && (
        <small role="img" aria-label={also} title={also}>
          {t('chip.more', { count: before.length })}
        </small>
      )}
      {shown.map((layer) => (
        <LayerCode key={layer} layer={layer} />
      ))}
    </>
  );
}
const CODES_AT_MOST = 4; // the narrowest tile has room for them

/** A long name of a legend as its own text calls it, by what stands before the comma (201.5). */
const nameInShort = (name: string): string => (name.length > ROOM ? (name.split(', ')[0] ?? name) : name);
const ROOM = 18; // letters

type Said = (text: string) => string;

/** What it has by now; of an Aura that is on something, what it may enchant says nothing new. */
const abilityWords = (tile: Tile, { attachedTo }: BoardObject, said: Said): string =>
  tile.abilities
    .filter(({ state, value }) => state !== 'lost' && !(attachedTo !== null && value.keyword?.startsWith('enchant')))
    .map(({ value }) => value.keyword ?? said(value.text))
    .join(', ');
