//! Every way in which a call can fail, in the form that storage-js reads: `statusCode` is a text, and what is wrong
//! with the request answers HTTP 400 whatever that text says. Codes are only ever added to.

use axum::response::{IntoResponse, Response};
use devproof_claims::{SessionFault, TokenError};
use devproof_db::{DbError, DbErrorKind};
use http::{HeaderValue, StatusCode, header};
use serde_json::json;
use std::{borrow::Cow, io};

/// A failed call. [`StorageError::facts`] is the one table of statuses and codes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StorageError {
    /// No such bucket, or none that the address may be used for.
    NoSuchBucket,
    /// No such object, or none that the caller may read.
    NoSuchKey,
    /// The name is taken.
    Duplicate,
    /// The bucket still holds objects.
    NotEmpty,
    /// The database's policies refuse it.
    AccessDenied,
    /// The bearer token, or the token of a signed address, does not hold.
    InvalidJwt(TokenError),
    /// The token's session has ended.
    SessionEnded,
    /// The account has a second factor, and the session has not shown it.
    FactorNeeded,
    /// The token of a signed address was made for something else.
    InvalidSignature,
    /// What the bytes are is not what the bucket takes.
    InvalidMimeType(Cow<'static, str>),
    /// An image that cannot be decoded, or is larger than is decoded here; says what.
    BadImage(Cow<'static, str>),
    /// The body is larger than the bucket takes.
    EntityTooLarge,
    /// A name that no object can have.
    InvalidKey(String),
    /// A name that no bucket can have.
    InvalidBucketName,
    /// A field or header is missing, of the wrong type or senseless; says which.
    InvalidParameter(Cow<'static, str>),
    /// The body cannot be read; says why.
    InvalidRequest(Cow<'static, str>),
    /// The range lies outside the object of this size.
    InvalidRange(u64),
    /// The caller keeps as much as one person may.
    QuotaExceeded,
    /// Too many uploads at once.
    SlowDown,
    /// There is such a thing in the protocol, but not here; says what.
    NotSupported(&'static str),
    /// No such route.
    NotFound,
    /// The route does not take the method.
    MethodNotAllowed,
    /// The disk, or the bucket behind us, is full.
    Full,
    /// Where the bytes lie does not answer.
    Unavailable,
    /// The database was too slow.
    DatabaseTimeout,
    /// Our mistake.
    Internal,
}

/// HTTP status, `statusCode`, `error`, `code`, `message`.
type Facts = (u16, u16, &'static str, &'static str, Cow<'static, str>);

impl StorageError {
    /// The table. Names and texts that stock clients know are the protocol's own.
    pub(crate) fn facts(&self) -> Facts {
        let fixed =
            |http, code, error, name, message: &'static str| (http, code, error, name, Cow::Borrowed(message));
        match self {
            Self::NoSuchBucket => fixed(400, 404, "Bucket not found", "NoSuchBucket", "Bucket not found"),
            Self::NoSuchKey => fixed(400, 404, "not_found", "NoSuchKey", "Object not found"),
            Self::Duplicate => fixed(400, 409, "Duplicate", "KeyAlreadyExists", "The resource already exists"),
            Self::NotEmpty => fixed(400, 409, "ResourceNotEmpty", "ResourceNotEmpty", "bucket not empty"),
            Self::AccessDenied => {
                fixed(400, 403, "Unauthorized", "AccessDenied", "new row violates row-level security policy")
            }
            Self::InvalidJwt(TokenError::Expired) => {
                fixed(400, 400, "InvalidJWT", "InvalidJWT", "\"exp\" claim timestamp check failed")
            }
            Self::InvalidJwt(TokenError::Malformed) => {
                fixed(400, 400, "InvalidJWT", "InvalidJWT", "Invalid Compact JWS")
            }
            Self::InvalidJwt(error) => (400, 400, "InvalidJWT", "InvalidJWT", error.to_string().into()),
            Self::FactorNeeded => {
                fixed(403, 403, "Unauthorized", SessionFault::FACTOR_CODE, SessionFault::FACTOR_MESSAGE)
            }
            Self::SessionEnded => fixed(403, 403, "Unauthorized", "InvalidJWT", "the session has ended"),
            Self::InvalidSignature => {
                fixed(400, 400, "InvalidSignature", "InvalidSignature", "The signature is not valid for this address")
            }
            Self::InvalidMimeType(kind) => (
                400,
                415,
                "invalid_mime_type",
                "InvalidMimeType",
                format!("mime type {kind} is not supported").into(),
            ),
            Self::BadImage(why) => (400, 422, "InvalidImage", "InvalidImage", why.clone()),
            Self::EntityTooLarge => {
                fixed(400, 413, "Payload too large", "EntityTooLarge", "The object exceeded the maximum allowed size")
            }
            Self::InvalidKey(key) => (400, 400, "InvalidKey", "InvalidKey", format!("Invalid key: {key}").into()),
            Self::InvalidBucketName => fixed(400, 400, "Invalid Input", "InvalidBucketName", "Bucket name invalid"),
            Self::InvalidParameter(what) => (400, 400, "InvalidParameter", "InvalidParameter", what.clone()),
            Self::InvalidRequest(why) => (400, 400, "InvalidRequest", "InvalidRequest", why.clone()),
            Self::InvalidRange(_) => {
                fixed(416, 416, "invalid_range", "InvalidRange", "The requested range is not satisfiable")
            }
            Self::QuotaExceeded => fixed(
                400,
                409,
                "QuotaExceeded",
                "QuotaExceeded",
                "You've reached the limit for files in this bucket. Delete some, then try again.",
            ),
            Self::SlowDown => {
                fixed(429, 429, "SlowDown", "SlowDown", "Too many uploads at once. Try again in a moment.")
            }
            Self::NotSupported(what) => {
                (400, 409, "FeatureNotEnabled", "FeatureNotEnabled", format!("Not supported: {what}").into())
            }
            Self::NotFound => fixed(404, 404, "not_found", "NotFound", "Endpoint not found"),
            Self::MethodNotAllowed => {
                fixed(405, 405, "MethodNotAllowed", "MethodNotAllowed", "This endpoint doesn't support that method")
            }
            Self::Full => fixed(
                507,
                507,
                "InsufficientStorage",
                "InsufficientStorage",
                "Storage is full. Ask the operator to free up space.",
            ),
            Self::Unavailable => fixed(
                503,
                503,
                "StorageUnavailable",
                "StorageUnavailable",
                "Files are unavailable right now. Try again.",
            ),
            Self::DatabaseTimeout => {
                fixed(544, 544, "DatabaseTimeout", "DatabaseTimeout", "The database took too long. Try again.")
            }
            Self::Internal => fixed(500, 500, "Internal", "InternalError", "Internal Server Error"),
        }
    }

    /// A name that was refused, cut so that the answer stays small.
    pub(crate) fn invalid_key(name: &str) -> Self {
        Self::InvalidKey(name.chars().take(100).collect())
    }
}

impl From<DbError> for StorageError {
    fn from(error: DbError) -> Self {
        match error.sqlstate() {
            Some("42501") => return Self::AccessDenied,
            Some("23505") => return Self::Duplicate,
            // The bucket went away meanwhile.
            Some("23503") => return Self::NoSuchBucket,
            // storage.count_usage
            Some("53400") => return Self::QuotaExceeded,
            // storage.keep_bytes: the sweeper took what came in too slowly.
            Some("55000") => return Self::Unavailable,
            Some("53100") => return Self::Full,
            // A text that PostgreSQL cannot hold (NUL), a check of the table.
            Some("22021" | "22P05" | "23514") => {
                return Self::InvalidParameter("A value contains characters that can't be stored".into());
            }
            _ => {}
        }
        let slow = error.kind() == DbErrorKind::PoolTimeout || matches!(error.sqlstate(), Some("57014" | "55P03"));
        if slow {
            tracing::warn!(%error, "storage: the database was too slow");
            return Self::DatabaseTimeout;
        }
        tracing::error!(%error, "storage: the database failed");
        if error.kind() == DbErrorKind::Connection { Self::Unavailable } else { Self::Internal }
    }
}

impl From<io::Error> for StorageError {
    fn from(error: io::Error) -> Self {
        tracing::error!(%error, "storage: a file could not be written or read");
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            _ => Self::Unavailable,
        }
    }
}

impl From<object_store::Error> for StorageError {
    fn from(error: object_store::Error) -> Self {
        tracing::error!(%error, "storage: the bytes could not be reached");
        if is_full(&error) { Self::Full } else { Self::Unavailable }
    }
}

/// Whether the disk is full, wherever in the chain of causes that stands.
fn is_full(error: &object_store::Error) -> bool {
    let mut cause = std::error::Error::source(error);
    while let Some(error) = cause {
        let io = error.downcast_ref::<io::Error>();
        if io.is_some_and(|io| matches!(io.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded)) {
            return true;
        }
        cause = error.source();
    }
    false
}

impl IntoResponse for StorageError {
    fn into_response(self) -> Response {
        let (http, status_code, error, code, message) = self.facts();
        let body = json!({ "statusCode": status_code.to_string(), "error": error, "code": code, "message": message });
        let status = StatusCode::from_u16(http).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, axum::Json(body)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        match self {
            Self::SlowDown | Self::Unavailable | Self::DatabaseTimeout => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
            }
            Self::InvalidRange(size) => {
                if let Ok(value) = HeaderValue::from_str(&format!("bytes */{size}")) {
                    headers.insert(header::CONTENT_RANGE, value);
                }
            }
            _ => {}
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_told_from_a_broken_one() {
        let full = || io::Error::from(io::ErrorKind::StorageFull);
        assert_eq!(StorageError::from(full()), StorageError::Full);
        let below = |source: io::Error| object_store::Error::Generic { store: "folder", source: Box::new(source) };
        assert_eq!(StorageError::from(below(full())), StorageError::Full);
        assert_eq!(StorageError::from(below(io::ErrorKind::PermissionDenied.into())), StorageError::Unavailable);
        assert_eq!(StorageError::Full.into_response().status(), StatusCode::INSUFFICIENT_STORAGE);
    }

    #[test]
    fn an_answer_is_small_and_in_the_protocols_form() {
        let refused = StorageError::invalid_key(&"x".repeat(5000));
        let (http, code, _, name, message) = refused.facts();
        assert_eq!((http, code, name), (400, 400, "InvalidKey"));
        assert!(message.len() < 200);
        let response = StorageError::InvalidRange(7).into_response();
        assert_eq!(response.headers()["content-range"], "bytes */7");
    }
}
