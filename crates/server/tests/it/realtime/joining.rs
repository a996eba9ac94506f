use super::{
    client::{Socket, on, refused, subscription},
    listening,
};
use crate::kit::TestApp;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn a_join_is_answered_with_its_own_bindings_and_truthy_ids() {
    let app = listening().await;
    for vsn in ["1.0.0", "2.0.0"] {
        let mut socket = Socket::open_with(&app, &app.anon_key(), vsn).await;
        let bindings = [
            on("INSERT", "notes"),
            json!({"event": "*", "schema": "public", "table": "notes", "filter": "title=eq. a ", "select": ["title"]}),
            Value::Null,
            json!({"event": "DELETE", "schema": "public"}),
        ];
        let reply = socket.join("realtime:a", &subscription(None, &bindings)).await;
        assert_eq!(reply["status"], "ok", "{reply}");
        let mut echoed = reply["response"]["postgres_changes"].as_array().unwrap().clone();
        assert!(echoed.iter().all(|entry| entry["id"].as_u64().is_some_and(|id| id > 0)));
        for entry in &mut echoed {
            entry.as_object_mut().unwrap().remove("id");
        }
        assert_eq!(echoed, [bindings[0].clone(), bindings[1].clone(), bindings[3].clone()]);
        let system = socket.event("system").await;
        assert_eq!(
            system,
            json!({"extension": "postgres_changes", "status": "ok", "message": "Subscribed to PostgreSQL", "channel": "a"})
        );
    }
}

#[tokio::test]
async fn a_channel_without_changes_joins_and_hears_its_presence_state() {
    let app = TestApp::start().await;
    let mut socket = Socket::open(&app).await;
    let payload = json!({"config": {"presence": {"key": "", "enabled": true}, "postgres_changes": []}});
    let reply = socket.join("realtime:a", &payload).await;
    assert_eq!(reply, json!({"status": "ok", "response": {"postgres_changes": []}}));
    assert_eq!(socket.event("presence_state").await, json!({}));
}

#[tokio::test]
async fn heartbeats_leaving_and_unknown_topics_are_answered() {
    let app = TestApp::start().await;
    let mut socket = Socket::open(&app).await;
    let reference = socket.send(None, "phoenix", "heartbeat", &json!({})).await;
    let frame = socket.next().await;
    assert_eq!((frame.topic.as_str(), frame.event.as_str()), ("phoenix", "phx_reply"));
    assert_eq!((frame.join_ref, frame.reference), (None, Some(reference)));
    assert_eq!(frame.payload, json!({"status": "ok", "response": {}}));

    socket.send(None, "realtime:nowhere", "access_token", &json!({"access_token": "x"})).await;
    assert_eq!(socket.next().await.payload["response"]["reason"], "unmatched topic");

    socket.join("realtime:a", &json!({})).await;
    socket.send(Some("2"), "realtime:a", "nonsense", &json!({})).await;
    assert_eq!(socket.next().await.payload["response"]["reason"], "unmatched topic", "another join's frame");
    socket.send(Some("3"), "realtime:a", "phx_leave", &json!({})).await;
    assert_eq!(socket.next().await.payload, json!({"status": "ok", "response": {}}));
    socket.send(Some("3"), "realtime:a", "presence", &json!({})).await;
    assert_eq!(socket.next().await.payload["response"]["reason"], "unmatched topic");
}

#[tokio::test]
async fn a_late_leave_does_not_end_a_newer_join() {
    let app = TestApp::start().await;
    let mut socket = Socket::open(&app).await;
    socket.join("realtime:a", &json!({})).await;
    socket.join("realtime:a", &json!({})).await;
    socket.send(Some("1"), "realtime:a", "phx_leave", &json!({})).await;
    assert_eq!(socket.next().await.payload["status"], "ok");
    socket.send(Some("2"), "realtime:a", "presence", &json!({})).await;
    assert!(socket.next().await.payload["response"]["reason"].as_str().unwrap().contains("presence"));
}

#[tokio::test]
async fn joins_that_cannot_be_are_refused_by_name() {
    let app = TestApp::start().await;
    let mut socket = Socket::open(&app).await;
    let private = json!({"config": {"private": true}});
    let long = format!("realtime:{}", "x".repeat(300));
    let many = subscription(None, &vec![on("*", "notes"); 101]);
    let cases = [
        ("realtime:", &json!({}), "TopicNameRequired: "),
        ("elsewhere", &json!({}), "TopicNameRequired: "),
        (&long, &json!({}), "TopicNameRequired: "),
        ("realtime:foo", &private, "Unauthorized: You do not have permissions to read from this Channel topic: foo"),
        ("realtime:foo", &many, "InvalidJoin: "),
        ("realtime:foo", &subscription(Some("garbage"), &[]), "MalformedJWT: "),
    ];
    for (topic, payload, reason) in cases {
        let reply = socket.join(topic, payload).await;
        assert_eq!(reply["status"], "error");
        assert!(reply["response"]["reason"].as_str().unwrap().starts_with(reason), "{reply}");
    }
}

#[tokio::test]
async fn what_is_no_frame_closes_the_socket() {
    let app = TestApp::start().await;
    for message in [Message::text("{}"), Message::text("[1]"), Message::text(""), Message::binary(vec![3, 9])] {
        let mut socket = Socket::open(&app).await;
        socket.raw(message).await;
        assert_eq!(socket.closed().await, (1007, "malformed frame".to_owned()));
    }
}

#[tokio::test]
async fn a_handshake_that_fails_is_plain_http() {
    let app = TestApp::start().await;
    let key = app.anon_key();
    let user = app.newcomer().await.token;
    let cases = [
        (String::new(), None, 401),
        ("apikey=nonsense".to_owned(), None, 401),
        (format!("apikey={user}"), None, 401),
        (format!("apikey={key}&vsn=9.0.0"), None, 400),
        (format!("apikey={key}"), Some("https://evil.example"), 403),
        (format!("apikey={key}"), Some("null"), 403),
    ];
    for (query, origin, status) in cases {
        let (answered, body) = refused(&app, &query, origin).await;
        assert_eq!(answered, status, "{query} {body}");
        assert!(body["error"].is_string(), "{body}");
    }
    let plain = app.get("/realtime/v1/websocket?apikey=").await;
    assert_eq!(plain.status.as_u16(), 426);
}
