import type { ChallengeDocument } from "@/lib/database.types";
import type { Problem } from "@/lib/errors";
import { type Patch, patched } from "@/ui/patched";

/** What a part of the form works on. */
export type PartProps = {
  document: ChallengeDocument;
  /** Changes members; undefined takes one away. */
  set: (patch: Patch<ChallengeDocument>) => void;
  problems: Problem[];
};

/** A list with one entry changed. */
export function changedAt<T extends object>(list: T[], place: number, patch: Patch<T>): T[] {
  return list.map((one, at) => (at === place ? patched(one, patch) : one));
}

export function without<T>(list: T[], place: number): T[] {
  return list.filter((_, at) => at !== place);
}
