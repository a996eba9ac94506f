// The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

/** Authenticator assurance level of a session: how many factors were verified. */
export const aalValues = [
  "aal1",
  "aal2",
] as const;
export type Aal = (typeof aalValues)[number];

/** State of an account, for staff. */
export const accountStateValues = [
  "active",
  "onboarding",
  "deactivated_by_owner",
  "deactivated_by_staff",
  "locked",
] as const;
export type AccountState = (typeof accountStateValues)[number];
export const accountStateLabels = {
  active: "Active",
  onboarding: "In onboarding",
  deactivated_by_owner: "Deactivated by the owner",
  deactivated_by_staff: "Deactivated by staff",
  locked: "Locked by the operator",
} as const satisfies Record<AccountState, string>;

/** Length of one point of a chart. */
export const analyticsStepValues = [
  "day",
  "week",
  "month",
] as const;
export type AnalyticsStep = (typeof analyticsStepValues)[number];
export const analyticsStepLabels = {
  day: "Day",
  week: "Week",
  month: "Month",
} as const satisfies Record<AnalyticsStep, string>;

/** Result of the staff's review of a company. */
export const approvalStatusValues = [
  "pending",
  "approved",
  "needs_changes",
  "rejected",
  "suspended",
] as const;
export type ApprovalStatus = (typeof approvalStatusValues)[number];
export const approvalStatusLabels = {
  pending: "In review",
  approved: "Approved",
  needs_changes: "Changes requested",
  rejected: "Rejected",
  suspended: "Suspended",
} as const satisfies Record<ApprovalStatus, string>;

/** State of an interview attempt. */
export const attemptStateValues = [
  "running",
  "scoring",
  "scored",
  "unscored",
] as const;
export type AttemptState = (typeof attemptStateValues)[number];

/** When a person can start a new job. */
export const availabilityValues = [
  "now",
  "two_weeks",
  "one_month",
  "three_months",
  "not_looking",
] as const;
export type Availability = (typeof availabilityValues)[number];
export const availabilityLabels = {
  now: "Now",
  two_weeks: "In two weeks",
  one_month: "In a month",
  three_months: "In three months",
  not_looking: "Not looking",
} as const satisfies Record<Availability, string>;

/** How often a subscription is paid. */
export const billingIntervalValues = [
  "month",
  "year",
] as const;
export type BillingInterval = (typeof billingIntervalValues)[number];
export const billingIntervalLabels = {
  month: "Monthly",
  year: "Yearly",
} as const satisfies Record<BillingInterval, string>;

/** Who takes the payments. */
export const billingProviderValues = [
  "test",
  "stripe",
] as const;
export type BillingProvider = (typeof billingProviderValues)[number];
export const billingProviderLabels = {
  test: "Test checkout",
  stripe: "Stripe",
} as const satisfies Record<BillingProvider, string>;

/** What became of a bug report. */
export const bugReportStateValues = [
  "open",
  "in_progress",
  "fixed",
  "wont_fix",
] as const;
export type BugReportState = (typeof bugReportStateValues)[number];
export const bugReportStateLabels = {
  open: "Open",
  in_progress: "In progress",
  fixed: "Fixed",
  wont_fix: "Won't fix",
} as const satisfies Record<BugReportState, string>;

/** What an approved candidate sees of the stage they are in. */
export const candidateProgressValues = [
  "in_process",
  "hired",
  "closed",
] as const;
export type CandidateProgress = (typeof candidateProgressValues)[number];
export const candidateProgressLabels = {
  in_process: "In process",
  hired: "Hired",
  closed: "Closed",
} as const satisfies Record<CandidateProgress, string>;

/** Why a person can't write in a conversation. */
export const cannotWriteReasonValues = [
  "ended",
  "closed",
  "blocked_by_caller",
  "cannot_write_first",
  "company_not_approved",
  "missing_permission",
  "not_found",
] as const;
export type CannotWriteReason = (typeof cannotWriteReasonValues)[number];

/** Kind of a challenge of the catalogue. */
export const challengeKindValues = [
  "code",
  "sql",
] as const;
export type ChallengeKind = (typeof challengeKindValues)[number];
export const challengeKindLabels = {
  code: "Code",
  sql: "SQL",
} as const satisfies Record<ChallengeKind, string>;

/** What became of a checkout. */
export const checkoutStateValues = [
  "open",
  "paid",
  "declined",
  "abandoned",
  "expired",
] as const;
export type CheckoutState = (typeof checkoutStateValues)[number];
export const checkoutStateLabels = {
  open: "Open",
  paid: "Paid",
  declined: "The payment was declined",
  abandoned: "Abandoned",
  expired: "Expired",
} as const satisfies Record<CheckoutState, string>;

/** How much of the analytics a company's tier has. */
export const companyAnalyticsLevelValues = [
  "totals",
  "full",
] as const;
export type CompanyAnalyticsLevel = (typeof companyAnalyticsLevelValues)[number];

/** A member's role in a company. */
export const companyRoleValues = [
  "admin",
  "recruiter",
] as const;
export type CompanyRole = (typeof companyRoleValues)[number];
export const companyRoleLabels = {
  admin: "Admin",
  recruiter: "Recruiter",
} as const satisfies Record<CompanyRole, string>;

/** Number of people in a company. */
export const companySizeValues = [
  "1-10",
  "11-50",
  "51-200",
  "201-500",
  "501-1000",
  "1001-5000",
  "5001+",
] as const;
export type CompanySize = (typeof companySizeValues)[number];
export const companySizeLabels = {
  "1-10": "1 to 10 people",
  "11-50": "11 to 50 people",
  "51-200": "51 to 200 people",
  "201-500": "201 to 500 people",
  "501-1000": "501 to 1,000 people",
  "1001-5000": "1,001 to 5,000 people",
  "5001+": "More than 5,000 people",
} as const satisfies Record<CompanySize, string>;

/** How a company is funded. */
export const companyStageValues = [
  "bootstrapped",
  "pre_seed",
  "seed",
  "series_a",
  "series_b",
  "series_c",
  "late",
  "public",
  "non_profit",
] as const;
export type CompanyStage = (typeof companyStageValues)[number];
export const companyStageLabels = {
  bootstrapped: "Bootstrapped",
  pre_seed: "Pre-seed",
  seed: "Seed",
  series_a: "Series A",
  series_b: "Series B",
  series_c: "Series C",
  late: "Late stage",
  public: "Public company",
  non_profit: "Non-profit",
} as const satisfies Record<CompanyStage, string>;

/** What a match score is made of. */
export const criterionValues = [
  "skill",
  "role",
  "years",
  "seniority",
  "rank",
  "system_design",
  "projects",
] as const;
export type Criterion = (typeof criterionValues)[number];

/** How a person meets a criterion of a job: seen by the server, stated by the person, or not at all. */
export const criterionStateValues = [
  "proved_well",
  "proved",
  "shown",
  "met",
  "partly",
  "missing",
  "unknown",
] as const;
export type CriterionState = (typeof criterionStateValues)[number];
export const criterionStateLabels = {
  proved_well: "proved well",
  proved: "proved",
  shown: "shown",
  met: "stated",
  partly: "partly",
  missing: "missing",
  unknown: "unknown",
} as const satisfies Record<CriterionState, string>;

/** Daily limit that is counted by the day. */
export const dailyQuotaValues = [
  "discover",
  "featured",
] as const;
export type DailyQuota = (typeof dailyQuotaValues)[number];

/** What is counted by day, for staff. */
export const dayFigureValues = [
  "sign_ups",
  "interests",
  "approvals",
  "messages",
  "submissions",
  "interviews",
  "companies",
  "judge_errors",
] as const;
export type DayFigure = (typeof dayFigureValues)[number];
export const dayFigureLabels = {
  sign_ups: "Sign-ups",
  interests: "Interests",
  approvals: "Approvals",
  messages: "Messages",
  submissions: "Submissions",
  interviews: "Interviews",
  companies: "New companies",
  judge_errors: "Errors of the judge",
} as const satisfies Record<DayFigure, string>;

/** Where a job seeker decided on a job. */
export const decisionSourceValues = [
  "discover",
  "featured",
  "search",
  "link",
] as const;
export type DecisionSource = (typeof decisionSourceValues)[number];

/** Difficulty of a challenge. */
export const difficultyValues = [
  "easy",
  "medium",
  "hard",
  "expert",
] as const;
export type Difficulty = (typeof difficultyValues)[number];
export const difficultyLabels = {
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
  expert: "Expert",
} as const satisfies Record<Difficulty, string>;

/** What staff decide on a dispute. */
export const disputeDecisionValues = [
  "confirm",
  "reject",
] as const;
export type DisputeDecision = (typeof disputeDecisionValues)[number];

/** State of a dispute about a challenge. */
export const disputeStateValues = [
  "open",
  "confirmed",
  "rejected",
  "withdrawn",
] as const;
export type DisputeState = (typeof disputeStateValues)[number];
export const disputeStateLabels = {
  open: "Waiting for staff",
  confirmed: "Confirmed",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
} as const satisfies Record<DisputeState, string>;

/** Who verified that a company owns a domain. */
export const domainVerifierValues = [
  "dns",
  "staff",
] as const;
export type DomainVerifier = (typeof domainVerifierValues)[number];

/** Notifications that are emailed unless a person switches them off. The others are off until they switch them on. */
export const emailedNotificationValues = [
  "approved",
  "rejected",
  "interest_ended",
  "job_invited",
  "interest_received",
  "promise_due",
  "promise_broken",
  "message_unseen",
  "challenge_received",
  "challenge_due",
  "challenge_reviewed",
  "challenge_answered",
  "interview_scored",
  "interview_proposed",
  "interview_answered",
  "interview_cancelled",
  "dispute_decided",
  "job_invitation_accepted",
  "note_mentioned",
  "review_requested",
  "job_shared",
  "company_reviewed",
  "team_changed",
  "webhook_off",
  "payment_received",
  "payment_failed",
  "subscription_ended",
  "bug_report_answered",
  "link_unverified",
  "weekly_digest",
] as const;
export type EmailedNotification = (typeof emailedNotificationValues)[number];
export const emailedNotificationLabels = {
  approved: "A company approves you",
  rejected: "A company decides against you",
  interest_ended: "Your interest ends without a decision",
  job_invited: "A company invites you to a job",
  interest_received: "A candidate is interested in a job",
  promise_due: "Interest is about to expire",
  promise_broken: "Interest expires without your answer",
  message_unseen: "A message you haven't read for 10 minutes",
  challenge_received: "A company sends you a challenge or withdraws it",
  challenge_due: "A challenge is due in 24 hours",
  challenge_reviewed: "A company reviews your answer",
  challenge_answered: "A candidate answers your challenge, or doesn't",
  interview_scored: "Your interview is scored or reviewed",
  interview_proposed: "The other side proposes times for an interview",
  interview_answered: "Your times for an interview are accepted or declined",
  interview_cancelled: "An interview is cancelled",
  dispute_decided: "Your dispute about a challenge is decided",
  job_invitation_accepted: "A person accepts your invitation to a job",
  note_mentioned: "A colleague mentions you in a note",
  review_requested: "A colleague asks you to review an answer",
  job_shared: "A colleague shares a job with you",
  company_reviewed: "Your company is approved or sent back",
  team_changed: "Your team or your permissions change",
  webhook_off: "A webhook of your company is switched off",
  payment_received: "A receipt for your subscription",
  payment_failed: "A payment for your subscription fails",
  subscription_ended: "Your subscription ends",
  bug_report_answered: "We answer your bug report",
  link_unverified: "A link of your profile is no longer verified",
  weekly_digest: "Weekly summary",
} as const satisfies Record<EmailedNotification, string>;

/** Kind of a company's own challenge. */
export const employerChallengeKindValues = [
  "code",
  "sql",
  "written",
  "system_design",
] as const;
export type EmployerChallengeKind = (typeof employerChallengeKindValues)[number];
export const employerChallengeKindLabels = {
  code: "Code",
  sql: "SQL",
  written: "Written",
  system_design: "System design",
} as const satisfies Record<EmployerChallengeKind, string>;

/** Status of a company's own challenge. */
export const employerChallengeStatusValues = [
  "draft",
  "published",
  "archived",
] as const;
export type EmployerChallengeStatus = (typeof employerChallengeStatusValues)[number];
export const employerChallengeStatusLabels = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
} as const satisfies Record<EmployerChallengeStatus, string>;

/** Notifications that members of a company get. */
export const employerNotificationValues = [
  "interest_received",
  "promise_due",
  "promise_broken",
  "message_unseen",
  "challenge_answered",
  "interview_scored",
  "job_invitation_accepted",
  "note_mentioned",
  "review_requested",
  "interview_proposed",
  "interview_answered",
  "interview_cancelled",
  "job_shared",
  "company_reviewed",
  "team_changed",
  "webhook_off",
  "payment_received",
  "payment_failed",
  "subscription_ended",
  "bug_report_answered",
  "weekly_digest",
] as const;
export type EmployerNotification = (typeof employerNotificationValues)[number];
export const employerNotificationLabels = {
  interest_received: "A candidate is interested in a job",
  promise_due: "Interest is about to expire",
  promise_broken: "Interest expires without your answer",
  message_unseen: "A message you haven't read for 10 minutes",
  challenge_answered: "A candidate answers your challenge, or doesn't",
  interview_scored: "Your interview is scored or reviewed",
  job_invitation_accepted: "A person accepts your invitation to a job",
  note_mentioned: "A colleague mentions you in a note",
  review_requested: "A colleague asks you to review an answer",
  interview_proposed: "The other side proposes times for an interview",
  interview_answered: "Your times for an interview are accepted or declined",
  interview_cancelled: "An interview is cancelled",
  job_shared: "A colleague shares a job with you",
  company_reviewed: "Your company is approved or sent back",
  team_changed: "Your team or your permissions change",
  webhook_off: "A webhook of your company is switched off",
  payment_received: "A receipt for your subscription",
  payment_failed: "A payment for your subscription fails",
  subscription_ended: "Your subscription ends",
  bug_report_answered: "We answer your bug report",
  weekly_digest: "Weekly summary",
} as const satisfies Record<EmployerNotification, string>;

/** Subscription tier of a company. */
export const employerTierValues = [
  "employer_core",
  "hiring_kernel",
  "flagship",
] as const;
export type EmployerTier = (typeof employerTierValues)[number];

/** Kind of employment that a job offers. */
export const employmentTypeValues = [
  "full_time",
  "part_time",
  "contract",
  "internship",
  "temporary",
] as const;
export type EmploymentType = (typeof employmentTypeValues)[number];
export const employmentTypeLabels = {
  full_time: "Full time",
  part_time: "Part time",
  contract: "Contract",
  internship: "Internship",
  temporary: "Temporary",
} as const satisfies Record<EmploymentType, string>;

/** Progress of a data export. */
export const exportStateValues = [
  "waiting",
  "running",
  "ready",
  "failed",
] as const;
export type ExportState = (typeof exportStateValues)[number];

/** Whether a second factor has been verified once. */
export const factorStatusValues = [
  "unverified",
  "verified",
] as const;
export type FactorStatus = (typeof factorStatusValues)[number];

/** Kind of a second factor. */
export const factorTypeValues = [
  "totp",
  "phone",
  "webauthn",
] as const;
export type FactorType = (typeof factorTypeValues)[number];
export const factorTypeLabels = {
  totp: "Authenticator app",
  phone: "Phone",
  webauthn: "Security key",
} as const satisfies Record<FactorType, string>;

/** Length of a feedback form. */
export const feedbackTypeValues = [
  "quick",
  "detailed",
] as const;
export type FeedbackType = (typeof feedbackTypeValues)[number];
export const feedbackTypeLabels = {
  quick: "Quick feedback",
  detailed: "Answers to questions",
} as const satisfies Record<FeedbackType, string>;

/** How well a person speaks a language. */
export const fluencyValues = [
  "basic",
  "conversational",
  "professional",
  "fluent",
  "native",
] as const;
export type Fluency = (typeof fluencyValues)[number];
export const fluencyLabels = {
  basic: "Basic",
  conversational: "Conversational",
  professional: "Professional",
  fluent: "Fluent",
  native: "Native",
} as const satisfies Record<Fluency, string>;

/** Format of a job import. */
export const importKindValues = [
  "csv",
  "postings",
] as const;
export type ImportKind = (typeof importKindValues)[number];

/** What a row of a job import did. */
export const importRowOutcomeValues = [
  "created",
  "updated",
  "skipped",
  "left",
  "gone",
] as const;
export type ImportRowOutcome = (typeof importRowOutcomeValues)[number];

/** What a row of a job import would do. */
export const importRowStateValues = [
  "broken",
  "new",
  "changed",
  "same",
] as const;
export type ImportRowState = (typeof importRowStateValues)[number];

/** Progress of a job import. */
export const importStatusValues = [
  "uploading",
  "mapping",
  "reading",
  "ready",
  "applying",
  "applied",
] as const;
export type ImportStatus = (typeof importStatusValues)[number];

/** How much a job needs a skill. */
export const importanceValues = [
  "must",
  "nice",
] as const;
export type Importance = (typeof importanceValues)[number];
export const importanceLabels = {
  must: "Must have",
  nice: "Nice to have",
} as const satisfies Record<Importance, string>;

/** Where a job seeker found the job. */
export const interactionSourceValues = [
  "discover",
  "featured",
  "search",
  "link",
  "invitation",
] as const;
export type InteractionSource = (typeof interactionSourceValues)[number];

/** A job seeker's answer to a job. */
export const interactionStatusValues = [
  "interested",
  "not_interested",
] as const;
export type InteractionStatus = (typeof interactionStatusValues)[number];
export const interactionStatusLabels = {
  interested: "Interested",
  not_interested: "Not interested",
} as const satisfies Record<InteractionStatus, string>;

/** How an interest ended. */
export const interestDecisionValues = [
  "approved",
  "rejected",
  "expired",
  "withdrawn",
] as const;
export type InterestDecision = (typeof interestDecisionValues)[number];
export const interestDecisionLabels = {
  approved: "Approved",
  rejected: "Not chosen",
  expired: "Expired",
  withdrawn: "Withdrawn",
} as const satisfies Record<InterestDecision, string>;

/** Kind of a document that interviews are made from. */
export const interviewDocumentKindValues = [
  "problem",
  "rubric",
  "bank",
] as const;
export type InterviewDocumentKind = (typeof interviewDocumentKindValues)[number];

/** What happened in an interview. */
export const interviewEventKindValues = [
  "turn",
  "phase",
  "drill",
  "mend",
  "finished",
] as const;
export type InterviewEventKind = (typeof interviewEventKindValues)[number];

/** Level that an interview is scored for. */
export const interviewSeniorityValues = [
  "junior",
  "mid",
  "senior",
  "staff",
] as const;
export type InterviewSeniority = (typeof interviewSeniorityValues)[number];
export const interviewSeniorityLabels = {
  junior: "Junior",
  mid: "Mid-level",
  senior: "Senior",
  staff: "Staff",
} as const satisfies Record<InterviewSeniority, string>;

/** A company's decision on an answer. */
export const invitationDecisionValues = [
  "approved",
  "rejected",
] as const;
export type InvitationDecision = (typeof invitationDecisionValues)[number];
export const invitationDecisionLabels = {
  approved: "Approved",
  rejected: "Rejected",
} as const satisfies Record<InvitationDecision, string>;

/** Status of an invitation to a company's challenge. */
export const invitationStatusValues = [
  "sent",
  "opened",
  "started",
  "submitted",
  "approved",
  "rejected",
  "expired",
  "declined",
  "withdrawn",
] as const;
export type InvitationStatus = (typeof invitationStatusValues)[number];
export const invitationStatusLabels = {
  sent: "Sent",
  opened: "Opened",
  started: "Started",
  submitted: "Submitted",
  approved: "Approved",
  rejected: "Rejected",
  expired: "Expired",
  declined: "Declined",
  withdrawn: "Withdrawn",
} as const satisfies Record<InvitationStatus, string>;

/** Status of a company's invitation to a job. */
export const jobInvitationStatusValues = [
  "open",
  "accepted",
  "declined",
  "withdrawn",
  "expired",
  "job_ended",
] as const;
export type JobInvitationStatus = (typeof jobInvitationStatusValues)[number];
export const jobInvitationStatusLabels = {
  open: "Waiting",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
  job_ended: "Job ended",
} as const satisfies Record<JobInvitationStatus, string>;

/** Status of a job. */
export const jobStatusValues = [
  "draft",
  "open",
  "paused",
  "filled",
  "closed",
  "expired",
] as const;
export type JobStatus = (typeof jobStatusValues)[number];
export const jobStatusLabels = {
  draft: "Draft",
  open: "Open",
  paused: "Paused",
  filled: "Filled",
  closed: "Closed",
  expired: "Expired",
} as const satisfies Record<JobStatus, string>;

/** Why a submission has no verdict, for staff. */
export const judgingTroubleValues = [
  "waiting",
  "failed",
] as const;
export type JudgingTrouble = (typeof judgingTroubleValues)[number];
export const judgingTroubleLabels = {
  waiting: "Waiting",
  failed: "Failed",
} as const satisfies Record<JudgingTrouble, string>;

/** Language that an answer is written in. */
export const languageValues = [
  "javascript",
  "typescript",
  "python",
  "sql",
] as const;
export type Language = (typeof languageValues)[number];
export const languageLabels = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  python: "Python",
  sql: "SQL",
} as const satisfies Record<Language, string>;

/** Why a check of a link found no proof. */
export const linkCheckFailureValues = [
  "not_allowed",
  "unreachable",
  "timed_out",
  "too_large",
  "redirected",
  "error_status",
  "not_html",
  "no_proof",
] as const;
export type LinkCheckFailure = (typeof linkCheckFailureValues)[number];
export const linkCheckFailureLabels = {
  not_allowed: "The address must be public and begin with https://.",
  unreachable: "The page can't be reached.",
  timed_out: "The page took longer than 5 seconds to load.",
  too_large: "The page is larger than 1 MB or too complex to read.",
  redirected: "The address redirects to another site. Link to that site instead.",
  error_status: "The page answered with an error.",
  not_html: "The address doesn't lead to a web page.",
  no_proof: "We found no link back, tag or DNS record.",
} as const satisfies Record<LinkCheckFailure, string>;

/** Site that a profile's link leads to. */
export const linkKindValues = [
  "site",
  "github",
  "gitlab",
  "linkedin",
  "mastodon",
  "x",
  "stackoverflow",
  "blog",
  "other",
] as const;
export type LinkKind = (typeof linkKindValues)[number];
export const linkKindLabels = {
  site: "Website",
  github: "GitHub",
  gitlab: "GitLab",
  linkedin: "LinkedIn",
  mastodon: "Mastodon",
  x: "X",
  stackoverflow: "Stack Overflow",
  blog: "Blog",
  other: "Other",
} as const satisfies Record<LinkKind, string>;

/** What proves that a link is its owner's. */
export const linkProofValues = [
  "rel_me",
  "meta_tag",
  "profile_text",
  "dns",
  "sign_in",
] as const;
export type LinkProof = (typeof linkProofValues)[number];
export const linkProofLabels = {
  rel_me: "A link back",
  meta_tag: "A meta tag",
  profile_text: "A text in the profile",
  dns: "A DNS record",
  sign_in: "Sign-in with GitHub",
} as const satisfies Record<LinkProof, string>;

/** Page that remembers when it was last opened. */
export const markedViewValues = [
  "messages",
  "candidates",
  "shared_jobs",
] as const;
export type MarkedView = (typeof markedViewValues)[number];

/** Kind of a message. */
export const messageKindValues = [
  "text",
  "system",
  "challenge",
  "interview",
] as const;
export type MessageKind = (typeof messageKindValues)[number];

/** What a notification is about. */
export const notificationKindValues = [
  "approved",
  "rejected",
  "interest_ended",
  "job_invited",
  "interest_received",
  "promise_due",
  "promise_broken",
  "message_unseen",
  "challenge_received",
  "challenge_due",
  "challenge_reviewed",
  "challenge_answered",
  "interview_scored",
  "interview_proposed",
  "interview_answered",
  "interview_cancelled",
  "dispute_decided",
  "job_invitation_accepted",
  "note_mentioned",
  "review_requested",
  "job_shared",
  "company_reviewed",
  "team_changed",
  "webhook_off",
  "payment_received",
  "payment_failed",
  "subscription_ended",
  "bug_report_answered",
  "link_unverified",
  "weekly_digest",
] as const;
export type NotificationKind = (typeof notificationKindValues)[number];
export const notificationKindLabels = {
  approved: "A company approves you",
  rejected: "A company decides against you",
  interest_ended: "Your interest ends without a decision",
  job_invited: "A company invites you to a job",
  interest_received: "A candidate is interested in a job",
  promise_due: "Interest is about to expire",
  promise_broken: "Interest expires without your answer",
  message_unseen: "A message you haven't read for 10 minutes",
  challenge_received: "A company sends you a challenge or withdraws it",
  challenge_due: "A challenge is due in 24 hours",
  challenge_reviewed: "A company reviews your answer",
  challenge_answered: "A candidate answers your challenge, or doesn't",
  interview_scored: "Your interview is scored or reviewed",
  interview_proposed: "The other side proposes times for an interview",
  interview_answered: "Your times for an interview are accepted or declined",
  interview_cancelled: "An interview is cancelled",
  dispute_decided: "Your dispute about a challenge is decided",
  job_invitation_accepted: "A person accepts your invitation to a job",
  note_mentioned: "A colleague mentions you in a note",
  review_requested: "A colleague asks you to review an answer",
  job_shared: "A colleague shares a job with you",
  company_reviewed: "Your company is approved or sent back",
  team_changed: "Your team or your permissions change",
  webhook_off: "A webhook of your company is switched off",
  payment_received: "A receipt for your subscription",
  payment_failed: "A payment for your subscription fails",
  subscription_ended: "Your subscription ends",
  bug_report_answered: "We answer your bug report",
  link_unverified: "A link of your profile is no longer verified",
  weekly_digest: "Weekly summary",
} as const satisfies Record<NotificationKind, string>;

/** What an emailed link or code is for. */
export const oneTimeTokenKindValues = [
  "confirmation",
  "recovery",
  "magiclink",
  "email_change_current",
  "email_change_new",
  "reauthentication",
  "invite",
  "sms",
  "sms_signup",
  "phone_change",
] as const;
export type OneTimeTokenKind = (typeof oneTimeTokenKindValues)[number];

/** How a notification leaves the server. */
export const outboxChannelValues = [
  "mail",
  "sms",
] as const;
export type OutboxChannel = (typeof outboxChannelValues)[number];

/** State of an email or text message, for staff. */
export const outboxStateValues = [
  "waiting",
  "retrying",
  "failed",
  "held",
  "sent",
] as const;
export type OutboxState = (typeof outboxStateValues)[number];
export const outboxStateLabels = {
  waiting: "Waiting",
  retrying: "Trying again",
  failed: "Failed",
  held: "Held without a provider",
  sent: "Sent",
} as const satisfies Record<OutboxState, string>;

/** Period that a pay is given for. */
export const payPeriodValues = [
  "year",
  "month",
  "day",
  "hour",
] as const;
export type PayPeriod = (typeof payPeriodValues)[number];
export const payPeriodLabels = {
  year: "a year",
  month: "a month",
  day: "a day",
  hour: "an hour",
} as const satisfies Record<PayPeriod, string>;

/** What an event of the payment provider led to. */
export const paymentEventOutcomeValues = [
  "applied",
  "late",
  "ignored",
] as const;
export type PaymentEventOutcome = (typeof paymentEventOutcomeValues)[number];

/** What a recruiter can be allowed to do. Admins can do all of it. */
export const permissionValues = [
  "view_analytics",
  "manage_jobs",
  "manage_challenges",
  "view_candidates",
  "message_candidates",
  "manage_company",
  "manage_team",
] as const;
export type Permission = (typeof permissionValues)[number];
export const permissionLabels = {
  view_analytics: "view analytics",
  manage_jobs: "manage jobs",
  manage_challenges: "manage challenges",
  view_candidates: "view candidates",
  message_candidates: "message candidates",
  manage_company: "edit the company page",
  manage_team: "manage the team",
} as const satisfies Record<Permission, string>;

/** Part of an interview. */
export const phaseValues = [
  "requirements",
  "estimates",
  "interface",
  "architecture",
  "deep_dive",
] as const;
export type Phase = (typeof phaseValues)[number];

/** Daily limit that a decision counts against. */
export const quotaValues = [
  "discover",
  "featured",
  "bonus",
] as const;
export type Quota = (typeof quotaValues)[number];

/** Kind of a realtime message that has rights of its own. */
export const realtimeExtensionValues = [
  "broadcast",
  "presence",
] as const;
export type RealtimeExtension = (typeof realtimeExtensionValues)[number];

/** Where the work is done. */
export const remotePolicyValues = [
  "remote",
  "hybrid",
  "onsite",
] as const;
export type RemotePolicy = (typeof remotePolicyValues)[number];
export const remotePolicyLabels = {
  remote: "Remote",
  hybrid: "Hybrid",
  onsite: "On site",
} as const satisfies Record<RemotePolicy, string>;

/** What staff did about a report. */
export const reportOutcomeValues = [
  "no_action",
  "warned",
] as const;
export type ReportOutcome = (typeof reportOutcomeValues)[number];
export const reportOutcomeLabels = {
  no_action: "No action",
  warned: "Warned",
} as const satisfies Record<ReportOutcome, string>;

/** Why someone reports a person or a message. */
export const reportReasonValues = [
  "spam",
  "scam",
  "harassment",
  "discrimination",
  "false_identity",
  "other",
] as const;
export type ReportReason = (typeof reportReasonValues)[number];
export const reportReasonLabels = {
  spam: "Spam or advertising",
  scam: "Scam or fraud",
  harassment: "Harassment or threats",
  discrimination: "Discrimination",
  false_identity: "Pretends to be someone else",
  other: "Something else",
} as const satisfies Record<ReportReason, string>;

/** Whether staff have closed a report. */
export const reportStateValues = [
  "open",
  "closed",
] as const;
export type ReportState = (typeof reportStateValues)[number];
export const reportStateLabels = {
  open: "Open",
  closed: "Closed",
} as const satisfies Record<ReportState, string>;

/** Who retired a challenge. */
export const retirerValues = [
  "staff",
  "catalogue",
] as const;
export type Retirer = (typeof retirerValues)[number];

/** What a member of the company thinks of a part of an answer, the lowest first. */
export const reviewMarkValues = [
  "weak",
  "fair",
  "good",
  "excellent",
] as const;
export type ReviewMark = (typeof reviewMarkValues)[number];
export const reviewMarkLabels = {
  weak: "Weak",
  fair: "Fair",
  good: "Good",
  excellent: "Excellent",
} as const satisfies Record<ReviewMark, string>;

/** State of a requested second scoring. */
export const reviewStateValues = [
  "asked",
  "done",
] as const;
export type ReviewState = (typeof reviewStateValues)[number];

/** What a person uses the product for. */
export const roleValues = [
  "job_seeker",
  "employer",
] as const;
export type Role = (typeof roleValues)[number];
export const roleLabels = {
  job_seeker: "Job seeker",
  employer: "Employer",
} as const satisfies Record<Role, string>;

/** Kind of work: families of jobs that people move between. */
export const roleFamilyValues = [
  "backend",
  "frontend",
  "fullstack",
  "mobile_ios",
  "mobile_android",
  "mobile_cross",
  "data_engineering",
  "data_science",
  "machine_learning",
  "search",
  "platform",
  "database",
  "systems",
  "embedded",
  "compilers",
  "games",
  "security",
  "qa",
  "blockchain",
  "business_applications",
  "engineering_management",
  "advocacy",
] as const;
export type RoleFamily = (typeof roleFamilyValues)[number];
export const roleFamilyLabels = {
  backend: "Backend",
  frontend: "Frontend",
  fullstack: "Full-stack",
  mobile_ios: "iOS",
  mobile_android: "Android",
  mobile_cross: "Mobile",
  data_engineering: "Data engineering",
  data_science: "Data science and analytics",
  machine_learning: "Machine learning",
  search: "Search and ranking",
  platform: "Platform and reliability",
  database: "Databases and storage",
  systems: "Systems and networks",
  embedded: "Embedded and robotics",
  compilers: "Compilers and developer tools",
  games: "Graphics and games",
  security: "Security",
  qa: "Quality engineering",
  blockchain: "Blockchain",
  business_applications: "Business applications",
  engineering_management: "Engineering management",
  advocacy: "Developer relations and writing",
} as const satisfies Record<RoleFamily, string>;

/** State of an interview that one side of a conversation proposed. */
export const scheduledInterviewStatusValues = [
  "proposed",
  "accepted",
  "declined",
  "cancelled",
] as const;
export type ScheduledInterviewStatus = (typeof scheduledInterviewStatusValues)[number];
export const scheduledInterviewStatusLabels = {
  proposed: "Proposed",
  accepted: "Accepted",
  declined: "Declined",
  cancelled: "Cancelled",
} as const satisfies Record<ScheduledInterviewStatus, string>;

/** Which of a person's scores is shown. */
export const scoreChoiceValues = [
  "best",
  "latest",
] as const;
export type ScoreChoice = (typeof scoreChoiceValues)[number];

/** Who decided a check or a score. */
export const scorerValues = [
  "rules",
  "model",
  "person",
] as const;
export type Scorer = (typeof scorerValues)[number];

/** Kind of a search result. */
export const searchKindValues = [
  "people",
  "jobs",
  "companies",
  "challenges",
] as const;
export type SearchKind = (typeof searchKindValues)[number];
export const searchKindLabels = {
  people: "People",
  jobs: "Jobs",
  companies: "Companies",
  challenges: "Challenges",
} as const satisfies Record<SearchKind, string>;

/** How much of the analytics a job seeker's tier has. */
export const seekerAnalyticsLevelValues = [
  "none",
  "totals",
  "advanced",
] as const;
export type SeekerAnalyticsLevel = (typeof seekerAnalyticsLevelValues)[number];

/** Notifications that job seekers get. */
export const seekerNotificationValues = [
  "approved",
  "rejected",
  "interest_ended",
  "job_invited",
  "message_unseen",
  "challenge_received",
  "challenge_due",
  "challenge_reviewed",
  "interview_scored",
  "interview_proposed",
  "interview_answered",
  "interview_cancelled",
  "dispute_decided",
  "payment_received",
  "payment_failed",
  "subscription_ended",
  "bug_report_answered",
  "link_unverified",
  "weekly_digest",
] as const;
export type SeekerNotification = (typeof seekerNotificationValues)[number];
export const seekerNotificationLabels = {
  approved: "A company approves you",
  rejected: "A company decides against you",
  interest_ended: "Your interest ends without a decision",
  job_invited: "A company invites you to a job",
  message_unseen: "A message you haven't read for 10 minutes",
  challenge_received: "A company sends you a challenge or withdraws it",
  challenge_due: "A challenge is due in 24 hours",
  challenge_reviewed: "A company reviews your answer",
  interview_scored: "Your interview is scored or reviewed",
  interview_proposed: "The other side proposes times for an interview",
  interview_answered: "Your times for an interview are accepted or declined",
  interview_cancelled: "An interview is cancelled",
  dispute_decided: "Your dispute about a challenge is decided",
  payment_received: "A receipt for your subscription",
  payment_failed: "A payment for your subscription fails",
  subscription_ended: "Your subscription ends",
  bug_report_answered: "We answer your bug report",
  link_unverified: "A link of your profile is no longer verified",
  weekly_digest: "Weekly summary",
} as const satisfies Record<SeekerNotification, string>;

/** Subscription tier of a job seeker. */
export const seekerTierValues = [
  "core",
  "pro",
  "founding",
] as const;
export type SeekerTier = (typeof seekerTierValues)[number];

/** Level of a person or a job. */
export const seniorityValues = [
  "intern",
  "junior",
  "mid",
  "senior",
  "staff",
  "principal",
] as const;
export type Seniority = (typeof seniorityValues)[number];
export const seniorityLabels = {
  intern: "Intern",
  junior: "Junior",
  mid: "Mid-level",
  senior: "Senior",
  staff: "Staff",
  principal: "Principal",
} as const satisfies Record<Seniority, string>;

/** Notifications that the app shows unless a person switches them off. The others are off until they switch them on. */
export const shownNotificationValues = [
  "approved",
  "rejected",
  "interest_ended",
  "job_invited",
  "interest_received",
  "promise_due",
  "promise_broken",
  "message_unseen",
  "challenge_received",
  "challenge_due",
  "challenge_reviewed",
  "challenge_answered",
  "interview_scored",
  "interview_proposed",
  "interview_answered",
  "interview_cancelled",
  "dispute_decided",
  "job_invitation_accepted",
  "note_mentioned",
  "review_requested",
  "job_shared",
  "company_reviewed",
  "team_changed",
  "webhook_off",
  "payment_received",
  "payment_failed",
  "subscription_ended",
  "bug_report_answered",
  "link_unverified",
] as const;
export type ShownNotification = (typeof shownNotificationValues)[number];
export const shownNotificationLabels = {
  approved: "A company approves you",
  rejected: "A company decides against you",
  interest_ended: "Your interest ends without a decision",
  job_invited: "A company invites you to a job",
  interest_received: "A candidate is interested in a job",
  promise_due: "Interest is about to expire",
  promise_broken: "Interest expires without your answer",
  message_unseen: "A message you haven't read for 10 minutes",
  challenge_received: "A company sends you a challenge or withdraws it",
  challenge_due: "A challenge is due in 24 hours",
  challenge_reviewed: "A company reviews your answer",
  challenge_answered: "A candidate answers your challenge, or doesn't",
  interview_scored: "Your interview is scored or reviewed",
  interview_proposed: "The other side proposes times for an interview",
  interview_answered: "Your times for an interview are accepted or declined",
  interview_cancelled: "An interview is cancelled",
  dispute_decided: "Your dispute about a challenge is decided",
  job_invitation_accepted: "A person accepts your invitation to a job",
  note_mentioned: "A colleague mentions you in a note",
  review_requested: "A colleague asks you to review an answer",
  job_shared: "A colleague shares a job with you",
  company_reviewed: "Your company is approved or sent back",
  team_changed: "Your team or your permissions change",
  webhook_off: "A webhook of your company is switched off",
  payment_received: "A receipt for your subscription",
  payment_failed: "A payment for your subscription fails",
  subscription_ended: "Your subscription ends",
  bug_report_answered: "We answer your bug report",
  link_unverified: "A link of your profile is no longer verified",
} as const satisfies Record<ShownNotification, string>;

/** Area of a skill. */
export const skillCategoryValues = [
  "language",
  "frontend",
  "backend",
  "mobile",
  "data",
  "database",
  "cloud",
  "devops",
  "security",
  "testing",
  "ai",
  "systems",
  "architecture",
  "tool",
  "practice",
] as const;
export type SkillCategory = (typeof skillCategoryValues)[number];

/** How well a person knows a skill, as a number. */
export const skillLevelLabels = {
  1: "Learning",
  2: "Working",
  3: "Strong",
  4: "Expert",
} as const;
export type SkillLevel = keyof typeof skillLevelLabels;

/** What a public address belongs to. */
export const slugOwnerValues = [
  "profile",
  "company",
] as const;
export type SlugOwner = (typeof slugOwnerValues)[number];

/** What a company's stage is, so that companies can be compared. */
export const stageKindValues = [
  "screening",
  "interview",
  "offer",
  "hired",
  "closed",
] as const;
export type StageKind = (typeof stageKindValues)[number];
export const stageKindLabels = {
  screening: "Screening",
  interview: "Interview",
  offer: "Offer",
  hired: "Hired",
  closed: "Closed",
} as const satisfies Record<StageKind, string>;

/** Why an answer is judged. */
export const submissionKindValues = [
  "submit",
  "run",
  "rejudge",
  "check",
] as const;
export type SubmissionKind = (typeof submissionKindValues)[number];

/** Progress of judging an answer. */
export const submissionStateValues = [
  "queued",
  "running",
  "done",
] as const;
export type SubmissionState = (typeof submissionStateValues)[number];

/** Where a paid subscription stands. */
export const subscriptionStateValues = [
  "pending",
  "active",
  "past_due",
  "cancelling",
  "ended",
] as const;
export type SubscriptionState = (typeof subscriptionStateValues)[number];
export const subscriptionStateLabels = {
  pending: "Waiting for the first payment",
  active: "Active",
  past_due: "Payment failed",
  cancelling: "Ends with this period",
  ended: "Ended",
} as const satisfies Record<SubscriptionState, string>;

/** State of a background task. */
export const taskStateValues = [
  "ready",
  "running",
  "done",
  "dead",
] as const;
export type TaskState = (typeof taskStateValues)[number];

/** State of a team invitation. */
export const teamInvitationStateValues = [
  "open",
  "used",
  "revoked",
  "expired",
  "closed",
  "withdrawn",
] as const;
export type TeamInvitationState = (typeof teamInvitationStateValues)[number];

/** When another tier begins. */
export const tierChangeValues = [
  "now",
  "period_end",
] as const;
export type TierChange = (typeof tierChangeValues)[number];

/** Topic of a challenge. */
export const topicValues = [
  "algorithms",
  "data-structures",
  "strings",
  "parsing",
  "concurrency",
  "sql",
  "api-design",
  "debugging",
  "refactoring",
  "security",
] as const;
export type Topic = (typeof topicValues)[number];
export const topicLabels = {
  algorithms: "Algorithms",
  "data-structures": "Data structures",
  strings: "Strings",
  parsing: "Parsing",
  concurrency: "Concurrency",
  sql: "SQL",
  "api-design": "API design",
  debugging: "Debugging",
  refactoring: "Refactoring",
  security: "Security",
} as const satisfies Record<Topic, string>;

/** An account change that an emailed link can undo. */
export const undoableChangeValues = [
  "factor_added",
  "factor_removed",
  "passkey_added",
  "passkey_removed",
  "identity_linked",
  "identity_unlinked",
  "password_changed",
  "wrong_factors",
] as const;
export type UndoableChange = (typeof undoableChangeValues)[number];

/** Result of a test, or of a whole answer. */
export const verdictValues = [
  "accepted",
  "wrong_answer",
  "time_limit",
  "memory_limit",
  "output_limit",
  "runtime_error",
  "compile_error",
  "internal_error",
] as const;
export type Verdict = (typeof verdictValues)[number];
export const verdictLabels = {
  accepted: "Accepted",
  wrong_answer: "Wrong answer",
  time_limit: "Time limit",
  memory_limit: "Memory limit",
  output_limit: "Output limit",
  runtime_error: "Runtime error",
  compile_error: "Compile error",
  internal_error: "Internal error",
} as const satisfies Record<Verdict, string>;

/** Where a person came from when they opened a page. */
export const viewSourceValues = [
  "link",
  "search",
  "jobs",
  "company",
  "candidates",
  "message",
] as const;
export type ViewSource = (typeof viewSourceValues)[number];
export const viewSourceLabels = {
  link: "Direct link",
  search: "Search",
  jobs: "Job lists",
  company: "Company page",
  candidates: "Candidates",
  message: "Messages",
} as const satisfies Record<ViewSource, string>;

/** Who can see a profile. */
export const visibilityValues = [
  "private",
  "showcase",
  "open",
] as const;
export type Visibility = (typeof visibilityValues)[number];

/** What a webhook is sent. */
export const webhookDeliveryEventValues = [
  "interest.received",
  "candidate.approved",
  "candidate.rejected",
  "candidate.decision_undone",
  "candidate.stage_moved",
  "messages.received",
  "webhook.test",
] as const;
export type WebhookDeliveryEvent = (typeof webhookDeliveryEventValues)[number];
export const webhookDeliveryEventLabels = {
  "interest.received": "A candidate is interested in a job",
  "candidate.approved": "A candidate is approved",
  "candidate.rejected": "A candidate is rejected",
  "candidate.decision_undone": "A decision is undone",
  "candidate.stage_moved": "A candidate moves to another stage",
  "messages.received": "A candidate sends messages",
  "webhook.test": "Test event",
} as const satisfies Record<WebhookDeliveryEvent, string>;

/** What became of an event that is sent to a webhook. */
export const webhookDeliveryStateValues = [
  "waiting",
  "delivered",
  "failed",
] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStateValues)[number];
export const webhookDeliveryStateLabels = {
  waiting: "Waiting",
  delivered: "Delivered",
  failed: "Failed",
} as const satisfies Record<WebhookDeliveryState, string>;

/** Why an attempt to send an event got no answer. */
export const webhookErrorValues = [
  "refused",
  "timed_out",
  "unreachable",
] as const;
export type WebhookError = (typeof webhookErrorValues)[number];
export const webhookErrorLabels = {
  refused: "This address isn't allowed",
  timed_out: "No answer in time",
  unreachable: "No connection",
} as const satisfies Record<WebhookError, string>;

/** Events that a webhook can be sent. */
export const webhookEventValues = [
  "interest.received",
  "candidate.approved",
  "candidate.rejected",
  "candidate.decision_undone",
  "candidate.stage_moved",
  "messages.received",
] as const;
export type WebhookEvent = (typeof webhookEventValues)[number];
export const webhookEventLabels = {
  "interest.received": "A candidate is interested in a job",
  "candidate.approved": "A candidate is approved",
  "candidate.rejected": "A candidate is rejected",
  "candidate.decision_undone": "A decision is undone",
  "candidate.stage_moved": "A candidate moves to another stage",
  "messages.received": "A candidate sends messages",
} as const satisfies Record<WebhookEvent, string>;

/** Whether a webhook is sent events. */
export const webhookStateValues = [
  "active",
  "paused",
  "gone",
  "failing",
] as const;
export type WebhookState = (typeof webhookStateValues)[number];
export const webhookStateLabels = {
  active: "Active",
  paused: "Paused",
  gone: "Off: the address answered 410 Gone",
  failing: "Off: every attempt failed for a day",
} as const satisfies Record<WebhookState, string>;
