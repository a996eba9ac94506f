//! `admin_get_job`: one job of any company, with what was reported about it. That it was read is in the audit log.

use super::{Entry, job::StaffJobCase};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<StaffJobCase, CommandError> {
    let entry = Entry::new("job.read", "job_opening", Some(args.p_id.to_string()));
    let sql = Sql::new("select private.staff_job($1)").bind(args.p_id);
    cx.staff_for(&args.p_reason)?.read(entry, &sql).await?.pop().ok_or(CommandError::NotFound)
}
