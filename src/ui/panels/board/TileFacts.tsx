import type { ReactNode } from 'react';
import type { BoardObject } from '../../../engine';
import { useNames, useWords } from '../../kit';
import type { Tiles } from './use-tiles';

/** What layers do not change, at the foot of a tile. */
export function TileFacts({ object, tiles }: { readonly object: BoardObject; readonly tiles: Tiles }): ReactNode {
  const { spared, own } = useTileFacts(object, tiles);
  const facts = [...spared, ...own];
  if (facts.length === 0) return null;
  return <span className="none">{facts.join(' · ')}</span>;
}

/** In words: why this step spares it; and tapped, attacking, a token, attached to something, damage, choices. */
export function useTileFacts(
  object: BoardObject,
  tiles: Tiles,
): { readonly spared: readonly string[]; readonly own: readonly string[] } {
  const { t, plain } = useWords();
  const names = useNames();
  const missed = tiles.spared.get(object.id);
  const own = [
    object.token && t('fact.token'),
    object.tapped && t('fact.tapped'),
    object.attacking && t('fact.attacking'),
    object.blocking && t('fact.blocking'),
    object.faceDown !== false && t('fact.face-down'),
    object.attachedTo !== null && t('fact.attached', { object: names.object(object.attachedTo) }),
    object.damage > 0 && t('fact.damage', { count: object.damage }),
    ...choiceWords(object),
    ...object.designations,
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  return { spared: missed ? [t('fact.spared', { why: plain(missed, names) })] : [], own };
}

const choiceWords = (object: BoardObject): readonly string[] =>
  Object.values(object.choices).flatMap((choice) => (Array.isArray(choice) ? choice.map(String) : [String(choice)]));
