//! Too much of everything ends whoever sends it, and no one else.

use super::{
    client::{Socket, user_broadcast_push},
    tables::{self, enter_room},
};
use crate::kit::{Person, TestApp};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

const TOPIC: &str = "realtime:room:7";

async fn room() -> (TestApp, Person, Person) {
    let app = TestApp::start().await;
    tables::create(&app).await;
    let (first, second) = (app.newcomer().await, app.newcomer().await);
    let admin = app.database.admin().await;
    for person in [&first, &second] {
        enter_room(&admin, 7, person.id).await;
    }
    (app, first, second)
}

#[tokio::test]
async fn an_account_sends_so_many_messages_over_all_its_sockets() {
    let (app, first, second) = room().await;
    let mut quiet = Socket::open(&app).await;
    let quiets = quiet.enter(TOPIC, &second.token, &json!({"broadcast": {"ack": true}})).await;
    let (mut one, mut two) = (Socket::open(&app).await, Socket::open(&app).await);
    let joins = [one.enter(TOPIC, &first.token, &json!({})).await, two.enter(TOPIC, &first.token, &json!({})).await];
    for _ in 0..150 {
        one.broadcast(&joins[0], TOPIC, "x", &json!({})).await;
        two.broadcast(&joins[1], TOPIC, "x", &json!({})).await;
    }
    let mut ended = 0;
    for socket in [&mut one, &mut two] {
        if socket.hears("phx_close", std::time::Duration::from_secs(3)).await {
            ended += 1;
        }
    }
    assert!(ended > 0, "300 messages at once are too many");
    let reference = quiet.broadcast(&quiets, TOPIC, "y", &json!({})).await;
    assert_eq!(quiet.reply(&reference).await["status"], "ok", "others go on");
}

#[tokio::test]
async fn an_account_sends_so_many_bytes() {
    let (app, first, _) = room().await;
    let mut socket = Socket::open(&app).await;
    let join = socket.enter(TOPIC, &first.token, &json!({})).await;
    for _ in 0..6 {
        socket.broadcast(&join, TOPIC, "x", &json!("x".repeat(200_000))).await;
    }
    assert_eq!(socket.event("system").await["message"], "Too many messages per second");
    assert_eq!(socket.event("phx_close").await, json!({}));
}

#[tokio::test]
async fn a_flood_of_joins_closes_the_socket() {
    let app = TestApp::start().await;
    let mut socket = Socket::open(&app).await;
    for number in 0..250 {
        socket.send(None, &format!("realtime:{}", number % 50), "phx_join", &json!({})).await;
    }
    assert_eq!(socket.closed().await.0, 1008);
}

#[tokio::test]
async fn hostile_frames_close_their_socket_or_do_nothing() {
    let (app, first, _) = room().await;
    let broken: [&[u8]; 5] = [
        &[],
        &[3],
        &[3, 255, 255, 255, 255, 255, 1],
        &user_broadcast_push(["1", "2", TOPIC, "x"], 1, b"{"),
        &user_broadcast_push(["1", "2", TOPIC, "x"], 9, b"{}"),
    ];
    for bytes in broken {
        let mut socket = Socket::open(&app).await;
        socket.enter(TOPIC, &first.token, &json!({})).await;
        socket.raw(Message::binary(bytes.to_vec())).await;
        assert_eq!(socket.closed().await.0, 1007, "{bytes:?}");
    }
    let mut socket = Socket::open(&app).await;
    let join = socket.enter(TOPIC, &first.token, &json!({"broadcast": {"ack": true}})).await;
    for kind in [0, 1, 2, 4, 200] {
        socket.raw(Message::binary(vec![kind, 0, 0, 0, 0])).await;
    }
    for (event, payload) in [
        ("broadcast", json!(null)),
        ("broadcast", json!({"event": 5})),
        ("broadcast", json!([])),
        ("presence", json!("x")),
        ("dance", json!({})),
    ] {
        let reference = socket.send(Some(&join), TOPIC, event, &payload).await;
        assert_eq!(socket.reply(&reference).await["status"], "error", "{event} {payload}");
    }
    let reference = socket.broadcast(&join, TOPIC, "x", &json!({})).await;
    assert_eq!(socket.reply(&reference).await["status"], "ok");
}

/// What waits for a listener who does not read is bounded.
#[tokio::test]
async fn a_listener_who_does_not_read_is_cut() {
    let (app, first, second) = room().await;
    let mut deaf = Socket::open(&app).await;
    deaf.enter(TOPIC, &second.token, &json!({})).await;
    // Many senders, as one alone may not send that much.
    let admin = app.database.admin().await;
    let mut senders = vec![first];
    for _ in 0..30 {
        let person = app.newcomer().await;
        enter_room(&admin, 7, person.id).await;
        senders.push(person);
    }
    let payload = json!("x".repeat(240_000));
    let path = "/realtime/v1/api/broadcast/room:7/events/x?private=true";
    for _ in 0..2 {
        for sender in &senders {
            let answer = sender.post(path, &payload).await;
            assert_eq!(answer.status, 202, "{}", answer.text);
        }
    }
    if let Some(end) = deaf.ended().await {
        assert_eq!(end, (1008, "the client reads too slowly".to_owned()));
    }
}
