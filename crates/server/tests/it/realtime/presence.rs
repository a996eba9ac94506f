//! Presence on one node.

use super::{
    client::Socket,
    tables::{self, enter_room},
};
use crate::kit::{Person, TestApp};
use serde_json::{Value, json};

const TOPIC: &str = "realtime:room:7";

fn listening(key: &str) -> Value {
    json!({"presence": {"key": key, "enabled": true}})
}

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

/// Replaces the references, which differ from run to run, by their place of first appearance.
fn plain(value: &Value) -> Value {
    let mut text = value.to_string();
    let mut at = 0;
    while let Some(start) = text.find("\"F") {
        let end = start + 1 + text[start + 1..].find('"').expect("a text ends");
        let reference = text[start..=end].to_owned();
        at += 1;
        text = text.replace(&reference, &format!("\"ref {at}\""));
    }
    serde_json::from_str(&text).expect("JSON")
}

#[tokio::test]
async fn the_state_comes_first_and_then_what_changes() {
    let (app, first, second) = room().await;
    let mut watcher = Socket::open(&app).await;
    watcher.enter(TOPIC, &second.token, &listening("")).await;
    assert_eq!(watcher.event("presence_state").await, json!({}));

    let mut socket = Socket::open(&app).await;
    let join = socket.enter(TOPIC, &first.token, &listening("me")).await;
    assert_eq!(socket.event("presence_state").await, json!({}));
    let forged = json!({"user_id": second.id, "status": "here", "phx_ref_prev": "x"});
    assert_eq!(socket.present(&join, TOPIC, Some(&forged)).await, json!({"status": "ok", "response": {}}));
    let diff = watcher.event("presence_diff").await;
    let meta = json!({"phx_ref": "ref 1", "status": "here", "user_id": first.id});
    assert_eq!(plain(&diff), json!({"joins": {"me": {"metas": [meta]}}, "leaves": {}}));
    assert_eq!(socket.event("presence_diff").await, diff, "one hears of oneself");

    // The same again is no change, something else is one.
    socket.present(&join, TOPIC, Some(&json!({"status": "here"}))).await;
    socket.present(&join, TOPIC, Some(&json!({"status": "away"}))).await;
    let diff = watcher.event("presence_diff").await;
    let (joined, left) = (&diff["joins"]["me"]["metas"][0], &diff["leaves"]["me"]["metas"][0]);
    assert_eq!(joined["phx_ref_prev"], left["phx_ref"]);
    assert_eq!((&joined["status"], &left["status"]), (&json!("away"), &json!("here")));

    // Another tab under the same key, and then the first one is cut.
    let mut tab = Socket::open(&app).await;
    let join = tab.enter(TOPIC, &first.token, &listening("me")).await;
    assert_eq!(tab.event("presence_state").await["me"]["metas"].as_array().map(Vec::len), Some(1));
    tab.present(&join, TOPIC, Some(&json!({"status": "here"}))).await;
    watcher.event("presence_diff").await;
    drop(socket);
    let diff = watcher.event("presence_diff").await;
    assert_eq!((&diff["joins"], &diff["leaves"]["me"]["metas"][0]["status"]), (&json!({}), &json!("away")));
    assert_eq!(tab.present(&join, TOPIC, None).await["status"], "ok");
    assert_eq!(watcher.event("presence_diff").await["leaves"]["me"]["metas"][0]["status"], "here");
    watcher.silent("presence_diff").await;
}

#[tokio::test]
async fn whoever_did_not_ask_hears_nothing_and_can_be_seen() {
    let (app, first, second) = room().await;
    let mut silent = Socket::open_with(&app, &app.anon_key(), "1.0.0").await;
    let join = silent.enter(TOPIC, &first.token, &json!({})).await;
    let mut watcher = Socket::open(&app).await;
    watcher.enter(TOPIC, &second.token, &listening("")).await;
    silent.present(&join, TOPIC, Some(&json!({}))).await;
    let diff = watcher.event("presence_diff").await;
    let (key, joined) = diff["joins"].as_object().and_then(|joins| joins.iter().next()).expect("somebody");
    assert_eq!(joined["metas"][0]["user_id"], json!(first.id));
    assert_ne!(key, &first.id.to_string(), "a fresh key");
    silent.silent("presence_diff").await;
}

#[tokio::test]
async fn what_makes_no_sense_or_is_too_much_is_refused() {
    let (app, first, second) = room().await;
    let mut socket = Socket::open(&app).await;
    let join = socket.enter(TOPIC, &first.token, &listening(&second.id.to_string())).await;
    let refused = socket.present(&join, TOPIC, Some(&json!([1]))).await;
    assert_eq!(refused["response"]["reason"], "Presence track payload must be a map");
    let odd = socket.send(Some(&join), TOPIC, "presence", &json!({"event": "dance"})).await;
    assert_eq!(socket.reply(&odd).await["status"], "error");
    socket.present(&join, TOPIC, Some(&json!({}))).await;
    let joined = socket.event("presence_diff").await;
    assert!(joined["joins"].get(first.id.to_string()).is_some(), "the key of another becomes one's own: {joined}");

    for number in 0..8 {
        socket.send(Some(&join), TOPIC, "presence", &json!({"event": "track", "payload": {"n": number}})).await;
    }
    let system = socket.event("system").await;
    assert_eq!(system["message"], "Client presence rate limit exceeded", "{system}");
    assert_eq!(socket.event("phx_close").await, json!({}));

    let join = socket.enter(TOPIC, &first.token, &listening("")).await;
    let large = json!({"event": "track", "payload": {"x": "x".repeat(2100)}});
    socket.send(Some(&join), TOPIC, "presence", &large).await;
    assert_eq!(socket.event("system").await["message"], "Track message size exceeded");
    assert_eq!(socket.event("phx_close").await, json!({}));
}
