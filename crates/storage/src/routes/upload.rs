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

/// Who wants to store what.
pub(super) struct Wish {
    pub(super) caller: Caller,
    pub(super) name: ObjectName,
    /// What is there may be replaced.
    pub(super) upsert: bool,
}

pub(super) async fn upload(
    State(state): State<StorageState>,
    who: Result<Who, StorageError>,
    path: Result<ObjectPath, StorageError>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Value>, StorageError> {
    let upsert = wants_upsert(&headers);
    receive_wished(&state, wish(who, path, upsert), &headers, body).await.map(Json)
}

/// Replaces what is there, or stores it for the first time.
pub(super) async fn update(
    State(state): State<StorageState>,
    who: Result<Who, StorageError>,
    path: Result<ObjectPath, StorageError>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Value>, StorageError> {
    receive_wished(&state, wish(who, path, true), &headers, body).await.map(Json)
}

fn wish(
    who: Result<Who, StorageError>,
    path: Result<ObjectPath, StorageError>,
    upsert: bool,
) -> Result<Wish, StorageError> {
    Ok(Wish { caller: who?.0, name: path?.0, upsert })
}

/// Whether what is there may be replaced.
pub(super) fn wants_upsert(headers: &HeaderMap) -> bool {
    headers.get("x-upsert").is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"true"))
}

/// Stores the body as wished, or refuses it, after having let the client finish speaking.
pub(super) async fn receive_wished(
    state: &StorageState,
    wish: Result<Wish, StorageError>,
    headers: &HeaderMap,
    body: Body,
) -> Result<Value, StorageError> {
    let mut body = body.into_data_stream();
    let stored = match wish {
        Ok(wish) => store_body(state, &wish, headers, &mut body).await,
        Err(error) => Err(error),
    };
    if stored.is_err() && !waits_for_leave(headers) {
        receive::drain(&mut body).await;
    }
    stored
}

async fn store_body(
    state: &StorageState,
    Wish { caller, name, upsert }: &Wish,
    headers: &HeaderMap,
    body: &mut BodyDataStream,
) -> Result<Value, StorageError> {
    let upsert = *upsert;
    let bucket = Bucket::find(state, &name.bucket).await?;
    store::try_out(state, caller, name, upsert).await?;
    // Only whoever may store takes a place: all who may not, count as nobody and would fill it.
    let _permit = state.uploads.take(caller.user_id)?;
    let received = receive::receive(&state.staging, headers, body, bucket.size_limit()).await?;
    let id = store::store(state, caller, bucket, name, received, upsert).await?;
    Ok(json!({ "Id": id, "Key": name.key() }))
}

/// The client sends its body only once it is told to.
fn waits_for_leave(headers: &HeaderMap) -> bool {
    headers.get(header::EXPECT).is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"100-continue"))
}
