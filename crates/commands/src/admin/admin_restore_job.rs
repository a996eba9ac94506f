//! `admin_restore_job`: lifts a takedown. The job stays closed; its company can open it again.

use super::{Entry, job::hold};
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

answer! { id: Uuid, is_taken_down: bool }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_id;
    let staff = cx.staff_for(&args.p_reason)?;
    if !hold(cx, id).await?.is_taken_down {
        return Err(CommandError::Unchanged);
    }
    let entry = Entry::new("job.restore", "job_opening", Some(id.to_string()));
    staff.act(entry, &Sql::new("select private.lift_job_takedown($1)").bind(id)).await?;
    mail::job_restored(cx, id).await?;
    Ok(Answer { id, is_taken_down: false })
}
