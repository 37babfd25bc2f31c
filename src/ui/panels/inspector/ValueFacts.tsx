import type { ReactNode } from 'react';
import { hasSize, type Message, typeLine, valueAt } from '../../../engine';
import { askWhy } from '../../../state';
import { RuleNumber, useWords, Words } from '../../kit';
import type { Inspected } from './use-inspected';

/** Values that no corner of a tile shows: copiable values (707.2), base power and toughness (208.4b), mana value (202.3). */
export function ValueFacts({ inspected }: { readonly inspected: Inspected }): ReactNode {
  const { t } = useWords();
  const { evaluation, object, row } = inspected;
  const sized = hasSize(row, object, evaluation.compiled);
  return (
    <section className="insp-part" aria-labelledby="values-title">
      <h3 id="values-title">{t('inspector.values')}</h3>
      <dl className="facts">
        {sized && <Fact inspected={inspected} aspect="base-size" rule="208.4b" />}
        <Fact inspected={inspected} aspect="mana-value" rule="202.3" />
        <dt>
          {t('inspector.copiable')} <RuleNumber rule="707.2" />
        </dt>
        <dd>
          <CopiableValues inspected={inspected} />
        </dd>
      </dl>
    </section>
  );
}

function Fact(props: {
  readonly inspected: Inspected;
  readonly aspect: 'base-size' | 'mana-value';
  readonly rule: string;
}): ReactNode {
  const { t } = useWords();
  const { inspected, aspect } = props;
  const asked = inspected.aspect === aspect;
  return (
    <>
      <dt>
        <button
          type="button"
          className="casc-ask"
          aria-pressed={asked}
          title={t('inspector.ask-why')}
          onClick={() => askWhy(inspected.object, aspect)}
        >
          {t(`inspector.fact.${aspect}`)}
        </button>{' '}
        <RuleNumber rule={props.rule} />
      </dt>
      <dd className="num">
        <Words message={valueAt(aspect, inspected.row, true)} />
      </dd>
    </>
  );
}

/** What a copy of it would get, in one paragraph: name, cost, type line, size, abilities. */
function CopiableValues({ inspected: { evaluation, object } }: { readonly inspected: Inspected }): ReactNode {
  const row = evaluation.trace.copiable.get(object);
  if (!row) return null;
  const sized = row.power !== null || row.toughness !== null;
  const lines: readonly Message[] = [
    valueAt('name', row, sized),
    ...(row.manaCost === '' ? [] : [valueAt('cost', row, sized)]),
    typeLine(row),
    valueAt('colors', row, sized),
    ...(sized ? [valueAt('size', row, sized)] : []),
    ...(row.abilities.length === 0 ? [] : [valueAt('abilities', row, sized)]),
  ];
  return (
    <ul className="copiable">
      {lines.map((line) => (
        <li key={JSON.stringify(line)}>
          <Words message={line} />
        </li>
      ))}
    </ul>
  );
}
