//! Why a command refuses: one enum, and one match from each reason to its status and code.

use crate::code::{self, ErrorCode};
use devproof_db::{DbError, DbErrorKind};
use serde::Serialize;
use serde_json::{Value, json};

/// One value that cannot be accepted, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
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

/// Why a command did not do what was asked. Nothing of it was done.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The caller is not a signed-in user.
    #[error("nobody is signed in")]
    NotSignedIn,
    /// The account was deactivated or the session ended.
    #[error("the account is not active")]
    AccountInactive,
    /// The account has no role or no profile yet.
    #[error("onboarding is not complete")]
    OnboardingIncomplete,
    /// For people who look for work.
    #[error("not a job seeker")]
    NotJobSeeker,
    /// For members of a company.
    #[error("not an employer")]
    NotEmployer,
    /// A recruiter without this permission.
    #[error("the permission {0} is missing")]
    MissingPermission(&'static str),
    /// The company is not approved (yet, or any more).
    #[error("the company is {status}")]
    CompanyNotApproved {
        /// The company's approval status.
        status: String,
        /// What staff wrote about it.
        reason: Option<String>,
    },
    /// The conversation takes no more messages.
    #[error("the conversation has ended")]
    ConversationEnded,
    /// A seeker on a tier that only answers.
    #[error("the caller may not write first")]
    CannotWriteFirst,
    /// A function's body names another user than the token.
    #[error("the body names another user")]
    UserMismatch,
    /// Row level security refused.
    #[error("not allowed")]
    NotAllowed,
    /// For the admin of the company.
    #[error("not the company's admin")]
    NotAdmin,
    /// The account has a second factor, and this session has not shown it.
    #[error("a second factor is needed")]
    SecondFactorNeeded,
    /// A weighty act needs a proof of the last minutes.
    #[error("no recent proof")]
    ReauthenticationNeeded,
    /// The invited address is another.
    #[error("the invitation is for another address")]
    InvitationForAnother,
    /// For staff.
    #[error("not staff")]
    NotStaff,
    /// For staff with a second factor in this session.
    #[error("a second factor is required")]
    Aal2Required,
    /// Missing, or hidden from the caller: both look the same.
    #[error("not found")]
    NotFound,
    /// No command of this name.
    #[error("no such command")]
    UnknownCommand,
    /// A unique value is taken.
    #[error("conflict")]
    Conflict,
    /// The version that the caller saw is not the current one.
    #[error("the version is {0}")]
    VersionConflict(Value),
    /// The key belongs to another request.
    #[error("the idempotency key was used for another request")]
    IdempotencyMismatch,
    /// The role is chosen once.
    #[error("the role was chosen already")]
    RoleAlreadyChosen {
        /// The chosen role.
        role: String,
    },
    /// Onboarding happens once.
    #[error("onboarding is complete already")]
    AlreadyOnboarded,
    /// One company a person.
    #[error("already in a company")]
    AlreadyInCompany,
    /// The tier's cap of featured projects.
    #[error("at most {0} featured projects")]
    FeaturedProjectLimit(i32),
    /// A seeker's or an employer's decision stands; with the details to show.
    #[error("decided already")]
    AlreadyDecided(Value),
    /// Somebody else has, or had, this public address.
    #[error("the address is taken")]
    AddressTaken,
    /// More than ten seconds have passed, or the employer has decided.
    #[error("too late to undo")]
    UndoExpired,
    /// The job's status does not allow the step.
    #[error("the job is {0}")]
    WrongStatus(String),
    /// The challenge of a company is at another point of its life.
    #[error("the challenge is {0}")]
    ChallengeStatus(String),
    /// The candidate holds an invitation to this challenge that is not decided yet; which, when it could be asked.
    #[error("invited already")]
    AlreadyInvited(Option<uuid::Uuid>),
    /// The import is at another step.
    #[error("the import is {0}")]
    WrongStep(&'static str),
    /// A company with members keeps an admin; with the details to show.
    #[error("the company's only admin")]
    LastAdmin(Value),
    /// A company without anybody else closes, and that was not asked for; with the details to show.
    #[error("the company would close too")]
    CompanyEndsToo(Value),
    /// Without a confirmed address there is no way back.
    #[error("no confirmed address")]
    AddressNeeded,
    /// The invitation was used or taken back, is over, or never was.
    #[error("the invitation is {0}")]
    InvitationNotOpen(String),
    /// Nothing would change.
    #[error("unchanged")]
    Unchanged,
    /// A document over the limit, in bytes.
    #[error("larger than {0} bytes")]
    TooLarge(usize),
    /// Values that cannot be accepted.
    #[error("invalid input: {0:?}")]
    InvalidInput(Vec<Problem>),
    /// A document of the wrong shape.
    #[error("invalid document: {0:?}")]
    InvalidDocument(Vec<Problem>),
    /// A job's weights sum to something else.
    #[error("the weights sum to {0:?}")]
    WeightsMustSumTo100(Option<i64>),
    /// What publishing still needs, as `private.missing_for_publish` says it.
    #[error("not ready to publish: {0}")]
    NotReadyToPublish(Value),
    /// Somebody else has proved the domain.
    #[error("the domain is another company's")]
    SsoDomainTaken,
    /// The domain's text record is missing or says something else; with the details to show.
    #[error("the domain is not proved")]
    SsoDomainUnproved(Value),
    /// No name server answered.
    #[error("the name servers did not answer")]
    NameServersSilent,
    /// A cap that the database holds; its message names the number.
    #[error("{0}")]
    TooMany(String),
    /// The day's counter is used up.
    #[error("the daily limit is reached")]
    DailyLimitReached {
        /// Which counter: `discover` or `featured`.
        kind: String,
        /// Decisions a day.
        limit: i32,
        /// Decisions taken today.
        used: i32,
        /// When the next day begins, RFC 3339.
        resets_at: String,
    },
    /// The public address was changed too often; with the details to show.
    #[error("the address was changed too often")]
    AddressChangeLimit(Value),
    /// The last copy of the caller's data is not an hour old; seconds to wait.
    #[error("an export within the hour")]
    ExportLimit(i64),
    /// The month's invitations are used up; with the details to show.
    #[error("the monthly limit is reached")]
    MonthlyLimitReached(Value),
    /// Mail to strangers is limited; which limit.
    #[error("{0} invitations")]
    InvitationLimit(String),
    /// A dispute of somebody who has no judged answer to the challenge.
    #[error("no answer to run beside the references")]
    NothingToDispute,
    /// So many of the caller's programs wait to be judged; the limit.
    #[error("{0} wait already")]
    TooManyWaiting(String),
    /// No worker that judges this language runs.
    #[error("no running worker judges {0}")]
    LanguageNotJudged(String),
    /// A part of an interview was changed meanwhile; with the part as it is now.
    #[error("a part of the interview has changed")]
    PartChanged(Value),
    /// One interview at a time; the one that runs.
    #[error("an interview runs")]
    InterviewRunning(String),
    /// The interview takes no more; the state it is in.
    #[error("the interview is {0}")]
    InterviewOver(String),
    /// The content has no problem to be asked.
    #[error("no problem for an interview")]
    NoInterview,
    /// Nothing is drawn that could break, or the last failure waits for its mend.
    #[error("nothing to drill")]
    NothingToDrill,
    /// What was only practised is nobody else's to see.
    #[error("only practice")]
    PracticeOnly,
    /// One review an attempt.
    #[error("a review was asked for already")]
    ReviewAsked,
    /// The month's interviews are used up; with the details to show.
    #[error("the month's interviews are used up")]
    InterviewLimit(Value),
    /// Too often within minutes; with the details to show.
    #[error("too often")]
    RateLimited(Value),
    /// Could not be done now; trying again may help.
    #[error("try again: {0}")]
    TryAgain(DbError),
    /// A fault of ours.
    #[error("internal: {0}")]
    Internal(DbError),
}

impl CommandError {
    /// One invalid value.
    pub fn invalid(pointer: impl Into<String>, message: impl Into<String>) -> Self {
        Self::InvalidInput(vec![Problem::new(pointer, message)])
    }

    /// The line of the error table.
    pub fn entry(&self) -> &'static ErrorCode {
        match self {
            Self::NotSignedIn => &code::NOT_SIGNED_IN,
            Self::AccountInactive => &code::ACCOUNT_INACTIVE,
            Self::OnboardingIncomplete => &code::ONBOARDING_INCOMPLETE,
            Self::NotJobSeeker => &code::NOT_JOB_SEEKER,
            Self::NotEmployer => &code::NOT_EMPLOYER,
            Self::MissingPermission(_) => &code::MISSING_PERMISSION,
            Self::CompanyNotApproved { .. } => &code::COMPANY_NOT_APPROVED,
            Self::ConversationEnded => &code::CONVERSATION_ENDED,
            Self::CannotWriteFirst => &code::CANNOT_WRITE_FIRST,
            Self::UserMismatch => &code::USER_MISMATCH,
            Self::NotAllowed => &code::NOT_ALLOWED,
            Self::NotAdmin => &code::NOT_ADMIN,
            Self::SecondFactorNeeded => &code::INSUFFICIENT_AAL,
            Self::ReauthenticationNeeded => &code::REAUTHENTICATION_NEEDED,
            Self::InvitationForAnother => &code::INVITATION_FOR_ANOTHER,
            Self::NotStaff => &code::NOT_STAFF,
            Self::Aal2Required => &code::AAL2_REQUIRED,
            Self::NotFound => &code::NOT_FOUND,
            Self::UnknownCommand => &code::UNKNOWN_COMMAND,
            Self::Conflict => &code::CONFLICT,
            Self::PartChanged(_) => &code::CONFLICT,
            Self::VersionConflict(_) => &code::VERSION_CONFLICT,
            Self::IdempotencyMismatch => &code::IDEMPOTENCY_MISMATCH,
            Self::RoleAlreadyChosen { .. } => &code::ROLE_ALREADY_CHOSEN,
            Self::AlreadyOnboarded => &code::ALREADY_ONBOARDED,
            Self::AlreadyInCompany => &code::ALREADY_IN_COMPANY,
            Self::FeaturedProjectLimit(_) => &code::FEATURED_PROJECT_LIMIT,
            Self::AlreadyDecided(_) => &code::ALREADY_DECIDED,
            Self::AddressTaken => &code::ADDRESS_TAKEN,
            Self::UndoExpired => &code::UNDO_EXPIRED,
            Self::WrongStatus(_) => &code::WRONG_STATUS,
            Self::ChallengeStatus(_) => &code::CHALLENGE_STATUS,
            Self::AlreadyInvited(_) => &code::ALREADY_INVITED,
            Self::WrongStep(_) => &code::WRONG_STEP,
            Self::LastAdmin(_) => &code::LAST_ADMIN,
            Self::CompanyEndsToo(_) => &code::COMPANY_ENDS_TOO,
            Self::AddressNeeded => &code::ADDRESS_NEEDED,
            Self::InvitationNotOpen(_) => &code::INVITATION_NOT_OPEN,
            Self::Unchanged => &code::UNCHANGED,
            Self::InterviewRunning(_) => &code::INTERVIEW_RUNNING,
            Self::InterviewOver(_) => &code::INTERVIEW_OVER,
            Self::NoInterview => &code::NO_INTERVIEW,
            Self::NothingToDrill => &code::NOTHING_TO_DRILL,
            Self::PracticeOnly => &code::PRACTICE_ONLY,
            Self::ReviewAsked => &code::REVIEW_ASKED,
            Self::InterviewLimit(_) => &code::INTERVIEW_LIMIT,
            Self::TooLarge(_) => &code::TOO_LARGE,
            Self::InvalidInput(_) => &code::INVALID_INPUT,
            Self::InvalidDocument(_) => &code::INVALID_DOCUMENT,
            Self::WeightsMustSumTo100(_) => &code::WEIGHTS_MUST_SUM_TO_100,
            Self::NotReadyToPublish(_) => &code::NOT_READY_TO_PUBLISH,
            Self::SsoDomainTaken => &code::SSO_DOMAIN_TAKEN,
            Self::SsoDomainUnproved(_) => &code::SSO_DOMAIN_UNPROVED,
            Self::NameServersSilent => &code::NAME_SERVERS_SILENT,
            Self::TooMany(_) => &code::TOO_MANY,
            Self::DailyLimitReached { .. } => &code::DAILY_LIMIT_REACHED,
            Self::AddressChangeLimit(_) => &code::ADDRESS_CHANGE_LIMIT,
            Self::ExportLimit(_) => &code::EXPORT_LIMIT,
            Self::InvitationLimit(_) => &code::INVITATION_LIMIT,
            Self::NothingToDispute => &code::NOTHING_TO_DISPUTE,
            Self::TooManyWaiting(_) => &code::TOO_MANY_WAITING,
            Self::LanguageNotJudged(_) => &code::LANGUAGE_NOT_JUDGED,
            Self::RateLimited(_) => &code::RATE_LIMITED,
            Self::MonthlyLimitReached(_) => &code::MONTHLY_LIMIT_REACHED,
            Self::TryAgain(_) => &code::TRY_AGAIN,
            Self::Internal(_) => &code::INTERNAL,
        }
    }

    /// HTTP status.
    pub fn status(&self) -> u16 {
        self.entry().status
    }

    /// Stable code.
    pub fn code(&self) -> &'static str {
        self.entry().code
    }

    /// For people: the table's words, or the first problem's when there is only one.
    pub fn message(&self) -> String {
        match self {
            Self::InvalidInput(problems) | Self::InvalidDocument(problems) => match problems.as_slice() {
                [only] if only.pointer.is_empty() => only.message.clone(),
                [only] => format!("{}: {}", only.pointer, only.message),
                _ => self.entry().meaning.to_owned(),
            },
            Self::TooMany(message) => message.clone(),
            _ => self.entry().meaning.to_owned(),
        }
    }

    /// JSON text of what the table says under `details`.
    pub fn details(&self) -> Option<String> {
        let details = match self {
            Self::MissingPermission(permission) => json!({ "permission": permission }),
            Self::CompanyNotApproved { status, reason } => json!({ "status": status, "reason": reason }),
            Self::VersionConflict(version) => json!({ "version": version }),
            Self::RoleAlreadyChosen { role } => json!({ "role": role }),
            Self::FeaturedProjectLimit(limit) => json!({ "limit": limit }),
            Self::AlreadyDecided(details)
            | Self::SsoDomainUnproved(details)
            | Self::NotReadyToPublish(details)
            | Self::AddressChangeLimit(details)
            | Self::MonthlyLimitReached(details)
            | Self::LastAdmin(details)
            | Self::RateLimited(details)
            | Self::PartChanged(details)
            | Self::InterviewLimit(details)
            | Self::CompanyEndsToo(details) => details.clone(),
            Self::InvitationNotOpen(state) | Self::InvitationLimit(state) | Self::InterviewOver(state) => {
                json!({ "state": state })
            }
            Self::InterviewRunning(id) => json!({ "id": id }),
            Self::LanguageNotJudged(language) => json!({ "language": language }),
            Self::TooManyWaiting(limit) => json!({ "limit": limit.parse::<i64>().ok() }),
            Self::ExportLimit(wait) => json!({ "wait": wait }),
            Self::WrongStatus(status) | Self::ChallengeStatus(status) => json!({ "status": status }),
            Self::AlreadyInvited(id) => json!({ "id": id }),
            Self::WrongStep(status) => json!({ "status": status }),
            Self::TooLarge(limit) => json!({ "limit": limit }),
            Self::InvalidInput(problems) | Self::InvalidDocument(problems) => json!(problems),
            Self::WeightsMustSumTo100(sum) => json!({ "sum": sum }),
            Self::DailyLimitReached { kind, limit, used, resets_at } => {
                json!({ "kind": kind, "limit": limit, "used": used, "resets_at": resets_at })
            }
            _ => return None,
        };
        Some(details.to_string())
    }

    /// What to do about it.
    pub fn hint(&self) -> Option<String> {
        match self {
            Self::DailyLimitReached { .. } => Some("The counter starts again at midnight UTC.".to_owned()),
            Self::TryAgain(_) => Some("Send the same request again in a moment.".to_owned()),
            _ => None,
        }
    }

    /// Whether the same command may succeed when run again at once: it met another transaction.
    pub(crate) fn met_another(&self) -> bool {
        matches!(self, Self::TryAgain(error) if matches!(error.sqlstate(), Some("40001" | "40P01")))
    }
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
            // Raised by our own functions, with the code as the message.
            _ if state.starts_with("PT") => Self::raised(error),
            "23505" => Self::Conflict,
            "23503" => Self::NotFound,
            "23514" if error.constraint() == Some("job_weights_sum") => Self::WeightsMustSumTo100(None),
            // Forms that only the database folds; its own trigger says which rule.
            "23514" if error.constraint() == Some("profiles_full_name_plain") => {
                Self::invalid("/p_full_name", error.message().unwrap_or_default().to_owned())
            }
            "23514" if error.constraint() == Some("companies_name_plain") => {
                Self::invalid("/p_name", "must not contain the name of this site")
            }
            "42501" => Self::NotAllowed,
            "54000" => Self::TooMany(error.message().unwrap_or_default().to_owned()),
            "40001" | "40P01" | "55P03" | "57014" => Self::TryAgain(error),
            // Commands check their input; a value that only the database refuses is still the caller's.
            _ if state == "23514" || state == "23502" || state.starts_with("22") => {
                tracing::warn!(%error, "a value passed the checks and was refused by the database");
                Self::invalid("", "The database refused one of the values.")
            }
            _ => Self::Internal(error),
        }
    }
}

impl CommandError {
    fn raised(error: DbError) -> Self {
        match error.message().unwrap_or_default() {
            "not_signed_in" => Self::NotSignedIn,
            "not_job_seeker" => Self::NotJobSeeker,
            "not_employer" => Self::NotEmployer,
            "not_staff" => Self::NotStaff,
            "aal2_required" => Self::Aal2Required,
            "not_found" => Self::NotFound,
            "conflict" => Self::Conflict,
            "unchanged" => Self::Unchanged,
            "already_in_company" => Self::AlreadyInCompany,
            "sso_domain_taken" => Self::SsoDomainTaken,
            "expected_needed" => Self::invalid("/p_expected", "say what the answer is: nobody else did"),
            "too_many_waiting" => Self::TooManyWaiting(error.detail().unwrap_or_default().to_owned()),
            "language_not_judged" => Self::LanguageNotJudged(error.detail().unwrap_or_default().to_owned()),
            "rate_limited" => Self::RateLimited(detail_json(&error)),
            "interview_limit" => Self::InterviewLimit(detail_json(&error)),
            "interview_running" => Self::InterviewRunning(error.detail().unwrap_or_default().to_owned()),
            "no_interview" => Self::NoInterview,
            "practice_only" => Self::PracticeOnly,
            "review_asked" => Self::ReviewAsked,
            "own_review" => Self::NotAllowed,
            _ => Self::Internal(error),
        }
    }
}

/// What our own function said beside its code.
fn detail_json(error: &DbError) -> Value {
    error.detail().and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(two.message(), "Some of the values cannot be accepted.");
        let details = r#"[{"message":"x","pointer":"/a"},{"message":"y","pointer":"/b"}]"#;
        assert_eq!(two.details().as_deref(), Some(details));
    }
}
