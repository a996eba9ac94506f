//! `GET /object/{bucket}/{name}`, `GET /object/authenticated/{bucket}/{name}`: an object as the caller may read it. One of
//! a public bucket may be read by anyone, whatever their token.

use super::{
    path::{ObjectPath, parameter},
    public,
};
use crate::{
    error::StorageError,
    object::{Bucket, Object},
    request_caller::RequestCaller,
    respond::{Manner, respond},
    state::StorageState,
};
use axum::{
    extract::{RawQuery, State},
    response::Response,
};
use devproof_db::Actor;
use http::HeaderMap;

pub(super) async fn download(
    State(state): State<StorageState>,
    caller: Result<RequestCaller, StorageError>,
    ObjectPath(name): ObjectPath,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, StorageError> {
    public::refuse_versions(query.as_deref())?;
    let download = parameter(query.as_deref(), "download");
    if Bucket::find(&state, &name.bucket).await?.public {
        return public::send(&state, &name, download, None, &headers).await;
    }
    let RequestCaller(caller) = caller?;
    let manner = Manner { public: false, download, expires_at: None };
    public::twice(|| async {
        let Some(object) = Object::find(&state, Actor::Caller(&caller), &name).await? else {
            return Err(StorageError::NoSuchKey);
        };
        respond(&state, &object, &manner, &headers).await
    })
    .await
}
