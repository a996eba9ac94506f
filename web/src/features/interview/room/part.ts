import { DataError } from "@/lib/errors";
import { sameValue } from "@/lib/three-way";

/** What this browser held of a part that the server did not have, and the revision it was written over. */
export type Kept<T> = { value: T; revision: number };

export type Beginning<T> = {
  /** What one goes on from. */
  value: T;
  /** What was written here and must not take the place of what another device has saved since. */
  mine: T | null;
};

/** What to go on from after a reload: what was written here, unless another device has saved meanwhile. */
export function beginPart<T>(
  stored: T,
  revision: number,
  kept: Partial<Kept<T>> | null,
): Beginning<T> {
  if (kept?.value === undefined || sameValue(kept.value, stored)) {
    return { value: stored, mine: null };
  }
  if (kept.revision === revision) return { value: kept.value, mine: null };
  return { value: stored, mine: kept.value };
}

/** What a refused save says that the server holds; null when it does not say so. */
export function storedInstead<T>(refusal: unknown): { value: T; version: number } | null {
  if (!(refusal instanceof DataError) || !refusal.details) return null;
  try {
    const told: unknown = JSON.parse(refusal.details);
    if (typeof told !== "object" || told === null || !("value" in told)) return null;
    if (!("revision" in told) || typeof told.revision !== "number") return null;
    return { value: told.value as T, version: told.revision };
  } catch {
    return null;
  }
}
