// The exposed schema and the commands, made from the catalog by `just generate`; do not edit.

import type {
  Aal,
  AccountState,
  AnalyticsStep,
  ApprovalStatus,
  AttemptState,
  Availability,
  BillingInterval,
  BillingProvider,
  BugReportState,
  CandidateProgress,
  CannotWriteReason,
  ChallengeKind,
  CheckoutState,
  CompanyAnalyticsLevel,
  CompanyRole,
  CompanySize,
  CompanyStage,
  Criterion,
  CriterionState,
  DailyQuota,
  DayFigure,
  DecisionSource,
  Difficulty,
  DisputeDecision,
  DisputeState,
  DomainVerifier,
  EmailedNotification,
  EmployerChallengeKind,
  EmployerChallengeStatus,
  EmployerNotification,
  EmployerTier,
  EmploymentType,
  ExportState,
  FactorStatus,
  FactorType,
  FeedbackType,
  Fluency,
  ImportKind,
  ImportRowOutcome,
  ImportRowState,
  ImportStatus,
  Importance,
  InteractionSource,
  InteractionStatus,
  InterestDecision,
  InterviewDocumentKind,
  InterviewEventKind,
  InterviewSeniority,
  InvitationDecision,
  InvitationStatus,
  JobInvitationStatus,
  JobReportOutcome,
  JobReportReason,
  JobReportState,
  JobStatus,
  JudgingTrouble,
  Language,
  LinkCheckFailure,
  LinkKind,
  LinkProof,
  MarkedView,
  MessageKind,
  NotificationKind,
  OneTimeTokenKind,
  OutboxChannel,
  OutboxState,
  PayPeriod,
  PaymentEventOutcome,
  Permission,
  Phase,
  Quota,
  RealtimeExtension,
  RemotePolicy,
  ReportOutcome,
  ReportReason,
  ReportState,
  RepositoryFailure,
  Retirer,
  ReviewMark,
  ReviewState,
  Role,
  RoleFamily,
  ScheduledInterviewStatus,
  ScoreChoice,
  Scorer,
  SearchKind,
  SeekerAnalyticsLevel,
  SeekerNotification,
  SeekerTier,
  Seniority,
  ShownNotification,
  SkillCategory,
  SlugOwner,
  StageKind,
  SubmissionKind,
  SubmissionState,
  SubscriptionState,
  TaskState,
  TeamInvitationState,
  TierChange,
  Topic,
  UndoableChange,
  Verdict,
  ViewSource,
  Visibility,
  WebhookDeliveryEvent,
  WebhookDeliveryState,
  WebhookError,
  WebhookEvent,
  WebhookState,
} from "./vocabulary.generated";

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** An interview that both sides agreed on. */
export type AcceptedInterview = {
  company_name: string;
  conversation_id: string;
  duration_minutes: number;
  id: string;
  job_title: string | null;
  /** An address, or a link to a call. */
  place: string | null;
  seeker_name: string | null;
  starts_at: string;
};

export type ActOnPerson = { id: number, created_at: string, action: string, reason: string, actor_label: string, 
/**
 * Null at the command line, and when the account is gone.
 */
actor: StaffName | null, };

export type Address = {
  asked: "own" | "former" | "free" | "taken" | "reserved" | "invalid" | null;
  changes_left: number;
  former: string[];
  limit: number;
  next_change_at: string | null;
  slug: string;
};

export type AnswerCount = { answer: string, count: number, };

export type AnswerDrill = { 
/**
 * What was broken
 */
failure: DrillFailure, 
/**
 * The board as it was before the fix
 */
board: InterviewBoard, 
/**
 * How the candidate would fix it, in words
 */
mend: string | null, };

export type AnswerTurn = { 
/**
 * Who said it
 */
from: Speaker, 
/**
 * The words
 */
text: string, 
/**
 * Which follow-up was asked, or which fact was given
 */
question: string | null, };

export type ApprovedCandidate = { id: string, conversation_id: string, };

/** A range of pay, rounded, as it is about in another currency. For the period that the job names. */
export type ApproximatePay = {
  currency: string;
  max: number;
  min: number;
  /** The day of the exchange rates, as an ISO date. */
  rates_of: string;
};

export type AttachedFile = { path: string, file_name: string, content_type: string, size_bytes: number, width: number | null, height: number | null, };

export type Attachment = { 
/**
 * `{conversation}/{uuid}`, as it was uploaded.
 */
path: string, 
/**
 * What the file was called on the sender's machine; shown and offered to those who download it.
 */
file_name: string, };

export type AuditActor = { id: string, full_name: string, };

export type AuditEntry = { id: number, created_at: string, 
/**
 * `staff`, or who else it was.
 */
actor_label: string | null, 
/**
 * Null at the command line, and when the account is gone.
 */
actor: AuditActor | null, action: string, subject_kind: string, subject_id: string | null, reason: string, details: { [key: string]: Json | undefined }, };

export type BadgeLabel = {
  color: string;
  key: string;
  label: string;
};

/** What the navigation counts. */
export type Badges = {
  /** `new_candidates` and `shared_jobs` together. */
  candidates: number;
  /** Distinct senders with messages not read and newer than the last visit. */
  messages: number;
  new_candidates: number;
  /** Entries of the notifications with something unread. */
  notifications: number;
  shared_jobs: number;
};

export type BandOfJobs = { 
/**
 * The value that the list can be narrowed to: a skill's address, a level, "remote" or the code of a country.
 */
key: string, 
/**
 * What people read.
 */
name: string, 
/**
 * Jobs whose pay is known in this currency.
 */
jobs: number, 
/**
 * Null for fewer than five jobs.
 */
quartiles: PayQuartiles | null, };

export type BestJob = {
  band: MatchBand;
  id: string;
  score: number | null;
  title: string;
};

export type BlockedPerson = {
  avatar_url: string | null;
  blocked_at: string;
  company_name: string | null;
  full_name: string;
  id: string;
};

export type BoardEdge = { 
/**
 * Its name among the connections of this board.
 */
id: string, 
/**
 * The component that calls.
 */
from: string, 
/**
 * The component that is called.
 */
to: string, 
/**
 * What the candidate says about it.
 */
label: string, 
/**
 * What it carries.
 */
kind?: BoardEdgeKind, };

export type BoardEdgeKind = "request" | "async" | "copy";

export type BoardNode = { 
/**
 * Its name among the components of this board.
 */
id: string, 
/**
 * What it is.
 */
kind: ComponentKind, 
/**
 * What the candidate calls it; empty is allowed.
 */
label: string, 
/**
 * What the candidate says about it.
 */
note: string, 
/**
 * From the left, in pixels of the canvas.
 */
x: number, 
/**
 * From the top, in pixels of the canvas.
 */
y: number, 
/**
 * How many of it there are; none said is one.
 */
instances?: number, 
/**
 * Requests a second that one instance carries; `None` is not said.
 */
capacity?: number, };

export type BoardSetting = { 
/**
 * Where it is: `storage/replicas` is `replicas` in the object `storage`.
 */
path: string, 
/**
 * Its name for people.
 */
label: string, 
/**
 * What it does.
 */
help: string, 
/**
 * What holds while it is open.
 */
open: string, 
/**
 * How it is entered.
 */
form: BoardSettingForm, 
/**
 * It has a meaning only with all of these.
 */
needs: Array<BoardSettingNeed>, 
/**
 * What is set with it, if it is open.
 */
with: Array<BoardSettingWith>, 
/**
 * With what it needs it can't be open.
 */
is_required: boolean, };

export type BoardSettingChoice = { 
/**
 * In the document.
 */
value: string, 
/**
 * For people.
 */
label: string, };

export type BoardSettingForm = { "kind": "number", 
/**
 * The smallest.
 */
min: number, 
/**
 * The largest.
 */
max: number, 
/**
 * Whether it has no decimals.
 */
is_whole: boolean, 
/**
 * What it counts: `s`, `ms`, or nothing.
 */
unit: string, } | { "kind": "choice", 
/**
 * In this order; the first holds while it is open.
 */
options: Array<BoardSettingChoice>, } | { "kind": "switch" } | { "kind": "zones" };

export type BoardSettingNeed = { 
/**
 * Which.
 */
path: string, 
/**
 * One of these; anything that isn't open if there are none.
 */
values: Array<string>, };

export type BoardSettingWith = { 
/**
 * If the setting becomes one of these; whatever it becomes if there are none.
 */
values: Array<string>, 
/**
 * Which other setting.
 */
path: string, 
/**
 * What it is set to.
 */
set: string | number | boolean, };

export type BrowsePage = {
  jobs: JobCard[];
  next_cursor: string | null;
  /** Of the featured jobs alone: the day's set, and why not all of it is listed. */
  set?: FeaturedSet;
  /** All jobs of the list, not of the page. */
  total: number;
};

export type BrowseTab = "discover" | "saved";

export type BugReporter = { id: string, full_name: string, role: Role | null, };

export type Candidate = {
  can_decide: boolean;
  conversation_id: string | null;
  conversation_with: string[];
  interaction: {
    /** When the candidate expects an answer; null once there is one. */
    answer_by: string | null;
    created_at: string;
    decided_at: string | null;
    decided_by_name: string | null;
    decision: InterestDecision | null;
    decision_criterion: string | null;
    decision_reason: string | null;
    id: string;
    job_opening_id: string;
    job_status: JobStatus;
    job_title: string;
    note: string | null;
  };
  match: MatchReceipt | null;
  /** Between which stages the candidate was moved, the newest first, at most 20. */
  moves: ({
    created_at: string;
    from_name: string | null;
    moved_by_name: string | null;
    to_name: string;
  })[];
  person: CandidatePerson;
  /** Criteria that a challenge would prove, while the decision is open. */
  proofs: {
    challenge: ProofChallenge;
    criterion: string;
  }[];
  stage: CandidateStage | null;
  via: CandidateVia;
};

export type CandidateEducation = {
  area: string | null;
  degree: string | null;
  ended_on: string | null;
  id: string;
  institution: string;
  started_on: string | null;
};

/** What a list of candidates can be narrowed to. Each count is of candidates that the other filters leave. */
export type CandidateFilters = {
  jobs: ({
    count: number;
    id: string;
    places: string[];
    published_at: string | null;
    remote_policy: RemotePolicy | null;
    seniority: Seniority | null;
    title: string;
    /** Candidates who wait for a decision. */
    waiting: number;
  })[];
  /** What these jobs ask for. */
  skills: {
    count: number;
    job_ids: string[];
    name: string;
    slug: string;
  }[];
  /** The company's stages, in its order. */
  stages: {
    count: number;
    id: string;
    kind: StageKind;
    name: string;
  }[];
  statuses: {
    all: number;
    approved: number;
    ended: number;
    rejected: number;
    undecided: number;
  };
};

export type CandidateMove = { interaction_id: string, stage_id: string, };

export type CandidateNote = {
  /** Null when the account is deleted. */
  author: {
    avatar_url: string | null;
    full_name: string;
    has_left: boolean;
    id: string;
  } | null;
  body: string;
  can_delete: boolean;
  can_edit: boolean;
  created_at: string;
  edited_at: string | null;
  id: string;
  mentions: {
    full_name: string;
    id: string;
  }[];
};

export type CandidateNotes = {
  /** Whom a note can name: everyone else who sees the candidate. */
  colleagues: NoteReader[];
  notes: CandidateNote[];
};

export type CandidatePerson = {
  about: string | null;
  availability: Availability | null;
  avatar_url: string | null;
  certificates: Certificate[];
  challenges: PassedChallenge[];
  completed_challenges: number;
  educations: CandidateEducation[];
  engineer_badge: boolean;
  experiences: Experience[];
  full_name: string;
  headline: string | null;
  id: string;
  interview: ShownInterview | null;
  languages: SpokenLanguage[];
  links: ({
    kind: LinkKind;
    label: string | null;
    url: string;
    verified_on: string | null;
  })[];
  location: string | null;
  phone_verified: boolean;
  projects: Project[];
  rank: {
    name: string;
    position: number;
  } | null;
  repositories: RepositorySummary | null;
  seniority: Seniority | null;
  skills: Skill[];
  slug: string;
  special_rank: string | null;
  system_design_score: number | null;
  years_experience: number | null;
};

export type CandidateRow = {
  /** When the candidate expects an answer; null once there is one. */
  answer_by: string | null;
  avatar_url: string | null;
  completed_challenges: number;
  conversation_id: string | null;
  decided_at: string | null;
  decision: InterestDecision | null;
  expressed_interest_at: string;
  /** What of the job does not fit, by label: "Pay". */
  failed_gates: string[];
  full_name: string;
  headline: string | null;
  job_interaction_id: string;
  job_opening_id: string;
  job_status: JobStatus;
  job_title: string;
  location: string | null;
  /** As it was when the interest was shown, without its gates. */
  match: MatchSummary | null;
  match_band: MatchBand;
  match_score: number | null;
  note: string | null;
  phone_verified: boolean;
  profile_id: string;
  rank: string | null;
  special_rank: string | null;
  /** Where an approved candidate is. */
  stage: CandidateStage | null;
  system_design_score: number | null;
  via: CandidateVia;
  years_experience: number | null;
};

/** One of the company's stages. */
export type CandidateStage = {
  id: string;
  kind: StageKind;
  name: string;
};

/** Why the reader can see a candidate: the job is theirs, was shared with them, or is their company's. */
export type CandidateVia = "own" | "shared" | "company";

export type Catalogue = {
  challenges: ChallengeHead[];
  next: ChallengeSuggestion[];
  progress: RankProgress;
};

export type Certificate = {
  id: string;
  /** A month (2019-03), or a year where only that is known. */
  issued_on: string | null;
  issuer: string | null;
  name: string;
  url: string | null;
};

export type ChallengeAttempt = {
  id: string;
  judged_at: string | null;
  kind: "submit" | "run" | "rejudge";
  language: Language;
  line: number | null;
  memory_kib: number | null;
  message: string | null;
  original_id: string | null;
  passed: number | null;
  queued_at: string;
  state: SubmissionState;
  tests: TestHead[];
  time_ms: number | null;
  total: number | null;
  verdict: Verdict | null;
  version: number;
};

export type ChallengeDetail = {
  can_dispute: boolean;
  completion: {
    completed_at: string;
    first_completed_at: string;
    language: Language | null;
    submission_id: string | null;
  } | null;
  counterexamples: Counterexample[];
  difficulty: Difficulty;
  disputes: Dispute[];
  drafts: {
    cpp?: ChallengeDraft;
    go?: ChallengeDraft;
    java?: ChallengeDraft;
    javascript?: ChallengeDraft;
    python?: ChallengeDraft;
    rust?: ChallengeDraft;
    sql?: ChallengeDraft;
    typescript?: ChallengeDraft;
  };
  explanation: string | null;
  id: string;
  /** Jobs that ask for one of its skills and that the reader can find; null while that isn't known. */
  jobs: number | null;
  kind: ChallengeKind;
  languages: Language[];
  minutes: number | null;
  retired_at: string | null;
  skills: string[];
  slug: string;
  solutions: {
    cpp?: string;
    go?: string;
    java?: string;
    javascript?: string;
    python?: string;
    rust?: string;
    sql?: string;
    typescript?: string;
  } | null;
  solved_by: number;
  state: Standing;
  submissions: ChallengeAttempt[];
  summary: string;
  tags: string[];
  title: string;
  topic: Topic;
  version: ChallengeVersion;
  waiting: number;
};

/** A challenge as its document says it. A candidate's copy lacks what they can't see. */
export type ChallengeDocument = {
  difficulty?: string;
  function?: {
    name: string;
    parameters: {
      name: string;
      type: string;
    }[];
    returns: string;
  };
  kind: EmployerChallengeKind;
  languages?: string[];
  limits?: {
    memory_mb?: number;
    time_ms?: number;
  };
  looks_for?: string;
  minutes?: number;
  questions?: ChallengeQuestion[];
  requirements?: string[];
  schema?: string;
  solutions?: Record<string, string>;
  starter?: Record<string, string>;
  statement?: string;
  summary?: string;
  tests?: ChallengeTest[];
  title: string;
  topic?: string;
};

export type ChallengeDraft = {
  source: string;
  updated_at: string;
};

export type ChallengeFound = SearchResult & {
  difficulty: string;
  languages: string[];
  minutes: number | null;
  slug: string;
  solved: boolean;
  solved_by: number;
  summary: string;
  title: string;
  topic: string;
};

export type ChallengeHead = {
  completed_at: string | null;
  difficulty: Difficulty;
  has_draft: boolean;
  id: string;
  /** Jobs that ask for one of its skills and that the reader can find; null while that isn't known. */
  jobs: number | null;
  kind: ChallengeKind;
  language: Language | null;
  languages: Language[];
  last_verdict: Verdict | null;
  minutes: number | null;
  skills: string[];
  slug: string;
  solved_by: number;
  state: Standing;
  summary: string;
  tags: string[];
  title: string;
  topic: Topic;
};

/** What became of the invitations to a challenge. */
export type ChallengePassRate = {
  approved: number;
  id: string;
  /** Approved, of those that were decided. */
  pass_percent: number | null;
  rejected: number;
  sent: number;
  submitted: number;
  title: string;
};

export type ChallengeQuestion = {
  looks_for?: string;
  max_words?: number;
  question: string;
};

export type ChallengeReview = {
  is_own: boolean;
  /** For each question, or one for the whole answer. */
  marks: (ReviewMark | null)[];
  note: string | null;
  reviewer: NoteReader;
  updated_at: string;
};

export type ChallengeReviews = {
  can_review: boolean;
  /** Who else may see the candidate and has written no review. */
  colleagues: NoteReader[];
  /** Reviews of others that are shown once the reader has written one. */
  hidden: number;
  reviews: ChallengeReview[];
};

export type ChallengeSuggestion = {
  at: string;
  difficulty: Difficulty;
  slug: string;
  title: string;
  why: "unfinished";
} | {
  difficulty: Difficulty;
  proof: OpenedByProof;
  slug: string;
  title: string;
  why: "opens_jobs";
} | {
  difficulty: Difficulty;
  jobs: number;
  slug: string;
  title: string;
  why: "jobs_ask";
} | {
  difficulty: Difficulty;
  slug: string;
  title: string;
  why: "new_topic" | "next_difficulty";
};

/** The member names are those of the published schema. */
export type ChallengeTest = {
  arguments?: Json[];
  expected?: Json;
  generate?: string;
  name: string;
  purpose?: string;
  setup?: string;
  visible: boolean;
};

export type ChallengeVersion = {
  compare: {
    order: "exact" | "any";
    tolerance: number;
  };
  function: {
    name: string;
    parameters: {
      name: string;
      type: string;
    }[];
    returns: string;
  } | null;
  id: string;
  limits: {
    memory_mb: number;
    time_ms: number;
  };
  schema_sql: string | null;
  starter: {
    cpp?: string;
    go?: string;
    java?: string;
    javascript?: string;
    python?: string;
    rust?: string;
    sql?: string;
    typescript?: string;
  };
  statement: string;
  test_names: {
    name: string;
    position: number;
    visible: boolean;
  }[];
  tests_total: number;
  version: number;
  visible_tests: VisibleTest[];
};

export type Checkout = {
  amount_cents: number;
  billing_interval: BillingInterval;
  currency: string;
  /** Until then a seat is kept. */
  expires_at: string;
  id: string;
  provider: BillingProvider;
  state: CheckoutState;
  tier_id: string;
};

export type ClaimedDomain = { domain: string, company_id: string, company_name: string, company_slug: string, verified_at: string | null, verified_by: DomainVerifier | null, created_at: string, };

export type ClosedQuestion = { check: string, dimension: DimensionId, points: number, title: string, 
/**
 * Of a check by words; none where the title says it all.
 */
question: string | null, };

/** A member of the company who can view candidates. */
export type Colleague = {
  avatar_url: string | null;
  company_role: CompanyRole;
  full_name: string;
  id: string;
};

export type CompanyAdmin = { full_name: string, email: string | null, };

export type CompanyAfter = "passed_on" | "closed";

/** What the plan doesn't have is null. */
export type CompanyAnalytics = {
  by: AnalyticsStep;
  challenges: ChallengePassRate[] | null;
  /** The last day. */
  ends_on: string;
  jobs: JobPerformance[] | null;
  level: CompanyAnalyticsLevel;
  points: CompanyPoint[] | null;
  /** The first day of the period before. */
  previous_starts_on: string;
  previous_totals: CompanyTotals | null;
  /** The first day, as an ISO date. */
  starts_on: string;
  totals: CompanyTotals;
};

export type CompanyBadge = {
  color: string;
  key: string;
  label: string;
};

export type CompanyChallenge = {
  counts: {
    decided: number;
    ended: number;
    sent: number;
    submitted: number;
    waiting: number;
  };
  created_by_name: string | null;
  difficulty: string | null;
  expires_at: string | null;
  id: string;
  is_changed: boolean;
  kind: EmployerChallengeKind;
  languages: string[] | null;
  minutes: number | null;
  published_at: string | null;
  status: EmployerChallengeStatus;
  time_limit_minutes: number | null;
  title: string;
  updated_at: string;
  version: number | null;
};

export type CompanyChallenges = {
  can_manage: boolean;
  can_send: boolean;
  challenges: CompanyChallenge[];
  quota: {
    limit: number | null;
    resets_at: string;
    used: number;
  };
};

export type CompanyFound = SearchResult & {
  badges: {
    key: string;
    label: string;
  }[];
  industry: string | null;
  logo_url: string | null;
  name: string;
  /** Counted up to 100. */
  open_jobs: number;
  places: string[];
  size: CompanySize | null;
  skills: FoundSkill[];
  slug: string;
  tagline: string | null;
};

/** The company's copy. */
export type CompanyInvitation = InvitationLine & {
  answer: InvitationAnswer | null;
  can_decide: boolean;
  can_withdraw: boolean;
  candidate: InvitedCandidate;
  decided_by_name: string | null;
  document: ChallengeDocument;
  now: string;
  side: "employer";
  submission: Judged | null;
};

export type CompanyJob = JobFields & {
  approved_count: number;
  created_at: string;
  expires_at: string | null;
  id: string;
  interested_count: number;
  is_featured: boolean;
  missing_for_publish: MissingForPublish[];
  published_at: string | null;
  recruiter: {
    full_name: string;
    id: string;
  } | null;
  shared_count: number;
  status: JobStatus;
  title: string;
  undecided_count: number;
  updated_at: string;
  version: number;
};

export type CompanyLine = InvitationLine & {
  candidate: InvitedCandidate;
  judged: {
    passed: number | null;
    state: SubmissionState;
    total: number | null;
    verdict: string | null;
  } | null;
};

export type CompanyLink = {
  label: string;
  url: string;
};

export type CompanyMember = { id: string, full_name: string, email: string | null, email_confirmed: boolean, company_role: CompanyRole | null, is_active: boolean, created_at: string, };

export type CompanyOpening = { id: string, title: string, status: JobStatus, };

/** A day, week or month. */
export type CompanyPoint = {
  /** Of the interests of these days. */
  approved: ComparedFigure;
  interested: ComparedFigure;
  internal_views: ComparedFigure;
  /** Its first day, as an ISO date. */
  starts_on: string;
  /** Different people. */
  viewers: ComparedFigure;
  views: ComparedFigure;
};

export type CompanyReview = { status: ApprovalStatus, reason: string, created_at: string, 
/**
 * Null at the command line, and when the account is gone.
 */
decided_by_name: string | null, };

/** A company's figures of a period. */
export type CompanyTotals = {
  approved: number;
  /** Approved, and someone wrote. */
  conversations: number;
  expired: number;
  external_views: number;
  /** Median of the jobs whose first match was in the period. */
  first_match_seconds: number | null;
  interested: number;
  /** By people who are signed in. */
  internal_views: number;
  job_views: number;
  page_views: number;
  rejected: number;
  /** Answered, of those that were answered or expired. */
  response_percent: number | null;
  /** Different people. */
  viewers: number;
  /** Of its page and its jobs. */
  views: number;
};

export type CompanyWebhooks = {
  /** Webhooks of the company's tier; null is no limit. */
  limit: number | null;
  webhooks: Webhook[];
};

/** Averages of people's own percentages. */
export type ComparableFunnel = {
  /** Approvals, of interests. */
  approved_percent: number;
  /** Conversations, of approvals; null where too few were approved. */
  conversation_percent: number | null;
  counted_on: string;
  /** Interests, of jobs viewed. */
  interested_percent: number;
  /** Rounded down to tens. */
  people: number;
  /** Null for people of all levels. */
  seniority: Seniority | null;
};

/** A figure with that of the period before. */
export type ComparedFigure = {
  count: number;
  previous: number;
};

export type Completeness = {
  done: CompletenessKey[];
  /** The next most useful step; null when nothing is left. */
  next: {
    key: CompletenessKey;
    label: string;
  } | null;
  percent: number;
};

export type CompletenessKey = "headline" | "about" | "skills" | "experience" | "education" | "links" | "projects" | "preferences" | "avatar";

export type ComponentKind = "client" | "cdn" | "load_balancer" | "gateway" | "service" | "worker" | "queue" | "stream" | "cache" | "sql_database" | "nosql_database" | "object_store" | "search_index" | "scheduler" | "external" | "other";

export type ComponentSeries = { 
/**
 * The component.
 */
id: string, 
/**
 * Euros a month.
 */
cost_month: number, 
/**
 * Calls that came.
 */
arrived: Array<number>, 
/**
 * Calls that it refused or that found nobody.
 */
refused: Array<number>, 
/**
 * Busy share of its capacity in percent, of the busiest minute.
 */
busy: Array<number>, 
/**
 * Most that waited; for a queue, most items.
 */
waiting: Array<number>, 
/**
 * When it had trouble, minute by minute.
 */
troubles: Array<Trouble>, };

export type ComputedEstimate = { 
/**
 * The row's name.
 */
id: string, 
/**
 * In the base unit of what was asked, or of what came out where nothing was asked.
 */
value: number | null, 
/**
 * The value's dimension.
 */
unit: EstimateUnit | null, 
/**
 * The value for people.
 */
text: string | null, 
/**
 * Why there is no value, or why it is none of what was asked.
 */
error: FormulaError | null, };

export type Conversation = {
  can_write: boolean;
  cannot_write_reason: CannotWriteReason | null;
  company: {
    id: string;
    logo_url: string | null;
    name: string;
    slug: string;
  };
  created_at: string;
  ended_at: string | null;
  ended_by: string | null;
  id: string;
  interaction_id: string | null;
  is_hidden: boolean;
  is_muted: boolean;
  job_opening_id: string | null;
  job_title: string | null;
  last_message: LastMessage | null;
  last_message_at: string | null;
  last_read_sequence: number;
  last_sequence: number;
  match_score: number | null;
  people: Participant[];
  unread_count: number;
};

export type ConversationDetail = Conversation & {
  match: MatchReceipt | null;
};

export type ConversationSearch = {
  /** With a person, company or job of these names; at most 20, and only on the first page. */
  conversations: Conversation[];
  /** Words that were found, folded as they are compared. */
  marks: string[];
  messages: MessageFound[];
  next_cursor: string | null;
};

export type CountOfDay = { day: string, 
/**
 * Null for a day that isn't counted yet.
 */
count: number | null, };

export type Counterexample = {
  confirmed_at: string;
  found_by: {
    full_name: string;
    slug: string;
  } | null;
  test_name: string;
};

export type CurrentSubscription = {
  billing_interval: BillingInterval | null;
  /** A checkout that can still be paid. */
  checkout_id: string | null;
  current_period_end: string | null;
  current_period_start: string | null;
  /** When its features go, while a payment is due. */
  grace_ends_at: string | null;
  id: string | null;
  next_billing_interval: BillingInterval | null;
  /** The smaller plan that begins with the next period. */
  next_tier_id: string | null;
  /** The tier that is paid for. */
  paid_tier_id: string | null;
  provider: BillingProvider | null;
  state: SubscriptionState | "free";
  /** The tier in force, paid or given. */
  tier_id: string;
  usage: LimitUsage[];
};

export type DailyQuotas = { day: string, resets_at: string, server_now: string, discover: QuotaUse, featured: QuotaUse, 
/**
 * Decisions that came back because no one answered: to be used when a day is spent.
 */
bonus: number, };

export type DataExport = {
  created_at: string;
  done: number;
  expires_at: string | null;
  finished_at: string | null;
  id: string;
  next_at: string | null;
  path: string | null;
  size: number | null;
  state: "waiting" | "running" | "ready" | "failed" | "expired";
  total: number;
};

export type DemandForSkill = { 
/**
 * The skill's address.
 */
slug: string, 
/**
 * What people read.
 */
name: string, 
/**
 * How well the caller has proved it; null for a skill that is only stated.
 */
grade: CriterionState | null, 
/**
 * Open jobs that ask for it.
 */
jobs: number, 
/**
 * Of these, the ones that are a good or a strong match and wait for the caller's decision.
 */
matches: number, 
/**
 * Open jobs that asked for it as each of `weeks` began.
 */
history: Array<number>, };

/** The example on the start page: an invented job and person, scored by the same function as every match. */
export type Demo = {
  job: {
    company: string;
    pay: string;
    place: string;
    title: string;
  };
  match: MatchReceipt;
  person: {
    headline: string;
    name: string;
  };
  toggles: {
    key: string;
    label: string;
    on: boolean;
  }[];
};

export type DimensionId = "requirements" | "estimation" | "interface" | "architecture" | "deep_dive" | "operations" | "tradeoffs";

export type DimensionScore = { 
/**
 * Which
 */
id: DimensionId, 
/**
 * Its share of 100
 */
weight: number, 
/**
 * Points of the checks that are met
 */
met: number, 
/**
 * Points of all its checks
 */
of: number, 
/**
 * 0 to 40: the level in tenths, after caps
 */
level: number, 
/**
 * The cap that decided the level
 */
cap: string | null, 
/**
 * What it gives to the total, in tenths of a point, before a cap of the whole
 */
share: number, };

export type Dispute = {
  arguments: Json[] | null;
  claim: string;
  claimed_expected: Json | null;
  created_at: string;
  decided_at: string | null;
  finding: {
    own: DisputeRun | null;
    references: DisputeRun[];
  } | null;
  id: string;
  reason: string | null;
  setup: string | null;
  state: DisputeState;
  test_name: string | null;
};

export type DisputeFinder = { id: string, full_name: string, slug: string | null, rank: RankHead, };

export type DisputeFinding = { references: Array<ReferenceRun>, own: ReferenceRun | null, submission_id: string | null, references_agree: boolean, 
/**
 * What all references gave, if they agree.
 */
agreed: Json | null, own_is_as_claimed: boolean | null, own_is_as_references: boolean | null, references_are_as_claimed: boolean | null, };

export type DisputeRun = {
  language: Language;
  message: string | null;
  value: Json | null;
  verdict: Verdict;
};

export type DisputedAnswer = { id: string, language: Language, source: string, verdict: Verdict | null, };

export type DisputedChallenge = { id: string, slug: string, title: string, difficulty: Difficulty, kind: ChallengeKind, function: { name: string, parameters: { name: string, type: string }[] } | null, solved_by: number, version: number, 
/**
 * Nothing has changed since it was disputed.
 */
is_current: boolean, };

export type DrillEffect = { 
/**
 * Every flow of the problem, in its order.
 */
flows: Array<FlowEffect>, 
/**
 * Whether something is drawn and all that is drawn works on, be it later.
 */
held: boolean, };

export type DrillFailure = { "kind": "component_down", 
/**
 * The component.
 */
node: string, } | { "kind": "traffic", 
/**
 * The factor.
 */
factor: number, };

export type EditableChallenge = {
  checks: ReferenceCheck[];
  document: ChallengeDocument;
  expires_at: string | null;
  id: string;
  is_changed: boolean;
  kind: EmployerChallengeKind;
  published_at: string | null;
  revision: number;
  status: EmployerChallengeStatus;
  time_limit_minutes: number | null;
  title: string;
  updated_at: string;
  version: number | null;
  versions: ({
    published_at: string;
    published_by_name: string | null;
    version: number;
  })[];
};

/** A job for a reader who can edit it. */
export type EditableJob = JobContent & {
  application_url: string | null;
  missing_for_publish: MissingForPublish[];
  my: {
    can_edit: true;
  };
  /** What the company chose; null: read from the title and the skills. */
  role_family: RoleFamily | null;
  source_identifier: string | null;
  source_url: string | null;
  version: number;
  weights: JobWeight[];
};

export type Education = {
  area: string | null;
  courses: string[];
  degree: string | null;
  ended_on: string | null;
  id: string;
  institution: string;
  score: string | null;
  started_on: string | null;
  url: string | null;
};

/** What the employer's pages need to know of the caller. */
export type EmployerContext = {
  company: {
    /** What staff wrote with the status; null before the first review. */
    approval_reason: string | null;
    approval_status: ApprovalStatus;
    id: string;
    logo_url: string | null;
    name: string;
    public_link: boolean;
    slug: string;
  } | null;
  /** Those that hold for the caller. */
  permissions: Permission[];
};

/** What waits for the caller at their company. Each list holds the three most urgent. */
export type EmployerHome = {
  /** Of the undecided, those who expect an answer within two days. */
  due_soon_count: number;
  /** Of the undecided, those whose answer is overdue. */
  late_count: number;
  left_to_set_up: ("about" | "response_days" | "job")[];
  submitted: SubmittedChallenge[];
  submitted_count: number;
  undecided: UndecidedCandidate[];
  undecided_count: number;
  without_candidates: JobWithoutCandidates[];
  without_candidates_count: number;
};

export type EstimateRow = { 
/**
 * Its name among the rows.
 */
id: string, 
/**
 * The quantity of the problem that it answers, if any.
 */
quantity: string | null, 
/**
 * What the candidate calls it.
 */
label: string, 
/**
 * The sum, as it was written.
 */
formula: string, };

export type EstimateUnit = { 
/**
 * The power of bytes.
 */
bytes: number, 
/**
 * The power of seconds.
 */
time: number, };

export type Evidence = { 
/**
 * Verbatim
 */
quote: string, 
/**
 * Where they stand
 */
place: QuotePlace, } | { 
/**
 * Components
 */
nodes: Array<string>, 
/**
 * Connections
 */
edges: Array<string>, } | { 
/**
 * The row
 */
estimate: string, 
/**
 * Its value in the base unit of the quantity
 */
value: number, };

export type Experience = {
  company_name: string;
  ended_on: string | null;
  highlights: string[];
  id: string;
  location: string | null;
  /** A month (2019-03), or a year where only that is known. */
  started_on: string;
  summary: string | null;
  title: string;
  url: string | null;
};

export type FactorRemoval = { asked_by: StaffName, 
/**
 * The caller asked for it.
 */
is_mine: boolean, reason: string, created_at: string, expires_at: string, };

export type FeaturedCompany = { id: string, name: string, };

/** The day's featured jobs, the same for everybody. */
export type FeaturedSet = {
  /** How many have closed since the morning. */
  closed: number;
  day: string;
  /** How many of them the reader has decided on. */
  decided: number;
  size: number;
};

export type FeedbackAnswer = { component_id: string, component_name: string, question_id: string, question: string, answer: string, };

export type FeedbackPerson = { id: string, full_name: string, };

export type FeedbackQuestion = { question_id: string, component_id: string, component_name: string, question: string, 
/**
 * All answers, those that are not listed too.
 */
total: number, 
/**
 * The most frequent ones.
 */
answers: Array<AnswerCount>, };

export type FigureByDay = { figure: DayFigure, days: Array<CountOfDay>, };

export type FinishedAttempt = { id: string, state: AttemptState, practice: boolean, seniority: InterviewSeniority, started_at: string, finished_at: string | null, scored_at: string | null, 
/**
 * When it was given back, because it could not be scored.
 */
returned_at: string | null, is_shown: boolean, };

export type FinishedProblem = { quantities: Array<ProblemQuantity>, slug: string, title: string, summary: string, 
/**
 * Markdown.
 */
statement: string, tags: Array<string>, flows: Array<ProblemFlow>, };

export type FlowEffect = { 
/**
 * The flow.
 */
id: string, 
/**
 * Its name for people.
 */
title: string, 
/**
 * What becomes of it.
 */
state: FlowState, 
/**
 * Why, in a sentence.
 */
why: string, 
/**
 * The way that it takes now, or took before it broke.
 */
path: Array<string>, 
/**
 * The component that decides.
 */
component: string | null, 
/**
 * What that component has to carry, a second.
 */
demand: number | null, 
/**
 * What it carries, a second.
 */
capacity: number | null, };

export type FlowKind = "read" | "write";

export type FlowSeries = { 
/**
 * The flow.
 */
id: string, 
/**
 * Requests of the day.
 */
requests: number, 
/**
 * Share of them that got an answer, in percent.
 */
availability: number, 
/**
 * Requests.
 */
asked: Array<number>, 
/**
 * Requests that got their answer.
 */
answered: Array<number>, 
/**
 * Requests that were given up.
 */
errors: Array<number>, 
/**
 * Time to the answer of half of them, in milliseconds.
 */
p50_ms: Array<number>, 
/**
 * Time to the answer of 99 of 100, in milliseconds.
 */
p99_ms: Array<number>, 
/**
 * Items in queues, the most of a point's minutes.
 */
held: Array<number>, 
/**
 * Acknowledged items that were lost.
 */
lost: Array<number>, 
/**
 * Times that an item took effect again.
 */
doubled: Array<number>, 
/**
 * Items that a later one of the same key overtook.
 */
reordered: Array<number>, 
/**
 * Longest time from the acknowledgement until all work was done, in seconds.
 */
delay_s: Array<number>, 
/**
 * How old an answer could be, in seconds.
 */
staleness_s: Array<number>, };

export type FlowState = "holds" | "broken" | "overloaded" | "lags" | "absent" | "unknown";

export type FormulaError = { 
/**
 * The number of characters before the place.
 */
at: number, 
/**
 * What is wrong there.
 */
message: string, };

export type FoundInvitation = {
  state: "unknown";
} | {
  accepted_by_you: boolean | null;
  company: {
    logo_url: string | null;
    name: string;
  };
  email: string;
  expires_at: string;
  for_you: boolean;
  invited_by: string | null;
  permissions: Permission[];
  state: TeamInvitationState;
};

export type FoundSkill = {
  found: boolean;
  name: string;
};

export type FoundingSeats = {
  left: number;
  seats: number;
};

/** What must hold before any score counts: place, pay, right to work. `passed` is null when nothing is known. */
export type Gate = {
  detail: string;
  key: string;
  label: string;
  passed: boolean | null;
  unknown_side?: UnknownSide;
};

/** What a company's own challenges have cost those who answered them. */
export type HoursAsked = {
  /** How many were handed in, the newest 200 at most. */
  answers: number;
  /** How long half of the newest answers took at most, from the start to handing in. */
  median_seconds: number;
};

/** What is said about a row. */
export type ImportNote = {
  /** The column as the file names it, or a JSON pointer; empty for the row as a whole. */
  at: string;
  /** What to do about it. */
  fix?: string;
  message: string;
  /** What it says there. */
  value?: string;
};

export type ImportResult = {
  broken: number;
  created: number;
  gone: number;
  left: number;
  published: number;
  skipped: number;
  updated: number;
};

/** What a row sets of a job, as `save_job` takes it. */
export type ImportedDraft = {
  application_url?: string | null;
  countries?: string[];
  description?: string;
  employment_type?: EmploymentType | null;
  equity?: string | null;
  expires_at?: string | null;
  interview_process?: string | null;
  min_rank?: number | null;
  min_system_design?: number | null;
  min_years?: number | null;
  pay_currency?: string | null;
  pay_max?: number | null;
  pay_min?: number | null;
  pay_period?: PayPeriod;
  places?: string[];
  remote_policy?: RemotePolicy | null;
  role_family?: RoleFamily | null;
  seniority?: Seniority | null;
  skills?: ImportedSkill[];
  source_identifier?: string | null;
  source_url?: string | null;
  title?: string;
  utc_offset_max?: number | null;
  utc_offset_min?: number | null;
  visa_sponsorship?: boolean | null;
};

export type ImportedSkill = {
  importance: Importance;
  min_years: number | null;
  slug: string;
};

export type Interest = {
  company: {
    id: string;
    logo_url: string | null;
    name: string;
    size: string | null;
    slug: string;
  };
  conversation_id: string | null;
  created_at: string;
  decided_at: string | null;
  decision: InterestDecision | null;
  id: string;
  job_opening_id: string;
  match_band: string | null;
  match_score: number | null;
  note: string | null;
  /** What became of it after an approval. */
  progress: CandidateProgress | null;
  rejection: {
    /** What would prove it. */
    challenge: ProofChallenge | null;
    criterion: string;
    label: string;
  } | null;
  title: string;
};

/** How far the caller's interests got, beside comparable people. */
export type InterestFunnel = {
  approved: number;
  comparable: ComparableFunnel | null;
  /** Approvals after which both sides wrote. */
  conversations: number;
  /** Days that are counted. */
  days: number;
  interested: number;
  /** Jobs that they viewed or decided on. */
  viewed: number;
};

export type InterviewAnswer = { 
/**
 * What was written in each phase
 */
notes: InterviewNotes, 
/**
 * Sums
 */
estimates: Array<EstimateRow>, 
/**
 * The drawing
 */
board: InterviewBoard, 
/**
 * The conversation, oldest first
 */
turns: Array<AnswerTurn>, 
/**
 * Failure drills, oldest first
 */
drills: Array<AnswerDrill>, };

export type InterviewBoard = { 
/**
 * The components.
 */
nodes: Array<BoardNode>, 
/**
 * The connections.
 */
edges: Array<BoardEdge>, 
/**
 * Free text: assumptions, estimates, what was traded for what.
 */
notes: string, };

export type InterviewDrill = { failure: DrillFailure, effect: DrillEffect, mend: string | null, effect_after: DrillEffect | null, };

export type InterviewDrills = { 
/**
 * Whether something can be broken now.
 */
next: boolean, done: Array<InterviewDrill>, };

export type InterviewLine = { id: string, problem: InterviewProblemName, seniority: InterviewSeniority, state: AttemptState, practice: boolean, started_at: string, finished_at: string | null, total: number | null, is_shown: boolean, review: ReviewState | null, };

export type InterviewNotes = { 
/**
 * Of the phase requirements
 */
requirements: string, 
/**
 * Of the phase estimates
 */
estimates: string, 
/**
 * Of the phase interface
 */
interface: string, 
/**
 * Of the phase architecture
 */
architecture: string, 
/**
 * Of the phase deep_dive
 */
deep_dive: string, };

export type InterviewProblemName = { slug: string, title: string, };

export type InterviewReceipt = { 
/**
 * The number and how it comes about
 */
score: InterviewScore, 
/**
 * Every check of the problem, in its order
 */
findings: Array<ReceiptFinding>, 
/**
 * What made it
 */
versions: ScoreVersions, 
/**
 * What it was made of
 */
hashes: ScoreHashes, 
/**
 * How sure, in percent: the mean of the checks', rounded down
 */
confidence: number, };

export type InterviewReviewLine = { id: string, state: ReviewState, reason: string, asked_at: string, decided_at: string | null, seniority: InterviewSeniority, problem: InterviewProblemName, before: number | null, after: number | null, };

export type InterviewRoomAttempt = { id: string, state: AttemptState, practice: boolean, seniority: InterviewSeniority, phase: Phase, started_at: string, ends_at: string, 
/**
 * The server's clock at this answer.
 */
now: string, 
/**
 * By part.
 */
revisions: { [key in string]: number }, };

export type InterviewRoomProblem = { quantities: Array<QuantityName>, slug: string, title: string, summary: string, 
/**
 * Markdown.
 */
statement: string, tags: Array<string>, flows: Array<ProblemFlow>, };

export type InterviewScore = { 
/**
 * 0 to 100
 */
total: number, 
/**
 * Whose weights were used
 */
seniority: InterviewSeniority, 
/**
 * Each dimension, in the rubric's order
 */
dimensions: Array<DimensionScore>, 
/**
 * Names of the caps that lowered a level or the whole
 */
caps: Array<string>, };

export type InterviewScoredBy = { kind: Scorer, 
/**
 * The model's name.
 */
model: string | null, 
/**
 * Of the rules.
 */
version: number, };

export type InterviewStep = {
  description: string | null;
  duration_minutes: number | null;
  title: string;
};

export type InterviewTurn = { sequence: number, from: Speaker, text: string, at: string, };

export type Invitation = {
  accepted_at: string | null;
  created_at: string;
  email: string;
  expires_at: string;
  id: string;
  invited_by: string | null;
  permissions: Permission[];
  state: TeamInvitationState;
};

export type InvitationAnswer = {
  board?: StoredBoard;
  language?: string;
  sources?: Record<string, string>;
  texts?: string[];
};

export type InvitationLine = {
  company: {
    id: string;
    logo_url: string | null;
    name: string;
    slug: string;
  };
  conversation_id: string | null;
  decided_at: string | null;
  difficulty: string | null;
  employer_challenge_id: string;
  ends_at: string | null;
  expires_at: string;
  id: string;
  interaction_id: string | null;
  job: {
    id: string;
    title: string;
  } | null;
  kind: EmployerChallengeKind;
  minutes: number | null;
  note: string | null;
  opened_at: string | null;
  reason: string | null;
  seconds_spent: number | null;
  sent_at: string;
  sent_by_name: string | null;
  started_at: string | null;
  status: InvitationStatus;
  submitted_at: string | null;
  time_limit_minutes: number | null;
  title: string;
  version: number;
};

export type InvitedCandidate = {
  avatar_url: string | null;
  full_name: string;
  headline: string | null;
  id: string;
};

/** How many candidates of a job are where. */
export type JobCandidates = {
  all: number;
  approved: number;
  /** Their interest expired without an answer. */
  ended: number;
  /** The caller sees them because a colleague shared the job. */
  is_shared: boolean;
  rejected: number;
  /** The stages that the approved ones are in. */
  stages: {
    count: number;
    id: string;
    kind: StageKind;
    name: string;
  }[];
  undecided: number;
};

/** A job for a row, with what it is to the reader. */
export type JobCard = JobListing & {
  /** Null while too few have answered to say. */
  hours_asked: HoursAsked | null;
  interaction: JobInteraction | null;
  /** Its company features it, with a slot of its plan. */
  is_featured: boolean;
  match: MatchSummary | null;
  /** The pay in the reader's currency; null where it is in that currency, or unknown. */
  pay_about: ApproximatePay | null;
  saved: boolean;
};

export type JobCompany = {
  badges: CompanyBadge[];
  id: string;
  logo_url: string | null;
  name: string;
  size: string | null;
  slug: string;
};

/** A job in full, as a job seeker's pages show it. */
export type JobContent = JobCard & JobRequirements & {
  description: string;
  /** Null for whoever can't see the job's candidates. */
  interested_count: number | null;
  interview_steps: InterviewStep[];
  /** What would lift the reader's match with this job if they proved or answered it. */
  lifts: MatchLift[];
  match: MatchReceipt | null;
  recruiter: {
    avatar_url: string | null;
    full_name: string;
    id: string;
  } | null;
  skills: JobSkill[];
};

export type JobCounts = {
  all: number;
  draft: number;
  ended: number;
  open: number;
  /** The members that jobs belong to. */
  owners: {
    count: number;
    full_name: string;
    id: string;
  }[];
  paused: number;
  /** What the company uses of its plan; null for a member who doesn't manage its jobs. */
  tier_usage: {
    featured: number;
    /** Null for no limit. */
    featured_limit: number | null;
    open: number;
    /** Null for no limit. */
    open_limit: number | null;
  } | null;
  /** Of all titles and owners. */
  total: number;
};

/** A job for a reader who can't edit it. */
export type JobDetail = JobContent & {
  my: {
    can_edit: false;
  };
  version: number;
};

/** What every list says of a job: for whom, where, and for how much. */
export type JobFields = {
  employment_type: EmploymentType | null;
  pay_currency: string | null;
  pay_max: number | null;
  pay_min: number | null;
  pay_period: PayPeriod | null;
  places: string[];
  remote_policy: RemotePolicy | null;
  seniority: Seniority | null;
};

export type JobFound = SearchResult & JobFields & {
  company: {
    id: string;
    logo_url: string | null;
    name: string;
    slug: string;
  };
  /** The reader's own match, where the reader is a job seeker whose terms fit the job. */
  match: OwnMatch | null;
  published_at: string | null;
  skills: FoundSkill[];
  title: string;
};

export type JobImport = {
  choices: {
    publish?: boolean;
    update?: boolean;
  } | null;
  counts: {
    broken: number;
    changed: number;
    complete: number;
    new: number;
    noted: number;
    on_show: number;
    same: number;
  };
  created_at: string;
  failure: string | null;
  format: {
    encoding?: string | null;
    headers?: string[];
    mapping?: (string | null)[];
    notes?: string[];
    samples?: string[][];
    separator?: string | null;
  };
  id: string;
  kind: ImportKind;
  name: string;
  progress: {
    done: number;
    total: number;
  } | null;
  read_count: number;
  received_bytes: number;
  result: ImportResult | null;
  row_count: number;
  size_bytes: number;
  status: ImportStatus;
  unknown_skills: ({
    count: number;
    name: string;
    proposal: {
      name: string;
      slug: string;
    } | null;
  })[];
};

export type JobInteraction = {
  created_at: string;
  decision: InterestDecision | null;
  id: string;
  status: InteractionStatus;
};

export type JobInvitationOption = {
  id: string;
  /** What became of an earlier invitation to this job. */
  invitation: JobInvitationStatus | null;
  /** The person has shown interest in this job. */
  is_candidate: boolean;
  /** Null for a job that was opened a moment ago. */
  match: {
    band: MatchBand;
    headline: string;
    score: number | null;
  } | null;
  title: string;
};

/** What an employer chooses from before they invite a person to a job. */
export type JobInvitationOptions = {
  full_name: string;
  /** The best match first; at most 100. */
  jobs: JobInvitationOption[];
  /** Job invitations a month; null is no limit. */
  limit: number | null;
  resets_at: string;
  /** All of the reader's open jobs. */
  total: number;
  used: number;
};

/** A job as everybody can read it, for a row. */
export type JobListing = JobFields & {
  company: JobCompany;
  expires_at: string | null;
  id: string;
  promise: PromiseClock;
  published_at: string | null;
  status: JobStatus;
  title: string;
};

export type JobOverview = JobFields & {
  /** Null for a member who may not see them. */
  candidates: JobCandidates | null;
  created_at: string;
  ended_at: string | null;
  expires_at: string | null;
  history: JobStatusChange[];
  id: string;
  is_featured: boolean;
  /** Candidates can find it. */
  is_listed: boolean;
  /** Its public page can be read without an account. */
  is_public: boolean;
  missing_for_publish: MissingForPublish[];
  published_at: string | null;
  recruiter: {
    full_name: string;
    id: string;
  } | null;
  shares: ({
    avatar_url: string | null;
    created_at: string;
    full_name: string;
    id: string;
  })[];
  status: JobStatus;
  /** Why staff took it down; null unless they did. */
  takedown: {
    reason: string;
    taken_down_at: string;
  } | null;
  title: string;
  updated_at: string;
  version: number;
  views: {
    last_week: number;
    /** Different viewers. */
    people: number;
    total: number;
  };
};

/** How a job did in two periods. */
export type JobPerformance = {
  approved: ComparedFigure;
  conversations: ComparedFigure;
  id: string;
  interested: ComparedFigure;
  status: JobStatus;
  title: string;
  views: ComparedFigure;
};

export type JobReport = { id: string, reason: JobReportReason, words: string | null, state: JobReportState, outcome: JobReportOutcome | null, created_at: string, closed_at: string | null, 
/**
 * Null once the account is gone.
 */
reporter: JobReporter | null, };

export type JobReporter = { id: string, full_name: string, };

/** What a job asks for beyond its skills, and where it can be done. */
export type JobRequirements = {
  countries: string[];
  equity: string | null;
  interview_process: string | null;
  /** 0 to 6, the rank's number. */
  min_rank: number | null;
  min_system_design: number | null;
  min_years: number | null;
  utc_offset_max: number | null;
  /** Hours from UTC that the work is done in. */
  utc_offset_min: number | null;
  visa_sponsorship: boolean | null;
};

/** Somebody who has a job from a colleague. */
export type JobShare = Colleague & {
  created_at: string;
  note: string | null;
  /** Whether they still hold the permission to view candidates. */
  sees: boolean;
  /** Null when that account is gone. */
  shared_by: string | null;
};

export type JobShares = {
  /** Who could have it too. */
  people: Colleague[];
  shares: JobShare[];
};

export type JobSkill = SkillNeed & {
  /** How the reader has it; null when not. */
  matched: CriterionState | null;
  min_years: number | null;
  skill_id: number;
};

/** A state that a job came into. */
export type JobStatusChange = {
  /** Name of the member; null for the clock, and once that account is deleted. */
  changed_by: string | null;
  created_at: string;
  from_status: JobStatus | null;
  id: number;
  to_status: JobStatus;
};

export type JobStep = { id: string, status: JobStatus, version: number, };

export type JobWeight = {
  criterion: Criterion;
  key: string;
  label: string;
  skill_id: number | null;
  slug: string | null;
  weight: number;
};

export type JobWithoutCandidates = {
  id: string;
  published_at: string;
  title: string;
};

export type Judged = {
  id: string;
  language: string;
  line: number | null;
  memory_kib: number | null;
  message: string | null;
  passed: number | null;
  source: string;
  state: SubmissionState;
  tests: JudgedTest[];
  time_ms: number | null;
  total: number | null;
  verdict: string | null;
};

export type JudgedTest = {
  got: Json;
  line: number | null;
  memory_kib: number | null;
  message: string | null;
  name: string;
  position: number;
  stdout: string | null;
  time_ms: number | null;
  verdict: string;
  visible: boolean;
};

/** A company with a public page that promised an answer and has given at least five. */
export type KeptCompany = {
  decided: number;
  kept_percent: number;
  logo_url: string | null;
  name: string;
  response_days: number;
  slug: string;
};

export type LastMessage = {
  body: string;
  created_at: string;
  file: string | null;
  id: string;
  is_deleted: boolean;
  kind: MessageKind;
  sender_id: string | null;
  sequence: number;
};

export type LimitUsage = {
  /** Null is no limit. */
  allowed: number | null;
  /** Its name among the limits of the tier. */
  limit: string;
  used: number;
};

export type ListedCompany = { id: string, slug: string, name: string, approval_status: ApprovalStatus, website: string | null, size: CompanySize | null, industry: string | null, created_at: string, member_count: number, open_jobs: number, admin: CompanyAdmin | null, last_review: CompanyReview | null, 
/**
 * What the list continues after, to follow this one.
 */
cursor: string, };

export type ListedPerson = { id: string, slug: string, full_name: string, email: string | null, role: Role | null, is_staff: boolean, state: AccountState, company: PersonCompany | null, created_at: string, 
/**
 * What the list continues after, to follow this one.
 */
cursor: string, };

export type MatchBand = "strong" | "good" | "stretch" | "below" | "unknown";

/** One criterion of a job with what is known of one person. */
export type MatchCriterion = {
  /** Why, in a few words: "9 challenges passed, last on 2 Nov". */
  detail: string;
  key: string;
  /** "Rust", "System design", "Years". */
  label: string;
  /** What it brought, from 0 to `weight`. */
  points: number;
  state: CriterionState;
  unknown_side?: UnknownSide;
  /** How wide the bar draws it. Exact weights sum to 100; rough ones (see `exact`) only say how much it matters. */
  weight: number;
};

/** A criterion that would lift the match by itself. */
export type MatchLift = {
  band: MatchBand;
  /** How well a skill has to be proved: shown or proved. Null for what is no skill. */
  grade: CriterionState | null;
  key: string;
  label: string;
  /** The number that there would be. */
  score: number | null;
};

/** A person against a job, as the server scored it. Both sides see the same one. */
export type MatchReceipt = MatchSummary & {
  gates: Gate[];
};

/** A person against a job, as the row of a list shows it. */
export type MatchSummary = {
  band: MatchBand;
  /** How many criteria could be scored: what is unknown is left out. */
  coverage: {
    of: number;
    scored: number;
    /** What part of the weight is known, in hundredths. Receipts of version 1 have none. */
    weight?: number;
  };
  criteria: MatchCriterion[];
  /** False for the candidate: the weights are rough, because the exact ones are the employer's, and no figure is shown. */
  exact: boolean;
  /** "Strong match", "Place and pay do not fit". Receipts of version 1 have none. */
  headline?: string;
  /** 0 to 100; null when too little is known. */
  score: number | null;
};

/** A message that has the words, and what its conversation is called by. */
export type MessageFound = {
  company_logo_url: string | null;
  company_name: string;
  conversation_id: string;
  created_at: string;
  /** About 200 characters around the first word, without Markdown. */
  excerpt: string;
  id: string;
  job_title: string | null;
  seeker_avatar_url: string | null;
  seeker_name: string | null;
  sender_id: string | null;
  sender_name: string | null;
  sequence: number;
};

export type MissingForPublish = { field: string, message: string, };

export type MissingSkill = { 
/**
 * The skill's address.
 */
slug: string, 
/**
 * What people read.
 */
name: string, 
/**
 * Matching jobs that ask for it.
 */
jobs: number, 
/**
 * Of these, the ones for which it is a must have.
 */
musts: number, 
/**
 * The easiest challenge that shows it; null where none is of this skill.
 */
challenge: ProvingChallenge | null, 
/**
 * Challenges that the caller has left which prove it, in its language if it is one.
 */
challenges: number, };

export type MyInterviewReview = { state: ReviewState, reason: string, asked_at: string, decided_at: string | null, 
/**
 * The total that was there before.
 */
before: number | null, };

/** The candidate's copy. */
export type MyInvitation = InvitationLine & {
  answer: InvitationAnswer | null;
  /** Null when it is over and was never begun. */
  document: ChallengeDocument | null;
  /** The server's clock. */
  now: string;
  saved_at: string | null;
  side: "candidate";
  submission: Judged | null;
};

export type MyJobInvitation = {
  created_at: string;
  expires_at: string;
  id: string;
  job: JobCard;
  reason: string;
  /** Null once they have left the company. */
  sender_name: string | null;
};

/** A challenge that the caller passed, with the answers behind it. */
export type MyPassedChallenge = {
  completed_at: string;
  difficulty: string;
  /** What the answer that counts is written in. */
  language: string | null;
  slug: string;
  /** One for each language that it was passed in. */
  solutions: {
    /** The submission. */
    id: string;
    /** Employers see the code. */
    is_shown: boolean;
    language: string;
  }[];
  title: string;
};

/** The page that others see, and what only its owner does. */
export type MyProfile = {
  about: string | null;
  availability: Availability | null;
  avatar_url: string | null;
  certificates: Certificate[];
  challenges: MyPassedChallenge[];
  completed_challenges: number;
  completeness: Completeness;
  country: string | null;
  educations: Education[];
  employment_types: EmploymentType[];
  engineer_badge: boolean;
  experiences: Experience[];
  full_name: string;
  /** The account with which the caller signed in lately. */
  github_login: string | null;
  headline: string | null;
  id: string;
  interview: ShownInterview | null;
  languages: SpokenLanguage[];
  /** What a page or a domain carries to prove that it's the caller's. */
  link_token: string;
  links: ProfileLink[];
  location: string | null;
  open_to_relocation: boolean;
  phone_verified: boolean;
  phone_verified_at: string | null;
  projects: Project[];
  rank: RankHead;
  repositories: RepositorySummary | null;
  /** Null while the caller doesn't show repositories. */
  repository_consent: RepositoryConsent | null;
  /** What the person chose; null: read from the headline, the roles and the skills. */
  role_families: RoleFamily[] | null;
  salary_currency: string | null;
  /** A year's pay in whole units of the currency; both or neither. */
  salary_min: number | null;
  seniority: Seniority | null;
  /** The page's address on paper is /u/ and this. */
  short_code: string;
  skills: MySkill[];
  slug: string;
  special_rank: string | null;
  system_design_score: number | null;
  tier: SeekerTier;
  timezone: string | null;
  updated_at: string;
  visibility: Visibility;
  work_countries: string[];
  work_modes: RemotePolicy[];
  years_experience: number | null;
};

/** A skill of the caller, and what lifts its grade. */
export type MySkill = {
  level: SkillLevel | null;
  name: string;
  /** Null when nothing proves the skill, or nothing proves it better. */
  next: NextProof | null;
  proved: SkillProof | null;
  slug: string | null;
  years: number | null;
};

/** What is missing to the next grade of a skill: challenges of each kind. */
export type NextProof = {
  /** Of any difficulty. */
  any: number;
  /** One that the caller has left for it. */
  challenge: {
    difficulty: Difficulty;
    slug: string;
    title: string;
  } | null;
  grade: ProofGrade;
  /** Hard ones. */
  hard: number;
  /** Of medium difficulty; a hard one counts two. */
  medium: number;
  /** Other skills that are still to be among them. */
  other_skills: number;
};

export type NotMetReason = "not_found" | "negated" | "only_listed" | "copied" | "addressed_to_scorer" | "no_number" | "no_reason" | "no_choice" | "nearer_to_counterexample" | "quote_used" | "no_path" | "single_point" | "no_capacity" | "over_capacity" | "no_formula" | "wrong_unit" | "out_of_range" | "no_component" | "no_drill" | "broken" | "not_described";

export type NoteReader = {
  avatar_url: string | null;
  full_name: string;
  id: string;
};

/** What someone was told about one thing. */
export type NotificationEntry = {
  count: number;
  created_at: string;
  /** The newest notification of the entry. */
  id: string;
  kind: NotificationKind;
  /** Where in the app the thing is. */
  path: string;
  title: string;
  unread: number;
};

export type OpenJob = JobFields & {
  id: string;
  published_at: string | null;
  title: string;
};

export type OpenedByProof = { kind: ProofKind, 
/**
 * What people read.
 */
label: string, 
/**
 * The skill's address; null for others.
 */
skill: string | null, 
/**
 * How well the skill would be proved, `shown` or `proved`; null for what is no skill.
 */
grade: CriterionState | null, 
/**
 * Challenges that it takes at least: one to show a skill, several of medium difficulty to prove it. Null for what
 * is no skill.
 */
challenges: number | null, 
/**
 * What a skill would open when it is proved, where that is more than when it is shown.
 */
when_proved: OpenedJobs | null, 
/**
 * Jobs that would become a good match.
 */
good: number, 
/**
 * Jobs that would become a strong match.
 */
strong: number, 
/**
 * What these pay at most per year, in the caller's currency; null when that is not known of any.
 */
highest_pay: number | null, 
/**
 * The same of the job in the middle.
 */
median_pay: number | null, 
/**
 * Null for a skill that answers in its language prove, and for what is no skill.
 */
challenge: ProvingChallenge | null, };

export type OpenedJobs = { 
/**
 * Jobs that would become a good match.
 */
good: number, 
/**
 * Jobs that would become a strong match.
 */
strong: number, };

export type OutboxCount = { state: OutboxState, count: number, oldest: string, };

export type OutboxLine = { id: string, channel: OutboxChannel, to: string, 
/**
 * Empty for a text message.
 */
subject: string, state: OutboxState, attempts: number, last_error: string | null, created_at: string, sent_at: string | null, 
/**
 * When it is tried again; null at once, or never.
 */
next_try_at: string | null, 
/**
 * What the list continues after, to follow this one.
 */
cursor: string, };

export type OwnMatch = {
  band: MatchBand;
  score: number | null;
};

export type OwnSession = { id: string, created_at: string, last_used_at: string, user_agent: string | null, 
/**
 * The beginning of its network address.
 */
ip_hint: string | null, place: string | null, aal: Aal, 
/**
 * Whether it is the one that asks.
 */
current: boolean, };

export type Participant = {
  avatar_url: string | null;
  full_name: string;
  headline: string | null;
  id: string;
  /** Blocked by the reader. */
  is_blocked: boolean;
  role: Role;
};

/** A challenge that was passed, as a profile lists it. */
export type PassedChallenge = {
  completed_at: string;
  difficulty: string;
  /** What the answer that counts is written in. */
  language: string | null;
  slug: string;
  title: string;
};

export type PayQuartiles = { low: number, median: number, high: number, };

export type PersonCompany = { id: string, name: string, };

export type PersonFactor = { id: string, factor_type: FactorType, created_at: string, removal: FactorRemoval | null, };

export type PersonFinding = { check: string, met: boolean, 
/**
 * The candidate's own words that show it, verbatim.
 */
quote: string | null, };

export type PersonFound = SearchResult & {
  availability: Availability | null;
  avatar_url: string | null;
  /** Of the reader's open jobs that fit the person's terms, the best match. Null when none fits. */
  best_job: BestJob | null;
  completed_challenges: number;
  full_name: string;
  headline: string | null;
  location: string | null;
  rank: {
    name: string;
    position: number;
  } | null;
  seniority: Seniority | null;
  skills: FoundSkill[];
  slug: string;
  special_rank: string | null;
  system_design_score: number | null;
  years_experience: number | null;
};

export type PersonMembership = { id: string, name: string, company_role: CompanyRole | null, approval_status: ApprovalStatus, };

export type PlannedPosting = { index: number, title: string, 
/**
 * As `save_job` takes it.
 */
draft: { [key in string]: Json }, unknown_skills: Array<string>, warnings: Array<Problem>, missing_for_publish: Array<MissingForPublish>, 
/**
 * The job that came from this posting before.
 */
existing_job_id: string | null, };

export type PracticeDesignName = { slug: string, title: string, summary: string, minutes: number, targets: number, };

export type PracticeEvent = { text: string, from_s: number, to_s: number, };

export type PracticeFlow = { id: string, title: string, is_write: boolean, 
/**
 * Requests a second, in the middle of each hour.
 */
rate: Array<number>, };

export type PracticeKind = { kind: string, 
/**
 * Where flows begin: it costs nothing and isn't simulated.
 */
is_source: boolean, is_queue: boolean, 
/**
 * Work that one instance does at a time.
 */
concurrency: number, service_ms: number, 
/**
 * Euros a month for an instance.
 */
instance: number, 
/**
 * Euros for a million calls.
 */
million_calls: number, settings: Array<BoardSetting>, };

export type PracticeLimits = { components: number, connections: number, bytes: number, };

export type PracticeTarget = { id: string, text: string, reason: string, };

export type Preview = {
  /** Companies that see nothing, whatever the visibility. */
  hidden_from: number;
  /** Found in lists and by search. */
  listed: boolean;
  page: PublicPerson | null;
  visible: boolean;
};

export type PreviewLine = { profile_id: string, full_name: string, rank_before: number, rank_after: number, 
/**
 * 0 to 100; null when nothing is known.
 */
score_before: number | null, score_after: number | null, };

export type Problem = { 
/**
 * JSON pointer (RFC 6901) into the arguments or the document.
 */
pointer: string, 
/**
 * What is wrong, for people.
 */
message: string, };

export type ProblemFlow = { id: string, title: string, kind: FlowKind, };

export type ProblemQuantity = { 
/**
 * Its name in the document
 */
id: string, 
/**
 * Its name for people
 */
title: string, 
/**
 * Its unit
 */
unit: QuantityUnit, 
/**
 * Smallest value that a sensible assumption gives, in the base unit
 */
low: number, 
/**
 * Largest
 */
high: number, 
/**
 * How the range comes about
 */
reason: string, };

/** What the tier doesn't have is null. */
export type ProfileAnalytics = {
  by: AnalyticsStep;
  companies: ViewingCompany[] | null;
  /** The last day. */
  ends_on: string;
  funnel: ProfileFunnel | null;
  level: SeekerAnalyticsLevel;
  points: ProfilePoint[] | null;
  previous_funnel: ProfileFunnel | null;
  /** The first day of the period before. */
  previous_starts_on: string;
  sources: {
    source: ViewSource;
    views: ComparedFigure;
  }[] | null;
  /** The first day, as an ISO date. */
  starts_on: string;
  time_zone: string;
  totals: {
    appearances: ComparedFigure | null;
    viewers: ComparedFigure | null;
    views: ComparedFigure;
  } | null;
};

/** Jobs that the person opened, interests, and what became of them. */
export type ProfileFunnel = {
  approved: number;
  /** Approved, and someone wrote. */
  conversations: number;
  expired: number;
  interested: number;
  jobs_viewed: number;
  rejected: number;
  waiting: number;
  withdrawn: number;
};

export type ProfileLink = {
  /** Why the last check found no proof. */
  check_failure: LinkCheckFailure | null;
  /** The last check. */
  checked_at: string | null;
  id: string;
  kind: LinkKind;
  label: string | null;
  /** When the proof was taken back because it was gone. */
  lapsed_at: string | null;
  position: number;
  url: string;
  verified_by: LinkProof | null;
  /** The day on which it was proved, as an ISO date; null while it isn't. */
  verified_on: string | null;
};

/** A day, week or month. What the tier doesn't have is null. */
export type ProfilePoint = {
  appearances: ComparedFigure | null;
  /** Of the interests of these days. */
  approved: ComparedFigure | null;
  interested: ComparedFigure | null;
  /** Its first day, as an ISO date. */
  starts_on: string;
  /** Different people. */
  viewers: ComparedFigure | null;
  views: ComparedFigure;
};

export type Project = {
  description: string | null;
  ended_on: string | null;
  id: string;
  image_url: string | null;
  repository_url: string | null;
  stack: string[];
  started_on: string | null;
  title: string;
  url: string | null;
};

/** What a company promised about answering, and what came of it. */
export type PromiseClock = {
  /** How many were answered. */
  answered: number;
  /** How many were answered, or left without an answer until their interest expired. */
  decided: number;
  /** Null while nobody was answered or left waiting. */
  kept_percent: number | null;
  /** How long half of the newest answers took at most; null while they are too few to say. */
  median_seconds: number | null;
  /** Within how many days it promised to answer. */
  response_days: number | null;
};

/** What stands behind a passed challenge of a person. */
export type Proof = {
  challenge: {
    difficulty: Difficulty;
    /** Names of the skills that it proves. */
    skills: string[];
    slug: string;
    title: string;
    topic: Topic;
  };
  first_submitted_at: string | null;
  /** When the answer that counts was submitted. */
  passed_at: string;
  person: {
    full_name: string;
    /** The reader can open their public page. */
    has_page: boolean;
    /** Their newest interest in a job whose candidates the reader sees. */
    interaction_id: string | null;
    is_own: boolean;
    /** The present address, even when an old one was opened. */
    slug: string;
    visibility: Visibility;
  };
  solutions: ProofSolution[];
  /** Submissions up to the one that counts. 0: not known. */
  tries: number;
  /** What the answer was judged by, without the hidden tests. Null when nothing of it is left. */
  version: ProofVersion | null;
};

/** A challenge that would prove a criterion. */
export type ProofChallenge = {
  difficulty: Difficulty;
  slug: string;
  title: string;
};

export type ProofGrade = "shown" | "proved" | "proved_well";

export type ProofKind = "skill" | "system_design" | "rank";

/** An accepted answer, one for each language. */
export type ProofSolution = {
  /** The submission. */
  id: string;
  /** Employers see the code. */
  is_shown: boolean;
  language: Language;
  /** Memory of the largest test. */
  memory_kib: number | null;
  /** Tests that it passed. */
  passed: number | null;
  /** The code, where the reader sees it. */
  source: string | null;
  submitted_at: string;
  /** CPU time of the slowest test. */
  time_ms: number | null;
  total: number | null;
};

export type ProofVersion = {
  function: {
    name: string;
    parameters: {
      name: string;
      type: string;
    }[];
    returns: string;
  } | null;
  limits: {
    memory_mb: number;
    time_ms: number;
  };
  schema_sql: string | null;
  statement: string;
  /** The hidden ones too. */
  tests_total: number;
  visible_tests: VisibleTest[];
};

export type ProvingChallenge = { slug: string, title: string, difficulty: Difficulty, };

export type PublicBadge = { key: string, label: string, };

export type PublicChallengeLine = { slug: string, title: string, summary: string, topic: Topic, difficulty: Difficulty, languages: Array<Language>, minutes: number | null, 
/**
 * People who have completed it.
 */
solved_by: number, };

/** A company as candidates see it. */
export type PublicCompany = {
  about: string | null;
  approval_status: ApprovalStatus;
  badges: BadgeLabel[];
  benefits: string[];
  can_edit: boolean;
  culture: string | null;
  founded_year: number | null;
  id: string;
  industry: string | null;
  interview_steps: (InterviewStep & {
    id: string;
  })[];
  links: CompanyLink[];
  logo_url: string | null;
  name: string;
  open_jobs: OpenJob[];
  open_jobs_count: number;
  places: string[];
  promise: PromiseClock;
  public_link: boolean;
  /** What the company promises, in days; null promises nothing. */
  response_days: number | null;
  size: CompanySize | null;
  slug: string;
  stage: CompanyStage | null;
  tagline: string | null;
  /** The reader's own role in the company; null for everybody else. */
  team_role: CompanyRole | null;
  tech_stack: string[];
  website: string | null;
};

export type PublicCompanyLine = { slug: string, name: string, logo_url: string | null, tagline: string | null, industry: string | null, size: CompanySize | null, places: Array<string>, 
/**
 * Labels.
 */
badges: Array<string>, 
/**
 * Counted up to 100.
 */
open_jobs: number, };

/** An open job as everybody can read it: nothing in it is about the reader. */
export type PublicJob = JobListing & JobRequirements & {
  description: string;
  interview_steps: InterviewStep[];
  min_rank_name: string | null;
  skills: JobSkill[];
  updated_at: string;
  website: string | null;
};

export type PublicJobCompany = { slug: string, name: string, logo_url: string | null, };

export type PublicJobLine = { id: string, title: string, company: PublicJobCompany, seniority: Seniority | null, employment_type: EmploymentType | null, remote_policy: RemotePolicy | null, places: Array<string>, pay_min: number | null, pay_max: number | null, pay_currency: string | null, pay_period: PayPeriod | null, published_at: string, };

export type PublicPerson = {
  about: string | null;
  availability: Availability | null;
  avatar_url: string | null;
  certificates: Certificate[];
  challenges: PassedChallenge[];
  completed_challenges: number;
  educations: Education[];
  /** Shown beside the name: their tier has the badge of a Founding Engineer. */
  engineer_badge: boolean;
  experiences: Experience[];
  full_name: string;
  headline: string | null;
  id: string;
  /** What they show of their interview; null when they show none. */
  interview: ShownInterview | null;
  is_own?: boolean;
  languages: SpokenLanguage[];
  links: ({
    id: string;
    kind: LinkKind;
    label: string | null;
    url: string;
    /** The day on which it was proved to be the person's own, as an ISO date; null while it isn't. */
    verified_on: string | null;
  })[];
  location: string | null;
  /** They entered a code that was sent to their phone. */
  phone_verified: boolean;
  projects: Project[];
  rank: RankHead;
  repositories: RepositorySummary | null;
  seniority: Seniority | null;
  skills: Skill[];
  /** The present address, even when an old one was opened. */
  slug: string;
  special_rank: string | null;
  system_design_score: number | null;
  visibility: Visibility;
  years_experience: number | null;
};

export type QuantityName = { id: string, title: string, unit: QuantityUnit, };

export type QuantityUnit = "/s" | "B" | "B/s" | "";

export type QuotaUse = { used: number, limit: number, left: number, };

export type QuotePlace = { "notes": Phase } | { "turn": number } | { "board": string } | { "estimate": string } | { "drill": number };

export type RankHead = {
  color: string;
  effect: string;
  name: string;
  position: number;
};

/** The caller's rank and the way to the next. */
export type RankProgress = {
  /** Distinct challenges completed. */
  completed: number;
  /** Ranks reached and not yet marked as seen, the lowest first. */
  moments: {
    color: string;
    effect: string;
    position: number;
    rank: string;
    reached_at: string;
  }[];
  next: {
    color: string;
    effect: string;
    min_challenges: number;
    missing: number;
    name: string;
    position: number;
  } | null;
  rank: RankHead;
  ranks: ({
    color: string;
    effect: string;
    min_challenges: number;
    name: string;
    position: number;
    reached_at: string | null;
  })[];
  /** Given by staff. */
  special_rank: RankHead | null;
};

export type ReadMark = {
  last_read_at: string | null;
  last_read_sequence: number;
  user_id: string;
};

export type ReceiptFinding = { 
/**
 * What was looked for
 */
title: string, 
/**
 * What it counts for
 */
dimension: DimensionId, 
/**
 * How much it counts there
 */
points: number, 
/**
 * Name of the check
 */
check: string, 
/**
 * Whether it is met
 */
met: boolean, 
/**
 * Who decided
 */
by: Scorer, 
/**
 * What shows that it is met; when it is not: what came nearest, if anything
 */
evidence: Evidence | null, 
/**
 * Why it is not met
 */
why: NotMetReason | null, 
/**
 * How sure, in percent. Rules are always sure of themselves: 100
 */
confidence: number, };

export type ReferenceCheck = {
  failed: {
    name: string;
    position: number;
    verdict: string;
  }[];
  language: string;
  line: number | null;
  message: string | null;
  passed: number | null;
  state: SubmissionState;
  total: number | null;
  verdict: string | null;
};

export type ReferenceRun = { language: Language, verdict: Verdict, value: Json | null, message: string | null, line: number | null, time_ms: number | null, };

export type Refusal = { id: string, 
/**
 * As the command for one of them answers it.
 */
code: string, message: string, };

export type ReportAbout = { id: string, reason: ReportReason, state: ReportState, outcome: ReportOutcome | null, created_at: string, };

export type ReportMessage = { id: string, sender_id: string | null, sender_name: string, sequence: number, body: string, file_names: Array<string>, is_deleted: boolean, is_reported: boolean, created_at: string, };

export type ReportPerson = { id: string, full_name: string, role: Role | null, };

export type RepositoryConsent = {
  checked_at: string | null;
  /** Repositories of that fetch. */
  count: number;
  /** When it's fetched again without being asked. */
  due_at: string;
  /** Why the last fetch told nothing. */
  failure: RepositoryFailure | null;
  /** The last fetch that told something. */
  fetched_at: string | null;
  /** A fetch is under way. */
  is_pending: boolean;
  /** The link to the account. */
  link_id: string;
};

/** What GitHub says of a person's repositories: shown with their consent, not judged. */
export type RepositorySummary = {
  /** Public repositories, without forks and archived ones. */
  count: number;
  /** The day on which GitHub said so. */
  fetched_on: string;
  /** There are more than were counted. */
  has_more: boolean;
  /** By share of bytes in percent, the largest first; what is small is one entry, Other. */
  languages: {
    name: string;
    share: number;
  }[];
  last_pushed_on: string | null;
  /** Of the last 12 months, those that are known to have pushes. */
  push_months: number;
  /** The account at GitHub. */
  url: string;
};

export type ResponseTime = { slug: string, name: string, logo_url: string | null, 
/**
 * Days within which it promises to answer; null where it promises nothing.
 */
response_days: number | null, 
/**
 * How often it kept that; null until anyone was answered or left waiting.
 */
kept_percent: number | null, 
/**
 * People answered or left waiting, of whom that is a part.
 */
decided: number, 
/**
 * How long half of its newest answers took at most; null while there are too few to say.
 */
median_seconds: number | null, 
/**
 * Its jobs that are a good or a strong match and wait for the caller's decision.
 */
matches: number, 
/**
 * Interests of the caller that wait for its decision.
 */
waiting: number, 
/**
 * Since when the oldest of these waits.
 */
waiting_since: string | null, };

export type ResumeAction = "add" | "update" | "same";

export type ResumeChange = { from: Json, to: Json, };

export type ResumeDeletable = { table: string, id: string, label: string, };

export type ResumeFile = { 
/**
 * The same in each export; what stands behind its last dash is the person's.
 */
name: string, 
/**
 * A JSON Resume.
 */
document: Json, };

export type ResumeItem = { 
/**
 * Names it in the choices.
 */
key: string, action: ResumeAction, label: string, changes: { [key in string]: ResumeChange }, 
/**
 * The row that is there.
 */
id: string | null, 
/**
 * Where it is in the document.
 */
pointer: string, };

export type Rubric = { 
/**
 * The parts of the 45 minutes
 */
phases: Array<RubricPhase>, 
/**
 * What is scored
 */
dimensions: Array<RubricDimension>, 
/**
 * What keeps a level or the whole low
 */
caps: Array<RubricCap>, };

export type RubricCap = { 
/**
 * Its name: the scorer knows when it holds
 */
id: string, 
/**
 * The dimension it keeps low; none: the whole
 */
dimension: DimensionId | null, 
/**
 * The highest level, in tenths; the document says it from 0 to 4
 */
level?: number, 
/**
 * The highest total
 */
total?: number, 
/**
 * Its name for people
 */
title: string, 
/**
 * Why it holds
 */
reason: string, };

export type RubricDimension = { 
/**
 * Which
 */
id: DimensionId, 
/**
 * Its name for people
 */
title: string, 
/**
 * Its share of 100, by seniority
 */
weights: RubricWeights, 
/**
 * What counts as evidence
 */
evidence: string, 
/**
 * What each level from 0 to 4 means
 */
anchors: Array<string>, };

export type RubricPhase = { 
/**
 * Which
 */
id: Phase, 
/**
 * Its name for people
 */
title: string, 
/**
 * How long it should take
 */
minutes: number, 
/**
 * What to do in it
 */
hint: string, };

export type RubricWeights = { 
/**
 * For juniors
 */
junior: number, 
/**
 * For mid-level engineers
 */
mid: number, 
/**
 * For seniors
 */
senior: number, 
/**
 * For staff engineers
 */
staff: number, };

export type RunningAttempt = { id: string, problem: InterviewProblemName, ends_at: string, };

export type SavedStage = { id: string, kind: StageKind, name: string, position: number, };

export type ScoreCount = { problem: string, title: string, month: string, 
/**
 * 0, 10 … 90; the last one has 100 too.
 */
from_points: number, count: number, 
/**
 * Of their points.
 */
sum: number, };

export type ScoreHashes = { 
/**
 * Of notes, estimates, conversation and fixes
 */
transcript: string, 
/**
 * Of the drawing
 */
board: string, };

export type ScoreVersions = { 
/**
 * The rules
 */
scorer: number, 
/**
 * Edition of the problem
 */
problem: string, 
/**
 * Edition of the rubric
 */
rubric: string, 
/**
 * Version of the prompt, when a model answered
 */
prompt: number | null, 
/**
 * Name of the model that answered
 */
model: string | null, };

/** A page of results. */
export type SearchPage = {
  /** More fit; only the best `total` were ranked. */
  capped: boolean;
  /** How many of each kind, up to 100; on the first page. A kind that is missing isn't for this reader. */
  counts: {
    challenges?: number;
    companies?: number;
    jobs?: number;
    people?: number;
  } | null;
  /** How the query was taken: as typed, with words near those nobody uses, or only some of it. */
  how: "typed" | "near" | "some";
  next_cursor: string | null;
  total: number;
} & ({
  kind: "jobs";
  results: JobFound[];
} | {
  kind: "companies";
  results: CompanyFound[];
} | {
  kind: "people";
  results: PersonFound[];
} | {
  kind: "challenges";
  results: ChallengeFound[];
});

/** What every row of results has. */
export type SearchResult = {
  id: string;
  /** The words of it that were found, folded as `marks.ts` folds them. */
  marks: string[];
  /** A part of its longer texts, when only these hold what was searched for. */
  snippet: string | null;
};

export type SecurityEntry = { id: number, at: string, action: string, user_id: string | null, full_name: string | null, session_id: string | null, ip: string | null, detail: { [key: string]: Json | undefined }, };

export type SentJobInvitation = {
  /** Null for members who don't take part. */
  conversation_id: string | null;
  created_at: string;
  ended_at: string | null;
  expires_at: string;
  id: string;
  interaction_id: string | null;
  job: {
    id: string;
    title: string;
  };
  /** Without address, picture and headline when the company can no longer find them. */
  person: {
    avatar_url: string | null;
    full_name: string;
    headline: string | null;
    id: string;
    slug: string | null;
  };
  reason: string;
  sent_by_name: string | null;
  status: JobInvitationStatus;
};

export type SharedJob = {
  created_at: string;
  interested_count: number;
  job_opening_id: string;
  note: string | null;
  shared_by: {
    avatar_url: string | null;
    full_name: string;
    id: string;
  } | null;
  status: JobStatus;
  title: string;
  undecided_count: number;
};

export type ShownDimension = {
  id: string;
  level: number;
  title: string;
  weight: number;
};

export type ShownInterview = {
  caps: {
    id: string;
    reason?: string;
    title: string;
  }[];
  choice: ScoreChoice;
  dimensions: ShownDimension[];
  problem: string | null;
  reviewed: boolean;
  scored_at: string;
  scored_by: {
    kind: Scorer | null;
    model: string | null;
  };
  seniority: InterviewSeniority;
  total: number;
};

export type SimilarJob = { id: string, title: string, 
/**
 * The job that nearly repeats it; null for a title.
 */
repeated_by: string | null, };

export type Skill = {
  level: SkillLevel | null;
  name: string;
  proved: SkillProof | null;
  /** Null for a free entry, which no job can ask for. */
  slug: string | null;
  years: number | null;
};

export type SkillChoice = {
  category: string;
  id: number;
  name: string;
  slug: string;
};

export type SkillChoiceInput = { name: string, level?: number | null, years?: number | null, };

export type SkillLevel = 1 | 2 | 3 | 4;

/** A skill that a job asks for. */
export type SkillNeed = {
  importance: Importance;
  name: string;
  slug: string;
};

/** What the server has seen of a skill. */
export type SkillProof = {
  /** Passed ones. */
  challenges: number;
  grade: ProofGrade;
  /** The hard ones among them. */
  hard: number;
  /** Points of the system design interview, of 100, where it proves the skill better than challenges. */
  interview: number | null;
  /** Null without challenges. */
  last_completed_at: string | null;
};

export type Speaker = "interviewer" | "candidate";

export type SpokenLanguage = {
  fluency: Fluency | null;
  id: string;
  name: string;
  position: number;
};

export type SsoDomain = { domain: string, 
/**
 * What its text record has to say.
 */
token: string, verified_at: string | null, verified_by: DomainVerifier | null, 
/**
 * When its record was last looked for by an admin.
 */
checked_at: string | null, 
/**
 * When it stopped signing people in because the record was gone.
 */
lapsed_at: string | null, 
/**
 * Looks in a row that did not find the record.
 */
missed: number, created_at: string, };

export type StaffBugReport = { id: string, state: BugReportState, words: string, has_screenshot: boolean, 
/**
 * What the person reads.
 */
answer: string | null, answered_at: string | null, created_at: string, reporter: BugReporter, };

export type StaffChallenge = { id: string, slug: string, title: string, kind: ChallengeKind, topic: Topic, difficulty: Difficulty, published_at: string | null, retired_at: string | null, retired_by: Retirer | null, version: number | null, version_at: string | null, tests_total: number | null, solved_by: number, answered_by: number, answers: number, accepted: number, internal_errors: number, waiting: number, open_disputes: number, };

export type StaffDispute = { id: string, state: DisputeState, claim: string, arguments: Array<Json> | null, setup: string | null, claimed_expected: Json | null, created_at: string, decided_at: string | null, reason: string | null, test_name: string | null, 
/**
 * Null until the references have run.
 */
finding: DisputeFinding | null, challenge: DisputedChallenge, finder: DisputeFinder, answer: DisputedAnswer | null, };

export type StaffFeaturedJob = { job_opening_id: string, title: string, status: JobStatus, 
/**
 * From 0; null when it was taken out.
 */
position: number | null, 
/**
 * Its company uses a slot of its plan for it.
 */
is_featured_by_company: boolean, company: FeaturedCompany, 
/**
 * Interests that came of the set on that day.
 */
interests: number, };

export type StaffFeedback = { id: string, created_at: string, feedback_type: FeedbackType, 
/**
 * Where the next page begins.
 */
cursor: string, person: FeedbackPerson, user_agent: string | null, answers: Array<FeedbackAnswer>, };

export type StaffJob = { id: string, title: string, status: JobStatus, is_listed: boolean, company: StaffJobCompany, created_at: string, published_at: string | null, 
/**
 * Reports that staff haven't closed.
 */
open_reports: number, is_taken_down: boolean, 
/**
 * What the list continues after, to follow this one.
 */
cursor: string, };

export type StaffJobCompany = { id: string, name: string, };

export type StaffName = { id: string, full_name: string, };

export type StaffReport = { id: string, state: ReportState, reason: ReportReason, 
/**
 * What the reporter wrote about it.
 */
words: string | null, 
/**
 * A message was reported, rather than the person.
 */
is_message: boolean, 
/**
 * The message as it was when it was reported.
 */
message_body: string | null, outcome: ReportOutcome | null, created_at: string, closed_at: string | null, 
/**
 * Null once the account is gone.
 */
reporter: ReportPerson | null, reported: ReportPerson, company_name: string | null, 
/**
 * Reports about the same person, this one included.
 */
reports_of_person: number, };

export type StaffTakedown = { reason: string, taken_down_at: string, 
/**
 * Null once the account is gone.
 */
taken_down_by: string | null, };

export type StageInput = { id?: string | null, name: string, 
/**
 * Of a stage that exists it can't be changed: it says what became of those who were there.
 */
kind: StageKind, };

export type Standing = "untouched" | "tried" | "solved";

export type StepInput = { title: string, description?: string | null, 
/**
 * From five minutes to a week.
 */
duration_minutes?: number | null, };

/** A drawing of a system, as it is stored. */
export type StoredBoard = {
  edges: ({
    from: string;
    id: string;
    kind?: "request" | "async" | "copy";
    label: string;
    to: string;
  })[];
  nodes: {
    capacity?: number;
    id: string;
    instances?: number;
    kind: string;
    label: string;
    note: string;
    x: number;
    y: number;
  }[];
  notes: string;
};

export type SubmittedChallenge = {
  full_name: string | null;
  /** The invitation. */
  id: string;
  submitted_at: string;
  title: string;
};

export type Suggestion = {
  kind: "skill" | "title";
  label: string;
  marks: string[];
  note?: string | null;
} | {
  kind: "company" | "person";
  label: string;
  marks: string[];
  note?: string | null;
  slug: string;
};

export type TargetResult = { 
/**
 * The target.
 */
id: string, 
/**
 * What it asks for, as a sentence without a full stop.
 */
text: string, 
/**
 * Whether the day has it.
 */
is_met: boolean, 
/**
 * What was observed.
 */
observed: number, 
/**
 * What is allowed.
 */
bound: number, 
/**
 * The unit of both.
 */
unit: TargetUnit, 
/**
 * Whether more is better.
 */
is_minimum: boolean, 
/**
 * The minute of the day at which it was missed; none for what has no moment.
 */
minute: number | null, };

export type TargetUnit = "percent" | "minutes" | "milliseconds" | "seconds" | "items" | "euros";

export type Team = {
  can_manage: boolean;
  company: {
    approval_status: ApprovalStatus;
    id: string;
    name: string;
    slug: string;
  };
  invitations: Invitation[];
  is_admin: boolean;
  members: TeamMember[];
  permissions: Permission[];
};

export type TeamMember = {
  avatar_url: string | null;
  company_role: CompanyRole;
  full_name: string;
  headline: string | null;
  id: string;
  is_active: boolean;
  is_you: boolean;
  jobs: number;
  permissions: Permission[];
};

export type TestHead = {
  memory_kib: number | null;
  name: string;
  position: number;
  time_ms: number | null;
  verdict: Verdict;
  visible: boolean;
};

export type TestPayment = "pays" | "declines";

export type TierFeature = {
  available: boolean;
  text: string;
};

/** Null is no limit. */
export type TierLimits = {
  analytics?: "none" | "totals" | "advanced" | "full";
  discover_per_day?: number;
  engineer_badge?: boolean;
  export?: boolean;
  featured_per_day?: number;
  featured_projects?: number | null;
  featured_slots?: number;
  interviews_per_month?: number;
  invitations_per_month?: number;
  job_invitations_per_month?: number;
  members?: number | null;
  message_first?: boolean;
  open_jobs?: number | null;
  sso?: boolean;
  webhooks?: number;
};

export type Trouble = { 
/**
 * What it is.
 */
kind: TroubleKind, 
/**
 * The first minute of the day that has it.
 */
from: number, 
/**
 * The first minute after it.
 */
to: number, };

export type TroubleKind = "down" | "partly_down" | "refusing";

export type Tryout = {
  /** Programs of other visitors that are judged first. */
  ahead: number;
  judged_at: string | null;
  kind: "submit" | "run";
  language: Language;
  line: number | null;
  memory_kib: number | null;
  message: string | null;
  passed: number | null;
  queued_at: string;
  state: SubmissionState;
  tests: TryoutTest[];
  time_ms: number | null;
  total: number | null;
  verdict: Verdict | null;
};

export type TryoutTest = {
  got: Json | null;
  line: number | null;
  memory_kib: number | null;
  message: string | null;
  name: string;
  position: number;
  stdout: string | null;
  time_ms: number | null;
  verdict: Verdict;
  visible: boolean;
};

export type UndecidedCandidate = {
  /** When the company promised an answer, at the latest when the interest expires. */
  answer_by: string;
  full_name: string | null;
  /** The interest. */
  id: string;
  interested_at: string;
  job_title: string;
};

export type UnjudgedSubmission = { id: string, kind: SubmissionKind, language: Language, person: StaffName, 
/**
 * Of the challenge.
 */
title: string, is_for_company: boolean, 
/**
 * A running worker judges the language.
 */
is_judged: boolean, is_running: boolean, attempts: number, message: string | null, queued_at: string, judged_at: string | null, is_judged_again: boolean, };

/** Whose fact is missing where something is unknown. Receipts of version 1 don't say it. */
export type UnknownSide = "person" | "job" | null;

export type UnscoredInterview = { id: string, state: AttemptState, practice: boolean, seniority: InterviewSeniority, problem: InterviewProblemName, finished_at: string, scoring_at: string, returned_at: string | null, 
/**
 * Answers of a model that are kept of it.
 */
answers: number, last_error: string | null, };

/** A company whose members saw the profile. */
export type ViewingCompany = {
  id: string;
  last_viewed_at: string;
  logo_url: string | null;
  name: string;
  slug: string;
  views: number;
};

export type VisibleTest = {
  arguments?: Json[];
  expected: Json;
  generate?: string;
  name: string;
  position: number;
  setup?: string;
};

export type WaitingRemoval = { factor_id: string, factor_type: FactorType, 
/**
 * Whose it is.
 */
person: StaffName, removal: FactorRemoval, };

export type WatchedPerson = {
  availability: Availability | null;
  avatar_url: string | null;
  /** Interests in jobs whose candidates the reader sees, the newest first. */
  candidacies: ({
    decision: InterestDecision | null;
    job_interaction_id: string;
    job_title: string;
  })[];
  completed_challenges: number;
  full_name: string;
  headline: string | null;
  location: string | null;
  phone_verified: boolean;
  profile_id: string;
  rank: string | null;
  saved_at: string;
  seniority: Seniority | null;
  /** Null when the profile isn't Open to the company. */
  slug: string | null;
  special_rank: string | null;
  system_design_score: number | null;
  years_experience: number | null;
};

export type Watchlist = {
  entries: WatchedPerson[];
  total: number;
};

export type Webhook = {
  created_at: string;
  description: string | null;
  events: WebhookEvent[];
  id: string;
  last: WebhookAttempt | null;
  /** Until then the secret before the last rotation signs too. */
  previous_secret_until: string | null;
  /** After a failure nothing is sent before this time. */
  rests_until: string | null;
  state: WebhookState;
  url: string;
};

/** The last attempt of the newest event that was sent. */
export type WebhookAttempt = {
  attempted_at: string;
  attempts: number;
  /** Null while it is being sent. */
  duration_ms: number | null;
  error: WebhookError | null;
  event: WebhookDeliveryEvent;
  state: WebhookDeliveryState;
  status_code: number | null;
};

export type WebhookDelivery = {
  attempted_at: string | null;
  attempts: number;
  created_at: string;
  /** When the next attempt is due. */
  due_at: string;
  duration_ms: number | null;
  error: WebhookError | null;
  event: WebhookDeliveryEvent;
  /** The `webhook-id` of each attempt. */
  id: string;
  payload: WebhookPayload;
  /** Grows with each event. */
  sequence: number;
  state: WebhookDeliveryState;
  status_code: number | null;
};

/** What is sent; docs/webhooks.md has an example of each event. */
export type WebhookPayload = {
  data: Record<string, Json>;
  timestamp: string;
  type: WebhookDeliveryEvent;
  version: number;
};

export type WeightInput = { criterion: string, skill_id?: number | null, slug?: string | null, weight: number, };

export type WhyNoInterview = "running" | "no_interview" | "limit_reached";

export type Database = {
  public: {
    Tables: {
      badge_labels: {
        Row: {
          key: string;
          position: number;
          label: string;
          color: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      beta_test_responses: {
        Row: Record<string, never>;
        Insert: {
          user_id: string;
          selected_pages?: Json;
          selected_components?: Json;
          responses?: Json;
          user_role: Role;
          browser_info?: Json;
          feedback_type: FeedbackType;
        };
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "beta_test_responses_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      blocked_people: {
        Row: {
          blocker_id: string;
          blocked_id: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "blocked_people_blocked_id_fkey";
            columns: ["blocked_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "blocked_people_blocker_id_fkey";
            columns: ["blocker_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      bug_reports: {
        Row: {
          id: string;
          reporter_id: string;
          words: string;
          screenshot_path: string | null;
          user_agent: string | null;
          platform: string | null;
          language: string | null;
          viewport: string | null;
          request_id: string | null;
          state: BugReportState;
          answer: string | null;
          answered_at: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "bug_reports_reporter_id_fkey";
            columns: ["reporter_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      candidate_moves: {
        Row: {
          id: string;
          job_interaction_id: string;
          from_kind: StageKind | null;
          from_name: string | null;
          to_kind: StageKind;
          to_name: string;
          moved_by: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "candidate_moves_job_interaction_id_fkey";
            columns: ["job_interaction_id"];
            isOneToOne: false;
            referencedRelation: "job_interactions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "candidate_moves_moved_by_fkey";
            columns: ["moved_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      candidate_notes: {
        Row: {
          id: string;
          company_id: string;
          job_interaction_id: string;
          author_id: string | null;
          body: string;
          created_at: string;
          edited_at: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "candidate_notes_author_id_fkey";
            columns: ["author_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "candidate_notes_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "candidate_notes_job_interaction_id_fkey";
            columns: ["job_interaction_id"];
            isOneToOne: false;
            referencedRelation: "job_interactions";
            referencedColumns: ["id"];
          },
        ];
      };
      candidate_stages: {
        Row: {
          id: string;
          company_id: string;
          kind: StageKind;
          name: string;
          position: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "candidate_stages_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      challenge_completions: {
        Row: {
          id: string;
          challenge_id: string;
          profile_id: string;
          completed_at: string;
          created_at: string;
          submission_id: string | null;
          version_id: string | null;
          language: Language | null;
          first_completed_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenge_completions_challenge_id_fkey";
            columns: ["challenge_id"];
            isOneToOne: false;
            referencedRelation: "challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_completions_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_completions_submission_id_fkey";
            columns: ["submission_id"];
            isOneToOne: false;
            referencedRelation: "submissions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_completions_version_id_fkey";
            columns: ["version_id"];
            isOneToOne: false;
            referencedRelation: "challenge_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      challenge_disputes: {
        Row: {
          id: string;
          challenge_id: string;
          version_id: string;
          profile_id: string;
          submission_id: string | null;
          claim: string;
          arguments: Json | null;
          setup: string | null;
          claimed_expected: Json | null;
          state: DisputeState;
          reason: string | null;
          test_name: string | null;
          created_at: string;
          decided_at: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenge_disputes_challenge_id_fkey";
            columns: ["challenge_id"];
            isOneToOne: false;
            referencedRelation: "challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_disputes_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_disputes_submission_id_fkey";
            columns: ["submission_id"];
            isOneToOne: false;
            referencedRelation: "submissions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_disputes_version_id_fkey";
            columns: ["version_id"];
            isOneToOne: false;
            referencedRelation: "challenge_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      challenge_drafts: {
        Row: {
          profile_id: string;
          challenge_id: string;
          language: Language;
          source: string;
          updated_at: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenge_drafts_challenge_id_fkey";
            columns: ["challenge_id"];
            isOneToOne: false;
            referencedRelation: "challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_drafts_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      challenge_invitations: {
        Row: {
          id: string;
          employer_challenge_id: string;
          version_id: string;
          company_id: string;
          candidate_profile_id: string;
          job_opening_id: string | null;
          job_interaction_id: string | null;
          conversation_id: string | null;
          sent_by: string | null;
          note: string | null;
          status: InvitationStatus;
          sent_at: string;
          opened_at: string | null;
          started_at: string | null;
          ends_at: string | null;
          expires_at: string;
          submitted_at: string | null;
          decided_at: string | null;
          reason: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenge_invitations_candidate_profile_id_fkey";
            columns: ["candidate_profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_conversation_id_fkey";
            columns: ["conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_decided_by_fkey";
            columns: ["decided_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_employer_challenge_id_fkey";
            columns: ["employer_challenge_id"];
            isOneToOne: false;
            referencedRelation: "employer_challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_job_interaction_id_fkey";
            columns: ["job_interaction_id"];
            isOneToOne: false;
            referencedRelation: "job_interactions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_sent_by_fkey";
            columns: ["sent_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_invitations_version_id_fkey";
            columns: ["version_id"];
            isOneToOne: false;
            referencedRelation: "employer_challenge_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      challenge_reviews: {
        Row: {
          invitation_id: string;
          reviewer_id: string;
          company_id: string;
          marks: string[];
          note: string | null;
          created_at: string;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenge_reviews_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_reviews_invitation_id_fkey";
            columns: ["invitation_id"];
            isOneToOne: false;
            referencedRelation: "challenge_invitations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_reviews_reviewer_id_fkey";
            columns: ["reviewer_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      challenge_skills: {
        Row: {
          challenge_id: string;
          skill_id: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenge_skills_challenge_id_fkey";
            columns: ["challenge_id"];
            isOneToOne: false;
            referencedRelation: "challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "challenge_skills_skill_id_fkey";
            columns: ["skill_id"];
            isOneToOne: false;
            referencedRelation: "skills";
            referencedColumns: ["id"];
          },
        ];
      };
      challenge_versions: {
        Row: {
          id: string;
          challenge_id: string;
          version: number;
          edition: string;
          statement: string;
          function: Json | null;
          schema_sql: string | null;
          starter: Json;
          limits: Json;
          compare: Json;
          visible_tests: Json;
          tests_total: number;
          test_names: Json;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenge_versions_challenge_id_fkey";
            columns: ["challenge_id"];
            isOneToOne: false;
            referencedRelation: "challenges";
            referencedColumns: ["id"];
          },
        ];
      };
      challenges: {
        Row: {
          id: string;
          slug: string;
          title: string;
          difficulty: Difficulty;
          published_at: string | null;
          retired_at: string | null;
          created_at: string;
          kind: ChallengeKind;
          topic: Topic;
          summary: string;
          tags: string[];
          minutes: number | null;
          languages: string[];
          position: number;
          retired_by: Retirer | null;
          solved_by: number;
          current_version_id: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "challenges_current_version_id_fkey";
            columns: ["current_version_id"];
            isOneToOne: false;
            referencedRelation: "challenge_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      companies: {
        Row: {
          id: string;
          slug: string;
          name: string;
          approval_status: ApprovalStatus;
          public_link: boolean;
          logo_url: string | null;
          tagline: string | null;
          about: string | null;
          size: CompanySize | null;
          stage: CompanyStage | null;
          industry: string | null;
          founded_year: number | null;
          places: string[];
          tech_stack: string[];
          culture: string | null;
          benefits: string[];
          website: string | null;
          links: CompanyLink[];
          response_days: number | null;
          version: number;
          created_at: string;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      company_badges: {
        Row: {
          company_id: string;
          badge: string;
          position: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "company_badges_badge_fkey";
            columns: ["badge"];
            isOneToOne: false;
            referencedRelation: "badge_labels";
            referencedColumns: ["key"];
          },
          {
            foreignKeyName: "company_badges_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      company_reviews: {
        Row: {
          id: string;
          company_id: string;
          status: ApprovalStatus;
          reason: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "company_reviews_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      conversation_participants: {
        Row: {
          conversation_id: string;
          user_id: string;
          last_read_at: string | null;
          last_read_sequence: number;
          is_hidden: boolean;
          created_at: string;
          is_muted: boolean;
        };
        Insert: Record<string, never>;
        Update: {
          last_read_at?: string | null;
          is_hidden?: boolean;
          is_muted?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "conversation_participants_conversation_id_fkey";
            columns: ["conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "conversation_participants_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      conversations: {
        Row: {
          id: string;
          job_interaction_id: string | null;
          job_opening_id: string | null;
          company_id: string;
          seeker_profile_id: string | null;
          last_message_at: string | null;
          last_sequence: number;
          ended_at: string | null;
          ended_by: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "conversations_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "conversations_ended_by_fkey";
            columns: ["ended_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "conversations_job_interaction_id_fkey";
            columns: ["job_interaction_id"];
            isOneToOne: true;
            referencedRelation: "job_interactions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "conversations_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "conversations_seeker_profile_id_fkey";
            columns: ["seeker_profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      daily_usage: {
        Row: {
          profile_id: string;
          quota: DailyQuota;
          day: string;
          used: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "daily_usage_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      developer_ranks: {
        Row: {
          name: string;
          position: number;
          color: string;
          min_challenges: number;
          effect: string;
          is_special: boolean;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      educations: {
        Row: {
          id: string;
          profile_id: string;
          institution: string;
          area: string | null;
          degree: string | null;
          url: string | null;
          score: string | null;
          started_on: string | null;
          ended_on: string | null;
          courses: string[];
          created_at: string;
          updated_at: string;
        };
        Insert: {
          profile_id: string;
          institution: string;
          area?: string | null;
          degree?: string | null;
          url?: string | null;
          score?: string | null;
          started_on?: string | null;
          ended_on?: string | null;
          courses?: string[];
        };
        Update: {
          institution?: string;
          area?: string | null;
          degree?: string | null;
          url?: string | null;
          score?: string | null;
          started_on?: string | null;
          ended_on?: string | null;
          courses?: string[];
        };
        Relationships: [
          {
            foreignKeyName: "educations_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      employer_beta_test_responses: {
        Row: Record<string, never>;
        Insert: {
          user_id: string;
          selected_pages?: Json;
          selected_components?: Json;
          responses?: Json;
          user_role: Role;
          browser_info?: Json;
          feedback_type: FeedbackType;
        };
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "employer_beta_test_responses_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      employer_challenge_versions: {
        Row: {
          id: string;
          employer_challenge_id: string;
          version: number;
          document: Json;
          time_limit_minutes: number | null;
          published_by: string | null;
          published_at: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "employer_challenge_versions_employer_challenge_id_fkey";
            columns: ["employer_challenge_id"];
            isOneToOne: false;
            referencedRelation: "employer_challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "employer_challenge_versions_published_by_fkey";
            columns: ["published_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      employer_challenges: {
        Row: {
          id: string;
          company_id: string;
          created_by: string | null;
          title: string;
          kind: EmployerChallengeKind;
          status: EmployerChallengeStatus;
          document: Json;
          time_limit_minutes: number | null;
          expires_at: string | null;
          revision: number;
          published_version: number | null;
          is_changed: boolean;
          published_at: string | null;
          created_at: string;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "employer_challenges_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "employer_challenges_created_by_fkey";
            columns: ["created_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      experiences: {
        Row: {
          id: string;
          profile_id: string;
          company_name: string;
          title: string;
          location: string | null;
          url: string | null;
          started_on: string;
          ended_on: string | null;
          summary: string | null;
          highlights: string[];
          created_at: string;
          updated_at: string;
        };
        Insert: {
          profile_id: string;
          company_name: string;
          title: string;
          location?: string | null;
          url?: string | null;
          started_on: string;
          ended_on?: string | null;
          summary?: string | null;
          highlights?: string[];
        };
        Update: {
          company_name?: string;
          title?: string;
          location?: string | null;
          url?: string | null;
          started_on?: string;
          ended_on?: string | null;
          summary?: string | null;
          highlights?: string[];
        };
        Relationships: [
          {
            foreignKeyName: "experiences_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      featured_jobs: {
        Row: {
          day: string;
          job_opening_id: string;
          position: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "featured_jobs_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
        ];
      };
      featured_projects: {
        Row: {
          id: string;
          profile_id: string;
          position: number;
          title: string;
          description: string | null;
          stack: string[];
          skill_ids: number[];
          url: string | null;
          repository_url: string | null;
          image_url: string | null;
          started_on: string | null;
          ended_on: string | null;
          created_at: string;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "featured_projects_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      hidden_companies: {
        Row: {
          profile_id: string;
          company_id: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "hidden_companies_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "hidden_companies_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      hidden_messages: {
        Row: {
          profile_id: string;
          conversation_id: string;
          message_id: string;
          created_at: string;
        };
        Insert: {
          profile_id: string;
          conversation_id: string;
          message_id: string;
        };
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "hidden_messages_conversation_id_message_id_fkey";
            columns: ["conversation_id", "message_id"];
            isOneToOne: false;
            referencedRelation: "messages";
            referencedColumns: ["conversation_id", "id"];
          },
          {
            foreignKeyName: "hidden_messages_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      interview_attempts: {
        Row: {
          id: string;
          profile_id: string;
          problem_slug: string;
          problem_edition: string;
          rubric_edition: string;
          questions_edition: string;
          seniority: InterviewSeniority;
          practice: boolean;
          state: AttemptState;
          phase: Phase;
          revisions: Json;
          started_at: string;
          ends_at: string;
          finished_at: string | null;
          scoring_at: string | null;
          scored_at: string | null;
          returned_at: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "interview_attempts_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      interview_events: {
        Row: {
          attempt_id: string;
          sequence: number;
          profile_id: string;
          kind: InterviewEventKind;
          data: Json;
          call_id: string | null;
          at: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "interview_events_attempt_id_fkey";
            columns: ["attempt_id"];
            isOneToOne: false;
            referencedRelation: "interview_attempts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "interview_events_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      interview_scores: {
        Row: {
          id: string;
          profile_id: string;
          total: number;
          seniority: InterviewSeniority;
          is_shown: boolean;
          scored_at: string;
          created_at: string;
          attempt_id: string | null;
          scoring_id: string | null;
          practice: boolean;
          reviewed: boolean;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "interview_scores_attempt_id_fkey";
            columns: ["attempt_id"];
            isOneToOne: false;
            referencedRelation: "interview_attempts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "interview_scores_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      interview_steps: {
        Row: {
          id: string;
          company_id: string;
          position: number;
          title: string;
          description: string | null;
          duration_minutes: number | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "interview_steps_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
        ];
      };
      job_import_rows: {
        Row: {
          import_id: string;
          number: number;
          line: number | null;
          source_name: string | null;
          state: ImportRowState | null;
          title: string | null;
          identifier: string | null;
          draft: ImportedDraft | null;
          problems: ImportNote[];
          warnings: ImportNote[];
          unknown_skills: string[];
          changes: string[];
          missing: MissingForPublish[];
          job_id: string | null;
          outcome: ImportRowOutcome | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_import_rows_import_id_fkey";
            columns: ["import_id"];
            isOneToOne: false;
            referencedRelation: "job_imports";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_import_rows_job_id_fkey";
            columns: ["job_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
        ];
      };
      job_imports: {
        Row: {
          id: string;
          company_id: string;
          profile_id: string;
          kind: ImportKind;
          name: string;
          size_bytes: number;
          received_bytes: number;
          status: ImportStatus;
          format: Json;
          row_count: number;
          read_count: number;
          choices: Json | null;
          result: Json | null;
          failure: string | null;
          created_at: string;
          updated_at: string;
          applied_at: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_imports_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_imports_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      job_interaction_decisions: {
        Row: {
          job_interaction_id: string;
          decided_by: string | null;
          reason: string | null;
          criterion: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_interaction_decisions_decided_by_fkey";
            columns: ["decided_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_interaction_decisions_job_interaction_id_fkey";
            columns: ["job_interaction_id"];
            isOneToOne: true;
            referencedRelation: "job_interactions";
            referencedColumns: ["id"];
          },
        ];
      };
      job_interaction_passes: {
        Row: {
          job_interaction_id: string;
          reason: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_interaction_passes_job_interaction_id_fkey";
            columns: ["job_interaction_id"];
            isOneToOne: true;
            referencedRelation: "job_interactions";
            referencedColumns: ["id"];
          },
        ];
      };
      job_interaction_stages: {
        Row: {
          job_interaction_id: string;
          job_opening_id: string;
          stage_id: string;
          moved_by: string | null;
          moved_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_interaction_stages_job_interaction_id_fkey";
            columns: ["job_interaction_id"];
            isOneToOne: true;
            referencedRelation: "job_interactions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_interaction_stages_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_interaction_stages_moved_by_fkey";
            columns: ["moved_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_interaction_stages_stage_id_fkey";
            columns: ["stage_id"];
            isOneToOne: false;
            referencedRelation: "candidate_stages";
            referencedColumns: ["id"];
          },
        ];
      };
      job_interactions: {
        Row: {
          id: string;
          job_opening_id: string;
          profile_id: string;
          status: InteractionStatus;
          note: string | null;
          source: InteractionSource;
          quota: Quota | null;
          usage_day: string;
          decision: InterestDecision | null;
          decided_at: string | null;
          match_score: number | null;
          match_version: number | null;
          match: Json | null;
          created_at: string;
          progress: CandidateProgress | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_interactions_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_interactions_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      job_invitation_refusals: {
        Row: {
          profile_id: string;
          company_id: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_invitation_refusals_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_invitation_refusals_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      job_invitations: {
        Row: {
          id: string;
          company_id: string;
          job_opening_id: string;
          profile_id: string;
          sent_by: string | null;
          reason: string;
          status: JobInvitationStatus;
          job_interaction_id: string | null;
          created_at: string;
          expires_at: string;
          ended_at: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_invitations_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_invitations_job_interaction_id_fkey";
            columns: ["job_interaction_id"];
            isOneToOne: false;
            referencedRelation: "job_interactions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_invitations_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_invitations_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_invitations_sent_by_fkey";
            columns: ["sent_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      job_openings: {
        Row: {
          id: string;
          company_id: string;
          recruiter_profile_id: string | null;
          title: string;
          description: string;
          status: JobStatus;
          seniority: Seniority | null;
          employment_type: EmploymentType | null;
          remote_policy: RemotePolicy | null;
          places: string[];
          countries: string[];
          utc_offset_min: number | null;
          utc_offset_max: number | null;
          pay_min: number | null;
          pay_max: number | null;
          pay_currency: string | null;
          pay_period: PayPeriod;
          pay_min_year: number | null;
          pay_max_year: number | null;
          equity: string | null;
          visa_sponsorship: boolean | null;
          min_years: number | null;
          min_rank: number | null;
          min_system_design: number | null;
          interview_process: string | null;
          is_listed: boolean;
          is_public: boolean;
          version: number;
          published_at: string | null;
          expires_at: string | null;
          ended_at: string | null;
          created_at: string;
          updated_at: string;
          role_family: RoleFamily | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_openings_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_openings_recruiter_profile_id_fkey";
            columns: ["recruiter_profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      job_sharing: {
        Row: {
          id: string;
          job_opening_id: string;
          shared_by: string | null;
          shared_with: string;
          created_at: string;
          note: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_sharing_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_sharing_shared_by_fkey";
            columns: ["shared_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_sharing_shared_with_fkey";
            columns: ["shared_with"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      job_skills: {
        Row: {
          job_opening_id: string;
          skill_id: number;
          importance: Importance;
          min_years: number | null;
          position: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_skills_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_skills_skill_id_fkey";
            columns: ["skill_id"];
            isOneToOne: false;
            referencedRelation: "skills";
            referencedColumns: ["id"];
          },
        ];
      };
      job_weights: {
        Row: {
          id: string;
          job_opening_id: string;
          criterion: Criterion;
          skill_id: number | null;
          weight: number;
          position: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "job_weights_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "job_weights_job_opening_id_skill_id_fkey";
            columns: ["job_opening_id", "skill_id"];
            isOneToOne: false;
            referencedRelation: "job_skills";
            referencedColumns: ["job_opening_id", "skill_id"];
          },
        ];
      };
      messages: {
        Row: {
          id: string;
          conversation_id: string;
          sender_id: string | null;
          sequence: number;
          kind: MessageKind;
          body: string;
          created_at: string;
          edited_at: string | null;
          deleted_at: string | null;
          attachments: AttachedFile[];
          invitation_id: string | null;
          reply_to_id: string | null;
          scheduled_interview_id: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "messages_conversation_id_fkey";
            columns: ["conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "messages_invitation_id_fkey";
            columns: ["invitation_id"];
            isOneToOne: false;
            referencedRelation: "challenge_invitations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "messages_reply_to_id_fkey";
            columns: ["conversation_id", "reply_to_id"];
            isOneToOne: false;
            referencedRelation: "messages";
            referencedColumns: ["conversation_id", "id"];
          },
          {
            foreignKeyName: "messages_scheduled_interview_id_fkey";
            columns: ["scheduled_interview_id"];
            isOneToOne: false;
            referencedRelation: "scheduled_interviews";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "messages_sender_id_fkey";
            columns: ["sender_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      notification_settings: {
        Row: {
          profile_id: string;
          kind: NotificationKind;
          in_app: boolean;
          email: boolean;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "notification_settings_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      notifications: {
        Row: {
          id: string;
          profile_id: string;
          kind: NotificationKind;
          event: string;
          thing: string;
          about_id: string | null;
          title: string;
          path: string;
          is_shown: boolean;
          created_at: string;
          read_at: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "notifications_about_id_fkey";
            columns: ["about_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      profile_certificates: {
        Row: {
          id: string;
          profile_id: string;
          name: string;
          issuer: string | null;
          issued_on: string | null;
          url: string | null;
          created_at: string;
        };
        Insert: {
          profile_id: string;
          name: string;
          issuer?: string | null;
          issued_on?: string | null;
          url?: string | null;
        };
        Update: {
          name?: string;
          issuer?: string | null;
          issued_on?: string | null;
          url?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "profile_certificates_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      profile_languages: {
        Row: {
          id: string;
          profile_id: string;
          name: string;
          fluency: Fluency | null;
          position: number;
          created_at: string;
        };
        Insert: {
          profile_id: string;
          name: string;
          fluency?: Fluency | null;
          position?: number;
        };
        Update: {
          name?: string;
          fluency?: Fluency | null;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: "profile_languages_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      profile_links: {
        Row: {
          id: string;
          profile_id: string;
          kind: LinkKind;
          label: string | null;
          url: string;
          position: number;
          created_at: string;
          verified_at: string | null;
          verified_by: LinkProof | null;
          checked_at: string | null;
          check_failure: LinkCheckFailure | null;
          missed: number;
          lapsed_at: string | null;
          check_due_at: string | null;
        };
        Insert: {
          profile_id: string;
          kind?: LinkKind;
          label?: string | null;
          url: string;
          position?: number;
        };
        Update: {
          kind?: LinkKind;
          label?: string | null;
          url?: string;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: "profile_links_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      profile_skills: {
        Row: {
          id: string;
          profile_id: string;
          skill_id: number | null;
          name: string;
          level: number | null;
          years: number | null;
          position: number;
          created_at: string;
        };
        Insert: {
          profile_id: string;
          name: string;
          level?: number | null;
          years?: number | null;
          position?: number;
        };
        Update: {
          name?: string;
          level?: number | null;
          years?: number | null;
          position?: number;
        };
        Relationships: [
          {
            foreignKeyName: "profile_skills_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "profile_skills_skill_id_fkey";
            columns: ["skill_id"];
            isOneToOne: false;
            referencedRelation: "skills";
            referencedColumns: ["id"];
          },
        ];
      };
      profiles: {
        Row: {
          id: string;
          slug: string;
          role: Role | null;
          needs_onboarding: boolean;
          is_active: boolean;
          is_internal_admin: boolean;
          company_id: string | null;
          company_role: CompanyRole | null;
          company_approval_status: ApprovalStatus | null;
          full_name: string;
          avatar_url: string | null;
          headline: string | null;
          about: string | null;
          location: string | null;
          years_experience: number | null;
          visibility: Visibility;
          country: string | null;
          timezone: string | null;
          seniority: Seniority | null;
          availability: Availability | null;
          work_modes: RemotePolicy[];
          employment_types: EmploymentType[];
          work_countries: string[];
          open_to_relocation: boolean;
          salary_min: number | null;
          salary_currency: string | null;
          read_receipts: boolean;
          wants_rejection_reason: boolean;
          tier: SeekerTier;
          special_rank: string | null;
          completed_challenges: number;
          system_design_score: number | null;
          created_at: string;
          updated_at: string;
          analytics_opt_out: boolean;
          phone_verified_at: string | null;
          role_families: RoleFamily[] | null;
          takes_job_invitations: boolean;
          short_code: string;
        };
        Insert: Record<string, never>;
        Update: {
          full_name?: string;
          avatar_url?: string | null;
          headline?: string | null;
          about?: string | null;
          location?: string | null;
          years_experience?: number | null;
          visibility?: Visibility;
          country?: string | null;
          timezone?: string | null;
          seniority?: Seniority | null;
          availability?: Availability | null;
          work_modes?: RemotePolicy[];
          employment_types?: EmploymentType[];
          work_countries?: string[];
          open_to_relocation?: boolean;
          salary_min?: number | null;
          salary_currency?: string | null;
          read_receipts?: boolean;
          wants_rejection_reason?: boolean;
          analytics_opt_out?: boolean;
          role_families?: RoleFamily[] | null;
          takes_job_invitations?: boolean;
        };
        Relationships: [
          {
            foreignKeyName: "profiles_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "profiles_special_rank_fkey";
            columns: ["special_rank"];
            isOneToOne: false;
            referencedRelation: "developer_ranks";
            referencedColumns: ["name"];
          },
        ];
      };
      quiet_hours: {
        Row: {
          profile_id: string;
          starts_at: string;
          ends_at: string;
          time_zone: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "quiet_hours_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: true;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      rank_moments: {
        Row: {
          profile_id: string;
          rank: string;
          reached_at: string;
          seen_at: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "rank_moments_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "rank_moments_rank_fkey";
            columns: ["rank"];
            isOneToOne: false;
            referencedRelation: "developer_ranks";
            referencedColumns: ["name"];
          },
        ];
      };
      receipts: {
        Row: {
          id: string;
          subscription_id: string;
          number: string;
          tier_id: string;
          amount_cents: number;
          currency: string;
          period_start: string;
          period_end: string;
          paid_at: string;
          url: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "receipts_subscription_id_fkey";
            columns: ["subscription_id"];
            isOneToOne: false;
            referencedRelation: "subscriptions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "receipts_tier_id_fkey";
            columns: ["tier_id"];
            isOneToOne: false;
            referencedRelation: "subscription_tiers";
            referencedColumns: ["id"];
          },
        ];
      };
      recruiter_permissions: {
        Row: {
          profile_id: string;
          permission: Permission;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "recruiter_permissions_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      saved_jobs: {
        Row: {
          profile_id: string;
          job_opening_id: string;
          created_at: string;
        };
        Insert: {
          profile_id: string;
          job_opening_id: string;
        };
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "saved_jobs_job_opening_id_fkey";
            columns: ["job_opening_id"];
            isOneToOne: false;
            referencedRelation: "job_openings";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "saved_jobs_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      scheduled_interviews: {
        Row: {
          id: string;
          conversation_id: string;
          proposed_by: string | null;
          is_by_company: boolean;
          starts: string[];
          duration_minutes: number;
          place: string | null;
          status: ScheduledInterviewStatus;
          starts_at: string | null;
          answered_by: string | null;
          answered_at: string | null;
          cancelled_at: string | null;
          revision: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "scheduled_interviews_answered_by_fkey";
            columns: ["answered_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "scheduled_interviews_conversation_id_fkey";
            columns: ["conversation_id"];
            isOneToOne: false;
            referencedRelation: "conversations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "scheduled_interviews_proposed_by_fkey";
            columns: ["proposed_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      skill_aliases: {
        Row: {
          alias: string;
          skill_id: number;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "skill_aliases_skill_id_fkey";
            columns: ["skill_id"];
            isOneToOne: false;
            referencedRelation: "skills";
            referencedColumns: ["id"];
          },
        ];
      };
      skills: {
        Row: {
          id: number;
          slug: string;
          name: string;
          category: SkillCategory;
          retired: boolean;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      submission_tests: {
        Row: {
          submission_id: string;
          position: number;
          profile_id: string;
          name: string;
          visible: boolean;
          verdict: Verdict;
          time_ms: number | null;
          memory_kib: number | null;
          got: Json | null;
          stdout: string | null;
          message: string | null;
          line: number | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "submission_tests_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submission_tests_submission_id_fkey";
            columns: ["submission_id"];
            isOneToOne: false;
            referencedRelation: "submissions";
            referencedColumns: ["id"];
          },
        ];
      };
      submissions: {
        Row: {
          id: string;
          challenge_id: string | null;
          version_id: string | null;
          invitation_id: string | null;
          employer_version_id: string | null;
          profile_id: string;
          kind: SubmissionKind;
          original_id: string | null;
          language: Language;
          source: string;
          custom_input: Json | null;
          state: SubmissionState;
          verdict: Verdict | null;
          passed: number | null;
          total: number | null;
          time_ms: number | null;
          memory_kib: number | null;
          message: string | null;
          line: number | null;
          attempts: number;
          queued_at: string;
          started_at: string | null;
          judged_at: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "submissions_challenge_id_fkey";
            columns: ["challenge_id"];
            isOneToOne: false;
            referencedRelation: "challenges";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_employer_version_id_fkey";
            columns: ["employer_version_id"];
            isOneToOne: false;
            referencedRelation: "employer_challenge_versions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_invitation_id_fkey";
            columns: ["invitation_id"];
            isOneToOne: false;
            referencedRelation: "challenge_invitations";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_original_id_fkey";
            columns: ["original_id"];
            isOneToOne: false;
            referencedRelation: "submissions";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submissions_version_id_fkey";
            columns: ["version_id"];
            isOneToOne: false;
            referencedRelation: "challenge_versions";
            referencedColumns: ["id"];
          },
        ];
      };
      subscription_tiers: {
        Row: {
          id: string;
          audience: Role;
          position: number;
          name: string;
          price_monthly: number | null;
          price_yearly: number | null;
          price_string: string;
          description: string;
          badge_text: string | null;
          features: TierFeature[];
          notes: string | null;
          is_limited: boolean;
          limits: TierLimits;
          created_at: string;
          seats: number | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      subscriptions: {
        Row: {
          id: string;
          profile_id: string | null;
          company_id: string | null;
          tier_id: string;
          state: SubscriptionState;
          billing_interval: BillingInterval;
          current_period_start: string;
          current_period_end: string;
          grace_ends_at: string | null;
          entitled_until: string | null;
          next_tier_id: string | null;
          next_billing_interval: BillingInterval | null;
          provider: BillingProvider;
          created_at: string;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "subscriptions_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "subscriptions_next_tier_id_fkey";
            columns: ["next_tier_id"];
            isOneToOne: false;
            referencedRelation: "subscription_tiers";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "subscriptions_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "subscriptions_tier_id_fkey";
            columns: ["tier_id"];
            isOneToOne: false;
            referencedRelation: "subscription_tiers";
            referencedColumns: ["id"];
          },
        ];
      };
      team_invitations: {
        Row: {
          id: string;
          company_id: string;
          permissions: string[];
          invited_by: string | null;
          created_at: string;
          expires_at: string;
          accepted_at: string | null;
          accepted_by: string | null;
          revoked_at: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "team_invitations_accepted_by_fkey";
            columns: ["accepted_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "team_invitations_company_id_fkey";
            columns: ["company_id"];
            isOneToOne: false;
            referencedRelation: "companies";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "team_invitations_invited_by_fkey";
            columns: ["invited_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      view_marks: {
        Row: {
          user_id: string;
          view: MarkedView;
          viewed_at: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "view_marks_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      watchlist: {
        Row: {
          owner_id: string;
          profile_id: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: "watchlist_owner_id_fkey";
            columns: ["owner_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "watchlist_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Views: {
      known_people: {
        Row: {
          id: string;
          full_name: string;
          avatar_url: string | null;
          headline: string | null;
          role: Role | null;
          company_id: string | null;
          company_name: string | null;
          company_role: CompanyRole | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      talent_profiles: {
        Row: {
          id: string | null;
          slug: string | null;
          full_name: string | null;
          avatar_url: string | null;
          headline: string | null;
          location: string | null;
          country: string | null;
          years_experience: number | null;
          seniority: string | null;
          availability: string | null;
          rank: string | null;
          special_rank: string | null;
          completed_challenges: number | null;
          system_design_score: number | null;
          skills: string[] | null;
          updated_at: string | null;
          phone_verified: boolean | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
    };
    Functions: {
      abandon_checkout: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, state: CheckoutState, };
      };
      accept_interview: {
        Args: { p_id: string, p_starts_at: string; p_idempotency_key?: string | null };
        Returns: { id: string, conversation_id: string, 
/**
 * Null once that account is deleted.
 */
proposed_by: string | null, is_by_company: boolean, 
/**
 * The times of which the other side accepts one.
 */
starts: Array<string>, duration_minutes: number, 
/**
 * An address, or a link to a call.
 */
place: string | null, status: ScheduledInterviewStatus, 
/**
 * The time that was accepted; it stays when the interview is cancelled.
 */
starts_at: string | null, answered_by: string | null, answered_at: string | null, cancelled_at: string | null, 
/**
 * How often it was changed.
 */
revision: number, created_at: string, };
      };
      accept_invitation: {
        Args: { p_token: string, p_full_name?: string | null; p_idempotency_key?: string | null };
        Returns: { company_id: string, 
/**
 * What the new recruiter may do; null for an invitation that the caller accepted before.
 */
permissions: Array<Permission> | null, };
      };
      accept_job_invitation: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, status: JobInvitationStatus, conversation_id: string, };
      };
      add_candidate_note: {
        Args: { p_id: string, p_interaction_id: string, p_body: string, p_mentions?: Array<string> | null; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      add_job_import_chunk: {
        Args: { p_id: string, p_position: number, p_data: string; p_idempotency_key?: string | null };
        Returns: { received_bytes: number, };
      };
      add_sso_domain: {
        Args: { p_domain: string; p_idempotency_key?: string | null };
        Returns: { domain: string, token: string, };
      };
      admin_add_featured_job: {
        Args: { p_job_opening_id: string, p_day: string, p_reason: string, p_in_place_of?: string | null; p_idempotency_key?: string | null };
        Returns: { job_opening_id: string, };
      };
      admin_audit_log: {
        Args: { p_reason: string, p_action?: string | null, p_subject?: string | null, p_actor_id?: string | null, p_search?: string | null, p_since?: string | null, p_until?: string | null, p_limit?: number | null, p_before?: number | null; p_idempotency_key?: string | null };
        Returns: { entries: Array<AuditEntry>, 
/**
 * What the next page is before; null at the end.
 */
next_before: number | null, };
      };
      admin_cancel_factor_removal: {
        Args: { p_factor_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { factor_id: string, };
      };
      admin_close_report: {
        Args: { p_id: string, p_outcome: ReportOutcome, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, state: ReportState, outcome: ReportOutcome, };
      };
      admin_confirm_factor_removal: {
        Args: { p_factor_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { factor_id: string, };
      };
      admin_count_feedback: {
        Args: { p_reason: string, p_role: Role, p_days?: number | null; p_idempotency_key?: string | null };
        Returns: { questions: Array<FeedbackQuestion>, };
      };
      admin_count_interview_scores: {
        Args: { p_reason: string, p_months?: number | null; p_idempotency_key?: string | null };
        Returns: { 
/**
 * The first month, `YYYY-MM`.
 */
since: string, scores: Array<ScoreCount>, };
      };
      admin_deactivate_person: {
        Args: { p_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, state: AccountState, };
      };
      admin_decide_dispute: {
        Args: { p_id: string, p_decision: DisputeDecision, p_reason: string, p_expected?: unknown | null; p_idempotency_key?: string | null };
        Returns: { id: string, state: DisputeState, 
/**
 * The test that it became.
 */
test_name: string | null, 
/**
 * Submissions that wait to be judged again.
 */
judged_again: number, };
      };
      admin_dismiss_job_reports: {
        Args: { p_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, 
/**
 * Reports that were closed.
 */
closed: number, };
      };
      admin_find_people: {
        Args: { p_reason: string, p_search?: string | null, p_role?: Role | null, p_state?: AccountState | null, p_is_staff?: boolean | null, p_company_id?: string | null, p_limit?: number | null, p_cursor?: string | null; p_idempotency_key?: string | null };
        Returns: { people: Array<ListedPerson>, 
/**
 * What the next page comes after; null at the end.
 */
next_cursor: string | null, };
      };
      admin_get_bug_report: {
        Args: { p_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { 
/**
 * Name of the object in the bucket `bug-reports`.
 */
screenshot_path: string | null, user_agent: string | null, platform: string | null, language: string | null, viewport: string | null, 
/**
 * Of the last error that the app had shown.
 */
request_id: string | null, id: string, state: BugReportState, words: string, has_screenshot: boolean, 
/**
 * What the person reads.
 */
answer: string | null, answered_at: string | null, created_at: string, reporter: BugReporter, };
      };
      admin_get_company: {
        Args: { p_company_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, slug: string, name: string, approval_status: ApprovalStatus, public_link: boolean, logo_url: string | null, tagline: string | null, about: string | null, size: CompanySize | null, stage: CompanyStage | null, industry: string | null, founded_year: number | null, places: Array<string>, tech_stack: Array<string>, culture: string | null, benefits: Array<string>, website: string | null, links: CompanyLink[], response_days: number | null, version: number, created_at: string, updated_at: string, members: Array<CompanyMember>, jobs: Array<CompanyOpening>, reviews: Array<CompanyReview>, };
      };
      admin_get_featured_jobs: {
        Args: { p_reason: string, p_day?: string | null; p_idempotency_key?: string | null };
        Returns: { day: string, 
/**
 * It isn't over: jobs can be taken out.
 */
is_open: boolean, jobs: Array<StaffFeaturedJob>, };
      };
      admin_get_interview_review: {
        Args: { p_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, state: ReviewState, reason: string, asked_at: string, decided_at: string | null, seniority: InterviewSeniority, problem: InterviewRoomProblem, rubric: Rubric, answer: InterviewAnswer, turns: Array<InterviewTurn>, computed: Array<ComputedEstimate>, drills: Array<InterviewDrill>, questions: Array<ClosedQuestion>, };
      };
      admin_get_job: {
        Args: { p_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { 
/**
 * Markdown.
 */
description: string, places: Array<string>, remote_policy: RemotePolicy | null, pay_min: number | null, pay_max: number | null, pay_currency: string | null, pay_period: PayPeriod | null, 
/**
 * Null unless staff took it down.
 */
takedown: StaffTakedown | null, 
/**
 * The newest 100.
 */
reports: Array<JobReport>, id: string, title: string, status: JobStatus, is_listed: boolean, company: StaffJobCompany, created_at: string, published_at: string | null, 
/**
 * Reports that staff haven't closed.
 */
open_reports: number, is_taken_down: boolean, 
/**
 * What the list continues after, to follow this one.
 */
cursor: string, };
      };
      admin_get_numbers: {
        Args: { p_reason: string, p_days?: number | null; p_idempotency_key?: string | null };
        Returns: { figures: Array<FigureByDay>, };
      };
      admin_get_person: {
        Args: { p_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, slug: string, full_name: string, avatar_url: string | null, headline: string | null, email: string | null, email_confirmed: boolean, phone_confirmed: boolean, has_password: boolean, 
/**
 * Where else they sign in.
 */
providers: Array<string>, role: Role | null, visibility: Visibility, tier: SeekerTier, is_staff: boolean, is_me: boolean, state: AccountState, completed_challenges: number, special_rank: string | null, company: PersonMembership | null, created_at: string, last_sign_in_at: string | null, 
/**
 * Devices on which they are signed in.
 */
sessions: number, passkeys: number, factors: Array<PersonFactor>, 
/**
 * The newest reports about them, 20 at most.
 */
reports: Array<ReportAbout>, 
/**
 * The newest acts of staff on their account, 10 at most; looks aren't among them.
 */
acts: Array<ActOnPerson>, };
      };
      admin_get_report: {
        Args: { p_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { messages: Array<ReportMessage>, id: string, state: ReportState, reason: ReportReason, 
/**
 * What the reporter wrote about it.
 */
words: string | null, 
/**
 * A message was reported, rather than the person.
 */
is_message: boolean, 
/**
 * The message as it was when it was reported.
 */
message_body: string | null, outcome: ReportOutcome | null, created_at: string, closed_at: string | null, 
/**
 * Null once the account is gone.
 */
reporter: ReportPerson | null, reported: ReportPerson, company_name: string | null, 
/**
 * Reports about the same person, this one included.
 */
reports_of_person: number, };
      };
      admin_judge_again: {
        Args: { p_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      admin_list_bug_reports: {
        Args: { p_reason: string, p_state?: BugReportState | null; p_idempotency_key?: string | null };
        Returns: { bug_reports: Array<StaffBugReport>, };
      };
      admin_list_challenges: {
        Args: { p_reason: string; p_idempotency_key?: string | null };
        Returns: { challenges: Array<StaffChallenge>, 
/**
 * Submissions in the queue of the judges.
 */
waiting: number, };
      };
      admin_list_companies: {
        Args: { p_reason: string, p_status?: ApprovalStatus | null, p_search?: string | null, p_limit?: number | null, p_cursor?: string | null; p_idempotency_key?: string | null };
        Returns: { companies: Array<ListedCompany>, 
/**
 * What the next page comes after; null at the end.
 */
next_cursor: string | null, };
      };
      admin_list_disputes: {
        Args: { p_reason: string, p_state?: DisputeState | null; p_idempotency_key?: string | null };
        Returns: { disputes: Array<StaffDispute>, };
      };
      admin_list_factor_removals: {
        Args: { p_reason: string; p_idempotency_key?: string | null };
        Returns: { removals: Array<WaitingRemoval>, };
      };
      admin_list_feedback: {
        Args: { p_reason: string, p_role: Role, p_feedback_type?: FeedbackType | null, p_component_id?: string | null, p_days?: number | null, p_limit?: number | null, p_cursor?: string | null; p_idempotency_key?: string | null };
        Returns: { feedback: Array<StaffFeedback>, 
/**
 * What the next page comes after; null at the end.
 */
next_cursor: string | null, };
      };
      admin_list_interview_reviews: {
        Args: { p_reason: string, p_state?: ReviewState | null; p_idempotency_key?: string | null };
        Returns: Array<{ id: string, state: ReviewState, reason: string, asked_at: string, decided_at: string | null, seniority: InterviewSeniority, problem: InterviewProblemName, before: number | null, after: number | null, }>;
      };
      admin_list_jobs: {
        Args: { p_reason: string, p_search?: string | null, p_status?: JobStatus | null, p_is_reported?: boolean | null, p_is_taken_down?: boolean | null, p_company_id?: string | null, p_limit?: number | null, p_cursor?: string | null; p_idempotency_key?: string | null };
        Returns: { jobs: Array<StaffJob>, 
/**
 * What the next page comes after; null at the end.
 */
next_cursor: string | null, };
      };
      admin_list_outbox: {
        Args: { p_reason: string, p_state?: OutboxState | null, p_to?: string | null, p_limit?: number | null, p_cursor?: string | null; p_idempotency_key?: string | null };
        Returns: { entries: Array<OutboxLine>, 
/**
 * What isn't sent, by state.
 */
unsent: Array<OutboxCount>, 
/**
 * What the next page comes after; null at the end.
 */
next_cursor: string | null, };
      };
      admin_list_reports: {
        Args: { p_reason: string, p_state?: ReportState | null; p_idempotency_key?: string | null };
        Returns: { reports: Array<StaffReport>, };
      };
      admin_list_sso_domains: {
        Args: { p_reason: string; p_idempotency_key?: string | null };
        Returns: Array<{ domain: string, company_id: string, company_name: string, company_slug: string, verified_at: string | null, verified_by: DomainVerifier | null, created_at: string, }>;
      };
      admin_list_submissions: {
        Args: { p_reason: string, p_trouble?: JudgingTrouble | null; p_idempotency_key?: string | null };
        Returns: { submissions: Array<UnjudgedSubmission>, 
/**
 * What running workers judge.
 */
judged_languages: Array<Language>, };
      };
      admin_list_unscored_interviews: {
        Args: { p_reason: string; p_idempotency_key?: string | null };
        Returns: Array<{ id: string, state: AttemptState, practice: boolean, seniority: InterviewSeniority, problem: InterviewProblemName, finished_at: string, scoring_at: string, returned_at: string | null, 
/**
 * Answers of a model that are kept of it.
 */
answers: number, last_error: string | null, }>;
      };
      admin_publish_challenge: {
        Args: { p_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, slug: string, published_at: string | null, retired_at: string | null, };
      };
      admin_remove_featured_job: {
        Args: { p_job_opening_id: string, p_day: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { job_opening_id: string, };
      };
      admin_request_factor_removal: {
        Args: { p_factor_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { factor_id: string, expires_at: string, };
      };
      admin_restore_job: {
        Args: { p_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, is_taken_down: boolean, };
      };
      admin_restore_person: {
        Args: { p_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      admin_retire_challenge: {
        Args: { p_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, slug: string, published_at: string | null, retired_at: string | null, };
      };
      admin_retry_interview_scoring: {
        Args: { p_attempt_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, state: AttemptState, };
      };
      admin_retry_outbox: {
        Args: { p_reason: string, p_id?: string | null; p_idempotency_key?: string | null };
        Returns: { 
/**
 * How many are tried again; all that failed are 1,000 at a time.
 */
retried: number, };
      };
      admin_review_company: {
        Args: { p_company_id: string, p_status: ApprovalStatus, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, approval_status: ApprovalStatus, };
      };
      admin_score_interview: {
        Args: { p_id: string, p_findings: Array<PersonFinding>, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, state: ReviewState, before: number, total: number, };
      };
      admin_security_log: {
        Args: { p_reason: string, p_action?: string | null, p_user_id?: string | null, p_limit?: number | null, p_before?: number | null; p_idempotency_key?: string | null };
        Returns: { entries: Array<SecurityEntry>, 
/**
 * What the next page is before; null at the end.
 */
next_before: number | null, };
      };
      admin_set_bug_report_state: {
        Args: { p_id: string, p_state: BugReportState, p_reason: string, p_answer?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, state: BugReportState, answer: string | null, };
      };
      admin_set_special_rank: {
        Args: { p_profile_id: string, p_reason: string, p_rank?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, special_rank: string | null, };
      };
      admin_set_staff: {
        Args: { p_id: string, p_is_staff: boolean, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, is_staff: boolean, };
      };
      admin_take_down_job: {
        Args: { p_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, is_taken_down: boolean, };
      };
      admin_verify_sso_domain: {
        Args: { p_domain: string, p_reason: string, p_company_id?: string | null, p_verified?: boolean | null; p_idempotency_key?: string | null };
        Returns: { domain: string, company_id: string, verified: boolean, };
      };
      allow_job_invitations: {
        Args: { p_company_id: string; p_idempotency_key?: string | null };
        Returns: { company_id: string, };
      };
      apply_job_import: {
        Args: { p_document: unknown, p_choices: unknown, p_base_version?: number | null; p_idempotency_key?: string | null };
        Returns: { id: string, missing_for_publish: Array<MissingForPublish>, };
      };
      apply_resume_import: {
        Args: { p_document: unknown, p_base_version: string, p_choices?: unknown | null; p_idempotency_key?: string | null };
        Returns: { added: number, 
/**
 * The profile's own fields count as one.
 */
updated: number, deleted: number, skipped: number, };
      };
      approve_candidate: {
        Args: { p_interaction_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, decision: InterestDecision, conversation_id: string, };
      };
      approve_candidates: {
        Args: { p_interaction_ids: Array<string>; p_idempotency_key?: string | null };
        Returns: { approved: Array<ApprovedCandidate>, refused: Array<Refusal>, };
      };
      archive_employer_challenge: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, status: EmployerChallengeStatus, };
      };
      ask_for_review: {
        Args: { p_id: string, p_profile_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, profile_id: string, };
      };
      ask_interview_review: {
        Args: { p_attempt_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { state: ReviewState, asked_at: string, };
      };
      ask_next_question: {
        Args: { p_attempt_id: string; p_idempotency_key?: string | null };
        Returns: { turns: Array<InterviewTurn>, };
      };
      block_person: {
        Args: { p_person_id: string; p_idempotency_key?: string | null };
        Returns: { person_id: string, };
      };
      browse_jobs: {
        Args: { p_tab?: BrowseTab | null, p_text?: string | null, p_skills?: Array<string> | null, p_remote?: Array<RemotePolicy> | null, p_place?: string | null, p_pay_min?: number | null, p_currency?: string | null, p_seniority?: Array<Seniority> | null, p_employment_types?: Array<EmploymentType> | null, p_badges?: Array<string> | null, p_posted_within_days?: number | null, p_limit?: number | null, p_cursor?: string | null; p_idempotency_key?: string | null };
        Returns: BrowsePage;
      };
      cancel_interview: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, conversation_id: string, 
/**
 * Null once that account is deleted.
 */
proposed_by: string | null, is_by_company: boolean, 
/**
 * The times of which the other side accepts one.
 */
starts: Array<string>, duration_minutes: number, 
/**
 * An address, or a link to a call.
 */
place: string | null, status: ScheduledInterviewStatus, 
/**
 * The time that was accepted; it stays when the interview is cancelled.
 */
starts_at: string | null, answered_by: string | null, answered_at: string | null, cancelled_at: string | null, 
/**
 * How often it was changed.
 */
revision: number, created_at: string, };
      };
      cancel_subscription: {
        Args: { p_idempotency_key?: string | null };
        Returns: { 
/**
 * When it ends.
 */
ends_at: string, };
      };
      change_slug: {
        Args: { p_slug: string, p_company?: boolean | null; p_idempotency_key?: string | null };
        Returns: { slug: string, changes_left: number, 
/**
 * When the next change is possible; null while some are left.
 */
next_change_at: string | null, };
      };
      change_tier: {
        Args: { p_id: string, p_tier_id: string, p_billing_interval: BillingInterval; p_idempotency_key?: string | null };
        Returns: { takes_effect: TierChange, 
/**
 * When the new plan begins.
 */
takes_effect_at: string, 
/**
 * What is paid at once, in cents.
 */
due_now_cents: number, currency: string, };
      };
      choose_interview_score: {
        Args: { p_choice: ScoreChoice; p_idempotency_key?: string | null };
        Returns: { choice: ScoreChoice, };
      };
      choose_role: {
        Args: { p_role: Role; p_idempotency_key?: string | null };
        Returns: { role: Role, };
      };
      close_job: {
        Args: { p_id: string, p_outcome?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, status: JobStatus, version: number, };
      };
      complete_onboarding_seeker: {
        Args: { p_full_name: string, p_headline: string, p_location: string, p_years_experience: number, p_skills: Array<SkillChoiceInput>, p_country?: string | null; p_idempotency_key?: string | null };
        Returns: { slug: string, };
      };
      count_company_jobs: {
        Args: { p_title?: string | null; p_owner?: string | null };
        Returns: JobCounts | null;
      };
      create_company: {
        Args: { p_name: string, p_full_name: string, p_website?: string | null; p_idempotency_key?: string | null };
        Returns: { company_id: string, slug: string, };
      };
      deactivate_account: {
        Args: { p_idempotency_key?: string | null };
        Returns: { deactivated: boolean, jobs_paused: number, };
      };
      decide_invitation: {
        Args: { p_id: string, p_decision: InvitationDecision, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, status: InvitationStatus, decided_at: string, };
      };
      decline_interview: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, conversation_id: string, 
/**
 * Null once that account is deleted.
 */
proposed_by: string | null, is_by_company: boolean, 
/**
 * The times of which the other side accepts one.
 */
starts: Array<string>, duration_minutes: number, 
/**
 * An address, or a link to a call.
 */
place: string | null, status: ScheduledInterviewStatus, 
/**
 * The time that was accepted; it stays when the interview is cancelled.
 */
starts_at: string | null, answered_by: string | null, answered_at: string | null, cancelled_at: string | null, 
/**
 * How often it was changed.
 */
revision: number, created_at: string, };
      };
      decline_invitation: {
        Args: { p_id: string, p_reason?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, status: InvitationStatus, };
      };
      decline_job_invitation: {
        Args: { p_id: string, p_never_again?: boolean | null; p_idempotency_key?: string | null };
        Returns: { id: string, status: JobInvitationStatus, };
      };
      delete_account: {
        Args: { p_confirmation: string, p_close_company?: boolean | null; p_idempotency_key?: string | null };
        Returns: { deleted: boolean, 
/**
 * Null for someone who was in no company.
 */
company: CompanyAfter | null, };
      };
      delete_candidate_note: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      delete_employer_challenge: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, deleted: boolean, };
      };
      delete_featured_project: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: Record<symbol, never>;
      };
      delete_job: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: Record<symbol, never>;
      };
      delete_jobs: {
        Args: { p_ids: Array<string>; p_idempotency_key?: string | null };
        Returns: { deleted: Array<string>, refused: Array<Refusal>, };
      };
      delete_message: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, conversation_id: string, 
/**
 * No one's: a system message, or one of an account that has ended.
 */
sender_id: string | null, sequence: number, kind: MessageKind, body: string, attachments: Array<AttachedFile>, 
/**
 * The message of the same conversation that it answers.
 */
reply_to_id: string | null, created_at: string, edited_at: string | null, deleted_at: string | null, };
      };
      delete_webhook: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      discard_job_import: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      dispute_challenge: {
        Args: { p_challenge_id: string, p_claim: string, p_arguments?: unknown | null, p_setup?: string | null, p_expected?: unknown | null; p_idempotency_key?: string | null };
        Returns: { id: string, state: DisputeState, };
      };
      duplicate_job: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { 
/**
 * The new draft.
 */
id: string, };
      };
      edit_candidate_note: {
        Args: { p_id: string, p_body: string, p_mentions?: Array<string> | null; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      edit_message: {
        Args: { p_id: string, p_body: string; p_idempotency_key?: string | null };
        Returns: { id: string, conversation_id: string, 
/**
 * No one's: a system message, or one of an account that has ended.
 */
sender_id: string | null, sequence: number, kind: MessageKind, body: string, attachments: Array<AttachedFile>, 
/**
 * The message of the same conversation that it answers.
 */
reply_to_id: string | null, created_at: string, edited_at: string | null, deleted_at: string | null, };
      };
      end_conversation: {
        Args: { p_conversation_id: string; p_idempotency_key?: string | null };
        Returns: { conversation_id: string, ended_at: string, ended_by: string | null, };
      };
      end_session: {
        Args: { p_session_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      end_test_period: {
        Args: { p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      export_candidates: {
        Args: { p_job_opening_id: string, p_format: string, p_after?: string | null; p_idempotency_key?: string | null };
        Returns: { 
/**
 * Lines of a CSV, with their headings on the first page.
 */
text?: string, 
/**
 * JSON Resume documents.
 */
files?: Array<ResumeFile>, count: number, 
/**
 * What the next page is asked for by, as `p_after`.
 */
next: string | null, };
      };
      export_jobs: {
        Args: { p_format: string, p_status?: string | null, p_ids?: Array<string> | null, p_after?: string | null; p_idempotency_key?: string | null };
        Returns: { 
/**
 * Rows of a CSV, with their headings on the first page.
 */
text?: string, 
/**
 * schema.org JobPostings.
 */
postings?: Array<Json>, count: number, 
/**
 * What the next page is asked for by, as `p_after`.
 */
next: string | null, };
      };
      export_my_data: {
        Args: { p_idempotency_key?: string | null };
        Returns: { id: string, state: ExportState, };
      };
      export_profile: {
        Args: { p_format: string, p_pages?: number | null; p_idempotency_key?: string | null };
        Returns: { file_name: string, media_type: string, 
/**
 * Of a JSON Resume its text, of a PDF its bytes as Base64.
 */
content: string, };
      };
      express_interest: {
        Args: { p_job_opening_id: string, p_note?: string | null, p_source?: DecisionSource | null, p_use_bonus?: boolean | null; p_idempotency_key?: string | null };
        Returns: { id: string, status: InteractionStatus, quotas: DailyQuotas, match_score: number | null, };
      };
      fail_test_payment: {
        Args: { p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      find_similar_jobs: {
        Args: { p_title?: string | null, p_ids?: Array<string> | null; p_idempotency_key?: string | null };
        Returns: { jobs: Array<SimilarJob>, };
      };
      finish_interview: {
        Args: { p_attempt_id: string; p_idempotency_key?: string | null };
        Returns: { state: AttemptState, };
      };
      get_address: {
        Args: { p_kind: string; p_slug?: string | null };
        Returns: Address | null;
      };
      get_badges: {
        Args: Record<PropertyKey, never>;
        Returns: Badges | null;
      };
      get_blocked_people: {
        Args: Record<PropertyKey, never>;
        Returns: BlockedPerson[];
      };
      get_candidate: {
        Args: { p_interaction_id: string };
        Returns: Candidate | null;
      };
      get_candidate_filters: {
        Args: { p_shared?: boolean | null; p_job_opening_id?: string | null; p_status?: string | null; p_stage_id?: string | null; p_skill?: string | null; p_name?: string | null };
        Returns: CandidateFilters | null;
      };
      get_candidate_notes: {
        Args: { p_interaction_id: string };
        Returns: CandidateNotes | null;
      };
      get_challenge: {
        Args: { p_slug: string; p_idempotency_key?: string | null };
        Returns: ChallengeDetail | null;
      };
      get_challenge_invitation: {
        Args: { p_id: string };
        Returns: MyInvitation | CompanyInvitation | null;
      };
      get_challenge_reviews: {
        Args: { p_invitation_id: string };
        Returns: ChallengeReviews | null;
      };
      get_challenges: {
        Args: { p_idempotency_key?: string | null };
        Returns: Catalogue | null;
      };
      get_checkout: {
        Args: { p_id: string };
        Returns: Checkout | null;
      };
      get_company_analytics: {
        Args: { p_by?: string | null; p_count?: number | null; p_until?: string | null };
        Returns: CompanyAnalytics | null;
      };
      get_company_jobs: {
        Args: { p_group?: string | null; p_limit?: number | null; p_title?: string | null; p_owner?: string | null; p_sort?: string | null };
        Returns: CompanyJob[];
      };
      get_company_promise: {
        Args: { p_company_id: string };
        Returns: Json;
      };
      get_company_sso: {
        Args: { p_idempotency_key?: string | null };
        Returns: { 
/**
 * Null until the company has a provider.
 */
provider_id: string | null, issuer: string | null, client_id: string | null, 
/**
 * There is one; it is never shown again.
 */
has_secret: boolean, created_at: string | null, updated_at: string | null, domains: Array<SsoDomain>, 
/**
 * What the company's provider has to know: where it sends people back to.
 */
redirect_uri: string, };
      };
      get_conversation: {
        Args: { p_conversation_id: string };
        Returns: ConversationDetail | null;
      };
      get_daily_quotas: {
        Args: Record<PropertyKey, never>;
        Returns: DailyQuotas | null;
      };
      get_employer_challenge: {
        Args: { p_id: string };
        Returns: EditableChallenge | null;
      };
      get_employer_home: {
        Args: Record<PropertyKey, never>;
        Returns: EmployerHome | null;
      };
      get_featured_jobs: {
        Args: { p_idempotency_key?: string | null };
        Returns: BrowsePage;
      };
      get_founding_seats: {
        Args: Record<PropertyKey, never>;
        Returns: FoundingSeats | null;
      };
      get_interest_funnel: {
        Args: Record<PropertyKey, never>;
        Returns: InterestFunnel | null;
      };
      get_interested_candidates_for_employer: {
        Args: { p_employer_id: string; p_job_opening_id?: string | null; p_limit?: number | null; p_before?: string | null; p_before_id?: string | null; p_before_value?: number | null; p_sort?: string | null; p_status?: string | null; p_shared?: boolean | null; p_skill?: string | null; p_stage_id?: string | null; p_name?: string | null };
        Returns: CandidateRow[];
      };
      get_interview: {
        Args: { p_attempt_id: string; p_idempotency_key?: string | null };
        Returns: { attempt: InterviewRoomAttempt, problem: InterviewRoomProblem, phases: Array<RubricPhase>, computed: Array<ComputedEstimate>, drill: InterviewDrills, answer: InterviewAnswer, turns: Array<InterviewTurn>, };
      };
      get_interview_calendar: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { file_name: string, content: string, };
      };
      get_interview_lobby: {
        Args: { p_idempotency_key?: string | null };
        Returns: { may_start: boolean, why_not: WhyNoInterview | null, practice: boolean, limit: number, used: number, resets_at: string, running: RunningAttempt | null, attempts: Array<InterviewLine>, choice: ScoreChoice, rubric: Rubric, scored_by: InterviewScoredBy, problems: number, };
      };
      get_interview_receipt: {
        Args: { p_attempt_id: string; p_idempotency_key?: string | null };
        Returns: { attempt: FinishedAttempt, problem: FinishedProblem, rubric: Rubric, scored_by: InterviewScoredBy | null, receipt: InterviewReceipt | null, before: InterviewReceipt | null, review: MyInterviewReview | null, computed: Array<ComputedEstimate>, drills: Array<InterviewDrill>, turns: Array<InterviewTurn>, answer: InterviewAnswer, };
      };
      get_invitation: {
        Args: { p_token: string };
        Returns: FoundInvitation;
      };
      get_job: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: JobDetail | EditableJob | null;
      };
      get_job_import: {
        Args: { p_id: string };
        Returns: JobImport | null;
      };
      get_job_invitation_options: {
        Args: { p_profile_id: string; p_idempotency_key?: string | null };
        Returns: JobInvitationOptions;
      };
      get_job_overview: {
        Args: { p_id: string };
        Returns: JobOverview | null;
      };
      get_job_shares: {
        Args: { p_job_opening_id: string };
        Returns: JobShares | null;
      };
      get_kept_promises: {
        Args: { p_limit?: number | null };
        Returns: KeptCompany[];
      };
      get_missing_skills: {
        Args: { p_limit?: number | null; p_idempotency_key?: string | null };
        Returns: { 
/**
 * Jobs that are a good or a strong match and wait for the caller's decision.
 */
matches: number, 
/**
 * Skills that are missing in all.
 */
total: number, 
/**
 * What most of these jobs ask for is first.
 */
skills: Array<MissingSkill>, };
      };
      get_my_export: {
        Args: Record<PropertyKey, never>;
        Returns: DataExport | null;
      };
      get_my_interests: {
        Args: Record<PropertyKey, never>;
        Returns: Interest[];
      };
      get_my_job_invitations: {
        Args: { p_idempotency_key?: string | null };
        Returns: MyJobInvitation[];
      };
      get_my_profile: {
        Args: Record<PropertyKey, never>;
        Returns: MyProfile | null;
      };
      get_my_sessions: {
        Args: { p_idempotency_key?: string | null };
        Returns: Array<{ id: string, created_at: string, last_used_at: string, user_agent: string | null, 
/**
 * The beginning of its network address.
 */
ip_hint: string | null, place: string | null, aal: Aal, 
/**
 * Whether it is the one that asks.
 */
current: boolean, }>;
      };
      get_notifications: {
        Args: { p_limit?: number | null; p_before?: string | null; p_before_id?: string | null };
        Returns: NotificationEntry[];
      };
      get_pay_bands: {
        Args: { p_skill?: string | null, p_seniority?: Seniority | null, p_place?: string | null, p_matching?: boolean | null; p_idempotency_key?: string | null };
        Returns: { 
/**
 * The currency of all amounts: the one in which the caller expects pay, else that of the reference rates. Null where there
 * is neither.
 */
currency: string | null, 
/**
 * The day of the reference rates by which other currencies were converted.
 */
rates_on: string | null, 
/**
 * Jobs that pass everything asked for, and whose pay is known.
 */
jobs: number, 
/**
 * Their band.
 */
quartiles: PayQuartiles | null, 
/**
 * The caller's skills, and the one asked for.
 */
skills: Array<BandOfJobs>, 
/**
 * Levels, the lowest first.
 */
seniorities: Array<BandOfJobs>, 
/**
 * Remote work, and countries for the rest: the one with most jobs first.
 */
places: Array<BandOfJobs>, };
      };
      get_practice_design: {
        Args: { p_slug: string; p_idempotency_key?: string | null };
        Returns: { slug: string, title: string, summary: string, statement: string, minutes: number, 
/**
 * Which random numbers are drawn unless a run asks for others.
 */
seed: number, zones: Array<string>, flows: Array<PracticeFlow>, events: Array<PracticeEvent>, targets: Array<PracticeTarget>, 
/**
 * What a board can have.
 */
kinds: Array<PracticeKind>, 
/**
 * What can be set on a connection.
 */
connection_settings: Array<BoardSetting>, 
/**
 * The same for one out of a queue.
 */
queue_connection_settings: Array<BoardSetting>, limits: PracticeLimits, 
/**
 * The board to begin with: `components`, `connections`, `routes`.
 */
board: Json, };
      };
      get_profile_analytics: {
        Args: { p_by?: string | null; p_count?: number | null; p_until?: string | null };
        Returns: ProfileAnalytics | null;
      };
      get_proof: {
        Args: { p_slug: string; p_challenge: string; p_preview?: boolean | null };
        Returns: Proof | null;
      };
      get_public_company: {
        Args: { p_slug: string };
        Returns: PublicCompany | null;
      };
      get_public_job: {
        Args: { p_id: string };
        Returns: PublicJob | null;
      };
      get_public_profile: {
        Args: { p_slug: string };
        Returns: PublicPerson | null;
      };
      get_rank_progress: {
        Args: Record<PropertyKey, never>;
        Returns: RankProgress | null;
      };
      get_read_marks: {
        Args: { p_conversation_id: string };
        Returns: ReadMark[];
      };
      get_response_times: {
        Args: { p_limit?: number | null; p_idempotency_key?: string | null };
        Returns: { 
/**
 * Companies that have a job which matches.
 */
matching_companies: number, 
/**
 * Those that the caller waits for, the longest wait first; then those with most jobs that match.
 */
companies: Array<ResponseTime>, };
      };
      get_session_context: {
        Args: Record<PropertyKey, never>;
        Returns: EmployerContext | null;
      };
      get_shared_jobs: {
        Args: Record<PropertyKey, never>;
        Returns: SharedJob[];
      };
      get_short_link: {
        Args: { p_code: string };
        Returns: string;
      };
      get_skill_demand: {
        Args: { p_idempotency_key?: string | null };
        Returns: { 
/**
 * All open jobs.
 */
jobs: number, 
/**
 * Of these, the ones that are a good or a strong match and wait for the caller's decision.
 */
matches: number, 
/**
 * The Mondays on which the last weeks began, UTC, the oldest first: at most twelve, fewer where none was counted.
 */
weeks: Array<string>, 
/**
 * The caller's skills, the one that most jobs ask for first.
 */
skills: Array<DemandForSkill>, };
      };
      get_subscription: {
        Args: Record<PropertyKey, never>;
        Returns: CurrentSubscription | null;
      };
      get_team: {
        Args: Record<PropertyKey, never>;
        Returns: Team | null;
      };
      get_tryout: {
        Args: { p_key: string; p_idempotency_key?: string | null };
        Returns: Tryout | null;
      };
      get_tryout_challenge: {
        Args: { p_slug?: string | null; p_idempotency_key?: string | null };
        Returns: ChallengeDetail | null;
      };
      get_tryout_work: {
        Args: { p_idempotency_key?: string | null };
        Returns: Json;
      };
      get_watchlist: {
        Args: { p_limit?: number | null; p_before?: string | null; p_before_id?: string | null };
        Returns: Watchlist;
      };
      hand_over_admin: {
        Args: { p_profile_id: string; p_idempotency_key?: string | null };
        Returns: { admin: string, };
      };
      hide_company: {
        Args: { p_company_id: string; p_idempotency_key?: string | null };
        Returns: { company_id: string, };
      };
      hide_repositories: {
        Args: { p_idempotency_key?: string | null };
        Returns: Record<symbol, never>;
      };
      home_match_demo: {
        Args: { p_off?: Array<string> | null, p_on?: Array<string> | null; p_idempotency_key?: string | null };
        Returns: Demo;
      };
      invite_recruiter: {
        Args: { p_email: string, p_permissions: Array<string>; p_idempotency_key?: string | null };
        Returns: { id: string, email: string, permissions: Array<Permission>, expires_at: string, };
      };
      invite_to_job: {
        Args: { p_job_opening_id: string, p_profile_id: string, p_reason: string; p_idempotency_key?: string | null };
        Returns: { id: string, status: JobInvitationStatus, expires_at: string, 
/**
 * What the company has sent this month, and may send.
 */
limit: number | null, used: number, resets_at: string, };
      };
      keep_tryout: {
        Args: { p_key: string, p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, challenge_id: string | null, version_id: string | null, invitation_id: string | null, kind: SubmissionKind, language: Language, state: SubmissionState, verdict: Verdict | null, queued_at: string, };
      };
      list_challenge_invitations: {
        Args: { p_employer_challenge_id?: string | null };
        Returns: CompanyLine[];
      };
      list_conversations: {
        Args: { p_limit?: number | null; p_before?: string | null };
        Returns: Conversation[];
      };
      list_employer_challenges: {
        Args: Record<PropertyKey, never>;
        Returns: CompanyChallenges | null;
      };
      list_job_invitations: {
        Args: { p_status?: string | null; p_job_opening_id?: string | null; p_limit?: number | null; p_before?: string | null; p_before_id?: string | null };
        Returns: SentJobInvitation[];
      };
      list_my_invitations: {
        Args: Record<PropertyKey, never>;
        Returns: InvitationLine[];
      };
      list_practice_designs: {
        Args: { p_idempotency_key?: string | null };
        Returns: { designs: Array<PracticeDesignName>, };
      };
      list_public_challenges: {
        Args: { p_difficulty?: Difficulty | null, p_language?: Language | null, p_topic?: Topic | null, p_page?: number | null, p_limit?: number | null; p_idempotency_key?: string | null };
        Returns: { challenges: Array<PublicChallengeLine>, 
/**
 * Of the whole list.
 */
total: number, pages: number, };
      };
      list_public_companies: {
        Args: { p_query?: string | null, p_badges?: Array<string> | null, p_page?: number | null, p_limit?: number | null; p_idempotency_key?: string | null };
        Returns: { companies: Array<PublicCompanyLine>, 
/**
 * All there are to choose from.
 */
badges: Array<PublicBadge>, 
/**
 * Of the whole list, counted up to 1,000.
 */
total: number, pages: number, };
      };
      list_public_jobs: {
        Args: { p_query?: string | null, p_remote?: RemotePolicy | null, p_seniority?: Seniority | null, p_currency?: string | null, p_pay_min?: number | null, p_page?: number | null, p_limit?: number | null; p_idempotency_key?: string | null };
        Returns: { jobs: Array<PublicJobLine>, 
/**
 * Of the whole list, counted up to 1,000.
 */
total: number, pages: number, };
      };
      list_scheduled_interviews: {
        Args: { p_from: string; p_to: string };
        Returns: AcceptedInterview[];
      };
      list_webhook_deliveries: {
        Args: { p_webhook_id: string; p_limit?: number | null; p_before?: number | null };
        Returns: WebhookDelivery[];
      };
      list_webhooks: {
        Args: Record<PropertyKey, never>;
        Returns: CompanyWebhooks | null;
      };
      mark_notifications_read: {
        Args: { p_id?: string | null; p_idempotency_key?: string | null };
        Returns: { 
/**
 * Notifications that were not read before.
 */
marked: number, };
      };
      mark_rank_seen: {
        Args: { p_rank: string; p_idempotency_key?: string | null };
        Returns: { rank: string, seen: boolean, };
      };
      mark_read: {
        Args: { p_conversation_id: string, p_sequence: number; p_idempotency_key?: string | null };
        Returns: { last_read_sequence: number, };
      };
      mark_viewed: {
        Args: { p_view: MarkedView; p_idempotency_key?: string | null };
        Returns: { view: MarkedView, viewed_at: string, };
      };
      mend_drill: {
        Args: { p_attempt_id: string, p_text: string; p_idempotency_key?: string | null };
        Returns: { effect_after: DrillEffect, turns: Array<InterviewTurn>, };
      };
      move_candidate: {
        Args: { p_interaction_id: string, p_stage_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, stage_id: string, };
      };
      move_candidates: {
        Args: { p_moves: Array<CandidateMove>; p_idempotency_key?: string | null };
        Returns: { moved: Array<string>, refused: Array<Refusal>, };
      };
      open_billing_portal: {
        Args: { p_idempotency_key?: string | null };
        Returns: { 
/**
 * A path of the web app, or the provider's address.
 */
url: string, };
      };
      open_invitation: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, status: InvitationStatus, };
      };
      pass_job: {
        Args: { p_job_opening_id: string, p_reason?: string | null, p_source?: DecisionSource | null, p_use_bonus?: boolean | null; p_idempotency_key?: string | null };
        Returns: { id: string, status: InteractionStatus, quotas: DailyQuotas, match_score: number | null, };
      };
      pause_job: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, status: JobStatus, version: number, };
      };
      pause_jobs: {
        Args: { p_ids: Array<string>; p_idempotency_key?: string | null };
        Returns: { paused: Array<JobStep>, refused: Array<Refusal>, };
      };
      pause_webhook: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, state: WebhookState, };
      };
      pay_test_checkout: {
        Args: { p_id: string, p_outcome: TestPayment; p_idempotency_key?: string | null };
        Returns: { id: string, state: CheckoutState, };
      };
      preview_job_import: {
        Args: { p_document: unknown; p_idempotency_key?: string | null };
        Returns: { 
/**
 * Always null: a version is read by the call that applies a posting.
 */
base_version: number | null, postings: Array<PlannedPosting>, };
      };
      preview_match_weights: {
        Args: { p_job_opening_id: string, p_weights: Array<WeightInput>; p_idempotency_key?: string | null };
        Returns: { 
/**
 * People who were compared.
 */
candidates: number, 
/**
 * The best by the other weights, in their order.
 */
top: Array<PreviewLine>, 
/**
 * Those of them who were not among the best.
 */
entering: Array<PreviewLine>, 
/**
 * Those who were and no longer are, in the order before.
 */
leaving: Array<PreviewLine>, 
/**
 * Keys of criteria that put no one before another.
 */
unchanged_criteria: Array<string>, };
      };
      preview_my_profile: {
        Args: { p_as: string };
        Returns: Preview | null;
      };
      preview_resume_import: {
        Args: { p_document: unknown; p_idempotency_key?: string | null };
        Returns: { base_version: string, basics: { [key in string]: ResumeChange }, skills: Array<ResumeItem>, experiences: Array<ResumeItem>, educations: Array<ResumeItem>, links: Array<ResumeItem>, projects: Array<ResumeItem>, languages: Array<ResumeItem>, certificates: Array<ResumeItem>, warnings: { pointer: string; message: string }[], deletable: Array<ResumeDeletable>, };
      };
      preview_tier_change: {
        Args: { p_tier_id: string, p_billing_interval: BillingInterval; p_idempotency_key?: string | null };
        Returns: { takes_effect: TierChange, 
/**
 * When the new plan begins.
 */
takes_effect_at: string, 
/**
 * What is paid at once, in cents.
 */
due_now_cents: number, currency: string, };
      };
      propose_interview: {
        Args: { p_id: string, p_conversation_id: string, p_starts: Array<string>, p_duration_minutes: number, p_place?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, conversation_id: string, 
/**
 * Null once that account is deleted.
 */
proposed_by: string | null, is_by_company: boolean, 
/**
 * The times of which the other side accepts one.
 */
starts: Array<string>, duration_minutes: number, 
/**
 * An address, or a link to a call.
 */
place: string | null, status: ScheduledInterviewStatus, 
/**
 * The time that was accepted; it stays when the interview is cancelled.
 */
starts_at: string | null, answered_by: string | null, answered_at: string | null, cancelled_at: string | null, 
/**
 * How often it was changed.
 */
revision: number, created_at: string, };
      };
      publish_employer_challenge: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, status: EmployerChallengeStatus, version: number, };
      };
      publish_job: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, status: JobStatus, version: number, };
      };
      publish_jobs: {
        Args: { p_ids: Array<string>; p_idempotency_key?: string | null };
        Returns: { published: Array<JobStep>, refused: Array<Refusal>, };
      };
      read_job_import: {
        Args: { p_id: string, p_format?: unknown | null; p_idempotency_key?: string | null };
        Returns: { status: ImportStatus, row_count: number, read_count: number, };
      };
      record_search_appearances: {
        Args: { p_profile_ids: string[] };
        Returns: Json;
      };
      record_view: {
        Args: { p_kind: string; p_id: string; p_source?: string | null };
        Returns: Json;
      };
      refresh_repositories: {
        Args: { p_idempotency_key?: string | null };
        Returns: Record<symbol, never>;
      };
      reject_candidate: {
        Args: { p_interaction_id: string, p_reason?: string | null, p_criterion?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, decision: InterestDecision, };
      };
      reject_candidates: {
        Args: { p_interaction_ids: Array<string>, p_reason?: string | null, p_criterion?: string | null; p_idempotency_key?: string | null };
        Returns: { rejected: Array<string>, refused: Array<Refusal>, };
      };
      remove_company_sso: {
        Args: { p_idempotency_key?: string | null };
        Returns: { removed: boolean, };
      };
      remove_from_watchlist: {
        Args: { p_profile_id: string; p_idempotency_key?: string | null };
        Returns: { profile_id: string, };
      };
      remove_member: {
        Args: { p_profile_id: string, p_jobs_to?: string | null; p_idempotency_key?: string | null };
        Returns: { profile_id: string, jobs_to: string, jobs: number, };
      };
      remove_sso_domain: {
        Args: { p_domain: string; p_idempotency_key?: string | null };
        Returns: Record<symbol, never>;
      };
      reorder_featured_projects: {
        Args: { p_ids: Array<string>; p_idempotency_key?: string | null };
        Returns: Record<symbol, never>;
      };
      report_bug: {
        Args: { p_id: string, p_words: string, p_screenshot_path?: string | null, p_user_agent?: string | null, p_platform?: string | null, p_language?: string | null, p_viewport?: string | null, p_request_id?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, state: BugReportState, created_at: string, 
/**
 * When the caller can send the next one.
 */
next_at: string, };
      };
      report_job: {
        Args: { p_job_opening_id: string, p_reason: JobReportReason, p_words?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      report_person: {
        Args: { p_conversation_id: string, p_person_id: string, p_reason: ReportReason, p_message_id?: string | null, p_words?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      resend_webhook_event: {
        Args: { p_delivery_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      resume_job: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, status: JobStatus, version: number, };
      };
      resume_subscription: {
        Args: { p_idempotency_key?: string | null };
        Returns: { 
/**
 * When it is renewed.
 */
renews_at: string, };
      };
      resume_webhook: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, state: WebhookState, };
      };
      revoke_invitation: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      rotate_webhook_secret: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, 
/**
 * Shown once.
 */
secret: string, 
/**
 * Until then the old secret signs too.
 */
previous_secret_until: string, };
      };
      run_challenge: {
        Args: { p_id: string, p_challenge_id: string, p_language: Language, p_source: string, p_arguments?: unknown | null, p_setup?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, challenge_id: string | null, version_id: string | null, invitation_id: string | null, kind: SubmissionKind, language: Language, state: SubmissionState, verdict: Verdict | null, queued_at: string, };
      };
      run_invitation: {
        Args: { p_run_id: string, p_id: string, p_language: string, p_source: string, p_arguments?: Array<unknown> | null, p_setup?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, state: SubmissionState, };
      };
      run_job_import: {
        Args: { p_id: string, p_choices?: unknown | null; p_idempotency_key?: string | null };
        Returns: { id: string, status: ImportStatus, };
      };
      run_practice_design: {
        Args: { p_slug: string, p_board: unknown, p_seed?: number | null; p_idempotency_key?: string | null };
        Returns: { seed: number, targets: Array<TargetResult>, 
/**
 * Euros a month.
 */
cost_month: number, 
/**
 * Minutes of a point of the series.
 */
step_minutes: number, flows: Array<FlowSeries>, components: Array<ComponentSeries>, };
      };
      save_candidate_stages: {
        Args: { p_stages: Array<StageInput>, p_removed?: Array<string> | null; p_idempotency_key?: string | null };
        Returns: { stages: Array<SavedStage>, };
      };
      save_challenge_draft: {
        Args: { p_challenge_id: string, p_language: Language, p_source: string; p_idempotency_key?: string | null };
        Returns: { challenge_id: string, language: Language, updated_at: string, };
      };
      save_challenge_review: {
        Args: { p_id: string, p_marks: Array<ReviewMark | null>, p_note?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, updated_at: string, };
      };
      save_company_sso: {
        Args: { p_issuer: string, p_client_id: string, p_client_secret?: string | null; p_idempotency_key?: string | null };
        Returns: { provider_id: string, };
      };
      save_employer_challenge: {
        Args: { p_document: unknown, p_id?: string | null, p_revision?: number | null, p_time_limit_minutes?: number | null, p_expires_at?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, revision: number, status: EmployerChallengeStatus, is_changed: boolean, 
/**
 * What keeps the document from being published.
 */
problems: Array<Problem>, };
      };
      save_featured_project: {
        Args: { p_title: string, p_id?: string | null, p_description?: string | null, p_stack?: Array<string> | null, p_url?: string | null, p_repository_url?: string | null, p_image_url?: string | null, p_started_on?: string | null, p_ended_on?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      save_interview: {
        Args: { p_attempt_id: string, p_part: string, p_value: unknown, p_revision: number; p_idempotency_key?: string | null };
        Returns: { revision: number, saved_at: string, 
/**
 * What the interviewer says to a new phase.
 */
turns?: Array<InterviewTurn>, 
/**
 * What the estimates come to.
 */
computed?: Array<ComputedEstimate>, };
      };
      save_invitation_answer: {
        Args: { p_id: string, p_answer: unknown; p_idempotency_key?: string | null };
        Returns: { id: string, saved_at: string, };
      };
      save_job: {
        Args: { p_job: unknown, p_id?: string | null, p_version?: number | null; p_idempotency_key?: string | null };
        Returns: { id: string, version: number, missing_for_publish: Array<MissingForPublish>, };
      };
      save_to_watchlist: {
        Args: { p_profile_id: string; p_idempotency_key?: string | null };
        Returns: { profile_id: string, };
      };
      save_webhook: {
        Args: { p_url: string, p_events: Array<WebhookEvent>, p_id?: string | null, p_description?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, 
/**
 * Of a new webhook: what its events are signed with.
 */
secret: string | null, };
      };
      say_in_interview: {
        Args: { p_id: string, p_attempt_id: string, p_text: string; p_idempotency_key?: string | null };
        Returns: { turns: Array<InterviewTurn>, };
      };
      score_interview_again: {
        Args: { p_attempt_id: string; p_idempotency_key?: string | null };
        Returns: { total: number, 
/**
 * Whether number and findings are those of the receipt.
 */
same: boolean, 
/**
 * The scorer's version then, and now.
 */
made_by: number, now_by: number, };
      };
      search: {
        Args: { p_query?: string | null, p_kind?: SearchKind | null, p_filters?: unknown | null, p_limit?: number | null, p_cursor?: string | null; p_idempotency_key?: string | null };
        Returns: SearchPage;
      };
      search_conversations: {
        Args: { p_query: string, p_limit?: number | null, p_cursor?: string | null; p_idempotency_key?: string | null };
        Returns: ConversationSearch;
      };
      search_skills: {
        Args: { p_query: string; p_limit?: number | null };
        Returns: SkillChoice[];
      };
      search_suggest: {
        Args: { p_query?: string | null; p_idempotency_key?: string | null };
        Returns: Suggestion[];
      };
      send_challenge: {
        Args: { p_employer_challenge_id: string, p_job_interaction_id?: string | null, p_conversation_id?: string | null, p_candidate_profile_id?: string | null, p_expires_at?: string | null, p_note?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, status: InvitationStatus, sent_at: string, expires_at: string, conversation_id: string | null, };
      };
      send_message: {
        Args: { p_id: string, p_conversation_id: string, p_body: string, p_attachments?: Array<Attachment> | null, p_reply_to_id?: string | null; p_idempotency_key?: string | null };
        Returns: { id: string, conversation_id: string, 
/**
 * No one's: a system message, or one of an account that has ended.
 */
sender_id: string | null, sequence: number, kind: MessageKind, body: string, attachments: Array<AttachedFile>, 
/**
 * The message of the same conversation that it answers.
 */
reply_to_id: string | null, created_at: string, edited_at: string | null, deleted_at: string | null, };
      };
      send_test_event: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { 
/**
 * Of the delivery, and its `webhook-id`.
 */
id: string, };
      };
      set_code_shown: {
        Args: { p_submission_id: string, p_is_shown: boolean; p_idempotency_key?: string | null };
        Returns: { submission_id: string, is_shown: boolean, };
      };
      set_company_badges: {
        Args: { p_badges: Array<string>; p_idempotency_key?: string | null };
        Returns: Record<symbol, never>;
      };
      set_interview_steps: {
        Args: { p_steps: Array<StepInput>; p_idempotency_key?: string | null };
        Returns: Record<symbol, never>;
      };
      set_job_featured: {
        Args: { p_id: string, p_featured: boolean; p_idempotency_key?: string | null };
        Returns: { id: string, is_featured: boolean, };
      };
      set_notification: {
        Args: { p_kind: NotificationKind, p_in_app: boolean, p_email: boolean; p_idempotency_key?: string | null };
        Returns: { kind: NotificationKind, in_app: boolean, email: boolean, };
      };
      set_quiet_hours: {
        Args: { p_starts_at?: string | null, p_ends_at?: string | null, p_time_zone?: string | null; p_idempotency_key?: string | null };
        Returns: { 
/**
 * The time as `22:00`; null when there are no quiet hours.
 */
starts_at: string | null, ends_at: string | null, time_zone: string | null, };
      };
      set_recruiter_permissions: {
        Args: { p_profile_id: string, p_permissions: Array<string>; p_idempotency_key?: string | null };
        Returns: { profile_id: string, permissions: Array<Permission>, };
      };
      settle_test_payment: {
        Args: { p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      share_job: {
        Args: { p_job_opening_id: string, p_profile_id: string, p_note?: string | null; p_idempotency_key?: string | null };
        Returns: { job_opening_id: string, profile_id: string, shared: boolean, created_at: string, };
      };
      show_interview_score: {
        Args: { p_attempt_id: string, p_shown: boolean; p_idempotency_key?: string | null };
        Returns: { id: string, is_shown: boolean, };
      };
      show_repositories: {
        Args: { p_link_id?: string | null; p_idempotency_key?: string | null };
        Returns: { 
/**
 * The link to the account.
 */
link_id: string, };
      };
      start_checkout: {
        Args: { p_id: string, p_tier_id: string, p_billing_interval: BillingInterval; p_idempotency_key?: string | null };
        Returns: { id: string, 
/**
 * Where it is paid: a path of the web app, or the provider's address.
 */
url: string, provider: BillingProvider, };
      };
      start_drill: {
        Args: { p_attempt_id: string; p_idempotency_key?: string | null };
        Returns: { failure: DrillFailure, effect: DrillEffect, turns: Array<InterviewTurn>, };
      };
      start_interview: {
        Args: { p_id: string, p_seniority: InterviewSeniority; p_idempotency_key?: string | null };
        Returns: { attempt: InterviewRoomAttempt, problem: InterviewRoomProblem, phases: Array<RubricPhase>, computed: Array<ComputedEstimate>, drill: InterviewDrills, answer: InterviewAnswer, turns: Array<InterviewTurn>, };
      };
      start_invitation: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, status: InvitationStatus, started_at: string | null, ends_at: string | null, };
      };
      start_job_import: {
        Args: { p_kind: ImportKind, p_name: string, p_size: number; p_idempotency_key?: string | null };
        Returns: { id: string, chunk_bytes: number, };
      };
      start_tryout: {
        Args: { p_key: string, p_challenge_id: string, p_kind: SubmissionKind, p_language: Language, p_source: string, p_work: string; p_idempotency_key?: string | null };
        Returns: { 
/**
 * False when this key's program was sent before.
 */
is_new: boolean, };
      };
      submit_challenge: {
        Args: { p_id: string, p_challenge_id: string, p_language: Language, p_source: string; p_idempotency_key?: string | null };
        Returns: { id: string, challenge_id: string | null, version_id: string | null, invitation_id: string | null, kind: SubmissionKind, language: Language, state: SubmissionState, verdict: Verdict | null, queued_at: string, };
      };
      submit_invitation: {
        Args: { p_id: string, p_answer?: unknown | null; p_idempotency_key?: string | null };
        Returns: { id: string, status: InvitationStatus, submitted_at: string, submission_id: string | null, };
      };
      unblock_person: {
        Args: { p_person_id: string; p_idempotency_key?: string | null };
        Returns: { person_id: string, };
      };
      undo_decision: {
        Args: { p_interaction_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, };
      };
      undo_decisions: {
        Args: { p_interaction_ids: Array<string>; p_idempotency_key?: string | null };
        Returns: { undone: Array<string>, refused: Array<Refusal>, };
      };
      undo_interaction: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { quotas: DailyQuotas, };
      };
      unhide_company: {
        Args: { p_company_id: string; p_idempotency_key?: string | null };
        Returns: { company_id: string, };
      };
      unshare_job: {
        Args: { p_job_opening_id: string, p_profile_id: string; p_idempotency_key?: string | null };
        Returns: { job_opening_id: string, profile_id: string, shared: boolean, };
      };
      update_company: {
        Args: { p_company: unknown, p_version: number, p_resubmit?: boolean | null; p_idempotency_key?: string | null };
        Returns: { version: number, };
      };
      user_has_recruiter_permission: {
        Args: { p_user_id: string; p_permission_name: string };
        Returns: boolean;
      };
      verify_link: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { verified: boolean, 
/**
 * What proves it.
 */
verified_by: LinkProof | null, 
/**
 * Why the check found no proof.
 */
check_failure: LinkCheckFailure | null, };
      };
      verify_sso_domain: {
        Args: { p_domain: string; p_idempotency_key?: string | null };
        Returns: { domain: string, verified: boolean, };
      };
      what_if: {
        Args: { p_limit?: number | null; p_idempotency_key?: string | null };
        Returns: { 
/**
 * What opens most jobs is first.
 */
proofs: Array<OpenedByProof>, 
/**
 * The currency of all pay; null when the caller expects none.
 */
currency: string | null, };
      };
      withdraw_dispute: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, state: DisputeState, };
      };
      withdraw_interest: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, decision: InterestDecision, };
      };
      withdraw_invitation: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, status: InvitationStatus, };
      };
      withdraw_job_invitation: {
        Args: { p_id: string; p_idempotency_key?: string | null };
        Returns: { id: string, status: JobInvitationStatus, };
      };
    };
    Enums: {
      Aal: Aal;
      AccountState: AccountState;
      AnalyticsStep: AnalyticsStep;
      ApprovalStatus: ApprovalStatus;
      AttemptState: AttemptState;
      Availability: Availability;
      BillingInterval: BillingInterval;
      BillingProvider: BillingProvider;
      BugReportState: BugReportState;
      CandidateProgress: CandidateProgress;
      CannotWriteReason: CannotWriteReason;
      ChallengeKind: ChallengeKind;
      CheckoutState: CheckoutState;
      CompanyAnalyticsLevel: CompanyAnalyticsLevel;
      CompanyRole: CompanyRole;
      CompanySize: CompanySize;
      CompanyStage: CompanyStage;
      Criterion: Criterion;
      CriterionState: CriterionState;
      DailyQuota: DailyQuota;
      DayFigure: DayFigure;
      DecisionSource: DecisionSource;
      Difficulty: Difficulty;
      DisputeDecision: DisputeDecision;
      DisputeState: DisputeState;
      DomainVerifier: DomainVerifier;
      EmailedNotification: EmailedNotification;
      EmployerChallengeKind: EmployerChallengeKind;
      EmployerChallengeStatus: EmployerChallengeStatus;
      EmployerNotification: EmployerNotification;
      EmployerTier: EmployerTier;
      EmploymentType: EmploymentType;
      ExportState: ExportState;
      FactorStatus: FactorStatus;
      FactorType: FactorType;
      FeedbackType: FeedbackType;
      Fluency: Fluency;
      ImportKind: ImportKind;
      ImportRowOutcome: ImportRowOutcome;
      ImportRowState: ImportRowState;
      ImportStatus: ImportStatus;
      Importance: Importance;
      InteractionSource: InteractionSource;
      InteractionStatus: InteractionStatus;
      InterestDecision: InterestDecision;
      InterviewDocumentKind: InterviewDocumentKind;
      InterviewEventKind: InterviewEventKind;
      InterviewSeniority: InterviewSeniority;
      InvitationDecision: InvitationDecision;
      InvitationStatus: InvitationStatus;
      JobInvitationStatus: JobInvitationStatus;
      JobReportOutcome: JobReportOutcome;
      JobReportReason: JobReportReason;
      JobReportState: JobReportState;
      JobStatus: JobStatus;
      JudgingTrouble: JudgingTrouble;
      Language: Language;
      LinkCheckFailure: LinkCheckFailure;
      LinkKind: LinkKind;
      LinkProof: LinkProof;
      MarkedView: MarkedView;
      MessageKind: MessageKind;
      NotificationKind: NotificationKind;
      OneTimeTokenKind: OneTimeTokenKind;
      OutboxChannel: OutboxChannel;
      OutboxState: OutboxState;
      PayPeriod: PayPeriod;
      PaymentEventOutcome: PaymentEventOutcome;
      Permission: Permission;
      Phase: Phase;
      Quota: Quota;
      RealtimeExtension: RealtimeExtension;
      RemotePolicy: RemotePolicy;
      ReportOutcome: ReportOutcome;
      ReportReason: ReportReason;
      ReportState: ReportState;
      RepositoryFailure: RepositoryFailure;
      Retirer: Retirer;
      ReviewMark: ReviewMark;
      ReviewState: ReviewState;
      Role: Role;
      RoleFamily: RoleFamily;
      ScheduledInterviewStatus: ScheduledInterviewStatus;
      ScoreChoice: ScoreChoice;
      Scorer: Scorer;
      SearchKind: SearchKind;
      SeekerAnalyticsLevel: SeekerAnalyticsLevel;
      SeekerNotification: SeekerNotification;
      SeekerTier: SeekerTier;
      Seniority: Seniority;
      ShownNotification: ShownNotification;
      SkillCategory: SkillCategory;
      SlugOwner: SlugOwner;
      StageKind: StageKind;
      SubmissionKind: SubmissionKind;
      SubmissionState: SubmissionState;
      SubscriptionState: SubscriptionState;
      TaskState: TaskState;
      TeamInvitationState: TeamInvitationState;
      TierChange: TierChange;
      Topic: Topic;
      UndoableChange: UndoableChange;
      Verdict: Verdict;
      ViewSource: ViewSource;
      Visibility: Visibility;
      WebhookDeliveryEvent: WebhookDeliveryEvent;
      WebhookDeliveryState: WebhookDeliveryState;
      WebhookError: WebhookError;
      WebhookEvent: WebhookEvent;
      WebhookState: WebhookState;
    };
    CompositeTypes: Record<string, never>;
  };
};
