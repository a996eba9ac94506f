import type { TierLimits } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import type { Role } from "@/lib/vocabulary.generated";

export type LimitKey = keyof TierLimits;

/** A limit in words, where it applies, and what the link there says. */
export type LimitWords = { label: string; href: string; link: string };

/** Every limit of a tier, in the order in which it is read. */
export const limitWords: Record<LimitKey, LimitWords> = {
  discover_per_day: {
    label: "Job decisions a day",
    href: paths.browseJobs,
    link: "Browse jobs",
  },
  featured_per_day: {
    label: "Decisions on featured jobs a day",
    href: `${paths.browseJobs}?tab=featured`,
    link: "Browse featured jobs",
  },
  interviews_per_month: {
    label: "System design interviews a month",
    href: paths.interview,
    link: "Start an interview",
  },
  featured_projects: {
    label: "Featured projects",
    href: paths.profile,
    link: "Add a project",
  },
  message_first: {
    label: "Write first after a match",
    href: paths.messages,
    link: "Open messages",
  },
  engineer_badge: {
    label: "Founding Engineer badge",
    href: paths.profile,
    link: "Open your profile",
  },
  open_jobs: { label: "Open jobs", href: paths.jobs, link: "Publish a job" },
  members: { label: "Members", href: paths.team, link: "Invite a colleague" },
  invitations_per_month: {
    label: "Challenge invitations a month",
    href: paths.employerChallenges,
    link: "Send a challenge",
  },
  job_invitations_per_month: {
    label: "Job invitations a month",
    href: paths.search,
    link: "Find people",
  },
  featured_slots: { label: "Featured jobs", href: paths.jobs, link: "Feature a job" },
  webhooks: { label: "Webhooks", href: paths.webhooks, link: "Add a webhook" },
  export: {
    label: "Export of candidates",
    href: paths.interestedCandidates,
    link: "Export candidates",
  },
  sso: { label: "Single sign-on", href: paths.companySso, link: "Set up single sign-on" },
  analytics: { label: "Analytics", href: paths.analytics, link: "Open analytics" },
};

/** Where a limit applies; companies have analytics of their own. */
export function limitPath(key: LimitKey, audience: Role): string {
  const isCompanys = key === "analytics" && audience === "employer";
  return isCompanys ? paths.employerAnalytics : limitWords[key].href;
}

/** The limits that a tier has, in the order of `limitWords`. */
export function limitKeys(limits: TierLimits): LimitKey[] {
  return Object.keys(limitWords)
    .filter(isLimitKey)
    .filter((key) => key in limits);
}

/** Whether a word from the server names a limit that this page knows. */
export function isLimitKey(key: string): key is LimitKey {
  return Object.hasOwn(limitWords, key);
}

/** What a tier says of a limit: "5", "Unlimited", "Included". */
export function limitText(value: TierLimits[LimitKey]): string {
  if (value === null) return "Unlimited";
  if (value === true) return "Included";
  if (value === undefined || value === false || value === "none") return "Not included";
  if (value === 0) return "None";
  if (typeof value === "number") return value.toLocaleString("en");
  return { totals: "Totals", advanced: "Advanced", full: "Full" }[value];
}

/** What a tier has more of than another. */
export function gains(from: TierLimits, to: TierLimits): LimitKey[] {
  return limitKeys(to).filter((key) => limitText(from[key]) !== limitText(to[key]));
}

/** The smallest tier that allows more of a limit; tiers come with the smallest first. */
export function tierWithMore<T extends { limits: TierLimits }>(
  tiers: T[],
  limit: LimitKey,
  allowed: number | boolean | null,
): T | null {
  if (allowed === null || allowed === true) return null;
  const isMore = (value: TierLimits[LimitKey]) =>
    value === null || value === true || (typeof value === "number" && value > Number(allowed));
  return tiers.find(({ limits }) => limit in limits && isMore(limits[limit])) ?? null;
}
