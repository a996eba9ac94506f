//! Who is asking.

use crate::error::StorageError;
use axum::extract::FromRequestParts;
use devproof_claims::{Caller, Identity, SessionFault, TokenError};
use http::request::Parts;

/// The caller, whose token holds and whose session lives. Without any token or key it is anonymous.
pub(crate) struct RequestCaller(pub(crate) Caller);

impl<S: Sync> FromRequestParts<S> for RequestCaller {
    type Rejection = StorageError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, StorageError> {
        let identity = parts.extensions.get::<Identity>().ok_or(StorageError::InvalidJwt(TokenError::Malformed))?;
        match identity.session_fault {
            None => {}
            Some(SessionFault::Ended) => return Err(StorageError::SessionEnded),
            Some(SessionFault::FactorNeeded) => return Err(StorageError::FactorNeeded),
        }
        identity.caller.clone().map(Self).map_err(StorageError::InvalidJwt)
    }
}
