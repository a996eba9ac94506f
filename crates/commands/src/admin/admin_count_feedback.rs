//! `admin_count_feedback`: how often each answer to each question of beta feedback was given.

use super::{
    Entry,
    feedback::{FeedbackQuestion, MAX_DAYS, since},
    reason,
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
use devproof_vocabulary::Role;
use serde_json::json;

arguments! { required { p_reason: String, p_role: Role } optional { p_days: i64 } }

answer! { questions: Vec<FeedbackQuestion> }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let reason = reason(&mut check, &args.p_reason);
    let days = check.range("p_days", args.p_days, 1, MAX_DAYS);
    check.finish()?;
    let role = args.p_role.as_str();
    let entry = Entry::new("feedback.count", "feedback", None).with_request(json!({ "role": role, "days": days }));
    let sql = Sql::new("select private.staff_feedback_answers($1, $2)").bind(role).bind(since(cx.now, days));
    Ok(Answer { questions: cx.staff(reason)?.read(entry, &sql).await? })
}
