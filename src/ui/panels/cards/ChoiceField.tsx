import { type ReactNode, useId } from 'react';
import type { Choices } from '../../../engine';
import { useDebugger } from '../../../state';
import { useNames, useWords } from '../../kit';
import { CHOICE_OPTIONS, type ChoiceKind } from './asked-choices';

/** One choice: a list where the rules know all that can be chosen, else a field. */
export function ChoiceField(props: {
  readonly kind: ChoiceKind;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}): ReactNode {
  const { t } = useWords();
  const { kind, choices, onChange } = props;
  const field = useId();
  const options = useOptions(kind);
  const value = choices[kind];
  const shown = Array.isArray(value) ? value.join(', ') : String(value ?? '');
  const set = (text: string) => onChange(withChoice(choices, kind, text));
  return (
    <div className="field-row">
      <label htmlFor={field}>{t(`choice.${kind}`)}</label>
      {options ? (
        <select id={field} className="text-field" value={shown} onChange={(event) => set(event.target.value)}>
          <option value="">{t('choices.none')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={field}
          className="text-field"
          value={shown}
          maxLength={120}
          onChange={(event) => set(event.target.value)}
        />
      )}
    </div>
  );
}

function withChoice(choices: Choices, kind: ChoiceKind, text: string): Choices {
  const { [kind]: _before, ...others } = choices;
  if (text.trim() === '') return others;
  if (kind === 'number') return { ...others, number: Number(text) || 0 };
  return { ...others, [kind]: text };
}

type Option = { readonly value: string; readonly label: string };

function useOptions(kind: ChoiceKind): readonly Option[] | null {
  const names = useNames();
  const board = useDebugger((state) => state.board);
  if (kind === 'player') return board.players.map(({ id }) => ({ value: id, label: names.player(id) }));
  if (kind === 'object') return board.objects.map(({ id }) => ({ value: id, label: names.object(id) }));
  return CHOICE_OPTIONS[kind]?.map((value) => ({ value, label: value })) ?? null;
}
