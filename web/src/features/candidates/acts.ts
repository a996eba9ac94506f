import type { Undoable } from "@/entities/undo/undo";
import type { CandidateStage } from "@/lib/database.types";

/** Whom something is done to. */
export type Target = {
  /** The interaction's id. */
  id: string;
  name: string;
  /** Where an approved candidate is. */
  stage: CandidateStage | null;
};

/** Something that was done to candidates a moment ago. */
export type Act = Undoable & {
  key: string;
  kind: "approved" | "rejected" | "moved";
  targets: readonly Target[];
  /** Where they were moved to. */
  to: CandidateStage | null;
};

/** "Approved", "Moved to Offer:". */
export function verbOf({ kind, to }: Pick<Act, "kind" | "to">): string {
  switch (kind) {
    case "approved":
      return "Approved";
    case "rejected":
      return "Rejected";
    case "moved":
      return `Moved to ${to?.name ?? "another stage"}:`;
  }
}

/** "Ada Lovelace", "3 candidates". */
export function nameOf({ targets }: Pick<Act, "targets">): string {
  const [only] = targets;
  return targets.length === 1 && only ? only.name : `${targets.length} candidates`;
}

/** What a list of acts is without some of the candidates; an act without any is none. */
export function without(acts: Act[], key: string, ids: ReadonlySet<string>): Act[] {
  return acts.flatMap((act) => {
    if (act.key !== key) return [act];
    const targets = act.targets.filter(({ id }) => !ids.has(id));
    return targets.length > 0 ? [{ ...act, targets }] : [];
  });
}

/** "2 of 5 candidates were not changed: This has already been decided." */
export function refusedText(refused: readonly { message: string }[], of: number): string {
  const reasons = [...new Set(refused.map(({ message }) => message))];
  return `${refused.length} of ${of} candidates ${refused.length === 1 ? "was" : "were"} not changed: ${reasons.join(" ")}`;
}

/** The stage before or after another, in the company's order; null at either end. */
export function neighbour<S extends Pick<CandidateStage, "id">>(
  stages: readonly S[],
  from: Pick<CandidateStage, "id"> | null,
  by: -1 | 1,
): S | null {
  const index = stages.findIndex(({ id }) => id === from?.id);
  return index < 0 ? null : (stages[index + by] ?? null);
}
