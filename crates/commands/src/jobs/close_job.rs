//! `close_job`: ends a job, as filled or without a hire, and tells the candidates who still wait.

use super::status::{self, JobStep};
use crate::{
    CommandError,
    mail::PLAN_MAILS,
    rpc::{arguments::arguments, check::Check, context::CommandContext},
};
use devproof_db::Sql;
use devproof_vocabulary::{JobStatus, Permission};
use uuid::Uuid;

arguments! {
    required { p_id: Uuid }
    optional { p_outcome: String }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<JobStep, CommandError> {
    let mut check = Check::at("");
    let outcome = check.one_of("p_outcome", args.p_outcome, &["filled", "closed"]);
    check.finish()?;
    let company = cx.member_with(Permission::ManageJobs).await?;

    let from = [JobStatus::Open, JobStatus::Paused];
    let held = status::hold(cx, company, &[args.p_id], &from, |_| Ok(())).await?;
    let close = |jobs: &[Uuid]| {
        Sql::new(format!(
            "with ended as (
             update public.job_openings j set status = coalesce($2, 'closed'), ended_at = now()
             where j.id = any ($1::uuid[]) returning j.id, j.status, j.version, j.ended_at
         )
         select j.id, j.status, j.version, {PLAN_MAILS} from ended j"
        ))
        .bind(jobs)
        .bind(outcome)
    };
    status::step(cx, held, close).await?.of_one()
}
