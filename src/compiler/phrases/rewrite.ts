import type { Filter, ObjectRef, Quantity } from '../../engine';

/** Any value of the drafts: plain data, made of unions on `kind`. */
type Data = string | number | boolean | null | undefined | readonly Data[] | { readonly [key: string]: Data };

/**
 * Replaces nodes of plain data: `change` sees each object from the outside in, and null leaves it as it is. What quoted
 * text was compiled to is not entered: its "it" and X are its own.
 */
function rewrite(data: Data, change: (node: { readonly [key: string]: Data }) => Data | null): Data {
  if (Array.isArray(data)) return data.map((one) => rewrite(one, change));
  if (!isNode(data)) return data;
  const changed = change(data);
  if (changed !== null) return changed;
  if (data.kind === 'ability' || data.kind === 'quote') return data;
  const whole: { [key: string]: Data } = {};
  for (const key of Object.keys(data)) whole[key] = rewrite(data[key], change);
  return whole;
}

const isNode = (data: Data): data is { readonly [key: string]: Data } =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Rewriting keeps the shape: a node is only ever replaced by another of its union. */
function keepingType<Value>(value: Value, change: (node: { readonly [key: string]: Data }) => Data | null): Value {
  // Drafts and effects are plain data, and `change` replaces like by like, so the type stays.
  return rewrite(value as Data, change) as Value;
}

/** Puts a quantity in the place of X (a "where X is" of the same sentence). Quotations keep it until they are compiled. */
export const withX = <Value>(value: Value, x: Quantity): Value =>
  keepingType(value, (node) => {
    if (node.kind === 'x') return x as Data; // a quantity is plain data
    return isOpenQuote(node) ? { ...node, x: x as Data } : null;
  });

/** A quotation with an X that it does not explain: a cost of {X} says what X is, and so does a "where X is" inside. */
const isOpenQuote = ({ kind, text }: { readonly [key: string]: Data }): boolean =>
  kind === 'quote' && typeof text === 'string' && /\bX\b/.test(text) && !/\{X\}|\bwhere X is\b/.test(text);

/** The same for a number that the text calls otherwise ("Y"). */
export const withUnseen = <Value>(value: Value, words: string, by: Quantity): Value =>
  keepingType(value, (node) => (node.kind === 'unseen' && node.words === words ? (by as Data) : null)); // plain data

/** The same with one keyword in the place of another, in grants and in what is asked for. */
export const withKeywordIn = <Value>(value: Value, before: string, keyword: string): Value =>
  keepingType(value, (node) => (node.keyword === before ? { ...node, keyword } : null));

const REFERENCES = new Set(['self', 'attached', 'target', 'chosen-object', 'paired', 'exiled-with', 'granter', 'it']);

/** Changes references to objects: null leaves one as it is. */
export const mapRefs = <Value>(value: Value, change: (ref: ObjectRef) => ObjectRef | null): Value =>
  keepingType(value, (node) =>
    // These kinds belong to no other union, so such a node is a reference.
    REFERENCES.has(String(node.kind)) ? (change(node as ObjectRef) as Data) : null,
  );

/** "other" in what a sentence counts leaves out the object that it speaks of, not the source. */
export const otherThanIt = <Value>(value: Value): Value =>
  keepingType(value, (node) => {
    if (node.kind !== 'is' || !isNode(node.object) || node.object.kind !== 'self') return null;
    const other: Filter = { kind: 'is', object: { kind: 'it' } };
    return other as Data; // a filter is plain data
  });

/** The same in a line after others, whose targets and clauses have the numbers before. */
export const laterLine = <Value>(value: Value, targets: number, clauses: number): Value =>
  keepingType(value, (node) => {
    if (node.kind === 'target' || node.kind === 'target-player')
      return { ...node, index: Number(node.index) + targets };
    if (node.kind === 'targets') return { ...node, from: Number(node.from) + targets };
    return node.kind === 'clause' ? { ...node, clause: Number(node.clause) + clauses } : null;
  });

/** Numbers targets in the order in which the text names them; until then an index is the place of the word "target". */
export function numberTargets<Value>(value: Value, known: readonly number[] = []): Value {
  const places = new Set<number>(known);
  keepingType(value, (node) => {
    const place =
      node.kind === 'target' || node.kind === 'target-player' ? node.index : node.kind === 'targets' ? node.from : null;
    if (typeof place === 'number') places.add(place);
    return null;
  });
  const order = [...places].sort((a, b) => a - b);
  return keepingType(value, (node) => {
    if (node.kind === 'target' || node.kind === 'target-player')
      return { ...node, index: order.indexOf(Number(node.index)) };
    if (node.kind !== 'targets') return null;
    return { ...node, from: order.indexOf(Number(node.from)) };
  });
}
