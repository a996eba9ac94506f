//! Calls of SQL functions, by POST and by GET and HEAD.

use super::execute::execute;
use super::read::counting;
use super::{Asked, Verb};
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
    asked: &Asked,
    cache: &SchemaCache,
    name: &str,
) -> Result<Response<Body>, RestError> {
    let form = negotiate(header(&asked.parts.headers, &ACCEPT))?;
    let plan = plan(state, asked, cache, name).map_err(|error| with_near_command(state, error))?;
    // Lines have columns, so single values and rows of columns unknown to us have no lines.
    if form.csv && !(has_rows(&plan) && plan.read.keys().is_some()) {
        return Err(RestError::MediaType("text/csv".into()));
    }
    (state.rpc_guard)(&asked.identity, name).await?;

    let options = options(state, asked, &plan, form)?;
    let writes = asked.verb == Verb::Post && plan.volatile;
    let access = if writes { Access::ReadWrite } else { Access::ReadOnly };
    let sql = query::call(&plan, options);
    let mut outcome = execute(state, asked, access, &sql).await?;
    let body = outcome.take_body(state.limits.answer_bytes(asked.caller.role))?;
    if form.singular && plan.set && has_rows(&plan) && outcome.rows != 1 {
        return Err(RestError::Singular(outcome.rows));
    }

    let nothing = plan.returns == Returns::Void || minimal(asked);
    let (status, range) = of_rows(plan.read.rows.offset, outcome.rows, outcome.total, options.count)?;
    let mut answer = Answer::new(if nothing { StatusCode::NO_CONTENT } else { status }, asked.profiled);
    if !nothing {
        answer.body(form.content_type(), body);
    }
    answer.content_range(&range);
    let applied = Applied { returning: minimal(asked), max_affected: true, ..Applied::default() };
    answer.applied(&asked.prefer, applied, state.limits.allow_rollback);
    answer.settings(outcome.headers.as_deref(), outcome.status.as_deref())?;
    Ok(answer.finish(asked.head()))
}

fn plan(state: &RestState, asked: &Asked, cache: &SchemaCache, name: &str) -> Result<CallPlan, RestError> {
    let scope = asked.scope(state, cache);
    match asked.verb {
        Verb::Post => {
            let query = Query::parse(asked.raw_query(), KeysAre::Filters, &state.limits)?;
            let content_type = header(&asked.parts.headers, &CONTENT_TYPE);
            let payload = Payload::parse(&asked.body, content_type, Some("{}"), &state.limits)?;
            call_with_body(scope, name, &query, &payload)
        }
        _ => call_with_query(scope, name, Query::parse(asked.raw_query(), KeysAre::PerhapsArguments, &state.limits)?),
    }
}

fn options(state: &RestState, asked: &Asked, plan: &CallPlan, form: Form) -> Result<CallOptions, RestError> {
    let max_affected = asked.prefer.max_affected();
    if max_affected.is_some() && !plan.set {
        return Err(RestError::MaxAffectedRpc);
    }
    let writes = asked.verb == Verb::Post && plan.volatile;
    Ok(CallOptions {
        form,
        head: asked.head() || minimal(asked),
        count: counting(asked, state),
        max_affected,
        // What was written stays written, so its answer is never withheld.
        max_bytes: (!writes).then_some(state.limits.answer_bytes(asked.caller.role)),
        require_one: form.singular && plan.set && has_rows(plan) && writes,
    })
}

/// Single values ignore the wish for a single row.
fn has_rows(plan: &CallPlan) -> bool {
    matches!(plan.returns, Returns::Table(_) | Returns::Record(_))
}

fn minimal(asked: &Asked) -> bool {
    asked.verb == Verb::Post && asked.prefer.returning == Some(Return::Minimal)
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
