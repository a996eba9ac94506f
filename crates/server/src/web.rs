//! What the web app needs to know before it can ask anything: in each page, and at `/config.json`.

use crate::{
    app::App,
    config::{Config, Mode},
};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use devproof_claims::Verifier;
use devproof_vocabulary::BillingProvider;
use http::header;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Answers `/config.json`.
pub async fn config_json(State(app): State<App>) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], Json(app_config(&app.config, &app.verifier))).into_response()
}

/// Who takes payments, and what pages load its script with.
fn billing(config: &Config) -> Value {
    match &config.stripe {
        None => json!({ "provider": BillingProvider::Test.as_str() }),
        Some(stripe) => {
            json!({ "provider": BillingProvider::Stripe.as_str(), "publishableKey": stripe.publishable_key })
        }
    }
}

/// The web app's configuration.
pub fn app_config(config: &Config, verifier: &Verifier) -> Value {
    json!({
        "url": config.site_url(),
        "anon_key": verifier.api_keys().anon,
        "development": config.mode == Mode::Development,
        "contact_email": config.contact_email,
        "careers_company": config.careers_company,
        "captcha": { "kind": config.captcha.kind.name(), "site_key": config.captcha.kind.site_key() },
        "password_min_length": config.password_min_length,
        "billing": billing(config),
        "page_view_script": config.page_view_script.as_ref().map(|script| json!({
            "url": script.url.as_str(),
            "attributes": script.attributes.iter().cloned().collect::<BTreeMap<_, _>>(),
        })),
    })
}
