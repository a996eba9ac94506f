//! `/user/identities/…`: an account has the one identity that it was made with.

use crate::{client::SignedIn, error::AuthError};
use axum::extract::Path;
use serde_json::Value;
use uuid::Uuid;

/// `GET /user/identities/authorize`
pub(super) async fn authorize(_: SignedIn) -> AuthError {
    AuthError::ManualLinkingDisabled
}

/// `DELETE /user/identities/{id}`: the last identity stays, and there is no other.
pub(super) async fn delete(signed_in: SignedIn, Path(id): Path<String>) -> AuthError {
    let Ok(id) = Uuid::try_parse(&id) else { return AuthError::MalformedId };
    let id = id.to_string();
    let own = signed_in.user.identities.as_array().into_iter().flatten();
    let mut ids = own.filter_map(|identity| identity.get("identity_id").and_then(Value::as_str));
    if ids.any(|own| own == id) { AuthError::SingleIdentity } else { AuthError::IdentityNotFound }
}
