import type { ReactNode } from 'react';
import { type CardMatch, searchCards } from '../../../cards';
import type { Card } from '../../../engine';
import { openDialog, useDebugger } from '../../../state';
import { Button, Mana, useWords } from '../../kit';
import { useSay } from '../drag/DragProvider';
import { putOn } from '../drag/drag-store';
import { isSpell } from '../drag/drop-card';
import { useGrab } from '../drag/Grab';
import type { Held } from '../drag/held';
import { askWhere } from '../drag/put-on';
import { cardTint } from './card-tint';

/** Cards that the query finds, to drag onto a battlefield; Enter puts one under the active player. */
export function CardHits({ query }: { readonly query: string }): ReactNode {
  const { t } = useWords();
  const hits = searchCards(query, SHOWN + 1);
  if (hits.length === 0) return <NothingFound query={query} />;
  return (
    <>
      <ul className="hits">
        {hits.slice(0, SHOWN).map((hit) => (
          <CardHit key={hit.card.name} hit={hit} />
        ))}
      </ul>
      <p className="more" role="status">
        {hits.length > SHOWN ? t('library.many', { count: SHOWN }) : t('library.found', { count: hits.length })}
      </p>
    </>
  );
}
const SHOWN = 12;

function CardHit({ hit }: { readonly hit: CardMatch }): ReactNode {
  const { t } = useWords();
  const say = useSay();
  const { card } = hit;
  const held: Held = { kind: 'card', card, name: card.name, inLibrary: true };
  const { ref, isHeld } = useGrab(`card:${card.name}`, held);
  const onBoard = useDebugger((state) => state.board.objects.some((object) => object.card === card.name));
  const active = useDebugger((state) => state.board.players.find((player) => player.active)?.id ?? 'A');
  const size = card.power === null ? null : `${card.power}/${card.toughness}`;
  return (
    <li ref={ref} className={isHeld ? 'hot held-row' : undefined}>
      <i className="sw" data-h={cardTint(card)} aria-hidden="true" />
      <button
        type="button"
        className="n"
        data-drag-handle=""
        aria-describedby="how-to-drag"
        title={card.text}
        onClick={() => putOn(held, { kind: 'side', player: active }, say)}
      >
        <Marked text={card.name} ranges={hit.ranges} />
      </button>
      <Mana cost={card.manaCost} />
      <span className="t">
        {[card.typeLine, size, onBoard && t('library.on-board')].filter(Boolean).join(' · ')}
        {(isAttachable(card) || isSpell(card)) && (
          <Button className="put-on" onClick={() => askWhere(held)}>
            {t('library.put-on')}
          </Button>
        )}
      </span>
    </li>
  );
}

const isAttachable = (card: Card): boolean => /\b(Aura|Equipment|Fortification)\b/.test(card.typeLine);

/** The name with what was typed marked in it. */
function Marked({ text, ranges }: { readonly text: string; readonly ranges: CardMatch['ranges'] }): ReactNode {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of ranges) {
    pieces.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return [...pieces, text.slice(from)];
}

function NothingFound({ query }: { readonly query: string }): ReactNode {
  const { t } = useWords();
  return (
    <div className="nothing" role="status">
      <h3>{t('library.nothing.title', { query })}</h3>
      <p>{t('library.nothing.text')}</p>
      <Button look="line" icon="pencil" onClick={() => openDialog('card')}>
        {t('library.type-card')}
      </Button>
    </div>
  );
}
