import type { ApprovalStatus } from "@/lib/vocabulary.generated";

export const statusTones = {
  pending: "wait",
  approved: "plain",
  needs_changes: "wait",
  rejected: "stop",
  suspended: "stop",
} as const satisfies Record<ApprovalStatus, "plain" | "wait" | "stop">;

/** A decision that leads from one status to another, and what its button says. */
export type Decision = {
  status: ApprovalStatus;
  does: string;
  /** Under the reason: who reads it and what happens. */
  effect: string;
};

const decisions: Decision[] = [
  {
    status: "approved",
    does: "Approve",
    effect: "It can publish jobs and see candidates. Its members can read the reason.",
  },
  {
    status: "needs_changes",
    does: "Ask for changes",
    effect: "Say what to change. Its members can read the reason and submit again.",
  },
  {
    status: "rejected",
    does: "Reject",
    effect: "It stays hidden. Its members can read the reason and submit again.",
  },
  {
    status: "suspended",
    does: "Suspend",
    effect: "Its jobs are hidden and its members can't send messages. They can read the reason.",
  },
];

/** What can be decided on a company of that status. */
export function decisionsFor(status: ApprovalStatus): Decision[] {
  return decisions.filter((decision) => {
    if (decision.status === status) return false;
    if (decision.status === "suspended") return status === "approved";
    if (status === "approved" || status === "suspended") return decision.status !== "rejected";
    return true;
  });
}

/** The actions that the audit log knows, in words. An action that is not here shows its own name. */
export const actionLabels: Record<string, string> = {
  "company.review": "Decided on a company",
  "company.read": "Opened a company",
  "company.list": "Listed companies",
  "audit.read": "Read the audit log",
  "security.read": "Read the account log",
  "company.tier": "Gave a company a tier",
  "staff.grant": "Granted staff rights",
  "staff.take": "Took staff rights",
  "person.list": "Listed people",
  "person.read": "Opened a person",
  "person.deactivate": "Deactivated an account",
  "person.restore": "Restored an account",
  "factor.list": "Listed second factors to remove",
  "factor.request": "Asked to remove a second factor",
  "factor.remove": "Removed a second factor",
  "factor.cancel": "Kept a second factor",
  "challenge.list": "Listed the challenges",
  "challenge.publish": "Published a challenge again",
  "challenge.retire": "Retired a challenge",
  "report.list": "Listed reports",
  "report.read": "Read a report with its messages",
  "report.close": "Closed a report",
  "feedback.list": "Read beta feedback",
  "feedback.count": "Counted the answers to beta feedback",
  "bug_report.list": "Listed bug reports",
  "bug_report.read": "Read a bug report",
  "bug_report.state": "Answered a bug report",
  "dispute.list": "Listed disputes",
  "dispute.confirm": "Confirmed a dispute",
  "dispute.reject": "Rejected a dispute",
  "rank.special": "Set a special rank",
  "outbox.list": "Listed the outbox",
  "outbox.retry": "Sent emails or messages again",
  "numbers.read": "Read the numbers of the day",
  "submission.list": "Listed submissions without a verdict",
  "submission.rejudge": "Judged a submission again",
  "featured.read": "Read the featured jobs",
  "job.list": "Listed jobs",
  "job.read": "Read a job",
  "job.take_down": "Took down a job",
  "job.restore": "Restored a job",
  "job.dismiss_reports": "Closed reports about a job",
  "featured.add": "Added a featured job",
  "featured.remove": "Removed a featured job",
  "interview.count_scores": "Counted interview scores",
  "interview.list_reviews": "Listed interview reviews",
  "interview.list_unscored": "Listed interviews without a score",
  "interview.read_review": "Opened an interview review",
  "interview.retry": "Scored an interview again",
  "interview.score": "Scored an interview",
  "sso_domain.list": "Listed claimed domains",
  "sso_domain.verify": "Confirmed a domain",
  "sso_domain.refuse": "Withdrew a domain",
};
