import type { Candidate } from "@/lib/database.types";
import { type InterestDecision, interestDecisionLabels } from "@/lib/vocabulary.generated";

/** A decision as the company reads it: candidates read "Not chosen". */
export const decisionLabels: Record<InterestDecision, string> = {
  ...interestDecisionLabels,
  rejected: "Rejected",
};

/** "Doesn't fit: pay, place": what of the job does not fit, by the labels of its gates. */
export function gatesText(labels: readonly string[]): string {
  return `Doesn't fit: ${labels.map((label) => label.toLowerCase()).join(", ")}`;
}

/** What became of an interest, for the place where one would decide. The moment follows it. */
export function decisionSentence({ interaction, match }: Candidate): string | null {
  const { decision, decided_by_name: name, decision_criterion: key } = interaction;
  const by = name ? ` by ${name}` : "";
  switch (decision) {
    case null:
      return null;
    case "approved":
      return `Approved${by}`;
    case "rejected": {
      const label = match?.criteria.find((one) => one.key === key)?.label;
      return label ? `Rejected${by}, on ${label}` : `Rejected${by}`;
    }
    case "withdrawn":
      return "Withdrawn by the candidate";
    case "expired":
      return "Expired without an answer";
  }
}

/** "Mar 2019 – now", "2019 – 2021": each end is a month, or a year where only that is known. */
export function periodText(from: string | null, to: string | null, locale?: string): string {
  const end = to ? monthText(to, locale) : from ? "now" : "";
  return [from && monthText(from, locale), end].filter(Boolean).join(" – ");
}

function monthText(date: string, locale?: string): string {
  if (date.length === 4) return date;
  return new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "short",
    timeZone: "UTC",
  }).format(new Date(`${date}-01T00:00:00Z`));
}

/** "Erin Example is talking with this candidate.", for a colleague who takes no part. */
export function talksWith(names: string[]): string {
  const who = new Intl.ListFormat("en", { type: "conjunction" }).format(names);
  return `${who} ${names.length === 1 ? "is" : "are"} talking with this candidate.`;
}
