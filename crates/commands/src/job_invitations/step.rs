//! What the commands that end an open job invitation have in common.

use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Sql, columns};
use devproof_vocabulary::JobInvitationStatus;
use serde::Serialize;
use time::OffsetDateTime;
use ts_rs::TS;
use uuid::Uuid;

/// The status of an invitation after a command.
#[derive(Debug, Serialize, TS)]
pub(crate) struct JobInvitationStep {
    pub(super) id: Uuid,
    pub(super) status: JobInvitationStatus,
}

columns! {
    /// An invitation that the caller may read.
    pub(super) struct JobInvitation {
        pub(super) company_id: Uuid,
        pub(super) status: JobInvitationStatus,
        pub(super) expires_at: OffsetDateTime,
    }
}

impl JobInvitation {
    /// Of the caller as the invited person.
    pub(super) async fn mine(cx: &CommandContext<'_>, id: Uuid) -> Result<Self, CommandError> {
        cx.seeker()?;
        Self::read(cx, id, "i.profile_id = auth.uid()").await
    }

    /// Of the caller's company, for members who may see the candidates of its job.
    pub(super) async fn ours(cx: &CommandContext<'_>, id: Uuid) -> Result<Self, CommandError> {
        Self::read(cx, id, "i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])").await
    }

    async fn read(cx: &CommandContext<'_>, id: Uuid, whose: &str) -> Result<Self, CommandError> {
        let sql = Sql::new(format!(
            "select i.company_id, i.status, i.expires_at from public.job_invitations i where i.id = $1::uuid and {whose}"
        ));
        cx.tx.read_opt(&sql.bind(id)).await?.ok_or(CommandError::NotFound)
    }

    /// Refuses once it has ended; when its time is over, also in the minute until the clock has ended it.
    pub(super) fn must_be_open(&self, now: OffsetDateTime) -> Result<(), CommandError> {
        match self.status {
            JobInvitationStatus::Open if self.expires_at > now => Ok(()),
            JobInvitationStatus::Open => Err(CommandError::JobInvitationNotOpen(JobInvitationStatus::Expired)),
            ended => Err(CommandError::JobInvitationNotOpen(ended)),
        }
    }
}

/// Ends an invitation that is open. One statement, so that of two who end it at once one finds it ended.
pub(super) async fn end(
    cx: &CommandContext<'_>,
    id: Uuid,
    status: JobInvitationStatus,
) -> Result<JobInvitationStep, CommandError> {
    let sql = Sql::new(
        "update public.job_invitations i set status = $2, ended_at = $3
         where i.id = $1::uuid and i.status = 'open'",
    )
    .bind(id)
    .bind(status.as_str())
    .bind(cx.now);
    if cx.tx.execute(&sql).await? == 0 {
        let now = Sql::new("select i.status from public.job_invitations i where i.id = $1::uuid").bind(id);
        let status: JobInvitationStatus = cx.tx.value_opt(&now).await?.ok_or(CommandError::NotFound)?;
        return Err(CommandError::JobInvitationNotOpen(status));
    }
    Ok(JobInvitationStep { id, status })
}
