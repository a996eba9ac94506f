//! What a person hides from themselves: a message, a conversation. The other side sees no difference.

use super::{send, thread};
use crate::{
    commands::matched,
    kit::{Answer, TestApp},
    realtime::client::{Socket, on},
};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_message_is_hidden_from_one_person() {
    let app = TestApp::start().await;
    let (found, stranger) = (matched(&app).await, app.seeker().await);
    send(&found.company.admin, &found, "Hello").await.ok();
    let rude = send(&found.company.admin, &found, "Something rude").await.ok();
    let before = thread(&found.company.admin, &found).await;
    let row = |person: &crate::kit::Person| json!({ "profile_id": person.id, "conversation_id": found.conversation, "message_id": rude["id"] });
    let hide = async |person: &crate::kit::Person| {
        Answer::of(person.request("POST", "/rest/v1/hidden_messages").json(&row(person))).await
    };
    hide(&found.seeker).await.ok();
    assert_eq!(hide(&found.seeker).await.error(409), "23505");
    assert_eq!(hide(&stranger).await.error(403), "42501");
    let as_another = found.seeker.request("POST", "/rest/v1/hidden_messages").json(&row(&found.company.admin));
    assert_eq!(Answer::of(as_another).await.error(403), "42501");

    let last = |listed: &serde_json::Value| listed[0]["last_message"]["body"].clone();
    assert_eq!(last(&found.seeker.rpc("list_conversations", &json!({})).await.ok()), json!("Hello"));
    let theirs = found.company.admin.rpc("list_conversations", &json!({})).await.ok();
    assert_eq!(last(&theirs), json!("Something rude"));
    assert_eq!(thread(&found.company.admin, &found).await, before);
    let rows = "/rest/v1/hidden_messages?select=message_id";
    assert_eq!(found.company.admin.get(rows).await.ok(), json!([]), "the other side does not learn of it");
    let shown = format!("/rest/v1/hidden_messages?message_id=eq.{}", rude["id"].as_str().expect("an id"));
    Answer::of(found.seeker.request("DELETE", &shown)).await.ok();
    assert_eq!(last(&found.seeker.rpc("list_conversations", &json!({})).await.ok()), json!("Something rude"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_conversation_comes_back_with_a_message() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    send(&found.company.admin, &found, "Hello").await.ok();
    let path = format!("/rest/v1/conversation_participants?conversation_id=eq.{}", found.conversation);
    Answer::of(found.seeker.request("PATCH", &path).json(&json!({ "is_hidden": true }))).await.ok();
    let is_hidden = async || found.seeker.rpc("list_conversations", &json!({})).await.ok()[0]["is_hidden"].clone();
    assert_eq!(is_hidden().await, json!(true));
    send(&found.company.admin, &found, "Are you there?").await.ok();
    assert_eq!(is_hidden().await, json!(false));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_hidden_is_told_to_the_devices_of_one_person() {
    let app = TestApp::start().await;
    app.app.start_feed();
    let found = matched(&app).await;
    let sent = send(&found.company.admin, &found, "Hello").await.ok();
    let mut sockets = Vec::new();
    for person in [&found.seeker, &found.company.admin] {
        let mut socket = Socket::open(&app).await;
        let changes = [on("INSERT", "hidden_messages"), on("DELETE", "hidden_messages")];
        socket.subscribe("realtime:hidden", Some(&person.token), &changes).await;
        sockets.push(socket);
    }
    let row = json!({
        "profile_id": found.seeker.id, "conversation_id": found.conversation, "message_id": sent["id"],
    });
    Answer::of(found.seeker.request("POST", "/rest/v1/hidden_messages").json(&row)).await.ok();
    let change = sockets[0].change().await;
    assert_eq!((&change["type"], &change["record"]["message_id"]), (&json!("INSERT"), &sent["id"]));
    let shown = format!("/rest/v1/hidden_messages?message_id=eq.{}", sent["id"].as_str().expect("an id"));
    Answer::of(found.seeker.request("DELETE", &shown)).await.ok();
    assert_eq!(sockets[0].change().await["type"], "DELETE");
    sockets[1].no_change().await;
}
