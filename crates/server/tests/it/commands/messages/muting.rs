//! A muted conversation: it isn't counted for the person who muted it, and nothing else changes.

use super::send;
use crate::{
    commands::matched,
    kit::{Answer, Person, TestApp},
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn it_is_not_counted_until_it_is_no_longer_muted() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let path = format!("/rest/v1/conversation_participants?conversation_id=eq.{}", found.conversation);
    let mute = async |is_muted: bool| {
        Answer::of(found.seeker.request("PATCH", &path).json(&json!({ "is_muted": is_muted }))).await.ok()
    };
    let counted = async |person: &Person| person.rpc("get_badges", &json!({})).await.ok()["messages"].clone();
    mute(true).await;
    send(&found.company.admin, &found, "Hello").await.ok();
    assert_eq!(counted(&found.seeker).await, json!(0));
    let listed = found.seeker.rpc("list_conversations", &json!({})).await.ok();
    assert_eq!((&listed[0]["is_muted"], &listed[0]["unread_count"]), (&json!(true), &json!(1)));
    send(&found.seeker, &found, "Hi").await.ok();
    assert_eq!(counted(&found.company.admin).await, json!(1), "muted for one person alone");
    let theirs = found.company.admin.rpc("list_conversations", &json!({})).await.ok();
    assert_eq!(theirs[0]["is_muted"], json!(false));
    mute(false).await;
    assert_eq!(counted(&found.seeker).await, json!(1));
}
