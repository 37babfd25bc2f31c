import type { CompiledBoard, CompiledObject } from '../board/compiled';
import { effectKey } from '../model/ids';
import type { Part } from '../model/parts';
import type { Rows } from '../query/asking';
import type { Facts } from '../query/facts';
import { copiedRow, exceptionsOf, mergedAbilities } from './copiable-row';
import { faceDownParts } from './face-down';
import { type Instance, layersOf, type PlacedClause, type PlacedPart } from './instance';
import { ruleInstance } from './rule-instance';

/** What layer 1 does to an object by itself: it is a copy, it is merged, it has a chosen form (1a), it is face down (1b). */
export function copyInstances(
  compiled: CompiledObject,
  board: CompiledBoard,
  facts: Facts,
  order: number,
): readonly Instance[] {
  const { object } = compiled;
  const make = (
    name: string,
    origin: 'copy' | 'face-down' | 'rule',
    text: string,
    parts: readonly PlacedPart[],
    index: number,
  ): Instance => {
    const clause: PlacedClause = { subject: { kind: 'object', object: { kind: 'self' } }, condition: null, parts };
    const timestamp = facts.timestamps.get(object.id) ?? 0;
    const key = effectKey(`${object.id}:${name}`);
    return ruleInstance(object, {
      key,
      origin,
      text,
      clauses: [clause],
      layers: layersOf([clause]),
      timestamp,
      order: order + index,
    });
  };
  return [
    ...(object.copyOf === null
      ? []
      : [
          {
            ...make('copy', 'copy', object.copyExcept ?? '', copyParts(compiled), 0),
            sees: originalOf(compiled, board, facts),
          },
        ]),
    ...(mergedAbilities(compiled).length === 0 ? [] : [make('merged', 'copy', '', mergeParts(compiled), 1)]),
    ...(compiled.form.length === 0 ? [] : [make('form', 'rule', 'chosen-form', inLayerOne(compiled.form), 2)]),
    ...(object.faceDown === false ? [] : [make('face-down', 'face-down', '', faceDownParts(compiled), 3)]),
  ];
}

/** D18: the copy takes the original's own values, whatever later copy effects made of it. */
function originalOf(compiled: CompiledObject, board: CompiledBoard, facts: Facts): Rows {
  const values = copiedRow(compiled, compiled.object, board, facts);
  return { get: () => values ?? undefined };
}

function copyParts(compiled: CompiledObject): readonly PlacedPart[] {
  const { copyOf, id } = compiled.object;
  // Values that are written out, or whose original is switched off, are looked up under the copy itself.
  const of = typeof copyOf === 'string' && compiled.copied === null ? copyOf : id;
  return [
    {
      layer: '1a',
      part: {
        kind: 'become-copy',
        of: { kind: 'object', id: of },
        except: exceptionsOf(compiled),
        keep: compiled.copyExceptions?.keep ?? [],
        keepsThisAbility: false,
      },
    },
  ];
}

function mergeParts(compiled: CompiledObject): readonly PlacedPart[] {
  const abilities = mergedAbilities(compiled).map((ability) => ({ kind: 'ability', ability }) as const);
  return inLayerOne([{ kind: 'add-abilities', abilities }]);
}

/** 613.2a: whatever such a part changes, it changes copiable values. */
const inLayerOne = (parts: readonly Part[]): readonly PlacedPart[] => parts.map((part) => ({ layer: '1a', part }));
