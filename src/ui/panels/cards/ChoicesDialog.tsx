import { type ReactNode, useState } from 'react';
import { type Choices, copiableCard, objectId } from '../../../engine';
import { blankCard, type Change, closeDialog, debug, useDebugger } from '../../../state';
import { Button, Dialog, useNames, useWords } from '../../kit';
import { CHOICE_OPTIONS, type ChoiceKind, choicesAsked, entersAsCopy } from './asked-choices';
import { ChoiceField } from './ChoiceField';

/** What was chosen for an object: asked as it enters, changed at any time. */
export default function ChoicesDialog({ about }: { readonly about: string | null }): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const id = objectId(about ?? '');
  const object = useDebugger((state) => state.board.objects.find((candidate) => candidate.id === id));
  const evaluation = useDebugger((state) => state.evaluation);
  const [choices, setChoices] = useState<Choices>(object?.choices ?? {});
  const [copyOf, setCopyOf] = useState<string | null>(null);
  if (!object) return null;
  const card = evaluation.compiled.objects.get(id)?.card.card ?? blankCard;
  const asked = choicesAsked(card);
  const more = (Object.keys(CHOICE_OPTIONS) as ChoiceKind[]).filter((kind) => !asked.includes(kind)); // keys of that table
  const done = () => {
    const changes: Change[] = [{ kind: 'set-choices', id, choices }];
    if (copyOf !== null) {
      const of = copyOf === '' ? null : copiableCard(evaluation, objectId(copyOf));
      changes.push({ kind: 'set-copy', object: id, of, except: object.copyExcept });
    }
    debug.edit(changes, { label: { key: 'said.chosen', values: { object: { object: id } } } });
    closeDialog();
  };
  return (
    <Dialog
      open
      onClose={closeDialog}
      size="small"
      title={t('choices.title', { object: names.object(id) })}
      description={t('choices.about')}
    >
      <div className="dialog-body choices">
        {entersAsCopy(card) && (
          <label className="field-row">
            <span>{t('choices.copy-of')}</span>
            <select className="text-field" value={copyOf ?? ''} onChange={(event) => setCopyOf(event.target.value)}>
              <option value="">{t('choices.none')}</option>
              {evaluation.board.objects
                .filter((other) => other.id !== id)
                .map((other) => (
                  <option key={other.id} value={other.id}>
                    {names.object(other.id)}
                  </option>
                ))}
            </select>
          </label>
        )}
        {asked.map((kind) => (
          <ChoiceField key={kind} kind={kind} choices={choices} onChange={setChoices} />
        ))}
        <details open={asked.length === 0 && !entersAsCopy(card)}>
          <summary>{t('choices.more')}</summary>
          {more.map((kind) => (
            <ChoiceField key={kind} kind={kind} choices={choices} onChange={setChoices} />
          ))}
        </details>
      </div>
      <div className="dialog-foot">
        <Button look="go" onClick={done}>
          {t('card.done')}
        </Button>
      </div>
    </Dialog>
  );
}
