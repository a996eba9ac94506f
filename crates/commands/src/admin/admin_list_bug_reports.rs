//! `admin_list_bug_reports`: bug reports in a state; those that wait oldest first, those that are done newest first.

use super::{Entry, bug_report::StaffBugReport};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::BugReportState;
use serde_json::json;

arguments! { required { p_reason: String } optional { p_state: BugReportState } }

answer! { bug_reports: Vec<StaffBugReport> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let state = args.p_state.unwrap_or(BugReportState::Open);
    let waits = matches!(state, BugReportState::Open | BugReportState::InProgress);
    let entry = Entry::new("bug_report.list", "bug_report", None).with(json!({ "state": state.as_str() }));
    let sql = Sql::new("select private.staff_bug_reports($1, $2)").bind(state.as_str()).bind(waits);
    Ok(Answer { bug_reports: cx.staff_for(&args.p_reason)?.read(entry, &sql).await? })
}
