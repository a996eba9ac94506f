/** What changes of a value: a member that is undefined is taken away. */
export type Patch<T> = { [K in keyof T]?: T[K] | undefined };

/** The value with a patch applied. A member that is taken away is left out, not undefined: it is sent as it stands. */
export function patched<T extends object>(before: T, patch: Patch<T>): T {
  const after = { ...before, ...patch };
  for (const member of Object.keys(patch) as (keyof T)[]) {
    if (patch[member] === undefined) delete after[member];
  }
  return after as T;
}
