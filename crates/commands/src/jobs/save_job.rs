//! `save_job`: makes a draft, or changes a job.

use super::{input::JobInput, skills, status, weights};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext, context::Lock, patch::Patch},
};
use devproof_db::{DbError, Json, Sql, columns};
use devproof_vocabulary::{JobStatus, Permission};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use ts_rs::TS;
use uuid::Uuid;

arguments! {
    required { p_job: Value }
    optional { p_id: Uuid, p_version: i64 }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<SavedJob, CommandError> {
    let input = JobInput::read("/p_job", args.p_job)?;
    let company = cx.member_with(Permission::ManageJobs).await?;
    match args.p_id {
        None => create(cx, company, "/p_job", input).await,
        Some(id) => {
            let Some(version) = args.p_version else {
                return Err(CommandError::invalid("/p_version", "is required to change a job"));
            };
            cx.lock(Lock::Job, id).await?;
            let job = status::load(cx, company, id).await?;
            if job.version != version {
                return Err(CommandError::VersionConflict(job.version.into()));
            }
            if job.status == JobStatus::Open {
                cx.approved_company().await?;
            }
            update(cx, id, "/p_job", input).await
        }
    }
}

/// A job that was saved, and what it lacks to be published.
#[derive(Debug, Serialize, TS)]
pub(crate) struct SavedJob {
    pub(crate) id: Uuid,
    version: i32,
    pub(crate) missing_for_publish: Vec<MissingForPublish>,
}

columns! {
    struct JobRow {
        version: i32,
        missing: Json<Vec<MissingForPublish>>,
        status: JobStatus,
    }
}

/// A field that publishing asks for.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, TS)]
pub(crate) struct MissingForPublish {
    pub(crate) field: String,
    pub(crate) message: String,
}

/// Makes a draft that belongs to the caller, unless the input names another member.
pub(crate) async fn create(
    cx: &CommandContext<'_>,
    company: Uuid,
    base: &str,
    mut input: JobInput,
) -> Result<SavedJob, CommandError> {
    if !input.has_title {
        return Err(CommandError::invalid(format!("{base}/title"), "is missing"));
    }
    let id = Uuid::new_v4();
    let recruiter = input.recruiter.flatten().unwrap_or(cx.user_id);
    must_be_teammate(cx, base, recruiter).await?;
    input.columns.set("id", id);
    input.columns.set("company_id", company);
    input.columns.set("recruiter_profile_id", recruiter);
    let added = cx.tx.execute(&input.columns.insert("public.job_openings")).await;
    added.map_err(|error| refused(base, error))?;
    skills::write(cx, base, id, input.skills.as_deref().unwrap_or_default()).await?;
    weights::write(cx, base, id, &input.weights).await?;
    answer(cx, id).await
}

/// Changes a job that the caller holds.
pub(crate) async fn update(
    cx: &CommandContext<'_>,
    id: Uuid,
    base: &str,
    mut input: JobInput,
) -> Result<SavedJob, CommandError> {
    if let Some(recruiter) = input.recruiter {
        let recruiter = recruiter.unwrap_or(cx.user_id);
        must_be_teammate(cx, base, recruiter).await?;
        input.columns.set("recruiter_profile_id", recruiter);
    }
    if !input.columns.is_empty() {
        let changed = cx.tx.execute(&input.columns.update("public.job_openings", id)).await;
        // Should the policies let nothing through, that is no success.
        if changed.map_err(|error| refused(base, error))? == 0 {
            return Err(CommandError::NotAllowed);
        }
    } else if input.skills.is_some() || input.weights != Patch::Keep {
        // A change of the parts alone is a new version too.
        let touch = Sql::new("update public.job_openings j set title = j.title where j.id = $1::uuid").bind(id);
        cx.tx.execute(&touch).await?;
    }
    if let Some(skills) = &input.skills {
        skills::write(cx, base, id, skills).await?;
    }
    if input.skills.is_some() || input.weights != Patch::Keep {
        weights::write(cx, base, id, &input.weights).await?;
    }
    answer(cx, id).await
}

/// Fields that depend on one another are checked by the table, which knows those that the input leaves alone.
fn refused(base: &str, error: DbError) -> CommandError {
    if error.sqlstate() != Some("23514") {
        return error.into();
    }
    let message = "has an invalid or incomplete range, or would leave an open job without a required field";
    CommandError::invalid(base, message)
}

async fn must_be_teammate(cx: &CommandContext<'_>, base: &str, profile: Uuid) -> Result<(), CommandError> {
    let sql = Sql::new("select private.is_teammate($1)").bind(profile);
    if cx.tx.value(&sql).await? {
        return Ok(());
    }
    Err(CommandError::invalid(format!("{base}/recruiter_profile_id"), "isn't a member of your company"))
}

async fn answer(cx: &CommandContext<'_>, id: Uuid) -> Result<SavedJob, CommandError> {
    let sql = Sql::new(
        "select j.version, private.missing_for_publish(j.id) as missing, j.status from public.job_openings j where j.id = $1::uuid",
    )
    .bind(id);
    let JobRow { version, missing: Json(missing_for_publish), status } = cx.tx.read(&sql).await?;
    // What is on show keeps what publishing asked for.
    if matches!(status, JobStatus::Open | JobStatus::Paused) && !missing_for_publish.is_empty() {
        return Err(CommandError::NotReadyToPublish(json!(missing_for_publish)));
    }
    Ok(SavedJob { id, version, missing_for_publish })
}
