import { type ReactNode, useState } from 'react';
import { type BoardEffect, type BoardObject, type Choices, copiableCard, objectId } from '../../../engine';
import { type Change, closeDialog, debug, newEffect, newTokens, useDebugger } from '../../../state';
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
  const ready = resolution.targets.every(({ optional }, index) => optional || Boolean(targets[index]));
  const resolve = () => {
    const tokens = newTokens(evaluation.board, resolution.tokens, {
      ...effect,
      source,
      copied: (original) => copiableCard(evaluation, original),
    });
    const affected = resolution.onSet ? lockedIn(evaluation.board, effect) : null;
    debug.edit(
      [
        ...tokens.map((object): Change => ({ kind: 'add-object', object })),
        ...(resolution.makesEffect
          ? [{ kind: 'add-effect', effect: { ...withTokens(effect, tokens), affected } } as const]
          : []),
      ],
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
      {resolution.targets.map(({ kind }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: targets have no identity but their place in the text
        <label key={index} className="field-row">
          <span>{t('resolve.target', { number: index + 1 })}</span>
          <select
            className="text-field"
            value={targets[index] ?? ''}
            onChange={(event) => setTargets(replaced(targets, index, event.target.value))}
          >
            <option value="">{t('resolve.choose')}</option>
            {kind === 'player'
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

/** "Create a token. It gains haste.": the object that is meant is the one that was just created. */
function withTokens(effect: BoardEffect, tokens: readonly BoardObject[]): BoardEffect {
  const isNamed = effect.choices.object !== undefined;
  return tokens.length === 0 || isNamed
    ? effect
    : { ...effect, choices: { ...effect.choices, object: tokens.map(({ id }) => id) } };
}

/** Words that are replaced are two choices: from what, to what (612.2). */
const choiceKinds = (asked: Resolution['choices'][number]): readonly ChoiceKind[] =>
  asked === 'words' ? ['from', 'to'] : [asked];

function replaced(list: readonly string[], index: number, value: string): readonly string[] {
  const next = [...list];
  next[index] = value;
  return Array.from(next, (entry) => entry ?? '');
}
