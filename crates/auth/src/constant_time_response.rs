//! Calls that send mail to anyone who is known take as long for strangers: the answer waits until a time that both keep to.

use axum::{extract::Request, middleware::Next, response::Response};
use std::time::Duration;
use tokio::time::Instant;

/// Longer than the work for someone who is known takes, and hardly noticed.
const FLOOR: Duration = Duration::from_millis(120);

/// Middleware: a call that was taken is answered no earlier than [`FLOOR`] after it came. A refusal says nothing about
/// whom it names, and need not wait.
pub(crate) async fn constant_time_response(request: Request, next: Next) -> Response {
    let until = Instant::now() + FLOOR;
    let response = next.run(request).await;
    if response.status().is_success() {
        tokio::time::sleep_until(until).await;
    }
    response
}
