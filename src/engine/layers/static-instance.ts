import type { BoardObject } from '../board/types';
import type { Ability, EffectSpec } from '../model/abilities';
import { CARD_TYPES, type Row } from '../model/characteristics';
import { type EffectKey, effectKey } from '../model/ids';
import type { Layer } from '../model/layers';
import type { Facts } from '../query/facts';
import { type Instance, layersOf, type PlacedClause, placed } from './instance';

/** The effect of a static ability that an object has (611.3), or null if the ability generates none. */
export function staticInstance(
  ability: Ability,
  object: BoardObject,
  row: Row,
  facts: Facts,
  order: number,
  grantedBy: Instance | null,
  placements: WeakMap<EffectSpec, Placement> = new WeakMap(),
): Instance | null {
  if (ability.effect === null) return null;
  const isCda = ability.definesCharacteristics && ability.origin.kind === 'printed'; // 604.3a(2), D14
  const { clauses, layers } = placementOf(ability.effect, isCda, placements);
  if (layers.length === 0) return null;
  const key = effectKey(ability.id);
  return {
    effect: {
      key,
      origin: 'static',
      source: object.id,
      line: ability.line,
      text: ability.text,
      isCda,
      timestamp: Math.max(facts.timestamps.get(object.id) ?? 0, grantedBy?.effect.timestamp ?? 0), // 613.7a
      layers,
      grantedBy: granterOf(ability),
      controller: null,
    },
    voice: {
      effect: key,
      source: object.id,
      controller: null,
      targets: [],
      x: null,
      choices: object.choices,
      granter: grantedBy?.effect.source ?? null,
    },
    clauses,
    ability: {
      id: ability.id,
      spec: ability.effect,
      keyword: ability.keyword,
      isGranted: ability.origin.kind === 'granted',
    },
    locked: null,
    sees: null,
    idle: worksIn(ability, object, row, isCda) ? null : 'zone',
    order,
  };
}

/** The clauses of an ability's effect with each part in its layer; the same for every object that has the ability. */
export type Placement = {
  readonly isCda: boolean;
  readonly clauses: readonly PlacedClause[];
  readonly layers: readonly Layer[];
};

function placementOf(spec: EffectSpec, isCda: boolean, placements: WeakMap<EffectSpec, Placement>): Placement {
  const known = placements.get(spec);
  if (known?.isCda === isCda) return known;
  const clauses = placed(spec, isCda);
  const placement = { isCda, clauses, layers: layersOf(clauses) };
  placements.set(spec, placement);
  return placement;
}

const granterOf = (ability: Ability): EffectKey | null =>
  ability.origin.kind === 'granted' ? ability.origin.by : null;

/** 113.6: defining abilities work everywhere, others on the battlefield; those of a spell on the stack, of an emblem in the command zone (114.4). */
function worksIn(ability: Ability, object: BoardObject, row: Row, isCda: boolean): boolean {
  if (isCda) return true;
  if (ability.zones !== null) return ability.zones.includes(object.zone);
  if (object.zone === 'battlefield') return true;
  if (object.zone === 'stack') return row.cardTypes.some((type) => type === 'Instant' || type === 'Sorcery');
  return object.zone === 'command' && !isTraditionalCard(row);
}

/** An emblem has no types (114.3); a plane or scheme works from the command zone too; a commander waiting there does not. */
const isTraditionalCard = (row: Row): boolean => row.cardTypes.some((type) => TRADITIONAL.includes(type));

const TRADITIONAL = CARD_TYPES.filter(
  (type) => !['Conspiracy', 'Dungeon', 'Phenomenon', 'Plane', 'Scheme', 'Vanguard'].includes(type),
);
