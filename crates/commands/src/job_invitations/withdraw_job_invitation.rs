//! `withdraw_job_invitation`: the company takes it back before it was answered. The month's count stays.

use super::step::{JobInvitation, JobInvitationStep, end};
use crate::{
    CommandError,
    rpc::{arguments::arguments, context::CommandContext},
};
use devproof_vocabulary::{JobInvitationStatus, Permission};
use uuid::Uuid;

arguments! { required { p_id: Uuid } }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<JobInvitationStep, CommandError> {
    cx.approved_company().await?;
    cx.member_with(Permission::ViewCandidates).await?;
    JobInvitation::ours(cx, args.p_id).await?.must_be_open(cx.now)?;
    end(cx, args.p_id, JobInvitationStatus::Withdrawn).await
}
