//! `POST /object/copy`: the same bytes once more, under another name.

use super::{lenient::Truth, move_object::Route, path::Json, upload::wants_upsert};
use crate::{
    error::StorageError,
    object::Object,
    request_caller::RequestCaller,
    state::StorageState,
    store::{self, Facts, Source},
};
use axum::extract::State;
use devproof_db::Actor;
use http::HeaderMap;
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct CopyRequest {
    #[serde(flatten)]
    route: Route,
    copy_metadata: Option<Truth>,
    metadata: Option<Value>,
}

pub(super) async fn copy(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    headers: HeaderMap,
    Json(request): Json<CopyRequest>,
) -> Result<axum::Json<Value>, StorageError> {
    if request.metadata.is_some_and(|metadata| !metadata.is_null()) {
        return Err(StorageError::NotSupported("new metadata for a copy"));
    }
    let (from, to) = request.route.names()?;
    let upsert = wants_upsert(&headers);
    let actor = Actor::Caller(&caller);
    let source = Object::find(&state, actor, &from).await?.ok_or(StorageError::NoSuchKey)?;
    store::try_out(&state, &caller, &to, upsert).await?;
    let (size, pixels) = (source.size(), source.pixels());
    let facts = Facts {
        size,
        content_type: source.content_type,
        etag: source.etag,
        cache_control: source.cache_control,
        pixels,
        metadata: source.user_metadata.filter(|_| request.copy_metadata.is_none_or(|Truth(copies)| copies)),
    };
    store::store_bytes(&state, &caller, &to, Source::Version(source.version), facts, upsert).await?;
    let copied = Object::find(&state, actor, &to).await?.ok_or(StorageError::NoSuchKey)?;
    let mut answer = copied.row();
    answer["Id"] = json!(copied.id);
    answer["Key"] = json!(to.key());
    Ok(axum::Json(answer))
}
