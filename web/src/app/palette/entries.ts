import { paths } from "@/lib/paths";
import { queryClient } from "@/lib/query-client";
import { employerContextQuery } from "@/lib/session/context";
import type { Profile } from "@/lib/session/profile";
import type { Permission } from "@/lib/vocabulary.generated";
import { barEntries } from "../bar-entries";

export type PaletteGroup = "Recent" | "Pages" | "Actions";

/** A page to go to, or something to do. */
export type PaletteEntry = {
  group: PaletteGroup;
  label: string;
  /** Other words that people look for it by. */
  words?: string;
} & ({ href: string } | { run: PaletteRun });

/** What an action without a page does: chooses a theme, or ends the session. */
export type PaletteRun = "light" | "dark" | "system" | "log-out";

/** Who opened the palette; null for a visitor. */
export type Reader = Pick<
  Profile,
  "role" | "company_role" | "company_id" | "is_internal_admin"
> | null;

const page = (label: string, href: string, words?: string): PaletteEntry => ({
  group: "Pages",
  label,
  href,
  ...(words ? { words } : {}),
});
const action = (label: string, href: string, words?: string): PaletteEntry => ({
  ...page(label, href, words),
  group: "Actions",
});

const everywhere: PaletteEntry[] = [
  page("Sample interview", paths.sampleInterview, "system design score receipt example"),
  page("Why Devproof", paths.why, "about"),
  page("Careers at Devproof", paths.careers, "jobs"),
  page("Terms & Conditions", paths.terms, "legal"),
  page("Privacy Policy", paths.privacy, "legal data"),
];

const themes: PaletteEntry[] = [
  { group: "Actions", label: "Use the dark theme", words: "mode colour color night", run: "dark" },
  { group: "Actions", label: "Use the light theme", words: "mode colour color day", run: "light" },
  { group: "Actions", label: "Use the system theme", words: "mode colour color", run: "system" },
];

const visitors: PaletteEntry[] = [
  page("Jobs", paths.publicJobs, "work openings"),
  page("Companies", paths.publicCompanies, "employers"),
  page("Challenges", paths.publicChallenges, "exercises"),
  action("Sign in", paths.signIn, "log in login"),
  action("Create an account", paths.signUp, "sign up register join"),
  action("Try a challenge without an account", paths.tryout, "solve code editor"),
];

const own: PaletteEntry[] = [
  page("Notifications", paths.notifications, "inbox bell"),
  page("Settings", paths.settings, "account email password"),
  page("Notification settings", paths.notificationSettings, "emails mails"),
  action("Report a bug", paths.reportBug, "problem error support"),
  { group: "Actions", label: "Log out", words: "sign out leave", run: "log-out" },
];

const seekers: PaletteEntry[] = [
  page("Career intelligence", paths.careerIntelligence, "market pay demand"),
  page("Analytics", paths.analytics, "views figures"),
  page("Subscription Tiers", paths.subscriptionTiers, "plan price billing"),
  page("Job invitations", paths.jobInvitations, "companies invite"),
  page("Saved jobs", `${paths.browseJobs}?tab=saved`, "bookmarks"),
  action("Import a résumé", paths.profileImport, "cv resume upload"),
  action("Verify a phone number", paths.verification, "sms"),
];

/** Everything that the reader can open or do from here. */
export function paletteEntries(reader: Reader): PaletteEntry[] {
  if (!reader || reader.role === null || reader.is_internal_admin) {
    return [...visitors, ...everywhere, ...themes];
  }
  const bar = barEntries(reader.role).map(({ label, path }) => page(label, path));
  const ofRole = reader.role === "job_seeker" ? seekers : employers(reader);
  return [...bar, ...ofRole, ...own, ...everywhere, ...themes];
}

function employers({ company_role, company_id }: NonNullable<Reader>): PaletteEntry[] {
  const isAdmin = company_role === "admin";
  const granted = queryClient.getQueryData(employerContextQuery.queryKey)?.permissions ?? [];
  const may = (permission: Permission) => isAdmin || granted.includes(permission);
  if (!company_id) return [];
  return [
    page("Invited people", paths.invitedCandidates, "job invitations sent"),
    page("Watchlist", paths.watchlist, "saved people"),
    page("Team", paths.team, "members colleagues recruiters"),
    page("Practice interview", paths.interview, "system design"),
    ...(may("view_analytics") ? [page("Analytics", paths.employerAnalytics, "views figures")] : []),
    ...(isAdmin ? [page("Subscription Tiers", paths.employerSubscriptionTiers, "plan price")] : []),
    ...(may("manage_company")
      ? [
          page("Webhooks", paths.webhooks, "events api"),
          action("Edit the company page", paths.companyEdit, "profile logo"),
        ]
      : []),
    ...(may("manage_jobs")
      ? [
          action("New job", paths.jobNew, "create post opening"),
          action("Import jobs", paths.jobImport, "csv upload"),
        ]
      : []),
    ...(may("manage_challenges")
      ? [action("New challenge", paths.employerChallengeNew, "create exercise")]
      : []),
  ];
}
