//! A company invites a person whom it found to one of its jobs. Accepted, it is a match.

pub(crate) mod accept_job_invitation;
pub(crate) mod allow_job_invitations;
pub(crate) mod decline_job_invitation;
mod expire;
pub(crate) mod get_job_invitation_options;
pub(crate) mod invite_to_job;
mod step;
pub(crate) mod withdraw_job_invitation;

use crate::rpc::command::{Command, command};
pub use expire::expire_job_invitations;

/// The commands of this feature. The list of those who were invited is `get_my_job_invitations`, beside the cards of jobs.
pub(crate) const COMMANDS: &[Command] = &[
    command!("accept_job_invitation", Onboarded, accept_job_invitation, reads_first),
    command!("allow_job_invitations", Onboarded, allow_job_invitations),
    command!("decline_job_invitation", Onboarded, decline_job_invitation),
    command!("get_job_invitation_options", Onboarded, get_job_invitation_options),
    command!("invite_to_job", Onboarded, invite_to_job),
    command!("withdraw_job_invitation", Onboarded, withdraw_job_invitation),
];
