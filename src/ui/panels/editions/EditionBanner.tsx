import { type ReactNode, useEffect } from 'react';
import { debug, openDialog, useDebugger } from '../../../state';
import { Button, Icon, useWords } from '../../kit';
import { Differences } from './EditionsDialog';
import { useEditionRuns } from './use-edition-runs';

/** Over everything while an older edition is looked at: which, how it differs on this board, and the way back. */
export function EditionBanner(): ReactNode {
  const { t } = useWords();
  const edition = useDebugger((state) => state.edition);
  const run = useEditionRuns().find((each) => each.edition === edition);
  useMarkedRoot(edition);
  if (!run) return null;
  return (
    <section className="edition-banner" aria-label={t('editions.banner')}>
      <Icon name="warn" small />
      <b>{t(`editions.name.${edition}`)}</b>
      <span className="verdict">{t(`editions.verdict.${run.verdict}`)}</span>
      <Differences run={run} />
      <span className="grow" />
      <Button onClick={() => openDialog('editions')}>{t('editions.what-differs')}</Button>
      <Button look="line" onClick={() => debug.lookAt('current')}>
        {t('editions.back')}
      </Button>
    </section>
  );
}

/** The style sheets give a letter the colour of what it stands for in this edition, and the page makes room. */
function useMarkedRoot(edition: string): void {
  useEffect(() => {
    document.documentElement.dataset.edition = edition;
    return () => {
      delete document.documentElement.dataset.edition;
    };
  }, [edition]);
}
