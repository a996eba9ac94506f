//! Conversations of matched people.

pub(crate) mod accept_interview;
mod attachments;
pub(crate) mod block_person;
pub(crate) mod cancel_interview;
pub(crate) mod decline_interview;
pub(crate) mod delete_message;
pub(crate) mod edit_message;
pub(crate) mod end_conversation;
pub(crate) mod get_interview_calendar;
pub(crate) mod mark_read;
pub(crate) mod mark_viewed;
mod message;
pub(crate) mod propose_interview;
pub(crate) mod report_person;
mod scheduled_interview;
pub(crate) mod search_conversations;
pub(crate) mod send_message;
pub(crate) mod unblock_person;
use crate::rpc::command::{Command, command};

/// The commands of this feature.
pub(crate) const COMMANDS: &[Command] = &[
    command!("accept_interview", Onboarded, accept_interview),
    command!("block_person", Onboarded, block_person),
    command!("cancel_interview", Onboarded, cancel_interview),
    command!("decline_interview", Onboarded, decline_interview),
    command!("delete_message", Onboarded, delete_message),
    command!("edit_message", Onboarded, edit_message),
    command!("end_conversation", Onboarded, end_conversation),
    command!("get_interview_calendar", Onboarded, get_interview_calendar),
    command!("mark_read", Onboarded, mark_read),
    command!("mark_viewed", Onboarded, mark_viewed),
    command!("propose_interview", Onboarded, propose_interview),
    command!("report_person", Onboarded, report_person),
    command!("search_conversations", Onboarded, search_conversations),
    command!("send_message", Onboarded, send_message, reads_first),
    command!("unblock_person", Onboarded, unblock_person),
];
