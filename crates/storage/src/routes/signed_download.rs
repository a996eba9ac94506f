//! `GET /object/sign/{bucket}/{name}?token=…`: an object, for anyone who was given its signed address. It is read as the
//! person who signed it may read it now.

use super::{
    path::{ObjectPath, parameter},
    public,
};
use crate::{
    error::StorageError,
    object::{Bucket, Object},
    respond::{Manner, respond},
    state::StorageState,
    token::Scope,
};
use axum::{
    extract::{RawQuery, State},
    response::Response,
};
use devproof_claims::TokenError;
use devproof_db::Actor;
use http::HeaderMap;

pub(super) async fn download(
    State(state): State<StorageState>,
    ObjectPath(name): ObjectPath,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, StorageError> {
    let query = query.as_deref();
    let token = parameter(query, "token").ok_or(StorageError::InvalidJwt(TokenError::Malformed))?;
    let signed = state.signer.check(&token, Scope::Download, &name.key())?;
    let (download, expires_at) = (parameter(query, "download"), Some(signed.expires_at));
    if Bucket::find(&state, &name.bucket).await?.public {
        return public::send(&state, &name, download, expires_at, &headers).await;
    }
    let manner = Manner { public: false, download, expires_at };
    public::twice(|| async {
        let Some(object) = Object::find(&state, Actor::Caller(&signed.caller), &name).await? else {
            return Err(StorageError::NoSuchKey);
        };
        respond(&state, &object, &manner, &headers).await
    })
    .await
}
