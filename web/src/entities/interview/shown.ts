import type { ShownInterview } from "@/lib/database.types";
import { seniorityWords } from "@/lib/vocabulary";
import type { Receipt } from "../receipt/ReceiptBody";

/** Who decided, in a few words. */
export function decidedBy({ scored_by: by, reviewed }: ShownInterview): string | null {
  if (reviewed || by.kind === "person") return "decided by a human reviewer";
  if (by.kind === "model") return `checks decided by ${by.model ?? "a model"} and rules`;
  return by.kind === "rules" ? "decided by rules" : null;
}

/** "the best of the visible interviews". */
export function choiceText({ choice }: ShownInterview): string {
  return `the ${choice} of the visible interviews`;
}

/** What stands behind the number's proof mark. */
export function interviewReceipt(interview: ShownInterview): Receipt {
  const { total, seniority, problem, scored_at, caps } = interview;
  const decided = decidedBy(interview);
  return {
    title: `System design, ${total} of 100`,
    counts: [
      choiceText(interview),
      `scored as ${seniorityWords[seniority].toLowerCase()}`,
      ...(problem ? [`on “${problem}”`] : []),
      ...(decided ? [decided] : []),
      ...(caps.length > 0
        ? [caps.length === 1 ? "1 cap applies" : `${caps.length} caps apply`]
        : []),
    ],
    source: "an interview scored here",
    computedAt: scored_at,
  };
}

/** The receipt where only the number is known. */
export function scoreReceipt(score: number): Receipt {
  return {
    title: `System design, ${score} of 100`,
    counts: ["a visible interview"],
    source: "an interview scored here",
  };
}
