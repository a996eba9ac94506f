//! `finish_interview`: the candidate is done before the clock is. Finished twice, it is scored once.

use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_db::Sql;
use serde_json::{Value, json};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let state = end(cx, args.p_attempt_id).await?;
    Ok(json!({ "state": state }))
}

/// Ends it if it runs; the state it is in.
pub(super) async fn end(cx: &Cx<'_>, id: Uuid) -> Result<String, CommandError> {
    let sql = Sql::new("select private.finish_interview($1, $2::timestamptz)").bind(id).bind(cx.now);
    cx.tx.query_one(&sql).await?.get::<_, Option<String>>(0).ok_or(CommandError::NotFound)
}
