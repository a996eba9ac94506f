//! `/admin/…`, `/invite`, `/oauth/…`: the operator's part of the protocol is not switched on in this version. Who is
//! not the operator learns only that.

use crate::error::AuthError;
use axum::{Extension, response::IntoResponse};
use devproof_claims::{ApiKeyState, Identity, Role};
use http::{HeaderMap, header};

pub(super) async fn refuse(Extension(identity): Extension<Identity>, headers: HeaderMap) -> impl IntoResponse {
    match &identity.caller {
        Err(error) => AuthError::BadJwt(*error),
        Ok(caller) if caller.role == Role::ServiceRole => AuthError::FeatureDisabled,
        Ok(_) if headers.contains_key(header::AUTHORIZATION) => AuthError::NotAdmin,
        Ok(_) if identity.api_key == ApiKeyState::Anon => AuthError::NotAdmin,
        Ok(_) => AuthError::NoAuthorization,
    }
}

pub(super) async fn feature_disabled() -> AuthError {
    AuthError::FeatureDisabled
}
