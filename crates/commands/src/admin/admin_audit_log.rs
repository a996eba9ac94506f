//! `admin_audit_log`: who did what, when and why; newest first.

use super::reason;
use crate::{CommandError, arguments::arguments, check::Check, command::Cx};
use devproof_db::Sql;
use serde_json::Value;

arguments! {
    required { p_reason: String }
    optional { p_action: String, p_subject: String, p_limit: i64, p_before: i64 }
}

pub(crate) async fn run(cx: &Cx<'_>, args: Args) -> Result<Value, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let action = check.optional_line("p_action", args.p_action, 80);
    let subject = check.optional_line("p_subject", args.p_subject, 200);
    let limit = check.range("p_limit", args.p_limit, 1, 100);
    check.finish()?;
    let sql = Sql::new("select private.admin_audit_log($1, $2, $3, $4, $5)")
        .bind(reason)
        .bind(action)
        .bind(subject)
        .bind(limit)
        .bind(args.p_before);
    Ok(cx.tx.query_one(&sql).await?.get(0))
}
