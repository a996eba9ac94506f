import { toolGroups } from "@/features/admin/tools";
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
  /** Where it belongs, where its name alone doesn't say so. */
  note?: string;
} & ({ href: string } | { run: PaletteRun });

/** What an action without a page does: chooses a theme, or ends the session. */
export type PaletteRun = "light" | "dark" | "system" | "log-out";

/** Who opened the palette; null for a visitor. */
export type Reader = Pick<
  Profile,
  | "role"
  | "company_role"
  | "company_id"
  | "company_approval_status"
  | "is_internal_admin"
  | "needs_onboarding"
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

const publicLists: PaletteEntry[] = [
  page("Jobs", paths.publicJobs, "work openings"),
  page("Companies", paths.publicCompanies, "employers"),
  page("Challenges", paths.publicChallenges, "exercises"),
];

const tryout = action("Try a challenge without an account", paths.tryout, "solve code editor");

const logOut: PaletteEntry = {
  group: "Actions",
  label: "Log out",
  words: "sign out leave",
  run: "log-out",
};

const visitors: PaletteEntry[] = [
  ...publicLists,
  action("Sign in", paths.signIn, "log in login"),
  action("Create an account", paths.signUp, "sign up register join"),
  tryout,
];

/** Until the account is set up, pages for members lead back to its first question. */
const newcomers: PaletteEntry[] = [
  page("Finish setting up", paths.selectRole, "onboarding account profile"),
  ...publicLists,
  logOut,
];

const staff: PaletteEntry[] = [
  ...toolGroups.flatMap(({ label: group, tools }) =>
    tools.map(({ label, href }) => ({ ...page(label, href, group), note: group })),
  ),
  page("Settings", paths.adminAccount, "account email password"),
  ...publicLists.map((entry) => ({ ...entry, label: `Public ${entry.label.toLowerCase()}` })),
  logOut,
];

const own: PaletteEntry[] = [
  page("Notifications", paths.notifications, "inbox bell"),
  page("Settings", paths.settings, "account email password"),
  page("Notification settings", paths.notificationSettings, "emails mails"),
  action("Report a bug", paths.reportBug, "problem error support"),
  logOut,
];

const seekers: PaletteEntry[] = [
  page("Practice designs", paths.practice, "system design simulator simulation interview"),
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
  return [...entriesOf(reader), ...everywhere, ...themes];
}

function entriesOf(reader: Reader): PaletteEntry[] {
  if (!reader) return visitors;
  if (reader.is_internal_admin) return staff;
  if (reader.needs_onboarding || reader.role === null) return newcomers;
  const ofRole = reader.role === "job_seeker" ? seekers : employers(reader);
  return [...bar(reader), ...ofRole, ...own];
}

const seesCandidates = ({ company_approval_status }: NonNullable<Reader>) =>
  company_approval_status === "approved";

function bar(reader: NonNullable<Reader>): PaletteEntry[] {
  return barEntries(reader.role)
    .filter(({ path }) => path !== paths.interestedCandidates || seesCandidates(reader))
    .map(({ label, path }) => page(label, path));
}

function employers(reader: NonNullable<Reader>): PaletteEntry[] {
  const isAdmin = reader.company_role === "admin";
  const granted = queryClient.getQueryData(employerContextQuery.queryKey)?.permissions ?? [];
  const may = (permission: Permission) => isAdmin || granted.includes(permission);
  if (!reader.company_id) return [];
  return [
    ...(seesCandidates(reader)
      ? [
          page("Invited people", paths.invitedCandidates, "job invitations sent"),
          page("Watchlist", paths.watchlist, "saved people"),
        ]
      : []),
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
