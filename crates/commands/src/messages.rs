//! Conversations of matched people.

mod attachments;
pub(crate) mod mark_read;
pub(crate) mod mark_viewed;
pub(crate) mod send_message;
use crate::rpc::command::{Command, command};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("mark_read", Onboarded, mark_read),
    command!("mark_viewed", Onboarded, mark_viewed),
    command!("send_message", Onboarded, send_message),
];
