import type { Finding, NotMetReason, ScoredBy, WhyNoInterview } from "@/entities/interview/answer";
import { type InterviewSeniority, interviewSeniorityValues } from "@/lib/vocabulary.generated";

/** Whose weights are suggested: those of what one calls oneself, or the nearest there are. */
export function suggestedSeniority(own: string | null | undefined): InterviewSeniority {
  if (own === "intern") return "junior";
  if (own === "principal") return "staff";
  return interviewSeniorityValues.find((one) => one === own) ?? "mid";
}

const notMetSentences: Record<string, string> = {
  not_found: "Nothing in your words or on your board covers this.",
  negated: "You mention it as something you don't do.",
  only_listed: "The words appear in a bare list without an explanation.",
  copied: "The words are copied from the problem or the interviewer.",
  addressed_to_scorer: "The words address the scorer. Such words don't count.",
  no_number: "It needs a number with its unit.",
  no_reason: "It needs a reason: because, so that, otherwise.",
  no_choice: "It needs a choice between two options.",
  nearer_to_counterexample: "It mentions the thing without doing it.",
  quote_used: "This passage already proves 2 checks, which is the limit.",
  no_path: "The board has no path from the start of this flow to its end.",
  single_point: "This flow breaks when one component without a replica fails.",
  no_capacity: "A component on the path has no capacity, or the demand has no estimate.",
  over_capacity: "A component on the path carries less than you estimated.",
  no_formula: "No estimate can be computed.",
  wrong_unit: "The estimate has a different unit.",
  out_of_range: "The result has a different order of magnitude.",
  no_component: "No connected component on the board matches.",
  no_drill: "You haven't run a failure drill.",
  broken: "After the fix, a flow is still broken or overloaded.",
  not_described: "You mention too few of the components you drew.",
} satisfies Record<NotMetReason, string>;

/** Why a check is not met; of a code that is newer than this page, that it was not found. */
export function notMetText({ why, by }: { why: string | null; by: Finding["by"] }): string {
  if (by === "person" && why === null) return "The reviewer didn't find it.";
  return (why && notMetSentences[why]) || "Not found.";
}

const scorerLabels: Record<Finding["by"], string> = {
  rules: "decided by rules",
  model: "decided by the model",
  person: "decided by a person",
};

/** "decided by rules", and how sure when it is not certain. */
export function decidedText({ by, confidence }: Pick<Finding, "by" | "confidence">): string {
  return confidence < 100 ? `${scorerLabels[by]}, ${confidence} % sure` : scorerLabels[by];
}

/** Who scores, as a subject: "Rules, version 3". */
export function scorerText({ kind, model, version }: ScoredBy): string {
  return kind === "model" && model
    ? `${model} and rules, version ${version}`
    : `Rules, version ${version}`;
}

/** Tenths of a level or of a point as they read: 28 → "2.8". */
export function tenths(value: number): string {
  return (value / 10).toFixed(1);
}

const startRefusals: Record<string, string> = {
  limit_reached: "You've used all attempts for this month.",
  no_interview: "No interview problems are available yet.",
  running: "Finish your running interview first.",
} satisfies Record<WhyNoInterview, string>;

/** Why none can be begun; of a code that is newer than this page, only that it is so. */
export function whyNoStart(code: string | null): string {
  return (code && startRefusals[code]) || "You can't start an interview right now.";
}
