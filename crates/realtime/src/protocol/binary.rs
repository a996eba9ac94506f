//! The one binary kind a client sends: kind 3, a broadcast. Every length is one byte.

use super::{ClientFrame, MalformedFrame};
use serde_json::{Value, json};

const USER_BROADCAST_PUSH: u8 = 3;
const ENCODING_JSON: u8 = 1;

/// Reads a binary frame. `None` is a kind that no client of ours sends; it is passed over.
///
/// # Errors
/// When the lengths do not fit the bytes, a string is not UTF-8, or a JSON payload is not JSON.
pub fn decode(bytes: &[u8]) -> Result<Option<ClientFrame>, MalformedFrame> {
    let (&kind, rest) = bytes.split_first().ok_or(MalformedFrame)?;
    if kind != USER_BROADCAST_PUSH {
        return Ok(None);
    }
    let (&[join_ref, reference, topic, event, metadata, encoding], mut rest) =
        rest.split_first_chunk::<6>().ok_or(MalformedFrame)?;
    let mut take = |length: u8| -> Result<&str, MalformedFrame> {
        let (head, tail) = rest.split_at_checked(usize::from(length)).ok_or(MalformedFrame)?;
        rest = tail;
        std::str::from_utf8(head).map_err(|_| MalformedFrame)
    };
    let join_ref = take(join_ref)?;
    let reference = take(reference)?;
    let topic = take(topic)?.to_owned();
    let event = take(event)?;
    take(metadata)?;
    let content = match encoding {
        ENCODING_JSON => serde_json::from_slice(rest).map_err(|_| MalformedFrame)?,
        _ => Value::Null,
    };
    let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    Ok(Some(ClientFrame {
        join_ref: some(join_ref),
        reference: some(reference),
        topic,
        event: "broadcast".to_owned(),
        payload: json!({ "type": "broadcast", "event": event, "payload": content }),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn push(parts: [&str; 5], encoding: u8, payload: &[u8]) -> Vec<u8> {
        let mut bytes = vec![3];
        bytes.extend(parts.iter().map(|part| part.len() as u8));
        bytes.push(encoding);
        bytes.extend(parts.concat().as_bytes());
        bytes.extend(payload);
        bytes
    }

    #[test]
    fn a_broadcast_push_becomes_a_broadcast_frame() {
        let bytes = push(["10", "11", "realtime:a", "hi", "{}"], 1, br#"{"x":1}"#);
        let frame = decode(&bytes).unwrap().unwrap();
        assert_eq!(frame.join_ref.as_deref(), Some("10"));
        assert_eq!(frame.reference.as_deref(), Some("11"));
        assert_eq!((frame.topic.as_str(), frame.event.as_str()), ("realtime:a", "broadcast"));
        assert_eq!(frame.payload, json!({"type": "broadcast", "event": "hi", "payload": {"x": 1}}));
    }

    #[test]
    fn every_cut_is_malformed_and_none_panics() {
        let whole = push(["1", "2", "realtime:a", "hi", ""], 1, b"[1]");
        for length in 0..whole.len() {
            assert_eq!(decode(&whole[..length]), Err(MalformedFrame), "{length} bytes");
        }
        assert_eq!(decode(&[3, 255, 255, 255, 255, 255, 1, 0]), Err(MalformedFrame));
        assert_eq!(decode(&push(["1", "2", "a", "b", ""], 1, b"{")), Err(MalformedFrame));
    }

    #[test]
    fn other_kinds_are_passed_over() {
        assert_eq!(decode(&[0, 1, 2]), Ok(None));
        assert_eq!(decode(&[200]), Ok(None));
    }

    #[test]
    fn raw_bytes_are_not_read_as_text() {
        let frame = decode(&push(["", "", "realtime:a", "x", ""], 0, &[0xff, 0xfe])).unwrap().unwrap();
        assert_eq!((frame.join_ref, frame.reference), (None, None));
    }
}
