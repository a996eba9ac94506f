import { seniorityLabels } from "@/lib/vocabulary.generated";
import type { Receipt } from "../receipt/ReceiptBody";
import type { ShownDimension } from "./DimensionLevels";
import type { InterviewSeniority } from "./seniority";

/** What others see of somebody's interview: the number and its parts, never what was said. */
export type ShownInterview = {
  total: number;
  seniority: InterviewSeniority;
  /** The problem's title; null of an interview from before problems had receipts. */
  problem: string | null;
  scored_at: string;
  dimensions: ShownDimension[];
  /** What held a level down. */
  caps: { id: string; title: string; reason?: string }[];
  scored_by: { kind: "rules" | "model" | "person" | null; model: string | null };
  /** A person has looked at it. */
  reviewed: boolean;
  /** Which of the shown scores this is. */
  choice: "best" | "latest";
};

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
      `scored as ${seniorityLabels[seniority].toLowerCase()}`,
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
