import type { DependencyEdge, Message } from '../../engine';

/** One dependency as a sentence: who depends on whom, for which reason of 613.8a, seen on which object. */
export function edgeWords(edge: DependencyEdge): Message {
  const values = { dependent: { effect: edge.dependent }, on: { effect: edge.on } };
  const key = `dependency.sentence-${edge.kind}`;
  const sentence: Message = { key, values };
  const witness = edge.witness === null ? null : { object: edge.witness };
  if (edge.inLoop) return { key: 'dependency.sentence-loop', values: { sentence } };
  return witness === null
    ? { key: 'dependency.sentence-alone', values: { sentence } }
    : { key: 'dependency.sentence-on', values: { sentence, object: witness } };
}
