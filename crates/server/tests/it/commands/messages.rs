//! Conversations.

mod accept_interview;
mod attachments;
mod block_person;
mod cancel_interview;
mod decline_interview;
mod delete_message;
mod edit_message;
mod end_conversation;
mod get_interview_calendar;
mod hiding;
mod interviews;
mod mark_read;
mod mark_viewed;
mod model;
mod muting;
mod propose_interview;
mod replies;
mod report_person;
mod search_conversations;
mod send_message;
mod shared_jobs;
mod unblock_person;

use super::Match;
use crate::kit::{Answer, Person, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

pub(super) fn message(found: &Match, id: Uuid, body: &str) -> Value {
    json!({ "p_id": id, "p_conversation_id": found.conversation, "p_body": body })
}

pub(super) async fn send(person: &Person, found: &Match, body: &str) -> Answer {
    person.rpc("send_message", &message(found, Uuid::new_v4(), body)).await
}

async fn edit(person: &Person, message: &Value, body: &str) -> Answer {
    person.rpc("edit_message", &json!({ "p_id": message["id"], "p_body": body })).await
}

async fn delete(person: &Person, message: &Value) -> Answer {
    person.rpc("delete_message", &json!({ "p_id": message["id"] })).await
}

async fn thread(person: &Person, found: &Match) -> Value {
    let read = "select=body,is_edited:edited_at,deleted_at&order=sequence";
    person.get(&format!("/rest/v1/messages?conversation_id=eq.{}&{read}", found.conversation)).await.ok()
}

async fn sent_16_minutes_ago(app: &TestApp, message: &Value) {
    let id: Uuid = message["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let back = "update public.messages set created_at = created_at - interval '16 minutes' where id = $1";
    app.database.admin().await.execute(back, &[&id]).await.expect("moved back");
}
