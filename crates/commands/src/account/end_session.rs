//! `end_session`: ends one of the caller's sessions, on every device and protocol within seconds.

use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_db::Sql;
use serde_json::{Value, json};
use uuid::Uuid;

arguments! { required { p_session_id: Uuid } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let sql = Sql::new("select private.end_my_session($1)").bind(args.p_session_id);
    if cx.tx.query_one(&sql).await?.get(0) {
        Ok(json!({ "id": args.p_session_id }))
    } else {
        Err(CommandError::NotFound)
    }
}
