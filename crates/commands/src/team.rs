//! A company's team: who comes in by invitation, what each may do, who leaves, who is the admin.

pub(crate) mod accept_invitation;
pub(crate) mod hand_over_admin;
pub(crate) mod invite_recruiter;
mod member;
pub(crate) mod remove_member;
pub(crate) mod revoke_invitation;
pub(crate) mod set_recruiter_permissions;

use crate::rpc::command::{Command, command};
use aws_lc_rs::digest::{SHA256, digest};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("accept_invitation", Active, accept_invitation),
    command!("hand_over_admin", Onboarded, hand_over_admin),
    command!("invite_recruiter", Onboarded, invite_recruiter),
    command!("remove_member", Onboarded, remove_member),
    command!("revoke_invitation", Onboarded, revoke_invitation),
    command!("set_recruiter_permissions", Onboarded, set_recruiter_permissions),
];

/// What is stored of an invitation's link: it carries 256 random bits, so a plain hash says nothing.
fn token_hash(token: &str) -> Vec<u8> {
    digest(&SHA256, token.as_bytes()).as_ref().to_vec()
}
