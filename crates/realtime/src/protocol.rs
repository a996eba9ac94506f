//! The wire: Phoenix channel frames in their versions 1.0.0 (objects) and 2.0.0 (arrays, and one binary kind
//! that the stock client uses for every broadcast). Nothing here knows sockets or a database.

mod binary;
mod join;

pub use binary::{MAX_PART, decode as decode_binary, encode as encode_binary};
pub use join::JoinRequest;

use bytes::Bytes;
use serde_json::Value;

/// The frame version, chosen by the `vsn` query parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Vsn {
    /// `{topic, event, payload, ref, join_ref}`; the server's frames carry no `join_ref`.
    V1,
    /// `[join_ref, ref, topic, event, payload]`.
    V2,
}

impl Vsn {
    /// Reads `vsn`. A client that sends none speaks 1.0.0.
    pub fn parse(vsn: Option<&str>) -> Option<Self> {
        match vsn {
            None | Some("" | "1.0.0") => Some(Self::V1),
            Some("2.0.0") => Some(Self::V2),
            Some(_) => None,
        }
    }
}

/// One frame from a client.
#[derive(Debug, Clone, PartialEq)]
pub struct ClientFrame {
    /// The join this frame belongs to.
    pub join_ref: Option<String>,
    /// What a reply must repeat.
    pub reference: Option<String>,
    /// `realtime:NAME`, or `phoenix` for heartbeats.
    pub topic: String,
    /// `phx_join`, `heartbeat`, `access_token`, …
    pub event: String,
    /// The content.
    pub payload: Value,
    /// What a broadcast carries in place of `payload.payload`, when that is no JSON.
    pub bytes: Option<Bytes>,
}

/// A frame that is not one. The socket is closed, as there is nothing to reply to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("malformed frame")]
pub struct MalformedFrame;

/// Reads a text frame.
///
/// # Errors
/// When it is not JSON or not of the version's shape.
pub fn decode_text(vsn: Vsn, text: &str) -> Result<ClientFrame, MalformedFrame> {
    let value: Value = serde_json::from_str(text).map_err(|_| MalformedFrame)?;
    let [join_ref, reference, topic, event, payload] = match (vsn, value) {
        (Vsn::V2, Value::Array(parts)) => <[Value; 5]>::try_from(parts).map_err(|_| MalformedFrame)?,
        (Vsn::V1, Value::Object(mut fields)) => {
            ["join_ref", "ref", "topic", "event", "payload"].map(|name| fields.remove(name).unwrap_or(Value::Null))
        }
        _ => return Err(MalformedFrame),
    };
    let (Value::String(topic), Value::String(event)) = (topic, event) else { return Err(MalformedFrame) };
    Ok(ClientFrame { join_ref: refer(join_ref)?, reference: refer(reference)?, topic, event, payload, bytes: None })
}

/// References are strings or null; numbers are taken too, since other clients send them.
fn refer(value: Value) -> Result<Option<String>, MalformedFrame> {
    match value {
        Value::Null => Ok(None),
        Value::String(text) if text.len() <= 64 => Ok(Some(text)),
        Value::Number(number) => Ok(Some(number.to_string())),
        _ => Err(MalformedFrame),
    }
}

/// Writes a frame to a client. `payload` is JSON already.
pub fn encode(
    vsn: Vsn,
    join_ref: Option<&str>,
    reference: Option<&str>,
    topic: &str,
    event: &str,
    payload: &str,
) -> String {
    let mut out = String::with_capacity(payload.len() + topic.len() + event.len() + 64);
    match vsn {
        Vsn::V1 => {
            out.push_str("{\"topic\":");
            push_string(&mut out, Some(topic));
            out.push_str(",\"event\":");
            push_string(&mut out, Some(event));
            out.push_str(",\"payload\":");
            out.push_str(payload);
            out.push_str(",\"ref\":");
            push_string(&mut out, reference);
            out.push('}');
        }
        Vsn::V2 => {
            out.push('[');
            for part in [join_ref, reference, Some(topic), Some(event)] {
                push_string(&mut out, part);
                out.push(',');
            }
            out.push_str(payload);
            out.push(']');
        }
    }
    out
}

fn push_string(out: &mut String, text: Option<&str>) {
    match text {
        Some(text) => out.push_str(&Value::from(text).to_string()),
        None => out.push_str("null"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn version_two_is_an_array_of_five() {
        let frame = decode_text(Vsn::V2, r#"["1","2","realtime:a","phx_join",{"x":1}]"#).unwrap();
        assert_eq!(frame.join_ref.as_deref(), Some("1"));
        assert_eq!(frame.reference.as_deref(), Some("2"));
        assert_eq!((frame.topic.as_str(), frame.event.as_str()), ("realtime:a", "phx_join"));
        assert_eq!(frame.payload, json!({"x": 1}));
    }

    #[test]
    fn version_one_is_an_object_whose_refs_may_be_missing() {
        let frame = decode_text(Vsn::V1, r#"{"topic":"phoenix","event":"heartbeat","payload":{},"ref":7}"#).unwrap();
        assert_eq!(frame.join_ref, None);
        assert_eq!(frame.reference.as_deref(), Some("7"));
    }

    #[test]
    fn anything_else_is_malformed() {
        let deep = "[".repeat(100_000);
        let two = ["", "{}", "[]", "null", "[1,2]", r#"[null,null,1,"e",{}]"#, r#"[{},null,"t","e",{}]"#, &deep];
        for text in two {
            assert_eq!(decode_text(Vsn::V2, text), Err(MalformedFrame), "{}", &text[..text.len().min(40)]);
        }
        for text in ["[]", "{}", r#"{"topic":"a"}"#, r#"[null,null,"t","e",{}]"#] {
            assert_eq!(decode_text(Vsn::V1, text), Err(MalformedFrame), "{text}");
        }
    }

    #[test]
    fn replies_take_the_form_of_the_version() {
        assert_eq!(
            encode(Vsn::V2, Some("1"), Some("2"), "realtime:\"a", "phx_reply", "{}"),
            r#"["1","2","realtime:\"a","phx_reply",{}]"#
        );
        assert_eq!(
            encode(Vsn::V1, Some("1"), None, "t", "system", "{}"),
            r#"{"topic":"t","event":"system","payload":{},"ref":null}"#
        );
    }

    #[test]
    fn only_two_versions_are_known() {
        assert_eq!(Vsn::parse(None), Some(Vsn::V1));
        assert_eq!(Vsn::parse(Some("2.0.0")), Some(Vsn::V2));
        assert_eq!(Vsn::parse(Some("3.0.0")), None);
    }
}
