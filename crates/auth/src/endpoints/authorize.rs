//! `GET /authorize`, `/callback`, `POST /sso`: sign-in by other services. None is switched on in this version, and
//! each call says so in the protocol's own words.

use super::settings::PROVIDERS;
use crate::{error::AuthError, query::Query};

/// `GET /authorize`
pub(super) async fn get(query: Query) -> Result<(), AuthError> {
    match query.get("provider") {
        None => Err(AuthError::validation("provider is required")),
        Some(name) if PROVIDERS.contains(&name) => Err(AuthError::ProviderDisabled),
        Some(_) => Err(AuthError::ProviderUnsupported),
    }
}

/// `GET` and `POST /callback`
pub(super) async fn callback() -> AuthError {
    AuthError::BadOauthCallback
}

/// `POST /sso`
pub(super) async fn sso() -> AuthError {
    AuthError::SsoDisabled
}
