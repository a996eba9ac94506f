//! `mark_rank_seen`: the person was told that they reached a rank, and is not told again.

use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_db::Sql;
use serde_json::{Value, json};

arguments! { required { p_rank: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    cx.seeker()?;
    let sql = Sql::new(
        "update public.rank_moments set seen_at = coalesce(seen_at, $3::timestamptz)
         where profile_id = $1::uuid and rank = $2 returning seen_at::text",
    )
    .bind(cx.user_id)
    .bind(&args.p_rank)
    .bind(cx.now);
    match cx.tx.query_opt(&sql).await? {
        Some(_) => Ok(json!({ "rank": args.p_rank, "seen": true })),
        None => Err(CommandError::NotFound),
    }
}
