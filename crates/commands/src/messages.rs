//! Conversations of matched people.

mod attachments;
pub(crate) mod block_person;
pub(crate) mod delete_message;
pub(crate) mod edit_message;
pub(crate) mod end_conversation;
pub(crate) mod mark_read;
pub(crate) mod mark_viewed;
mod message;
pub(crate) mod report_person;
pub(crate) mod send_message;
pub(crate) mod unblock_person;
use crate::rpc::command::{Command, command};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("block_person", Onboarded, block_person),
    command!("delete_message", Onboarded, delete_message),
    command!("edit_message", Onboarded, edit_message),
    command!("end_conversation", Onboarded, end_conversation),
    command!("mark_read", Onboarded, mark_read),
    command!("mark_viewed", Onboarded, mark_viewed),
    command!("report_person", Onboarded, report_person),
    command!("send_message", Onboarded, send_message, reads_first),
    command!("unblock_person", Onboarded, unblock_person),
];
