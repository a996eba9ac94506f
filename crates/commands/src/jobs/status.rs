//! The steps of a job's life: draft, open, paused, and its ends filled, closed, expired.

use crate::{
    CommandError,
    company::tier,
    rpc::{
        context::{CommandContext, Lock},
        selection::{Outcome, Refusal},
        tier_limit::LiftingTier,
    },
};
use devproof_db::{FromRow, Sql, columns};
use devproof_vocabulary::{JobStatus, Permission};
use serde::Serialize;
use serde_json::Value;
use std::collections::HashMap;
use ts_rs::TS;
use uuid::Uuid;

columns! {
    /// A job of the caller's company.
    #[derive(Debug)]
    pub(crate) struct Job {
        id: Uuid,
        pub(crate) status: JobStatus,
        pub(crate) version: i64,
        pub(crate) missing: Value,
        is_taken_down: bool,
    }
}

/// Jobs of `company` among these.
fn of_company(company: Uuid, ids: &[Uuid]) -> Sql {
    Sql::new(
        "select j.id, j.status, j.version::bigint as version, private.missing_for_publish(j.id) as missing,
             private.is_taken_down(j.id) as is_taken_down
         from public.job_openings j where j.id = any ($1::uuid[]) and j.company_id = $2::uuid",
    )
    .bind(ids)
    .bind(company)
}

/// Reads a job of `company`. One of another company is not found.
pub(crate) async fn load(cx: &CommandContext<'_>, company: Uuid, id: Uuid) -> Result<Job, CommandError> {
    cx.tx.read_opt(&of_company(company, &[id])).await?.ok_or(CommandError::NotFound)
}

/// Holds the jobs, in the same order for everyone, and judges each: one of another company is not found, and one in another
/// status than these can't take the step, nor one that `check` refuses.
pub(super) async fn hold(
    cx: &CommandContext<'_>,
    company: Uuid,
    ids: &[Uuid],
    from: &[JobStatus],
    check: impl Fn(&Job) -> Result<(), CommandError>,
) -> Result<Outcome, CommandError> {
    let lock = Sql::new("select private.lock_jobs($1::uuid[])").bind(ids);
    let [_, jobs] = cx.tx.query_together([&lock, &of_company(company, ids)]).await?;
    let jobs = jobs.iter().map(|row| Job::from_row(row).map(|job| (job.id, job)));
    let jobs: HashMap<Uuid, Job> = jobs.collect::<Result<_, _>>()?;
    Ok(Outcome::of(ids, |id| match jobs.get(&id) {
        None => Err(CommandError::NotFound),
        Some(job) if !from.contains(&job.status) => Err(CommandError::WrongStatus(job.status.to_string())),
        Some(job) => check(job),
    }))
}

columns! {
    /// Where a job stands after a step.
    #[derive(Debug, Serialize, TS)]
    pub(crate) struct JobStep {
        id: Uuid,
        status: JobStatus,
        version: i32,
    }
}

/// Jobs after a step, and what became of the whole selection.
pub(super) struct Steps {
    outcome: Outcome,
    steps: Vec<JobStep>,
}

impl Steps {
    /// The answer for a command that takes one job.
    pub(super) fn of_one(mut self) -> Result<JobStep, CommandError> {
        self.outcome.of_one()?;
        self.steps.pop().ok_or(CommandError::NotFound)
    }

    /// The answer for a command that takes several: those that took the step, and those that could not.
    pub(super) fn of_several(self) -> Result<(Vec<JobStep>, Vec<Refusal>), CommandError> {
        let (_, refused) = self.outcome.of_several()?;
        Ok((self.steps, refused))
    }
}

/// Carries out the one statement of a step, whose `$1` are the jobs that can take it, and answers with where they stand.
pub(super) async fn step(
    cx: &CommandContext<'_>,
    outcome: Outcome,
    sql: impl FnOnce(&[Uuid]) -> Sql,
) -> Result<Steps, CommandError> {
    if outcome.done.is_empty() {
        return Ok(Steps { outcome, steps: Vec::new() });
    }
    let steps: Vec<JobStep> = cx.tx.read_all(&sql(&outcome.done)).await?;
    // Should the policies let one less through, that is no success.
    if steps.len() == outcome.done.len() { Ok(Steps { outcome, steps }) } else { Err(CommandError::NotAllowed) }
}

/// Opens jobs that have all that publishing asks for.
pub(super) async fn open(cx: &CommandContext<'_>, ids: &[Uuid], from: &[JobStatus]) -> Result<Steps, CommandError> {
    let company = cx.member_with(Permission::ManageJobs).await?;
    cx.approved_company().await?;
    let complete = |job: &Job| match job.missing.as_array() {
        _ if job.is_taken_down => Err(CommandError::JobTakenDown),
        Some(missing) if !missing.is_empty() => Err(CommandError::NotReadyToPublish(job.missing.clone())),
        _ => Ok(()),
    };
    // Those who open at once are counted one after the other.
    cx.lock(Lock::Company, company).await?;
    let mut outcome = hold(cx, company, ids, from, complete).await?;
    refuse_beyond_tier(cx, company, &mut outcome).await?;
    // A pause keeps the day of publishing; opening after an end is a new posting.
    step(cx, outcome, |jobs| {
        Sql::new(
            "update public.job_openings j
             set published_at = case when j.status = 'paused' then coalesce(j.published_at, now()) else now() end,
                 status = 'open', ended_at = null
             where j.id = any ($1::uuid[]) returning j.id, j.status, j.version",
        )
        .bind(jobs)
    })
    .await
}

columns! {
    /// The open jobs of a company, and how many its tier allows.
    struct OpenJobs {
        allowed: Option<i32>,
        used: i64,
    }
}

/// Of the jobs that are to be opened, those stay that the company's tier has room for, in the order in which they were named.
async fn refuse_beyond_tier(
    cx: &CommandContext<'_>,
    company: Uuid,
    outcome: &mut Outcome,
) -> Result<(), CommandError> {
    let sql = Sql::new(
        "select private.company_limit($1::uuid, 'open_jobs') as allowed, (
             select count(*) from public.job_openings j where j.company_id = $1::uuid and j.status = 'open') as used",
    )
    .bind(company);
    let OpenJobs { allowed, used } = cx.tx.read(&sql).await?;
    if let Some(room) = tier::room(allowed, used) {
        let beyond: Vec<Uuid> = outcome.done.iter().skip(room).copied().collect();
        if beyond.is_empty() {
            return Ok(());
        }
        let limit = "open_jobs";
        let tier = LiftingTier::of(cx.tx, company, limit).await?;
        let (allowed, used) = (allowed.unwrap_or(0).into(), used + i64::try_from(room).unwrap_or(0));
        let refusal = || CommandError::TierLimitReached { limit, allowed, used, tier: tier.clone() };
        outcome.refuse(|id| beyond.contains(&id), refusal);
    }
    Ok(())
}

/// Hides open jobs.
pub(super) async fn pause(cx: &CommandContext<'_>, ids: &[Uuid]) -> Result<Steps, CommandError> {
    let company = cx.member_with(Permission::ManageJobs).await?;
    let outcome = hold(cx, company, ids, &[JobStatus::Open], |_| Ok(())).await?;
    step(cx, outcome, |jobs| {
        Sql::new(
            "update public.job_openings j set status = 'paused'
             where j.id = any ($1::uuid[]) returning j.id, j.status, j.version",
        )
        .bind(jobs)
    })
    .await
}

/// Throws drafts away.
pub(super) async fn delete(cx: &CommandContext<'_>, ids: &[Uuid]) -> Result<Outcome, CommandError> {
    let company = cx.member_with(Permission::ManageJobs).await?;
    let outcome = hold(cx, company, ids, &[JobStatus::Draft], |_| Ok(())).await?;
    if outcome.done.is_empty() {
        return Ok(outcome);
    }
    let delete =
        Sql::new("delete from public.job_openings j where j.id = any ($1::uuid[])").bind(outcome.done.as_slice());
    // Should the policies let one less through, that is no success.
    let deleted = cx.tx.execute(&delete).await?;
    if usize::try_from(deleted).ok() == Some(outcome.done.len()) {
        Ok(outcome)
    } else {
        Err(CommandError::NotAllowed)
    }
}
