//! Questions to the database, asked as a visitor.

use crate::{app::App, guard, identify};
use axum::{extract::Request, response::Response};
use devproof_claims::Caller;
use devproof_db::{Access, Actor, DbError, Row, Settings, Sql};
use http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::net::IpAddr;

/// What a page needs to know of a request.
pub(crate) struct Visit {
    pub headers: HeaderMap,
    pub uri: Uri,
    /// The address that limits are counted by.
    peer: IpAddr,
}

impl Visit {
    /// Of this request.
    pub fn of(app: &App, request: &Request) -> Self {
        Self {
            headers: request.headers().clone(),
            uri: request.uri().clone(),
            peer: identify::peer(request, &app.config.trusted_proxies),
        }
    }
}

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

/// The answer of a function, as it came and understood.
pub(crate) async fn one<T: DeserializeOwned>(app: &App, sql: Sql) -> Result<(Value, T), Refusal> {
    let rows = rows(app, sql).await?;
    let answer = rows.first().and_then(|row| row.get::<_, Option<Value>>(0)).ok_or(Refusal::NotFound)?;
    match T::deserialize(&answer) {
        Ok(known) => Ok((answer, known)),
        Err(error) => {
            tracing::error!(%error, "a public page is not what it was");
            Err(Refusal::Unavailable)
        }
    }
}

/// The rows of a statement.
pub(crate) async fn rows(app: &App, sql: Sql) -> Result<Vec<Row>, Refusal> {
    let visitor = Caller::anon();
    Ok(app.db.run(Actor::Caller(&visitor), Access::ReadOnly, &Settings::default(), &sql).await?)
}

/// Counts this request for its address, together with calls of the function `name` where that is counted too.
pub(crate) async fn counted(app: &App, visit: &Visit, name: &str) -> Result<(), Refusal> {
    match guard::page_allowed(&app.db, &*app.clock, visit.peer, name).await {
        Ok(true) => Ok(()),
        Ok(false) => Err(Refusal::TooMany),
        Err(error) => Err(error.into()),
    }
}

/// Whether a text can be an address of a person or a company at all.
pub(crate) fn is_slug(text: &str) -> bool {
    (1..=60).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}
