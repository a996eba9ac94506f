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
      "A person looks at every company, so that candidates can trust what they answer to. Until then jobs stay drafts, and candidates, messages and search are closed. The company page and drafts can be written now.",
    again: false,
  },
  needs_changes: {
    title: "The review asks for changes.",
    sentence:
      "Mend them and send the company in again. Until it is approved jobs stay drafts, and candidates, messages and search are closed.",
    again: true,
  },
  rejected: {
    title: "The review did not approve your company.",
    sentence:
      "If the reason no longer holds, mend the page and send it in again. Jobs stay drafts, and candidates, messages and search are closed.",
    again: true,
  },
  suspended: {
    title: "Your company is suspended.",
    sentence:
      "Its jobs are hidden, and candidates, messages and search are closed. Nothing was deleted. Write to us about the reason.",
    again: false,
  },
};
