//! `POST /object/sign/{bucket}/{name}`, `POST /object/sign/{bucket}` with paths: addresses that work without a key for a
//! while.

use super::{
    lenient::{Texts, Whole},
    path::{BucketPath, Json, ObjectPath},
};
use crate::{
    error::StorageError,
    name::ObjectName,
    object::{Bucket, Object},
    request_caller::RequestCaller,
    state::StorageState,
    token::Scope,
};
use axum::extract::State;
use devproof_claims::Caller;
use devproof_db::{Actor, Rows, Sql};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashSet;

/// Addresses in one call.
const MAX_PATHS: usize = 500;

/// The client's words for "there is none, or none for you".
const NONE_FOR_YOU: &str = "Either the object does not exist or you do not have access to it";

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct SignRequest {
    expires_in: Whole,
    transform: Option<Value>,
    version_id: Option<Value>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct SignManyRequest {
    expires_in: Whole,
    paths: Texts,
}

pub(super) async fn one(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    ObjectPath(name): ObjectPath,
    Json(request): Json<SignRequest>,
) -> Result<axum::Json<Value>, StorageError> {
    if request.transform.is_some_and(|transform| !transform.is_null()) {
        return Err(StorageError::NotSupported("image transformation"));
    }
    if request.version_id.is_some_and(|version| !version.is_null()) {
        return Err(StorageError::NotSupported("object versions"));
    }
    let bucket = Bucket::find(&state, &name.bucket).await?;
    let seconds = check_life(&bucket, request.expires_in)?;
    if Object::find(&state, Actor::Caller(&caller), &name).await?.is_none() {
        return Err(StorageError::NoSuchKey);
    }
    let url = address(&state, &caller, &name, seconds)?;
    Ok(axum::Json(json!({ "signedURL": url })))
}

pub(super) async fn many(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    BucketPath(bucket): BucketPath,
    Json(request): Json<SignManyRequest>,
) -> Result<axum::Json<Value>, StorageError> {
    let paths = request.paths.0;
    if paths.len() > MAX_PATHS {
        return Err(StorageError::InvalidParameter("paths may hold at most 500 names".into()));
    }
    let bucket = Bucket::find(&state, &bucket).await?;
    let seconds = check_life(&bucket, request.expires_in)?;
    let sql = Sql::new("select o.name from storage.objects o where o.bucket_id = $1 and o.name = any ($2::text[])")
        .bind(&bucket.id)
        .bind(paths.as_slice());
    let rows = state.read(Actor::Caller(&caller), &sql).await?;
    let readable: HashSet<String> = rows.values()?.into_iter().collect();
    let signed: Result<Vec<Value>, StorageError> = paths
        .iter()
        .map(|path| {
            if !readable.contains(path) {
                return Ok(json!({ "error": NONE_FOR_YOU, "path": path, "signedURL": null }));
            }
            let url = address(&state, &caller, &ObjectName::new(&bucket.id, path)?, seconds)?;
            Ok(json!({ "error": null, "path": path, "signedURL": url }))
        })
        .collect();
    Ok(axum::Json(signed?.into()))
}

fn check_life(bucket: &Bucket, Whole(seconds): Whole) -> Result<i64, StorageError> {
    if (1..=bucket.signed_seconds()).contains(&seconds) {
        return Ok(seconds);
    }
    let most = bucket.signed_seconds();
    Err(StorageError::InvalidParameter(format!("expiresIn must be between 1 and {most} seconds").into()))
}

/// Relative to `/storage/v1`; the client adds parameters with `&`.
fn address(state: &StorageState, caller: &Caller, name: &ObjectName, seconds: i64) -> Result<String, StorageError> {
    let token = state.signer.sign(caller, Scope::Download, name.key(), seconds, false)?;
    Ok(format!("/object/sign/{}?token={token}", name.key()))
}
