import type { StageKind } from "@/lib/vocabulary.generated";

/** What a company can have, as the server has it. */
export const MOST_STAGES = 10;
export const MAX_NAME = 40;

/** A stage as it is written. */
export type StageDraft = {
  key: string;
  /** Null for a new one. */
  id: string | null;
  name: string;
  kind: StageKind;
};

const isEnd = ({ kind }: StageDraft) => kind === "hired" || kind === "closed";

/** What is wrong with a list of stages, as a sentence; null when it can be saved. */
export function problemOf(drafts: readonly StageDraft[]): string | null {
  if (drafts.some(({ name }) => name.trim() === "")) return "Enter a name for each stage.";
  const names = drafts.map(({ name }) => name.trim().replaceAll(/\s+/g, " ").toLowerCase());
  if (new Set(names).size < names.length) return "Give each stage a different name.";
  const [first] = drafts;
  if (!first || isEnd(first)) {
    return "Begin with a stage of the kind Screening, Interview or Offer.";
  }
  for (const kind of ["hired", "closed"] as const) {
    if (!drafts.some((draft) => draft.kind === kind)) {
      return `Keep a stage of the kind ${kind === "hired" ? "Hired" : "Closed"}.`;
    }
  }
  return null;
}

export function canMove(drafts: readonly StageDraft[], index: number, by: -1 | 1): boolean {
  return drafts[index + by] !== undefined;
}

/** The list with one stage a place further. */
export function moved(drafts: readonly StageDraft[], index: number, by: -1 | 1): StageDraft[] {
  const next = [...drafts];
  const [one] = next.splice(index, 1);
  if (one) next.splice(index + by, 0, one);
  return next;
}
