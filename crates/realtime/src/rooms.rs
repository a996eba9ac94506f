//! Rooms: the channels of one topic, public or private, on this node, and who is present in it on all nodes.

mod member;
mod presence;
mod remote_presence;
mod room;
mod watch;

pub use member::{Frames, LEASE, Member};
pub use presence::{Diff, Origin, Presence, Presences};
pub use watch::watch;

use crate::{
    broadcast::Broadcast,
    limits::PresenceLimits,
    nodes::{Change, NodeMessage, Outgoing},
    topic::RoomKey,
};
use parking_lot::{Mutex, MutexGuard};
use room::Room;
use serde_json::{Map, Value};
use std::{
    collections::HashMap,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

/// Why a presence is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TrackError {
    /// The room has reached its maximum.
    #[error("Too many presences on this topic")]
    RoomFull,
    /// The person has reached their maximum in this room.
    #[error("Too many presences of one user on this topic")]
    UserFull,
}

/// All rooms of this node.
pub struct Rooms {
    node: u64,
    limits: PresenceLimits,
    outgoing: Arc<Outgoing>,
    rooms: Mutex<HashMap<RoomKey, Arc<Mutex<Room>>>>,
    next: AtomicU64,
}

/// A channel's place in a room; given up when dropped, with its presence.
pub struct Membership {
    rooms: Arc<Rooms>,
    room: RoomKey,
    /// The channel.
    pub member: Arc<Member>,
}

impl Drop for Membership {
    fn drop(&mut self) {
        self.rooms.leave(&self.room, self.member.id);
    }
}

impl Membership {
    /// Sends a broadcast to the others, and to this channel if it hears itself.
    pub fn broadcast(&self, broadcast: &Broadcast) {
        let except = (!self.member.receives_own).then_some(self.member.id);
        self.rooms.send(&self.room, except, broadcast);
    }

    /// Is present under `key` with this meta.
    ///
    /// # Errors
    /// When there are too many.
    pub fn track(&self, key: String, meta: Map<String, Value>) -> Result<(), TrackError> {
        let user = self.member.peer.caller().user_id;
        let reference = self.rooms.reference();
        self.rooms.track(&self.room, self.member.id, Presence { key, reference, user, meta })
    }

    /// Is present no more.
    pub fn untrack(&self) {
        self.rooms.untrack(&self.room, self.member.id);
    }
}

impl Rooms {
    /// No rooms yet. `node` is this node's number among others, which hear of changes through `outgoing`.
    pub fn new(node: u64, limits: PresenceLimits, outgoing: Arc<Outgoing>) -> Self {
        Self { node, limits, outgoing, rooms: Mutex::default(), next: AtomicU64::new(1) }
    }

    /// A number that no other member or presence of this node has.
    pub fn next(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    /// Takes in a channel. When it listens to presence, it first gets the current state.
    pub fn join(self: &Arc<Self>, key: RoomKey, member: Arc<Member>) -> Membership {
        let mut rooms = self.lock();
        let room = rooms.entry(key.clone()).or_insert_with(|| Arc::new(Mutex::new(Room::new(&key.topic))));
        let mut room = lock(room);
        room.members.insert(member.id, Arc::clone(&member));
        if member.receives_presence {
            room.send_state(&member);
        }
        drop(room);
        drop(rooms);
        Membership { rooms: Arc::clone(self), room: key, member }
    }

    fn leave(&self, key: &RoomKey, member: u64) {
        let mut rooms = self.lock();
        let Some(room) = rooms.get(key) else { return };
        let mut state = lock(room);
        state.members.remove(&member);
        self.change(&mut state, key, member, None);
        let empty = state.is_empty();
        drop(state);
        if empty {
            rooms.remove(key);
        }
    }

    /// Sends a broadcast to everyone in a room, on all nodes.
    pub fn send(&self, key: &RoomKey, except: Option<u64>, broadcast: &Broadcast) {
        self.with(key, |room| room.broadcast(except, broadcast));
        self.outgoing.broadcast(|| NodeMessage::broadcast(key, broadcast));
    }

    /// Delivers a broadcast that another node sent.
    pub fn deliver_remote(&self, key: &RoomKey, broadcast: &Broadcast) {
        self.with(key, |room| room.broadcast(None, broadcast));
    }

    fn track(&self, key: &RoomKey, member: u64, presence: Presence) -> Result<(), TrackError> {
        let known = |room: &mut Room| {
            if room.presences.get(self.origin(member)).is_none() {
                if room.presences.len() >= self.limits.room {
                    return Err(TrackError::RoomFull);
                }
                if presence.user.is_some_and(|user| room.presences.of_user(user) >= self.limits.user) {
                    return Err(TrackError::UserFull);
                }
            }
            self.change(room, key, member, Some(presence));
            Ok(())
        };
        self.with(key, known).unwrap_or(Ok(()))
    }

    /// Takes away a presence of this node.
    pub fn untrack(&self, key: &RoomKey, member: u64) {
        self.with(key, |room| self.change(room, key, member, None));
    }

    /// Changes a presence of this node, and tells this node's channels and the other nodes.
    fn change(&self, room: &mut Room, key: &RoomKey, member: u64, presence: Option<Presence>) {
        let diff = room.presences.set(self.origin(member), presence);
        if !diff.is_empty() {
            room.send_diff(&diff);
            // Under the room's lock, so that others hear of it in the same order.
            self.outgoing.change(|| Change::Presence {
                room: key.clone(),
                member,
                presence: room.presences.get(self.origin(member)).cloned(),
            });
        }
    }

    /// The channels of this node that are present in private rooms.
    pub fn present_members(&self) -> Vec<(RoomKey, Arc<Member>)> {
        let private = |(key, _): &(&RoomKey, &Arc<Mutex<Room>>)| key.private;
        let rooms: Vec<_> =
            self.lock().iter().filter(private).map(|(key, room)| (key.clone(), Arc::clone(room))).collect();
        let mut found = Vec::new();
        for (key, room) in rooms {
            let room = lock(&room);
            let here = room.presences.of_node(self.node).filter_map(|(member, _)| room.members.get(&member));
            found.extend(here.map(|member| (key.clone(), Arc::clone(member))));
        }
        found
    }

    fn origin(&self, member: u64) -> Origin {
        Origin { node: self.node, member }
    }

    /// A presence's `phx_ref`: unique among all nodes.
    fn reference(&self) -> String {
        format!("F{:x}.{:x}", self.node, self.next())
    }

    fn with<T>(&self, key: &RoomKey, work: impl FnOnce(&mut Room) -> T) -> Option<T> {
        let room = self.lock().get(key).cloned()?;
        let mut room = lock(&room);
        Some(work(&mut room))
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<RoomKey, Arc<Mutex<Room>>>> {
        self.rooms.lock()
    }
}

fn lock(room: &Mutex<Room>) -> MutexGuard<'_, Room> {
    room.lock()
}
