//! Calls of SQL functions, by POST and by GET and HEAD.

use super::execute::{Run, execute};
use super::read::counting;
use super::{ParsedRequest, Verb};
use crate::error::RestError;
use crate::plan::call::{CallPlan, call_with_body, call_with_query};
use crate::query::{self, CallOptions};
use crate::request::accept::{Form, negotiate};
use crate::request::body::Payload;
use crate::request::header;
use crate::request::prefer::{Applied, Return};
use crate::request::query::{KeysAre, Query};
use crate::request::strict_json::Shape;
use crate::response::{Answer, of_rows};
use crate::schema_cache::{Returns, SchemaCache, near};
use crate::state::RestState;
use axum::body::Body;
use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::http::{Response, StatusCode};
use devproof_db::{Access, Sql};
use std::sync::Arc;

pub(super) async fn answer(
    state: &RestState,
    request: &ParsedRequest,
    cache: &SchemaCache,
    name: &str,
) -> Result<Response<Body>, RestError> {
    let form = negotiate(header(&request.parts.headers, &ACCEPT))?;
    let (plan, sql) =
        statement(state, request, cache, name, form).map_err(|error| with_near_command(state, error))?;
    (state.rpc_guard)(&request.identity, name).await?;

    let writes = request.verb == Verb::Post && plan.volatile;
    let access = if writes { Access::ReadWrite } else { Access::ReadOnly };
    let run = Run { access, reads_request: plan.reads_request || cache.rules_read_request };
    let mut outcome = execute(state, request, run, &sql).await?;
    let body = outcome.take_body(state.limits.answer_bytes(request.caller.role))?;
    if form.singular && plan.set && has_rows(&plan) && outcome.rows != 1 {
        return Err(RestError::Singular(outcome.rows));
    }

    let nothing = plan.returns == Returns::Void || minimal(request);
    let (status, range) = of_rows(plan.read.rows.offset, outcome.rows, outcome.total, counting(request, state))?;
    let mut answer = Answer::new(if nothing { StatusCode::NO_CONTENT } else { status }, request.profiled);
    if !nothing {
        answer.body(form.content_type(), body);
    }
    answer.content_range(&range);
    let applied = Applied { returning: minimal(request), max_affected: true, ..Applied::default() };
    answer.applied(&request.prefer, applied, state.limits.allow_rollback);
    answer.settings(outcome.headers.as_deref(), outcome.status.as_deref())?;
    Ok(answer.finish(request.head()))
}

/// The plan of a call and its statement, by way of those that are kept: of calls by POST the body is the only value.
fn statement(
    state: &RestState,
    request: &ParsedRequest,
    cache: &SchemaCache,
    name: &str,
    form: Form,
) -> Result<(Arc<CallPlan>, Sql), RestError> {
    let scope = request.scope(state, cache);
    let finish = |plan: CallPlan| {
        // Lines have columns, so single values and rows of columns unknown to us have no lines.
        if form.csv && !(has_rows(&plan) && plan.read.keys().is_some()) {
            return Err(RestError::MediaType("text/csv".into()));
        }
        let sql = query::call(&plan, options(state, request, &plan, form)?);
        Ok((plan, sql))
    };
    if request.verb != Verb::Post {
        let query = Query::parse(request.raw_query(), KeysAre::PerhapsArguments, &state.limits)?;
        let (plan, sql) = finish(call_with_query(scope, name, query)?)?;
        return Ok((Arc::new(plan), sql));
    }
    let query = Query::parse(request.raw_query(), KeysAre::Filters, &state.limits)?;
    let content_type = header(&request.parts.headers, &CONTENT_TYPE);
    let payload = Payload::parse(&request.body, content_type, Some("{}"), &state.limits)?;
    let key = shape(state, request, name, form, &payload.shape);
    state.statements.calls.statement(cache.version, key, std::slice::from_ref(&payload.text), |values| {
        let text = values.first().cloned().unwrap_or_default();
        finish(call_with_body(scope, name, &query, &Payload { text, shape: payload.shape.clone() })?)
    })
}

/// What a call's statement depends on beside the body's text. `None` for those that choose among rows: they rarely
/// come twice.
fn shape(state: &RestState, request: &ParsedRequest, name: &str, form: Form, body: &Shape) -> Option<String> {
    let Shape::Object(keys) = body else { return None };
    if !request.raw_query().is_empty() || request.prefer.max_affected().is_some() {
        return None;
    }
    let (role, count) = (request.caller.role.as_str(), counting(request, state));
    let mut key = format!("{name}\0{role}\0{form:?}{count:?}{}", minimal(request));
    for name in keys {
        key.push_str(&format!("\0{}:{name}", name.len()));
    }
    Some(key)
}

fn options(
    state: &RestState,
    request: &ParsedRequest,
    plan: &CallPlan,
    form: Form,
) -> Result<CallOptions, RestError> {
    let max_affected = request.prefer.max_affected();
    if max_affected.is_some() && !plan.set {
        return Err(RestError::MaxAffectedRpc);
    }
    let writes = request.verb == Verb::Post && plan.volatile;
    Ok(CallOptions {
        form,
        head: request.head() || minimal(request),
        count: counting(request, state),
        max_affected,
        // What was written stays written, so its answer is never withheld.
        max_bytes: (!writes).then_some(state.limits.answer_bytes(request.caller.role)),
        require_one: form.singular && plan.set && has_rows(plan) && writes,
    })
}

/// Single values ignore the wish for a single row.
fn has_rows(plan: &CallPlan) -> bool {
    matches!(plan.returns, Returns::Table(_) | Returns::Record(_))
}

fn minimal(request: &ParsedRequest) -> bool {
    request.verb == Verb::Post && request.prefer.returning == Some(Return::Minimal)
}

/// Commands look like functions, so a misspelt one is hinted at as well.
fn with_near_command(state: &RestState, error: RestError) -> RestError {
    match error {
        RestError::NoFunction { name, arguments, near: None } => {
            let nearest = near(&name, state.commands.names().into_iter());
            let near = nearest.and_then(|near| Some(super::command::signature(near, state.commands.get(near)?)));
            RestError::NoFunction { name, arguments, near }
        }
        other => other,
    }
}
