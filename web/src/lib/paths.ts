import type { SearchKind } from "@/lib/vocabulary.generated";
/** The one speller of URLs. A page that does not exist yet has no line here. */
export const paths = {
  home: "/",
  signIn: "/signin",
  signUp: "/signup",
  /** By the company's own identity provider. */
  signInSso: "/signin-sso",
  secondFactor: "/signin/second-factor",
  /** Where every provider leads back to. */
  authCallback: "/auth/google/callback",
  confirmEmail: "/auth/confirm",
  resetPassword: "/auth/reset-password",
  /** Where a mailed "This wasn't me" link leads; `?token=`. */
  undo: "/auth/undo",
  /** Where a mailed link brings a resting account back; `?token=`. */
  restoreAccount: "/restore-account",
  /** Where a mailed invitation leads to a company's team; `?token=`. */
  acceptInvite: "/accept-invite",
  notFound: "/404",

  dashboard: "/dashboard",
  selectRole: "/dashboard/select-role",
  /** The question about the role, also for who answered it on the start page. */
  askRole: "/dashboard/select-role?ask=1",
  associateCompany: "/dashboard/associate-company",
  completeEmployerProfile: "/dashboard/profile/complete-employer-profile",

  /** A seeker's profile; an employer is brought to `employerProfile`. */
  profile: "/dashboard/profile",
  profileImport: "/dashboard/profile/import",
  onboardingImport: "/dashboard/select-role/import",
  employerProfile: "/dashboard/employer-profile",
  companyEdit: "/dashboard/profile/company",
  companySso: "/dashboard/company/sso",
  webhooks: "/dashboard/company/webhooks",
  /** One webhook and what it was sent. */
  webhook: (id: string) => `/dashboard/company/webhooks?webhook=${encodeURIComponent(id)}`,
  team: "/dashboard/team",
  jobs: "/dashboard/jobs",
  jobNew: "/dashboard/jobs/new",
  jobImport: "/dashboard/jobs/import",
  /** What became of one of the company's jobs; `?tab=preview`. */
  jobOverview: (id: string) => `/dashboard/jobs/${encodeURIComponent(id)}`,
  /** `?tab=weights`; `?show=missing` goes to what publishing still needs. */
  jobEdit: (id: string) => `/dashboard/jobs/${encodeURIComponent(id)}/edit`,

  /** What the market asks of a seeker: where the logo leads them. */
  careerIntelligence: "/dashboard/career-intelligence",
  browseJobs: "/dashboard/browse-jobs",
  /** Open jobs that ask for a skill. */
  browseSkill: (slug: string) => `/dashboard/browse-jobs?skills=${encodeURIComponent(slug)}`,
  /** The jobs that companies invite the reader to. */
  jobInvitations: "/dashboard/browse-jobs?tab=invitations",
  /** A job open in browse. */
  browseJob: (id: string) => `/dashboard/browse-jobs?job=${encodeURIComponent(id)}`,
  /** The catalogue; the address holds its filters. */
  challenges: "/dashboard/challenges",
  challenge: (slug: string) => `/dashboard/challenges/${encodeURIComponent(slug)}`,
  /** What stands behind a challenge that a person passed; `?as=employer` gives its owner what employers see. */
  proof: (slug: string, challenge: string) =>
    `/dashboard/proofs/${encodeURIComponent(slug)}/${encodeURIComponent(challenge)}`,
  interestedCandidates: "/dashboard/interested-candidates",
  /** A job's candidates; `filter` as the page of candidates takes it: `tab`, `status`, `stage`. */
  candidatesOfJob: (id: string, filter: Readonly<Record<string, string>> = {}) =>
    `/dashboard/interested-candidates?${new URLSearchParams({ job: id, ...filter })}`,
  /** The people whom the company invited to jobs; `&status=open`. */
  invitedCandidates: "/dashboard/interested-candidates?tab=invited",
  candidate: (id: string) => `/dashboard/interested-candidates?candidate=${encodeURIComponent(id)}`,
  /** The people whom a member has saved. */
  watchlist: "/dashboard/interested-candidates?tab=watchlist",
  compare: "/dashboard/interested-candidates/compare",
  /** Two to four candidates of one job side by side. */
  compareCandidates: (ids: string[]) =>
    `/dashboard/interested-candidates/compare?ids=${ids.map(encodeURIComponent).join(",")}`,
  /** A company's own challenges; `?tab=published|drafts|archived`. */
  employerChallenges: "/dashboard/employer-challenges",
  employerChallengeNew: "/dashboard/employer-challenges/new",
  /** `?tab=json|preview`. */
  employerChallengeEdit: (id: string) =>
    `/dashboard/employer-challenges/${encodeURIComponent(id)}/edit`,
  /** One candidate's copy of a challenge, for the company that sent it. */
  employerInvitation: (id: string) => `/dashboard/employer-challenges/${encodeURIComponent(id)}`,
  /** The same for the invited candidate. */
  answerChallenge: (id: string) => `/dashboard/challenges/employer/${encodeURIComponent(id)}`,
  /** Before a system design interview, and the earlier ones. */
  interview: "/dashboard/interview",
  /** The room while it runs, the result afterwards. */
  interviewAttempt: (id: string) => `/dashboard/interview/${encodeURIComponent(id)}`,
  /** Designs to try on a simulated day, without a score. */
  practice: "/dashboard/practice",
  practiceDesign: (slug: string) => `/dashboard/practice/${encodeURIComponent(slug)}`,
  /** A seeker's figures; `?by=day|week|month&count=28`. */
  analytics: "/dashboard/analytics",
  /** A company's figures, the same way. */
  employerAnalytics: "/dashboard/employer-analytics",
  /** How each figure of the analytics is made. */
  analyticsDefinitions: "/dashboard/analytics/definitions",
  /** Where one of them is explained. */
  analyticsDefinition: (id: string) => `/dashboard/analytics/definitions#${id}`,
  messages: "/dashboard/messages",
  notifications: "/dashboard/notifications",
  /** Where the link in an email leads that switches its kind off; `?token=`. */
  unsubscribe: "/unsubscribe",
  /** What a seeker's tiers have and cost; `?interval=year`. */
  subscriptionTiers: "/dashboard/subscription-tiers",
  /** The same for a company's admin. */
  employerSubscriptionTiers: "/dashboard/employer-subscription-tiers",
  /** Paying for a tier. Stripe leads back here; with `?left=1` when nothing was paid. */
  checkout: (id: string) => `/dashboard/checkout/${encodeURIComponent(id)}`,
  subscriptionSettings: "/dashboard/settings?tab=subscription",

  /** `?tab=account|notifications|privacy|subscription|bug|danger`. */
  settings: "/dashboard/settings",
  notificationSettings: "/dashboard/settings?tab=notifications",
  reportBug: "/dashboard/settings?tab=bug",
  danger: "/dashboard/settings?tab=danger",
  /** A seeker's phone number. */
  verification: "/dashboard/verification",
  conversation: (id: string) => `/dashboard/messages?conversation=${encodeURIComponent(id)}`,

  /** What everyone can browse; the address holds the filters. */
  publicJobs: "/jobs",
  publicCompanies: "/companies",
  publicChallenges: "/challenges",
  /** A challenge to solve without an account: the first one, or the one of this name. */
  tryout: "/try",
  tryoutOf: (slug: string) => `/try/${encodeURIComponent(slug)}`,

  /** A scored interview that everyone can read; `?view=`, `?check=`. */
  sampleInterview: "/sample-interview",

  user: (slug: string) => `/user/${encodeURIComponent(slug)}`,
  /** The address of a profile on paper; it stays when the other one changes. */
  shortLink: (code: string) => `/u/${encodeURIComponent(code)}`,
  job: (id: string) => `/job/${encodeURIComponent(id)}`,
  /** What the product is for; the second one is where the spec has it for signed-in people. */
  why: "/why-devproofio",
  whySignedIn: "/dashboard/why-devproofio",
  /** The operator's own open jobs. */
  careers: "/careers",
  terms: "/terms-and-conditions",
  privacy: "/privacy-policy",
  company: (slug: string) => `/company/${encodeURIComponent(slug)}`,

  /** Results; the address holds what was asked (`writePlace` of the search feature). */
  search: "/search",
  searchFor: (query: string, kind?: SearchKind) =>
    `/search?${new URLSearchParams(kind ? { q: query, kind } : { q: query })}`,

  admin: "/admin",
  adminTools: "/admin/tools",
  /** What staff did; `?action=`, `?subject=`, `?actor=`, `?q=`, `?since=`, `?until=`. */
  adminAudit: "/admin/tools/audit",
  adminSecurity: "/admin/tools/accounts",
  adminDomains: "/admin/tools/domains",
  /** Counterexamples that wait for a decision; `?state=`. */
  adminDisputes: "/admin/tools/disputes",
  /** What people reported in conversations; `?state=`, `?report=` for one of them. */
  adminReports: "/admin/tools/reports",
  /** What people say about the beta; `?role=`, `?days=`, `?view=everything`. */
  adminFeedback: "/admin/tools/feedback",
  /** What people reported as a bug; `?state=`, `?report=` for one of them. */
  adminBugs: "/admin/tools/bugs",
  adminChallenges: "/admin/tools/challenges",
  /** Answers that have no verdict; `?trouble=failed`. */
  adminSubmissions: "/admin/tools/submissions",
  /** How interviews were scored; `?problem=`. */
  adminScores: "/admin/tools/scores",
  /** Jobs of all companies; `?show=`, `?q=`, `?company=`, `?job=` for one of them. */
  adminJobs: "/admin/tools/jobs",
  /** The featured jobs of a day; `?day=`. */
  adminFeatured: "/admin/tools/featured",
  /** What happened on each day; `?days=90`. */
  adminNumbers: "/admin/tools/numbers",
  /** Emails and text messages; `?state=`, `?to=`. */
  adminOutbox: "/admin/tools/outbox",
  /** Accounts; `?q=`, `?person=` for one of them. */
  adminPeople: "/admin/tools/people",
  adminPerson: (id: string) => `/admin/tools/people?${new URLSearchParams({ person: id })}`,
  /** Interviews that wait for a person; `?tab=unscored`, `?review=` for one of them. */
  adminInterviews: "/admin/tools/interviews",
  /** A staff member's own account; the tools open once it has a second factor. */
  adminAccount: "/admin/account",

  gallery: "/dev/gallery",
} as const;
