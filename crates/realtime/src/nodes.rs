//! Several nodes on one database behave as one: broadcasts reach the sockets of all, everyone is present everywhere,
//! limits of an account count over all. Changes of rows and ended sessions need none of this, as each node reads the
//! database's log itself.
//!
//! Each node sends its own part and keeps what the others sent. Changes are numbered: a node that misses one requests a
//! snapshot. A node that is silent for [`SILENCE`] is removed, with all its presences.

mod bus;
mod node_message;
mod outgoing;

pub use bus::{Bus, BusError, Nats};
pub use node_message::{Change, NodeMessage};
pub use outgoing::Outgoing;

use crate::{accounts::Accounts, rooms::Rooms, topic::RoomKey};
use devproof_db::Db;
use futures::StreamExt;
use node_message::Assembler;
use std::{
    collections::{BTreeSet, HashMap, HashSet},
    sync::Arc,
    time::Duration,
};
use tokio::{
    sync::Notify,
    task::AbortHandle,
    time::{Instant, MissedTickBehavior},
};
use uuid::Uuid;

/// How often a node sends a heartbeat.
const HEARTBEAT: Duration = Duration::from_secs(2);
/// How long a node may be silent before it counts as gone.
const SILENCE: Duration = Duration::from_secs(7);
/// How long to wait for a requested snapshot before requesting it again.
const SNAPSHOT_RETRY: Duration = Duration::from_secs(3);
/// How often a snapshot is sent at most, however many ask.
const SNAPSHOT_PAUSE: Duration = Duration::from_secs(1);
const PAUSE: Duration = Duration::from_secs(1);

/// This node among others: what it sends them, and what it receives.
pub struct Nodes {
    /// This node's number.
    id: u64,
    bus: Bus,
    db: Db,
    rooms: Arc<Rooms>,
    accounts: Arc<Accounts>,
    outgoing: Arc<Outgoing>,
    /// Another node asked for a snapshot of this one.
    snapshot_requested: Notify,
}

impl Nodes {
    /// No other node is known yet. `id` is this node's number, `outgoing` what rooms and accounts send the others.
    pub fn new(
        id: u64,
        bus: Bus,
        db: Db,
        rooms: Arc<Rooms>,
        accounts: Arc<Accounts>,
        outgoing: Arc<Outgoing>,
    ) -> Self {
        Self { id, bus, db, rooms, accounts, outgoing, snapshot_requested: Notify::new() }
    }
}

/// Another node.
struct Node {
    last_seen: Instant,
    /// The number of its last change, unless some were missed.
    last_change: Option<u64>,
    requested_at: Option<Instant>,
    /// Rooms and users in the snapshot that it is sending.
    snapshot: Option<Snapshot>,
}

#[derive(Default)]
struct Snapshot {
    rooms: HashSet<RoomKey>,
    users: HashSet<Uuid>,
}

/// Begins to publish and to listen.
pub fn start(nodes: &Arc<Nodes>) -> Vec<AbortHandle> {
    vec![
        tokio::spawn(publish(Arc::clone(nodes))).abort_handle(),
        tokio::spawn(listen(Arc::clone(nodes))).abort_handle(),
        tokio::spawn(publish_snapshots(Arc::clone(nodes))).abort_handle(),
    ]
}

async fn publish(nodes: Arc<Nodes>) {
    let bus = &nodes.bus;
    let mut batch = 0;
    loop {
        let messages = nodes.outgoing.next().await;
        let chunks = node_message::chunks(nodes.id, batch, &messages, bus.max_chunk());
        batch += 1;
        if let Err(error) = bus.publish(&nodes.db, chunks).await {
            tracing::warn!(%error, "messages could not be sent to other nodes");
            tokio::time::sleep(PAUSE).await;
        }
    }
}

async fn listen(nodes: Arc<Nodes>) {
    let mut others = Others { here: &nodes, nodes: HashMap::new() };
    let mut heartbeat = tokio::time::interval(HEARTBEAT);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let mut received = match nodes.bus.listen(&nodes.db).await {
            Ok(received) => received,
            Err(error) => {
                tracing::warn!(%error, "messages of other nodes cannot be received");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let mut assembler = Assembler::default();
        loop {
            tokio::select! {
                chunk = received.next() => match chunk {
                    None => break,
                    Some(chunk) if chunk.is_empty() => {
                        assembler = Assembler::default();
                        others.resync_all();
                    }
                    Some(chunk) => if let Some((node, messages)) = assembler.push(&chunk) {
                        others.receive(node, messages);
                    },
                },
                _ = heartbeat.tick() => {
                    for silent in others.remove_silent() {
                        assembler.forget(silent);
                    }
                    nodes.accounts.publish_changes(&nodes.outgoing);
                    nodes.outgoing.heartbeat();
                }
            }
        }
    }
}

/// Sends a snapshot of this node whenever one was requested.
async fn publish_snapshots(nodes: Arc<Nodes>) {
    loop {
        nodes.snapshot_requested.notified().await;
        let outgoing = &nodes.outgoing;
        outgoing.change(|| Change::Begin);
        for room in nodes.rooms.occupied_rooms() {
            outgoing.wait_for_space().await;
            nodes.rooms.publish_room(&room);
        }
        for users in nodes.accounts.local_sockets().chunks(500) {
            outgoing.wait_for_space().await;
            outgoing.change(|| Change::Sockets { users: users.to_vec() });
        }
        outgoing.change(|| Change::End);
        tokio::time::sleep(SNAPSHOT_PAUSE).await;
    }
}

struct Others<'a> {
    here: &'a Nodes,
    nodes: HashMap<u64, Node>,
}

impl Others<'_> {
    fn receive(&mut self, from: u64, messages: Vec<Option<NodeMessage>>) {
        if from == self.here.id {
            return;
        }
        let now = Instant::now();
        let node = self.nodes.entry(from).or_insert_with(|| {
            tracing::info!(node = format!("{from:x}"), "another node is there");
            // Before the snapshot is requested: every change from now on is sent.
            self.here.outgoing.set_has_peers(true);
            self.here.outgoing.heartbeat();
            Node { last_seen: now, last_change: None, requested_at: None, snapshot: None }
        });
        node.last_seen = now;
        for message in messages {
            match message {
                Some(NodeMessage::Heartbeat { changes }) => {
                    if node.last_change.is_some_and(|known| known != changes) {
                        node.last_change = None;
                    }
                }
                Some(NodeMessage::SnapshotRequest { node }) if node == self.here.id => {
                    self.here.snapshot_requested.notify_one();
                }
                Some(NodeMessage::Broadcast { room, event, sender, json, bytes }) => {
                    if let Some(broadcast) = node_message::broadcast(event, sender, json, bytes.as_deref()) {
                        self.here.rooms.deliver_remote(&room, &broadcast);
                    }
                }
                Some(NodeMessage::Change { number, change }) => node.change(self.here, from, number, change),
                Some(NodeMessage::SnapshotRequest { .. }) | None => {}
            }
        }
        node.request_snapshot(self.here, from);
    }

    /// Messages of any node may have been missed.
    fn resync_all(&mut self) {
        for (id, node) in &mut self.nodes {
            node.last_change = None;
            node.requested_at = None;
            node.request_snapshot(self.here, *id);
        }
        self.here.outgoing.heartbeat();
    }

    /// Takes away the nodes that were silent for too long.
    fn remove_silent(&mut self) -> Vec<u64> {
        let gone: Vec<u64> =
            self.nodes.iter().filter(|(_, node)| node.last_seen.elapsed() > SILENCE).map(|(id, _)| *id).collect();
        for id in &gone {
            tracing::warn!(node = format!("{id:x}"), "another node is silent; its presences are removed");
            self.nodes.remove(id);
            self.here.rooms.forget_node(*id, &HashSet::new());
            self.here.accounts.forget_node(*id, &HashSet::new());
        }
        if !gone.is_empty() && self.nodes.is_empty() {
            self.here.outgoing.set_has_peers(false);
        }
        gone
    }
}

impl Node {
    fn change(&mut self, here: &Nodes, from: u64, number: u64, change: Change) {
        match change {
            Change::Begin => {
                self.snapshot = Some(Snapshot::default());
                self.last_change = Some(number);
                return;
            }
            // A repeated change, or one after a gap, is applied all the same: it is a state, not a difference.
            _ if self.last_change == Some(number.wrapping_sub(1)) => self.last_change = Some(number),
            _ => {
                self.last_change = None;
                self.snapshot = None;
            }
        }
        match change {
            Change::Presence { room, member, presence } => {
                if let Some(snapshot) = &mut self.snapshot {
                    snapshot.rooms.insert(room.clone());
                }
                here.rooms.set_remote_presences(from, &room, vec![(member, presence)], None);
            }
            Change::Room { room, presences } => {
                if let Some(snapshot) = &mut self.snapshot {
                    snapshot.rooms.insert(room.clone());
                }
                let members: BTreeSet<u64> = presences.iter().map(|(member, _)| *member).collect();
                let presences = presences.into_iter().map(|(member, presence)| (member, Some(presence))).collect();
                here.rooms.set_remote_presences(from, &room, presences, Some(&members));
            }
            Change::Sockets { users } => {
                if let Some(snapshot) = &mut self.snapshot {
                    snapshot.users.extend(users.iter().map(|(user, _)| *user));
                }
                here.accounts.set_remote_sockets(from, &users);
            }
            Change::End => {
                if let Some(snapshot) = self.snapshot.take() {
                    here.rooms.forget_node(from, &snapshot.rooms);
                    here.accounts.forget_node(from, &snapshot.users);
                }
            }
            Change::Begin => {}
        }
    }

    /// Requests a snapshot when a change is missing.
    fn request_snapshot(&mut self, here: &Nodes, id: u64) {
        let waiting = self.requested_at.is_some_and(|at| at.elapsed() < SNAPSHOT_RETRY);
        if self.last_change.is_none() && !waiting {
            self.requested_at = Some(Instant::now());
            here.outgoing.send(NodeMessage::SnapshotRequest { node: id });
        }
    }
}
