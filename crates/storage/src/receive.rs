//! Reading the body of an upload, in each form that clients send: a form with the file under an empty name, or the
//! bytes alone. It goes to a file piece by piece, so that a thousand slow uploads hold no memory.

mod form;
mod staging;

pub(crate) use staging::{StagedFile, Staging};

use crate::error::StorageError;
use axum::body::BodyDataStream;
use base64::{Engine, engine::general_purpose::STANDARD};
use futures::StreamExt;
use http::{HeaderMap, header};
use serde_json::Value;
use std::time::Duration;

/// Largest text that may be beside the file (metadata and the like), in bytes.
const MAX_TEXT: usize = 8 * 1024;
/// What a form needs besides its file at most, in bytes.
const FORM_OVERHEAD: u64 = 64 * 1024;
/// Longest time that the body of a refused upload is read on, so that the client hears the refusal.
const DRAIN: Duration = Duration::from_secs(5);

/// What came in.
pub(crate) struct ReceivedUpload {
    /// The bytes.
    pub(crate) file: StagedFile,
    /// For `Cache-Control`, in its form.
    pub(crate) cache_control: String,
    /// What the client wants to be kept with the object.
    pub(crate) metadata: Option<Value>,
}

/// Reads the body of an upload of at most `limit` bytes.
///
/// # Errors
/// When it is too large, ends early, or is no form although it says so.
pub(crate) async fn receive(
    staging: &Staging,
    headers: &HeaderMap,
    body: &mut BodyDataStream,
    limit: u64,
) -> Result<ReceivedUpload, StorageError> {
    if text(headers, header::CONTENT_ENCODING).is_some_and(|encoding| encoding != "identity") {
        return Err(StorageError::NotSupported("uploads with a Content-Encoding"));
    }
    let content_type = text(headers, header::CONTENT_TYPE).unwrap_or_default();
    let boundary = multer::parse_boundary(content_type).ok();
    let length = text(headers, header::CONTENT_LENGTH).and_then(|length| length.parse::<u64>().ok());
    let most = if boundary.is_some() { limit + FORM_OVERHEAD } else { limit };
    if length.is_some_and(|length| length > most) {
        return Err(StorageError::EntityTooLarge);
    }
    if let Some(boundary) = boundary {
        return form::receive(staging, body, &boundary, limit).await;
    }
    if content_type.to_ascii_lowercase().starts_with("multipart/") {
        return Err(StorageError::InvalidRequest("The form has no boundary".into()));
    }
    refuse_active(content_type)?;
    let mut file = staging.create().await?;
    while let Some(piece) = body.next().await {
        file.append(&piece.map_err(|_| cut())?, limit).await?;
    }
    let metadata = headers.get("x-metadata").map(|value| from_base64(value.as_bytes())).transpose()?.flatten();
    Ok(ReceivedUpload { file, cache_control: cache_control(text(headers, header::CACHE_CONTROL)), metadata })
}

/// Reads on for a moment: a client that is still sending does not look for an answer.
pub(crate) async fn drain(body: &mut BodyDataStream) {
    let rest = async { while let Some(Ok(_)) = body.next().await {} };
    // Whether it came to its end makes no difference any more.
    let _ = tokio::time::timeout(DRAIN, rest).await;
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok()).map(str::trim)
}

fn cut() -> StorageError {
    StorageError::InvalidRequest("The body ended early".into())
}

/// What is declared to run is refused for that alone; beyond that only the bytes are believed.
fn refuse_active(declared: &str) -> Result<(), StorageError> {
    let kind = declared.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    if ["html", "svg", "xml", "script"].iter().any(|word| kind.contains(word)) {
        let kind: String = kind.chars().filter(|c| !c.is_control()).take(100).collect();
        return Err(StorageError::InvalidMimeType(kind.into()));
    }
    Ok(())
}

/// `max-age=3600` from that, or from the seconds alone; anything else is `no-cache`.
fn cache_control(declared: Option<&str>) -> String {
    // Caches outlive what they hold: the picture of someone who left is gone everywhere within the hour.
    const HOUR: u64 = 3_600;
    let declared = declared.unwrap_or("3600");
    match declared.strip_prefix("max-age=").unwrap_or(declared).parse::<u64>() {
        Ok(seconds) => format!("max-age={}", seconds.min(HOUR)),
        Err(_) => "no-cache".to_owned(),
    }
}

fn from_base64(encoded: &[u8]) -> Result<Option<Value>, StorageError> {
    let bytes = STANDARD.decode(encoded).map_err(|_| bad_metadata())?;
    metadata(&bytes)
}

/// A JSON object of bounded size; empty is none.
fn metadata(bytes: &[u8]) -> Result<Option<Value>, StorageError> {
    if bytes.is_empty() {
        return Ok(None);
    }
    match serde_json::from_slice::<Value>(bytes) {
        // The database keeps no NUL in texts.
        Ok(value) if value.is_object() && bytes.len() <= MAX_TEXT && !holds_nul(&value) => Ok(Some(value)),
        Ok(Value::Null) => Ok(None),
        _ => Err(bad_metadata()),
    }
}

fn holds_nul(value: &Value) -> bool {
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(items) => items.iter().any(holds_nul),
        Value::Object(members) => members.iter().any(|(name, member)| name.contains('\0') || holds_nul(member)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

fn bad_metadata() -> StorageError {
    StorageError::InvalidParameter("metadata must be a JSON object of at most 8 kB".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cache_control_is_a_bounded_number_or_nothing() {
        for (declared, expected) in [
            (None, "max-age=3600"),
            (Some("60"), "max-age=60"),
            (Some("max-age=60"), "max-age=60"),
            (Some("99999999999"), "max-age=3600"),
            (Some("public, max-age=1\r\nx: y"), "no-cache"),
            (Some("-1"), "no-cache"),
            (Some("no-store"), "no-cache"),
        ] {
            assert_eq!(cache_control(declared), expected);
        }
    }

    #[test]
    fn metadata_is_a_small_object() {
        assert_eq!(metadata(b"").unwrap(), None);
        assert!(metadata(br#"{"a":1}"#).unwrap().is_some());
        for bad in [&b"[1]"[..], b"1", b"{", br#"{"a":"\u0000"}"#, b"\xff"] {
            assert!(metadata(bad).is_err());
        }
        let large = serde_json::json!({ "a": "x".repeat(MAX_TEXT) }).to_string();
        assert!(metadata(large.as_bytes()).is_err());
        assert!(from_base64(b"not base64!").is_err());
    }

    #[test]
    fn what_is_declared_to_run_is_refused() {
        for kind in
            ["text/html", "TEXT/HTML; charset=utf-8", "application/xhtml+xml", "image/svg+xml", "text/javascript"]
        {
            assert!(refuse_active(kind).is_err(), "{kind}");
        }
        for kind in ["", "image/png", "text/plain;charset=UTF-8", "text/markdown", "application/octet-stream"] {
            assert!(refuse_active(kind).is_ok(), "{kind}");
        }
    }
}
