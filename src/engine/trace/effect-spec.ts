/** The text of an effect as data, found again by its key: needed to say what an effect would have done. */
import type { CompiledBoard } from '../board/compiled';
import type { EffectSpec } from '../model/abilities';
import type { EffectId, EffectKey, ObjectId } from '../model/ids';
import type { Asking, Rows, Voice } from '../query/asking';
import { factsOf } from '../query/facts';
import type { LayerEffect, Trace } from './types';

/** What an effect says; null for counters and what rules do, which have no text of their own. */
export function specOf(effect: LayerEffect, compiled: CompiledBoard, trace: Trace): EffectSpec | null {
  if (effect.origin === 'resolved') return compiled.effects.get(effect.key as string as EffectId)?.spec ?? null; // such keys are the effects' ids
  if (effect.origin !== 'static' || effect.source === null) return null;
  return printedSpec(effect.key, effect.source, trace) ?? gainedSpec(effect.key, effect.source, trace);
}

function printedSpec(key: EffectKey, source: ObjectId, trace: Trace): EffectSpec | null {
  for (const table of [trace.tableAt(0), trace.copiable]) {
    const ability = table.get(source)?.abilities.find(({ id }) => id === key);
    if (ability?.effect) return ability.effect;
  }
  return null;
}

/** An ability that it gained on the way (D14) stands in a change of its abilities. */
function gainedSpec(key: EffectKey, source: ObjectId, trace: Trace): EffectSpec | null {
  for (const index of trace.steps.keys()) {
    for (const change of trace.changesOf(index, source)) {
      if (change.field !== 'abilities') continue;
      const after = change.after as readonly { id: string; effect: EffectSpec | null }[]; // the field says so
      const ability = after.find(({ id }) => id === key);
      if (ability?.effect) return ability.effect;
    }
  }
  return null;
}

/** A question in the words of this effect, about the rows of some moment. */
export function askingAs(effect: LayerEffect, compiled: CompiledBoard, trace: Trace, rows: Rows): Asking {
  return { facts: trace.facts ?? factsOf(compiled), rows, voice: voiceOf(effect, compiled, trace), it: null };
}

function voiceOf(effect: LayerEffect, compiled: CompiledBoard, trace: Trace): Voice {
  const resolved = compiled.effects.get(effect.key as string as EffectId)?.effect; // a key that is no id finds nothing
  const object = effect.source === null ? undefined : compiled.objects.get(effect.source)?.object;
  const granting = effect.grantedBy === null ? undefined : trace.effects.get(effect.grantedBy);
  return {
    effect: effect.key,
    source: effect.source,
    controller: effect.controller,
    targets: resolved?.targets ?? [],
    x: resolved?.x ?? null,
    choices: resolved?.choices ?? object?.choices ?? {},
    granter: granting?.source ?? null,
  };
}
