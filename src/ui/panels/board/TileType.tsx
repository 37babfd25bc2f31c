import type { ReactNode } from 'react';
import { byPrint, type Mark, type Tile, type TileItem } from '../../../engine';
import { LayerCode, useWords } from '../../kit';

/** The type line: what this step changed glows, what earlier steps changed is marked, what is gone is struck through. */
export function TileType({ tile }: { readonly tile: Tile }): ReactNode {
  const { t } = useWords();
  const mark = tile.marks.subtypes ?? tile.marks.cardTypes ?? tile.marks.supertypes ?? tile.marks.everyCreatureType;
  const aspect = tile.marks.cardTypes || tile.subtypes.length === 0 ? 'types' : 'subtypes';
  const left = grouped(inPlace([...tile.supertypes, ...tile.cardTypes].toSorted((a, b) => byPrint(a.value, b.value))));
  const right = grouped(inPlace(tile.subtypes));
  const every = tile.row.everyCreatureType;
  return (
    <p className={mark ? 'type bar' : 'type'} data-l={mark?.layer} data-aspect={aspect}>
      <Words groups={left} />
      {(right.length > 0 || every) && ' — '}
      <Words groups={right} />
      {every && <Changed mark={tile.marks.everyCreatureType ?? null}>{t('board.every-creature-type')}</Changed>}
    </p>
  );
}

/** What came in the place of lost words stands right behind them: "~~Forest~~ Mountain Dryad". */
function inPlace(items: readonly TileItem<string>[]): readonly TileItem<string>[] {
  const cameFor = (lost: TileItem<string>) =>
    items.filter((item) => item.state === 'gained' && item.mark?.step === lost.mark?.step);
  const lastLost = new Map(
    items.flatMap((item) => (item.state === 'lost' && item.mark ? [[item.mark.step, item]] : [])),
  );
  const moved = new Set([...lastLost.values()].flatMap(cameFor));
  return items.flatMap((item) => {
    if (moved.has(item)) return [];
    return lastLost.get(item.mark?.step ?? -1) === item ? [item, ...cameFor(item)] : [item];
  });
}

type WordGroup = {
  readonly words: readonly string[];
  readonly state: TileItem<string>['state'];
  readonly mark: Mark | null;
};

/** Neighbors with the same fate are one run of words: one line through "Swamp Forest", not two. */
function grouped(items: readonly TileItem<string>[]): readonly WordGroup[] {
  const groups: WordGroup[] = [];
  for (const { value, state, mark } of items) {
    const last = groups.at(-1);
    if (last && last.state === state && last.mark?.step === mark?.step) {
      groups[groups.length - 1] = { ...last, words: [...last.words, value] };
    } else groups.push({ words: [value], state, mark });
  }
  return groups;
}

function Words({ groups }: { readonly groups: readonly WordGroup[] }): ReactNode {
  return groups.map((group, index) => (
    <span key={`${group.state} ${group.words.join(' ')}`}>
      {index > 0 && ' '}
      {group.state === 'lost' ? (
        <s className="was">{group.words.join(' ')}</s>
      ) : (
        <Changed mark={group.mark}>{group.words.join(' ')}</Changed>
      )}
    </span>
  ));
}

/** A glow for the step on screen, a quiet underline with the layer's code for an earlier one. */
export function Changed({ mark, children }: { readonly mark: Mark | null; readonly children: ReactNode }): ReactNode {
  if (!mark) return children;
  if (mark.now) {
    return (
      <b className="chg" data-l={mark.layer}>
        {children}
      </b>
    );
  }
  return (
    <span className="marked" data-l={mark.layer}>
      {children} <LayerCode layer={mark.layer} off />
    </span>
  );
}
