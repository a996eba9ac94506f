//! `admin_dismiss_job_reports`: closes what was reported about a job, which stays as it is.

use super::{
    Entry,
    job::{close_reports, hold},
};
use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_vocabulary::JobReportOutcome;
use serde_json::json;
use uuid::Uuid;

arguments! { required { p_id: Uuid, p_reason: String } }

answer! {
    id: Uuid,
    /// Reports that were closed.
    closed: i64,
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let id = args.p_id;
    let staff = cx.staff_for(&args.p_reason)?;
    let closed = hold(cx, id).await?.open_reports;
    if closed == 0 {
        return Err(CommandError::Unchanged);
    }
    let entry = Entry::new("job.dismiss_reports", "job_opening", Some(id.to_string()));
    staff.act(entry.with(json!({ "reports": closed })), &close_reports(cx, id, JobReportOutcome::NoAction)).await?;
    Ok(Answer { id, closed })
}
