//! `undo_interaction`: within ten seconds a decision is as if it had not been made, and counts no more.

use super::decide::{Budget, budget};
use crate::{
    CommandError,
    arguments::{answer, arguments},
    caller::Lock,
    command::Cx,
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! { budget: Budget }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    cx.lock_me().await?;
    cx.lock(Lock::Interaction, args.p_id).await?;
    // The policy of the delete draws the same line, by the same clock.
    let sql = Sql::new(
        "select i.decision is null and i.created_at > now() - interval '10 seconds'
         from public.job_interactions i where i.id = $1::uuid and i.profile_id = $2::uuid",
    )
    .bind(args.p_id)
    .bind(cx.user_id);
    let in_time: bool = cx.tx.query_opt(&sql).await?.ok_or(CommandError::NotFound)?.get(0);
    if !in_time {
        return Err(CommandError::UndoExpired);
    }
    // First the counter: it reads the row's day and pot.
    cx.tx.query(&Sql::new("select private.give_back_usage($1)").bind(args.p_id)).await?;
    let delete = Sql::new("delete from public.job_interactions i where i.id = $1::uuid").bind(args.p_id);
    if cx.tx.execute(&delete).await? == 0 {
        return Err(CommandError::UndoExpired);
    }
    Ok(Answer { budget: budget(cx).await? })
}
