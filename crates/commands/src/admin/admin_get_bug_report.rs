//! `admin_get_bug_report`: one bug report with what came with it. That it was read is in the audit log.

use super::{Entry, bug_report::StaffBugReportCase};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<StaffBugReportCase, CommandError> {
    let entry = Entry::new("bug_report.read", "bug_report", Some(args.p_id.to_string()));
    let sql = Sql::new("select private.staff_bug_report($1)").bind(args.p_id);
    cx.staff_for(&args.p_reason)?.read(entry, &sql).await?.pop().ok_or(CommandError::NotFound)
}
