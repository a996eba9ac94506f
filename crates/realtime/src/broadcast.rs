//! A broadcast: read from what a client sent, with its true sender beside it, written for both versions.

use crate::{
    outbox::Frame,
    protocol::{self, ClientFrame, MAX_PART, Vsn},
};
use bytes::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use uuid::Uuid;

/// A message to a topic.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broadcast {
    /// What it is called.
    pub event: String,
    /// Who sent it; none for an API key.
    pub sender: Option<Uuid>,
    /// What it says.
    pub content: Content,
}

/// What a broadcast says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    /// JSON as text.
    Json(String),
    /// Anything; clients of version 1.0.0 do not get it.
    Bytes(Bytes),
}

/// Why something is no broadcast.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum BroadcastError {
    /// No event, or too long a one.
    #[error("event must be a string of 1 to {MAX_PART} bytes")]
    Event,
    /// More than the limit.
    #[error("payload_size_exceeded")]
    TooLarge,
}

impl Broadcast {
    /// Reads a client's frame.
    ///
    /// # Errors
    /// When it has no event or is longer than `limit` bytes.
    pub fn read(frame: ClientFrame, sender: Option<Uuid>, limit: usize) -> Result<Self, BroadcastError> {
        let ClientFrame { mut payload, bytes, .. } = frame;
        let event = payload["event"].as_str().map(str::to_owned).ok_or(BroadcastError::Event)?;
        match bytes {
            Some(bytes) => Self::new(event, sender, Content::Bytes(bytes), limit),
            None => Self::json(event, sender, payload["payload"].take(), limit),
        }
    }

    /// One that carries JSON, as it was sent: who sent it is beside it, in the frame's `meta`.
    ///
    /// # Errors
    /// When it has no event or is longer than `limit` bytes.
    pub fn json(event: String, sender: Option<Uuid>, content: Value, limit: usize) -> Result<Self, BroadcastError> {
        // Clients leave an empty payload out.
        let content = if content.is_null() { json!({}) } else { content };
        Self::new(event, sender, Content::Json(content.to_string()), limit)
    }

    /// One with this content.
    ///
    /// # Errors
    /// When it has no event or is longer than `limit` bytes.
    pub fn new(event: String, sender: Option<Uuid>, content: Content, limit: usize) -> Result<Self, BroadcastError> {
        let broadcast = Self { event, sender, content };
        if broadcast.event.is_empty() || broadcast.event.len() > MAX_PART {
            Err(BroadcastError::Event)
        } else if broadcast.content().len() > limit {
            Err(BroadcastError::TooLarge)
        } else {
            Ok(broadcast)
        }
    }

    /// The content's bytes.
    pub fn content(&self) -> &[u8] {
        match &self.content {
            Content::Json(text) => text.as_bytes(),
            Content::Bytes(bytes) => bytes,
        }
    }

    /// The frame for a version; `topic` with the socket's prefix. `meta.sender` is the account that sent it, or null;
    /// no client writes `meta`.
    pub fn frame(&self, vsn: Vsn, topic: &str) -> Option<Frame> {
        let meta = json!({ "sender": self.sender }).to_string();
        match (vsn, &self.content) {
            (Vsn::V1, Content::Bytes(_)) => None,
            (Vsn::V1, Content::Json(text)) => {
                let event = Value::from(self.event.as_str());
                let payload = format!(r#"{{"type":"broadcast","event":{event},"payload":{text},"meta":{meta}}}"#);
                Some(protocol::encode(vsn, None, None, topic, "broadcast", &payload).into())
            }
            (Vsn::V2, content) => {
                let json = matches!(content, Content::Json(_));
                protocol::encode_binary(topic, &self.event, &meta, json, self.content()).map(Frame::Binary)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SENDER: Uuid = Uuid::from_u128(7);

    #[test]
    fn the_payload_goes_as_it_came_with_its_sender_beside_it() {
        for payload in [json!({"sender": "another user", "text": "hi"}), json!({"x": 1}), json!([1]), json!({})] {
            let broadcast = Broadcast::json("a".into(), Some(SENDER), payload.clone(), 1000).unwrap();
            let Some(Frame::Text(text)) = broadcast.frame(Vsn::V1, "realtime:t") else { panic!("text") };
            let frame: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(frame["payload"]["payload"], payload);
            assert_eq!(frame["payload"]["meta"], json!({"sender": SENDER}));
        }
        let nothing = Broadcast::json("a".into(), None, Value::Null, 1000).unwrap();
        assert_eq!((nothing.content(), nothing.sender), (&b"{}"[..], None));
    }

    #[test]
    fn bytes_are_for_version_two_alone() {
        let bytes = Content::Bytes(Bytes::from_static(&[0xff]));
        let broadcast = Broadcast::new("a".into(), None, bytes, 1000).unwrap();
        assert_eq!(broadcast.frame(Vsn::V1, "t"), None);
        assert!(matches!(broadcast.frame(Vsn::V2, "t"), Some(Frame::Binary(_))));
    }

    #[test]
    fn events_and_sizes_are_bounded() {
        let make = |event: &str, size: usize| {
            Broadcast::new(event.to_owned(), None, Content::Json("x".repeat(size)), 10).map(drop)
        };
        assert_eq!(make("", 1), Err(BroadcastError::Event));
        assert_eq!(make(&"e".repeat(256), 1), Err(BroadcastError::Event));
        assert_eq!(make("e", 11), Err(BroadcastError::TooLarge));
        assert_eq!(make("e", 10), Ok(()));
    }
}
