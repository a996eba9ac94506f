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
use axum::{extract::Request, response::Response};
use http::{HeaderMap, HeaderName, HeaderValue};
use metrics::{RequestLabels, UnderWay};
use route::PROBE;
use std::time::Instant;
use tracing::{Level, Span};
use uuid::Uuid;

/// The header of the request's id, in and out.
pub(crate) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The id of a request, in its extensions; every line that is logged on its behalf carries it.
#[derive(Debug, Clone)]
pub(crate) struct RequestId(pub(crate) String);

/// One request from its arrival to the head of its answer: it gets an id, is counted, and is logged when it ends.
pub(crate) struct Observation {
    began: Instant,
    id: String,
    method: &'static str,
    service: &'static str,
    /// The path without personal data. `None` when the request is not logged.
    route: Option<String>,
    span: Span,
    _under_way: UnderWay,
}

impl Observation {
    /// Gives the request its id.
    pub(crate) fn begin(app: &App, request: &mut Request) -> Self {
        let id = request_id(request.headers());
        let service = route::service(request.uri().path());
        let observation = Self {
            began: Instant::now(),
            span: tracing::info_span!("request", request_id = id),
            method: route::method(request.method()),
            route: is_logged(service).then(|| route::logged(request.uri().path())),
            service,
            _under_way: app.metrics.under_way(),
            id,
        };
        request.extensions_mut().insert(RequestId(observation.id.clone()));
        observation
    }

    /// What is logged meanwhile carries the id.
    pub(crate) fn span(&self) -> Span {
        self.span.clone()
    }

    /// Counts the answer and logs it.
    pub(crate) fn end(self, app: &App, response: &mut Response) {
        let (status, took) = (response.status().as_u16(), self.began.elapsed());
        let Self { method, service, route, .. } = &self;
        app.metrics.request(RequestLabels { service, method, status }, took);
        if let Some(route) = route {
            let _entered = self.span.enter();
            let milliseconds = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
            if *service == PROBE {
                tracing::debug!(target: "devproof::request", method, route, status, milliseconds, "answered");
            } else {
                tracing::info!(target: "devproof::request", method, route, status, milliseconds, "answered");
            }
        }
        if let Ok(id) = HeaderValue::from_str(&self.id) {
            response.headers_mut().insert(REQUEST_ID, id);
        }
    }
}

/// Whether the end of a request is logged: what is not needs no words. Probes are only worth it when debugging.
fn is_logged(service: &str) -> bool {
    match service {
        PROBE => tracing::enabled!(target: "devproof::request", Level::DEBUG),
        _ => tracing::enabled!(target: "devproof::request", Level::INFO),
    }
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
