//! `reorder_featured_projects`: all of one's own projects, once each, in the new order.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { required { p_ids: Vec<Uuid> } }

answer! {}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    cx.lock_me().await?;
    let own = Sql::new("select p.id from public.featured_projects p where p.profile_id = $1::uuid order by p.id");
    let own: Vec<Uuid> = cx.tx.values(&own.bind(cx.user_id)).await?;
    let mut given = args.p_ids.clone();
    given.sort_unstable();
    if given != own {
        return Err(CommandError::invalid("/p_ids", "must name each of your projects once"));
    }
    // The unique key of positions is checked at the end, so one statement can move them all.
    let sql = Sql::new(
        "update public.featured_projects p set position = n.place - 1
         from unnest($2::uuid[]) with ordinality n (id, place)
         where p.id = n.id and p.profile_id = $1::uuid",
    )
    .bind(cx.user_id)
    .bind(args.p_ids);
    cx.tx.execute(&sql).await?;
    Ok(Answer {})
}
