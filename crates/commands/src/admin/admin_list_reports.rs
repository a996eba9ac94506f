//! `admin_list_reports`: reports in a state; the open ones oldest first.

use super::{Entry, report::StaffReport};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::ReportState;
use serde_json::json;

arguments! { required { p_reason: String } optional { p_state: ReportState } }

answer! { reports: Vec<StaffReport> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let state = args.p_state.unwrap_or(ReportState::Open).as_str();
    let entry = Entry::new("report.list", "report", None).with(json!({ "state": state }));
    let sql = Sql::new("select private.staff_reports($1)").bind(state);
    Ok(Answer { reports: cx.staff_for(&args.p_reason)?.read(entry, &sql).await? })
}
