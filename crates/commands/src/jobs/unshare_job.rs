//! `unshare_job`: takes back what was shared with a colleague. Anyone who has nothing loses nothing.

use super::share::shareable;
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        context::Lock,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_job_opening_id: Uuid, p_profile_id: Uuid } }

answer! { job_opening_id: Uuid, profile_id: Uuid, shared: bool }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let (job, colleague) = (args.p_job_opening_id, args.p_profile_id);
    shareable(cx, job).await?;
    cx.lock(Lock::Job, job).await?;
    let delete =
        Sql::new("delete from public.job_sharing s where s.job_opening_id = $1::uuid and s.shared_with = $2::uuid");
    cx.tx.execute(&delete.bind(job).bind(colleague)).await?;
    Ok(Answer { job_opening_id: job, profile_id: colleague, shared: false })
}
