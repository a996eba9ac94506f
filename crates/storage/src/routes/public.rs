//! `GET /object/public/{bucket}/{name}`: an object of a public bucket, for anyone who knows its name.

use super::path::{ObjectPath, parameter};
use crate::{
    error::StorageError,
    name::ObjectName,
    object::{Bucket, Object},
    respond::{Manner, respond},
    state::{Inner, StorageState},
};
use axum::{
    extract::{RawQuery, State},
    response::Response,
};
use http::HeaderMap;
use std::future::Future;
use time::OffsetDateTime;

pub(super) async fn download(
    State(state): State<StorageState>,
    ObjectPath(name): ObjectPath,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, StorageError> {
    refuse_versions(query.as_deref())?;
    send(&state, &name, parameter(query.as_deref(), "download"), None, &headers).await
}

/// Sends an object, if its bucket is public.
pub(super) async fn send(
    state: &Inner,
    name: &ObjectName,
    download: Option<String>,
    expires_at: Option<OffsetDateTime>,
    headers: &HeaderMap,
) -> Result<Response, StorageError> {
    let manner = Manner { public: true, download, expires_at };
    twice(|| async {
        let object = find(state, name).await?;
        respond(state, &object, &manner, headers).await
    })
    .await
}

/// An object of a public bucket. Pages are full of them, so the usual case is one question.
pub(super) async fn find(state: &Inner, name: &ObjectName) -> Result<Object, StorageError> {
    match Object::find_public(state, name).await? {
        Some(object) => Ok(object),
        None if Bucket::find(state, &name.bucket).await?.public => Err(StorageError::NoSuchKey),
        None => Err(StorageError::NoSuchBucket),
    }
}

/// Tries again when the object was replaced between reading its row and its bytes.
pub(super) async fn twice<F>(attempt: impl Fn() -> F) -> Result<Response, StorageError>
where
    F: Future<Output = Result<Option<Response>, StorageError>>,
{
    for _ in 0..2 {
        if let Some(response) = attempt().await? {
            return Ok(response);
        }
    }
    tracing::error!("storage: an object's bytes are missing");
    Err(StorageError::Unavailable)
}

/// Only the present version of an object is kept.
pub(super) fn refuse_versions(query: Option<&str>) -> Result<(), StorageError> {
    match parameter(query, "versionId") {
        Some(_) => Err(StorageError::NotSupported("object versions")),
        None => Ok(()),
    }
}
