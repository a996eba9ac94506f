//! The two forms of an error, chosen by the request's API version (GoTrue: `internal/api/errors.go`), and headers
//! that every answer carries.

use crate::error::AuthError;
use axum::{
    Json,
    extract::Request,
    middleware::Next,
    response::{IntoResponse, Response},
};
use devproof_claims::Identity;
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use serde_json::{Value, json};

const VERSION: HeaderName = HeaderName::from_static("x-supabase-api-version");
const CODE: HeaderName = HeaderName::from_static("x-sb-error-code");
/// The version from which errors carry a text `code`.
const FIRST_VERSION: &str = "2024-01-01";

/// Middleware: writes error bodies and forbids caches to keep tokens.
pub(crate) async fn shape(request: Request, next: Next) -> Response {
    let modern = requests_modern_format(request.headers());
    let id = request.extensions().get::<Identity>().map(|identity| identity.request_id.clone()).unwrap_or_default();
    let mut response = next.run(request).await;
    if let Some(error) = response.extensions_mut().remove::<AuthError>() {
        // An error may come with a cookie: a sign-on that waits for its owner does.
        let cookie = response.headers_mut().remove(header::SET_COOKIE);
        response = write(&error, modern, &id);
        if let Some(cookie) = cookie {
            response.headers_mut().insert(header::SET_COOKIE, cookie);
        }
    } else if response.status() == StatusCode::METHOD_NOT_ALLOWED {
        let allow = response.headers().get(header::ALLOW).cloned();
        response = write(&AuthError::MethodNotAllowed, modern, &id);
        if let Some(allow) = allow {
            response.headers_mut().insert(header::ALLOW, allow);
        }
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// `YYYY-MM-DD` compares as text.
fn requests_modern_format(headers: &HeaderMap) -> bool {
    let version = headers.get(VERSION).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_date = version.len() == 10
        && version.bytes().enumerate().all(|(i, b)| if i == 4 || i == 7 { b == b'-' } else { b.is_ascii_digit() });
    is_date && version >= FIRST_VERSION
}

/// `id` is the request's: what went wrong on our side can be found in the log by it.
fn write(error: &AuthError, modern: bool, id: &str) -> Response {
    let (status, code, message) = error.facts();
    let mut body = if modern {
        json!({ "code": code, "message": message })
    } else {
        json!({ "code": status.as_u16(), "error_code": code, "msg": message })
    };
    if !modern && status.is_server_error() && !id.is_empty() {
        body["error_id"] = id.into();
    }
    if let AuthError::WeakPassword(weakness) = error {
        body["weak_password"] = json!({ "reasons": weakness.reasons });
    }
    let mut response = (status, Json::<Value>(body)).into_response();
    let headers = response.headers_mut();
    headers.insert(CODE, HeaderValue::from_static(code));
    if modern {
        headers.insert(VERSION, HeaderValue::from_static(FIRST_VERSION));
    }
    if let Some(seconds) = error.retry_after() {
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_date_from_2024_on_asks_for_the_modern_form() {
        let asks = |version: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(VERSION, HeaderValue::from_str(version).unwrap());
            requests_modern_format(&headers)
        };
        assert!(asks("2024-01-01") && asks("2025-12-31"));
        assert!(!asks("2023-12-31") && !asks("") && !asks("2024") && !asks("zzzz-zz-zz") && !asks("2024-01-01x"));
        assert!(!requests_modern_format(&HeaderMap::new()));
    }
}
