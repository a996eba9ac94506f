//! POST, PATCH, PUT and DELETE of a table.

use super::execute::{Outcome, Run, execute};
use super::{ParsedRequest, Verb};
use crate::error::RestError;
use crate::plan::write::{self, Change, WritePlan};
use crate::query::{self, WriteOptions};
use crate::request::accept::negotiate;
use crate::request::body::Payload;
use crate::request::header;
use crate::request::prefer::Applied;
use crate::request::query::{KeysAre, Query};
use crate::response::{Answer, location, of_writes};
use crate::schema_cache::SchemaCache;
use crate::state::RestState;
use axum::body::Body;
use axum::http::header::{ACCEPT, CONTENT_TYPE, LOCATION};
use axum::http::{Response, StatusCode};
use devproof_db::Access;

pub(super) async fn answer(
    state: &RestState,
    request: &ParsedRequest,
    cache: &SchemaCache,
    name: &str,
) -> Result<Response<Body>, RestError> {
    let scope = request.scope(state, cache);
    let prefer = &request.prefer;
    let form = negotiate(header(&request.parts.headers, &ACCEPT))?;
    let query = Query::parse(request.raw_query(), KeysAre::Filters, &state.limits)?;
    let table = scope.table(name)?;
    let payload = || Payload::of_table(&request.body, header(&request.parts.headers, &CONTENT_TYPE), &state.limits);
    let plan = match request.verb {
        Verb::Post => write::insert(scope, table, &query, prefer, &payload()?)?,
        Verb::Patch => write::update(scope, table, &query, prefer, &payload()?)?,
        Verb::Put => write::put(scope, table, &query, prefer, &payload()?)?,
        Verb::Delete => write::delete(scope, table, &query, prefer)?,
        Verb::Get | Verb::Head | Verb::Options => return Err(RestError::Internal),
    };
    let representation = prefer.representation();
    let bounds_rows = matches!(request.verb, Verb::Patch | Verb::Delete);
    let options = WriteOptions { form, representation, max_affected: prefer.max_affected().filter(|_| bounds_rows) };
    let sql = query::write(&plan, options);
    let run = Run { access: Access::ReadWrite, reads_request: cache.rules_read_request };
    let mut outcome = execute(state, request, run, &sql).await?;
    let body = outcome.take_body(i64::MAX)?;

    let mut answer = Answer::new(status(request.verb, &plan, &outcome, representation), request.profiled);
    if representation {
        answer.body(form.content_type(), body);
    }
    if let Some(range) = range(request, &outcome) {
        answer.content_range(&range);
    }
    if let Some(target) = outcome.location.as_deref().and_then(|values| location(name, &plan.location, values)) {
        answer.header(LOCATION.as_str(), &target);
    }
    let applied = Applied {
        resolution: matches!(plan.change, Change::Insert { conflict: Some(_), .. }) && request.verb == Verb::Post,
        missing: matches!(request.verb, Verb::Post | Verb::Patch),
        returning: true,
        max_affected: bounds_rows,
    };
    answer.applied(prefer, applied, state.limits.allow_rollback);
    answer.settings(outcome.headers.as_deref(), outcome.status.as_deref())?;
    Ok(answer.finish(false))
}

/// 201 for something new, 200 for something to read, 204 for neither.
fn status(verb: Verb, plan: &WritePlan, outcome: &Outcome, representation: bool) -> StatusCode {
    let inserted = outcome.affected > outcome.updated;
    let merges = matches!(&plan.change, Change::Insert { conflict: Some(conflict), .. } if conflict.merge);
    match verb {
        Verb::Post if merges && !inserted => StatusCode::OK,
        Verb::Post => StatusCode::CREATED,
        Verb::Put if inserted => StatusCode::CREATED,
        _ if representation => StatusCode::OK,
        _ => StatusCode::NO_CONTENT,
    }
}

fn range(request: &ParsedRequest, outcome: &Outcome) -> Option<String> {
    let counted = request.prefer.count.map(|_| outcome.affected);
    match request.verb {
        Verb::Put => None,
        Verb::Patch => Some(of_writes(outcome.affected, counted)),
        _ => Some(of_writes(0, counted)),
    }
}
