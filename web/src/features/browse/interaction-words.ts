import type { JobInteraction } from "@/lib/database.types";
import type { InterestDecision } from "@/lib/vocabulary.generated";

const decisionWords: Record<InterestDecision, string> = {
  approved: "Approved",
  rejected: "Not chosen",
  expired: "Expired",
  withdrawn: "Withdrawn",
};

/** What stands beside a job that was decided on, in a word or two. */
export function interactionWords({
  status,
  decision,
}: Pick<JobInteraction, "status" | "decision">): string {
  if (status === "not_interested") return "Not interested";
  return decision ? decisionWords[decision] : "Interested";
}

/** The same in a sentence, for the bar where one decides. */
export function interactionSentence({
  status,
  decision,
}: Pick<JobInteraction, "status" | "decision">): string {
  if (status === "not_interested") return "You passed on this job.";
  switch (decision) {
    case null:
      return "You showed interest. The company hasn't decided yet.";
    case "approved":
      return "The company approved you. You can message each other.";
    case "rejected":
      return "The company chose other candidates.";
    case "expired":
      return "The company didn't decide within 14 days. Your interest expired and you got a bonus decision.";
    case "withdrawn":
      return "You withdrew your interest.";
  }
}
