//! A client of the socket: what the stock client sends and expects, frame by frame.

use crate::kit::TestApp;
use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::{collections::VecDeque, time::Duration};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest, http::HeaderValue},
};

/// How long an expected frame may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long nothing must come for "nothing comes" to hold.
const SILENCE: Duration = Duration::from_millis(400);

/// A frame from the server, whatever its version.
#[derive(Debug, Clone)]
pub struct Frame {
    pub join_ref: Option<String>,
    pub reference: Option<String>,
    pub topic: String,
    pub event: String,
    pub payload: Value,
}

/// An open socket.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    version_two: bool,
    next_ref: u32,
    /// Passed over while something else was waited for.
    heard: VecDeque<Frame>,
}

/// What a request for a socket was answered when it did not become one.
pub async fn refused(app: &TestApp, query: &str, origin: Option<&str>) -> (u16, Value) {
    let mut request = address(&app.url, query).into_client_request().expect("an address");
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", HeaderValue::from_str(origin).expect("a header"));
    }
    match connect_async(request).await {
        Ok(_) => panic!("a socket was opened"),
        Err(tokio_tungstenite::tungstenite::Error::Http(response)) => {
            let body = response.body().as_deref().unwrap_or_default();
            (response.status().as_u16(), serde_json::from_slice(body).unwrap_or_default())
        }
        Err(other) => panic!("{other}"),
    }
}

fn address(url: &str, query: &str) -> String {
    format!("{}/realtime/v1/websocket?{query}", url.replacen("http", "ws", 1))
}

impl Socket {
    /// Opens one with the public key, speaking 2.0.0.
    pub async fn open(app: &TestApp) -> Self {
        Self::open_with(app, &app.anon_key(), "2.0.0").await
    }

    /// Opens one with this key and version.
    pub async fn open_with(app: &TestApp, key: &str, vsn: &str) -> Self {
        Self::open_at(&app.url, key, vsn).await
    }

    /// Opens one at any server.
    pub async fn open_at(url: &str, key: &str, vsn: &str) -> Self {
        let query = format!("apikey={key}&vsn={vsn}");
        let (stream, _) = connect_async(address(url, &query)).await.expect("a socket");
        Self { stream, version_two: vsn == "2.0.0", next_ref: 1, heard: VecDeque::new() }
    }

    /// Sends any message.
    pub async fn raw(&mut self, message: Message) {
        self.stream.send(message).await.expect("the socket is open");
    }

    /// Sends a frame; the reference is returned.
    pub async fn send(&mut self, join_ref: Option<&str>, topic: &str, event: &str, payload: &Value) -> String {
        let reference = self.next_ref.to_string();
        self.next_ref += 1;
        let join_ref = join_ref.unwrap_or(&reference);
        let join_ref = if event == "heartbeat" { Value::Null } else { join_ref.into() };
        let frame = if self.version_two {
            json!([join_ref, reference, topic, event, payload])
        } else {
            json!({"topic": topic, "event": event, "payload": payload, "ref": reference, "join_ref": join_ref})
        };
        self.raw(Message::text(frame.to_string())).await;
        reference
    }

    /// The reference of the frame that was sent last.
    pub fn last_reference(&self) -> String {
        (self.next_ref - 1).to_string()
    }

    /// The next frame.
    pub async fn next(&mut self) -> Frame {
        match self.heard.pop_front() {
            Some(frame) => frame,
            None => self.arrives().await,
        }
    }

    async fn arrives(&mut self) -> Frame {
        match timeout(PATIENCE, self.stream.next()).await.expect("a frame in time") {
            Some(Ok(message)) => self.read(&message),
            other => panic!("no frame but {other:?}"),
        }
    }

    fn read(&self, message: &Message) -> Frame {
        match message {
            Message::Text(text) => self.frame(text),
            Message::Binary(bytes) => user_broadcast(bytes),
            other => panic!("no frame but {other:?}"),
        }
    }

    fn frame(&self, text: &str) -> Frame {
        let value: Value = serde_json::from_str(text).expect("JSON");
        let part = |at: usize, name: &str| if self.version_two { value[at].clone() } else { value[name].clone() };
        let text = |value: Value| value.as_str().map(str::to_owned);
        if !self.version_two {
            assert!(value.get("join_ref").is_none(), "version 1 frames carry no join_ref");
        }
        Frame {
            join_ref: text(part(0, "join_ref")),
            reference: text(part(1, "ref")),
            topic: text(part(2, "topic")).expect("a topic"),
            event: text(part(3, "event")).expect("an event"),
            payload: part(4, "payload"),
        }
    }

    /// The payload of the next frame with this event; others before it are passed over.
    pub async fn event(&mut self, event: &str) -> Value {
        loop {
            let frame = self.next().await;
            if frame.event == event {
                return frame.payload;
            }
        }
    }

    /// The `data` of the next change.
    pub async fn change(&mut self) -> Value {
        self.event("postgres_changes").await["data"].clone()
    }

    /// The `data` of every change, until none comes for that long.
    pub async fn changes(&mut self, quiet: Duration) -> Vec<Value> {
        let mut all = Vec::new();
        loop {
            let frame = match self.heard.pop_front() {
                Some(frame) => frame,
                None => match timeout(quiet, self.stream.next()).await {
                    Ok(Some(Ok(message))) if !message.is_close() => self.read(&message),
                    _ => return all,
                },
            };
            if frame.event == "postgres_changes" {
                all.push(frame.payload["data"].clone());
            }
        }
    }

    /// Fails when a change comes within a moment.
    pub async fn no_change(&mut self) {
        while let Ok(message) = timeout(SILENCE, self.stream.next()).await {
            match message {
                Some(Ok(Message::Text(text))) => {
                    let frame = self.frame(&text);
                    assert_ne!(frame.event, "postgres_changes", "unexpected: {}", frame.payload);
                }
                other => panic!("{other:?}"),
            }
        }
    }

    /// Fails when anything of this kind comes within a moment, or was passed over.
    pub async fn silent(&mut self, event: &str) {
        for frame in self.heard.drain(..) {
            assert_ne!(frame.event, event, "unexpected: {}", frame.payload);
        }
        while let Ok(message) = timeout(SILENCE, self.stream.next()).await {
            let message = message.expect("an open socket").expect("a frame");
            if message.is_close() {
                return;
            }
            let frame = self.read(&message);
            assert_ne!(frame.event, event, "unexpected: {}", frame.payload);
        }
    }

    /// Whether an event of this kind comes in that time; others before it are passed over.
    pub async fn hears(&mut self, event: &str, within: Duration) -> bool {
        let next = async { while self.next().await.event != event {} };
        timeout(within, next).await.is_ok()
    }

    /// The reply to this reference; what comes before it is heard afterwards.
    pub async fn reply(&mut self, reference: &str) -> Value {
        loop {
            let frame = self.arrives().await;
            if frame.event == "phx_reply" && frame.reference.as_deref() == Some(reference) {
                return frame.payload;
            }
            self.heard.push_back(frame);
        }
    }

    /// Joins a private channel as the owner of `token` with these wishes, and expects to be let in.
    pub async fn enter(&mut self, topic: &str, token: &str, config: &Value) -> String {
        let reference = self.send(None, topic, "phx_join", &private(token, config)).await;
        let reply = self.reply(&reference).await;
        assert_eq!(reply["status"], "ok", "{reply}");
        reference
    }

    /// Sends a broadcast as the stock client does: binary in version 2.
    pub async fn broadcast(&mut self, join_ref: &str, topic: &str, event: &str, payload: &Value) -> String {
        if !self.version_two {
            let payload = json!({"type": "broadcast", "event": event, "payload": payload});
            return self.send(Some(join_ref), topic, "broadcast", &payload).await;
        }
        let reference = self.next_ref.to_string();
        self.next_ref += 1;
        let frame = user_broadcast_push([join_ref, &reference, topic, event], 1, payload.to_string().as_bytes());
        self.raw(Message::binary(frame)).await;
        reference
    }

    /// Changes this channel's presence; the reply is returned.
    pub async fn present(&mut self, join_ref: &str, topic: &str, meta: Option<&Value>) -> Value {
        let payload = match meta {
            Some(meta) => json!({"type": "presence", "event": "track", "payload": meta}),
            None => json!({"type": "presence", "event": "untrack"}),
        };
        let reference = self.send(Some(join_ref), topic, "presence", &payload).await;
        self.reply(&reference).await
    }

    /// How the server closed the socket; frames before are passed over.
    pub async fn closed(&mut self) -> (u16, String) {
        loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("a close in time") {
                Some(Ok(Message::Close(Some(frame)))) => return (frame.code.into(), frame.reason.to_string()),
                Some(Ok(_)) => {}
                other => panic!("no close frame but {other:?}"),
            }
        }
    }

    /// How the server ended the socket; none when the reason came too late to be read.
    pub async fn ended(&mut self) -> Option<(u16, String)> {
        loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("an end in time") {
                Some(Ok(Message::Close(Some(frame)))) => return Some((frame.code.into(), frame.reason.to_string())),
                Some(Ok(_)) => {}
                None | Some(Err(_)) => return None,
            }
        }
    }

    /// Joins and returns the reply.
    pub async fn join(&mut self, topic: &str, payload: &Value) -> Value {
        let reference = self.send(None, topic, "phx_join", payload).await;
        loop {
            let frame = self.next().await;
            if frame.event == "phx_reply" && frame.reference.as_deref() == Some(&reference) {
                assert!(!self.version_two || frame.join_ref.as_deref() == Some(&reference));
                return frame.payload;
            }
        }
    }

    /// Joins with these bindings as the owner of `token`, and waits until changes flow.
    pub async fn subscribe(&mut self, topic: &str, token: Option<&str>, bindings: &[Value]) {
        let reply = self.join(topic, &subscription(token, bindings)).await;
        assert_eq!(reply["status"], "ok", "{reply}");
        let system = self.event("system").await;
        assert_eq!(system["message"], "Subscribed to PostgreSQL", "{system}");
    }
}

/// A private join's payload: `config` says what differs from the stock client's defaults.
pub fn private(token: &str, config: &Value) -> Value {
    let mut payload = subscription(Some(token), &[]);
    payload["config"]["private"] = true.into();
    for (name, value) in config.as_object().into_iter().flatten() {
        payload["config"][name] = value.clone();
    }
    payload
}

/// A frame of kind 3: a broadcast in version 2.
pub fn user_broadcast_push([join_ref, reference, topic, event]: [&str; 4], encoding: u8, payload: &[u8]) -> Vec<u8> {
    let parts = [join_ref, reference, topic, event, ""];
    let mut bytes = vec![3];
    bytes.extend(parts.iter().map(|part| u8::try_from(part.len()).expect("short")));
    bytes.push(encoding);
    bytes.extend(parts.concat().as_bytes());
    bytes.extend(payload);
    bytes
}

/// Reads a frame of kind 4, as the stock client does. Bytes come as an array of numbers.
fn user_broadcast(bytes: &[u8]) -> Frame {
    let [4, topic, event, metadata, encoding, rest @ ..] = bytes else { panic!("kind 4: {bytes:?}") };
    let (topic, rest) = rest.split_at(usize::from(*topic));
    let (event, rest) = rest.split_at(usize::from(*event));
    let (metadata, payload) = rest.split_at(usize::from(*metadata));
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("text");
    let payload = if *encoding == 1 { serde_json::from_slice(payload).expect("JSON") } else { json!(payload) };
    let meta: Value = serde_json::from_slice(metadata).expect("JSON");
    Frame {
        join_ref: None,
        reference: None,
        topic: text(topic),
        event: "broadcast".to_owned(),
        payload: json!({"type": "broadcast", "event": text(event), "payload": payload, "meta": meta}),
    }
}

/// A join's payload.
pub fn subscription(token: Option<&str>, bindings: &[Value]) -> Value {
    let mut payload = json!({"config": {
        "broadcast": {"ack": false, "self": false}, "presence": {"key": "", "enabled": false},
        "postgres_changes": bindings, "private": false
    }});
    if let Some(token) = token {
        payload["access_token"] = token.into();
    }
    payload
}

/// A binding to a table of the schema `public`.
pub fn on(event: &str, table: &str) -> Value {
    json!({"event": event, "schema": "public", "table": table})
}

/// A binding with a filter.
pub fn filtered(table: &str, filter: &str) -> Value {
    json!({"event": "*", "schema": "public", "table": table, "filter": filter})
}
