import type { DimensionScore } from "@/entities/interview/answer";

/** Tenths of a level by the checks alone, before any cap: 40 · met / of, rounded half up. */
export function levelByChecks({ met, of }: Pick<DimensionScore, "met" | "of">): number {
  return of === 0 ? 0 : Math.floor((80 * met + of) / (2 * of));
}

/** The anchor that a level has reached, and the next one up; null at the top. */
export function anchorsAt(
  level: number,
  anchors: string[],
): { reached: number; next: number | null } {
  const reached = Math.min(Math.floor(level / 10), anchors.length - 1);
  return { reached, next: reached + 1 < anchors.length ? reached + 1 : null };
}
