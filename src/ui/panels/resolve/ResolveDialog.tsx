import { type ReactNode, useState } from 'react';
import { type Choices, objectId } from '../../../engine';
import { closeDialog, debug, newEffect, useDebugger } from '../../../state';
import { Button, Dialog, RulesText, useNames, useWords } from '../../kit';
import type { ChoiceKind } from '../cards/asked-choices';
import { ChoiceField } from '../cards/ChoiceField';
import { lockedIn } from '../drag/lock-in';
import { refusal } from '../drag/refusal';
import { type Resolution, resolutionsOf } from './resolutions';

/** Resolves an ability or a spell onto the board, asking for what it needs: targets, X. */
export default function ResolveDialog({ about }: { readonly about: string | null }): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const [id = '', abilityId = ''] = (about ?? '').split(' ');
  const object = objectId(id);
  const evaluation = useDebugger((state) => state.evaluation);
  const found = resolutionsOf(evaluation, object);
  const [chosen, setChosen] = useState(abilityId);
  const resolution = found.find(({ ability }) => ability.id === chosen) ?? found[0];
  if (!resolution) return null;
  return (
    <Dialog open onClose={closeDialog} size="small" title={t('resolve.title', { object: names.object(object) })}>
      <div className="dialog-body resolve">
        {found.length > 1 && (
          <fieldset className="picks">
            <legend className="sr">{t('resolve.which')}</legend>
            {found.map(({ ability }) => (
              <label key={ability.id} className="pick-one">
                <input
                  type="radio"
                  name="ability"
                  checked={ability.id === resolution.ability.id}
                  onChange={() => setChosen(ability.id)}
                />
                <span className="its-text">
                  <RulesText text={ability.text} />
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <Questions key={resolution.ability.id} resolution={resolution} source={object} />
      </div>
    </Dialog>
  );
}

function Questions(props: {
  readonly resolution: Resolution;
  readonly source: ReturnType<typeof objectId>;
}): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const { resolution, source } = props;
  const evaluation = useDebugger((state) => state.evaluation);
  const [x, setX] = useState('1');
  const [targets, setTargets] = useState<readonly string[]>([]);
  const [choices, setChoices] = useState<Choices>({});
  const controller = evaluation.trace.final.get(source)?.controller ?? evaluation.board.objects[0]?.controller;
  const effect = newEffect(evaluation.board, resolution.text, {
    source,
    ...(controller ? { controller } : {}),
    x: resolution.asksX ? Number(x) || 0 : null,
    targets: targets.filter(Boolean).map(objectId),
    choices,
  });
  const legal = (index: number) =>
    evaluation.board.objects.filter(
      (entry) =>
        refusal(
          { kind: 'effect', label: '', layer: null, effect, targets: effect.targets.slice(0, index), onSet: false },
          entry.id,
          evaluation,
        ) === null,
    );
  const ready = targets.filter(Boolean).length >= resolution.targets;
  const resolve = () => {
    const affected = resolution.onSet ? lockedIn(evaluation.board, effect) : null;
    debug.edit(
      { kind: 'add-effect', effect: { ...effect, affected } },
      { label: { key: 'said.resolved', values: { object: { object: source } } } },
    );
    closeDialog();
  };
  return (
    <>
      <p className="its-text">
        <RulesText text={resolution.text} />
      </p>
      {resolution.asksX && (
        <label className="field-row">
          <span>X</span>
          <input
            className="text-field"
            inputMode="numeric"
            value={x}
            maxLength={3}
            onChange={(event) => setX(event.target.value)}
          />
        </label>
      )}
      {Array.from({ length: resolution.targets }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: targets have no identity but their place in the text
        <label key={index} className="field-row">
          <span>{t('resolve.target', { number: index + 1 })}</span>
          <select
            className="text-field"
            value={targets[index] ?? ''}
            onChange={(event) => setTargets(replaced(targets, index, event.target.value))}
          >
            <option value="">{t('resolve.choose')}</option>
            {resolution.targetsAsked[index]?.kind === 'player'
              ? evaluation.board.players.map(({ id }) => (
                  <option key={id} value={id}>
                    {names.player(id)}
                  </option>
                ))
              : legal(index).map((entry) => (
                  <option key={entry.id} value={entry.id}>
                    {names.object(entry.id)}
                  </option>
                ))}
          </select>
        </label>
      ))}
      {resolution.choices.flatMap(choiceKinds).map((kind) => (
        <ChoiceField key={kind} kind={kind} choices={choices} onChange={setChoices} />
      ))}
      <p className="resolve-go">
        <Button look="go" disabled={!ready} onClick={resolve}>
          {t('resolve.go')}
        </Button>
      </p>
    </>
  );
}

/** Words that are replaced are two choices: from what, to what (612.2). */
const choiceKinds = (asked: Resolution['choices'][number]): readonly ChoiceKind[] =>
  asked === 'words' ? ['from', 'to'] : [asked];

function replaced(list: readonly string[], index: number, value: string): readonly string[] {
  const next = [...list];
  next[index] = value;
  return Array.from(next, (entry) => entry ?? '');
}
