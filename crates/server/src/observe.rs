//! What an operator sees of a request: its id, one line in the log, and figures.
//!
//! A line holds nothing that belongs to a person and no secret: no address, no query (it carries filters), no header,
//! no body, and of the path only what is a known name ([`route`]).

pub(crate) mod metrics;
mod process;
mod route;
mod scrape;

pub(crate) use scrape::{router as metrics_router, serve as serve_metrics};

use crate::app::App;
use axum::{
    extract::{Request, State},
    middleware::Next,
    response::Response,
};
use http::{HeaderMap, HeaderName, HeaderValue};
use metrics::RequestLabels;
use std::time::Instant;
use tracing::Instrument;
use uuid::Uuid;

/// The header of the request's id, in and out.
pub(crate) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The id of a request, in its extensions; every line that is logged on its behalf carries it.
#[derive(Debug, Clone)]
pub(crate) struct RequestId(pub(crate) String);

/// The outermost layer: gives the request its id, counts it, and logs how it ended.
pub(crate) async fn observe(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = request_id(request.headers());
    let method = route::method(request.method());
    let (service, route) = route::of(request.uri().path());
    let span = tracing::info_span!("request", request_id = id);
    request.extensions_mut().insert(RequestId(id.clone()));

    let under_way = app.metrics.under_way();
    let mut response = next.run(request).instrument(span.clone()).await;
    drop(under_way);

    let (status, took) = (response.status().as_u16(), began.elapsed());
    app.metrics.request(RequestLabels { service, method, status }, took);
    span.in_scope(|| {
        let milliseconds = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        if service == "probe" {
            tracing::debug!(target: "devproof::request", method, route, status, milliseconds, "answered");
        } else {
            tracing::info!(target: "devproof::request", method, route, status, milliseconds, "answered");
        }
    });
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// A client's own id is kept when it is a plain short word, so that it cannot write into our logs.
fn request_id(headers: &HeaderMap) -> String {
    let plain =
        |id: &&str| (8..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    let sent = headers.get(REQUEST_ID).and_then(|value| value.to_str().ok()).filter(plain);
    sent.map_or_else(|| Uuid::new_v4().to_string(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_id_from_outside_is_a_plain_word_or_ours() {
        let headers = |id: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(REQUEST_ID, HeaderValue::from_str(id).unwrap());
            headers
        };
        assert_eq!(request_id(&headers("abcd-1234")), "abcd-1234");
        assert_ne!(request_id(&headers("a{\"level\":1}")), "a{\"level\":1}");
    }
}
