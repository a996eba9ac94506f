//! What a client sends to others: broadcasts, and its presence.

use super::{Channel, Ending};
use crate::{
    broadcast::{Broadcast, BroadcastError},
    limits::Limits,
    protocol::ClientFrame,
    rights::{AccessQuery, Extension, RightsUnknown},
    rooms::LEASE,
    state::Shared,
};
use devproof_claims::random_bytes;
use devproof_limits::TokenBucket;
use serde_json::{Map, Value, json};
use tokio::time::Instant;
use uuid::Uuid;

const PRIVATE_ONLY: &str = "PrivateOnly: Broadcast and presence need a private channel";
const NO_RIGHT: &str = "Unauthorized: You do not have permissions to write to this Channel topic";
const UNKNOWN: &str = "DatabaseLackOfConnections: The right to send could not be checked, try again";
/// Longest key that a client may choose for its presence, in bytes.
const MAX_KEY: usize = 255;
/// Seconds in which so many changes of presence are allowed.
const PRESENCE_WINDOW: f64 = 30.0;

/// What a channel remembers about its sending.
pub(super) struct Sending {
    /// When each right was last found to be there.
    broadcast_since: Option<Instant>,
    presence_since: Option<Instant>,
    presence_calls: TokenBucket,
    warned_private_only: bool,
    fresh_key: String,
}

/// Why something may not be sent.
enum Refusal {
    NoRight,
    Unknown,
}

impl Sending {
    /// Nothing was sent yet.
    pub(super) fn new(limits: &Limits) -> Self {
        let calls = f64::from(limits.presence_calls);
        Self {
            broadcast_since: None,
            presence_since: None,
            presence_calls: TokenBucket::with_burst(calls / PRESENCE_WINDOW, calls),
            warned_private_only: false,
            fresh_key: Uuid::from_bytes(random_bytes()).to_string(),
        }
    }

    /// Asks again at the next message.
    pub(super) fn forget_rights(&mut self) {
        self.broadcast_since = None;
        self.presence_since = None;
    }

    fn since(&mut self, what: Extension) -> &mut Option<Instant> {
        match what {
            Extension::Broadcast => &mut self.broadcast_since,
            Extension::Presence => &mut self.presence_since,
        }
    }
}

impl Channel {
    pub(super) async fn broadcast(&mut self, shared: &Shared, frame: ClientFrame) -> Ending {
        // Without `ack` the client waits for nothing, and a reply would be one it did not ask for.
        let answer = ClientFrame {
            reference: frame.reference.clone().filter(|_| self.config.broadcast_ack),
            ..reply_to(&frame)
        };
        if self.membership.is_none() {
            self.refuse(&answer, PRIVATE_ONLY);
            if !std::mem::replace(&mut self.sending.warned_private_only, true) {
                self.system("system", "error", PRIVATE_ONLY);
            }
            return Ending::Stays;
        }
        let sender = self.peer.caller().user_id;
        let broadcast = match Broadcast::read(frame, sender, shared.config.limits.broadcast_bytes) {
            Ok(broadcast) => broadcast,
            Err(error @ (BroadcastError::Event | BroadcastError::TooLarge)) => {
                self.refuse(&answer, &error.to_string());
                return Ending::Stays;
            }
        };
        if !self.account.try_consume(broadcast.content().len()) {
            return Ending::Closed("Too many messages per second".to_owned());
        }
        match self.may_send(Extension::Broadcast).await {
            Ok(()) => {}
            Err(Refusal::NoRight) => {
                self.refuse(&answer, NO_RIGHT);
                return Ending::Stays;
            }
            Err(Refusal::Unknown) => {
                self.refuse(&answer, UNKNOWN);
                return Ending::Stays;
            }
        }
        if let Some(membership) = &self.membership {
            membership.broadcast(&broadcast);
        }
        if answer.reference.is_some() {
            self.reply(&answer, "ok", &json!({}));
        }
        Ending::Stays
    }

    pub(super) async fn presence(&mut self, shared: &Shared, mut frame: ClientFrame) -> Ending {
        let answer = reply_to(&frame);
        if !self.sending.presence_calls.try_consume() {
            return Ending::Closed("Client presence rate limit exceeded".to_owned());
        }
        if !self.account.try_consume(0) {
            return Ending::Closed("Too many presence messages per second".to_owned());
        }
        let Some(membership) = &self.membership else {
            self.refuse(&answer, PRIVATE_ONLY);
            return Ending::Stays;
        };
        match frame.payload["event"].as_str() {
            Some("untrack") => {
                membership.untrack();
                self.reply(&answer, "ok", &json!({}));
            }
            Some("track") => {
                let meta = match frame.payload["payload"].take() {
                    Value::Object(meta) => meta,
                    Value::Null => Map::new(),
                    _ => {
                        self.refuse(&answer, "Presence track payload must be a map");
                        return Ending::Stays;
                    }
                };
                return self.track(shared, &answer, meta).await;
            }
            _ => self.refuse(&answer, "UnknownPresenceEvent: use track or untrack"),
        }
        Ending::Stays
    }

    async fn track(&mut self, shared: &Shared, answer: &ClientFrame, mut meta: Map<String, Value>) -> Ending {
        let user = self.peer.caller().user_id;
        // Only the server says who this is and which entry it is.
        meta.remove("phx_ref");
        meta.remove("phx_ref_prev");
        meta.insert("user_id".to_owned(), json!(user));
        if Value::Object(meta.clone()).to_string().len() > shared.config.limits.presence_bytes {
            return Ending::Closed("Track message size exceeded".to_owned());
        }
        match self.may_send(Extension::Presence).await {
            Ok(()) => {}
            Err(Refusal::NoRight) => {
                self.refuse(answer, NO_RIGHT);
                return Ending::Stays;
            }
            Err(Refusal::Unknown) => {
                self.refuse(answer, UNKNOWN);
                return Ending::Stays;
            }
        }
        let key = presence_key(self.config.presence_key.as_deref(), user, &self.sending.fresh_key);
        if let Some(membership) = &self.membership
            && let Err(error) = membership.track(key, meta)
        {
            self.refuse(answer, &error.to_string());
            return Ending::Stays;
        }
        self.reply(answer, "ok", &json!({}));
        Ending::Stays
    }

    /// Whether the caller may send this, asked again after a while.
    async fn may_send(&mut self, what: Extension) -> Result<(), Refusal> {
        let Some(membership) = self.membership.as_ref().filter(|membership| membership.member.is_private()) else {
            return Ok(());
        };
        if self.sending.since(what).is_some_and(|since| since.elapsed() < LEASE) {
            return Ok(());
        }
        let checked_at = Instant::now();
        match membership.member.query_grant(AccessQuery { listen: false, send: Some(what) }).await {
            Ok(grant) if grant.sends(what) => {
                *self.sending.since(what) = Some(checked_at);
                Ok(())
            }
            Ok(_) => Err(Refusal::NoRight),
            Err(RightsUnknown) => Err(Refusal::Unknown),
        }
    }
}

/// What a reply needs of a frame.
fn reply_to(frame: &ClientFrame) -> ClientFrame {
    ClientFrame {
        join_ref: frame.join_ref.clone(),
        reference: frame.reference.clone(),
        topic: String::new(),
        event: String::new(),
        payload: Value::Null,
        bytes: None,
    }
}

/// The key to be present under: the client's choice, or a fresh one. A user's id as a key belongs to that
/// user: who chooses another's gets their own.
fn presence_key(chosen: Option<&str>, user: Option<Uuid>, fresh: &str) -> String {
    let own = || user.map_or_else(|| fresh.to_owned(), |user| user.to_string());
    match chosen.filter(|key| key.len() <= MAX_KEY) {
        None => fresh.to_owned(),
        Some(key) if Uuid::try_parse(key.trim()).is_ok() => own(),
        Some(key) => key.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_chosen_freely_but_for_the_ids_of_others() {
        let (me, other) = (Uuid::from_u128(1), Uuid::from_u128(2).to_string());
        assert_eq!(presence_key(Some("tab"), Some(me), "fresh"), "tab");
        assert_eq!(presence_key(None, Some(me), "fresh"), "fresh");
        assert_eq!(presence_key(Some(&other), Some(me), "fresh"), me.to_string());
        assert_eq!(presence_key(Some(&me.to_string().to_uppercase()), Some(me), "fresh"), me.to_string());
        assert_eq!(presence_key(Some(&other), None, "fresh"), "fresh");
        assert_eq!(presence_key(Some(&"k".repeat(256)), None, "fresh"), "fresh");
    }
}
