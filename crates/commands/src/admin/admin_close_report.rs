//! `admin_close_report`: closes a report with what staff did about it: nothing, a warning, or the message deleted and a
//! warning. The warning is mailed to the person it is about, who doesn't learn who reported them.

use super::Entry;
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{ReportOutcome, ReportState};
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_outcome: ReportOutcome, p_reason: String } }

answer! { id: Uuid, state: ReportState, outcome: ReportOutcome }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let staff = cx.staff_for(&args.p_reason)?;
    let (id, outcome) = (args.p_id, args.p_outcome);
    let held = Sql::new("select private.lock_report($1)").bind(id);
    match cx.tx.value::<Option<ReportState>>(&held).await? {
        None => return Err(CommandError::NotFound),
        Some(ReportState::Closed) => return Err(CommandError::Conflict),
        Some(ReportState::Open) => {}
    }
    let close = Sql::new("select private.put_report_outcome($1, $2, $3, $4)")
        .bind(id)
        .bind(outcome.as_str())
        .bind(cx.user_id)
        .bind(cx.now);
    let entry = Entry::new("report.close", "report", Some(id.to_string()));
    staff.act(entry.with(json!({ "outcome": outcome.as_str() })), &close).await?;
    match outcome {
        ReportOutcome::NoAction => {}
        ReportOutcome::Warned => mail::warned(cx, id).await?,
        ReportOutcome::MessageDeleted => {
            let delete = Sql::new("select private.delete_reported_message($1)").bind(id);
            if !cx.tx.value::<bool>(&delete).await? {
                return Err(CommandError::invalid("/p_outcome", "There is no message that can be deleted."));
            }
            mail::warned(cx, id).await?;
        }
    }
    Ok(Answer { id, state: ReportState::Closed, outcome })
}
