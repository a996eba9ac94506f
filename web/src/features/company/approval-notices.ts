import type { ApprovalStatus } from "@/lib/vocabulary.generated";

type ApprovalNotice = {
  title: string;
  sentence: string;
  /** Whether the company can be sent to review again. */
  again: boolean;
};

/** Review status, what is off until then, and what to do; null for an approved company. */
export const approvalNotices: Record<ApprovalStatus, ApprovalNotice | null> = {
  approved: null,
  pending: {
    title: "Your company is being reviewed.",
    sentence:
      "Devproof staff reviews every company before candidates can see it. You'll get an email with the decision. Until then, jobs stay drafts, and candidates, messages and search are unavailable. You can edit the company page and draft jobs now.",
    again: false,
  },
  needs_changes: {
    title: "Changes requested.",
    sentence:
      "Make the changes, then submit your company for review again. Until it's approved, jobs stay drafts, and candidates, messages and search are unavailable.",
    again: true,
  },
  rejected: {
    title: "Your company wasn't approved.",
    sentence:
      "If the reason no longer applies, update the company page and submit it for review again. Until then, jobs stay drafts, and candidates, messages and search are unavailable.",
    again: true,
  },
  suspended: {
    title: "Your company is suspended.",
    sentence:
      "Its jobs are hidden, and candidates, messages and search are unavailable. Nothing was deleted.",
    again: false,
  },
};
