//! The closed lists, made from `content/vocabulary` by `just generate`; do not edit.

use crate::list::{closed_list, labels, part_of};

closed_list! {
    /// Authenticator assurance level of a session: how many factors were verified.
    Aal {
        Aal1 = "aal1",
        Aal2 = "aal2",
    }
}

closed_list! {
    /// State of an account, for staff.
    AccountState {
        Active = "active",
        Onboarding = "onboarding",
        DeactivatedByOwner = "deactivated_by_owner",
        DeactivatedByStaff = "deactivated_by_staff",
        Locked = "locked",
    }
}
labels! {
    AccountState {
        Active = "Active",
        Onboarding = "In onboarding",
        DeactivatedByOwner = "Deactivated by the owner",
        DeactivatedByStaff = "Deactivated by staff",
        Locked = "Locked by the operator",
    }
}

closed_list! {
    /// Length of one point of a chart.
    AnalyticsStep {
        Day = "day",
        Week = "week",
        Month = "month",
    }
}
labels! {
    AnalyticsStep {
        Day = "Day",
        Week = "Week",
        Month = "Month",
    }
}

closed_list! {
    /// Result of the staff's review of a company.
    ApprovalStatus {
        Pending = "pending",
        Approved = "approved",
        NeedsChanges = "needs_changes",
        Rejected = "rejected",
        Suspended = "suspended",
    }
}
labels! {
    ApprovalStatus {
        Pending = "In review",
        Approved = "Approved",
        NeedsChanges = "Changes requested",
        Rejected = "Rejected",
        Suspended = "Suspended",
    }
}

closed_list! {
    /// State of an interview attempt.
    AttemptState {
        Running = "running",
        Scoring = "scoring",
        Scored = "scored",
        Unscored = "unscored",
    }
}

closed_list! {
    /// When a person can start a new job.
    Availability {
        Now = "now",
        TwoWeeks = "two_weeks",
        OneMonth = "one_month",
        ThreeMonths = "three_months",
        NotLooking = "not_looking",
    }
}
labels! {
    Availability {
        Now = "Now",
        TwoWeeks = "In two weeks",
        OneMonth = "In a month",
        ThreeMonths = "In three months",
        NotLooking = "Not looking",
    }
}

closed_list! {
    /// How often a subscription is paid.
    BillingInterval {
        Month = "month",
        Year = "year",
    }
}
labels! {
    BillingInterval {
        Month = "Monthly",
        Year = "Yearly",
    }
}

closed_list! {
    /// Who takes the payments.
    BillingProvider {
        Test = "test",
        Stripe = "stripe",
    }
}
labels! {
    BillingProvider {
        Test = "Test checkout",
        Stripe = "Stripe",
    }
}

closed_list! {
    /// What became of a bug report.
    BugReportState {
        Open = "open",
        InProgress = "in_progress",
        Fixed = "fixed",
        WontFix = "wont_fix",
    }
}
labels! {
    BugReportState {
        Open = "Open",
        InProgress = "In progress",
        Fixed = "Fixed",
        WontFix = "Won't fix",
    }
}

closed_list! {
    /// What an approved candidate sees of the stage they are in.
    CandidateProgress {
        InProcess = "in_process",
        Hired = "hired",
        Closed = "closed",
    }
}
labels! {
    CandidateProgress {
        InProcess = "In process",
        Hired = "Hired",
        Closed = "Closed",
    }
}

closed_list! {
    /// Why a person can't write in a conversation.
    CannotWriteReason {
        Ended = "ended",
        Closed = "closed",
        BlockedByCaller = "blocked_by_caller",
        CannotWriteFirst = "cannot_write_first",
        CompanyNotApproved = "company_not_approved",
        MissingPermission = "missing_permission",
        NotFound = "not_found",
    }
}

closed_list! {
    /// Kind of a challenge of the catalogue.
    ChallengeKind {
        Code = "code",
        Sql = "sql",
    }
}
part_of! { ChallengeKind, EmployerChallengeKind { Code, Sql } }
labels! {
    ChallengeKind {
        Code = "Code",
        Sql = "SQL",
    }
}

closed_list! {
    /// What became of a checkout.
    CheckoutState {
        Open = "open",
        Paid = "paid",
        Declined = "declined",
        Abandoned = "abandoned",
        Expired = "expired",
    }
}
labels! {
    CheckoutState {
        Open = "Open",
        Paid = "Paid",
        Declined = "The payment was declined",
        Abandoned = "Abandoned",
        Expired = "Expired",
    }
}

closed_list! {
    /// How much of the analytics a company's tier has.
    CompanyAnalyticsLevel {
        Totals = "totals",
        Full = "full",
    }
}

closed_list! {
    /// A member's role in a company.
    CompanyRole {
        Admin = "admin",
        Recruiter = "recruiter",
    }
}
labels! {
    CompanyRole {
        Admin = "Admin",
        Recruiter = "Recruiter",
    }
}

closed_list! {
    /// Number of people in a company.
    CompanySize {
        From1To10 = "1-10",
        From11To50 = "11-50",
        From51To200 = "51-200",
        From201To500 = "201-500",
        From501To1000 = "501-1000",
        From1001To5000 = "1001-5000",
        From5001Up = "5001+",
    }
}
labels! {
    CompanySize {
        From1To10 = "1 to 10 people",
        From11To50 = "11 to 50 people",
        From51To200 = "51 to 200 people",
        From201To500 = "201 to 500 people",
        From501To1000 = "501 to 1,000 people",
        From1001To5000 = "1,001 to 5,000 people",
        From5001Up = "More than 5,000 people",
    }
}

closed_list! {
    /// How a company is funded.
    CompanyStage {
        Bootstrapped = "bootstrapped",
        PreSeed = "pre_seed",
        Seed = "seed",
        SeriesA = "series_a",
        SeriesB = "series_b",
        SeriesC = "series_c",
        Late = "late",
        Public = "public",
        NonProfit = "non_profit",
    }
}
labels! {
    CompanyStage {
        Bootstrapped = "Bootstrapped",
        PreSeed = "Pre-seed",
        Seed = "Seed",
        SeriesA = "Series A",
        SeriesB = "Series B",
        SeriesC = "Series C",
        Late = "Late stage",
        Public = "Public company",
        NonProfit = "Non-profit",
    }
}

closed_list! {
    /// What a match score is made of.
    Criterion {
        Skill = "skill",
        Role = "role",
        Years = "years",
        Seniority = "seniority",
        Rank = "rank",
        SystemDesign = "system_design",
        Projects = "projects",
    }
}

closed_list! {
    /// How a person meets a criterion of a job: seen by the server, stated by the person, or not at all.
    CriterionState {
        ProvedWell = "proved_well",
        Proved = "proved",
        Shown = "shown",
        Met = "met",
        Partly = "partly",
        Missing = "missing",
        Unknown = "unknown",
    }
}
labels! {
    CriterionState {
        ProvedWell = "proved well",
        Proved = "proved",
        Shown = "shown",
        Met = "stated",
        Partly = "partly",
        Missing = "missing",
        Unknown = "unknown",
    }
}

closed_list! {
    /// Daily limit that is counted by the day.
    DailyQuota {
        Discover = "discover",
        Featured = "featured",
    }
}
part_of! { DailyQuota, Quota { Discover, Featured } }

closed_list! {
    /// What is counted by day, for staff.
    DayFigure {
        SignUps = "sign_ups",
        Interests = "interests",
        Approvals = "approvals",
        Messages = "messages",
        Submissions = "submissions",
        Interviews = "interviews",
        Companies = "companies",
        JudgeErrors = "judge_errors",
    }
}
labels! {
    DayFigure {
        SignUps = "Sign-ups",
        Interests = "Interests",
        Approvals = "Approvals",
        Messages = "Messages",
        Submissions = "Submissions",
        Interviews = "Interviews",
        Companies = "New companies",
        JudgeErrors = "Errors of the judge",
    }
}

closed_list! {
    /// Where a job seeker decided on a job.
    DecisionSource {
        Discover = "discover",
        Featured = "featured",
        Search = "search",
        Link = "link",
    }
}
part_of! { DecisionSource, InteractionSource { Discover, Featured, Search, Link } }

closed_list! {
    /// Difficulty of a challenge.
    Difficulty {
        Easy = "easy",
        Medium = "medium",
        Hard = "hard",
        Expert = "expert",
    }
}
labels! {
    Difficulty {
        Easy = "Easy",
        Medium = "Medium",
        Hard = "Hard",
        Expert = "Expert",
    }
}

closed_list! {
    /// What staff decide on a dispute.
    DisputeDecision {
        Confirm = "confirm",
        Reject = "reject",
    }
}

closed_list! {
    /// State of a dispute about a challenge.
    DisputeState {
        Open = "open",
        Confirmed = "confirmed",
        Rejected = "rejected",
        Withdrawn = "withdrawn",
    }
}
labels! {
    DisputeState {
        Open = "Waiting for staff",
        Confirmed = "Confirmed",
        Rejected = "Rejected",
        Withdrawn = "Withdrawn",
    }
}

closed_list! {
    /// Who verified that a company owns a domain.
    DomainVerifier {
        Dns = "dns",
        Staff = "staff",
    }
}

closed_list! {
    /// Notifications that are emailed unless a person switches them off. The others are off until they switch them on.
    EmailedNotification {
        Approved = "approved",
        Rejected = "rejected",
        InterestEnded = "interest_ended",
        JobInvited = "job_invited",
        InterestReceived = "interest_received",
        PromiseDue = "promise_due",
        PromiseBroken = "promise_broken",
        MessageUnseen = "message_unseen",
        ChallengeReceived = "challenge_received",
        ChallengeDue = "challenge_due",
        ChallengeReviewed = "challenge_reviewed",
        ChallengeAnswered = "challenge_answered",
        InterviewScored = "interview_scored",
        InterviewProposed = "interview_proposed",
        InterviewAnswered = "interview_answered",
        InterviewCancelled = "interview_cancelled",
        DisputeDecided = "dispute_decided",
        JobInvitationAccepted = "job_invitation_accepted",
        NoteMentioned = "note_mentioned",
        ReviewRequested = "review_requested",
        JobShared = "job_shared",
        CompanyReviewed = "company_reviewed",
        TeamChanged = "team_changed",
        WebhookOff = "webhook_off",
        PaymentReceived = "payment_received",
        PaymentFailed = "payment_failed",
        SubscriptionEnded = "subscription_ended",
        BugReportAnswered = "bug_report_answered",
        LinkUnverified = "link_unverified",
        WeeklyDigest = "weekly_digest",
    }
}
part_of! { EmailedNotification, NotificationKind { Approved, Rejected, InterestEnded, JobInvited, InterestReceived, PromiseDue, PromiseBroken, MessageUnseen, ChallengeReceived, ChallengeDue, ChallengeReviewed, ChallengeAnswered, InterviewScored, InterviewProposed, InterviewAnswered, InterviewCancelled, DisputeDecided, JobInvitationAccepted, NoteMentioned, ReviewRequested, JobShared, CompanyReviewed, TeamChanged, WebhookOff, PaymentReceived, PaymentFailed, SubscriptionEnded, BugReportAnswered, LinkUnverified, WeeklyDigest } }
labels! {
    EmailedNotification {
        Approved = "A company approves you",
        Rejected = "A company decides against you",
        InterestEnded = "Your interest ends without a decision",
        JobInvited = "A company invites you to a job",
        InterestReceived = "A candidate is interested in a job",
        PromiseDue = "Interest is about to expire",
        PromiseBroken = "Interest expires without your answer",
        MessageUnseen = "A message you haven't read for 10 minutes",
        ChallengeReceived = "A company sends you a challenge or withdraws it",
        ChallengeDue = "A challenge is due in 24 hours",
        ChallengeReviewed = "A company reviews your answer",
        ChallengeAnswered = "A candidate answers your challenge, or doesn't",
        InterviewScored = "Your interview is scored or reviewed",
        InterviewProposed = "The other side proposes times for an interview",
        InterviewAnswered = "Your times for an interview are accepted or declined",
        InterviewCancelled = "An interview is cancelled",
        DisputeDecided = "Your dispute about a challenge is decided",
        JobInvitationAccepted = "A person accepts your invitation to a job",
        NoteMentioned = "A colleague mentions you in a note",
        ReviewRequested = "A colleague asks you to review an answer",
        JobShared = "A colleague shares a job with you",
        CompanyReviewed = "Your company is approved or sent back",
        TeamChanged = "Your team or your permissions change",
        WebhookOff = "A webhook of your company is switched off",
        PaymentReceived = "A receipt for your subscription",
        PaymentFailed = "A payment for your subscription fails",
        SubscriptionEnded = "Your subscription ends",
        BugReportAnswered = "We answer your bug report",
        LinkUnverified = "A link of your profile is no longer verified",
        WeeklyDigest = "Weekly summary",
    }
}

closed_list! {
    /// Kind of a company's own challenge.
    EmployerChallengeKind {
        Code = "code",
        Sql = "sql",
        Written = "written",
        SystemDesign = "system_design",
    }
}
labels! {
    EmployerChallengeKind {
        Code = "Code",
        Sql = "SQL",
        Written = "Written",
        SystemDesign = "System design",
    }
}

closed_list! {
    /// Status of a company's own challenge.
    EmployerChallengeStatus {
        Draft = "draft",
        Published = "published",
        Archived = "archived",
    }
}
labels! {
    EmployerChallengeStatus {
        Draft = "Draft",
        Published = "Published",
        Archived = "Archived",
    }
}

closed_list! {
    /// Notifications that members of a company get.
    EmployerNotification {
        InterestReceived = "interest_received",
        PromiseDue = "promise_due",
        PromiseBroken = "promise_broken",
        MessageUnseen = "message_unseen",
        ChallengeAnswered = "challenge_answered",
        InterviewScored = "interview_scored",
        JobInvitationAccepted = "job_invitation_accepted",
        NoteMentioned = "note_mentioned",
        ReviewRequested = "review_requested",
        InterviewProposed = "interview_proposed",
        InterviewAnswered = "interview_answered",
        InterviewCancelled = "interview_cancelled",
        JobShared = "job_shared",
        CompanyReviewed = "company_reviewed",
        TeamChanged = "team_changed",
        WebhookOff = "webhook_off",
        PaymentReceived = "payment_received",
        PaymentFailed = "payment_failed",
        SubscriptionEnded = "subscription_ended",
        BugReportAnswered = "bug_report_answered",
        WeeklyDigest = "weekly_digest",
    }
}
part_of! { EmployerNotification, NotificationKind { InterestReceived, PromiseDue, PromiseBroken, MessageUnseen, ChallengeAnswered, InterviewScored, JobInvitationAccepted, NoteMentioned, ReviewRequested, InterviewProposed, InterviewAnswered, InterviewCancelled, JobShared, CompanyReviewed, TeamChanged, WebhookOff, PaymentReceived, PaymentFailed, SubscriptionEnded, BugReportAnswered, WeeklyDigest } }
labels! {
    EmployerNotification {
        InterestReceived = "A candidate is interested in a job",
        PromiseDue = "Interest is about to expire",
        PromiseBroken = "Interest expires without your answer",
        MessageUnseen = "A message you haven't read for 10 minutes",
        ChallengeAnswered = "A candidate answers your challenge, or doesn't",
        InterviewScored = "Your interview is scored or reviewed",
        JobInvitationAccepted = "A person accepts your invitation to a job",
        NoteMentioned = "A colleague mentions you in a note",
        ReviewRequested = "A colleague asks you to review an answer",
        InterviewProposed = "The other side proposes times for an interview",
        InterviewAnswered = "Your times for an interview are accepted or declined",
        InterviewCancelled = "An interview is cancelled",
        JobShared = "A colleague shares a job with you",
        CompanyReviewed = "Your company is approved or sent back",
        TeamChanged = "Your team or your permissions change",
        WebhookOff = "A webhook of your company is switched off",
        PaymentReceived = "A receipt for your subscription",
        PaymentFailed = "A payment for your subscription fails",
        SubscriptionEnded = "Your subscription ends",
        BugReportAnswered = "We answer your bug report",
        WeeklyDigest = "Weekly summary",
    }
}

closed_list! {
    /// Subscription tier of a company.
    EmployerTier {
        EmployerCore = "employer_core",
        HiringKernel = "hiring_kernel",
        Flagship = "flagship",
    }
}

closed_list! {
    /// Kind of employment that a job offers.
    EmploymentType {
        FullTime = "full_time",
        PartTime = "part_time",
        Contract = "contract",
        Internship = "internship",
        Temporary = "temporary",
    }
}
labels! {
    EmploymentType {
        FullTime = "Full time",
        PartTime = "Part time",
        Contract = "Contract",
        Internship = "Internship",
        Temporary = "Temporary",
    }
}

closed_list! {
    /// Progress of a data export.
    ExportState {
        Waiting = "waiting",
        Running = "running",
        Ready = "ready",
        Failed = "failed",
    }
}

closed_list! {
    /// Whether a second factor has been verified once.
    FactorStatus {
        Unverified = "unverified",
        Verified = "verified",
    }
}

closed_list! {
    /// Kind of a second factor.
    FactorType {
        Totp = "totp",
        Phone = "phone",
        Webauthn = "webauthn",
    }
}
labels! {
    FactorType {
        Totp = "Authenticator app",
        Phone = "Phone",
        Webauthn = "Security key",
    }
}

closed_list! {
    /// Length of a feedback form.
    FeedbackType {
        Quick = "quick",
        Detailed = "detailed",
    }
}
labels! {
    FeedbackType {
        Quick = "Quick feedback",
        Detailed = "Answers to questions",
    }
}

closed_list! {
    /// How well a person speaks a language.
    Fluency {
        Basic = "basic",
        Conversational = "conversational",
        Professional = "professional",
        Fluent = "fluent",
        Native = "native",
    }
}
labels! {
    Fluency {
        Basic = "Basic",
        Conversational = "Conversational",
        Professional = "Professional",
        Fluent = "Fluent",
        Native = "Native",
    }
}

closed_list! {
    /// Format of a job import.
    ImportKind {
        Csv = "csv",
        Postings = "postings",
    }
}

closed_list! {
    /// What a row of a job import did.
    ImportRowOutcome {
        Created = "created",
        Updated = "updated",
        Skipped = "skipped",
        Left = "left",
        Gone = "gone",
    }
}

closed_list! {
    /// What a row of a job import would do.
    ImportRowState {
        Broken = "broken",
        New = "new",
        Changed = "changed",
        Same = "same",
    }
}

closed_list! {
    /// Progress of a job import.
    ImportStatus {
        Uploading = "uploading",
        Mapping = "mapping",
        Reading = "reading",
        Ready = "ready",
        Applying = "applying",
        Applied = "applied",
    }
}

closed_list! {
    /// How much a job needs a skill.
    Importance {
        Must = "must",
        Nice = "nice",
    }
}
labels! {
    Importance {
        Must = "Must have",
        Nice = "Nice to have",
    }
}

closed_list! {
    /// Where a job seeker found the job.
    InteractionSource {
        Discover = "discover",
        Featured = "featured",
        Search = "search",
        Link = "link",
        Invitation = "invitation",
    }
}

closed_list! {
    /// A job seeker's answer to a job.
    InteractionStatus {
        Interested = "interested",
        NotInterested = "not_interested",
    }
}
labels! {
    InteractionStatus {
        Interested = "Interested",
        NotInterested = "Not interested",
    }
}

closed_list! {
    /// How an interest ended.
    InterestDecision {
        Approved = "approved",
        Rejected = "rejected",
        Expired = "expired",
        Withdrawn = "withdrawn",
    }
}
labels! {
    InterestDecision {
        Approved = "Approved",
        Rejected = "Not chosen",
        Expired = "Expired",
        Withdrawn = "Withdrawn",
    }
}

closed_list! {
    /// Kind of a document that interviews are made from.
    InterviewDocumentKind {
        Problem = "problem",
        Rubric = "rubric",
        Bank = "bank",
    }
}

closed_list! {
    /// What happened in an interview.
    InterviewEventKind {
        Turn = "turn",
        Phase = "phase",
        Drill = "drill",
        Mend = "mend",
        Finished = "finished",
    }
}

closed_list! {
    /// Level that an interview is scored for.
    InterviewSeniority {
        Junior = "junior",
        Mid = "mid",
        Senior = "senior",
        Staff = "staff",
    }
}
part_of! { InterviewSeniority, Seniority { Junior, Mid, Senior, Staff } }
labels! {
    InterviewSeniority {
        Junior = "Junior",
        Mid = "Mid-level",
        Senior = "Senior",
        Staff = "Staff",
    }
}

closed_list! {
    /// A company's decision on an answer.
    InvitationDecision {
        Approved = "approved",
        Rejected = "rejected",
    }
}
part_of! { InvitationDecision, InvitationStatus { Approved, Rejected } }
labels! {
    InvitationDecision {
        Approved = "Approved",
        Rejected = "Rejected",
    }
}

closed_list! {
    /// Status of an invitation to a company's challenge.
    InvitationStatus {
        Sent = "sent",
        Opened = "opened",
        Started = "started",
        Submitted = "submitted",
        Approved = "approved",
        Rejected = "rejected",
        Expired = "expired",
        Declined = "declined",
        Withdrawn = "withdrawn",
    }
}
labels! {
    InvitationStatus {
        Sent = "Sent",
        Opened = "Opened",
        Started = "Started",
        Submitted = "Submitted",
        Approved = "Approved",
        Rejected = "Rejected",
        Expired = "Expired",
        Declined = "Declined",
        Withdrawn = "Withdrawn",
    }
}

closed_list! {
    /// Status of a company's invitation to a job.
    JobInvitationStatus {
        Open = "open",
        Accepted = "accepted",
        Declined = "declined",
        Withdrawn = "withdrawn",
        Expired = "expired",
        JobEnded = "job_ended",
    }
}
labels! {
    JobInvitationStatus {
        Open = "Waiting",
        Accepted = "Accepted",
        Declined = "Declined",
        Withdrawn = "Withdrawn",
        Expired = "Expired",
        JobEnded = "Job ended",
    }
}

closed_list! {
    /// What staff did about a report of a job.
    JobReportOutcome {
        NoAction = "no_action",
        TakenDown = "taken_down",
    }
}
labels! {
    JobReportOutcome {
        NoAction = "No action",
        TakenDown = "Taken down",
    }
}

closed_list! {
    /// Why someone reports a job.
    JobReportReason {
        Scam = "scam",
        Misleading = "misleading",
        Discrimination = "discrimination",
        FalseIdentity = "false_identity",
        Spam = "spam",
        Other = "other",
    }
}
labels! {
    JobReportReason {
        Scam = "Scam or fraud",
        Misleading = "Work, pay or place isn't as described",
        Discrimination = "Discrimination",
        FalseIdentity = "Pretends to be another company",
        Spam = "Spam or advertising",
        Other = "Something else",
    }
}

closed_list! {
    /// Whether staff have closed a report about a job.
    JobReportState {
        Open = "open",
        Closed = "closed",
    }
}
labels! {
    JobReportState {
        Open = "Open",
        Closed = "Closed",
    }
}

closed_list! {
    /// Status of a job.
    JobStatus {
        Draft = "draft",
        Open = "open",
        Paused = "paused",
        Filled = "filled",
        Closed = "closed",
        Expired = "expired",
    }
}
labels! {
    JobStatus {
        Draft = "Draft",
        Open = "Open",
        Paused = "Paused",
        Filled = "Filled",
        Closed = "Closed",
        Expired = "Expired",
    }
}

closed_list! {
    /// Why a submission has no verdict, for staff.
    JudgingTrouble {
        Waiting = "waiting",
        Failed = "failed",
    }
}
labels! {
    JudgingTrouble {
        Waiting = "Waiting",
        Failed = "Failed",
    }
}

closed_list! {
    /// Language that an answer is written in.
    Language {
        Javascript = "javascript",
        Typescript = "typescript",
        Python = "python",
        Sql = "sql",
        Cpp = "cpp",
        Rust = "rust",
        Go = "go",
        Java = "java",
    }
}
labels! {
    Language {
        Javascript = "JavaScript",
        Typescript = "TypeScript",
        Python = "Python",
        Sql = "SQL",
        Cpp = "C++",
        Rust = "Rust",
        Go = "Go",
        Java = "Java",
    }
}

closed_list! {
    /// Why a check of a link found no proof.
    LinkCheckFailure {
        NotAllowed = "not_allowed",
        Unreachable = "unreachable",
        TimedOut = "timed_out",
        TooLarge = "too_large",
        Redirected = "redirected",
        ErrorStatus = "error_status",
        NotHtml = "not_html",
        NoProof = "no_proof",
    }
}
labels! {
    LinkCheckFailure {
        NotAllowed = "The address must be public and begin with https://.",
        Unreachable = "The page can't be reached.",
        TimedOut = "The page took longer than 5 seconds to load.",
        TooLarge = "The page is larger than 1 MB or too complex to read.",
        Redirected = "The address redirects to another site. Link to that site instead.",
        ErrorStatus = "The page answered with an error.",
        NotHtml = "The address doesn't lead to a web page.",
        NoProof = "We found no link back, tag or DNS record.",
    }
}

closed_list! {
    /// Site that a profile's link leads to.
    LinkKind {
        Site = "site",
        Github = "github",
        Gitlab = "gitlab",
        Linkedin = "linkedin",
        Mastodon = "mastodon",
        X = "x",
        Stackoverflow = "stackoverflow",
        Blog = "blog",
        Other = "other",
    }
}
labels! {
    LinkKind {
        Site = "Website",
        Github = "GitHub",
        Gitlab = "GitLab",
        Linkedin = "LinkedIn",
        Mastodon = "Mastodon",
        X = "X",
        Stackoverflow = "Stack Overflow",
        Blog = "Blog",
        Other = "Other",
    }
}

closed_list! {
    /// What proves that a link is its owner's.
    LinkProof {
        RelMe = "rel_me",
        MetaTag = "meta_tag",
        ProfileText = "profile_text",
        Dns = "dns",
        SignIn = "sign_in",
    }
}
labels! {
    LinkProof {
        RelMe = "A link back",
        MetaTag = "A meta tag",
        ProfileText = "A text in the profile",
        Dns = "A DNS record",
        SignIn = "Sign-in with GitHub",
    }
}

closed_list! {
    /// Page that remembers when it was last opened.
    MarkedView {
        Messages = "messages",
        Candidates = "candidates",
        SharedJobs = "shared_jobs",
    }
}

closed_list! {
    /// Kind of a message.
    MessageKind {
        Text = "text",
        System = "system",
        Challenge = "challenge",
        Interview = "interview",
    }
}

closed_list! {
    /// What a notification is about.
    NotificationKind {
        Approved = "approved",
        Rejected = "rejected",
        InterestEnded = "interest_ended",
        JobInvited = "job_invited",
        InterestReceived = "interest_received",
        PromiseDue = "promise_due",
        PromiseBroken = "promise_broken",
        MessageUnseen = "message_unseen",
        ChallengeReceived = "challenge_received",
        ChallengeDue = "challenge_due",
        ChallengeReviewed = "challenge_reviewed",
        ChallengeAnswered = "challenge_answered",
        InterviewScored = "interview_scored",
        InterviewProposed = "interview_proposed",
        InterviewAnswered = "interview_answered",
        InterviewCancelled = "interview_cancelled",
        DisputeDecided = "dispute_decided",
        JobInvitationAccepted = "job_invitation_accepted",
        NoteMentioned = "note_mentioned",
        ReviewRequested = "review_requested",
        JobShared = "job_shared",
        CompanyReviewed = "company_reviewed",
        TeamChanged = "team_changed",
        WebhookOff = "webhook_off",
        PaymentReceived = "payment_received",
        PaymentFailed = "payment_failed",
        SubscriptionEnded = "subscription_ended",
        BugReportAnswered = "bug_report_answered",
        LinkUnverified = "link_unverified",
        WeeklyDigest = "weekly_digest",
    }
}
labels! {
    NotificationKind {
        Approved = "A company approves you",
        Rejected = "A company decides against you",
        InterestEnded = "Your interest ends without a decision",
        JobInvited = "A company invites you to a job",
        InterestReceived = "A candidate is interested in a job",
        PromiseDue = "Interest is about to expire",
        PromiseBroken = "Interest expires without your answer",
        MessageUnseen = "A message you haven't read for 10 minutes",
        ChallengeReceived = "A company sends you a challenge or withdraws it",
        ChallengeDue = "A challenge is due in 24 hours",
        ChallengeReviewed = "A company reviews your answer",
        ChallengeAnswered = "A candidate answers your challenge, or doesn't",
        InterviewScored = "Your interview is scored or reviewed",
        InterviewProposed = "The other side proposes times for an interview",
        InterviewAnswered = "Your times for an interview are accepted or declined",
        InterviewCancelled = "An interview is cancelled",
        DisputeDecided = "Your dispute about a challenge is decided",
        JobInvitationAccepted = "A person accepts your invitation to a job",
        NoteMentioned = "A colleague mentions you in a note",
        ReviewRequested = "A colleague asks you to review an answer",
        JobShared = "A colleague shares a job with you",
        CompanyReviewed = "Your company is approved or sent back",
        TeamChanged = "Your team or your permissions change",
        WebhookOff = "A webhook of your company is switched off",
        PaymentReceived = "A receipt for your subscription",
        PaymentFailed = "A payment for your subscription fails",
        SubscriptionEnded = "Your subscription ends",
        BugReportAnswered = "We answer your bug report",
        LinkUnverified = "A link of your profile is no longer verified",
        WeeklyDigest = "Weekly summary",
    }
}

closed_list! {
    /// What an emailed link or code is for.
    OneTimeTokenKind {
        Confirmation = "confirmation",
        Recovery = "recovery",
        Magiclink = "magiclink",
        EmailChangeCurrent = "email_change_current",
        EmailChangeNew = "email_change_new",
        Reauthentication = "reauthentication",
        Invite = "invite",
        Sms = "sms",
        SmsSignup = "sms_signup",
        PhoneChange = "phone_change",
    }
}

closed_list! {
    /// How a notification leaves the server.
    OutboxChannel {
        Mail = "mail",
        Sms = "sms",
    }
}

closed_list! {
    /// State of an email or text message, for staff.
    OutboxState {
        Waiting = "waiting",
        Retrying = "retrying",
        Failed = "failed",
        Held = "held",
        Sent = "sent",
    }
}
labels! {
    OutboxState {
        Waiting = "Waiting",
        Retrying = "Trying again",
        Failed = "Failed",
        Held = "Held without a provider",
        Sent = "Sent",
    }
}

closed_list! {
    /// Period that a pay is given for.
    PayPeriod {
        Year = "year",
        Month = "month",
        Day = "day",
        Hour = "hour",
    }
}
labels! {
    PayPeriod {
        Year = "a year",
        Month = "a month",
        Day = "a day",
        Hour = "an hour",
    }
}

closed_list! {
    /// What an event of the payment provider led to.
    PaymentEventOutcome {
        Applied = "applied",
        Late = "late",
        Ignored = "ignored",
    }
}

closed_list! {
    /// What a recruiter can be allowed to do. Admins can do all of it.
    Permission {
        ViewAnalytics = "view_analytics",
        ManageJobs = "manage_jobs",
        ManageChallenges = "manage_challenges",
        ViewCandidates = "view_candidates",
        MessageCandidates = "message_candidates",
        ManageCompany = "manage_company",
        ManageTeam = "manage_team",
    }
}
labels! {
    Permission {
        ViewAnalytics = "view analytics",
        ManageJobs = "manage jobs",
        ManageChallenges = "manage challenges",
        ViewCandidates = "view candidates",
        MessageCandidates = "message candidates",
        ManageCompany = "edit the company page",
        ManageTeam = "manage the team",
    }
}

closed_list! {
    /// Part of an interview.
    Phase {
        Requirements = "requirements",
        Estimates = "estimates",
        Interface = "interface",
        Architecture = "architecture",
        DeepDive = "deep_dive",
    }
}

closed_list! {
    /// Daily limit that a decision counts against.
    Quota {
        Discover = "discover",
        Featured = "featured",
        Bonus = "bonus",
    }
}

closed_list! {
    /// Kind of a realtime message that has rights of its own.
    RealtimeExtension {
        Broadcast = "broadcast",
        Presence = "presence",
    }
}

closed_list! {
    /// Where the work is done.
    RemotePolicy {
        Remote = "remote",
        Hybrid = "hybrid",
        Onsite = "onsite",
    }
}
labels! {
    RemotePolicy {
        Remote = "Remote",
        Hybrid = "Hybrid",
        Onsite = "On site",
    }
}

closed_list! {
    /// What staff did about a report.
    ReportOutcome {
        NoAction = "no_action",
        Warned = "warned",
        MessageDeleted = "message_deleted",
    }
}
labels! {
    ReportOutcome {
        NoAction = "No action",
        Warned = "Warned",
        MessageDeleted = "Message deleted",
    }
}

closed_list! {
    /// Why someone reports a person or a message.
    ReportReason {
        Spam = "spam",
        Scam = "scam",
        Harassment = "harassment",
        Discrimination = "discrimination",
        FalseIdentity = "false_identity",
        Other = "other",
    }
}
labels! {
    ReportReason {
        Spam = "Spam or advertising",
        Scam = "Scam or fraud",
        Harassment = "Harassment or threats",
        Discrimination = "Discrimination",
        FalseIdentity = "Pretends to be someone else",
        Other = "Something else",
    }
}

closed_list! {
    /// Whether staff have closed a report.
    ReportState {
        Open = "open",
        Closed = "closed",
    }
}
labels! {
    ReportState {
        Open = "Open",
        Closed = "Closed",
    }
}

closed_list! {
    /// Why a person's repositories could not be read at GitHub.
    RepositoryFailure {
        Unreachable = "unreachable",
        TimedOut = "timed_out",
        RateLimited = "rate_limited",
        NotFound = "not_found",
        Unreadable = "unreadable",
    }
}
labels! {
    RepositoryFailure {
        Unreachable = "GitHub can't be reached.",
        TimedOut = "GitHub took too long to answer.",
        RateLimited = "GitHub limits how often we can read.",
        NotFound = "GitHub has no account with this name.",
        Unreadable = "GitHub's answer was too large or can't be read.",
    }
}

closed_list! {
    /// Who retired a challenge.
    Retirer {
        Staff = "staff",
        Catalogue = "catalogue",
    }
}

closed_list! {
    /// What a member of the company thinks of a part of an answer, the lowest first.
    ReviewMark {
        Weak = "weak",
        Fair = "fair",
        Good = "good",
        Excellent = "excellent",
    }
}
labels! {
    ReviewMark {
        Weak = "Weak",
        Fair = "Fair",
        Good = "Good",
        Excellent = "Excellent",
    }
}

closed_list! {
    /// State of a requested second scoring.
    ReviewState {
        Asked = "asked",
        Done = "done",
    }
}

closed_list! {
    /// What a person uses the product for.
    Role {
        JobSeeker = "job_seeker",
        Employer = "employer",
    }
}
labels! {
    Role {
        JobSeeker = "Job seeker",
        Employer = "Employer",
    }
}

closed_list! {
    /// Kind of work: families of jobs that people move between.
    RoleFamily {
        Backend = "backend",
        Frontend = "frontend",
        Fullstack = "fullstack",
        MobileIos = "mobile_ios",
        MobileAndroid = "mobile_android",
        MobileCross = "mobile_cross",
        DataEngineering = "data_engineering",
        DataScience = "data_science",
        MachineLearning = "machine_learning",
        Search = "search",
        Platform = "platform",
        Database = "database",
        Systems = "systems",
        Embedded = "embedded",
        Compilers = "compilers",
        Games = "games",
        Security = "security",
        Qa = "qa",
        Blockchain = "blockchain",
        BusinessApplications = "business_applications",
        EngineeringManagement = "engineering_management",
        Advocacy = "advocacy",
    }
}
labels! {
    RoleFamily {
        Backend = "Backend",
        Frontend = "Frontend",
        Fullstack = "Full-stack",
        MobileIos = "iOS",
        MobileAndroid = "Android",
        MobileCross = "Mobile",
        DataEngineering = "Data engineering",
        DataScience = "Data science and analytics",
        MachineLearning = "Machine learning",
        Search = "Search and ranking",
        Platform = "Platform and reliability",
        Database = "Databases and storage",
        Systems = "Systems and networks",
        Embedded = "Embedded and robotics",
        Compilers = "Compilers and developer tools",
        Games = "Graphics and games",
        Security = "Security",
        Qa = "Quality engineering",
        Blockchain = "Blockchain",
        BusinessApplications = "Business applications",
        EngineeringManagement = "Engineering management",
        Advocacy = "Developer relations and writing",
    }
}

closed_list! {
    /// State of an interview that one side of a conversation proposed.
    ScheduledInterviewStatus {
        Proposed = "proposed",
        Accepted = "accepted",
        Declined = "declined",
        Cancelled = "cancelled",
    }
}
labels! {
    ScheduledInterviewStatus {
        Proposed = "Proposed",
        Accepted = "Accepted",
        Declined = "Declined",
        Cancelled = "Cancelled",
    }
}

closed_list! {
    /// Which of a person's scores is shown.
    ScoreChoice {
        Best = "best",
        Latest = "latest",
    }
}

closed_list! {
    /// Who decided a check or a score.
    Scorer {
        Rules = "rules",
        Model = "model",
        Person = "person",
    }
}

closed_list! {
    /// Kind of a search result.
    SearchKind {
        People = "people",
        Jobs = "jobs",
        Companies = "companies",
        Challenges = "challenges",
    }
}
labels! {
    SearchKind {
        People = "People",
        Jobs = "Jobs",
        Companies = "Companies",
        Challenges = "Challenges",
    }
}

closed_list! {
    /// How much of the analytics a job seeker's tier has.
    SeekerAnalyticsLevel {
        None = "none",
        Totals = "totals",
        Advanced = "advanced",
    }
}

closed_list! {
    /// Notifications that job seekers get.
    SeekerNotification {
        Approved = "approved",
        Rejected = "rejected",
        InterestEnded = "interest_ended",
        JobInvited = "job_invited",
        MessageUnseen = "message_unseen",
        ChallengeReceived = "challenge_received",
        ChallengeDue = "challenge_due",
        ChallengeReviewed = "challenge_reviewed",
        InterviewScored = "interview_scored",
        InterviewProposed = "interview_proposed",
        InterviewAnswered = "interview_answered",
        InterviewCancelled = "interview_cancelled",
        DisputeDecided = "dispute_decided",
        PaymentReceived = "payment_received",
        PaymentFailed = "payment_failed",
        SubscriptionEnded = "subscription_ended",
        BugReportAnswered = "bug_report_answered",
        LinkUnverified = "link_unverified",
        WeeklyDigest = "weekly_digest",
    }
}
part_of! { SeekerNotification, NotificationKind { Approved, Rejected, InterestEnded, JobInvited, MessageUnseen, ChallengeReceived, ChallengeDue, ChallengeReviewed, InterviewScored, InterviewProposed, InterviewAnswered, InterviewCancelled, DisputeDecided, PaymentReceived, PaymentFailed, SubscriptionEnded, BugReportAnswered, LinkUnverified, WeeklyDigest } }
labels! {
    SeekerNotification {
        Approved = "A company approves you",
        Rejected = "A company decides against you",
        InterestEnded = "Your interest ends without a decision",
        JobInvited = "A company invites you to a job",
        MessageUnseen = "A message you haven't read for 10 minutes",
        ChallengeReceived = "A company sends you a challenge or withdraws it",
        ChallengeDue = "A challenge is due in 24 hours",
        ChallengeReviewed = "A company reviews your answer",
        InterviewScored = "Your interview is scored or reviewed",
        InterviewProposed = "The other side proposes times for an interview",
        InterviewAnswered = "Your times for an interview are accepted or declined",
        InterviewCancelled = "An interview is cancelled",
        DisputeDecided = "Your dispute about a challenge is decided",
        PaymentReceived = "A receipt for your subscription",
        PaymentFailed = "A payment for your subscription fails",
        SubscriptionEnded = "Your subscription ends",
        BugReportAnswered = "We answer your bug report",
        LinkUnverified = "A link of your profile is no longer verified",
        WeeklyDigest = "Weekly summary",
    }
}

closed_list! {
    /// Subscription tier of a job seeker.
    SeekerTier {
        Core = "core",
        Pro = "pro",
        Founding = "founding",
    }
}

closed_list! {
    /// Level of a person or a job.
    Seniority {
        Intern = "intern",
        Junior = "junior",
        Mid = "mid",
        Senior = "senior",
        Staff = "staff",
        Principal = "principal",
    }
}
labels! {
    Seniority {
        Intern = "Intern",
        Junior = "Junior",
        Mid = "Mid-level",
        Senior = "Senior",
        Staff = "Staff",
        Principal = "Principal",
    }
}

closed_list! {
    /// Notifications that the app shows unless a person switches them off. The others are off until they switch them on.
    ShownNotification {
        Approved = "approved",
        Rejected = "rejected",
        InterestEnded = "interest_ended",
        JobInvited = "job_invited",
        InterestReceived = "interest_received",
        PromiseDue = "promise_due",
        PromiseBroken = "promise_broken",
        MessageUnseen = "message_unseen",
        ChallengeReceived = "challenge_received",
        ChallengeDue = "challenge_due",
        ChallengeReviewed = "challenge_reviewed",
        ChallengeAnswered = "challenge_answered",
        InterviewScored = "interview_scored",
        InterviewProposed = "interview_proposed",
        InterviewAnswered = "interview_answered",
        InterviewCancelled = "interview_cancelled",
        DisputeDecided = "dispute_decided",
        JobInvitationAccepted = "job_invitation_accepted",
        NoteMentioned = "note_mentioned",
        ReviewRequested = "review_requested",
        JobShared = "job_shared",
        CompanyReviewed = "company_reviewed",
        TeamChanged = "team_changed",
        WebhookOff = "webhook_off",
        PaymentReceived = "payment_received",
        PaymentFailed = "payment_failed",
        SubscriptionEnded = "subscription_ended",
        BugReportAnswered = "bug_report_answered",
        LinkUnverified = "link_unverified",
    }
}
part_of! { ShownNotification, NotificationKind { Approved, Rejected, InterestEnded, JobInvited, InterestReceived, PromiseDue, PromiseBroken, MessageUnseen, ChallengeReceived, ChallengeDue, ChallengeReviewed, ChallengeAnswered, InterviewScored, InterviewProposed, InterviewAnswered, InterviewCancelled, DisputeDecided, JobInvitationAccepted, NoteMentioned, ReviewRequested, JobShared, CompanyReviewed, TeamChanged, WebhookOff, PaymentReceived, PaymentFailed, SubscriptionEnded, BugReportAnswered, LinkUnverified } }
labels! {
    ShownNotification {
        Approved = "A company approves you",
        Rejected = "A company decides against you",
        InterestEnded = "Your interest ends without a decision",
        JobInvited = "A company invites you to a job",
        InterestReceived = "A candidate is interested in a job",
        PromiseDue = "Interest is about to expire",
        PromiseBroken = "Interest expires without your answer",
        MessageUnseen = "A message you haven't read for 10 minutes",
        ChallengeReceived = "A company sends you a challenge or withdraws it",
        ChallengeDue = "A challenge is due in 24 hours",
        ChallengeReviewed = "A company reviews your answer",
        ChallengeAnswered = "A candidate answers your challenge, or doesn't",
        InterviewScored = "Your interview is scored or reviewed",
        InterviewProposed = "The other side proposes times for an interview",
        InterviewAnswered = "Your times for an interview are accepted or declined",
        InterviewCancelled = "An interview is cancelled",
        DisputeDecided = "Your dispute about a challenge is decided",
        JobInvitationAccepted = "A person accepts your invitation to a job",
        NoteMentioned = "A colleague mentions you in a note",
        ReviewRequested = "A colleague asks you to review an answer",
        JobShared = "A colleague shares a job with you",
        CompanyReviewed = "Your company is approved or sent back",
        TeamChanged = "Your team or your permissions change",
        WebhookOff = "A webhook of your company is switched off",
        PaymentReceived = "A receipt for your subscription",
        PaymentFailed = "A payment for your subscription fails",
        SubscriptionEnded = "Your subscription ends",
        BugReportAnswered = "We answer your bug report",
        LinkUnverified = "A link of your profile is no longer verified",
    }
}

closed_list! {
    /// Area of a skill.
    SkillCategory {
        Language = "language",
        Frontend = "frontend",
        Backend = "backend",
        Mobile = "mobile",
        Data = "data",
        Database = "database",
        Cloud = "cloud",
        Devops = "devops",
        Security = "security",
        Testing = "testing",
        Ai = "ai",
        Systems = "systems",
        Architecture = "architecture",
        Tool = "tool",
        Practice = "practice",
    }
}

/// How well a person knows a skill, as a number.
pub const fn skill_level_label(value: i16) -> Option<&'static str> {
    match value {
        1 => Some("Learning"),
        2 => Some("Working"),
        3 => Some("Strong"),
        4 => Some("Expert"),
        _ => None,
    }
}

closed_list! {
    /// What a public address belongs to.
    SlugOwner {
        Profile = "profile",
        Company = "company",
    }
}

closed_list! {
    /// What a company's stage is, so that companies can be compared.
    StageKind {
        Screening = "screening",
        Interview = "interview",
        Offer = "offer",
        Hired = "hired",
        Closed = "closed",
    }
}
labels! {
    StageKind {
        Screening = "Screening",
        Interview = "Interview",
        Offer = "Offer",
        Hired = "Hired",
        Closed = "Closed",
    }
}

closed_list! {
    /// Why an answer is judged.
    SubmissionKind {
        Submit = "submit",
        Run = "run",
        Rejudge = "rejudge",
        Check = "check",
    }
}

closed_list! {
    /// Progress of judging an answer.
    SubmissionState {
        Queued = "queued",
        Running = "running",
        Done = "done",
    }
}

closed_list! {
    /// Where a paid subscription stands.
    SubscriptionState {
        Pending = "pending",
        Active = "active",
        PastDue = "past_due",
        Cancelling = "cancelling",
        Ended = "ended",
    }
}
labels! {
    SubscriptionState {
        Pending = "Waiting for the first payment",
        Active = "Active",
        PastDue = "Payment failed",
        Cancelling = "Ends with this period",
        Ended = "Ended",
    }
}

closed_list! {
    /// State of a background task.
    TaskState {
        Ready = "ready",
        Running = "running",
        Done = "done",
        Dead = "dead",
    }
}

closed_list! {
    /// State of a team invitation.
    TeamInvitationState {
        Open = "open",
        Used = "used",
        Revoked = "revoked",
        Expired = "expired",
        Closed = "closed",
        Withdrawn = "withdrawn",
    }
}

closed_list! {
    /// When another tier begins.
    TierChange {
        Now = "now",
        PeriodEnd = "period_end",
    }
}

closed_list! {
    /// Topic of a challenge.
    Topic {
        Algorithms = "algorithms",
        DataStructures = "data-structures",
        Strings = "strings",
        Parsing = "parsing",
        Concurrency = "concurrency",
        Sql = "sql",
        ApiDesign = "api-design",
        Debugging = "debugging",
        Refactoring = "refactoring",
        Security = "security",
    }
}
labels! {
    Topic {
        Algorithms = "Algorithms",
        DataStructures = "Data structures",
        Strings = "Strings",
        Parsing = "Parsing",
        Concurrency = "Concurrency",
        Sql = "SQL",
        ApiDesign = "API design",
        Debugging = "Debugging",
        Refactoring = "Refactoring",
        Security = "Security",
    }
}

closed_list! {
    /// An account change that an emailed link can undo.
    UndoableChange {
        FactorAdded = "factor_added",
        FactorRemoved = "factor_removed",
        PasskeyAdded = "passkey_added",
        PasskeyRemoved = "passkey_removed",
        IdentityLinked = "identity_linked",
        IdentityUnlinked = "identity_unlinked",
        PasswordChanged = "password_changed",
        WrongFactors = "wrong_factors",
    }
}

closed_list! {
    /// Result of a test, or of a whole answer.
    Verdict {
        Accepted = "accepted",
        WrongAnswer = "wrong_answer",
        TimeLimit = "time_limit",
        MemoryLimit = "memory_limit",
        OutputLimit = "output_limit",
        RuntimeError = "runtime_error",
        CompileError = "compile_error",
        InternalError = "internal_error",
    }
}
labels! {
    Verdict {
        Accepted = "Accepted",
        WrongAnswer = "Wrong answer",
        TimeLimit = "Time limit",
        MemoryLimit = "Memory limit",
        OutputLimit = "Output limit",
        RuntimeError = "Runtime error",
        CompileError = "Compile error",
        InternalError = "Internal error",
    }
}

closed_list! {
    /// Where a person came from when they opened a page.
    ViewSource {
        Link = "link",
        Search = "search",
        Jobs = "jobs",
        Company = "company",
        Candidates = "candidates",
        Message = "message",
    }
}
labels! {
    ViewSource {
        Link = "Direct link",
        Search = "Search",
        Jobs = "Job lists",
        Company = "Company page",
        Candidates = "Candidates",
        Message = "Messages",
    }
}

closed_list! {
    /// Who can see a profile.
    Visibility {
        Private = "private",
        Showcase = "showcase",
        Open = "open",
    }
}

closed_list! {
    /// What a webhook is sent.
    WebhookDeliveryEvent {
        InterestReceived = "interest.received",
        CandidateApproved = "candidate.approved",
        CandidateRejected = "candidate.rejected",
        CandidateDecisionUndone = "candidate.decision_undone",
        CandidateStageMoved = "candidate.stage_moved",
        MessagesReceived = "messages.received",
        WebhookTest = "webhook.test",
    }
}
labels! {
    WebhookDeliveryEvent {
        InterestReceived = "A candidate is interested in a job",
        CandidateApproved = "A candidate is approved",
        CandidateRejected = "A candidate is rejected",
        CandidateDecisionUndone = "A decision is undone",
        CandidateStageMoved = "A candidate moves to another stage",
        MessagesReceived = "A candidate sends messages",
        WebhookTest = "Test event",
    }
}

closed_list! {
    /// What became of an event that is sent to a webhook.
    WebhookDeliveryState {
        Waiting = "waiting",
        Delivered = "delivered",
        Failed = "failed",
    }
}
labels! {
    WebhookDeliveryState {
        Waiting = "Waiting",
        Delivered = "Delivered",
        Failed = "Failed",
    }
}

closed_list! {
    /// Why an attempt to send an event got no answer.
    WebhookError {
        Refused = "refused",
        TimedOut = "timed_out",
        Unreachable = "unreachable",
    }
}
labels! {
    WebhookError {
        Refused = "This address isn't allowed",
        TimedOut = "No answer in time",
        Unreachable = "No connection",
    }
}

closed_list! {
    /// Events that a webhook can be sent.
    WebhookEvent {
        InterestReceived = "interest.received",
        CandidateApproved = "candidate.approved",
        CandidateRejected = "candidate.rejected",
        CandidateDecisionUndone = "candidate.decision_undone",
        CandidateStageMoved = "candidate.stage_moved",
        MessagesReceived = "messages.received",
    }
}
part_of! { WebhookEvent, WebhookDeliveryEvent { InterestReceived, CandidateApproved, CandidateRejected, CandidateDecisionUndone, CandidateStageMoved, MessagesReceived } }
labels! {
    WebhookEvent {
        InterestReceived = "A candidate is interested in a job",
        CandidateApproved = "A candidate is approved",
        CandidateRejected = "A candidate is rejected",
        CandidateDecisionUndone = "A decision is undone",
        CandidateStageMoved = "A candidate moves to another stage",
        MessagesReceived = "A candidate sends messages",
    }
}

closed_list! {
    /// Whether a webhook is sent events.
    WebhookState {
        Active = "active",
        Paused = "paused",
        Gone = "gone",
        Failing = "failing",
    }
}
labels! {
    WebhookState {
        Active = "Active",
        Paused = "Paused",
        Gone = "Off: the address answered 410 Gone",
        Failing = "Off: every attempt failed for a day",
    }
}
