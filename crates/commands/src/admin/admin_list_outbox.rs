//! `admin_list_outbox`: emails and text messages with their state, the newest first. What they say stays unread: it holds
//! links and codes.

use super::{Entry, PAGE, lines, next, reason};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{OutboxChannel, OutboxState};
use serde::{Deserialize, Serialize};
use serde_json::json;
use ts_rs::TS;
use uuid::Uuid;

arguments! {
    required { p_reason: String }
    optional { p_state: OutboxState, p_to: String, p_limit: i64, p_cursor: String }
}

answer! {
    entries: Vec<OutboxLine>,
    /// What isn't sent, by state.
    unsent: Vec<OutboxCount>,
    /// What the next page comes after; null at the end.
    next_cursor: Option<String>,
}

/// An email or a text message without its text.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct OutboxLine {
    id: Uuid,
    channel: OutboxChannel,
    to: String,
    /// Empty for a text message.
    subject: String,
    state: OutboxState,
    attempts: i32,
    last_error: Option<String>,
    created_at: String,
    sent_at: Option<String>,
    /// When it is tried again; null at once, or never.
    next_try_at: Option<String>,
    /// What the list continues after, to follow this one.
    cursor: String,
}

/// How many are in a state, and since when.
#[derive(Debug, Deserialize, Serialize, TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct OutboxCount {
    state: OutboxState,
    count: i64,
    oldest: String,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    // Addresses are kept in lower case, numbers without their plus sign.
    let to =
        check.optional_line("p_to", args.p_to, 320).map(|to| to.to_lowercase().trim_start_matches('+').to_owned());
    let limit = check.range("p_limit", args.p_limit, 1, 100).unwrap_or(PAGE);
    let before = check.cursor(args.p_cursor.as_deref());
    check.finish()?;
    let (before, before_id) = before.unzip();
    let state = args.p_state.map(OutboxState::as_str);
    let staff = cx.staff(reason)?;
    let entry = Entry::new("outbox.list", "outbox", None).with_request(json!({ "state": state, "to": to }));
    let list = Sql::new("select private.staff_outbox($1, $2, $3, $4, $5)")
        .bind(state)
        .bind(to)
        .bind(before)
        .bind(before_id)
        .bind(limit);
    let entries: Vec<OutboxLine> = staff.read(entry, &list).await?;
    let unsent = lines(&cx.tx.query(&Sql::new("select private.staff_outbox_counts()")).await?)?;
    Ok(Answer { next_cursor: next(&entries, limit, |entry| entry.cursor.clone()), entries, unsent })
}
