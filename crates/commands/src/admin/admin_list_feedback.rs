//! `admin_list_feedback`: beta feedback of a role, newest first.

use super::{
    Entry, PAGE,
    feedback::{MAX_DAYS, StaffFeedback, since},
    next, reason,
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{FeedbackType, Role};
use serde_json::json;

arguments! {
    required { p_reason: String, p_role: Role }
    optional { p_feedback_type: FeedbackType, p_component_id: String, p_days: i64, p_limit: i64, p_cursor: String }
}

answer! {
    feedback: Vec<StaffFeedback>,
    /// What the next page comes after; null at the end.
    next_cursor: Option<String>,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let component = check.optional_line("p_component_id", args.p_component_id, 100);
    let days = check.range("p_days", args.p_days, 1, MAX_DAYS);
    let limit = check.range("p_limit", args.p_limit, 1, 100).unwrap_or(PAGE);
    let before = check.cursor(args.p_cursor.as_deref());
    check.finish()?;
    let (before, before_id) = before.unzip();
    let role = args.p_role.as_str();
    let kind = args.p_feedback_type.map(FeedbackType::as_str);
    let entry = Entry::new("feedback.list", "feedback", None)
        .with_request(json!({ "role": role, "feedback_type": kind, "component": component, "days": days }));
    let sql = Sql::new("select private.staff_feedback($1, $2, $3, $4, $5, $6, $7)")
        .bind(role)
        .bind(kind)
        .bind(component)
        .bind(since(cx.now, days))
        .bind(before)
        .bind(before_id)
        .bind(limit);
    let feedback: Vec<StaffFeedback> = cx.staff(reason)?.read(entry, &sql).await?;
    Ok(Answer { next_cursor: next(&feedback, limit, |one| one.cursor.clone()), feedback })
}
