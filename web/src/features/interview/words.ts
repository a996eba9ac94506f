import { type InterviewSeniority, interviewSeniorities } from "@/entities/interview/seniority";
import type { Finding, ScoredBy } from "./types";

/** Whose weights are suggested: those of what one calls oneself, or the nearest there are. */
export function suggestedSeniority(own: string | null | undefined): InterviewSeniority {
  if (own === "intern") return "junior";
  if (own === "principal") return "staff";
  return interviewSeniorities.find((one) => one === own) ?? "mid";
}

const whyNotWords: Record<string, string> = {
  not_found: "Nothing in your words or on your board is about it.",
  negated: "It is spoken of, but as something that is not done.",
  only_listed: "The words stand in a bare list, which says nothing about them.",
  copied: "The words are the problem's or the interviewer's own.",
  addressed_to_scorer: "The words speak to whoever scores, and such words count for nothing.",
  no_number: "It needs a number with its unit.",
  no_reason: "It needs a reason: because, so that, otherwise.",
  no_choice: "It needs a choice between two ways.",
  nearer_to_counterexample: "It mentions the thing without doing it.",
  quote_used: "The passage proves two checks already, and no passage proves more.",
  no_path: "The board has no way from the start of this flow to its end.",
  single_point: "One component without a stand-in breaks this flow.",
  no_capacity: "A component on the way has no capacity, or the demand has no estimate.",
  over_capacity: "A component on the way carries less than you estimated.",
  no_formula: "There is no sum for it that can be computed.",
  wrong_unit: "The sum has another unit.",
  out_of_range: "The result is of another magnitude.",
  no_component: "No connected component on the board is like that.",
  no_drill: "No failure drill was done.",
  broken: "After the mend a flow is still broken or overloaded.",
  not_described: "Too few of the drawn components are spoken of.",
};

/** Why a check is not met; of a code that is newer than this page, that it was not found. */
export function whyNot({ why, by }: Pick<Finding, "why" | "by">): string {
  if (by === "person" && why === null) return "The person who looked did not find it.";
  return (why && whyNotWords[why]) || "It was not found.";
}

const judgeWords: Record<Finding["by"], string> = {
  rules: "decided by rules",
  model: "decided by the model",
  person: "decided by a person",
};

/** "decided by rules", and how sure when it is not certain. */
export function decidedText({ by, confidence }: Pick<Finding, "by" | "confidence">): string {
  return confidence < 100 ? `${judgeWords[by]}, ${confidence} % sure` : judgeWords[by];
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

const reasonWords: Record<string, string> = {
  limit_reached: "You have used this month's attempts.",
  no_interview: "This server has no interview problems yet.",
  running: "One interview at a time: finish the one that is running.",
};

/** Why none can be begun; of a code that is newer than this page, only that it is so. */
export function whyNoStart(code: string | null): string {
  return (code && reasonWords[code]) || "No interview can be started at the moment.";
}
