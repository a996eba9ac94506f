//! `decline_job_invitation`: the person says no, on request to every later invitation of this company too. The company
//! learns of the first alone.

use super::step::{JobInvitation, JobInvitationStep, end};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_db::Sql;
use devproof_vocabulary::JobInvitationStatus;
use uuid::Uuid;

arguments! {
    required { p_id: Uuid }
    optional {
        p_never_again: bool,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<JobInvitationStep, CommandError> {
    // An invitation of the same company at this moment comes before the refusal or is refused.
    cx.lock_me().await?;
    let invitation = JobInvitation::mine(cx, args.p_id).await?;
    invitation.must_be_open(cx.now)?;
    let declined = end(cx, args.p_id, JobInvitationStatus::Declined).await?;
    if args.p_never_again.unwrap_or(false) {
        refuse(cx, invitation.company_id).await?;
    }
    Ok(declined)
}

/// No more invitations of this company: those that still wait are declined too.
async fn refuse(cx: &CommandContext<'_>, company: Uuid) -> Result<(), CommandError> {
    let insert = Sql::new(
        "insert into public.job_invitation_refusals (profile_id, company_id) values ($1, $2) on conflict do nothing",
    )
    .bind(cx.user_id)
    .bind(company);
    let decline = Sql::new(
        "update public.job_invitations i set status = 'declined', ended_at = $3
         where i.profile_id = $1::uuid and i.company_id = $2::uuid and i.status = 'open'",
    )
    .bind(cx.user_id)
    .bind(company)
    .bind(cx.now);
    cx.tx.query_together([&insert, &decline]).await?;
    Ok(())
}
