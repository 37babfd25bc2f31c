import type { ReactNode } from 'react';
import { EDITIONS } from '../../../engine';
import { debug, useDebugger } from '../../../state';
import { Button, classes, Dialog, LayerCode, useNames, useWords, Words } from '../../kit';
import type { EditionRun } from './edition-runs';
import { NUMBERINGS } from './numberings';
import { useEditionRuns } from './use-edition-runs';

/** The board under older numberings of the rules: where the trace differs, where the result does, and the way into each. */
export function EditionsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useWords();
  const runs = useEditionRuns();
  return (
    <Dialog open onClose={onClose} title={t('editions.title')} description={t('editions.about')} size="wide">
      <div className="dialog-body editions">
        <div className="edition-runs">
          {runs.map((run) => (
            <Run key={run.edition} run={run} onClose={onClose} />
          ))}
        </div>
        <Numberings />
      </div>
    </Dialog>
  );
}

function Run({ run, onClose }: { readonly run: EditionRun; readonly onClose: () => void }): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const shown = useDebugger((state) => state.edition) === run.edition;
  const { edition, steps, verdict } = run;
  const look = () => {
    debug.lookAt(edition);
    onClose();
  };
  return (
    <section
      aria-label={t(`editions.name.${edition}`)}
      className={classes(verdict === 'other-result' && 'differs')}
      data-edition={edition}
    >
      <h3>{t(`editions.name.${edition}`)}</h3>
      <p className="verdict">{t(`editions.verdict.${verdict}`)}</p>
      <Differences run={run} />
      <ol>
        {steps.map(({ effect, layer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an effect may have several parts here, and steps never move
          <li key={`${effect} ${index}`}>
            <LayerCode layer={layer} /> {names.effect(effect)}
          </li>
        ))}
        {steps.length === 0 && <li className="quiet">{t('editions.nothing-here')}</li>}
      </ol>
      <Button look="line" disabled={shown} onClick={look}>
        {t(shown ? 'editions.shown' : 'editions.look')}
      </Button>
    </section>
  );
}

/** "Bear 3/3, now 4/4": what it is in this text, and what it is by the current one. */
export function Differences({ run }: { readonly run: EditionRun }): ReactNode {
  const nothing = '—';
  return run.differences.map(({ object, aspect, a, b }) => {
    const values = { object: { object }, value: b ?? nothing, now: a ?? nothing };
    return (
      <p key={`${object} ${aspect}`} className="difference">
        <Words message={{ key: 'editions.difference', values }} />
      </p>
    );
  });
}

/** The numbers themselves: an answer with an old number is right for the old text. */
function Numberings(): ReactNode {
  const { t } = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is scrolled sideways, by keyboard too
    <section className="dt-frame" tabIndex={0} aria-label={t('editions.numbers')}>
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
          {NUMBERINGS.map((numbering) => (
            <tr key={numbering.what}>
              <th scope="row">{t(`editions.what.${numbering.what}`)}</th>
              {EDITIONS.map((edition) => (
                <td key={edition} className="num">
                  {numbering.in(edition) ?? '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
