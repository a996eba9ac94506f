//! One joined channel of a socket.

mod messages;
mod token;

use crate::{
    accounts::{Account, AccountKey},
    change_feed::FeedState,
    error::JoinError,
    hub::{Principal, SocketHandle},
    postgres_changes::{self, Binding, BindingError, Peer, Registration},
    protocol::{ClientFrame, JoinRequest, MAX_PART},
    rights::{AccessQuery, Grant},
    rooms::{Member, Membership},
    state::{Connected, Shared},
    topic::{PREFIX, RoomKey},
};
use devproof_claims::Caller;
use messages::Sending;
use parking_lot::Mutex;
use serde_json::{Map, Value, json};
use std::{convert::Infallible, net::IpAddr, sync::Arc};
use token::TokenPrint;
use tokio::{sync::oneshot, time::Instant};

/// A joined channel.
pub struct Channel {
    /// Where its messages go, and on whose behalf it listens.
    pub peer: Arc<Peer>,
    /// The token as it was last sent.
    token: Option<TokenPrint>,
    config: ChannelConfig,
    bindings: Result<Vec<Binding>, BindingError>,
    /// What it listens to. Empty until the bindings are checked.
    subscription: Option<Subscribing>,
    /// Its membership of the topic's room, where the topic carries broadcasts and presence.
    membership: Option<Membership>,
    address: IpAddr,
    account: Arc<Account>,
    sending: Sending,
}

/// The subscriptions of a channel, and the task that checks them. The task hands over what it registered and ends,
/// since a task that waited would hold several kilobytes for each channel; dropped, this ends both.
struct Subscribing {
    _registration: Arc<Mutex<Option<Registration>>>,
    _alive: oneshot::Sender<Infallible>,
}

/// The join's configuration of broadcasts and presence.
struct ChannelConfig {
    private: bool,
    broadcast_ack: bool,
    broadcast_self: bool,
    presence: bool,
    presence_key: Option<String>,
}

/// Whether a caller may be in a topic's room.
enum Admission {
    /// Public topics carry changes of rows alone.
    ChangesOnly,
    /// Public topics carry everything here.
    Public,
    /// The policies said this, asked at that moment.
    Private(Grant, Instant),
}

/// What a frame did to its channel.
pub enum Ending {
    /// It continues.
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
        let shared = &connected.shared;
        let limits = &shared.config.limits;
        frame.topic.strip_prefix(PREFIX).filter(|name| !name.is_empty()).ok_or(JoinError::TopicName)?;
        // Binary frames count a topic's bytes in one byte.
        if frame.topic.len() > MAX_PART {
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
            Some(token) => Arc::new(token::identify(shared, token).await?),
        };
        let address = connected.address;
        let account = account(shared, socket, &caller, address)?;
        let sent: Vec<Map<String, Value>> = request.bindings.into_iter().map(|binding| binding.sent).collect();
        let ids = postgres_changes::ids(&sent);
        let bindings = sent.iter().zip(&ids).map(|(entry, id)| Binding::parse(*id, entry)).collect();
        let join_ref = frame.join_ref.clone().or_else(|| frame.reference.clone());
        let mut channel = Self {
            peer: Arc::new(Peer::new(Arc::clone(socket), frame.topic.clone(), join_ref, caller)),
            token: request.token.as_deref().map(TokenPrint::of),
            config: ChannelConfig {
                private: request.private,
                broadcast_ack: request.broadcast_ack,
                broadcast_self: request.broadcast_self,
                presence: request.presence,
                presence_key: request.presence_key,
            },
            bindings,
            subscription: None,
            membership: None,
            address,
            account,
            sending: Sending::new(limits),
        };
        let admission = channel.admit(shared).await?;
        let echoed: Vec<Value> = sent
            .into_iter()
            .zip(ids)
            .map(|(mut entry, id)| {
                entry.insert("id".to_owned(), id.into());
                Value::Object(entry)
            })
            .collect();
        channel.reply(frame, "ok", &json!({ "postgres_changes": echoed }));
        channel.join_room(shared, &admission);
        channel.subscribe(shared);
        Ok(channel)
    }

    /// Asks whether the caller may be in the topic's room.
    async fn admit(&self, shared: &Shared) -> Result<Admission, JoinError> {
        if !self.config.private {
            return Ok(if shared.config.public_rooms { Admission::Public } else { Admission::ChangesOnly });
        }
        let checked_at = Instant::now();
        let grant = shared
            .rights
            .query_grant(&self.peer.caller(), self.peer.name(), AccessQuery { listen: true, send: None })
            .await?;
        if grant.listens_at_all() {
            Ok(Admission::Private(grant, checked_at))
        } else {
            Err(JoinError::Private(self.peer.name().to_owned()))
        }
    }

    /// Joins the room that was admitted. A client that enabled presence waits for a first state, so it always gets one.
    fn join_room(&mut self, shared: &Shared, admission: &Admission) {
        let (private, grant) = match admission {
            Admission::ChangesOnly => {
                if self.config.presence {
                    self.push("presence_state", "{}");
                }
                return;
            }
            Admission::Public => (false, None),
            Admission::Private(grant, checked_at) => (true, Some((*grant, *checked_at))),
        };
        if self.config.presence && grant.is_some_and(|(grant, _)| !grant.listens(crate::rights::Extension::Presence))
        {
            self.push("presence_state", "{}");
        }
        let member = Member::new(
            shared.rooms.next(),
            Arc::clone(&self.peer),
            self.config.broadcast_self,
            self.config.presence,
            grant,
            shared.rights.clone(),
        );
        let room = RoomKey { topic: self.peer.name().to_owned(), private };
        self.membership = Some(shared.rooms.join(room, Arc::new(member)));
    }

    /// Handles any frame of this channel but its join.
    pub async fn handle(&mut self, shared: &Arc<Shared>, frame: ClientFrame) -> Ending {
        match frame.event.as_str() {
            "phx_leave" => {
                self.peer.deactivate();
                self.reply(&frame, "ok", &json!({}));
                Ending::Left
            }
            "access_token" => self.set_token(shared, &frame.payload["access_token"]).await,
            "broadcast" => self.broadcast(shared, frame).await,
            "presence" => self.presence(shared, frame).await,
            _ => {
                self.refuse(&frame, "unknown event");
                Ending::Stays
            }
        }
    }

    /// Begins to listen, when changes were asked for. Checking takes a while, so a task of its own does it.
    fn subscribe(&mut self, shared: &Arc<Shared>) {
        if !self.wants_changes() {
            return;
        }
        let registration = Arc::<Mutex<Option<Registration>>>::default();
        let (alive, ended) = oneshot::channel();
        let listening =
            listen(Arc::clone(shared), Arc::clone(&self.peer), self.bindings.clone(), Arc::clone(&registration));
        tokio::spawn(async move {
            tokio::select! {
                () = listening => {}
                _ = ended => {}
            }
        });
        self.subscription = Some(Subscribing { _registration: registration, _alive: alive });
    }

    fn unsubscribe(&mut self) {
        // At once: a task that still checks ends only when the runtime comes to it.
        self.peer.deactivate();
        self.subscription = None;
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

/// Counts the socket among those of the caller's account.
fn account(
    shared: &Shared,
    socket: &SocketHandle,
    caller: &Caller,
    address: IpAddr,
) -> Result<Arc<Account>, JoinError> {
    let key = AccountKey::of(caller, address);
    socket.accounts.open_socket(&shared.accounts, key).ok_or(JoinError::TooManyConnections)
}

/// The message for a channel whose caller may no longer listen; `topic` with the socket's prefix.
pub fn no_right_to_listen(topic: &str) -> String {
    let name = topic.strip_prefix(PREFIX).unwrap_or(topic);
    format!("You no longer have permission to read from this Channel topic: {name}")
}

/// Checks the bindings, registers them, and tells the client once changes flow. A binding that cannot be had
/// leaves the channel joined and without changes.
async fn listen(
    shared: Arc<Shared>,
    peer: Arc<Peer>,
    bindings: Result<Vec<Binding>, BindingError>,
    registration: Arc<Mutex<Option<Registration>>>,
) {
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
            *registration.lock() = Some(shared.registry.register(Arc::clone(&peer), &bindings));
            if shared.feed.subscribe().wait_for(|state| *state == FeedState::Live).await.is_ok() {
                system(&peer, "postgres_changes", "ok", "Subscribed to PostgreSQL");
            }
        }
        (Err(message), _) => system(&peer, "postgres_changes", "error", &message),
        (Ok(()), Err(_)) => {}
    }
}

fn push(peer: &Peer, event: &str, payload: &str) {
    peer.socket.send(peer.join_ref.as_deref(), None, &peer.topic, event, payload);
}

fn system(peer: &Peer, extension: &str, status: &str, message: &str) {
    let payload = json!({ "extension": extension, "status": status, "message": message, "channel": peer.name() });
    push(peer, "system", &payload.to_string());
}
