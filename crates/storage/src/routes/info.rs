//! `GET /object/info/{bucket}/{name}`: what is known of an object, with what its uploader noted. Of a public bucket both
//! are public. `exists` of the client asks this too.

use super::path::ObjectPath;
use crate::{
    error::StorageError,
    object::{Bucket, Object},
    request_caller::RequestCaller,
    state::StorageState,
};
use axum::{Json, extract::State};
use devproof_db::Actor;
use serde_json::Value;

pub(super) async fn info(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    ObjectPath(name): ObjectPath,
) -> Result<Json<Value>, StorageError> {
    let bucket = Bucket::find(&state, &name.bucket).await?;
    let actor = if bucket.public { Actor::System } else { Actor::Caller(&caller) };
    let object = Object::find(&state, actor, &name).await?.ok_or(StorageError::NoSuchKey)?;
    Ok(Json(object.info()))
}

pub(super) async fn public(
    State(state): State<StorageState>,
    ObjectPath(name): ObjectPath,
) -> Result<Json<Value>, StorageError> {
    Ok(Json(super::public::find(&state, &name).await?.info()))
}
