//! The table of routes; a file each.

mod buckets;
mod copy;
mod download;
mod info;
mod lenient;
mod list;
mod list_v2;
mod move_object;
mod path;
mod public;
mod remove;
mod sign;
mod signed_download;
mod signed_upload;
mod upload;

use crate::{error::StorageError, state::StorageState};
use axum::{
    Router,
    extract::DefaultBodyLimit,
    routing::{any, delete, get, post},
};

/// Largest body that is no file, in bytes: a thousand names.
const MAX_JSON: usize = 256 * 1024;

/// The routes, to be mounted at `/storage/v1` inside the server's identify layer.
pub fn router(state: StorageState) -> Router {
    Router::new()
        .route("/bucket", get(buckets::list).post(buckets::create))
        .route("/bucket/{id}", get(buckets::read).put(buckets::update).delete(buckets::delete))
        .route("/bucket/{id}/empty", post(buckets::empty))
        .route("/object/{bucket}", delete(remove::many))
        .route(
            "/object/{bucket}/{*name}",
            get(download::download).post(upload::upload).put(upload::update).delete(remove::one),
        )
        .route("/object/authenticated/{bucket}/{*name}", get(download::download))
        .route("/object/public/{bucket}/{*name}", get(public::download))
        .route("/object/info/{bucket}/{*name}", get(info::info))
        .route("/object/info/authenticated/{bucket}/{*name}", get(info::info))
        .route("/object/info/public/{bucket}/{*name}", get(info::public))
        .route("/object/list/{bucket}", post(list::list))
        .route("/object/list-v2/{bucket}", post(list_v2::list))
        .route("/object/move", post(move_object::move_object))
        .route("/object/copy", post(copy::copy))
        .route("/object/sign/{bucket}", post(sign::many))
        .route("/object/sign/{bucket}/{*name}", get(signed_download::download).post(sign::one))
        .route("/object/upload/sign/{bucket}/{*name}", post(signed_upload::sign).put(signed_upload::upload))
        .route("/render/image/{*rest}", any(|| async { StorageError::NotSupported("image transformation") }))
        .route("/upload/resumable", any(|| async { StorageError::NotSupported("resumable uploads") }))
        .route("/upload/resumable/{*rest}", any(|| async { StorageError::NotSupported("resumable uploads") }))
        .route("/cdn/{*rest}", any(|| async { StorageError::NotSupported("a CDN") }))
        .method_not_allowed_fallback(|| async { StorageError::MethodNotAllowed })
        .fallback(|| async { StorageError::NotFound })
        .layer(DefaultBodyLimit::max(MAX_JSON))
        .with_state(state)
}
