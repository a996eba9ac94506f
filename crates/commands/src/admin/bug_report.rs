//! A bug report as staff see it.

use devproof_vocabulary::{BugReportState, Role};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use uuid::Uuid;

/// A line of the queue.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct StaffBugReport {
    id: Uuid,
    state: BugReportState,
    words: String,
    has_screenshot: bool,
    /// What the person reads.
    answer: Option<String>,
    answered_at: Option<String>,
    created_at: String,
    reporter: BugReporter,
}

/// Who reported it.
#[derive(Debug, Deserialize, Serialize, TS)]
struct BugReporter {
    id: Uuid,
    full_name: String,
    role: Option<Role>,
}

/// A report with what came with it.
#[derive(Debug, Deserialize, Serialize, TS)]
pub(crate) struct StaffBugReportCase {
    #[serde(flatten)]
    report: StaffBugReport,
    /// Name of the object in the bucket `bug-reports`.
    screenshot_path: Option<String>,
    user_agent: Option<String>,
    platform: Option<String>,
    language: Option<String>,
    viewport: Option<String>,
    /// Of the last error that the app had shown.
    request_id: Option<String>,
}
