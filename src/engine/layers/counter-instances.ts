import { counterKey } from '../board/timestamp-order';
import type { BoardObject } from '../board/types';
import { layerOf } from '../effects';
import { keywordAbility } from '../effects/grants';
import { effectKey } from '../model/ids';
import { isKeywordCounter } from '../model/keyword-counters';
import type { Part } from '../model/parts';
import type { Facts } from '../query/facts';
import { type Instance, layersOf, type PlacedClause } from './instance';
import { ruleInstance } from './rule-instance';

/** The effects of the counters on an object, one a kind, each with its own timestamp (613.7c, D24). Other kinds do nothing in the layers. */
export function counterInstances(object: BoardObject, facts: Facts, order: number): readonly Instance[] {
  const counters = Object.entries(object.counters);
  if (counters.length === 0) return []; // most objects have none
  return counters.flatMap(([kind, number], index) => {
    const part = number > 0 ? partOf(kind, number) : null;
    if (part === null) return [];
    const key = counterKey(object.id, kind);
    const clause: PlacedClause = {
      subject: { kind: 'object', object: { kind: 'self' } },
      condition: null,
      parts: [{ layer: layerOf(part, false), part }],
    };
    return [
      ruleInstance(object, {
        key: effectKey(key),
        origin: 'counter',
        text: kind,
        clauses: [clause],
        layers: layersOf([clause]),
        timestamp: facts.timestamps.get(key) ?? 0,
        order: order + index,
      }),
    ];
  });
}

/** 122.1a: +X/+Y counters change power and toughness; 122.1b: keyword counters give their keyword. */
function partOf(kind: string, number: number): Part | null {
  const change = /^([+-]\d+)\/([+-]\d+)$/.exec(kind.replaceAll('−', '-'));
  if (change !== null)
    return { kind: 'modify-pt', power: times(change[1], number), toughness: times(change[2], number) };
  if (!isKeywordCounter(kind)) return null;
  const grant = { kind: 'ability', ability: keywordAbility(kind.toLowerCase()) } as const;
  return { kind: 'add-abilities', abilities: Array.from({ length: number }, () => grant) };
}

const times = (printed: string | undefined, number: number) =>
  ({ kind: 'number', value: Number(printed ?? 0) * number }) as const;
