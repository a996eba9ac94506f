//! An employer's decisions on interested people.

pub(crate) mod approve_candidate;
mod decide;
pub(crate) mod reject_candidate;
use crate::rpc::command::{Command, command};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("approve_candidate", Onboarded, approve_candidate),
    command!("reject_candidate", Ready, reject_candidate),
];
