import type { InterestDecision, JobInteraction } from "./types";

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
      return "You said you are interested. The company has not decided yet.";
    case "approved":
      return "The company approved you. You can talk to each other.";
    case "rejected":
      return "The company decided for others.";
    case "expired":
      return "The company did not decide within 14 days. Your interest has ended and came back as a bonus.";
    case "withdrawn":
      return "You withdrew your interest.";
  }
}
