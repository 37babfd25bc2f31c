import { type ReactNode, useMemo } from 'react';
import { type Difference, diffTraces, explain, type Why } from '../../../engine';
import { useDebugger, usePreferences } from '../../../state';
import { useWords, Words } from '../../kit';
import type { Inspected } from './use-inspected';
import { Reasons } from './WhySection';

/** While something is held over an object: what would change there and elsewhere, before it does. */
export function PreviewSection({ inspected }: { readonly inspected: Inspected }): ReactNode {
  const { t } = useWords();
  const level = usePreferences((state) => state.words);
  const before = useDebugger((state) => state.evaluation);
  const { evaluation, object } = inspected;
  const differences = useMemo(() => diffTraces(before, evaluation), [before, evaluation]);
  const here = differences.filter((difference) => difference.object === object);
  const elsewhere = differences.filter((difference) => difference.object !== object && difference.a && difference.b);
  const reasons = useMemo(() => newReasons(inspected, here), [inspected, here]);
  return (
    <section className="why" aria-labelledby="preview-question">
      <h3 id="preview-question">{t('inspector.what-would-change')}</h3>
      {here.length === 0 && <p className="quiet">{t('inspector.nothing-would-change')}</p>}
      <DifferenceList differences={here} />
      <Reasons reasons={reasons} level={level} />
      {elsewhere.length > 0 && (
        <>
          <h4>{t('inspector.elsewhere')}</h4>
          <DifferenceList differences={elsewhere} named />
        </>
      )}
      <div className="whatif">
        <span>
          <b>{t('inspector.without-dragging')}</b> {t('inspector.without-dragging-hint')}
        </span>
        <kbd className="kbd">P</kbd>
      </div>
    </section>
  );
}

/** The reasons behind the values that would be new, each once. */
function newReasons({ evaluation, object, step }: Inspected, here: readonly Difference[]): readonly Why[] {
  const reasons = here.flatMap(({ aspect }) => explain(evaluation, object, aspect, { n: step })?.reasons ?? []);
  const seen = new Set<string>();
  return reasons.filter((why) => {
    const name = JSON.stringify([why.key, why.values]);
    if (why.key === 'printed' || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

function DifferenceList(props: { readonly differences: readonly Difference[]; readonly named?: boolean }): ReactNode {
  const { t } = useWords();
  return (
    <ul className="would">
      {props.differences.map(({ object, aspect, a, b }) => (
        <li key={`${object} ${aspect}`}>
          {props.named ? <Words message={{ key: 'inspector.object', values: { object: { object } } }} /> : null}
          <span className="quiet">{t(`aspect.${aspect}`)}</span>
          <s className="was">{a && <Words message={a} />}</s>
          <b>{b && <Words message={b} />}</b>
        </li>
      ))}
    </ul>
  );
}
