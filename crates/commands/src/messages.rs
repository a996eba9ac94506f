//! Conversations of matched people.

mod attachments;
pub(crate) mod mark_read;
pub(crate) mod mark_viewed;
pub(crate) mod send_message;
