//! An invitation as its commands see it, and the steps that they have in common.

use crate::{
    CommandError,
    rpc::{context::CommandContext, context::Lock},
};
use devproof_db::{Sql, columns};
use devproof_vocabulary::{InvitationStatus, Permission};
use serde::Serialize;
use serde_json::Value;
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use ts_rs::TS;
use uuid::Uuid;

/// The statuses in which the candidate has not handed anything in yet.
pub(super) const OPEN: [InvitationStatus; 3] =
    [InvitationStatus::Sent, InvitationStatus::Opened, InvitationStatus::Started];

columns! {
    /// One invitation, held to the end of the transaction.
    #[derive(Debug)]
    pub(super) struct Invitation {
        pub(super) id: Uuid,
        pub(super) status: InvitationStatus,
        pub(super) started_at: Option<OffsetDateTime>,
        pub(super) ends_at: Option<OffsetDateTime>,
        pub(super) expires_at: OffsetDateTime,
        pub(super) time_limit_minutes: Option<i32>,
        /// The document as its candidate may see it.
        pub(super) document: Value,
        pub(super) company_approved: bool,
    }
}

const READ: &str = "select i.id, i.status, i.started_at, i.ends_at, i.expires_at,
        v.limit_minutes as time_limit_minutes, v.document, v.approved as company_approved
    from public.challenge_invitations i, private.invitation_terms(i.id) v";

impl Invitation {
    /// Of the caller, as the candidate. Another's is not found, and not even waited for.
    pub(super) async fn mine(cx: &CommandContext<'_>, id: Uuid) -> Result<Self, CommandError> {
        cx.seeker()?;
        let own = "i.id = $1::uuid and i.candidate_profile_id = $2::uuid";
        Self::hold(cx, id, own, cx.user_id).await
    }

    /// Of the caller's company: for those who may see the candidates of its job.
    pub(super) async fn ours(cx: &CommandContext<'_>, id: Uuid) -> Result<Self, CommandError> {
        let company = cx.approved_company().await?;
        cx.member_with(Permission::ViewCandidates).await?;
        let candidates = "i.id = $1::uuid and i.company_id = $2::uuid
            and i.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])";
        Self::hold(cx, id, candidates, company).await
    }

    async fn hold(cx: &CommandContext<'_>, id: Uuid, whose: &str, who: Uuid) -> Result<Self, CommandError> {
        let seen = Sql::new(format!("select 1 from public.challenge_invitations i where {whose}"));
        cx.tx.query_opt(&seen.bind(id).bind(who)).await?.ok_or(CommandError::NotFound)?;
        cx.lock(Lock::Invitation, id).await?;
        let sql = Sql::new(format!("{READ} where {whose}")).bind(id).bind(who);
        cx.tx.read_opt(&sql).await?.ok_or(CommandError::NotFound)
    }

    /// Refuses unless it stands at one of these.
    pub(super) fn must_be(&self, statuses: &[InvitationStatus]) -> Result<(), CommandError> {
        if statuses.contains(&self.status) {
            Ok(())
        } else {
            Err(CommandError::InvitationNotOpen(self.status.to_string()))
        }
    }

    /// Refuses once its time is over, also in the minute until the clock has ended it.
    pub(super) fn must_have_time(&self, now: OffsetDateTime) -> Result<(), CommandError> {
        if self.ends_at.unwrap_or(self.expires_at) > now {
            Ok(())
        } else {
            Err(CommandError::InvitationNotOpen("time_over".to_owned()))
        }
    }

    /// What is being worked on: started, and with time left.
    pub(super) async fn working(cx: &CommandContext<'_>, id: Uuid) -> Result<Self, CommandError> {
        let held = Self::mine(cx, id).await?;
        held.must_be(&[InvitationStatus::Started])?;
        held.must_have_time(cx.now)?;
        Ok(held)
    }

    pub(super) fn kind(&self) -> &str {
        self.document.get("kind").and_then(Value::as_str).unwrap_or_default()
    }
}

/// A step is one update; that the policies let nothing through is no success.
pub(super) async fn step(cx: &CommandContext<'_>, sql: &Sql) -> Result<(), CommandError> {
    if cx.tx.execute(sql).await? == 0 { Err(CommandError::NotAllowed) } else { Ok(()) }
}

/// Where an invitation stands now, as commands answer.
#[derive(Debug, Serialize, TS)]
pub(crate) struct InvitationStep {
    pub(super) id: Uuid,
    pub(super) status: InvitationStatus,
}

/// A time as it is sent.
pub(super) fn sent_time(time: OffsetDateTime) -> String {
    time.format(&Rfc3339).unwrap_or_default()
}
