import { type ReactNode, useMemo } from 'react';
import { EDITIONS } from '../../../engine';
import { useDebugger } from '../../../state';
import { Dialog, useNames, useWords, Words } from '../../kit';
import { type EditionRun, editionRuns } from './edition-runs';
import { NUMBERINGS } from './numberings';

/** The board on screen under older numberings of the rules: where the trace differs, and where the result does. */
export function EditionsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useWords();
  const evaluation = useDebugger((state) => state.evaluation);
  const runs = useMemo(() => editionRuns(evaluation), [evaluation]);
  return (
    <Dialog open onClose={onClose} title={t('editions.title')} description={t('editions.about')} size="wide">
      <div className="dialog-body editions">
        <div className="edition-runs">
          {runs.map((run) => (
            <Run key={run.edition} run={run} />
          ))}
        </div>
        <Numberings />
      </div>
    </Dialog>
  );
}

function Run({ run }: { readonly run: EditionRun }): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const { edition, steps, differences, verdict } = run;
  return (
    <section aria-label={t(`editions.name.${edition}`)} className={verdict === 'other-result' ? 'differs' : undefined}>
      <h3>{t(`editions.name.${edition}`)}</h3>
      <p className="verdict">{t(`editions.verdict.${verdict}`)}</p>
      {differences.map(({ object, aspect, b }) => (
        <p key={`${object} ${aspect}`}>
          <Words message={{ key: 'compare.group-value', values: { object: { object }, value: b ?? '—' } }} />
        </p>
      ))}
      <ol>
        {steps.map(({ effect, code, layer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an effect may have several parts here, and steps never move
          <li key={`${effect} ${index}`}>
            <b className="lt" data-l={layer}>
              {code}
            </b>{' '}
            {names.effect(effect)}
          </li>
        ))}
        {steps.length === 0 && <li className="quiet">{t('editions.nothing-in-7')}</li>}
      </ol>
    </section>
  );
}

/** The numbers themselves: an answer with an old number is right for the old text. */
function Numberings(): ReactNode {
  const { t } = useWords();
  return (
    <table className="dt">
      <caption className="sr">{t('editions.numbers')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('editions.what')}</th>
          {EDITIONS.map((edition) => (
            <th key={edition} scope="col">
              {t(`editions.name.${edition}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NUMBERINGS.map((row) => (
          <tr key={row.what}>
            <th scope="row">{t(`editions.what.${row.what}`)}</th>
            {EDITIONS.map((edition) => (
              <td key={edition} className="num">
                {row[edition] ?? '—'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
