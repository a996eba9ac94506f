//! `DELETE /object/{bucket}` with names, `DELETE /object/{bucket}/{name}`.

use super::{
    lenient::Texts,
    path::{BucketPath, Json, ObjectPath},
};
use crate::{
    error::StorageError,
    object::{Bucket, COLUMNS, Object},
    request_caller::RequestCaller,
    state::StorageState,
    sweep,
};
use axum::extract::State;
use devproof_claims::Caller;
use devproof_db::{Actor, Rows, Sql};
use serde::Deserialize;
use serde_json::{Value, json};

/// Names in one call.
const MAX_NAMES: usize = 1000;

#[derive(Deserialize)]
pub(super) struct Names {
    prefixes: Texts,
}

/// Deletes several; answers those that are gone. What is not there, or not the caller's to delete, is simply missing.
pub(super) async fn many(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    BucketPath(bucket): BucketPath,
    Json(names): Json<Names>,
) -> Result<axum::Json<Value>, StorageError> {
    let Texts(prefixes) = names.prefixes;
    if prefixes.len() > MAX_NAMES {
        return Err(StorageError::InvalidParameter("prefixes may hold at most 1000 names".into()));
    }
    let bucket = Bucket::find(&state, &bucket).await?;
    let gone = delete(&state, &caller, &bucket.id, &prefixes).await?;
    Ok(axum::Json(gone.iter().map(Object::row).collect()))
}

pub(super) async fn one(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    ObjectPath(name): ObjectPath,
) -> Result<axum::Json<Value>, StorageError> {
    let bucket = Bucket::find(&state, &name.bucket).await?;
    match delete(&state, &caller, &bucket.id, &[name.name]).await?.is_empty() {
        true => Err(StorageError::NoSuchKey),
        false => Ok(axum::Json(json!({ "message": "Successfully deleted" }))),
    }
}

async fn delete(
    state: &StorageState,
    caller: &Caller,
    bucket: &str,
    names: &[String],
) -> Result<Vec<Object>, StorageError> {
    let sql = Sql::new(format!(
        "delete from storage.objects o where o.bucket_id = $1 and o.name = any ($2::text[]) returning {COLUMNS}"
    ))
    .bind(bucket)
    .bind(names);
    let gone: Vec<Object> = match state.write(Actor::Caller(caller), &sql).await {
        Ok(rows) => rows.read_all::<Object>()?,
        // Anyone who may delete nothing at all deletes nothing.
        Err(StorageError::AccessDenied) => Vec::new(),
        Err(error) => return Err(error),
    };
    if !gone.is_empty() {
        sweep::spawn_sweep(state);
    }
    Ok(gone)
}
