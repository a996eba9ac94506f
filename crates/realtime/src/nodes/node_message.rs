//! The messages between nodes and their form on the wire: JSON, split into chunks that the bus carries.

use crate::{
    broadcast::{Broadcast, Content},
    rooms::Presence,
    topic::RoomKey,
};
use base64::{Engine, prelude::BASE64_STANDARD};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::HashMap;
use uuid::Uuid;

/// Longest text that is reassembled from chunks, in bytes. No node sends more.
const MAX_TEXT: usize = 16 * 1024 * 1024;

/// A message from a node to all others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum NodeMessage {
    /// The node is alive, and has sent this many changes.
    #[serde(rename = "alive")]
    Heartbeat {
        /// The number of its last change.
        #[serde(rename = "told")]
        changes: u64,
    },
    /// A node must send everything about itself again.
    #[serde(rename = "tell")]
    SnapshotRequest {
        /// Which one.
        node: u64,
    },
    /// A message to a room. One that gets lost stays lost, as with any broadcast.
    Broadcast {
        /// The room.
        room: RoomKey,
        /// What it is called.
        event: String,
        /// Who sent it.
        sender: Option<Uuid>,
        /// What it says, as JSON text.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        json: Option<String>,
        /// What it says otherwise, in base64.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        bytes: Option<String>,
    },
    /// The node's state changed. Changes are numbered, so that a lost one is noticed.
    Change {
        /// Which change this is.
        number: u64,
        /// The change.
        change: Change,
    },
}

/// Something about a node that the others remember.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum Change {
    /// One channel's presence.
    Presence {
        /// The room.
        room: RoomKey,
        /// The channel.
        member: u64,
        /// Its presence, or none any more.
        presence: Option<Presence>,
    },
    /// All presences in one room.
    Room {
        /// The room.
        room: RoomKey,
        /// By channel.
        presences: Vec<(u64, Presence)>,
    },
    /// How many sockets users have on the node.
    Sockets {
        /// Of these users.
        users: Vec<(Uuid, usize)>,
    },
    /// A snapshot follows: what is not in it up to [`Change::End`] is gone.
    Begin,
    /// The snapshot is complete.
    End,
}

impl NodeMessage {
    /// Of a broadcast.
    pub fn broadcast(room: &RoomKey, broadcast: &Broadcast) -> Self {
        let (json, bytes) = match &broadcast.content {
            Content::Json(text) => (Some(text.clone()), None),
            Content::Bytes(bytes) => (None, Some(BASE64_STANDARD.encode(bytes))),
        };
        Self::Broadcast { room: room.clone(), event: broadcast.event.clone(), sender: broadcast.sender, json, bytes }
    }

    /// Roughly how much room it takes, in bytes.
    pub fn size(&self) -> usize {
        const ONE: usize = 300;
        match self {
            Self::Broadcast { room, event, json, bytes, .. } => {
                let content = json.as_ref().or(bytes.as_ref()).map_or(0, String::len);
                ONE + room.topic.len() + event.len() + content
            }
            Self::Change { change: Change::Presence { presence: Some(presence), .. }, .. } => ONE + presence.size(),
            Self::Change { change: Change::Room { presences, .. }, .. } => {
                ONE + presences.iter().map(|(_, presence)| ONE + presence.size()).sum::<usize>()
            }
            Self::Change { change: Change::Sockets { users }, .. } => ONE + 50 * users.len(),
            _ => ONE,
        }
    }
}

/// The broadcast of a note, when its content can be read.
pub fn broadcast(
    event: String,
    sender: Option<Uuid>,
    json: Option<String>,
    bytes: Option<&str>,
) -> Option<Broadcast> {
    let content = match (json, bytes) {
        (Some(text), _) => Content::Json(text),
        (None, Some(bytes)) => Content::Bytes(BASE64_STANDARD.decode(bytes).ok()?.into()),
        (None, None) => return None,
    };
    Broadcast::new(event, sender, content, usize::MAX).ok()
}

/// Writes notes as chunks of at most `chunk` bytes: `NODE BATCH PLACE/COUNT TEXT`.
pub fn chunks(node: u64, batch: u64, messages: &[NodeMessage], chunk: usize) -> Vec<String> {
    let Ok(text) = serde_json::to_string(messages) else { return Vec::new() };
    // The longest head is `ffffffffffffffff ffffffffffffffff 99999999/99999999 `.
    let room = chunk.saturating_sub(52).max(4);
    let mut parts = Vec::new();
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let (head, tail) = rest.split_at(rest.floor_char_boundary(room));
        parts.push(head);
        rest = tail;
    }
    let count = parts.len();
    parts.iter().enumerate().map(|(place, part)| format!("{node:x} {batch:x} {place}/{count} {part}")).collect()
}

/// Puts chunks together again. A node sends its batches one after the other, so one is open for each at most.
#[derive(Debug, Default)]
pub struct Assembler(HashMap<u64, Open>);

#[derive(Debug)]
struct Open {
    batch: u64,
    next: usize,
    text: String,
}

impl Assembler {
    /// Takes a chunk; the node and its notes once they are whole. Notes that this version does not know are `None`.
    pub fn push(&mut self, chunk: &str) -> Option<(u64, Vec<Option<NodeMessage>>)> {
        let (node, batch, place, count, part) = head(chunk)?;
        if place > 0 {
            let open = self.0.get_mut(&node).filter(|open| open.batch == batch && open.next == place)?;
            if open.text.len() + part.len() > MAX_TEXT {
                self.0.remove(&node);
                return None;
            }
            open.text.push_str(part);
            open.next += 1;
        } else {
            self.0.insert(node, Open { batch, next: 1, text: part.to_owned() });
        }
        if place + 1 < count {
            return None;
        }
        let open = self.0.remove(&node)?;
        let messages: Vec<Value> = serde_json::from_str(&open.text).ok()?;
        Some((node, messages.into_iter().map(|message| serde_json::from_value(message).ok()).collect()))
    }

    /// Forgets a node.
    pub fn forget(&mut self, node: u64) {
        self.0.remove(&node);
    }
}

fn head(chunk: &str) -> Option<(u64, u64, usize, usize, &str)> {
    let mut parts = chunk.splitn(4, ' ');
    let node = u64::from_str_radix(parts.next()?, 16).ok()?;
    let batch = u64::from_str_radix(parts.next()?, 16).ok()?;
    let (place, count) = parts.next()?.split_once('/')?;
    Some((node, batch, place.parse().ok()?, count.parse().ok()?, parts.next()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> NodeMessage {
        let room = RoomKey { topic: "t".into(), private: true };
        NodeMessage::broadcast(&room, &Broadcast::json("e".into(), None, Value::from(text), usize::MAX).unwrap())
    }

    #[test]
    fn messages_survive_being_split_anywhere() {
        let messages = [message("größe 🙂 \"quoted\" \\ and\nmore"), NodeMessage::SnapshotRequest { node: u64::MAX }];
        for length in 56..200 {
            let mut assembler = Assembler::default();
            let chunks = chunks(u64::MAX, 7, &messages, length);
            assert!(chunks.iter().all(|chunk| chunk.len() <= length), "{length}");
            let (last, others) = chunks.split_last().unwrap();
            assert!(others.iter().all(|chunk| assembler.push(chunk).is_none()));
            let (node, read) = assembler.push(last).expect("whole");
            assert_eq!((node, read), (u64::MAX, messages.iter().cloned().map(Some).collect()));
        }
    }

    #[test]
    fn a_missing_chunk_loses_its_batch_and_no_other() {
        let mut assembler = Assembler::default();
        let first = chunks(1, 1, &[message(&"x".repeat(500))], 200);
        for chunk in [&first[0], &first[2], &first[3]] {
            assert!(assembler.push(chunk).is_none());
        }
        assert!(assembler.push(&chunks(2, 1, &[message("b")], 8000)[0]).is_some());
        assert!(assembler.push(&chunks(1, 2, &[message("a")], 8000)[0]).is_some());
        for nonsense in ["", "x", "1 2 3 4", "1 1 0/1 {", "1 1 0/1 {}", "g 1 0/1 []"] {
            assert!(assembler.push(nonsense).is_none(), "{nonsense}");
        }
        assert_eq!(assembler.push(r#"1 1 0/1 [{"is":"of another version"}]"#), Some((1, vec![None])));
    }

    #[test]
    fn bytes_come_back_as_they_were() {
        let sent = Broadcast::new("e".into(), None, Content::Bytes(vec![0, 255].into()), 10).unwrap();
        let room = RoomKey { topic: "t".into(), private: false };
        let NodeMessage::Broadcast { event, sender, json, bytes, .. } = NodeMessage::broadcast(&room, &sent) else {
            panic!()
        };
        assert_eq!(broadcast(event, sender, json, bytes.as_deref()), Some(sent));
    }
}
