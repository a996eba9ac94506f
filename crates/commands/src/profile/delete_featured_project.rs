//! `delete_featured_project`: takes one off the profile, and closes the gap.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

answer! {}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    cx.lock_me().await?;
    let sql = Sql::new("delete from public.featured_projects p where p.id = $1::uuid and p.profile_id = $2::uuid");
    if cx.tx.execute(&sql.bind(args.p_id).bind(cx.user_id)).await? == 0 {
        return Err(CommandError::NotFound);
    }
    close_gaps(cx).await?;
    Ok(Answer {})
}

/// Numbers the caller's projects from zero, in the order they have.
pub(super) async fn close_gaps(cx: &CommandContext<'_>) -> Result<(), CommandError> {
    let sql = Sql::new(
        "update public.featured_projects p set position = n.place - 1
         from (
             select x.id, row_number() over (order by x.position, x.created_at, x.id) as place
             from public.featured_projects x where x.profile_id = $1::uuid) n
         where p.id = n.id and p.position <> n.place - 1",
    )
    .bind(cx.user_id);
    cx.tx.execute(&sql).await?;
    Ok(())
}
