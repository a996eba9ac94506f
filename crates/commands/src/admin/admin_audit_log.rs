//! `admin_audit_log`: who did what, when and why; newest first. Days are UTC days, both of them included.

use super::{Entry, PAGE, next, reason};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        timestamp::Timestamp,
    },
};
use devproof_db::Sql;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use time::Date;
use ts_rs::TS;
use uuid::Uuid;

/// Entries of a page at most; an export reads such pages.
const MOST: i64 = 1000;

arguments! {
    required { p_reason: String }
    optional {
        p_action: String, p_subject: String, p_actor_id: Uuid, p_search: String, p_since: String, p_until: String,
        p_limit: i64, p_before: i64
    }
}

answer! {
    entries: Vec<AuditEntry>,
    /// What the next page is before; null at the end.
    next_before: Option<i64>,
}

/// One act, or one look, of staff.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct AuditEntry {
    id: i64,
    created_at: String,
    /// `staff`, or who else it was.
    actor_label: Option<String>,
    /// Null at the command line, and when the account is gone.
    actor: Option<Actor>,
    action: String,
    subject_kind: String,
    subject_id: Option<String>,
    reason: String,
    #[ts(type = "{ [key: string]: Json | undefined }")]
    details: Value,
}

/// Who did it.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "AuditActor")]
struct Actor {
    id: Uuid,
    full_name: String,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let action = check.optional_line("p_action", args.p_action, 80);
    let subject = check.optional_line("p_subject", args.p_subject, 200);
    let words = check.optional_line("p_search", args.p_search, 200);
    let since = check.date("p_since", args.p_since).map(|day| day.midnight().assume_utc());
    let until = check.date("p_until", args.p_until).and_then(Date::next_day).map(|day| day.midnight().assume_utc());
    let limit = check.range("p_limit", args.p_limit, 1, MOST).unwrap_or(PAGE);
    check.finish()?;
    let entry = Entry::new("audit.read", "audit_log", None).with_request(json!({
        "action": action, "subject": subject, "actor": args.p_actor_id, "search": words,
        "since": since.map(Timestamp), "until": until.map(Timestamp),
    }));
    let sql = Sql::new("select private.staff_audit_log($1, $2, $3, $4, $5, $6, $7, $8)")
        .bind(action)
        .bind(subject)
        .bind(args.p_actor_id)
        .bind(words)
        .bind(since)
        .bind(until)
        .bind(args.p_before)
        .bind(limit);
    let entries: Vec<AuditEntry> = cx.staff(reason)?.read(entry, &sql).await?;
    Ok(Answer { next_before: next(&entries, limit, |entry| entry.id), entries })
}
