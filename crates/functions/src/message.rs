//! What goes into a function and what comes out.

use axum::{
    body::Bytes,
    response::{IntoResponse, Response},
};
use devproof_claims::Caller;
use http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use serde_json::Value;

/// One call.
#[derive(Debug, Clone)]
pub struct FunctionRequest {
    /// Who calls.
    pub caller: Caller,
    /// With which method.
    pub method: Method,
    /// What follows the name in the path, without the leading slash.
    pub path: String,
    /// The query string, empty when there is none.
    pub query: String,
    /// The request's headers.
    pub headers: HeaderMap,
    /// The whole body, within the function's limit.
    pub body: Bytes,
}

/// A function's answer.
#[derive(Debug, Clone)]
pub struct FunctionResponse {
    /// The status.
    pub status: StatusCode,
    /// `Content-Type`, if there is a body.
    pub content_type: Option<&'static str>,
    /// The body.
    pub body: Bytes,
}

impl FunctionResponse {
    /// A JSON answer.
    pub fn json(status: StatusCode, body: &Value) -> Self {
        Self { status, content_type: Some("application/json"), body: Bytes::from(body.to_string()) }
    }

    /// No content. It carries no type: the stock client would try to parse the nothing.
    pub fn empty() -> Self {
        Self { status: StatusCode::NO_CONTENT, content_type: None, body: Bytes::new() }
    }
}

impl IntoResponse for FunctionResponse {
    fn into_response(self) -> Response {
        let mut response = (self.status, self.body).into_response();
        let headers = response.headers_mut();
        headers.remove(header::CONTENT_TYPE);
        if let Some(kind) = self.content_type {
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
        }
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }
}
