//! Conversations.

mod attachments;
mod mark_read;
mod mark_viewed;
mod send_message;

use super::Match;
use crate::kit::{Answer, Person};
use serde_json::{Value, json};
use uuid::Uuid;

fn message(found: &Match, id: Uuid, body: &str) -> Value {
    json!({ "p_id": id, "p_conversation_id": found.conversation, "p_body": body })
}

async fn send(person: &Person, found: &Match, body: &str) -> Answer {
    person.rpc("send_message", &message(found, Uuid::new_v4(), body)).await
}
