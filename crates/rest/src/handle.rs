//! The chain of one request: who asks, what for, plan, one statement, answer.

mod body;
mod call;
mod command;
mod execute;
mod options;
mod read;
mod root;
mod write;

use crate::error::RestError;
use crate::plan::Scope;
use crate::request::prefer::Prefer;
use crate::request::{Target, profile};
use crate::schema_cache::SchemaCache;
use crate::state::RestState;
use axum::body::Body;
use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{Method, Request, Response};
use bytes::Bytes;
use devproof_claims::{ApiKeyState, Caller, Identity, SessionFault};

/// The verbs there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verb {
    Get,
    Head,
    Post,
    Patch,
    Put,
    Delete,
    Options,
}

impl Verb {
    fn of(method: &Method) -> Result<Self, RestError> {
        Ok(match method.as_str() {
            "GET" => Self::Get,
            "HEAD" => Self::Head,
            "POST" => Self::Post,
            "PATCH" => Self::Patch,
            "PUT" => Self::Put,
            "DELETE" => Self::Delete,
            "OPTIONS" => Self::Options,
            other => return Err(RestError::Verb(other.to_owned())),
        })
    }

    /// Neither changes anything nor has a body.
    fn reads(self) -> bool {
        matches!(self, Self::Get | Self::Head | Self::Options)
    }
}

/// A request whose head was understood.
struct ParsedRequest {
    verb: Verb,
    target: Target,
    parts: Parts,
    identity: Identity,
    caller: Caller,
    prefer: Prefer,
    /// A profile header was sent, so the answer names the profile.
    profiled: bool,
    body: Bytes,
}

impl ParsedRequest {
    fn head(&self) -> bool {
        self.verb == Verb::Head
    }

    fn raw_query(&self) -> &str {
        self.parts.uri.query().unwrap_or_default()
    }

    fn scope<'a>(&self, state: &'a RestState, cache: &'a SchemaCache) -> Scope<'a> {
        Scope { cache, role: self.caller.role, limits: &state.limits }
    }
}

/// Answers one request.
pub(crate) async fn handle(State(state): State<RestState>, request: Request<Body>) -> Response<Body> {
    let head = request.method() == Method::HEAD;
    match answer(&state, request).await {
        Ok(response) => response,
        Err(error) => error.response(head),
    }
}

async fn answer(state: &RestState, request: Request<Body>) -> Result<Response<Body>, RestError> {
    let (mut parts, body) = request.into_parts();
    let identity = parts.extensions.remove::<Identity>().ok_or(RestError::Internal)?;
    let caller = caller(&identity)?;
    let verb = Verb::of(&parts.method)?;
    let target = Target::parse(parts.uri.path())?;
    let profiled = profile(&parts.headers, verb.reads())?;
    let prefer = Prefer::parse(parts.headers.get_all("prefer").iter().filter_map(|value| value.to_str().ok()))?;
    if prefer.rollback == Some(true) && !state.limits.allow_rollback {
        return Err(RestError::RollbackDisabled);
    }
    let body = if verb.reads() { Bytes::new() } else { body::whole(body, &parts.headers, &state.limits).await? };
    let request = ParsedRequest { verb, target, parts, identity, caller, prefer, profiled, body };
    attempt_twice(state, &request).await
}

/// Who asks, unless what they show is not valid.
fn caller(identity: &Identity) -> Result<Caller, RestError> {
    let caller = identity.caller.clone().map_err(RestError::Token)?;
    if identity.api_key == ApiKeyState::Invalid {
        return Err(RestError::ApiKey);
    }
    match identity.session_fault {
        None => Ok(caller),
        Some(SessionFault::Ended) => Err(RestError::SessionEnded),
        Some(SessionFault::FactorNeeded) => Err(RestError::FactorNeeded),
    }
}

/// A request that met an unknown name is tried once more if the schema has changed. A write that reached the
/// database is not: it may have been the change itself that failed.
async fn attempt_twice(state: &RestState, request: &ParsedRequest) -> Result<Response<Body>, RestError> {
    let known = state.cache.get();
    let first = attempt(state, request).await;
    let Err(error) = &first else { return first };
    let repeatable = request.verb.reads() || !matches!(error, RestError::Database(_));
    if repeatable && error.unknown_name() && state.cache.look_again(known.as_ref()).await {
        return attempt(state, request).await;
    }
    first
}

async fn attempt(state: &RestState, request: &ParsedRequest) -> Result<Response<Body>, RestError> {
    let cache = state.cache.get().ok_or(RestError::NoSchemaCache)?;
    match (&request.target, request.verb) {
        (_, Verb::Options) => options::answer(state, request, &cache),
        (Target::Root, Verb::Get | Verb::Head) => root::answer(state, request, &cache),
        (Target::Root, _) => Err(RestError::Verb(request.parts.method.to_string())),
        (Target::Table(table), Verb::Get | Verb::Head) => read::answer(state, request, &cache, table).await,
        (Target::Table(table), _) => write::answer(state, request, &cache, table).await,
        (Target::Rpc(name), verb) => match (state.commands.get(name), verb) {
            (Some(info), Verb::Post) => command::answer(state, request, name, info).await,
            (None, Verb::Get | Verb::Head | Verb::Post) => call::answer(state, request, &cache, name).await,
            _ => Err(RestError::RpcVerb(request.parts.method.to_string())),
        },
    }
}
