//! `GET /.well-known/…`: what others need to check our tokens.

use crate::{keys::JWKS_LIFE, state::AuthState};
use aws_lc_rs::digest;
use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use serde_json::{Value, json};

/// `GET /.well-known/jwks.json`
pub(super) async fn jwks(State(state): State<AuthState>, headers: HeaderMap) -> Response {
    public(&headers, &state.ring.current().jwks(state.now()))
}

/// `GET /.well-known/openid-configuration`
pub(super) async fn openid_configuration(State(state): State<AuthState>, headers: HeaderMap) -> Response {
    let issuer = state.config.issuer();
    let document = json!({
        "issuer": issuer,
        "jwks_uri": format!("{issuer}/.well-known/jwks.json"),
        "authorization_endpoint": format!("{issuer}/authorize"),
        "token_endpoint": format!("{issuer}/token"),
        "userinfo_endpoint": format!("{issuer}/user"),
        "response_types_supported": ["code"],
        "subject_types_supported": ["public"],
        "id_token_signing_alg_values_supported": ["ES256"],
        "code_challenge_methods_supported": ["S256"],
    });
    public(&headers, &document)
}

/// A document that anyone may keep for as long as a new key waits before it signs. Its tag is its content's hash, the
/// same on every node.
fn public(headers: &HeaderMap, document: &Value) -> Response {
    let text = document.to_string();
    let hash = digest::digest(&digest::SHA256, text.as_bytes());
    let tag = format!("\"{}\"", hex::encode(&hash.as_ref()[..16]));
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let matches = known
        .flat_map(|value| value.split(','))
        .any(|one| matches!(one.trim(), one if one == "*" || one.trim_start_matches("W/") == tag));
    let mut response = if matches {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(header::CONTENT_TYPE, "application/json")], text).into_response()
    };
    let cache = format!("public, max-age={}", JWKS_LIFE.whole_seconds());
    for (name, value) in [(header::ETAG, tag), (header::CACHE_CONTROL, cache)] {
        if let Ok(value) = HeaderValue::from_str(&value) {
            response.headers_mut().insert(name, value);
        }
    }
    response
}
