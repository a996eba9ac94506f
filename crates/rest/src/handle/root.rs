//! The root: a description of everything the caller's role may use.

use super::ParsedRequest;
use crate::error::RestError;
use crate::openapi::describe;
use crate::request::accept::negotiate_openapi;
use crate::request::header;
use crate::response::Answer;
use crate::schema_cache::SchemaCache;
use crate::state::RestState;
use axum::body::Body;
use axum::http::header::ACCEPT;
use axum::http::{Response, StatusCode};

pub(super) fn answer(
    state: &RestState,
    request: &ParsedRequest,
    cache: &SchemaCache,
) -> Result<Response<Body>, RestError> {
    negotiate_openapi(header(&request.parts.headers, &ACCEPT))?;
    let description = describe(cache, request.caller.role, state.commands.as_ref());
    let mut answer = Answer::new(StatusCode::OK, request.profiled);
    answer.body("application/openapi+json; charset=utf-8", description.to_string());
    Ok(answer.finish(request.head()))
}
