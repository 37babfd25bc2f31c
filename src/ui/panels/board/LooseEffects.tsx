import type { ReactNode } from 'react';
import { debug } from '../../../state';
import { Button, RulesText, Timestamp, useWords } from '../../kit';
import type { Tiles } from './use-tiles';

/** Effects that no tile shows, since they affect nothing now: a set that was empty, a player. */
export function LooseEffects({ tiles }: { readonly tiles: Tiles }): ReactNode {
  const { t } = useWords();
  const shown = new Set([...tiles.chips.values()].flatMap((chips) => chips.map((chip) => chip.key)));
  const loose = tiles.evaluation.board.effects.filter((effect) => !shown.has(effect.id));
  if (loose.length === 0) return null;
  return (
    <ul className="loose" aria-label={t('board.loose')}>
      {loose.map((effect) => (
        <li key={effect.id} className="chip todo">
          <span className="chip-words">
            <RulesText text={effect.text} />
          </span>
          <span className="from">{t('board.loose.nothing')}</span>
          <Timestamp n={tiles.numbers.get(effect.id) ?? 0} />
          <Button
            onClick={() =>
              debug.edit(
                { kind: 'remove', id: effect.id },
                { label: { key: 'said.ended', values: { effect: effect.text } } },
              )
            }
          >
            {t('chip.end')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
