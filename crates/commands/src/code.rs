//! Every code that a command can refuse with. Codes are only ever added: clients tell errors apart by them.

use serde::Serialize;

/// One line of the error table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ErrorCode {
    /// HTTP status.
    pub status: u16,
    /// The stable code.
    pub code: &'static str,
    /// What it means, for people.
    pub meaning: &'static str,
    /// What `details` holds, as JSON text; empty when it is null.
    pub details: &'static str,
}

macro_rules! codes {
    ($($name:ident $status:literal $code:literal $meaning:literal $details:literal;)+) => {
        $(pub(crate) const $name: ErrorCode =
            ErrorCode { status: $status, code: $code, meaning: $meaning, details: $details };)+
        /// The whole table, in the order of statuses.
        pub const ERROR_CODES: &[ErrorCode] = &[$($name),+];
    };
}

codes! {
    NOT_SIGNED_IN 401 "not_signed_in" "Sign in first." "";
    ACCOUNT_INACTIVE 403 "account_inactive" "This account is not active, or its session has ended." "";
    ONBOARDING_INCOMPLETE 403 "onboarding_incomplete" "Finish setting up your account first." "";
    NOT_JOB_SEEKER 403 "not_job_seeker" "Only people who look for work can do this." "";
    NOT_EMPLOYER 403 "not_employer" "Only members of a company can do this." "";
    MISSING_PERMISSION 403 "missing_permission"
        "Your company's admin has not given you the permission for this." r#"{"permission"}"#;
    COMPANY_NOT_APPROVED 403 "company_not_approved"
        "Your company has to be approved first." r#"{"status","reason"}"#;
    CONVERSATION_ENDED 403 "conversation_ended" "This conversation has ended." "";
    CANNOT_WRITE_FIRST 403 "cannot_write_first" "You can answer here once the company has written." "";
    USER_MISMATCH 403 "user_mismatch" "The body speaks of another person than the one who is signed in." "";
    NOT_ALLOWED 403 "not_allowed" "You may not do this." "";
    NOT_ADMIN 403 "not_admin" "Only your company's admin can do this." "";
    INSUFFICIENT_AAL 403 "insufficient_aal" "Verify your second factor to continue." "";
    REAUTHENTICATION_NEEDED 403 "reauthentication_needed"
        "Confirm that it is you: sign in again, or use a second factor." "";
    INVITATION_FOR_ANOTHER 403 "invitation_for_another"
        "This invitation is for another e-mail address than yours." "";
    NOT_STAFF 403 "not_staff" "Only members of our staff can do this." "";
    AAL2_REQUIRED 403 "aal2_required" "Confirm your second factor first." "";
    NOT_FOUND 404 "not_found" "There is nothing here by that id, or you may not see it." "";
    UNKNOWN_COMMAND 404 "unknown_command" "There is no command of this name." "";
    CONFLICT 409 "conflict" "This clashes with what is there already." r#"null or {"part","revision","value"}"#;
    VERSION_CONFLICT 409 "version_conflict"
        "Somebody changed this meanwhile. Load it again and repeat your change." r#"{"version"}"#;
    IDEMPOTENCY_MISMATCH 409 "idempotency_mismatch"
        "This idempotency key was used for another request." "";
    ROLE_ALREADY_CHOSEN 409 "role_already_chosen" "You have already said what you are here for." r#"{"role"}"#;
    ALREADY_ONBOARDED 409 "already_onboarded" "Your account is already set up." "";
    ALREADY_IN_COMPANY 409 "already_in_company" "You already belong to a company." "";
    FEATURED_PROJECT_LIMIT 409 "featured_project_limit"
        "Your plan shows no more featured projects than this." r#"{"limit"}"#;
    ALREADY_DECIDED 409 "already_decided" "This has been decided already." r#"{"status"} or {"decision"}"#;
    ADDRESS_TAKEN 409 "address_taken" "This address belongs to somebody else. Choose another." "";
    UNDO_EXPIRED 409 "undo_expired" "Undo works for ten seconds, and these are over." "";
    WRONG_STATUS 409 "wrong_status" "The job's status does not allow this." r#"{"status"}"#;
    WRONG_STEP 409 "wrong_step" "The import is at another step." r#"{"status"}"#;
    LAST_ADMIN 409 "last_admin"
        "You are your company's only admin. Hand that over to a colleague first." r#"{"company","others"}"#;
    COMPANY_ENDS_TOO 409 "company_ends_too"
        "Nobody else works for your company here: it would close with your account." r#"{"company","jobs"}"#;
    ADDRESS_NEEDED 409 "address_needed"
        "Confirm an e-mail address first: it is the way back." "";
    INVITATION_NOT_OPEN 409 "invitation_not_open" "This invitation cannot be used." r#"{"state"}"#;
    CHALLENGE_STATUS 409 "challenge_status" "The challenge's status does not allow this." r#"{"status"}"#;
    ALREADY_INVITED 409 "already_invited" "This candidate has this challenge already." r#"{"id"}"#;
    UNCHANGED 409 "unchanged" "It is like this already." "";
    SSO_DOMAIN_TAKEN 409 "sso_domain_taken" "Another company has proved that this domain is its own." "";
    NOTHING_TO_DISPUTE 409 "nothing_to_dispute"
        "Answer the challenge first: your answer is run beside ours on the input." "";
    INTERVIEW_RUNNING 409 "interview_running" "You are in the middle of an interview." r#"{"id"}"#;
    INTERVIEW_OVER 409 "interview_over" "This interview is over." r#"{"state"}"#;
    NO_INTERVIEW 409 "no_interview" "There is no problem for an interview at the moment." "";
    NOTHING_TO_DRILL 409 "nothing_to_drill"
        "There is nothing to break: draw a way for a flow first, or mend what is broken." "";
    PRACTICE_ONLY 409 "practice_only" "This attempt was for practice: nobody else sees it." "";
    REVIEW_ASKED 409 "review_asked" "A person was asked for this score already, and is asked once." "";
    TOO_LARGE 413 "too_large" "The document is larger than 1 MB." r#"{"limit"}"#;
    INVALID_INPUT 422 "invalid_input" "Some of the values cannot be accepted." r#"[{"pointer","message"}]"#;
    INVALID_DOCUMENT 422 "invalid_document"
        "The document is not of the expected shape." r#"[{"pointer","message"}]"#;
    WEIGHTS_MUST_SUM_TO_100 422 "weights_must_sum_to_100"
        "The weights of the criteria have to sum to 100." r#"{"sum"}"#;
    NOT_READY_TO_PUBLISH 422 "not_ready_to_publish"
        "The job still lacks what candidates must know." r#"[{"field","message"}]"#;
    TOO_MANY 422 "too_many" "There are as many of these as there may be." "";
    SSO_DOMAIN_UNPROVED 422 "sso_domain_unproved"
        "The domain's text record does not say yet what proves it." r#"{"name","value","found"}"#;
    DAILY_LIMIT_REACHED 429 "daily_limit_reached"
        "Today's decisions are used up." r#"{"kind","limit","used","resets_at"}"#;
    ADDRESS_CHANGE_LIMIT 429 "address_change_limit"
        "The address was changed as often as it may be within 30 days." r#"{"limit","next_change_at"}"#;
    EXPORT_LIMIT 429 "export_limit" "One copy of your data an hour." r#"{"wait"}"#;
    INVITATION_LIMIT 429 "invitation_limit"
        "There are as many invitations as there may be for now." r#"{"state"}"#;
    TOO_MANY_WAITING 429 "too_many_waiting"
        "As many of your answers wait to be judged as may. Try again when some are." r#"{"limit"}"#;
    RATE_LIMITED 429 "rate_limited"
        "That was very often within a few minutes. Try again a little later." r#"{"limit","wait"}"#;
    MONTHLY_LIMIT_REACHED 429 "monthly_limit_reached"
        "This month's challenge invitations are used up." r#"{"limit","used","resets_at"}"#;
    INTERVIEW_LIMIT 429 "interview_limit"
        "This month's interviews are used up." r#"{"limit","used","resets_at"}"#;
    INTERNAL 500 "internal" "Something went wrong on our side." "";
    LANGUAGE_NOT_JUDGED 503 "language_not_judged"
        "No judge for this language is running right now. Try again later, or use another language." r#"{"language"}"#;
    NAME_SERVERS_SILENT 503 "name_servers_silent" "The name servers did not answer. Try again in a moment." "";
    TRY_AGAIN 503 "try_again" "The server is busy. Please try again." "";
}
