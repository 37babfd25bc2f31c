import type { ReactNode } from 'react';
import type { DependencyKind } from '../../engine';
import { classes, RuleNumber, useNames, useWords } from '../kit';
import { type DependencyData, edgeOf, type Pair } from './dependency-data';
import { shortNames } from './short-names';
import { textWidth } from './text-width';

const KINDS = ['text', 'existence', 'applies-to', 'does'] as const satisfies readonly DependencyKind[];

/** 613.8a as a table for two effects, asked both ways: a "no" is as visible as a "yes". */
export function AskedBothWays({ data, pair }: { readonly data: DependencyData; readonly pair: Pair }): ReactNode {
  const { t } = useWords();
  return (
    <table className="asked">
      <thead>
        <tr className="rules">
          <td />
          <th scope="col">
            <RuleNumber rule="613.8a" /> {t('asked.a')}
          </th>
          <th scope="colgroup" colSpan={4}>
            <span className="span">{t('asked.b')}</span>
          </th>
          <th scope="col">{t('asked.c')}</th>
        </tr>
        <tr>
          <th scope="col" className="what">
            {t('asked.title')}
          </th>
          <th scope="col">{t('asked.same-layer')}</th>
          {KINDS.map((kind) => (
            <th key={kind} scope="col">
              {t(`asked.${kind}`)}
            </th>
          ))}
          <th scope="col">{t('asked.no-cda')}</th>
        </tr>
      </thead>
      <tbody>
        <Row data={data} pair={pair} />
        <Row data={data} pair={{ dependent: pair.on, on: pair.dependent }} />
      </tbody>
    </table>
  );
}

function Row({ data, pair }: { readonly data: DependencyData; readonly pair: Pair }): ReactNode {
  const { question, full } = useQuestion(data, pair);
  const edge = edgeOf(data, pair);
  const cda = (key: string) => data.nodes.find((node) => node.effect === key)?.isCda ?? false;
  const alike = cda(pair.dependent) === cda(pair.on);
  return (
    <tr>
      <th scope="row" title={question === full ? undefined : full}>
        {question}
      </th>
      <td>
        <Answer yes />
      </td>
      {KINDS.map((kind) => (
        <td key={kind}>
          <Answer yes={edge?.kind === kind} decisive />
        </td>
      ))}
      <td>
        <Answer yes={alike} />
      </td>
    </tr>
  );
}

/** "Blood Moon changes Urborg?"; where that has no room on a line, with names in a word, or else by their t-numbers. */
function useQuestion(
  data: DependencyData,
  { on, dependent }: Pair,
): { readonly question: string; readonly full: string } {
  const { t } = useWords();
  const names = useNames();
  const pair = [on, dependent];
  const ask = ([by = '', what = '']: readonly string[]) => t('asked.changes', { on: by, dependent: what });
  const stampOf = (key: string) => `t${data.nodes.find((node) => node.effect === key)?.timestamp ?? ''}`;
  const called = pair.map(names.effect);
  const full = ask(called);
  const fits = (question: string) => textWidth(question, 12) <= LINE;
  return { question: [full, ask(shortNames(called))].find(fits) ?? ask(pair.map(stampOf)), full };
}

const LINE = 165; // pixels, as its column has on a desk

function Answer({ yes, decisive = false }: { readonly yes: boolean; readonly decisive?: boolean }): ReactNode {
  const { t } = useWords();
  return (
    <svg
      className={classes('answer', yes ? 'yes' : 'no', decisive && 'decisive')}
      viewBox="0 0 18 18"
      role="img"
      aria-label={t(yes ? 'asked.yes' : 'asked.no')}
    >
      {yes && decisive && <circle cx="9" cy="9" r="8.5" />}
      <path d={yes ? 'm5 9 2.8 3.2 5.4-6.2' : 'M5 9h8'} />
    </svg>
  );
}
