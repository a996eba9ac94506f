//! `delete_job`: throws a draft away. What was on show is closed instead.

use super::status;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{JobStatus, Permission};
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! {}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let company = cx.member_with(Permission::ManageJobs).await?;
    status::hold(cx, company, args.p_id, &[JobStatus::Draft]).await?;
    let delete = Sql::new("delete from public.job_openings j where j.id = $1::uuid").bind(args.p_id);
    // Should the policies let nothing through, that is no success.
    match cx.tx.execute(&delete).await? {
        0 => Err(CommandError::NotAllowed),
        _ => Ok(Answer {}),
    }
}
