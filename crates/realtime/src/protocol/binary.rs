//! The two binary kinds of version 2.0.0, both broadcasts: 3 from a client, 4 to one. Every length is one byte; the
//! payload is what is left.

use super::{ClientFrame, MalformedFrame};
use bytes::{BufMut, Bytes, BytesMut};
use serde_json::json;

const USER_BROADCAST_PUSH: u8 = 3;
const USER_BROADCAST: u8 = 4;
const ENCODING_BINARY: u8 = 0;
const ENCODING_JSON: u8 = 1;

/// Longest topic, event and metadata, in bytes.
pub const MAX_PART: usize = 255;

/// Reads a binary frame. `None` is a kind that clients do not send; it is ignored.
///
/// # Errors
/// When the lengths do not fit the bytes, a string is not UTF-8, or a JSON payload is not JSON.
pub fn decode(bytes: &Bytes) -> Result<Option<ClientFrame>, MalformedFrame> {
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
    let mut payload = json!({ "type": "broadcast", "event": event });
    let mut content = None;
    match encoding {
        ENCODING_JSON => payload["payload"] = serde_json::from_slice(rest).map_err(|_| MalformedFrame)?,
        ENCODING_BINARY => content = Some(bytes.slice_ref(rest)),
        _ => return Err(MalformedFrame),
    }
    let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    Ok(Some(ClientFrame {
        join_ref: some(join_ref),
        reference: some(reference),
        topic,
        event: "broadcast".to_owned(),
        payload,
        bytes: content,
    }))
}

/// Writes a broadcast to a client. `None` when a part is longer than [`MAX_PART`].
pub fn encode(topic: &str, event: &str, metadata: &str, json: bool, payload: &[u8]) -> Option<Bytes> {
    let parts = [topic, event, metadata];
    let mut bytes = BytesMut::with_capacity(5 + parts.iter().map(|part| part.len()).sum::<usize>() + payload.len());
    bytes.put_u8(USER_BROADCAST);
    for part in parts {
        bytes.put_u8(u8::try_from(part.len()).ok()?);
    }
    bytes.put_u8(if json { ENCODING_JSON } else { ENCODING_BINARY });
    for part in parts {
        bytes.put_slice(part.as_bytes());
    }
    bytes.put_slice(payload);
    Some(bytes.freeze())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn push(parts: [&str; 5], encoding: u8, payload: &[u8]) -> Bytes {
        let mut bytes = vec![3];
        bytes.extend(parts.iter().map(|part| part.len() as u8));
        bytes.push(encoding);
        bytes.extend(parts.concat().as_bytes());
        bytes.extend(payload);
        bytes.into()
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
            assert_eq!(decode(&whole.slice(..length)), Err(MalformedFrame), "{length} bytes");
        }
        for bad in [
            Bytes::from_static(&[3, 255, 255, 255, 255, 255, 1, 0]),
            push(["1", "2", "a", "b", ""], 1, b"{"),
            push(["1", "2", "a", "b", ""], 2, b"{}"),
        ] {
            assert_eq!(decode(&bad), Err(MalformedFrame));
        }
    }

    #[test]
    fn other_kinds_are_passed_over() {
        assert_eq!(decode(&Bytes::from_static(&[0, 1, 2])), Ok(None));
        assert_eq!(decode(&Bytes::from_static(&[200])), Ok(None));
    }

    #[test]
    fn raw_bytes_are_not_read_as_text() {
        let frame = decode(&push(["", "", "realtime:a", "x", ""], 0, &[0xff, 0xfe])).unwrap().unwrap();
        assert_eq!((frame.join_ref, frame.reference), (None, None));
        assert_eq!(frame.bytes.as_deref(), Some([0xff, 0xfe].as_slice()));
    }

    #[test]
    fn a_broadcast_to_a_client_is_kind_four() {
        let bytes = encode("realtime:a", "hi", r#"{"s":1}"#, true, b"[1]").unwrap();
        assert_eq!(&bytes[..5], &[4, 10, 2, 7, 1]);
        assert_eq!(&bytes[5..], br#"realtime:ahi{"s":1}[1]"#);
        assert_eq!(encode("a", &"x".repeat(256), "", false, b""), None);
    }
}
