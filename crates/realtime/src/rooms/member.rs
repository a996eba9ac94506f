//! A channel in a room, and the lease on its caller's right to listen.
//!
//! A right is believed for [`LEASE`] after it was asked for. What comes later waits until it was asked for again, so that
//! a revoked right ends what its caller hears, and a room in which nothing happens costs nothing.

use crate::{
    broadcast::Broadcast,
    hub::Control,
    outbox::{Close, Frame},
    postgres_changes::Peer,
    protocol::Vsn,
    rights::{AccessQuery, Extension, Grant, Rights, RightsUnknown},
};
use parking_lot::{Mutex, MutexGuard};
use std::{collections::VecDeque, sync::Arc, time::Duration};
use tokio::{runtime::Handle, time::Instant};

/// How long an answer about rights is believed.
pub const LEASE: Duration = Duration::from_secs(3);
/// What may wait for an answer, in bytes.
const WAITING: usize = 256 * 1024;

/// A channel in a room.
#[derive(Debug)]
pub struct Member {
    /// Unique on this node.
    pub id: u64,
    /// The channel.
    pub peer: Arc<Peer>,
    /// `config.broadcast.self`.
    pub receives_own: bool,
    /// `config.presence.enabled`.
    pub receives_presence: bool,
    /// None in a public room.
    lease: Option<Mutex<Lease>>,
    rights: Rights,
}

#[derive(Debug)]
struct Lease {
    grant: Grant,
    until: Instant,
    asking: bool,
    waiting: VecDeque<(Extension, Frame)>,
    bytes: usize,
}

/// One message in the forms that members need, each made when first needed.
pub struct Frames<'a> {
    broadcast: Option<&'a Broadcast>,
    text: Option<(&'a str, &'a str)>,
    topic: &'a str,
    made: [Option<Option<Frame>>; 2],
}

impl<'a> Frames<'a> {
    /// Of a broadcast; `topic` with the socket's prefix.
    pub fn broadcast(topic: &'a str, broadcast: &'a Broadcast) -> Self {
        Self { broadcast: Some(broadcast), text: None, topic, made: [None, None] }
    }

    /// Of an event with a payload of JSON.
    pub fn event(topic: &'a str, event: &'a str, payload: &'a str) -> Self {
        Self { broadcast: None, text: Some((event, payload)), topic, made: [None, None] }
    }

    fn of(&mut self, vsn: Vsn) -> Option<Frame> {
        let place = usize::from(vsn == Vsn::V2);
        let (broadcast, text, topic) = (self.broadcast, self.text, self.topic);
        self.made[place]
            .get_or_insert_with(|| match (broadcast, text) {
                (Some(broadcast), _) => broadcast.frame(vsn, topic),
                (None, Some((event, payload))) => {
                    Some(crate::protocol::encode(vsn, None, None, topic, event, payload).into())
                }
                (None, None) => None,
            })
            .clone()
    }
}

impl Member {
    /// A channel whose rights are known: `grant` was given at `checked_at`; none is needed in a public room.
    pub fn new(
        id: u64,
        peer: Arc<Peer>,
        receives_own: bool,
        receives_presence: bool,
        grant: Option<(Grant, Instant)>,
        rights: Rights,
    ) -> Self {
        let lease = grant.map(|(grant, checked_at)| {
            let (waiting, bytes) = (VecDeque::new(), 0);
            Mutex::new(Lease { grant, until: checked_at + LEASE, asking: false, waiting, bytes })
        });
        Self { id, peer, receives_own, receives_presence, lease, rights }
    }

    /// Whether its rights have to be asked for.
    pub fn is_private(&self) -> bool {
        self.lease.is_some()
    }

    /// Sends it something now, or once its right was asked for again.
    pub fn deliver(self: &Arc<Self>, kind: Extension, frames: &mut Frames<'_>) {
        let Some(frame) = frames.of(self.peer.socket.vsn) else { return };
        let Some(mut lease) = self.lock() else {
            self.push(frame);
            return;
        };
        if !lease.asking && Instant::now() < lease.until {
            if lease.grant.listens(kind) {
                self.push(frame);
            }
            return;
        }
        if lease.bytes > 0 && lease.bytes + frame.len() > WAITING {
            self.peer.socket.outbox.close(Close::SLOW);
            return;
        }
        lease.bytes += frame.len();
        lease.waiting.push_back((kind, frame));
        if !std::mem::replace(&mut lease.asking, true) {
            let member = Arc::clone(self);
            // Without a runtime the node is ending, and no one waits for an answer.
            if let Ok(runtime) = Handle::try_current() {
                runtime.spawn(async move { member.renew().await });
            }
        }
    }

    async fn renew(&self) {
        let checked_at = Instant::now();
        let answer = self.query_grant(AccessQuery { listen: true, send: None }).await;
        self.settle(checked_at, answer);
    }

    /// What its caller may do now.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn query_grant(&self, access: AccessQuery) -> Result<Grant, RightsUnknown> {
        self.rights.query_grant(&self.peer.caller(), self.peer.name(), access).await
    }

    /// Takes an answer, and delivers what waited for it, or ends the channel.
    pub fn settle(&self, checked_at: Instant, answer: Result<Grant, RightsUnknown>) {
        let Some(mut lease) = self.lock() else { return };
        lease.asking = false;
        lease.bytes = 0;
        let waiting = std::mem::take(&mut lease.waiting);
        match answer {
            Ok(grant) if grant.listens_at_all() => {
                lease.grant = grant;
                lease.until = checked_at + LEASE;
                for (_, frame) in waiting.into_iter().filter(|(kind, _)| grant.listens(*kind)) {
                    self.push(frame);
                }
            }
            Ok(_) => self.end(),
            Err(RightsUnknown) => self.send_control(|topic, join_ref| Control::ChannelLost { topic, join_ref }),
        }
    }

    /// Takes an answer that nothing waited for.
    pub fn set_grant(&self, checked_at: Instant, grant: Grant) {
        if let Some(mut lease) = self.lock()
            && !lease.asking
        {
            lease.grant = grant;
            lease.until = checked_at + LEASE;
        }
    }

    /// Ends the channel, as its caller may not listen any more.
    pub fn end(&self) {
        self.send_control(|topic, join_ref| Control::ChannelOver { topic, join_ref });
    }

    fn send_control(&self, control: impl FnOnce(String, Option<String>) -> Control) {
        self.peer.deactivate();
        self.peer.socket.notify(control(self.peer.topic.clone(), self.peer.join_ref.clone()));
    }

    fn push(&self, frame: Frame) {
        if self.peer.is_active() {
            self.peer.socket.outbox.push(frame);
        }
    }

    fn lock(&self) -> Option<MutexGuard<'_, Lease>> {
        self.lease.as_ref().map(|lease| lease.lock())
    }
}
