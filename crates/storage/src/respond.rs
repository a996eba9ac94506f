//! Sending an object's bytes. Whatever they are, nothing in them runs: they are served as what we found them to be,
//! are not guessed at, and a page made of them would be in a sandbox.

mod conditions;
mod disposition;
mod range;

use crate::{error::StorageError, object::Object, state::Inner};
use axum::{body::Body, response::Response};
use conditions::{not_modified, range_applies};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use range::{RequestedRange, requested_range};
use time::{OffsetDateTime, UtcOffset, macros::format_description};

/// How an object is to be sent.
pub(crate) struct Manner {
    /// Anybody may have it and keep it.
    pub(crate) public: bool,
    /// The client wants a file, under this name if it is not empty.
    pub(crate) download: Option<String>,
    /// When the address stops to work.
    pub(crate) expires_at: Option<OffsetDateTime>,
}

/// The answer with the object's bytes, or the part that was asked for; `None` when they are gone, because the object was
/// replaced after its row was read.
pub(crate) async fn respond(
    state: &Inner,
    object: &Object,
    manner: &Manner,
    headers: &HeaderMap,
) -> Result<Option<Response>, StorageError> {
    let mut response = Response::new(Body::empty());
    describe(response.headers_mut(), object, manner);
    if not_modified(headers, object) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return Ok(Some(response));
    }
    let range = match requested_range(headers, object.size()) {
        RequestedRange::Part(range) if range_applies(headers, object) => Some(range),
        RequestedRange::Unsatisfiable if range_applies(headers, object) => {
            return Err(StorageError::InvalidRange(object.size()));
        }
        _ => None,
    };
    let length = range.as_ref().map_or(object.size(), |range| range.end - range.start);
    // An empty object has no bytes to ask a store for.
    if object.size() > 0 {
        match state.backend.get(object.version, range.clone()).await? {
            Some(bytes) => *response.body_mut() = Body::from_stream(bytes),
            None => return Ok(None),
        }
    }
    set(response.headers_mut(), header::CONTENT_LENGTH, &length.to_string());
    if let Some(range) = range {
        *response.status_mut() = StatusCode::PARTIAL_CONTENT;
        let part = format!("bytes {}-{}/{}", range.start, range.end - 1, object.size());
        set(response.headers_mut(), header::CONTENT_RANGE, &part);
    }
    Ok(Some(response))
}

fn describe(headers: &mut HeaderMap, object: &Object, manner: &Manner) {
    set(headers, header::CONTENT_TYPE, &object.content_type);
    set(headers, header::ETAG, &object.quoted_etag());
    set(headers, header::LAST_MODIFIED, &http_date(object.updated_at));
    set(headers, header::ACCEPT_RANGES, "bytes");
    set(headers, header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(headers, header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox");
    set(headers, HeaderName::from_static("x-robots-tag"), "none");
    // What is not for everyone lies in no cache: a shared one might hand it to the next.
    let cache = if manner.public { object.cache_control.as_str() } else { "private, no-store" };
    set(headers, header::CACHE_CONTROL, cache);
    if let Some(expires_at) = manner.expires_at {
        set(headers, header::EXPIRES, &http_date(expires_at));
    }
    let image = object.content_type.starts_with("image/");
    if manner.download.is_some() || !manner.public || !image {
        let name = manner.download.as_deref().unwrap_or_default();
        set(headers, header::CONTENT_DISPOSITION, &disposition::attachment(name));
    }
}

/// Values come from us or from checked columns; one that no header can hold is left out.
fn set(headers: &mut HeaderMap, name: HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        headers.insert(name, value);
    }
}

/// `Sun, 06 Nov 1994 08:49:37 GMT`
fn http_date(time: OffsetDateTime) -> String {
    let form =
        format_description!("[weekday repr:short], [day] [month repr:short] [year] [hour]:[minute]:[second] GMT");
    time.to_offset(UtcOffset::UTC).format(form).unwrap_or_default()
}
