//! `/config.json`: what the web app needs to know before it can ask anything.

use crate::{app::App, config::Mode};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use http::header;
use serde_json::json;
use std::collections::BTreeMap;

/// Answers `/config.json`.
pub async fn config_json(State(app): State<App>) -> Response {
    let body = json!({
        "url": app.config.site_url(),
        "anon_key": app.verifier.api_keys().anon,
        "development": app.config.mode == Mode::Development,
        "contact_email": app.config.contact_email,
        "captcha": { "kind": app.config.captcha.kind.name(), "site_key": app.config.captcha.kind.site_key() },
        "password_min_length": app.config.password_min_length,
        "page_view_script": app.config.page_view_script.as_ref().map(|script| json!({
            "url": script.url.as_str(),
            "attributes": script.attributes.iter().cloned().collect::<BTreeMap<_, _>>(),
        })),
    });
    ([(header::CACHE_CONTROL, "no-store")], Json(body)).into_response()
}
