//! Broadcasts by HTTP: `POST /api/broadcast` for several, `POST /api/broadcast/{topic}/events/{event}` for one whose body
//! is the payload. Topics come without the socket's prefix.

use crate::{
    RealtimeState,
    accounts::AccountKey,
    broadcast::{Broadcast, BroadcastError, Content},
    error::BroadcastRefused,
    protocol::MAX_PART,
    rights::{AccessQuery, Extension},
    state::Shared,
    topic::{PREFIX, RoomKey},
};
use axum::{
    Extension as FromRequest,
    body::Bytes,
    extract::{Path, Query, State},
    http::{HeaderMap, StatusCode, header},
};
use devproof_claims::{ApiKeyState, Caller, Identity, SessionFault};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// Messages in one request.
const MAX_MESSAGES: usize = 100;

#[derive(Deserialize)]
struct Batch {
    messages: Vec<Message>,
}

#[derive(Deserialize)]
struct Message {
    #[serde(default)]
    topic: String,
    #[serde(default)]
    event: String,
    #[serde(default)]
    payload: Value,
    #[serde(default)]
    private: bool,
}

/// The query of a single broadcast. Storing messages is not offered.
#[derive(Deserialize)]
pub struct Options {
    private: Option<String>,
    persist: Option<String>,
    #[serde(rename = "persist[ttl]")]
    ttl: Option<String>,
}

/// Several broadcasts. Those to private topics that the caller may not send to are passed over in silence, as the
/// reference does: the answer tells nothing about them.
pub async fn batch(
    State(state): State<RealtimeState>,
    identity: Option<FromRequest<Identity>>,
    body: Bytes,
) -> Result<StatusCode, BroadcastRefused> {
    let shared = &state.shared;
    let (caller, account) = sender(identity)?;
    let Batch { messages } = serde_json::from_slice(&body)
        .map_err(|_| BroadcastRefused::Invalid(json!({ "messages": ["must be a list of messages"] })))?;
    if messages.is_empty() || messages.len() > MAX_MESSAGES {
        let reason = format!("must hold 1 to {MAX_MESSAGES} messages");
        return Err(BroadcastRefused::Invalid(json!({ "messages": [reason] })));
    }
    let limit = shared.config.limits.broadcast_bytes;
    let mut ready = Vec::with_capacity(messages.len());
    let mut wrong = Vec::new();
    for message in messages {
        let room = room(shared, message.topic, message.private);
        let broadcast = Broadcast::json(message.event, caller.user_id, message.payload, limit);
        match (room, broadcast) {
            (Ok(room), Ok(broadcast)) => {
                wrong.push(json!({}));
                ready.push((room, broadcast));
            }
            (Err(refused @ BroadcastRefused::PrivateOnly), _) => return Err(refused),
            (Err(_), _) => wrong.push(json!({ "topic": [topic_rule()] })),
            (_, Err(BroadcastError::Event)) => wrong.push(json!({ "event": [BroadcastError::Event.to_string()] })),
            (_, Err(BroadcastError::TooLarge)) => {
                wrong.push(json!({ "payload": ["Payload size exceeds the limit"] }));
            }
        }
    }
    if ready.len() < wrong.len() {
        return Err(BroadcastRefused::Invalid(json!({ "messages": wrong })));
    }
    for (room, broadcast) in ready {
        if !shared.accounts.try_consume(account, broadcast.content().len()) {
            return Err(BroadcastRefused::TooMany);
        }
        match send(shared, &caller, &room, &broadcast).await {
            Ok(()) | Err(BroadcastRefused::NoRight) => {}
            Err(refused) => return Err(refused),
        }
    }
    Ok(StatusCode::ACCEPTED)
}

/// One broadcast, whose payload is the body: JSON, or anything as `application/octet-stream`.
pub async fn single(
    State(state): State<RealtimeState>,
    identity: Option<FromRequest<Identity>>,
    Path((topic, event)): Path<(String, String)>,
    Query(options): Query<Options>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<StatusCode, BroadcastRefused> {
    let shared = &state.shared;
    let (caller, account) = sender(identity)?;
    if options.persist.is_some() || options.ttl.is_some() {
        return Err(BroadcastRefused::NotStored);
    }
    let room = room(shared, topic, options.private.as_deref() == Some("true"))?;
    let limit = shared.config.limits.broadcast_bytes;
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let broadcast = if kind.to_ascii_lowercase().starts_with("application/octet-stream") {
        Broadcast::new(event, caller.user_id, Content::Bytes(body), limit)
    } else {
        let payload = serde_json::from_slice(&body)
            .map_err(|_| BroadcastRefused::Invalid(json!({ "payload": ["isn't JSON"] })))?;
        Broadcast::json(event, caller.user_id, payload, limit)
    }
    .map_err(|error| match error {
        BroadcastError::Event => BroadcastRefused::Invalid(json!({ "event": [error.to_string()] })),
        BroadcastError::TooLarge => BroadcastRefused::TooLarge,
    })?;
    if !shared.accounts.try_consume(account, broadcast.content().len()) {
        return Err(BroadcastRefused::TooMany);
    }
    send(shared, &caller, &room, &broadcast).await?;
    Ok(StatusCode::ACCEPTED)
}

fn sender(identity: Option<FromRequest<Identity>>) -> Result<(Arc<Caller>, AccountKey), BroadcastRefused> {
    let FromRequest(identity) = identity.ok_or(BroadcastRefused::Unauthorized)?;
    let known = matches!(identity.api_key, ApiKeyState::Anon | ApiKeyState::ServiceRole);
    match identity.caller {
        Ok(_) if identity.session_fault == Some(SessionFault::FactorNeeded) => Err(BroadcastRefused::FactorNeeded),
        Ok(caller) if known && identity.session_fault.is_none() => {
            let account = AccountKey::of(&caller, identity.peer_ip);
            Ok((Arc::new(caller), account))
        }
        _ => Err(BroadcastRefused::Unauthorized),
    }
}

fn room(shared: &Shared, topic: String, private: bool) -> Result<RoomKey, BroadcastRefused> {
    if topic.is_empty() || PREFIX.len() + topic.len() > MAX_PART {
        return Err(BroadcastRefused::Invalid(json!({ "topic": [topic_rule()] })));
    }
    if !private && !shared.config.public_rooms {
        return Err(BroadcastRefused::PrivateOnly);
    }
    Ok(RoomKey { topic, private })
}

fn topic_rule() -> String {
    format!("must be a string of 1 to {} bytes", MAX_PART - PREFIX.len())
}

async fn send(
    shared: &Shared,
    caller: &Arc<Caller>,
    room: &RoomKey,
    broadcast: &Broadcast,
) -> Result<(), BroadcastRefused> {
    if room.private {
        let access = AccessQuery { listen: false, send: Some(Extension::Broadcast) };
        if !shared.rights.query_grant(caller, &room.topic, access).await?.sends(Extension::Broadcast) {
            return Err(BroadcastRefused::NoRight);
        }
    }
    shared.rooms.send(room, None, broadcast);
    Ok(())
}
