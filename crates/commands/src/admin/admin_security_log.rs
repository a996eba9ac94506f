//! `admin_security_log`: what happened to accounts, newest first (`docs/reference/audit.md` lists the actions).

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use serde_json::Value;
use uuid::Uuid;

arguments! {
    required { p_reason: String }
    optional { p_action: String, p_user_id: Uuid, p_limit: i64, p_before: i64 }
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let action = check.optional_line("p_action", args.p_action, 40);
    let limit = check.range("p_limit", args.p_limit, 1, 100);
    check.finish()?;
    let sql = Sql::new("select private.admin_security_log($1, $2, $3, $4, $5)")
        .bind(reason)
        .bind(action)
        .bind(args.p_user_id)
        .bind(limit)
        .bind(args.p_before);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}
