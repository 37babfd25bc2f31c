import { type ReactNode, useDeferredValue, useState } from 'react';
import { compileCard } from '../../../compiler';
import type { BoardObject, Card } from '../../../engine';
import { blankCard, closeDialog, debug, newObject, useDebugger } from '../../../state';
import { Button, Dialog, useWords } from '../../kit';
import { ReadText } from '../inspector/CardText';
import { CardFields } from './CardFields';

/** A card typed by hand, or the card of an object edited: its text is read as it is typed, part by part. */
export default function CardDialog({ about }: { readonly about: string | null }): ReactNode {
  const { t } = useWords();
  const object = useDebugger((state) => state.board.objects.find((candidate) => candidate.id === about) ?? null);
  const printed = useDebugger((state) => (object ? state.evaluation.compiled.objects.get(object.id)?.card.card : null));
  const [card, setCard] = useState<Card>(() => cardOf(object, printed ?? null));
  const shown = useDeferredValue(card);
  const compiled = compileCard(shown);
  const ready = card.typeLine.trim() !== '';
  const finish = () => {
    place(object, card);
    closeDialog();
  };
  return (
    <Dialog
      open
      onClose={closeDialog}
      size="wide"
      title={t(object ? 'card.edit' : 'card.type')}
      description={t('card.about')}
    >
      <div className="card-editor">
        <CardFields card={card} onChange={setCard} />
        <section className="card-reading" aria-label={t('card.reading')} aria-live="polite">
          <h3>{t('card.reading')}</h3>
          {shown.text.trim() === '' ? (
            <p className="quiet">{t('card.no-text')}</p>
          ) : (
            <ReadText face={compiled.faces[0]} />
          )}
        </section>
      </div>
      <div className="dialog-foot">
        {!ready && <p className="quiet grow">{t('card.needs-type')}</p>}
        <Button onClick={closeDialog}>{t('app.cancel')}</Button>
        <Button look="go" disabled={!ready} onClick={finish}>
          {t(object ? 'card.done' : 'card.put')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The card to begin with: what is on the object. */
function cardOf(object: BoardObject | null, printed: Card | null): Card {
  if (!object) return blankCard;
  const card = printed ?? (typeof object.card === 'string' ? { ...blankCard, name: object.card } : object.card);
  return card;
}

function place(object: BoardObject | null, card: Card): void {
  const { board } = debug.store.getState();
  if (object) {
    debug.edit(
      { kind: 'edit-card', object: object.id, card },
      { label: { key: 'said.edited', values: { object: card.name } } },
    );
    return;
  }
  const entering = newObject(board, card);
  debug.edit(
    { kind: 'add-object', object: entering },
    { label: { key: 'said.entered', values: { card: card.name, player: { player: entering.controller } } } },
  );
  debug.select(entering.id);
}
