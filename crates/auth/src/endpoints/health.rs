//! `GET /health`.

use axum::Json;
use serde_json::{Value, json};

/// The name is the protocol's, so that stock tools know what they talk to.
pub(super) async fn get() -> Json<Value> {
    Json(json!({
        "version": concat!("v", env!("CARGO_PKG_VERSION")),
        "name": "GoTrue",
        "description": "Devproof's auth service; it speaks GoTrue's protocol",
    }))
}
