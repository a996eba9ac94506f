//! `GET /settings`: what a client may offer.

use crate::state::AuthState;
use axum::{Json, extract::State};
use serde_json::{Map, Value, json};

/// Providers that the protocol knows; those of the configuration are switched on.
pub(super) const PROVIDERS: [&str; 23] = [
    "apple",
    "azure",
    "bitbucket",
    "discord",
    "facebook",
    "figma",
    "fly",
    "github",
    "gitlab",
    "google",
    "kakao",
    "keycloak",
    "linkedin",
    "linkedin_oidc",
    "notion",
    "slack",
    "slack_oidc",
    "snapchat",
    "spotify",
    "twitch",
    "twitter",
    "workos",
    "zoom",
];

pub(super) async fn get(State(state): State<AuthState>) -> Json<Value> {
    let mut external: Map<String, Value> =
        PROVIDERS.iter().map(|name| ((*name).to_owned(), Value::Bool(false))).collect();
    external.extend(state.config.providers.iter().map(|provider| (provider.name.clone(), Value::Bool(true))));
    external.insert("email".to_owned(), Value::Bool(true));
    external.insert("phone".to_owned(), Value::Bool(state.config.phone));
    external.insert("anonymous_users".to_owned(), Value::Bool(state.config.anonymous_sign_in));
    Json(json!({
        "external": external,
        "disable_signup": state.config.disable_signup,
        "mailer_autoconfirm": state.config.mailer_autoconfirm,
        "phone_autoconfirm": false,
        "sms_provider": "",
        "saml_enabled": false,
        "saml_private_key_next_configured": false,
        "passkeys_enabled": state.webauthn.is_some(),
    }))
}
