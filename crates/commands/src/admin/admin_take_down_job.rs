//! `admin_take_down_job`: ends a job that breaks the terms. Its company reads the reason, and can't open it again until staff
//! restore it; candidates who wait are notified; reports about it are closed.

use super::{
    Entry,
    job::{close_reports, hold},
};
use crate::{
    CommandError,
    mail::{self, PLAN_MAILS},
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::JobReportOutcome;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

answer! { id: Uuid, is_taken_down: bool }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_id;
    let staff = cx.staff_for(&args.p_reason)?;
    let held = hold(cx, id).await?;
    if held.is_taken_down {
        return Err(CommandError::Unchanged);
    }
    let entry = Entry::new("job.take_down", "job_opening", Some(id.to_string()))
        .with(json!({ "reports": held.open_reports }));
    let put = Sql::new(format!("select {PLAN_MAILS} from private.put_job_takedown($1, $2, $3, $4) j"))
        .bind(id)
        .bind(staff.reason.clone())
        .bind(cx.user_id)
        .bind(cx.now);
    staff.act(entry, &put).await?;
    cx.tx.query(&close_reports(cx, id, JobReportOutcome::TakenDown)).await?;
    mail::job_taken_down(cx, id, &staff.reason).await?;
    Ok(Answer { id, is_taken_down: true })
}
