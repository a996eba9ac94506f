//! Challenges that companies make, and the invitations by which candidates answer them.
//!
//! A challenge is worked on as a draft; publishing freezes a version, and every invitation keeps the version that it was
//! sent with. An invitation goes sent → opened → started → submitted → approved or rejected; before it is handed in it
//! can also be declined (by the candidate), withdrawn (by the company) or expire. Each step holds the invitation's row
//! and asks where it stands.

mod answer;
pub(crate) mod archive_employer_challenge;
pub(crate) mod ask_for_review;
mod board;
pub(crate) mod decide_invitation;
pub(crate) mod decline_invitation;
pub(crate) mod delete_employer_challenge;
mod document;
mod expire;
mod invitation;
pub(crate) mod open_invitation;
pub(crate) mod publish_employer_challenge;
pub(crate) mod run_invitation;
pub(crate) mod save_challenge_review;
pub(crate) mod save_employer_challenge;
pub(crate) mod save_invitation_answer;
pub(crate) mod send_challenge;
pub(crate) mod start_invitation;
pub(crate) mod submit_invitation;
pub(crate) mod withdraw_invitation;

use crate::rpc::command::{Command, command};
pub use expire::end_invitations;

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("archive_employer_challenge", Onboarded, archive_employer_challenge),
    command!("ask_for_review", Onboarded, ask_for_review),
    command!("decide_invitation", Onboarded, decide_invitation),
    command!("decline_invitation", Onboarded, decline_invitation),
    command!("delete_employer_challenge", Onboarded, delete_employer_challenge),
    command!("open_invitation", Onboarded, open_invitation),
    command!("publish_employer_challenge", Onboarded, publish_employer_challenge),
    command!("run_invitation", Onboarded, run_invitation),
    command!("save_challenge_review", Onboarded, save_challenge_review),
    command!("save_employer_challenge", Onboarded, save_employer_challenge),
    command!("save_invitation_answer", Onboarded, save_invitation_answer),
    command!("send_challenge", Onboarded, send_challenge),
    command!("start_invitation", Onboarded, start_invitation),
    command!("submit_invitation", Onboarded, submit_invitation),
    command!("withdraw_invitation", Onboarded, withdraw_invitation),
];
