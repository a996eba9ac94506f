//! `/factors` and `/passkeys`: second factors are not switched on in this version, and nobody has one.

use crate::{
    body::Params,
    client::SignedIn,
    error::{AuthError, FactorKind},
};
use axum::extract::Path;
use std::collections::HashMap;
use uuid::Uuid;

/// `POST /factors`
pub(super) async fn enroll(_: SignedIn, params: Params) -> AuthError {
    let kind = match params.text("factor_type") {
        Err(error) => return error,
        Ok(kind) => kind,
    };
    match kind.as_deref() {
        Some("totp") => AuthError::FactorEnrollDisabled(FactorKind::Totp),
        Some("phone") => AuthError::FactorEnrollDisabled(FactorKind::Phone),
        Some("webauthn") => AuthError::FactorEnrollDisabled(FactorKind::Webauthn),
        _ => AuthError::validation("factor_type needs to be totp, phone, or webauthn"),
    }
}

/// `DELETE /factors/{id}`, `POST /factors/{id}/challenge`, `POST /factors/{id}/verify`
pub(super) async fn missing(_: SignedIn, Path(path): Path<HashMap<String, String>>) -> AuthError {
    match path.get("id").map(|id| Uuid::try_parse(id)) {
        Some(Ok(_)) => AuthError::FactorNotFound,
        _ => AuthError::MalformedId,
    }
}

/// `/passkeys…`
pub(super) async fn passkeys() -> AuthError {
    AuthError::PasskeyDisabled
}
