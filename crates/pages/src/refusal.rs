//! Why a page cannot be shown.

use axum::response::Response;
use devproof_db::DbError;
use http::{HeaderName, HeaderValue, StatusCode, header};

/// What is for no search engine says so by this header.
pub(crate) const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// Why a page cannot be shown.
pub(crate) enum Refusal {
    /// It is not there, or not for visitors.
    NotFound,
    /// This address read too many pages.
    TooMany,
    /// The database does not answer.
    Unavailable,
}

impl Refusal {
    /// The answer's status.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// The same answer, with the seconds after which it is worth asking again (`Retry-After`).
    pub fn with_pause(&self, mut answer: Response) -> Response {
        let seconds = match self {
            Self::NotFound => return answer,
            Self::TooMany => "600",
            Self::Unavailable => "2",
        };
        answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(seconds));
        answer
    }
}

impl From<DbError> for Refusal {
    fn from(error: DbError) -> Self {
        match error {
            // Too many at once; a line for each would be the next flood.
            DbError::Busy => tracing::debug!(%error, "a public page could not be read"),
            _ => tracing::error!(%error, "a public page could not be read"),
        }
        Self::Unavailable
    }
}
