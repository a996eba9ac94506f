//! Presence between nodes: what this one sends, and what it keeps of the others.

use super::{Diff, Origin, Presence, Rooms, lock, room::Room};
use crate::{nodes::Change, topic::RoomKey};
use parking_lot::Mutex;
use std::{
    collections::{BTreeSet, HashSet},
    sync::Arc,
};

impl Rooms {
    /// The rooms in which someone of this node is present.
    pub fn occupied_rooms(&self) -> Vec<RoomKey> {
        let here = |room: &Mutex<Room>| lock(room).presences.of_node(self.node).next().is_some();
        self.lock().iter().filter(|(_, room)| here(room)).map(|(key, _)| key.clone()).collect()
    }

    /// Sends the other nodes this node's presences in a room.
    pub fn publish_room(&self, key: &RoomKey) {
        self.with(key, |room| {
            let here = room.presences.of_node(self.node);
            let presences = here.map(|(member, presence)| (member, presence.clone())).collect();
            self.outgoing.change(|| Change::Room { room: key.clone(), presences });
        });
    }

    /// Keeps presences of another node, and sends the difference to this node's channels. With `all`, its other channels are
    /// present in the room no more.
    pub fn set_remote_presences(
        &self,
        node: u64,
        key: &RoomKey,
        presences: Vec<(u64, Option<Presence>)>,
        all: Option<&BTreeSet<u64>>,
    ) {
        let mut rooms = self.lock();
        let room = rooms.entry(key.clone()).or_insert_with(|| Arc::new(Mutex::new(Room::new(&key.topic))));
        let mut room = lock(room);
        let mut diff = all.map_or_else(Diff::default, |members| room.presences.retain(node, members));
        for (member, presence) in presences {
            diff.extend(room.presences.set(Origin { node, member }, presence));
        }
        room.send_diff(&diff);
        let empty = room.is_empty();
        drop(room);
        if empty {
            rooms.remove(key);
        }
    }

    /// Takes away the presences of another node in all rooms but these.
    pub fn forget_node(&self, node: u64, except: &HashSet<RoomKey>) {
        self.lock().retain(|key, room| {
            let mut room = lock(room);
            if !except.contains(key) {
                let diff = room.presences.retain(node, &BTreeSet::new());
                room.send_diff(&diff);
            }
            !room.is_empty()
        });
    }
}
