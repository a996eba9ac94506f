//! `admin_security_log`: what happened to accounts, newest first (`docs/reference/audit.md` lists the actions).

use super::{Entry, PAGE, next, reason};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;
use uuid::Uuid;

arguments! {
    required { p_reason: String }
    optional { p_action: String, p_user_id: Uuid, p_limit: i64, p_before: i64 }
}

answer! {
    entries: Vec<SecurityEntry>,
    /// What the next page is before; null at the end.
    next_before: Option<i64>,
}

/// What happened to an account.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct SecurityEntry {
    id: i64,
    at: String,
    action: String,
    user_id: Option<Uuid>,
    full_name: Option<String>,
    session_id: Option<Uuid>,
    ip: Option<String>,
    #[ts(type = "{ [key: string]: Json | undefined }")]
    detail: Value,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let action = check.optional_line("p_action", args.p_action, 40);
    let limit = check.range("p_limit", args.p_limit, 1, 100).unwrap_or(PAGE);
    check.finish()?;
    let subject = args.p_user_id.map(|id| id.to_string());
    let entry = Entry::new("security.read", "security_log", subject).with_request(json!({ "action": action }));
    let sql = Sql::new("select private.staff_security_log($1, $2, $3, $4)")
        .bind(action)
        .bind(args.p_user_id)
        .bind(args.p_before)
        .bind(limit);
    let entries: Vec<SecurityEntry> = cx.staff(reason)?.read(entry, &sql).await?;
    Ok(Answer { next_before: next(&entries, limit, |entry| entry.id), entries })
}
