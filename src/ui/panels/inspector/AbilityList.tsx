import { type ReactNode, useMemo } from 'react';
import { type Ability, type ObjectId, type TileItem, tilesAt } from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import { debug } from '../../../state';
import { classes, LayerCode, RulesText, useWords, Words } from '../../kit';
import { sourceOf } from './ability-source';
import type { Inspected } from './use-inspected';

/** Every ability it has or had, where it comes from, and whether it still has it. */
export function AbilityList({ inspected }: { readonly inspected: Inspected }): ReactNode {
  const { t } = useWords();
  const { evaluation, object, step } = inspected;
  const tile = useMemo(() => tilesAt(evaluation.trace, step).get(object), [evaluation, object, step]);
  if (!tile || tile.abilities.length === 0) return null;
  return (
    <section className="insp-part" aria-labelledby="abilities-title">
      <h3 id="abilities-title">{t('inspector.abilities')}</h3>
      <ul className="ability-list">
        {tile.abilities.map((item) => (
          <Entry key={`${item.value.id} ${item.state}`} item={item} object={object} evaluation={evaluation} />
        ))}
      </ul>
    </section>
  );
}

function Entry(props: {
  readonly item: TileItem<Ability>;
  readonly object: ObjectId;
  readonly evaluation: Evaluation;
}): ReactNode {
  const { t } = useWords();
  const { item, object, evaluation } = props;
  const { value: ability, state, mark } = item;
  const unread = ability.status === 'unread' || ability.status === 'partly';
  return (
    <li className={classes(state === 'lost' && 'lost')}>
      <span className="tx">
        <RulesText text={ability.text} />
      </span>
      <span className="src">
        <Words message={sourceOf(item, object, evaluation.trace)} />
        {mark && (
          <button
            type="button"
            className="casc-go"
            title={t('inspector.go-to-this-step')}
            aria-label={t('inspector.go-to-this-step')}
            onClick={() => debug.goToStep(mark.step + 1)}
          >
            <LayerCode layer={mark.layer} />
          </button>
        )}
        {unread && <span className="unread-mark">{t(`inspector.status.${ability.status}`)}</span>}
      </span>
    </li>
  );
}
