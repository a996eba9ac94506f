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
use crate::response::{Answer, of_rows};
use crate::schema_cache::{Returns, SchemaCache, near};
use crate::state::RestState;
use axum::body::Body;
use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::http::{Response, StatusCode};
use devproof_db::Access;

pub(super) async fn answer(
    state: &RestState,
    request: &ParsedRequest,
    cache: &SchemaCache,
    name: &str,
) -> Result<Response<Body>, RestError> {
    let form = negotiate(header(&request.parts.headers, &ACCEPT))?;
    let plan = plan(state, request, cache, name).map_err(|error| with_near_command(state, error))?;
    // Lines have columns, so single values and rows of columns unknown to us have no lines.
    if form.csv && !(has_rows(&plan) && plan.read.keys().is_some()) {
        return Err(RestError::MediaType("text/csv".into()));
    }
    (state.rpc_guard)(&request.identity, name).await?;

    let options = options(state, request, &plan, form)?;
    let writes = request.verb == Verb::Post && plan.volatile;
    let access = if writes { Access::ReadWrite } else { Access::ReadOnly };
    let sql = query::call(&plan, options);
    let run = Run { access, reads_request: plan.reads_request || cache.rules_read_request };
    let mut outcome = execute(state, request, run, &sql).await?;
    let body = outcome.take_body(state.limits.answer_bytes(request.caller.role))?;
    if form.singular && plan.set && has_rows(&plan) && outcome.rows != 1 {
        return Err(RestError::Singular(outcome.rows));
    }

    let nothing = plan.returns == Returns::Void || minimal(request);
    let (status, range) = of_rows(plan.read.rows.offset, outcome.rows, outcome.total, options.count)?;
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

fn plan(state: &RestState, request: &ParsedRequest, cache: &SchemaCache, name: &str) -> Result<CallPlan, RestError> {
    let scope = request.scope(state, cache);
    match request.verb {
        Verb::Post => {
            let query = Query::parse(request.raw_query(), KeysAre::Filters, &state.limits)?;
            let content_type = header(&request.parts.headers, &CONTENT_TYPE);
            let payload = Payload::parse(&request.body, content_type, Some("{}"), &state.limits)?;
            call_with_body(scope, name, &query, &payload)
        }
        _ => {
            call_with_query(scope, name, Query::parse(request.raw_query(), KeysAre::PerhapsArguments, &state.limits)?)
        }
    }
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
