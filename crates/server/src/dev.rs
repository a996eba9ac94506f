//! What exists in development only: the mailbox.

use crate::app::App;
use axum::Router;

/// `/dev/mailbox`.
pub(crate) fn router() -> Router<App> {
    Router::new()
}
