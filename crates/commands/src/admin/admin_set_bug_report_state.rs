//! `admin_set_bug_report_state`: says what became of a bug report, with words for the person, who is notified. The reason is
//! for the audit log alone.

use super::{Entry, reason};
use crate::{
    CommandError,
    notifications::{Notice, notify},
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{BugReportState, NotificationKind};
use serde_json::json;
use uuid::Uuid;

/// Longest answer, in characters.
const MAX_ANSWER: usize = 2000;

arguments! {
    required { p_id: Uuid, p_state: BugReportState, p_reason: String }
    optional { p_answer: String }
}

answer! { id: Uuid, state: BugReportState, answer: Option<String> }

columns! {
    /// The report as it is.
    struct Held {
        state: BugReportState,
        answer: Option<String>,
        reporter_id: Uuid,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let words = check.optional_text("p_answer", args.p_answer, MAX_ANSWER);
    check.finish()?;
    let staff = cx.staff(reason)?;
    let (id, state) = (args.p_id, args.p_state);
    let sql = Sql::new("select r.state, r.answer, r.reporter_id from private.lock_bug_report($1) r").bind(id);
    let held: Held = cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)?;
    // Without new words the earlier answer stays.
    let is_new = words.is_some() && words != held.answer;
    if held.state == state && !is_new {
        return Err(CommandError::Unchanged);
    }
    let answer = words.or(held.answer);
    let put = Sql::new("select private.put_bug_report_state($1, $2, $3, $4)")
        .bind(id)
        .bind(state.as_str())
        .bind(answer.clone())
        .bind(cx.now);
    let change = json!({ "from": held.state.as_str(), "to": state.as_str(), "answered": is_new });
    let entry = Entry::new("bug_report.state", "bug_report", Some(id.to_string())).with(change);
    staff.act(entry, &put).await?;
    let what = match state {
        BugReportState::Open => "Your bug report is open again",
        BugReportState::InProgress => "We're working on the bug you reported",
        BugReportState::Fixed => "The bug you reported is fixed",
        BugReportState::WontFix => "We won't fix the bug you reported",
    };
    let paragraph = answer.as_deref().filter(|_| is_new).unwrap_or("You can see its state in your settings.");
    let notice = Notice {
        kind: NotificationKind::BugReportAnswered,
        people: &[held.reporter_id],
        // Each answer is news, also one that leads back to an earlier state.
        event: &format!("bug_report:{id}:{}", Uuid::new_v4()),
        thing: &format!("bug_report:{id}"),
        about: None,
        title: if held.state == state { "We answered your bug report" } else { what },
        paragraphs: &[paragraph],
        button: "View bug report",
        path: "/dashboard/settings?tab=bug",
        not_before: None,
    };
    notify(cx.tx, &cx.settings.site_url, &notice).await?;
    Ok(Answer { id, state, answer })
}
