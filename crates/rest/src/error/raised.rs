//! Errors that SQL functions raise with a status of their own: `PTxyz` and `PGRST`.

use super::RestError;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use serde_json::Value;

/// An error raised on purpose.
#[derive(Debug, Clone)]
pub struct Raised {
    /// HTTP status.
    pub status: u16,
    /// The body's code.
    pub code: String,
    /// The body's message.
    pub message: String,
    /// The body's details.
    pub details: Option<String>,
    /// The body's hint.
    pub hint: Option<String>,
    /// Further headers.
    pub headers: HeaderMap,
}

/// The status in `PT404` and its like.
pub(super) fn pt_status(sqlstate: &str) -> Option<u16> {
    let status = sqlstate.strip_prefix("PT")?.parse().ok()?;
    (100..=599).contains(&status).then_some(status)
}

/// Codes that `private.require_rows` raises for us, with the number of rows as message.
fn house_code(code: &str, message: &str) -> Option<RestError> {
    let rows = message.parse().ok()?;
    Some(match code {
        "PGRST116" => RestError::Singular(rows),
        "PGRST124" => RestError::MaxAffected(rows),
        "PGRST115" => RestError::PutMismatch,
        _ => return None,
    })
}

/// Reads the message and detail of an error with SQLSTATE `PGRST`.
pub(super) fn from_pgrst(message: &str, detail: Option<&str>) -> RestError {
    parse(message, detail).unwrap_or(RestError::MalformedRaise)
}

fn parse(message: &str, detail: Option<&str>) -> Option<RestError> {
    let body: Value = serde_json::from_str(message).ok()?;
    let detail: Value = serde_json::from_str(detail?).ok()?;
    let text = |key: &str| body.get(key).and_then(Value::as_str).map(str::to_owned);
    let (code, message) = (text("code")?, text("message")?);
    if let Some(error) = house_code(&code, &message) {
        return Some(error);
    }
    let status = detail.get("status").and_then(Value::as_u64).and_then(|status| u16::try_from(status).ok())?;
    if !(200..=599).contains(&status) {
        return None;
    }
    let mut headers = HeaderMap::new();
    if let Some(pairs) = detail.get("headers").and_then(Value::as_object) {
        for (name, value) in pairs {
            headers
                .insert(HeaderName::from_bytes(name.as_bytes()).ok()?, HeaderValue::from_str(value.as_str()?).ok()?);
        }
    }
    let (details, hint) = (text("details"), text("hint"));
    Some(RestError::Raised(Box::new(Raised { status, code, message, details, hint, headers })))
}
