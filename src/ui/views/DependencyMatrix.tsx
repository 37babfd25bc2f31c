import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type ReactNode, type RefObject } from 'react';
import type { DependencyEdge, DependencyKind, EffectKey } from '../../engine';
import type { Words } from '../../messages';
import { classes, useNames, useWords } from '../kit';
import type { DependencyData, DependencyNode, Pair } from './dependency-data';
import { shortNames } from './short-names';
import { useGridFocus } from './use-grid-focus';

/** Beyond this many effects the columns keep only t-numbers. */
const NAMED_COLUMNS = 4;
const ROW = { named: 35, many: 26 } as const; // pixels with the line under it
const OVERSCAN = 4; // rows
/** Pixels, as `matrix.css` has them: columns of one width are laid out without a look at every cell. */
const [NAMES_WIDTH, COLUMN_WIDTH] = [196, 52];

type MatrixProps = {
  readonly data: DependencyData;
  readonly pair: Pair | null;
  readonly onPair: (pair: Pair) => void;
  /** What scrolls: of a matrix of many effects only the rows in sight are drawn. */
  readonly scroller: RefObject<HTMLElement | null>;
};

/** Who would change whom: a row for each effect, a column for each, and "no" is as visible as "yes". */
export function DependencyMatrix({ data, pair, onPair, scroller }: MatrixProps): ReactNode {
  const { t } = useWords();
  const names = useNames();
  const { nodes } = data;
  const named = nodes.length <= NAMED_COLUMNS;
  const called = calledBy(nodes, names.effect);
  const rows = useVirtualizer({
    count: nodes.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (named ? ROW.named : ROW.many),
    initialRect: { width: 0, height: named ? ROW.named * NAMED_COLUMNS : ROW.many * 8 },
    overscan: OVERSCAN,
  });
  const shown = rows.getVirtualItems();
  const focus = useGridFocus(nodes.length, (row) => rows.scrollToIndex(row));
  const ask = (row: number, column: number) => {
    const [on, dependent] = [nodes[row], nodes[column]];
    if (on && dependent && on !== dependent) onPair({ dependent: dependent.effect, on: on.effect });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') ask(focus.row, focus.column);
    else if (!focus.move(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const edges = edgesByRow(data);
  const { no, short } = answerWords(t);
  return (
    <table
      className={classes('mx', !named && 'many')}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are pressed is a grid
      role="grid"
      aria-rowcount={nodes.length + 1}
      data-own-keys=""
      ref={focus.grid}
      style={named ? undefined : { width: NAMES_WIDTH + COLUMN_WIDTH * nodes.length }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const cell = focus.cellOf(event.target);
        if (!cell) return;
        focus.to(cell.row, cell.column);
        ask(cell.row, cell.column);
      }}
    >
      <caption className="sr">{t('dependency.matrix', { layer: data.layer })}</caption>
      <thead>
        <tr aria-rowindex={1}>
          <td />
          {nodes.map((node, index) => (
            <th key={node.effect} scope="col" title={titleOf(node, names.effect)}>
              {named ? called[index] : <span className="ts">{node.timestamp}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Space height={shown[0]?.start ?? 0} />
        {shown.map(({ index }) => {
          const on = nodes[index];
          return (
            on && (
              <MatrixRow
                key={on.effect}
                index={index}
                nodes={nodes}
                edges={edges.get(on.effect) ?? NO_EDGES}
                title={titleOf(on, names.effect)}
                label={t('dependency.would-change', { effect: called[index] ?? '' })}
                no={no}
                short={short}
                chosen={pair?.on === on.effect ? pair.dependent : null}
                focused={focus.row === index ? focus.column : null}
              />
            )
          );
        })}
        <Space height={rows.getTotalSize() - (shown.at(-1)?.end ?? 0)} />
      </tbody>
    </table>
  );
}

/** Rows out of sight. */
const Space = ({ height }: { readonly height: number }): ReactNode =>
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without cells takes no focus
  height > 0 && <tr aria-hidden="true" style={{ height }} />;

/** What the effect of one row would change; drawn anew only when that is something else. */
const MatrixRow = memo(function MatrixRow(props: {
  readonly index: number;
  readonly nodes: readonly DependencyNode[];
  readonly edges: ReadonlyMap<EffectKey, DependencyEdge>;
  readonly title: string;
  readonly label: string;
  readonly no: string;
  readonly short: Readonly<Record<DependencyKind, string>>;
  /** The effect whose cell is chosen. */
  readonly chosen: EffectKey | null;
  /** The column that the Tab key reaches. */
  readonly focused: number | null;
}): ReactNode {
  const { index, nodes, edges, no, short } = props;
  const on = nodes[index];
  return (
    <tr aria-rowindex={index + 2} data-row={index}>
      <th scope="row" title={props.title}>
        {on && <span className="ts">{on.timestamp}</span>} {props.label}
      </th>
      {nodes.map((dependent, column) => {
        const edge = edges.get(dependent.effect);
        const tabIndex = props.focused === column ? 0 : undefined;
        if (column === index) return <td key={dependent.effect} className="self" tabIndex={tabIndex} />;
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid, a cell can be selected
          <td
            key={dependent.effect}
            className={edge && (edge.inLoop ? 'yes in-loop' : 'yes')}
            aria-selected={props.chosen === dependent.effect || undefined}
            tabIndex={tabIndex}
          >
            {edge ? short[edge.kind] : no}
          </td>
        );
      })}
    </tr>
  );
});

const NO_EDGES: ReadonlyMap<EffectKey, DependencyEdge> = new Map();

/** The edges of each effect that others depend on, by the effect that depends. */
function edgesByRow({ edges }: DependencyData): ReadonlyMap<EffectKey, ReadonlyMap<EffectKey, DependencyEdge>> {
  const rows = new Map<EffectKey, Map<EffectKey, DependencyEdge>>();
  for (const edge of edges) {
    const row = rows.get(edge.on) ?? new Map<EffectKey, DependencyEdge>();
    rows.set(edge.on, row.set(edge.dependent, edge));
  }
  return rows;
}

/** Short names; where two effects are of one source, with what each of them says. */
function calledBy(nodes: readonly DependencyNode[], nameOf: (effect: EffectKey) => string): readonly string[] {
  const names = shortNames(nodes.map((node) => nameOf(node.effect)));
  return names.map((name, index) => {
    const isAlone = names.indexOf(name) === names.lastIndexOf(name);
    return isAlone ? name : `${name}: ${nodes[index]?.text ?? ''}`;
  });
}

const titleOf = (node: DependencyNode, nameOf: (effect: EffectKey) => string): string =>
  `${nameOf(node.effect)}: ${node.text}`;

function answerWords(t: Words['t']) {
  const short: Record<DependencyKind, string> = {
    existence: t('dependency.short-existence'),
    text: t('dependency.short-text'),
    'applies-to': t('dependency.short-applies-to'),
    does: t('dependency.short-does'),
  };
  return { no: t('dependency.no'), short };
}
