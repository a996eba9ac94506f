//! `mark_rank_seen`: the person saw that they reached a rank; it is not announced again.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;

arguments! { required { p_rank: String } }

answer! { rank: String, seen: bool }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let sql = Sql::new(
        "update public.rank_moments set seen_at = coalesce(seen_at, $3::timestamptz)
         where profile_id = $1::uuid and rank = $2 returning seen_at::text",
    )
    .bind(cx.user_id)
    .bind(&args.p_rank)
    .bind(cx.now);
    match cx.tx.query_opt(&sql).await? {
        Some(_) => Ok(Answer { rank: args.p_rank, seen: true }),
        None => Err(CommandError::NotFound),
    }
}
