//! Why a command refuses: one table of reasons, and what becomes of the database's refusals.

use crate::rpc::{
    code::{ErrorCode, errors},
    tier_limit::{self, LiftingTier, tier_id, tier_name},
    timestamp::Timestamp,
};
use devproof_db::{DbError, DbErrorKind};
use devproof_vocabulary::{AttemptState, JobInvitationStatus, ScheduledInterviewStatus, WebhookState};
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt;
use time::OffsetDateTime;

/// One invalid value and its place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Problem {
    /// JSON pointer (RFC 6901) into the arguments or the document.
    pub pointer: String,
    /// What is wrong, for people.
    pub message: String,
}

impl Problem {
    /// A problem at a place.
    pub fn new(pointer: impl Into<String>, message: impl Into<String>) -> Self {
        Self { pointer: pointer.into(), message: message.into() }
    }
}

errors! {
    401 "not_signed_in" NotSignedIn "Sign in to continue.";
    403 "account_inactive" AccountInactive "Your account is inactive or your session has ended. Sign in again.";
    403 "onboarding_incomplete" OnboardingIncomplete "Finish setting up your account first.";
    403 "not_job_seeker" NotJobSeeker "Only job seekers can do this.";
    403 "not_employer" NotEmployer "Only members of a company can do this.";
    /// A recruiter without this permission.
    403 "missing_permission" MissingPermission(permission: &'static str)
        "You don't have permission to do this. Ask your company's admin.",
        details r#"{"permission"}"# = json!({ "permission": permission });
    403 "company_not_approved" CompanyNotApproved {
        /// The company's approval status.
        status: String,
        /// What staff wrote about it.
        reason: Option<String>
    } "Your company must be approved before you can do this.",
        details r#"{"status","reason"}"# = json!({ "status": status, "reason": reason });
    /// The payment provider refused the card.
    403 "payment_declined" PaymentDeclined "Your payment was declined. Check your payment method and try again.";
    /// A feature that the tier doesn't have.
    403 "tier_needed" TierNeeded {
        /// Which limit of a tier it is.
        feature: &'static str,
        /// The smallest tier that has it.
        tier: Option<LiftingTier>
    } "Your company's tier doesn't include this.",
        details r#"{"feature","tier","name","tier_id"}"#
            = json!({ "feature": feature, "tier": tier_id(tier), "name": tier_name(tier), "tier_id": tier_id(tier) });
    403 "conversation_ended" ConversationEnded "This conversation has ended. You can't send more messages.";
    /// Someone in it blocked the caller, or the other side has left. Which of the two, nobody learns.
    403 "conversation_closed" ConversationClosed "This conversation no longer takes messages from you.";
    /// The caller blocked everyone on the other side.
    403 "person_blocked" PersonBlocked "You blocked this person. Unblock them to send a message.";
    /// A job seeker on a tier that only answers.
    403 "cannot_write_first" CannotWriteFirst {
        /// The smallest tier that writes first.
        tier: Option<LiftingTier>
    } "You can reply after the company sends the first message.",
        details r#"{"tier_id"}"# = json!({ "tier_id": tier_id(tier) });
    /// A function's body names another user than the token.
    403 "user_mismatch" UserMismatch "The request names a different user than the one signed in.";
    /// Row level security refused.
    403 "not_allowed" NotAllowed "You don't have permission to do this.";
    403 "not_admin" NotAdmin "Only your company's admin can do this.";
    /// The account has a second factor, and this session has not verified it.
    403 "insufficient_aal" SecondFactorNeeded "Verify your second factor to continue.";
    /// A sensitive action needs a proof from the last minutes.
    403 "reauthentication_needed" ReauthenticationNeeded
        "Confirm it's you: sign in again or verify a second factor.";
    /// The proof of work is wrong, too old, or was used before.
    403 "work_refused" WorkRefused "The check of your browser has expired. Send it again.";
    403 "invitation_for_another" InvitationForAnother
        "This invitation is for a different email address. Sign in with that address.";
    403 "not_staff" NotStaff "Only Devproof staff can do this.";
    403 "aal2_required" Aal2Required "Staff need a second factor. Verify yours to continue.";
    /// An act of staff on their own account.
    403 "not_for_yourself" NotForYourself "You can't do this to your own account. Ask another member of staff.";
    /// The one who asked for it can't confirm it.
    403 "second_person_needed" SecondPersonNeeded
        "You asked for this. Another member of staff has to confirm it.";
    /// Someone could make an account staff in order to confirm what they asked for.
    403 "staff_too_new" StaffTooNew
        "You became a member of staff after this was requested. Ask someone who already was one.";
    /// Both have their rights from one person, who could be behind both.
    403 "staff_not_independent" StaffNotIndependent
        "You and the requester got staff rights from the same person, or from each other. Ask another member of staff.";
    /// Missing, or hidden from the caller: both look the same.
    404 "not_found" NotFound "Not found, or you don't have access.";
    404 "unknown_command" UnknownCommand "There's no command with this name. Check its spelling.";
    /// A unique value is taken.
    409 "conflict" Conflict "This conflicts with existing data. Reload and try again.";
    /// A part of an interview was changed in another tab; with the part as it is now.
    409 "conflict" PartChanged(part: Value)
        "This part of the interview was changed somewhere else. Reload and try again.",
        details r#"{"part","revision","value"}"# = part.clone();
    /// The version that the caller saw is not the current one.
    409 "version_conflict" VersionConflict(version: Value)
        "Someone else changed this. Reload it and make your change again.",
        details r#"{"version"}"# = json!({ "version": version });
    409 "idempotency_mismatch" IdempotencyMismatch
        "This idempotency key was used for a different request. Use a new key.";
    409 "role_already_chosen" RoleAlreadyChosen {
        /// The chosen role.
        role: String
    } "You've already chosen a role.",
        details r#"{"role"}"# = json!({ "role": role });
    409 "already_onboarded" AlreadyOnboarded "Your account is already set up.";
    409 "already_in_company" AlreadyInCompany "You're already a member of a company.";
    /// The owner has a subscription, or this very tier.
    409 "already_subscribed" AlreadySubscribed "You already have a subscription. Change it in Settings.";
    409 "not_subscribed" NotSubscribed "There's no subscription to change. Choose a tier first.";
    409 "payment_due" PaymentDue "A payment is due. Pay it before you change your subscription.";
    409 "checkout_expired" CheckoutExpired "This checkout is no longer open. Start again.";
    /// What the limited tier is called.
    409 "sold_out" SoldOut(name: String) "All seats are taken. Choose another tier.",
        details r#"{"name"}"# = json!({ "name": name });
    409 "tier_limit_reached" TierLimitReached {
        /// Which limit of the tier it is.
        limit: &'static str,
        /// How many the tier allows.
        allowed: i64,
        /// How many there are.
        used: i64,
        /// The smallest tier that allows more.
        tier: Option<LiftingTier>
    } "You've reached a limit of your tier.",
        details r#"{"limit","allowed","used","tier_id"}"#
            = json!({ "limit": limit, "allowed": allowed, "used": used, "tier_id": tier_id(tier) });
    409 "featured_project_limit" FeaturedProjectLimit {
        /// How many the tier allows.
        limit: i32,
        /// The smallest tier that allows more.
        tier: Option<LiftingTier>
    } "You've reached your tier's limit of featured projects. Remove one first.",
        details r#"{"limit","tier_id"}"# = json!({ "limit": limit, "tier_id": tier_id(tier) });
    409 "featured_slots_used" FeaturedSlotsUsed {
        /// How many open jobs the company's tier lets it feature.
        limit: i32,
        /// How many it features.
        used: i64,
        /// The smallest tier that has more.
        tier: Option<LiftingTier>
    } "Your company features as many jobs as its tier allows.",
        details r#"{"limit","used","tier","tier_id"}"#
            = json!({ "limit": limit, "used": used, "tier": tier_name(tier), "tier_id": tier_id(tier) });
    409 "already_decided" AlreadyDecided(made: Value) "This has already been decided.",
        details r#"{"status"} or {"decision"}"# = made.clone();
    /// Another owner has, or had, this public address.
    409 "address_taken" AddressTaken "This address is already taken. Choose another one.";
    /// More than ten seconds have passed, or the employer has decided.
    409 "undo_expired" UndoExpired "You can undo only within 10 seconds.";
    /// A message of one's own, 15 minutes after it was sent.
    409 "edit_expired" EditExpired "You can edit or delete a message only within 15 minutes.";
    /// An approval can't be undone any more: it would take somebody's message away.
    409 "conversation_started" ConversationStarted
        "Someone has already written in this conversation. You can no longer undo.";
    /// Only approved candidates are in a stage.
    409 "candidate_not_approved" CandidateNotApproved "Approve this candidate before you move them.";
    /// It isn't an accepted answer, or someone has kept it.
    409 "tryout_not_kept" TryoutNotKept "This answer can't be added to your account.";
    /// Candidates are in a stage that was to be removed; which stage.
    409 "stage_in_use" StageInUse(stage: Value)
        "There are still candidates in this stage. Move them to another stage first.",
        details r#"{"id","name"}"# = stage.clone();
    /// A command for several candidates or jobs could do nothing with any of them; why for each.
    409 "nothing_done" NothingDone(refused: Value) "None of these could be changed.",
        details r#"[{"id","code","message"}]"# = refused.clone();
    409 "not_open_all_day" NotOpenAllDay
        "The job isn't open until the end of this day, or its company isn't approved.";
    409 "featured_set_full" FeaturedSetFull(limit: i64)
        "The featured set of this day is full. Choose the job whose place this one takes.",
        details r#"{"limit"}"# = json!({ "limit": limit });
    409 "wrong_status" WrongStatus(status: String) "The job's current status doesn't allow this.",
        details r#"{"status"}"# = json!({ "status": status });
    409 "job_taken_down" JobTakenDown "Our staff took this job down. It can't be opened again.";
    409 "wrong_step" WrongStep(status: &'static str) "The import is at a different step. Reload to continue.",
        details r#"{"status"}"# = json!({ "status": status });
    409 "last_admin" LastAdmin(company: Value)
        "You're your company's only admin. Make a colleague the admin first.",
        details r#"{"company","others"}"# = company.clone();
    409 "company_ends_too" CompanyEndsToo(company: Value)
        "You're the only member of your company. Deleting your account closes the company too.",
        details r#"{"company","jobs"}"# = company.clone();
    /// No verified link leads to an account at GitHub, and no sign-in was with one.
    409 "github_account_needed" GitHubAccountNeeded "Verify a link to your GitHub profile, or sign in with GitHub.";
    409 "address_needed" AddressNeeded "Confirm an email address first. You need it to restore your account.";
    /// The invitation was used, withdrawn or has expired, or never was.
    409 "invitation_not_open" InvitationNotOpen(state: String)
        "This invitation is no longer valid. Ask for a new one.",
        details r#"{"state"}"# = json!({ "state": state });
    409 "interview_status" InterviewStatus(status: ScheduledInterviewStatus)
        "This interview was already answered, cancelled or is over.",
        details r#"{"status"}"# = json!({ "status": status });
    409 "challenge_status" ChallengeStatus(status: String) "The challenge's current status doesn't allow this.",
        details r#"{"status"}"# = json!({ "status": status });
    /// The candidate holds an invitation to this challenge that is not decided yet; which, when it could be asked.
    409 "already_invited" AlreadyInvited(id: Option<uuid::Uuid>)
        "This candidate already has an open invitation to this challenge.",
        details r#"{"id"}"# = json!({ "id": id });
    /// Whatever is a person's own reason: no setting, list or limit of theirs shows in it, nor whether they are there.
    409 "cannot_be_invited" CannotBeInvited "This person can't be invited right now.";
    /// Once for each person and job; which invitation it was.
    409 "already_invited_to_job" AlreadyInvitedToJob(id: uuid::Uuid)
        "You've already invited this person to this job.",
        details r#"{"id"}"# = json!({ "id": id });
    /// It was answered, withdrawn or has expired, or the job has ended.
    409 "job_invitation_not_open" JobInvitationNotOpen(status: JobInvitationStatus)
        "This invitation to a job is no longer open.",
        details r#"{"status"}"# = json!({ "status": status });
    /// Webhooks that the company's tier allows.
    409 "webhook_limit" WebhookLimit {
        /// How many the tier allows.
        limit: i32,
        /// The smallest tier that allows more.
        tier: Option<LiftingTier>
    } "You've reached your tier's limit of webhooks. Delete one first.",
        details r#"{"limit","tier_id"}"# = json!({ "limit": limit, "tier_id": tier_id(tier) });
    /// It is paused or switched off.
    409 "webhook_off" WebhookOff(state: WebhookState) "This webhook is off. Turn it on first.",
        details r#"{"state"}"# = json!({ "state": state });
    409 "deactivated_by_owner" DeactivatedByOwner
        "The owner deactivated this account. They can reactivate it with a link by email.";
    /// Rights go before the account does.
    409 "person_is_staff" PersonIsStaff "This person is a member of staff. Take their staff rights first.";
    /// Only accounts with a confirmed address, which are active, become staff.
    409 "account_not_ready" AccountNotReady
        "The account has to be active and its email address confirmed.";
    409 "unchanged" Unchanged "Nothing to change.";
    409 "sso_domain_taken" SsoDomainTaken "Another company has already verified this domain.";
    409 "nothing_to_dispute" NothingToDispute
        "Submit an answer first. The dispute compares your answer with the reference.";
    /// One interview at a time; the one in progress.
    409 "interview_running" InterviewRunning(id: uuid::Uuid) "You already have an interview in progress.",
        details r#"{"id"}"# = json!({ "id": id });
    409 "interview_over" InterviewOver(state: AttemptState) "This interview has ended. You can't change it.",
        details r#"{"state"}"# = json!({ "state": state });
    409 "no_interview" NoInterview "No interview problem is available right now. Try again later.";
    409 "nothing_to_drill" NothingToDrill
        "Nothing to break yet. Draw a path for a flow, or fix what's broken.";
    409 "practice_only" PracticeOnly "This was a practice attempt. Only you can see it.";
    409 "review_asked" ReviewAsked "You've already requested a review of this score. You can request one.";
    /// The limit, in bytes.
    413 "too_large" TooLarge(limit: usize) "The document is larger than 1 MB.",
        details r#"{"limit"}"# = json!({ "limit": limit });
    422 "invalid_input" InvalidInput(problems: Vec<Problem>) "Some values are invalid. Check the fields and try again.",
        details r#"[{"pointer","message"}]"# = json!(problems);
    422 "invalid_document" InvalidDocument(problems: Vec<Problem>) "The document doesn't have the expected format.",
        details r#"[{"pointer","message"}]"# = json!(problems);
    /// By pointers into the board.
    422 "invalid_board" InvalidBoard(problems: Vec<Problem>)
        "This design can't run yet. Correct the fields that are named, then run it again.",
        details r#"[{"pointer","message"}]"# = json!(problems);
    /// After how many seconds it was stopped.
    422 "simulation_too_long" SimulationTooLong(seconds: u64)
        "The simulation took too long and was stopped. Use fewer components or instances.",
        details r#"{"seconds"}"# = json!({ "seconds": seconds });
    422 "weights_must_sum_to_100" WeightsMustSumTo100(sum: Option<i64>)
        "The weights of the criteria must add up to 100.",
        details r#"{"sum"}"# = json!({ "sum": sum });
    /// As `private.missing_for_publish` says it.
    422 "not_ready_to_publish" NotReadyToPublish(missing: Value)
        "Complete the job before you publish it.",
        details r#"[{"field","message"}]"# = missing.clone();
    /// A cap that the database holds; its own message names the number.
    422 "too_many" TooMany(message: String) "You've reached the limit.";
    422 "sso_domain_unproved" SsoDomainUnproved(record: Value)
        "The domain's TXT record doesn't match yet. Check it and try again.",
        details r#"{"name","value","found"}"# = record.clone();
    429 "daily_limit_reached" DailyLimitReached {
        /// Which daily limit: `discover` or `featured`.
        quota: String,
        /// Decisions a day.
        limit: i32,
        /// Decisions made today.
        used: i32,
        /// When the next day begins, RFC 3339.
        resets_at: String,
        /// The smallest tier that allows more.
        tier: Option<LiftingTier>
    } "You've reached your daily limit.",
        details r#"{"quota","limit","used","resets_at","tier_id"}"#
            = json!({ "quota": quota, "limit": limit, "used": used, "resets_at": resets_at, "tier_id": tier_id(tier) }),
        hint "It resets at midnight UTC.";
    429 "address_change_limit" AddressChangeLimit(budget: Value)
        "You've changed this address too often in the last 30 days.",
        details r#"{"limit","next_change_at"}"# = budget.clone();
    /// Seconds to wait.
    429 "export_limit" ExportLimit(wait: i64) "You can export your data once an hour.",
        details r#"{"wait"}"# = json!({ "wait": wait });
    /// Mail to strangers is limited; which limit.
    429 "invitation_limit" InvitationLimit(state: String)
        "You've reached the limit of invitations. Try again later.",
        details r#"{"state"}"# = json!({ "state": state });
    /// The limit of waiting submissions.
    429 "too_many_waiting" TooManyWaiting(limit: i64)
        "You have too many submissions in the queue. Wait for one to finish.",
        details r#"{"limit"}"# = json!({ "limit": limit });
    /// Seconds to wait.
    429 "tryouts_busy" TryoutsBusy(wait: i64) "Many people are trying challenges right now. Try again in a moment.",
        details r#"{"wait"}"# = json!({ "wait": wait });
    /// Programs of one network that wait.
    429 "tryout_waiting" TryoutWaiting(limit: i64)
        "Your network has too many answers in the queue. Wait for one to finish.",
        details r#"{"limit"}"# = json!({ "limit": limit });
    /// Reports in 24 hours.
    429 "report_limit" ReportLimit(limit: i64) "You've reached the limit of reports for today. Try again tomorrow.",
        details r#"{"limit"}"# = json!({ "limit": limit });
    /// Seconds until the next bug report.
    429 "bug_report_limit" BugReportLimit(wait: i64) "You can send a bug report every 5 minutes.",
        details r#"{"wait"}"# = json!({ "wait": wait });
    /// Seconds until the next check.
    429 "link_check_limit" LinkCheckLimit(wait: i64) "You can check your links 10 times an hour.",
        details r#"{"wait"}"# = json!({ "wait": wait });
    /// Seconds until the next fetch.
    429 "repository_limit" RepositoryLimit(wait: i64) "You can read your repositories again 5 times an hour.",
        details r#"{"wait"}"# = json!({ "wait": wait });
    429 "run_limit" RunLimit {
        /// Runs in ten minutes.
        limit: i32,
        /// Seconds to wait.
        wait: i64
    } "You've used all runs of these 10 minutes. Try again later.",
        details r#"{"limit","wait"}"# = json!({ "limit": limit, "wait": wait });
    429 "rate_limited" RateLimited(budget: Value) "Too many attempts. Try again in a few minutes.",
        details r#"{"limit","wait"}"# = budget.clone();
    429 "monthly_limit_reached" MonthlyLimitReached {
        /// The limit, what was used, and when the next month begins.
        usage: Value,
        /// The smallest tier that allows more.
        tier: Option<LiftingTier>
    } "You've used all challenge invitations for this month.",
        details r#"{"limit","used","resets_at","tier_id"}"# = json!({
            "limit": usage["limit"], "used": usage["used"], "resets_at": usage["resets_at"], "tier_id": tier_id(tier) });
    429 "job_invitation_limit" JobInvitationLimit {
        /// Job invitations of the company's tier in a month.
        limit: i32,
        /// Sent this month.
        used: i32,
        /// When the next month begins.
        resets_at: OffsetDateTime,
        /// The smallest tier that allows more.
        tier: Option<LiftingTier>
    } "Your company has used all job invitations for this month.",
        details r#"{"limit","used","resets_at","tier_id"}"#
            = json!({ "limit": limit, "used": used, "resets_at": Timestamp(*resets_at), "tier_id": tier_id(tier) }),
        hint "The limit resets on the first day of the next month.";
    429 "interview_limit" InterviewLimit {
        /// Attempts in a month.
        limit: i32,
        /// Attempts of this month.
        used: i32,
        /// When the next month begins.
        resets_at: OffsetDateTime,
        /// The smallest tier that allows more.
        tier: Option<LiftingTier>
    } "You've used all interview attempts for this month.",
        details r#"{"limit","used","resets_at","tier_id"}"#
            = json!({ "limit": limit, "used": used, "resets_at": Timestamp(*resets_at), "tier_id": tier_id(tier) });
    500 "internal" Internal(source: DbError) "Something went wrong on our side. Try again later.";
    503 "billing_unavailable" BillingUnavailable "The payment provider didn't respond. Try again in a moment.";
    503 "language_not_judged" LanguageNotJudged(language: String)
        "No judge for this language is running right now. Try again later, or use another language.",
        details r#"{"language"}"# = json!({ "language": language });
    503 "name_servers_silent" NameServersSilent "The name servers didn't respond. Try again in a moment.";
    503 "pdf_unavailable" NoPdf "The PDF couldn't be made on this server. Try again later, or print the page.";
    503 "simulator_busy" SimulatorBusy "Other designs are running right now. Try again in a moment.";
    503 "try_again" TryAgain(source: DbError) "The server is busy.",
        hint "Send the same request again in a moment.";
}

impl std::error::Error for CommandError {}

impl fmt::Display for CommandError {
    /// For logs: the code, and what is known beside it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.details_value()) {
            (Self::Internal(error) | Self::TryAgain(error), _) => write!(f, "{}: {error}", self.code()),
            (_, Some(details)) => write!(f, "{} {details}", self.code()),
            _ => f.write_str(self.code()),
        }
    }
}

impl CommandError {
    /// One invalid value.
    pub fn invalid(pointer: impl Into<String>, message: impl Into<String>) -> Self {
        Self::InvalidInput(vec![Problem::new(pointer, message)])
    }

    /// HTTP status.
    pub fn status(&self) -> u16 {
        self.entry().status
    }

    /// Stable code.
    pub fn code(&self) -> &'static str {
        self.entry().code
    }

    /// For people: the table's sentence, or the only problem's, or the one that names a number.
    pub fn message(&self) -> String {
        match self {
            Self::InvalidInput(problems) | Self::InvalidDocument(problems) => match problems.as_slice() {
                [only] if only.pointer.is_empty() => only.message.clone(),
                [only] => format!("{}: {}", only.pointer, only.message),
                _ => self.entry().message.to_owned(),
            },
            Self::InvalidBoard(problems) => match problems.as_slice() {
                [only] if only.pointer.is_empty() => format!("The design {}.", only.message),
                [only] => format!("{}: {}", only.pointer, only.message),
                _ => self.entry().message.to_owned(),
            },
            Self::RunLimit { limit, wait } => {
                let left = minutes_or_seconds(*wait);
                format!("You can run a design {limit} times in 10 minutes. Try again in {left}.")
            }
            Self::TooMany(message) => message.clone(),
            Self::FeaturedProjectLimit { limit, .. } => {
                format!("Your tier allows {limit} featured projects. Remove one first.")
            }
            Self::FeaturedSlotsUsed { limit, tier, .. } => {
                let allowed = match limit {
                    0 => "Your company's tier has no featured jobs.".to_owned(),
                    1 => "Your company's tier has 1 featured job, which is in use.".to_owned(),
                    _ => format!("Your company's tier has {limit} featured jobs, which are all in use."),
                };
                tier.as_ref().map_or_else(|| allowed.clone(), |tier| format!("{allowed} {} has more.", tier.name))
            }
            Self::WebhookLimit { limit, .. } => {
                format!("Your tier's limit is {limit} webhooks. Delete one first.")
            }
            Self::TierNeeded { tier: Some(tier), .. } => {
                format!("Your company's tier doesn't include this. It's part of {}.", tier.name)
            }
            Self::SoldOut(name) => format!("All seats of {name} are taken. Choose another tier."),
            Self::TierLimitReached { limit, allowed, tier, .. } => {
                tier_limit::sentence(limit, *allowed, tier.as_ref())
            }
            Self::BugReportLimit(wait) => {
                let left = minutes_or_seconds(*wait);
                format!("You can send a bug report every 5 minutes. Try again in {left}.")
            }
            Self::TryoutsBusy(wait) => {
                format!("Many people are trying challenges right now. Try again in {wait} s.")
            }
            Self::TryoutWaiting(limit) => {
                format!("Your network has {limit} answers in the queue. Wait for one to finish.")
            }
            Self::TooManyWaiting(limit) => {
                format!("You have {limit} submissions in the queue. Wait for one to finish.")
            }
            _ => self.entry().message.to_owned(),
        }
    }

    /// JSON text of what the table says under `details`.
    pub fn details(&self) -> Option<String> {
        self.details_value().map(|details| details.to_string())
    }

    /// What else helps.
    pub fn hint(&self) -> Option<String> {
        if let Self::InvalidBoard(problems) = self {
            let fields: Vec<&str> =
                problems.iter().map(|one| one.pointer.as_str()).filter(|field| !field.is_empty()).collect();
            return (!fields.is_empty()).then(|| format!("Look at {}.", fields.join(", ")));
        }
        let table = Some(self.entry().hint).filter(|hint| !hint.is_empty());
        let lift = self.lifting_tier().map(|tier| format!("{} allows more.", tier.name));
        match (table, lift) {
            (Some(table), Some(lift)) => Some(format!("{table} {lift}")),
            (table, lift) => table.map(str::to_owned).or(lift),
        }
    }

    /// Whether the same command may succeed when run again at once: it met another transaction.
    pub(crate) fn met_another(&self) -> bool {
        matches!(self, Self::TryAgain(error) if matches!(error.sqlstate(), Some("40001" | "40P01")))
    }
}

fn minutes_or_seconds(wait: i64) -> String {
    if wait < 60 { format!("{wait} s") } else { format!("{} min", (wait + 59) / 60) }
}

impl From<DbError> for CommandError {
    fn from(error: DbError) -> Self {
        match error.kind() {
            DbErrorKind::PoolTimeout | DbErrorKind::Connection => return Self::TryAgain(error),
            DbErrorKind::Internal => return Self::Internal(error),
            DbErrorKind::Database => {}
        }
        let state = error.sqlstate().unwrap_or_default();
        match state {
            "23505" | "23P01" => Self::Conflict,
            "23503" => Self::NotFound,
            "23514" if error.constraint() == Some("job_weights_sum") => Self::WeightsMustSumTo100(None),
            // Names that only the database can normalize; its trigger says which rule was broken.
            "23514" if error.constraint() == Some("profiles_full_name_plain") => {
                Self::invalid("/p_full_name", error.message().unwrap_or_default().to_owned())
            }
            "23514" if error.constraint() == Some("companies_name_plain") => {
                Self::invalid("/p_name", "can't contain the name of this site")
            }
            "42501" => Self::NotAllowed,
            "54000" => Self::TooMany(error.message().unwrap_or_default().to_owned()),
            "40001" | "40P01" | "55P03" | "57014" => Self::TryAgain(error),
            // Commands check their input; a value that only the database refuses is still the caller's.
            _ if state == "23514" || state == "23502" || state.starts_with("22") => {
                tracing::warn!(%error, "a value passed the checks and was refused by the database");
                Self::invalid("", "One of the values is invalid.")
            }
            _ => Self::Internal(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_follow_the_language_rules() {
        let rules = include_str!("../../../../docs/language.md");
        let (_, phrases) = rules.split_once("```text\n").expect("the list of phrases");
        let (phrases, _) = phrases.split_once("```").expect("its end");
        for entry in ERROR_CODES {
            for text in [entry.message, entry.hint].into_iter().filter(|text| !text.is_empty()) {
                let words = format!(" {} ", text.to_lowercase().replace(['.', ',', ':', ';', '?'], " "));
                for phrase in phrases.lines() {
                    assert!(!words.contains(&format!(" {phrase} ")), "{}: {phrase:?} in {text:?}", entry.code);
                }
                assert!(text.ends_with('.') && !text.starts_with(char::is_lowercase), "{}: {text:?}", entry.code);
                let longest = text.split(['.', ':']).map(|sentence| sentence.split_whitespace().count()).max();
                assert!(longest <= Some(20), "{}: a long sentence: {text:?}", entry.code);
            }
        }
    }

    #[test]
    fn failures_of_the_database_are_told_apart() {
        assert_eq!(CommandError::from(DbError::PoolTimeout).code(), "try_again");
        assert_eq!(CommandError::from(DbError::Connect("gone".into())).status(), 503);
        let ours = CommandError::from(DbError::RowCount(2));
        assert_eq!((ours.status(), ours.code(), ours.details()), (500, "internal", None));
        assert!(!ours.message().contains("rows"), "nothing of the inside is told");
    }

    #[test]
    fn one_problem_is_the_message() {
        assert_eq!(CommandError::invalid("/p_a", "is missing").message(), "/p_a: is missing");
        let two = CommandError::InvalidInput(vec![Problem::new("/a", "x"), Problem::new("/b", "y")]);
        assert_eq!(two.message(), "Some values are invalid. Check the fields and try again.");
        let details = r#"[{"message":"x","pointer":"/a"},{"message":"y","pointer":"/b"}]"#;
        assert_eq!(two.details().as_deref(), Some(details));
    }
}
