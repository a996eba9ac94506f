//! `export_my_data`: begins to pack everything that is kept about the caller. How far it is, `get_my_export` tells.

use crate::{CommandError, arguments::arguments, command::Cx};
use devproof_db::Sql;
use serde_json::{Value, json};
use uuid::Uuid;

arguments! {}

pub(crate) async fn run(cx: &Cx<'_>, _: Args) -> Result<Value, CommandError> {
    cx.proved_recently().await?;
    let sql = Sql::new("select private.begin_export($1::uuid, $2::timestamptz)").bind(Uuid::new_v4()).bind(cx.now);
    let begun: Value = cx.tx.query_one(&sql).await?.get(0);
    match begun["wait"].as_i64() {
        Some(wait) => Err(CommandError::ExportLimit(wait)),
        None => Ok(json!({ "id": begun["id"], "state": begun["state"] })),
    }
}
