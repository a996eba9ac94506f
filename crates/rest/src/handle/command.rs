//! Calls of the product's commands: to a client they look like SQL functions that return JSON.

use super::ParsedRequest;
use crate::commands::CommandInfo;
use crate::error::RestError;
use crate::request::accept::negotiate;
use crate::request::body::Payload;
use crate::request::header;
use crate::request::prefer::{Applied, Return};
use crate::request::strict_json::Shape;
use crate::response::{Answer, of_writes};
use crate::state::RestState;
use axum::body::Body;
use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::http::{Response, StatusCode};
use devproof_claims::network_of;
use serde_json::{Map, Value};
use std::sync::Arc;
use tracing::Instrument;

pub(super) async fn answer(
    state: &RestState,
    request: &ParsedRequest,
    name: &str,
    info: CommandInfo,
) -> Result<Response<Body>, RestError> {
    let form = negotiate(header(&request.parts.headers, &ACCEPT))?;
    if form.csv {
        return Err(RestError::MediaType("text/csv".into()));
    }
    // A command ends its own transaction, so it cannot be taken back from here.
    if request.prefer.rollback == Some(true) {
        return Err(RestError::RollbackDisabled);
    }
    if request.prefer.max_affected().is_some() {
        return Err(RestError::MaxAffectedRpc);
    }
    let arguments = arguments(state, request, name, info)?;
    (state.rpc_guard)(&request.identity, name).await?;

    let caller = request.caller.clone().from_network(network_of(request.identity.peer_ip));
    let (commands, owned) = (Arc::clone(&state.commands), name.to_owned());
    // In a task of its own: a client that goes away does not stop a decision halfway.
    let task = tokio::spawn(async move { commands.call(&owned, &caller, arguments).await }.in_current_span());
    let value = task.await.map_err(|error| {
        tracing::error!(%error, command = name, "a command broke");
        RestError::Internal
    })??;

    let nothing = value.get() == "null" || request.prefer.returning == Some(Return::Minimal);
    let mut answer = Answer::new(if nothing { StatusCode::NO_CONTENT } else { StatusCode::OK }, request.profiled);
    if !nothing {
        answer.body(form.content_type(), String::from(Box::<str>::from(value)));
    }
    // One value, so counting it needs no question to the database.
    answer.content_range(&of_writes(1, request.prefer.count.map(|_| 1)));
    let applied = Applied { returning: request.prefer.returning == Some(Return::Minimal), ..Applied::default() };
    answer.applied(&request.prefer, applied, false);
    Ok(answer.finish(false))
}

/// The body's members, checked by name against the command's parameters.
fn arguments(
    state: &RestState,
    request: &ParsedRequest,
    name: &str,
    info: CommandInfo,
) -> Result<Map<String, Value>, RestError> {
    let content_type = header(&request.parts.headers, &CONTENT_TYPE);
    let payload = Payload::parse(&request.body, content_type, Some("{}"), &state.limits)?;
    let keys = match &payload.shape {
        Shape::Object(keys) => keys.as_slice(),
        Shape::Array(_) | Shape::Scalar => &[],
    };
    let is_object = matches!(payload.shape, Shape::Object(_));
    let known = |key: &String| info.params.iter().any(|(param, _)| param == key);
    let given = |param: &str| keys.iter().any(|key| key == param);
    let enough = info.params.iter().all(|(param, required)| !required || given(param));
    if !is_object || !enough || !keys.iter().all(known) {
        return Err(RestError::NoFunction {
            name: name.to_owned(),
            arguments: keys.to_vec(),
            near: Some(signature(name, info)),
        });
    }
    // Checked before, so only a number beyond what JSON libraries hold can fail here.
    serde_json::from_str(&payload.text).map_err(|_| RestError::Body {
        message: "Empty or invalid json".into(),
        details: Some("a number is out of range".into()),
    })
}

/// `public.name(a, b)`, as for functions.
pub(super) fn signature(name: &str, info: CommandInfo) -> String {
    let names: Vec<&str> = info.params.iter().map(|(param, _)| *param).collect();
    format!("public.{name}({})", names.join(", "))
}
