import type { ApprovalStatus } from "@/lib/session/context";

type Words = {
  title: string;
  sentence: string;
  /** Whether the company can be sent to review again. */
  again: boolean;
};

/** Where the review stands, what is off until then, and what to do; null for an approved company. */
export const approvalWords: Record<ApprovalStatus, Words | null> = {
  approved: null,
  pending: {
    title: "Your company is being reviewed.",
    sentence:
      "Our staff looks at every company before candidates see it. You get an email when they decide. Until then your jobs stay drafts, and candidates, messages and search are closed. You can write the company page and draft jobs now.",
    again: false,
  },
  needs_changes: {
    title: "The review asks for changes.",
    sentence:
      "Make the changes, then send the company for review again. Until it is approved, your jobs stay drafts, and candidates, messages and search are closed.",
    again: true,
  },
  rejected: {
    title: "The review did not approve your company.",
    sentence:
      "If the reason no longer applies, change the company page and send it for review again. Your jobs stay drafts, and candidates, messages and search are closed.",
    again: true,
  },
  suspended: {
    title: "Your company is suspended.",
    sentence:
      "Its jobs are hidden, and candidates, messages and search are closed. Nothing was deleted.",
    again: false,
  },
};
