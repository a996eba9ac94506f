//! Cross-origin rules, the same for every protocol. No answer depends on a cookie, so any origin may ask; what
//! matters is that every answer, errors too, carries the headers, and that a preflight needs no key.

use axum::{
    body::Body,
    extract::Request,
    middleware::Next,
    response::{IntoResponse, Response},
};
use http::{HeaderValue, Method, StatusCode, header};

const METHODS: &str = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
/// What clients read off answers: errors of auth, counts of rest.
const EXPOSED: &str = "X-Total-Count, Link, X-Supabase-Api-Version, x-sb-error-code, Content-Encoding, Content-Location, \
     Content-Range, Content-Type, Content-Length, Date, ETag, Location, Server, Transfer-Encoding, Range-Unit, \
     Preference-Applied, Retry-After, Proxy-Status, x-relay-error, x-request-id";

/// Answers preflights, and opens every other answer to any origin.
pub async fn cors(request: Request, next: Next) -> Response {
    let preflight = request.method() == Method::OPTIONS
        && request.headers().contains_key(header::ORIGIN)
        && request.headers().contains_key(header::ACCESS_CONTROL_REQUEST_METHOD);
    let requested = request.headers().get(header::ACCESS_CONTROL_REQUEST_HEADERS).cloned();
    let mut response =
        if preflight { (StatusCode::NO_CONTENT, Body::empty()).into_response() } else { next.run(request).await };
    let headers = response.headers_mut();
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static(EXPOSED));
    if preflight {
        headers.insert(header::ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static(METHODS));
        headers.insert(header::ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("86400"));
        if let Some(requested) = requested {
            headers.insert(header::ACCESS_CONTROL_ALLOW_HEADERS, requested);
        }
        headers.append(header::VARY, HeaderValue::from_static("Access-Control-Request-Headers"));
    }
    response
}
