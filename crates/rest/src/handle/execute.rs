//! Carries out the one statement of a request and reads its one row.

use super::{ParsedRequest, Verb};
use crate::error::{RestError, from_db};
use crate::query::Answer;
use crate::request::Target;
use crate::state::RestState;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use bytes::Bytes;
use devproof_claims::network_of;
use devproof_db::{Access, Actor, DbError, FromRow, Row, Settings, Sql};
use serde_json::{Map, Value};

/// What a statement answered.
#[derive(Debug, Clone)]
pub(super) struct Outcome {
    pub(super) total: Option<i64>,
    pub(super) rows: i64,
    pub(super) body: Option<Bytes>,
    pub(super) body_bytes: i64,
    pub(super) headers: Option<String>,
    pub(super) status: Option<String>,
    pub(super) affected: i64,
    pub(super) updated: i64,
    pub(super) location: Option<String>,
}

impl Outcome {
    /// The answer's row, whose body stays the bytes that PostgreSQL sent.
    fn read(row: &Row) -> Result<Self, DbError> {
        let body = row.text_bytes("body")?;
        let Answer { total, rows, body_bytes, headers, status, affected, updated, location } = Answer::from_row(row)?;
        Ok(Self {
            total,
            rows,
            body,
            body_bytes: body_bytes.unwrap_or(0),
            headers,
            status,
            affected: affected.unwrap_or(0),
            updated: updated.unwrap_or(0),
            location,
        })
    }

    /// The body, if it was not too long to be sent.
    pub(super) fn take_body(&mut self, max_bytes: i64) -> Result<Bytes, RestError> {
        match self.body.take() {
            Some(body) => Ok(body),
            None if self.body_bytes > max_bytes => Err(RestError::AnswerTooLarge(max_bytes)),
            None => Ok(Bytes::new()),
        }
    }
}

/// How a statement runs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Run {
    pub(super) access: Access,
    /// A function, policy or view that it can reach reads the `request.*` settings. They are set only then.
    pub(super) reads_request: bool,
}

/// Runs `sql` as the caller.
pub(super) async fn execute(
    state: &RestState,
    request: &ParsedRequest,
    Run { access, reads_request }: Run,
    sql: &Sql,
) -> Result<Outcome, RestError> {
    let settings = settings(request, reads_request);
    let actor = Actor::Caller(&request.caller);
    let result = match request.prefer.rollback {
        Some(true) => rolled_back(state, actor, access, &settings, sql).await,
        _ => state.db.run(actor, access, &settings, sql).await,
    };
    let rows = result.map_err(|error| from_db(&error, request.caller.role))?;
    let row = rows.first().ok_or(RestError::Internal)?;
    Outcome::read(row).map_err(|error| from_db(&error, request.caller.role))
}

/// `Prefer: tx=rollback`: everything happens, and then nothing has.
async fn rolled_back(
    state: &RestState,
    actor: Actor<'_>,
    access: Access,
    settings: &Settings,
    sql: &Sql,
) -> Result<Vec<Row>, DbError> {
    let tx = state.db.begin(actor).await?;
    let read_only = if access == Access::ReadOnly { "on" } else { "off" };
    let mut context = Sql::new("select set_config('transaction_read_only', $1, true)").bind(read_only);
    for (name, value) in &settings.pairs {
        context.push(", set_config(");
        context.push_bind(*name);
        context.push(", ");
        context.push_bind(value.as_str());
        context.push(", true)");
    }
    tx.query(&context).await?;
    let rows = tx.query(sql).await?;
    tx.rollback().await?;
    Ok(rows)
}

/// What functions and policies may read of the request.
fn settings(request: &ParsedRequest, reads_request: bool) -> Settings {
    let mut pairs = Vec::new();
    if reads_request {
        pairs.extend([
            ("request.method", request.parts.method.to_string()),
            ("request.path", request.parts.uri.path().to_owned()),
            ("request.headers", headers(&request.parts.headers)),
        ]);
    }
    // A call that may write can count its caller by where they are; nothing else needs to know.
    if reads_request && request.verb == Verb::Post && matches!(request.target, Target::Rpc(_)) {
        pairs.push(("request.network", network_of(request.identity.peer_ip).to_string()));
    }
    pairs.extend(request.prefer.timezone.clone().map(|zone| ("timezone", zone)));
    Settings { pairs, ..Settings::default() }
}

/// The headers as a JSON object with lower-case names, without what proves who asks: a function that writes them
/// down must not write down a key.
fn headers(headers: &HeaderMap) -> String {
    let secret = [AUTHORIZATION.as_str(), COOKIE.as_str(), "apikey", "proxy-authorization"];
    let object: Map<String, Value> = headers
        .iter()
        .filter(|(name, _)| !secret.contains(&name.as_str()))
        .filter_map(|(name, value)| Some((name.as_str().to_owned(), Value::from(value.to_str().ok()?))))
        .collect();
    Value::Object(object).to_string()
}
