//! GET and HEAD of a table.

use super::execute::{Run, execute};
use super::{ParsedRequest, Verb};
use crate::error::RestError;
use crate::plan::{Columns, cost, read};
use crate::query::{self, Counting, ReadOptions};
use crate::request::accept::negotiate;
use crate::request::header;
use crate::request::prefer::{Applied, Count};
use crate::request::query::{KeysAre, Query, pairs};
use crate::request::range::range_header;
use crate::response::{Answer, content_location, of_rows};
use crate::schema_cache::SchemaCache;
use crate::state::RestState;
use crate::statements::Pairs;
use axum::body::Body;
use axum::http::Response;
use axum::http::header::{ACCEPT, RANGE};
use devproof_db::Access;

pub(super) async fn answer(
    state: &RestState,
    request: &ParsedRequest,
    cache: &SchemaCache,
    name: &str,
) -> Result<Response<Body>, RestError> {
    let scope = request.scope(state, cache);
    let form = negotiate(header(&request.parts.headers, &ACCEPT))?;
    let sent = pairs(request.raw_query(), &state.limits)?;
    let range = header(&request.parts.headers, &RANGE).filter(|_| request.verb == Verb::Get);
    let max_bytes = state.limits.answer_bytes(request.caller.role);
    let options = ReadOptions { form, head: request.head(), count: counting(request, state), max_bytes };
    let split = Pairs::new(&sent);
    let write = |values: &[String]| {
        let query = Query::of_pairs(&split.with(values), KeysAre::Filters, &state.limits)?;
        let table = scope.table(name)?;
        let mut plan = read::read(scope, Columns::Table(table), &query)?;
        if let Some(range) = range {
            plan.rows = plan.rows.intersect(range_header(range)?);
        }
        let sql = query::read(&table.name, &plan, options);
        Ok((plan, sql))
    };
    let key = match range {
        Some(_) => None,
        None => split.key(format!("{name}\0{}\0{options:?}\0", request.caller.role.as_str())),
    };
    let (plan, sql) = state.statements.reads.statement(cache.version, key, &split.values, write)?;
    // Tables grow while their statements are kept.
    cost::check(scope, scope.table(name)?, &plan)?;
    let run = Run { access: Access::ReadOnly, reads_request: cache.rules_read_request };
    let mut outcome = execute(state, request, run, &sql).await?;
    let body = outcome.take_body(max_bytes)?;
    if form.singular && outcome.rows != 1 {
        return Err(RestError::Singular(outcome.rows));
    }
    let (status, range) = of_rows(plan.rows.offset, outcome.rows, outcome.total, options.count)?;
    let mut answer = Answer::new(status, request.profiled);
    answer.body(form.content_type(), body);
    answer.content_range(&range);
    answer.header("content-location", &content_location(&format!("/{name}"), &sent));
    answer.applied(&request.prefer, Applied::default(), state.limits.allow_rollback);
    answer.settings(outcome.headers.as_deref(), outcome.status.as_deref())?;
    Ok(answer.finish(request.head()))
}

/// How rows are counted. The planner's estimate would tell about rows that the caller must not see, so the two
/// modes that ask for it get an exact count up to a bound.
pub(super) fn counting(request: &ParsedRequest, state: &RestState) -> Counting {
    match request.prefer.count {
        None => Counting::No,
        Some(Count::Exact) => Counting::All,
        Some(Count::Planned | Count::Estimated) => Counting::UpTo(state.limits.estimated_count),
    }
}
