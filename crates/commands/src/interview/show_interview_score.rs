//! `show_interview_score`: its owner shows a score to others, or keeps it to themselves. A fresh one is hidden.

use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_db::Sql;
use serde_json::{Value, json};
use uuid::Uuid;

arguments! { required { p_attempt_id: Uuid, p_shown: bool } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let sql = Sql::new("select private.show_interview_score($1, $2)").bind(args.p_attempt_id).bind(args.p_shown);
    if !cx.tx.query_one(&sql).await?.get::<_, bool>(0) {
        return Err(CommandError::NotFound);
    }
    Ok(json!({ "id": args.p_attempt_id, "is_shown": args.p_shown }))
}
