//! `share_job`: lets a colleague see a job's candidates, and tells them. Sharing again changes nothing.

use super::share::shareable;
use crate::{
    CommandError, mail,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        context::Lock,
    },
};
use devproof_db::{Sql, columns};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

arguments! {
    required { p_job_opening_id: Uuid, p_profile_id: Uuid }
    optional { p_note: String }
}

answer! { job_opening_id: Uuid, profile_id: Uuid, shared: bool, created_at: String }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let note = check.optional_text("p_note", args.p_note, 500);
    check.finish()?;
    let (job, colleague) = (args.p_job_opening_id, args.p_profile_id);
    shareable(cx, job).await?;
    cx.lock(Lock::Job, job).await?;
    may_receive(cx, job, colleague).await?;

    let insert = Sql::new(
        "insert into public.job_sharing (id, job_opening_id, shared_by, shared_with, note) values ($1, $2, $3, $4, $5)
         on conflict (job_opening_id, shared_with) do nothing",
    )
    .bind(Uuid::new_v4())
    .bind(job)
    .bind(cx.user_id)
    .bind(colleague)
    .bind(note.clone());
    if cx.tx.execute(&insert).await? > 0 {
        mail::job_shared(cx, job, colleague, note.as_deref()).await?;
    }
    let sql = Sql::new(
        "select s.created_at from public.job_sharing s
         where s.job_opening_id = $1::uuid and s.shared_with = $2::uuid",
    )
    .bind(job)
    .bind(colleague);
    let since: OffsetDateTime = cx.tx.value(&sql).await?;
    Ok(Answer {
        job_opening_id: job,
        profile_id: colleague,
        shared: true,
        created_at: since.format(&Rfc3339).unwrap_or_default(),
    })
}

columns! {
    /// What sharing a job with someone depends on.
    struct Colleague {
        is_teammate: bool,
        is_viewer: bool,
        is_recruiter: bool,
    }
}

/// A colleague who may view candidates, and to whom sharing gives something.
async fn may_receive(cx: &CommandContext<'_>, job: Uuid, colleague: Uuid) -> Result<(), CommandError> {
    let refused = |message| Err(CommandError::invalid("/p_profile_id", message));
    if colleague == cx.user_id {
        return refused("can't be you");
    }
    let sql = Sql::new(
        "select private.is_teammate($1) as is_teammate, $1 = any (private.my_candidate_viewers()) as is_viewer,
             exists (select from public.job_openings j where j.id = $2::uuid and j.recruiter_profile_id = $1) as is_recruiter",
    )
    .bind(colleague)
    .bind(job);
    let Colleague { is_teammate, is_viewer, is_recruiter } = cx.tx.read(&sql).await?;
    match (is_teammate, is_viewer, is_recruiter) {
        (false, _, _) => Err(CommandError::NotFound),
        (true, false, _) => refused("lacks the permission to view candidates"),
        (true, true, true) => refused("has this job already: it is their own"),
        (true, true, false) => Ok(()),
    }
}
