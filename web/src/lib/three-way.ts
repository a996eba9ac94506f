/**
 * Two people edited the same thing. `base` is what both began with; fields are compared by value. Used
 * where a save is refused with `version_conflict`.
 */
export type Merge<T> = {
  /** Theirs, with mine over it where only I changed a field. */
  merged: T;
  /** Fields that they changed and I did not. */
  taken: (keyof T)[];
  /** Fields that both changed, to different values; `merged` holds mine. */
  contested: (keyof T)[];
};

/** Whether two values of plain data say the same. The order of an object's fields says nothing. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((value, index) => sameValue(value, b[index]))
    );
  }
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && sameValue(value, right.get(key)))
  );
}

/** The fields of `now` that differ from `base`: what a save has to send. */
export function changedFields<T extends object>(base: T, now: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const key of keysOf(now)) {
    if (!sameValue(base[key], now[key])) changed[key] = now[key];
  }
  return changed;
}

export function mergeThree<T extends object>(base: T, mine: T, theirs: T): Merge<T> {
  const merge: Merge<T> = { merged: { ...theirs }, taken: [], contested: [] };
  for (const key of keysOf(mine)) {
    const changedHere = !sameValue(base[key], mine[key]);
    const changedThere = !sameValue(base[key], theirs[key]);
    if (changedHere) merge.merged[key] = mine[key];
    if (changedThere && !changedHere) merge.taken.push(key);
    if (changedThere && changedHere && !sameValue(mine[key], theirs[key])) {
      merge.contested.push(key);
    }
  }
  return merge;
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[];
}
