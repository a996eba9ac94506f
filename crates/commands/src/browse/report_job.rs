//! `report_job`: puts a job that a seeker can see into the queue of staff. Reporting it twice is reporting it once, until staff
//! have decided.

use crate::{
    CommandError,
    reports::{self, Reportable},
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::JobReportReason;
use uuid::Uuid;

arguments! {
    required { p_job_opening_id: Uuid, p_reason: JobReportReason }
    optional { p_words: String }
}

answer! { id: Uuid }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let words = reports::words(args.p_words)?;
    cx.seeker()?;
    cx.lock_me().await?;
    // The policies of jobs say whether there is one.
    let reportable = Sql::new(
        "select r.report_id, r.reports_in_a_day from public.job_openings j
         cross join private.reportable_job(j.id) r where j.id = $1",
    );
    let reportable: Reportable =
        cx.tx.read_opt(&reportable.bind(args.p_job_opening_id)).await?.ok_or(CommandError::NotFound)?;
    if let Some(id) = reportable.earlier()? {
        return Ok(Answer { id });
    }
    let insert = Sql::new("select private.insert_job_report($1, $2, $3)")
        .bind(args.p_job_opening_id)
        .bind(args.p_reason.as_str())
        .bind(words);
    Ok(Answer { id: cx.tx.value(&insert).await? })
}
