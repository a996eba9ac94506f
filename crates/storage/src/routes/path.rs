//! What routes read from the address and the body.

use crate::{
    error::StorageError,
    name::{ObjectName, check_bucket},
};
use axum::{
    body::Bytes,
    extract::{FromRequest, FromRequestParts, Path, Request},
};
use http::{StatusCode, request::Parts};
use serde::de::DeserializeOwned;

/// `{bucket}/{*name}`, decoded and checked.
pub(super) struct ObjectPath(pub(super) ObjectName);

impl<S: Send + Sync> FromRequestParts<S> for ObjectPath {
    type Rejection = StorageError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, StorageError> {
        // Undecodable percent signs and bytes that are no UTF-8 end here.
        let path = Path::<(String, String)>::from_request_parts(parts, state).await;
        let Path((bucket, name)) = path.map_err(|_| StorageError::invalid_key(parts.uri.path()))?;
        ObjectName::new(&bucket, &name).map(Self)
    }
}

/// `{bucket}`, decoded and checked.
pub(super) struct BucketPath(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for BucketPath {
    type Rejection = StorageError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, StorageError> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let Path(bucket) = path.map_err(|_| StorageError::NoSuchBucket)?;
        check_bucket(&bucket)?;
        Ok(Self(bucket))
    }
}

/// A JSON body, whatever its declared type; an empty one counts as `{}`.
pub(super) struct Json<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = StorageError;

    async fn from_request(request: Request, state: &S) -> Result<Self, StorageError> {
        let body = Bytes::from_request(request, state).await.map_err(|rejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                StorageError::EntityTooLarge
            } else {
                StorageError::InvalidRequest("The body can't be read".into())
            }
        })?;
        let body: &[u8] = if body.is_empty() { b"{}" } else { &body };
        serde_json::from_slice(body)
            .map(Self)
            .map_err(|error| StorageError::InvalidRequest(format!("Invalid body: {error}").into()))
    }
}

/// One parameter of the query; the first, should there be more.
pub(super) fn parameter(query: Option<&str>, name: &str) -> Option<String> {
    url::form_urlencoded::parse(query?.as_bytes()).find(|(key, _)| key == name).map(|(_, value)| value.into_owned())
}
