//! OPTIONS: what can be done with a table or function. CORS preflights are answered before they get here.

use super::ParsedRequest;
use crate::error::RestError;
use crate::request::Target;
use crate::response::Answer;
use crate::schema_cache::SchemaCache;
use crate::state::RestState;
use axum::body::Body;
use axum::http::header::ALLOW;
use axum::http::{Response, StatusCode};

pub(super) fn answer(
    state: &RestState,
    request: &ParsedRequest,
    cache: &SchemaCache,
) -> Result<Response<Body>, RestError> {
    let allowed = match &request.target {
        Target::Root => "OPTIONS,GET,HEAD".to_owned(),
        Target::Table(name) => table(request.scope(state, cache).table(name)?),
        Target::Rpc(name) if state.commands.get(name).is_some() => "OPTIONS,POST".to_owned(),
        Target::Rpc(name) => {
            let overloads = cache.functions.get(name).ok_or_else(|| RestError::NoFunction {
                name: name.clone(),
                arguments: Vec::new(),
                near: None,
            })?;
            let reads = overloads.iter().any(|function| !function.volatile);
            if reads { "OPTIONS,GET,HEAD,POST".to_owned() } else { "OPTIONS,POST".to_owned() }
        }
    };
    let mut answer = Answer::new(StatusCode::OK, request.profiled);
    answer.header(ALLOW.as_str(), &allowed);
    Ok(answer.finish(false))
}

fn table(table: &crate::schema_cache::Table) -> String {
    let put = table.insertable && table.updatable && !table.primary_key.is_empty();
    let verbs = [
        ("OPTIONS", true),
        ("GET", true),
        ("HEAD", true),
        ("POST", table.insertable),
        ("PUT", put),
        ("PATCH", table.updatable),
        ("DELETE", table.deletable),
    ];
    let able: Vec<&str> = verbs.into_iter().filter(|(_, able)| *able).map(|(verb, _)| verb).collect();
    able.join(",")
}
