//! `ask_interview_review`: a person of ours is to look at a score, without knowing it; once for an attempt.

use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use serde_json::Value;
use uuid::Uuid;

/// Longest reason, in characters.
const MAX_REASON: usize = 2000;

arguments! { required { p_attempt_id: Uuid, p_reason: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = check.text("p_reason", &args.p_reason, MAX_REASON);
    check.finish()?;
    let sql = Sql::new("select private.ask_interview_review($1, $2, $3::timestamptz)")
        .bind(args.p_attempt_id)
        .bind(reason)
        .bind(cx.now);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}
