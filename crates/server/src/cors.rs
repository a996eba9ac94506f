//! Cross-origin rules, the same for every protocol. No answer depends on a cookie, so any origin may ask; what
//! matters is that every answer, errors too, carries the headers, and that a preflight needs no key.

use axum::{
    extract::Request,
    response::{IntoResponse, Response},
};
use http::{HeaderMap, HeaderValue, Method, StatusCode, header};

const METHODS: &str = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
/// What clients read off answers: errors of auth, counts of rest.
const EXPOSED: &str = "X-Total-Count, Link, X-Supabase-Api-Version, x-sb-error-code, Content-Encoding, Content-Location, \
     Content-Range, Content-Type, Content-Length, Date, ETag, Location, Server, Transfer-Encoding, Range-Unit, \
     Preference-Applied, Retry-After, Proxy-Status, x-relay-error, x-request-id";

/// What a request asks of these rules.
pub(crate) enum Cors {
    /// Whether a request may be sent, with the headers that it would carry.
    Preflight(Option<HeaderValue>),
    /// A request of its own.
    Request,
}

impl Cors {
    pub(crate) fn of(request: &Request) -> Self {
        let headers = request.headers();
        let preflight = request.method() == Method::OPTIONS
            && headers.contains_key(header::ORIGIN)
            && headers.contains_key(header::ACCESS_CONTROL_REQUEST_METHOD);
        match preflight {
            true => Self::Preflight(headers.get(header::ACCESS_CONTROL_REQUEST_HEADERS).cloned()),
            false => Self::Request,
        }
    }

    /// The answer to a preflight, which needs no handler.
    pub(crate) fn answer(&self) -> Option<Response> {
        matches!(self, Self::Preflight(_)).then(|| StatusCode::NO_CONTENT.into_response())
    }

    /// Opens an answer to any origin.
    pub(crate) fn open(self, headers: &mut HeaderMap) {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
        headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static(EXPOSED));
        let Self::Preflight(requested) = self else { return };
        headers.insert(header::ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static(METHODS));
        headers.insert(header::ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("86400"));
        if let Some(requested) = requested {
            headers.insert(header::ACCESS_CONTROL_ALLOW_HEADERS, requested);
        }
        headers.append(header::VARY, HeaderValue::from_static("Access-Control-Request-Headers"));
    }
}
