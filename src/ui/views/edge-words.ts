import type { DependencyEdge, Message } from '../../engine';

/** One dependency as a sentence: who depends on whom, for which reason of 613.8a, seen on which object, and whether it counts. */
export function edgeWords(edge: DependencyEdge): Message {
  const said: Message = {
    key: `dependency.sentence-${edge.kind}`,
    values: { dependent: { effect: edge.dependent }, on: { effect: edge.on } },
  };
  const sentence: Message =
    edge.witness === null
      ? { key: 'dependency.sentence-alone', values: { sentence: said } }
      : { key: 'dependency.sentence-on', values: { sentence: said, object: { object: edge.witness } } };
  return edge.inLoop ? { key: 'dependency.sentence-loop', values: { sentence } } : sentence;
}
