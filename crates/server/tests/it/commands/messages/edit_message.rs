//! `edit_message`: one's own words, for 15 minutes.

use super::{delete, edit, send, sent_16_minutes_ago, thread};
use crate::{
    commands::matched,
    kit::{Answer, TestApp},
};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn both_sides_read_the_new_words() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let admin = &found.company.admin;
    let message = send(admin, &found, "Helo").await.ok();
    let same = edit(admin, &message, "Helo").await.ok();
    assert_eq!(same["edited_at"], Value::Null, "the same words are no edit");
    let edited = edit(admin, &message, "Hello").await.ok();
    assert_eq!((&edited["body"], &edited["sequence"]), (&json!("Hello"), &message["sequence"]));
    assert!(edited["edited_at"].is_string());
    let read = thread(&found.seeker, &found).await;
    assert_eq!(read[0]["body"], json!("Hello"));
    assert!(read[0]["is_edited"].is_string());
    let listed = found.seeker.rpc("list_conversations", &json!({})).await.ok();
    assert_eq!((&listed[0]["last_message"]["body"], &listed[0]["unread_count"]), (&json!("Hello"), &json!(1)));
    for body in ["", " \n", "a\0b", &"x".repeat(10_001)] {
        assert!(edit(admin, &message, body).await.status.is_client_error(), "{body:.10}");
    }
    assert_eq!(thread(admin, &found).await[0]["body"], json!("Hello"));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_its_sender_changes_a_message_and_only_for_15_minutes() {
    let app = TestApp::start().await;
    let (found, other) = (matched(&app).await, matched(&app).await);
    let admin = &found.company.admin;
    let message = send(admin, &found, "Hello").await.ok();
    for stranger in [&found.seeker, &other.seeker, &other.company.admin] {
        assert_eq!(edit(stranger, &message, "Mine").await.error(404), "not_found");
        assert_eq!(delete(stranger, &message).await.error(404), "not_found");
    }
    let path = format!("/rest/v1/messages?id=eq.{}", message["id"].as_str().expect("an id"));
    let past_the_command = admin.request("PATCH", &path).json(&json!({ "body": "Past the command" }));
    assert_eq!(Answer::of(past_the_command).await.error(403), "42501");
    sent_16_minutes_ago(&app, &message).await;
    assert_eq!(edit(admin, &message, "Late").await.error(409), "edit_expired");
    assert_eq!(delete(admin, &message).await.error(409), "edit_expired");
    assert_eq!(thread(admin, &found).await[0]["body"], json!("Hello"));
}
