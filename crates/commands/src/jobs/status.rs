//! The steps of a job's life: draft, open, paused, and its ends filled, closed, expired.

use crate::{
    CommandError,
    rpc::{context::CommandContext, context::Lock},
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{JobStatus, Permission};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;
use uuid::Uuid;

columns! {
    /// A job of the caller's company.
    #[derive(Debug)]
    pub(crate) struct Job {
        pub(crate) status: JobStatus,
        pub(crate) version: i64,
        pub(crate) missing: Value,
    }
}

/// Reads a job of `company`. One of another company is not found.
pub(crate) async fn load(cx: &CommandContext<'_>, company: Uuid, id: Uuid) -> Result<Job, CommandError> {
    let sql = Sql::new(
        "select j.status, j.version::bigint as version, private.missing_for_publish(j.id) as missing
         from public.job_openings j where j.id = $1::uuid and j.company_id = $2::uuid",
    )
    .bind(id)
    .bind(company);
    cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)
}

/// Holds a job of the caller's company that is in one of these statuses.
pub(super) async fn hold(
    cx: &CommandContext<'_>,
    company: Uuid,
    id: Uuid,
    from: &[JobStatus],
) -> Result<Job, CommandError> {
    cx.lock(Lock::Job, id).await?;
    let job = load(cx, company, id).await?;
    if from.contains(&job.status) { Ok(job) } else { Err(CommandError::WrongStatus(job.status.to_string())) }
}

/// Where a job stands after a step.
#[derive(Debug, Serialize, TS)]
pub(crate) struct JobStep {
    id: Uuid,
    status: JobStatus,
    version: i32,
}

columns! {
    struct Step {
        status: JobStatus,
        version: i32,
    }
}

/// Carries out the one statement of a step and answers with where the job stands.
pub(super) async fn step(cx: &CommandContext<'_>, id: Uuid, sql: &Sql) -> Result<JobStep, CommandError> {
    let Step { status, version } = cx.tx.read(sql).await?;
    Ok(JobStep { id, status, version })
}

/// Opens a job, if it has all that publishing asks for.
pub(super) async fn open(cx: &CommandContext<'_>, id: Uuid, from: &[JobStatus]) -> Result<JobStep, CommandError> {
    let company = cx.member_with(Permission::ManageJobs).await?;
    cx.approved_company().await?;
    let job = hold(cx, company, id, from).await?;
    if job.missing.as_array().is_some_and(|missing| !missing.is_empty()) {
        return Err(CommandError::NotReadyToPublish(job.missing));
    }
    // A pause keeps the day of publishing; opening after an end is a new posting.
    let sql = Sql::new(
        "update public.job_openings j
         set published_at = case when j.status = 'paused' then coalesce(j.published_at, now()) else now() end,
             status = 'open', ended_at = null
         where j.id = $1::uuid returning j.status, j.version",
    )
    .bind(id);
    step(cx, id, &sql).await
}
