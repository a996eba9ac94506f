//! `POST|PUT /object/{bucket}/{name}`: storing an object.

use super::path::ObjectPath;
use crate::{
    error::StorageError, name::ObjectName, object::Bucket, receive, request_caller::RequestCaller,
    state::StorageState, store,
};
use axum::{
    Json,
    body::{Body, BodyDataStream},
    extract::State,
};
use devproof_claims::Caller;
use http::{HeaderMap, header};
use serde_json::{Value, json};

/// Who wants to store what.
pub(super) struct UploadRequest {
    pub(super) caller: Caller,
    pub(super) name: ObjectName,
    /// What is there may be replaced.
    pub(super) upsert: bool,
}

pub(super) async fn upload(
    State(state): State<StorageState>,
    caller: Result<RequestCaller, StorageError>,
    path: Result<ObjectPath, StorageError>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Value>, StorageError> {
    let upsert = wants_upsert(&headers);
    receive_upload(&state, upload_request(caller, path, upsert), &headers, body).await.map(Json)
}

/// Replaces what is there, or stores it for the first time.
pub(super) async fn update(
    State(state): State<StorageState>,
    caller: Result<RequestCaller, StorageError>,
    path: Result<ObjectPath, StorageError>,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Value>, StorageError> {
    receive_upload(&state, upload_request(caller, path, true), &headers, body).await.map(Json)
}

fn upload_request(
    caller: Result<RequestCaller, StorageError>,
    path: Result<ObjectPath, StorageError>,
    upsert: bool,
) -> Result<UploadRequest, StorageError> {
    Ok(UploadRequest { caller: caller?.0, name: path?.0, upsert })
}

/// Whether what is there may be replaced.
pub(super) fn wants_upsert(headers: &HeaderMap) -> bool {
    headers.get("x-upsert").is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"true"))
}

/// Stores the body as wished, or refuses it, after having let the client finish speaking.
pub(super) async fn receive_upload(
    state: &StorageState,
    upload_request: Result<UploadRequest, StorageError>,
    headers: &HeaderMap,
    body: Body,
) -> Result<Value, StorageError> {
    let mut body = body.into_data_stream();
    let stored = match upload_request {
        Ok(upload_request) => store_body(state, &upload_request, headers, &mut body).await,
        Err(error) => Err(error),
    };
    if stored.is_err() && !expects_continue(headers) {
        receive::drain(&mut body).await;
    }
    stored
}

async fn store_body(
    state: &StorageState,
    UploadRequest { caller, name, upsert }: &UploadRequest,
    headers: &HeaderMap,
    body: &mut BodyDataStream,
) -> Result<Value, StorageError> {
    let upsert = *upsert;
    let bucket = Bucket::find(state, &name.bucket).await?;
    store::try_out(state, caller, name, upsert).await?;
    // Only callers who may store take a slot: callers without that right are all counted as anonymous and would fill it.
    let _permit = state.uploads.try_acquire(caller.user_id)?;
    let received = receive::receive(&state.staging, headers, body, bucket.size_limit()).await?;
    let id = store::store(state, caller, bucket, name, received, upsert).await?;
    Ok(json!({ "Id": id, "Key": name.key() }))
}

/// The client sends its body only after a 100 Continue.
fn expects_continue(headers: &HeaderMap) -> bool {
    headers.get(header::EXPECT).is_some_and(|value| value.as_bytes().eq_ignore_ascii_case(b"100-continue"))
}
