//! Questions to the database, asked as a visitor.

use crate::{refusal::Refusal, state::Pages};
use axum::extract::Request;
use devproof_claims::Caller;
use devproof_db::{Access, Actor, Row, Rows, Settings, Sql};
use http::{HeaderMap, Uri};
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
    pub fn of(pages: &Pages, request: &Request) -> Self {
        Self { headers: request.headers().clone(), uri: request.uri().clone(), peer: (pages.peer)(request) }
    }
}

/// The answer of a function, as it came and understood.
pub(crate) async fn one<T: DeserializeOwned>(pages: &Pages, sql: Sql) -> Result<(Value, T), Refusal> {
    let rows = rows(pages, sql).await?;
    let answer = rows.first_value::<Option<Value>>()?.flatten().ok_or(Refusal::NotFound)?;
    match T::deserialize(&answer) {
        Ok(known) => Ok((answer, known)),
        Err(error) => {
            tracing::error!(%error, "a public page is not what it was");
            Err(Refusal::Unavailable)
        }
    }
}

/// The rows of a statement.
pub(crate) async fn rows(pages: &Pages, sql: Sql) -> Result<Vec<Row>, Refusal> {
    let visitor = Caller::anon();
    Ok(pages.db.run(Actor::Caller(&visitor), Access::ReadOnly, &Settings::default(), &sql).await?)
}

/// Counts this request for its address, together with calls of the function `name` where that is counted too.
pub(crate) async fn count_visit(pages: &Pages, visit: &Visit, name: &'static str) -> Result<(), Refusal> {
    match (pages.guard)(visit.peer, name).await {
        Ok(true) => Ok(()),
        Ok(false) => Err(Refusal::TooMany),
        Err(error) => Err(error.into()),
    }
}

/// Whether a text can be an address of a person or a company at all.
pub(crate) fn is_slug(text: &str) -> bool {
    (1..=60).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}
