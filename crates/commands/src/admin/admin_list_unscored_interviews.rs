//! `admin_list_unscored_interviews`: interviews that could not be scored, and those that wait for their score.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use serde_json::Value;

arguments! { required { p_reason: String } }

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    check.finish()?;
    let sql = Sql::new("select private.admin_list_unscored_interviews($1)").bind(reason);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}
