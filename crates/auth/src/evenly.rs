//! Calls that send mail to whoever is known take as long for strangers: the answer waits until a time that both keep to.

use axum::{extract::Request, middleware::Next, response::Response};
use std::time::Duration;

/// Longer than the work for somebody who is known takes, and hardly noticed.
const FLOOR: Duration = Duration::from_millis(120);

/// Middleware: answers no earlier than [`FLOOR`] after the call came.
pub(crate) async fn evenly(request: Request, next: Next) -> Response {
    let (response, ()) = tokio::join!(next.run(request), tokio::time::sleep(FLOOR));
    response
}
