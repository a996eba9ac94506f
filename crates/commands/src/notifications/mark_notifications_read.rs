//! `mark_notifications_read`: one entry of the caller's list, or all of it. Every device sees it, and emails that still wait
//! are not sent.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use uuid::Uuid;

arguments! { optional { p_id: Uuid } }

answer! {
    /// Notifications that were not read before.
    marked: i64,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    // One after the other: two that mark everything at once would wait for one another's rows.
    cx.lock_me().await?;
    let sql = match args.p_id {
        None => Sql::new(
            "update public.notifications n set read_at = clock_timestamp()
             where n.profile_id = $1::uuid and n.read_at is null and n.is_shown",
        )
        .bind(cx.user_id),
        Some(id) => {
            let known = Sql::new(
                "select exists (select from public.notifications n
                     where n.id = $1::uuid and n.profile_id = $2::uuid and n.is_shown)",
            );
            if !cx.tx.value::<bool>(&known.bind(id).bind(cx.user_id)).await? {
                return Err(CommandError::NotFound);
            }
            // An entry holds all notifications of one kind about one thing.
            Sql::new(
                "update public.notifications n set read_at = clock_timestamp()
                 from public.notifications of
                 where of.id = $2::uuid and n.profile_id = $1::uuid and n.kind = of.kind and n.thing = of.thing
                   and n.read_at is null and n.is_shown",
            )
            .bind(cx.user_id)
            .bind(id)
        }
    };
    let marked = cx.tx.execute(&sql).await?;
    Ok(Answer { marked: i64::try_from(marked).unwrap_or(i64::MAX) })
}
