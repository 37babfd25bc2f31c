import type { ReactNode } from 'react';
import type { Ability, BoardObject, Mark, Tile, TileItem } from '../../../engine';
import { classes, RulesText } from '../../kit';
import { useGrab } from '../drag/Grab';
import { AbilityMenu } from './AbilityMenu';
import { AbilitySource } from './AbilitySource';
import { heldAbility } from './held-ability';
import type { Tiles } from './use-tiles';

/** What it does: printed, gained with its source, lost but still in its place with what took it. */
export function TileAbilities(props: {
  readonly object: BoardObject;
  readonly tile: Tile;
  readonly tiles: Tiles;
}): ReactNode {
  const { tile, tiles, object } = props;
  const lines = linesOf(tile.abilities);
  if (lines.length === 0) return null;
  return (
    <ul className="abil" data-aspect="abilities">
      {lines.map((line) => (
        <LineView key={line.key} line={line} object={object} tile={tile} tiles={tiles} />
      ))}
    </ul>
  );
}

export type AbilityLine = {
  readonly key: string;
  readonly abilities: readonly Ability[];
  readonly state: TileItem<Ability>['state'];
  readonly mark: Mark | null;
};

/** Abilities that share a printed line, or were all lost with land types in one step, stand on one line. */
function linesOf(items: readonly TileItem<Ability>[]): readonly AbilityLine[] {
  const lines: AbilityLine[] = [];
  for (const { value, state, mark } of items) {
    const last = lines.at(-1);
    const first = last?.abilities[0];
    if (last && first && last.state === state && last.mark?.step === mark?.step && belongTogether(first, value)) {
      lines[lines.length - 1] = { ...last, abilities: [...last.abilities, value] };
    } else lines.push({ key: `${value.id} ${state}`, abilities: [value], state, mark });
  }
  return lines;
}

function belongTogether(one: Ability, other: Ability): boolean {
  if (one.origin.kind === 'intrinsic' && other.origin.kind === 'intrinsic') return true;
  if (one.keyword === null || other.keyword === null) return false;
  return one.origin.kind === other.origin.kind && one.line === other.line;
}

function LineView(props: {
  readonly line: AbilityLine;
  readonly object: BoardObject;
  readonly tile: Tile;
  readonly tiles: Tiles;
}): ReactNode {
  const { line, object, tile, tiles } = props;
  const step = tiles.current;
  const [first] = line.abilities;
  const held = first && line.state !== 'lost' ? heldAbility(first, object, tiles) : null;
  const { ref, isHeld } = useGrab(`ability:${object.id}:${line.key}`, held);
  if (!first) return null;
  const applies = step?.source === object.id && isOfThisStep(first, object, tiles) ? step : null;
  const layer = line.mark?.layer ?? applies?.layer;
  return (
    <li
      ref={ref}
      className={classes(line.state === 'lost' && 'lost', layer && 'bar', held && 'holdable', isHeld && 'gone')}
      data-l={layer}
    >
      <span className="tx">
        <AbilityWords abilities={line.abilities} lost={line.state === 'lost'} />
      </span>
      <AbilitySource line={line} coming={tiles.coming} applies={applies} landTypes={tile.row.subtypes} />
      <AbilityMenu ability={first} mark={line.mark} held={held} object={object} tiles={tiles} />
    </li>
  );
}

function AbilityWords(props: { readonly abilities: readonly Ability[]; readonly lost: boolean }): ReactNode {
  const keywords = props.abilities.every((ability) => ability.keyword !== null);
  const text = keywords
    ? capitalized(props.abilities.map((ability) => ability.keyword ?? '').join(', '))
    : props.abilities.map((ability) => ability.text).join('\u2002');
  return <RulesText text={text} />;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function isOfThisStep(ability: Ability, object: BoardObject, { evaluation, step }: Tiles): boolean {
  const entry = evaluation.trace.steps[step - 1];
  const effect = entry?.kind === 'applies' ? evaluation.trace.effects.get(entry.effect) : undefined;
  return (
    effect?.source === object.id && effect.origin === 'static' && (effect.line === null || effect.line === ability.line)
  );
}
