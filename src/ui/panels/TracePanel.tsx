import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Message } from '../../engine';
import { type TextForm, traceText } from '../../messages';
import { toast, transport, useDebugger, useShown } from '../../state';
import { classes, Icon, LayerCode, Menu, MenuItem, RuleNumber, useNames, useWords, Words } from '../kit';
import { filterLines, NO_FILTER, type TraceFilter, type TraceLine, traceLines } from '../views/trace-list';
import { useSize } from '../views/use-size';
import { OnlyChanges, TraceFilters } from './TraceFilters';
import { usePosition } from './use-step-words';

/** All steps as a list: searched, filtered, copied. Only the lines in sight are drawn. */
export function TracePanel({ tools }: { readonly tools?: ReactNode }): ReactNode {
  const shown = useShown();
  const { trace } = shown;
  const words = useWords();
  const { t } = words;
  const names = useNames();
  const position = usePosition();
  const [filter, setFilter] = useState<TraceFilter>(NO_FILTER);
  const plain = useMemo(() => (message: Message) => words.plain(message, names), [words, names]);
  const all = useMemo(() => traceLines(trace), [trace]);
  const lines = useMemo(() => filterLines(all, filter, trace, plain), [all, filter, trace, plain]);
  const copy = (form: TextForm) => {
    const positions = lines.map((line) => line.position);
    const text = traceText(shown, positions, form, words, names);
    navigator.clipboard.writeText(text).then(
      () => toast('done', { key: 'trace.copied', values: { count: lines.length } }),
      () => toast('problem', { key: 'trace.not-copied' }),
    );
  };
  return (
    <section className="view trace" aria-label={t('trace.title')}>
      <div className="vh">
        <h2>{t('trace.title')}</h2>
        <span className="quiet num">{t('trace.count', { shown: lines.length, count: all.length })}</span>
        <span className="grow" />
        <OnlyChanges filter={filter} onFilter={setFilter} />
        <Menu
          label={t('trace.copy')}
          trigger={
            <button type="button" className="btn">
              <Icon name="copy" />
              {t('trace.copy')}
            </button>
          }
        >
          <MenuItem onSelect={() => copy('markdown')}>{t('trace.copy-markdown')}</MenuItem>
          <MenuItem onSelect={() => copy('plain')}>{t('trace.copy-plain')}</MenuItem>
        </Menu>
        {tools}
      </div>
      <TraceFilters filter={filter} onFilter={setFilter} />
      {lines.length === 0 ? (
        <p className="none">
          {t(all.length === 0 ? 'trace.empty' : 'trace.none')}{' '}
          {all.length > 0 && (
            <button type="button" className="link" onClick={() => setFilter(NO_FILTER)}>
              {t('trace.clear')}
            </button>
          )}
        </p>
      ) : (
        <Lines lines={lines} position={position} />
      )}
    </section>
  );
}

const ROW = 38; // pixels, before a row has been measured

function Lines({ lines, position }: { readonly lines: readonly TraceLine[]; readonly position: number }): ReactNode {
  const { t } = useWords();
  const [box] = useSize<HTMLDivElement>();
  const list = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 6,
  });
  const at = lines.findIndex((line) => line.position === position);
  useEffect(() => {
    if (at >= 0) list.scrollToIndex(at, { align: 'auto' });
  }, [at, list]);
  return (
    <div className="lines" ref={box}>
      <ol aria-label={t('trace.title')} style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map((item) => {
          const line = lines[item.index];
          return (
            line && (
              <li
                key={line.position}
                ref={list.measureElement}
                data-index={item.index}
                aria-posinset={item.index + 1}
                aria-setsize={lines.length}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <Line line={line} now={line.position === position} />
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

function Line({ line, now }: { readonly line: TraceLine; readonly now: boolean }): ReactNode {
  const selected = useDebugger((state) => state.selected);
  return (
    <div className={classes('line', line.kind, now && 'now')} data-l={line.layer} data-selected={selected ?? undefined}>
      <span className="num quiet">{line.number ?? '–'}</span>
      <LayerCode layer={line.layer} off={line.kind !== 'applies'} />
      <button
        type="button"
        className="go"
        aria-current={now ? 'step' : undefined}
        onClick={() => transport.goTo(line.position)}
      >
        <span className="title">
          <Words message={line.title} />
        </span>{' '}
        <span className="why">
          {line.sentences.map((sentence) => (
            <span key={sentence.key}>
              <Words message={sentence} />{' '}
            </span>
          ))}
        </span>
      </button>
      {line.rule !== null && <RuleNumber rule={line.rule} />}
    </div>
  );
}
