import type { ChallengeDocument } from "@/entities/invitation/types";
import type { Problem } from "@/lib/errors";

/** What a part of the form works on. */
export type PartProps = {
  document: ChallengeDocument;
  /** Changes members; undefined takes one away. */
  set: (patch: { [K in keyof ChallengeDocument]?: ChallengeDocument[K] | undefined }) => void;
  problems: Problem[];
};

/** A list with one entry changed. */
export function changedAt<T>(list: T[], place: number, patch: Partial<T>): T[] {
  return list.map((one, at) => (at === place ? { ...one, ...patch } : one));
}

export function without<T>(list: T[], place: number): T[] {
  return list.filter((_, at) => at !== place);
}
