//! One room.

use super::{Diff, Frames, Member, Presences};
use crate::{rights::Extension, topic::PREFIX};
use std::{collections::BTreeMap, sync::Arc};

/// The channels of a topic on this node, and who is present in it on all nodes.
pub struct Room {
    /// With the socket's prefix.
    topic: String,
    /// By their number.
    pub members: BTreeMap<u64, Arc<Member>>,
    /// Of all nodes.
    pub presences: Presences,
}

impl Room {
    /// An empty one; `name` without the prefix.
    pub fn new(name: &str) -> Self {
        Self { topic: format!("{}{name}", PREFIX), members: BTreeMap::new(), presences: Presences::default() }
    }

    /// Whether it can be forgotten.
    pub fn is_empty(&self) -> bool {
        self.members.is_empty() && self.presences.is_empty()
    }

    /// Sends a broadcast to everyone but `except`.
    pub fn broadcast(&self, except: Option<u64>, broadcast: &crate::broadcast::Broadcast) {
        let mut frames = Frames::broadcast(&self.topic, broadcast);
        for member in self.members.values().filter(|member| Some(member.id) != except) {
            member.deliver(Extension::Broadcast, &mut frames);
        }
    }

    /// Tells everyone who listens what changed.
    pub fn send_diff(&self, diff: &Diff) {
        if diff.is_empty() {
            return;
        }
        let payload = diff.payload();
        let mut frames = Frames::event(&self.topic, "presence_diff", &payload);
        for member in self.members.values().filter(|member| member.receives_presence) {
            member.deliver(Extension::Presence, &mut frames);
        }
    }

    /// Tells one channel who is there: always before the first change.
    pub fn send_state(&self, member: &Arc<Member>) {
        let state = self.presences.state();
        member.deliver(Extension::Presence, &mut Frames::event(&self.topic, "presence_state", &state));
    }
}
