//! A job as staff see it.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{JobReportOutcome, JobReportReason, JobReportState, JobStatus, PayPeriod, RemotePolicy};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// A line of the list.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct StaffJob {
    id: Uuid,
    title: String,
    status: JobStatus,
    is_listed: bool,
    company: StaffJobCompany,
    created_at: String,
    published_at: Option<String>,
    /// Reports that staff haven't closed.
    open_reports: i64,
    is_taken_down: bool,
    /// What the list continues after, to follow this one.
    pub(super) cursor: String,
}

/// Whose job it is.
#[derive(Debug, Deserialize, Serialize, TS)]
struct StaffJobCompany {
    id: Uuid,
    name: String,
}

/// A job with what staff need to decide on it.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct StaffJobCase {
    #[serde(flatten)]
    job: StaffJob,
    /// Markdown.
    description: String,
    places: Vec<String>,
    remote_policy: Option<RemotePolicy>,
    pay_min: Option<i64>,
    pay_max: Option<i64>,
    pay_currency: Option<String>,
    pay_period: Option<PayPeriod>,
    /// Null unless staff took it down.
    takedown: Option<StaffTakedown>,
    /// The newest 100.
    reports: Vec<JobReport>,
}

/// That staff took it down, and why.
#[derive(Debug, Deserialize, Serialize, TS)]
struct StaffTakedown {
    reason: String,
    taken_down_at: String,
    /// Null once the account is gone.
    taken_down_by: Option<String>,
}

/// What someone reported about it.
#[derive(Debug, Deserialize, Serialize, TS)]
struct JobReport {
    id: Uuid,
    reason: JobReportReason,
    words: Option<String>,
    state: JobReportState,
    outcome: Option<JobReportOutcome>,
    created_at: String,
    closed_at: Option<String>,
    /// Null once the account is gone.
    reporter: Option<JobReporter>,
}

/// Who reported it.
#[derive(Debug, Deserialize, Serialize, TS)]
struct JobReporter {
    id: Uuid,
    full_name: String,
}

columns! {
    /// A job that is held for a decision.
    pub(super) struct Moderated {
        pub(super) is_taken_down: bool,
        pub(super) open_reports: i64,
    }
}

/// Holds a job until the decision on it is made.
pub(super) async fn hold(cx: &CommandContext<'_>, id: Uuid) -> Result<Moderated, CommandError> {
    let sql = Sql::new("select m.is_taken_down, m.open_reports from private.lock_moderated_job($1) m").bind(id);
    cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)
}

/// The statement that closes what was reported about a job.
pub(super) fn close_reports(cx: &CommandContext<'_>, id: Uuid, outcome: JobReportOutcome) -> Sql {
    Sql::new("select private.close_job_reports($1, $2, $3, $4)")
        .bind(id)
        .bind(outcome.as_str())
        .bind(cx.user_id)
        .bind(cx.now)
}
