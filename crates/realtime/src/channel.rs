//! One joined channel of a socket.

use crate::{
    error::JoinError,
    hub::{Principal, SocketHandle},
    postgres_changes::{self, Binding, BindingError, Peer},
    protocol::{ClientFrame, JoinRequest},
    socket::Connected,
    state::{FeedState, Shared},
};
use devproof_claims::{Caller, TokenError};
use serde_json::{Map, Value, json};
use std::sync::Arc;
use tokio::task::AbortHandle;

/// Longest topic, in bytes: binary frames count it in one byte.
const MAX_TOPIC: usize = 255;
const PREFIX: &str = "realtime:";

/// A joined channel.
pub struct Channel {
    /// Where its messages go, and on whose behalf it listens.
    pub peer: Arc<Peer>,
    /// The token as it was last sent.
    token: Option<String>,
    broadcast_ack: bool,
    bindings: Result<Vec<Binding>, BindingError>,
    subscription: Option<AbortHandle>,
}

/// What a frame did to its channel.
pub enum Ending {
    /// It goes on.
    Stays,
    /// The client left.
    Left,
    /// It is over, for this reason.
    Closed(String),
    /// It has to be joined again.
    Lost,
}

impl Drop for Channel {
    fn drop(&mut self) {
        self.unsubscribe();
    }
}

impl Channel {
    /// Joins, and says so to the client. `others` is how many channels the socket has already.
    pub async fn join(
        connected: &Connected,
        socket: &Arc<SocketHandle>,
        others: usize,
        frame: &ClientFrame,
    ) -> Result<Self, JoinError> {
        let limits = &connected.shared.config.limits;
        let name = frame.topic.strip_prefix(PREFIX).filter(|name| !name.is_empty()).ok_or(JoinError::TopicName)?;
        if frame.topic.len() > MAX_TOPIC {
            return Err(JoinError::TopicName);
        }
        if others >= limits.channels_per_socket {
            return Err(JoinError::TooManyChannels);
        }
        let request = JoinRequest::parse(&frame.payload);
        if request.bindings.len() > limits.bindings_per_channel {
            return Err(JoinError::TooManyBindings(limits.bindings_per_channel));
        }
        let caller = match &request.token {
            None => Arc::clone(&connected.caller),
            Some(token) => Arc::new(identify(&connected.shared, token).await?),
        };
        if request.private {
            return Err(JoinError::Private(name.to_owned()));
        }
        let sent: Vec<Map<String, Value>> = request.bindings.into_iter().map(|binding| binding.sent).collect();
        let ids = postgres_changes::ids(&sent);
        let bindings = sent.iter().zip(&ids).map(|(entry, id)| Binding::parse(*id, entry)).collect();
        let join_ref = frame.join_ref.clone().or_else(|| frame.reference.clone());
        let peer = Arc::new(Peer::new(Arc::clone(socket), frame.topic.clone(), join_ref, caller));
        let mut channel =
            Self { peer, token: request.token, broadcast_ack: request.broadcast_ack, bindings, subscription: None };
        let echoed: Vec<Value> = sent
            .into_iter()
            .zip(ids)
            .map(|(mut entry, id)| {
                entry.insert("id".to_owned(), id.into());
                Value::Object(entry)
            })
            .collect();
        channel.reply(frame, "ok", &json!({ "postgres_changes": echoed }));
        if request.presence {
            channel.push("presence_state", "{}");
        }
        channel.subscribe(&connected.shared);
        Ok(channel)
    }

    /// Handles any frame of this channel but its join.
    pub async fn handle(&mut self, shared: &Arc<Shared>, frame: &ClientFrame) -> Ending {
        match frame.event.as_str() {
            "phx_leave" => {
                self.peer.deactivate();
                self.reply(frame, "ok", &json!({}));
                Ending::Left
            }
            "access_token" => self.take_token(shared, &frame.payload["access_token"]).await,
            "broadcast" => {
                // Without `ack` the client waits for nothing, and a reply would be one it did not ask for.
                if self.broadcast_ack && frame.reference.is_some() {
                    self.refuse(frame, "Broadcast is not available on this channel");
                }
                Ending::Stays
            }
            "presence" => {
                self.refuse(frame, "Presence is not available on this channel");
                Ending::Stays
            }
            _ => {
                self.refuse(frame, "unknown event");
                Ending::Stays
            }
        }
    }

    /// Goes on with another token: a newer one of the same user, another user's, or an API key after signing out.
    async fn take_token(&mut self, shared: &Arc<Shared>, sent: &Value) -> Ending {
        let Some(token) = sent.as_str().filter(|token| !token.starts_with("sb_")) else { return Ending::Stays };
        if self.token.as_deref() == Some(token) {
            return Ending::Stays;
        }
        let caller = match identify(shared, token).await {
            Ok(caller) => Arc::new(caller),
            Err(JoinError::SessionUnknown) => return Ending::Lost,
            Err(JoinError::SessionEnded) => return Ending::Closed("The session has ended".to_owned()),
            Err(JoinError::Token(TokenError::Expired)) => return Ending::Closed("Token has expired".to_owned()),
            Err(error) => return Ending::Closed(error.to_string()),
        };
        self.token = Some(token.to_owned());
        if !self.peer.refresh(&caller) {
            self.unsubscribe();
            let Peer { socket, topic, join_ref, .. } = &*self.peer;
            self.peer = Arc::new(Peer::new(Arc::clone(socket), topic.clone(), join_ref.clone(), caller));
            self.subscribe(shared);
        }
        Ending::Stays
    }

    /// Begins to listen, when changes were asked for. Checking takes a while, so a task of its own does it; it
    /// holds the subscriptions until it is aborted.
    fn subscribe(&mut self, shared: &Arc<Shared>) {
        if !self.wants_changes() {
            return;
        }
        let task = listen(Arc::clone(shared), Arc::clone(&self.peer), self.bindings.clone());
        self.subscription = Some(tokio::spawn(task).abort_handle());
    }

    fn unsubscribe(&mut self) {
        // At once: the task ends only when the runtime comes to it.
        self.peer.deactivate();
        if let Some(task) = self.subscription.take() {
            task.abort();
        }
    }

    /// Whether changes were asked for.
    pub fn wants_changes(&self) -> bool {
        self.bindings.as_ref().map_or(true, |bindings| !bindings.is_empty())
    }

    /// Whose token stands behind the channel.
    pub fn principal(&self) -> Option<Principal> {
        let caller = self.peer.caller();
        caller.user_id.map(|user| Principal { user, session: caller.session_id })
    }

    /// Sends an event to the client.
    pub fn push(&self, event: &str, payload: &str) {
        push(&self.peer, event, payload);
    }

    /// Sends a `system` message.
    pub fn system(&self, extension: &str, status: &str, message: &str) {
        system(&self.peer, extension, status, message);
    }

    fn reply(&self, frame: &ClientFrame, status: &str, response: &Value) {
        let payload = json!({ "status": status, "response": response }).to_string();
        let reference = frame.reference.as_deref();
        self.peer.socket.send(self.peer.join_ref.as_deref(), reference, &self.peer.topic, "phx_reply", &payload);
    }

    fn refuse(&self, frame: &ClientFrame, reason: &str) {
        if frame.reference.is_some() {
            self.reply(frame, "error", &json!({ "reason": reason }));
        }
    }
}

/// The caller of a token that is valid now, and whose session lives.
async fn identify(shared: &Shared, token: &str) -> Result<Caller, JoinError> {
    let now = shared.config.clock.now();
    let caller = shared.config.verifier.verify(token, now).map_err(JoinError::Token)?;
    // The verifier forgives clocks that differ; a channel ends at the very moment.
    if caller.expires_at.is_some_and(|end| end <= now) {
        return Err(JoinError::Token(TokenError::Expired));
    }
    if let Some(session) = caller.session_id {
        let alive = (shared.config.session_alive)(vec![session]).await.map_err(|error| {
            tracing::warn!(%error, "a session could not be checked");
            JoinError::SessionUnknown
        })?;
        if !alive.contains(&session) {
            return Err(JoinError::SessionEnded);
        }
    }
    Ok(caller)
}

/// Checks the bindings, registers them, and tells the client once changes flow. A binding that cannot be had
/// leaves the channel joined and without changes.
async fn listen(shared: Arc<Shared>, peer: Arc<Peer>, bindings: Result<Vec<Binding>, BindingError>) {
    let caller = peer.caller();
    let checked = match &bindings {
        Ok(bindings) => {
            let turn = shared.checks.acquire().await;
            let result = postgres_changes::check(&shared.config.db, &shared.catalog, &caller, bindings).await;
            drop(turn);
            result.map_err(|error| error.to_string())
        }
        Err(error) => Err(error.to_string()),
    };
    match (checked, bindings) {
        (Ok(()), Ok(bindings)) => {
            let _registration = shared.registry.register(Arc::clone(&peer), &bindings);
            if shared.feed.subscribe().wait_for(|state| *state == FeedState::Live).await.is_ok() {
                system(&peer, "postgres_changes", "ok", "Subscribed to PostgreSQL");
            }
            std::future::pending::<()>().await;
        }
        (Err(message), _) => system(&peer, "postgres_changes", "error", &message),
        (Ok(()), Err(_)) => {}
    }
}

fn push(peer: &Peer, event: &str, payload: &str) {
    peer.socket.send(peer.join_ref.as_deref(), None, &peer.topic, event, payload);
}

fn system(peer: &Peer, extension: &str, status: &str, message: &str) {
    let channel = peer.topic.strip_prefix(PREFIX).unwrap_or(&peer.topic);
    let payload = json!({ "extension": extension, "status": status, "message": message, "channel": channel });
    push(peer, "system", &payload.to_string());
}
