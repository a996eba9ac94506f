//! `GET /.well-known/…`: what others need to check our tokens.

use crate::state::AuthState;
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use http::{HeaderValue, header};
use serde_json::{Value, json};

/// Clients keep the keys for ten minutes, so a new key is published at least that long before it signs.
const CACHE: HeaderValue = HeaderValue::from_static("public, max-age=600");

/// `GET /.well-known/jwks.json`
pub(super) async fn jwks(State(state): State<AuthState>) -> Response {
    public(state.jwks.clone())
}

/// `GET /.well-known/openid-configuration`
pub(super) async fn openid_configuration(State(state): State<AuthState>) -> Response {
    let issuer = state.config.issuer();
    public(json!({
        "issuer": issuer,
        "jwks_uri": format!("{issuer}/.well-known/jwks.json"),
        "authorization_endpoint": format!("{issuer}/authorize"),
        "token_endpoint": format!("{issuer}/token"),
        "userinfo_endpoint": format!("{issuer}/user"),
        "response_types_supported": ["code"],
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["ES256"],
        "code_challenge_methods_supported": ["S256"],
    }))
}

fn public(body: Value) -> Response {
    let mut response = Json(body).into_response();
    response.headers_mut().insert(header::CACHE_CONTROL, CACHE);
    response
}
