//! `get_tryout`: what became of a visitor's program, for those who have its key. Null when it isn't known any more.

use super::tryouts::key_hash;
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext, rows},
};
use devproof_db::Sql;
use serde_json::Value;
use uuid::Uuid;

arguments! { required { p_key: Uuid } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Value, CommandError> {
    let sql = Sql::new("select private.tryout_result($1)").bind(key_hash(args.p_key));
    let [result] = cx.query_last([&sql]).await?;
    Ok(rows::value::<Option<Value>>(&result)?.unwrap_or(Value::Null))
}
