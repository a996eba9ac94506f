import type { JobInvitationOption, JobInvitationOptions } from "@/lib/database.types";
import { jobInvitationStatusLabels } from "@/lib/vocabulary.generated";

/** How many invitations are left this month; null for no limit. */
export function leftOf({ limit, used }: Pick<JobInvitationOptions, "limit" | "used">) {
  return limit === null ? null : Math.max(0, limit - used);
}

/** Why the person can't be invited to this job; null when they can. */
export function closedReason(job: JobInvitationOption): string | null {
  if (job.invitation === "open") return "already invited";
  if (job.invitation)
    return `invited before, ${jobInvitationStatusLabels[job.invitation].toLowerCase()}`;
  return job.is_candidate ? "already a candidate" : null;
}

/** A job as the list of choices names it. */
export function optionLabel(job: JobInvitationOption): string {
  const reason = closedReason(job);
  const score = job.match?.score ?? null;
  const fit = score === null ? "no match score" : `match ${score}`;
  return `${job.title} (${reason ?? fit})`;
}

/** The match of the chosen job in one sentence. */
export function matchSentence({ match }: JobInvitationOption): string {
  if (!match) return "The match is being computed.";
  if (match.score === null) return "Too little is known to compute a match score.";
  return `${match.headline}. Match score ${match.score}.`;
}

/** The end of the month's limit as a day. */
export function resetDay(at: string): string {
  return new Date(at).toLocaleDateString(undefined, { day: "numeric", month: "long" });
}
