/** What a search writes on what it visits; meant for the search that is under way only. */
export type Visited = { number: number; isOpen: boolean };

export type Search<Vertex> = {
  /** What has a smaller number was visited by an earlier search. */
  readonly first: number;
  /** A number for what is visited next: each is greater than the one before. */
  readonly take: () => number;
  readonly leadsTo: (vertex: Vertex) => readonly Vertex[];
  /** Called with each component once all that it leads to is complete. */
  readonly close: (component: readonly Vertex[]) => void;
};

/** Where the search stands at a vertex on its way: which neighbor is next, and the earliest open vertex found from it. */
type Stop<Vertex> = { readonly vertex: Vertex; readonly others: readonly Vertex[]; next: number; low: number };

/**
 * Tarjan's strongly connected components of all that `start` leads to. The way back is a list, not the call stack, which
 * a chain of some thousand effects that wait for each other would overflow.
 */
export function closeComponents<Vertex extends Visited>(start: Vertex, search: Search<Vertex>): void {
  const { first, take, leadsTo, close } = search;
  const open: Vertex[] = [];
  const enter = (vertex: Vertex): Stop<Vertex> => {
    vertex.number = take();
    vertex.isOpen = true;
    open.push(vertex);
    return { vertex, others: leadsTo(vertex), next: 0, low: vertex.number };
  };
  const way = [enter(start)];
  for (let stop = way.at(-1); stop !== undefined; stop = way.at(-1)) {
    const other = stop.others[stop.next++];
    if (other !== undefined) {
      if (other.number < first) way.push(enter(other));
      else if (other.isOpen) stop.low = Math.min(stop.low, other.number);
      continue;
    }
    way.pop();
    const from = way.at(-1);
    if (from !== undefined) from.low = Math.min(from.low, stop.low);
    if (stop.low === stop.vertex.number) close(endOf(open, stop.vertex));
  }
}

/** Takes what was opened from a vertex on; all of it is complete. */
function endOf<Vertex extends Visited>(open: Vertex[], from: Vertex): readonly Vertex[] {
  const component = open.splice(open.lastIndexOf(from));
  for (const member of component) member.isOpen = false;
  return component;
}
