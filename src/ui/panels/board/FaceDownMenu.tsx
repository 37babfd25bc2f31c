import type { ReactNode } from 'react';
import type { BoardObject, Card } from '../../../engine';
import { debug } from '../../../state';
import { MenuChoice, MenuTitle, Submenu, useWords } from '../../kit';

/** Which way it lies, and what it is face down: a plain 2/2 (708.2a), or one with ward (disguise 702.168a, cloak 701.58a). */
export function FaceDownMenu({ object }: { readonly object: BoardObject }): ReactNode {
  const { t } = useWords();
  const turn = (way: Way) => debug.edit({ kind: 'turn', object: object.id, faceDown: FACE_DOWN[way] });
  return (
    <Submenu label={t('tile.face-down')}>
      <MenuTitle>{t('tile.face-down.note')}</MenuTitle>
      <MenuChoice
        value={wayOf(object)}
        options={WAYS.map((value) => ({ value, label: t(`tile.face-down.${value}`) }))}
        onChange={turn}
      />
    </Submenu>
  );
}

const WAYS = ['up', 'plain', 'ward'] as const;
type Way = (typeof WAYS)[number];

const WITH_WARD: Card = {
  name: '',
  manaCost: '',
  typeLine: 'Creature',
  text: 'Ward {2}',
  power: 2,
  toughness: 2,
  loyalty: null,
  defense: null,
  colorIndicator: null,
  layout: null,
  faces: [],
};
const FACE_DOWN: Record<Way, BoardObject['faceDown']> = { up: false, plain: true, ward: WITH_WARD };

function wayOf({ faceDown }: BoardObject): Way {
  if (faceDown === false) return 'up';
  return faceDown === true ? 'plain' : 'ward';
}
