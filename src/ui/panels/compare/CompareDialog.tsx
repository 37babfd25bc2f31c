import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, use, useMemo, useState } from 'react';
import { type Difference, diffTraces, type ObjectId, tilesAt, timestampOrder } from '../../../engine';
import type { Evaluation } from '../../../evaluate';
import { NO_NAMES, namesOfRuns } from '../../../messages';
import { type Change, changeBoard, debug, evaluateShown, openDialog, useDebugger } from '../../../state';
import { Button, IconButton, NamesContext, useWords } from '../../kit';
import { ChangeRun } from './ChangeRun';
import { CompareTrunk } from './CompareTrunk';
import { DifferenceTable } from './DifferenceTable';
import { EveryOrderSection } from './EveryOrderSection';
import { RunHeader } from './RunHeader';
import { RunTile } from './RunTile';
import { runTitles } from './run-titles';

/** Two runs side by side. A is the pinned one, or the present one to start from; B is the present one, or what A becomes here. */
export function CompareDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords();
  const { t, load } = words;
  use(load('compare'));
  const pinned = useDebugger((state) => state.pinned);
  const present = useDebugger((state) => state.evaluation);
  const a = pinned ?? present;
  const [changed, setChanged] = useState<Evaluation | null>(null);
  const b = changed ?? present;
  const differences = useMemo(() => diffTraces(a, b), [a, b]);
  const titles = useMemo(() => runTitles(a, b, pinned !== null), [a, b, pinned]);
  // What only one run has is called as it is there.
  const [namesA = NO_NAMES, namesB = NO_NAMES] = useMemo(() => namesOfRuns([a, b], words), [a, b, words]);
  const change = (what: Change) => setChanged(evaluateShown(changeBoard(b.board, what)));
  const open = (run: Evaluation) => {
    debug.edit({ kind: 'replace-board', board: run.board });
    onClose();
  };
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content className="cmp" aria-describedby={undefined}>
          <NamesContext value={namesB}>
            <header className="cmp-top">
              <Radix.Title asChild>
                <h2>{t('compare.title')}</h2>
              </Radix.Title>
              <p className="quiet">{t(pinned ? 'compare.pinned-hint' : 'compare.hint')}</p>
              <span className="grow" />
              <Button onClick={() => openDialog('editions')}>{t('editions.open')}</Button>
              <Button look="line" onClick={() => debug.pin(pinned ? null : present)}>
                {t(pinned ? 'compare.unpin' : 'compare.pin')}
              </Button>
              <Radix.Close asChild>
                <IconButton label={t('compare.close')} icon="close" />
              </Radix.Close>
            </header>
            <div className="cmp-runs">
              <NamesContext value={namesA}>
                <Run letter="A" run={a} differences={differences}>
                  <RunHeader letter="A" run={a} title={titles.a} onOpen={() => open(a)} />
                </Run>
              </NamesContext>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
              <section className="mid" tabIndex={0} aria-label={t('compare.where')}>
                <CompareTrunk a={a} b={b} namesOfA={namesA} telling={telling(differences)} />
              </section>
              <Run letter="B" run={b} differences={differences}>
                <RunHeader
                  letter="B"
                  run={b}
                  title={titles.b}
                  onOpen={() => open(b)}
                  tools={<ChangeRun run={b} onChange={change} />}
                />
              </Run>
            </div>
            <footer className="cmp-foot">
              <DifferenceTable a={a} b={b} differences={differences} />
              <EveryOrderSection
                a={a}
                b={b}
                present={present}
                onChoose={setChanged}
                onOpen={open}
                offer={pinned === null && changed === null}
              />
            </footer>
          </NamesContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The objects whose sizes are written at the ends of the trunk. */
const telling = (differences: readonly Difference[]): readonly ObjectId[] => [
  ...new Set(differences.filter(({ aspect }) => aspect === 'size').map(({ object }) => object)),
];

function Run(props: {
  readonly letter: 'A' | 'B';
  readonly run: Evaluation;
  readonly differences: readonly Difference[];
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useWords();
  const { run, letter } = props;
  const tiles = useMemo(() => tilesAt(run.trace, run.trace.steps.length), [run]);
  const different = new Set(props.differences.map(({ object }) => object));
  // What differs comes first: the rest is there to be looked up.
  const objects = run.trace.objects.toSorted(
    (x, y) => Number(different.has(y)) - Number(different.has(x)) || byAge(run, x, y),
  );
  return (
    <section className="run-side" aria-label={t('compare.result-of', { letter })}>
      {props.children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, too */}
      <div className="run" tabIndex={0}>
        {objects.map((object) => {
          const tile = tiles.get(object);
          return tile && <RunTile key={object} run={run} object={object} tile={tile} differs={different.has(object)} />;
        })}
      </div>
    </section>
  );
}

function byAge({ board }: Evaluation, x: ObjectId, y: ObjectId): number {
  const order = timestampOrder(board);
  return order.indexOf(x) - order.indexOf(y);
}
