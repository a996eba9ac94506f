import { DataError } from "@/lib/errors";
import { sameValue } from "@/lib/three-way";

/** What this browser held of a part that the server did not have, and the revision it was written over. */
export type LocalPart<T> = { value: T; revision: number };

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
  local: Partial<LocalPart<T>> | null,
): Beginning<T> {
  if (local?.value === undefined || sameValue(local.value, stored)) {
    return { value: stored, mine: null };
  }
  if (local.revision === revision) return { value: local.value, mine: null };
  return { value: stored, mine: local.value };
}

/** What a refused save says that the server holds; null when it does not say so. */
export function storedInstead<T>(refusal: unknown): { value: T; version: number } | null {
  if (!(refusal instanceof DataError) || !refusal.details) return null;
  try {
    const details: unknown = JSON.parse(refusal.details);
    if (typeof details !== "object" || details === null || !("value" in details)) return null;
    if (!("revision" in details) || typeof details.revision !== "number") return null;
    return { value: details.value as T, version: details.revision };
  } catch {
    return null;
  }
}
