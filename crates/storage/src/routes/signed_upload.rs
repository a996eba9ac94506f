//! `POST /object/upload/sign/{bucket}/{name}`: an address to which one object may be uploaded without a key, and `PUT` to
//! it. What is uploaded is the signer's, if the signer may store it at that moment.

use super::{
    path::{ObjectPath, parameter},
    upload::{self, UploadRequest},
};
use crate::{
    error::StorageError, name::ObjectName, object::Bucket, request_caller::RequestCaller, state::StorageState, store,
    token::Scope,
};
use axum::{
    Json,
    body::Body,
    extract::{RawQuery, State},
};
use devproof_claims::TokenError;
use http::HeaderMap;
use serde_json::{Value, json};

/// How long such an address works, in seconds: two hours, as elsewhere.
const SECONDS: i64 = 7200;

pub(super) async fn sign(
    State(state): State<StorageState>,
    RequestCaller(caller): RequestCaller,
    ObjectPath(name): ObjectPath,
    headers: HeaderMap,
) -> Result<Json<Value>, StorageError> {
    let upsert = upload::wants_upsert(&headers);
    Bucket::find(&state, &name.bucket).await?;
    store::try_out(&state, &caller, &name, upsert).await?;
    let token = state.signer.sign(&caller, Scope::Upload, name.key(), SECONDS, upsert)?;
    Ok(Json(json!({ "url": format!("/object/upload/sign/{}?token={token}", name.key()), "token": token })))
}

pub(super) async fn upload(
    State(state): State<StorageState>,
    path: Result<ObjectPath, StorageError>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
    body: Body,
) -> Result<Json<Value>, StorageError> {
    let upload_request = path.and_then(|ObjectPath(name)| signers_wish(&state, name, query.as_deref()));
    let stored = upload::receive_upload(&state, upload_request, &headers, body).await?;
    Ok(Json(json!({ "Key": stored["Key"] })))
}

/// Who signed, and whether what is there may be replaced: the token decides, not the header.
fn signers_wish(state: &StorageState, name: ObjectName, query: Option<&str>) -> Result<UploadRequest, StorageError> {
    let token = parameter(query, "token").ok_or(StorageError::InvalidJwt(TokenError::Malformed))?;
    let signed = state.signer.check(&token, Scope::Upload, &name.key())?;
    Ok(UploadRequest { caller: signed.caller, name, upsert: signed.upsert })
}
