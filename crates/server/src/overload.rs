//! The answer when an address or the server has more under way than it may, in the words of each protocol.

use crate::accept::Overload;
use axum::{
    Json,
    extract::Request,
    middleware::Next,
    response::{IntoResponse, Response},
};
use http::{HeaderValue, StatusCode, header};
use serde_json::{Value, json};

/// When to come again, in seconds.
const LATER: &str = "1";

/// Answers requests that the accept loop counted as too many.
pub(crate) async fn refuse(request: Request, next: Next) -> Response {
    match refusal(&request) {
        Some(response) => response,
        None => next.run(request).await,
    }
}

/// The answer to a request that was counted as too many.
pub(crate) fn refusal(request: &Request) -> Option<Response> {
    let overload = request.extensions().get::<Overload>().copied()?;
    let mut response = answer(overload, request.uri().path());
    response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(LATER));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Some(response)
}

fn answer(overload: Overload, path: &str) -> Response {
    let service = path.split('/').nth(1);
    let (status, code, message) = match overload {
        // The stock client takes a 429 to a refresh for the session's end, and comes again after a 503.
        Overload::Address if service == Some("auth") => (
            StatusCode::SERVICE_UNAVAILABLE,
            "over_request_rate_limit",
            "Too many requests from your network are in progress. Try again in a second.",
        ),
        Overload::Address => (
            StatusCode::TOO_MANY_REQUESTS,
            "over_request_rate_limit",
            "Too many requests from your network are in progress. Try again in a second.",
        ),
        Overload::Server => {
            (StatusCode::SERVICE_UNAVAILABLE, "unavailable", "The server is busy. Try again in a second.")
        }
    };
    let number = status.as_u16();
    let body: Value = match service {
        Some("auth") => json!({ "code": number, "error_code": code, "msg": message }),
        Some("storage") => json!({ "statusCode": number.to_string(), "error": code, "message": message }),
        Some("rest" | "functions" | "realtime") => json!({
            "code": code, "message": message, "details": null,
            "hint": "Wait for the answers to earlier requests before you send more.",
        }),
        _ => return (status, format!("{message}\n")).into_response(),
    };
    (status, Json(body)).into_response()
}
