//! Broadcasts: each form on the wire, who hears them, and what is refused.

use super::{
    client::{Socket, private, user_broadcast_push},
    tables::{self, enter_room},
};
use crate::kit::{Answer, Person, TestApp};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// A topic with two members.
async fn room() -> (TestApp, Person, Person) {
    let app = TestApp::start().await;
    tables::create(&app).await;
    let admin = app.database.admin().await;
    let (first, second) = (app.newcomer().await, app.newcomer().await);
    for person in [&first, &second] {
        enter_room(&admin, 7, person.id).await;
    }
    (app, first, second)
}

const TOPIC: &str = "realtime:room:7";

#[tokio::test]
async fn a_broadcast_reaches_both_versions_as_sent_with_its_true_sender_beside_it() {
    let (app, first, second) = room().await;
    let mut one = Socket::open_with(&app, &app.anon_key(), "1.0.0").await;
    let mut two = Socket::open(&app).await;
    let from_one = one.enter(TOPIC, &first.token, &json!({})).await;
    let from_two = two.enter(TOPIC, &second.token, &json!({})).await;

    let forged = json!({"sender": second.id, "text": "größe"});
    one.broadcast(&from_one, TOPIC, "typing", &forged).await;
    let heard = two.next().await;
    assert_eq!((heard.topic.as_str(), heard.event.as_str()), (TOPIC, "broadcast"));
    assert_eq!(
        heard.payload,
        json!({"type": "broadcast", "event": "typing", "payload": forged, "meta": {"sender": first.id}})
    );
    two.broadcast(&from_two, TOPIC, "typing", &json!([1])).await;
    assert_eq!(
        one.next().await.payload,
        json!({"type": "broadcast", "event": "typing", "payload": [1], "meta": {"sender": second.id}})
    );
    two.silent("broadcast").await;
}

#[tokio::test]
async fn acknowledged_and_heard_by_oneself_where_that_was_asked_for() {
    let (app, first, _) = room().await;
    let mut socket = Socket::open(&app).await;
    let wishes = json!({"broadcast": {"ack": true, "self": true}});
    let join = socket.enter(TOPIC, &first.token, &wishes).await;
    let reference = socket.broadcast(&join, TOPIC, "a", &json!({})).await;
    let heard = socket.next().await.payload;
    assert_eq!((&heard["payload"], &heard["meta"]), (&json!({}), &json!({"sender": first.id})));
    assert_eq!(socket.reply(&reference).await, json!({"status": "ok", "response": {}}));

    let reference = socket.broadcast(&join, TOPIC, "a", &json!("x".repeat(256 * 1024))).await;
    let refused = json!({"status": "error", "response": {"reason": "payload_size_exceeded"}});
    assert_eq!(socket.reply(&reference).await, refused);
    let reference = socket.broadcast(&join, TOPIC, "", &json!({})).await;
    assert_eq!(socket.reply(&reference).await["status"], "error");
    socket.silent("broadcast").await;
}

#[tokio::test]
async fn bytes_reach_version_two_as_they_were_and_version_one_never() {
    let (app, first, second) = room().await;
    let mut sender = Socket::open(&app).await;
    let join = sender.enter(TOPIC, &first.token, &json!({})).await;
    let mut old = Socket::open_with(&app, &app.anon_key(), "1.0.0").await;
    old.enter(TOPIC, &second.token, &json!({})).await;
    let mut new = Socket::open(&app).await;
    new.enter(TOPIC, &second.token, &json!({})).await;
    let push = user_broadcast_push([&join, "9", TOPIC, "cursor"], 0, &[0, 255, 7]);
    sender.raw(Message::binary(push)).await;
    let heard = new.next().await.payload;
    assert_eq!((&heard["payload"], &heard["meta"]), (&json!([0, 255, 7]), &json!({"sender": first.id})));
    old.silent("broadcast").await;
}

#[tokio::test]
async fn whoever_may_not_send_is_not_heard() {
    let (app, member, _) = room().await;
    let listener = app.newcomer().await;
    enter_room(&app.database.admin().await, 0, listener.id).await;
    let stranger = app.newcomer().await;
    let mut socket = Socket::open(&app).await;
    for (token, topic) in [(&stranger.token, TOPIC), (&member.token, "realtime:room:8"), (&app.anon_key(), TOPIC)] {
        let reply = socket.join(topic, &private(token, &json!({}))).await;
        let name = topic.trim_start_matches("realtime:");
        let reason = format!("Unauthorized: You do not have permissions to read from this Channel topic: {name}");
        assert_eq!(reply, json!({"status": "error", "response": {"reason": reason}}));
    }

    let mut heard = Socket::open(&app).await;
    heard.enter(TOPIC, &member.token, &json!({})).await;
    let join = socket.enter(TOPIC, &listener.token, &json!({"broadcast": {"ack": true}})).await;
    let reference = socket.broadcast(&join, TOPIC, "a", &json!({})).await;
    assert_eq!(socket.reply(&reference).await["status"], "error");
    heard.silent("broadcast").await;
}

#[tokio::test]
async fn public_topics_carry_none_unless_a_setting_says_so() {
    let app = TestApp::start().await;
    let mut socket = Socket::open(&app).await;
    let join =
        socket.send(None, "realtime:lobby", "phx_join", &json!({"config": {"broadcast": {"ack": true}}})).await;
    socket.reply(&join).await;
    let reference = socket.broadcast(&join, "realtime:lobby", "a", &json!({})).await;
    let reason = "PrivateOnly: Broadcast and presence need a private channel";
    assert_eq!(socket.reply(&reference).await["response"]["reason"], reason);
    assert_eq!(socket.event("system").await["message"], reason);
    assert_eq!(socket.present(&join, "realtime:lobby", Some(&json!({}))).await["response"]["reason"], reason);
    let single = app.post("/realtime/v1/api/broadcast/lobby/events/a", &json!({})).await;
    assert_eq!(single.status, 403, "{}", single.text);

    // Without ack no reply is expected: the channel is told once, by a system message.
    let quiet = socket.send(None, "realtime:quiet", "phx_join", &json!({})).await;
    socket.reply(&quiet).await;
    for _ in 0..2 {
        socket.broadcast(&quiet, "realtime:quiet", "a", &json!({})).await;
    }
    let frame = socket.next().await;
    assert_eq!((frame.event.as_str(), frame.topic.as_str()), ("system", "realtime:quiet"));
    socket.send(None, "phoenix", "heartbeat", &json!({})).await;
    assert_eq!(socket.next().await.topic, "phoenix");

    let app = TestApp::start_with(&[("REALTIME_PUBLIC_TOPICS", "true")]).await;
    tables::create(&app).await;
    let person = app.newcomer().await;
    enter_room(&app.database.admin().await, 7, person.id).await;
    let (mut first, mut second, mut closed) =
        (Socket::open(&app).await, Socket::open(&app).await, Socket::open(&app).await);
    let join = first.send(None, TOPIC, "phx_join", &json!({})).await;
    first.reply(&join).await;
    second.join(TOPIC, &json!({})).await;
    closed.enter(TOPIC, &person.token, &json!({})).await;
    first.broadcast(&join, TOPIC, "a", &json!({"sender": person.id})).await;
    let heard = second.next().await.payload;
    assert_eq!((&heard["payload"], &heard["meta"]), (&json!({"sender": person.id}), &json!({"sender": null})));
    closed.silent("broadcast").await;
}

fn messages(messages: &Value) -> Value {
    json!({ "messages": messages })
}

#[tokio::test]
async fn several_are_sent_by_http() {
    let (app, first, second) = room().await;
    let stranger = app.newcomer().await;
    let mut socket = Socket::open(&app).await;
    socket.enter(TOPIC, &second.token, &json!({})).await;
    let message =
        |event: &str| json!({"topic": "room:7", "event": event, "payload": {"sender": "x"}, "private": true});
    let path = "/realtime/v1/api/broadcast";
    let two = messages(&json!([message("a"), message("b")]));
    let accepted = first.post(path, &two).await;
    assert_eq!((accepted.status.as_u16(), accepted.text.as_str()), (202, ""));
    for event in ["a", "b"] {
        let heard = socket.next().await.payload;
        assert_eq!((&heard["event"], &heard["payload"]), (&json!(event), &json!({"sender": "x"})));
        assert_eq!(heard["meta"], json!({"sender": first.id}));
    }
    for answer in [stranger.post(path, &two).await, app.post(path, &two).await] {
        assert_eq!(answer.status, 202, "passed over in silence: {}", answer.text);
    }
    socket.silent("broadcast").await;

    let errors =
        first.post(path, &messages(&json!([message("a"), {"topic": "", "event": "a", "private": true}]))).await;
    insta::assert_json_snapshot!("errors_of_a_batch", errors.json());
    for bad in [json!([]), json!({}), messages(&json!([])), messages(&json!("x"))] {
        assert_eq!(first.post(path, &bad).await.status, 422, "{bad}");
    }
    let without_key = Answer::of(app.http.post(format!("{}{path}", app.url)).json(&two)).await;
    assert_eq!(without_key.json(), json!({"message": "Unauthorized"}));
}

#[tokio::test]
async fn one_is_sent_by_http_with_its_payload_as_the_body() {
    let (app, first, second) = room().await;
    let stranger = app.newcomer().await;
    let mut socket = Socket::open(&app).await;
    socket.enter(TOPIC, &second.token, &json!({})).await;
    let path = "/realtime/v1/api/broadcast/room%3A7/events/note?private=true";
    assert_eq!(first.post(path, &json!({"x": 1})).await.status, 202);
    let heard = socket.next().await.payload;
    assert_eq!((&heard["payload"], &heard["meta"]), (&json!({"x": 1}), &json!({"sender": first.id})));
    let bytes = first.request("POST", path).header("content-type", "application/octet-stream").body(vec![1u8, 255]);
    assert_eq!(Answer::of(bytes).await.status, 202);
    assert_eq!(socket.next().await.payload["payload"], json!([1, 255]));
    assert_eq!(stranger.post(path, &json!({})).await.status, 403);
    assert_eq!(first.post(&format!("{path}&persist=true"), &json!({})).await.status, 400);
    assert_eq!(first.post(path, &json!("x".repeat(256 * 1024))).await.status, 413);
    let broken = first.request("POST", path).header("content-type", "application/json").body("{");
    assert_eq!(Answer::of(broken).await.status, 422);
}
