//! `admin_get_report`: one report with the messages around it. That it was read is in the audit log.

use super::{Entry, report::StaffReportCase};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<StaffReportCase, CommandError> {
    let entry = Entry::new("report.read", "report", Some(args.p_id.to_string()));
    let sql = Sql::new("select private.staff_report($1)").bind(args.p_id);
    cx.staff_for(&args.p_reason)?.read(entry, &sql).await?.pop().ok_or(CommandError::NotFound)
}
