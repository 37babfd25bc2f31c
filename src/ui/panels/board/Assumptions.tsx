import { type ReactNode, useMemo } from 'react';
import { assumedConditions } from '../../../engine';
import { debug } from '../../../state';
import { RulesText, useWords } from '../../kit';
import type { Tiles } from './use-tiles';

/** Switches for conditions that no board can show, such as what happened earlier in the turn. */
export function Assumptions({ tiles }: { readonly tiles: Tiles }): ReactNode {
  const { t } = useWords();
  const { compiled } = tiles.evaluation;
  const conditions = useMemo(() => assumedConditions(compiled), [compiled]);
  if (conditions.length === 0) return null;
  return (
    <fieldset className="assume">
      <legend>{t('board.assume')}</legend>
      {conditions.map((words) => (
        <label key={words}>
          <input
            type="checkbox"
            checked={compiled.board.assume.includes(words)}
            onChange={(event) => debug.edit({ kind: 'assume', words, holds: event.target.checked })}
          />
          <span>
            <RulesText text={words} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
