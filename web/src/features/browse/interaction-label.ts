import type { JobInteraction } from "@/lib/database.types";
import { interactionStatusLabels, interestDecisionLabels } from "@/lib/vocabulary.generated";

/** What the reader decided on a job, or what the company answered, as a tag. */
export function interactionLabel({
  status,
  decision,
}: Pick<JobInteraction, "status" | "decision">): string {
  return decision && status === "interested"
    ? interestDecisionLabels[decision]
    : interactionStatusLabels[status];
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
