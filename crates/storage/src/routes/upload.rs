//! `POST|PUT /object/{bucket}/{name}`: storing an object.

use super::path::ObjectPath;
use crate::{error::StorageError, name::ObjectName, object::Bucket, receive, state::StorageState, store, who::Who};
use axum::{
    Json,
    body::{Body, BodyDataStream},
    extract::State,
};
use devproof_claims::Caller;
use http::{HeaderMap, header};
use serde_json::{Value, json};

pub(super) async fn upload(
    State(state): State<StorageState>,
    who: Result<Who, StorageError>,
    path: Result<ObjectPath, StorageError>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Value>, StorageError> {
    let upsert = wants_upsert(&headers);
    answer(&state, who, path, &headers, body, upsert).await
}

/// Replaces what is there, or stores it for the first time.
pub(super) async fn update(
    State(state): State<StorageState>,
    who: Result<Who, StorageError>,
    path: Result<ObjectPath, StorageError>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Value>, StorageError> {
    answer(&state, who, path, &headers, body, true).await
}

async fn answer(
    state: &StorageState,
    who: Result<Who, StorageError>,
    path: Result<ObjectPath, StorageError>,
    headers: &HeaderMap,
    body: Body,
    upsert: bool,
) -> Result<Json<Value>, StorageError> {
    let asked = who.and_then(|who| Ok((who.0, path?.0)));
    let stored = receive_as(state, asked, headers, body, |_| upsert).await?;
    Ok(Json(stored))
}

/// Whether what is there may be replaced.
pub(super) fn wants_upsert(headers: &HeaderMap) -> bool {
    headers.get("x-upsert").is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"true"))
}

/// Stores the body for whoever asked, or refuses them, after having let them finish speaking.
pub(super) async fn receive_as(
    state: &StorageState,
    asked: Result<(Caller, ObjectName), StorageError>,
    headers: &HeaderMap,
    body: Body,
    upsert: impl FnOnce(&Caller) -> bool,
) -> Result<Value, StorageError> {
    let mut body = body.into_data_stream();
    let stored = match asked {
        Ok((caller, name)) => {
            let upsert = upsert(&caller);
            store_body(state, &caller, &name, headers, &mut body, upsert).await
        }
        Err(error) => Err(error),
    };
    if stored.is_err() && !waits_for_leave(headers) {
        receive::drain(&mut body).await;
    }
    stored
}

async fn store_body(
    state: &StorageState,
    caller: &Caller,
    name: &ObjectName,
    headers: &HeaderMap,
    body: &mut BodyDataStream,
    upsert: bool,
) -> Result<Value, StorageError> {
    let bucket = Bucket::find(state, &name.bucket).await?;
    store::try_out(state, caller, name, upsert).await?;
    // Only whoever may store takes a place: all who may not, count as nobody and would fill it.
    let _place = state.uploads.take(caller.user_id)?;
    let received = receive::receive(&state.staging, headers, body, bucket.size_limit()).await?;
    let id = store::store(state, caller, bucket, name, received, upsert).await?;
    Ok(json!({ "Id": id, "Key": name.key() }))
}

/// The client sends its body only once it is told to.
fn waits_for_leave(headers: &HeaderMap) -> bool {
    headers.get(header::EXPECT).is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"100-continue"))
}
