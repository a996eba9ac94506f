//! A report as staff see it.

use devproof_vocabulary::{ReportOutcome, ReportReason, ReportState, Role};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// A line of the queue.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct StaffReport {
    id: Uuid,
    state: ReportState,
    reason: ReportReason,
    /// What the reporter wrote about it.
    words: Option<String>,
    /// A message was reported, rather than the person.
    is_message: bool,
    /// The message as it was when it was reported.
    message_body: Option<String>,
    outcome: Option<ReportOutcome>,
    created_at: String,
    closed_at: Option<String>,
    /// Null once the account is gone.
    reporter: Option<ReportPerson>,
    reported: ReportPerson,
    company_name: Option<String>,
    /// Reports about the same person, this one included.
    reports_of_person: i64,
}

/// Someone whom a report is about, or who made it.
#[derive(Debug, Deserialize, Serialize, TS)]
struct ReportPerson {
    id: Uuid,
    full_name: String,
    role: Option<Role>,
}

/// A report with the messages around it.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct StaffReportCase {
    #[serde(flatten)]
    report: StaffReport,
    messages: Vec<ReportMessage>,
}

/// One of the messages around it, as it is now.
#[derive(Debug, Deserialize, Serialize, TS)]
struct ReportMessage {
    id: Uuid,
    sender_id: Option<Uuid>,
    sender_name: String,
    sequence: i64,
    body: String,
    file_names: Vec<String>,
    is_deleted: bool,
    is_reported: bool,
    created_at: String,
}
