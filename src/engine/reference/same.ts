/** Are two values built alike? What is `undefined` counts as not given; the order of lists counts, that of fields does not. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((value, at) => same(value, other[at]));
  return holdsAll(one, other) && Object.keys(other).every((key) => field(other, key) === undefined || key in one);
}

const holdsAll = (one: object, other: object): boolean =>
  Object.keys(one).every((key) => same(field(one, key), field(other, key)));

// A key of an object is a name of whatever it holds.
const field = (of: object, key: string): unknown => (of as { readonly [key: string]: unknown })[key];
