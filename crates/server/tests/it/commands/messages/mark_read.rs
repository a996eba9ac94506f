//! `mark_read`.

use super::send;
use crate::{
    commands::matched,
    kit::{Answer, Person, TestApp},
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn read_marks_only_move_forward() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    for body in ["one", "two", "three"] {
        send(&found.company.admin, &found, body).await.ok();
    }
    let mark = async |sequence: i64| {
        let call = json!({ "p_conversation_id": found.conversation, "p_sequence": sequence });
        found.seeker.rpc("mark_read", &call).await.ok()["last_read_sequence"].clone()
    };
    assert_eq!(mark(2).await, json!(2));
    assert_eq!(mark(1).await, json!(2));
    assert_eq!(mark(99).await, json!(3));
    assert_eq!(mark(-5).await, json!(3));
    let foreign = json!({ "p_conversation_id": found.conversation, "p_sequence": 1 });
    assert_eq!(app.seeker().await.rpc("mark_read", &foreign).await.error(404), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn i08_what_is_unread_is_never_negative_and_of_ones_own_conversations() {
    let app = TestApp::start().await;
    let (found, other) = (matched(&app).await, matched(&app).await);
    let admin = &found.company.admin;
    for body in ["one", "two", "three"] {
        send(admin, &found, body).await.ok();
        send(&other.company.admin, &other, body).await.ok();
    }
    let unread = async |person: &Person| {
        let listed = person.rpc("list_conversations", &json!({})).await.ok();
        listed.as_array().expect("a list").iter().map(|line| line["unread_count"].as_i64()).collect::<Vec<_>>()
    };
    assert_eq!((unread(&found.seeker).await, unread(admin).await), (vec![Some(3)], vec![Some(0)]));
    let mark = json!({ "p_conversation_id": found.conversation, "p_sequence": 99 });
    futures::future::join_all((0..8).map(|_| found.seeker.rpc("mark_read", &mark))).await;
    assert_eq!(unread(&found.seeker).await, [Some(0)]);
    // A mark that is written past the command does not go beyond what is there, or below nothing.
    let path = format!("/rest/v1/conversation_participants?conversation_id=eq.{}", found.conversation);
    for time in ["2999-01-01T00:00:00Z", "1970-01-01T00:00:00Z"] {
        Answer::of(found.seeker.request("PATCH", &path).json(&json!({ "last_read_at": time }))).await;
        send(admin, &found, "next").await.ok();
        assert!(unread(&found.seeker).await[0].is_some_and(|count| (0..=5).contains(&count)), "{time}");
    }
    // One that its owner has hidden says nothing to anyone else, and one that is not theirs is not there.
    Answer::of(found.seeker.request("PATCH", &path).json(&json!({ "is_hidden": true }))).await.ok();
    let seen_by_admin = admin.rpc("list_conversations", &json!({})).await.ok();
    assert_eq!(seen_by_admin[0]["is_hidden"], json!(false));
    assert_eq!(unread(&app.seeker().await).await, []);
}
