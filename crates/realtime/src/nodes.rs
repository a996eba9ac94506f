//! Several nodes on one database behave as one: broadcasts reach the sockets of all, everybody is present everywhere,
//! limits of an account count over all. Changes of rows and ended sessions need none of this, as each node reads the
//! database's log itself.
//!
//! Each node tells its own part and remembers what the others told. Their changes are numbered: whoever misses one asks
//! for everything anew. A node that is silent for [`SILENCE`] is gone, with all its presences.

mod bus;
mod note;
mod outgoing;

pub use bus::{Bus, BusError, Nats};
pub use note::{Change, Note};
pub use outgoing::Outgoing;

use crate::{accounts::Accounts, rooms::Rooms, topic::RoomKey};
use devproof_db::Db;
use futures::StreamExt;
use note::Assembler;
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

/// How often a node says that it lives.
const PULSE: Duration = Duration::from_secs(2);
/// How long a node may be silent before it counts as gone.
const SILENCE: Duration = Duration::from_secs(7);
/// How long to wait for everything that was asked for before asking again.
const ASK_AGAIN: Duration = Duration::from_secs(3);
/// How often everything is told at most, however many ask.
const TELL_AGAIN: Duration = Duration::from_secs(1);
const PAUSE: Duration = Duration::from_secs(1);

/// This node among others: what it tells them, and what it is told.
pub struct Nodes {
    /// This node's number.
    id: u64,
    bus: Bus,
    db: Db,
    rooms: Arc<Rooms>,
    accounts: Arc<Accounts>,
    outgoing: Arc<Outgoing>,
    /// Somebody asked for everything about this node.
    asked: Notify,
}

impl Nodes {
    /// Nobody is met yet. `id` is this node's number, `outgoing` what rooms and accounts tell the others.
    pub fn new(
        id: u64,
        bus: Bus,
        db: Db,
        rooms: Arc<Rooms>,
        accounts: Arc<Accounts>,
        outgoing: Arc<Outgoing>,
    ) -> Self {
        Self { id, bus, db, rooms, accounts, outgoing, asked: Notify::new() }
    }
}

/// Another node.
struct Node {
    heard: Instant,
    /// Its last change, unless some were missed.
    told: Option<u64>,
    asked: Option<Instant>,
    /// Rooms and users it told of since it began to tell everything.
    telling: Option<Telling>,
}

#[derive(Default)]
struct Telling {
    rooms: HashSet<RoomKey>,
    users: HashSet<Uuid>,
}

/// Begins to speak and to listen.
pub fn start(nodes: &Arc<Nodes>) -> Vec<AbortHandle> {
    vec![
        tokio::spawn(speak(Arc::clone(nodes))).abort_handle(),
        tokio::spawn(listen(Arc::clone(nodes))).abort_handle(),
        tokio::spawn(tell_everything(Arc::clone(nodes))).abort_handle(),
    ]
}

async fn speak(nodes: Arc<Nodes>) {
    let bus = &nodes.bus;
    let mut batch = 0;
    loop {
        let notes = nodes.outgoing.next().await;
        let pieces = note::pieces(nodes.id, batch, &notes, bus.piece());
        batch += 1;
        if let Err(error) = bus.publish(&nodes.db, pieces).await {
            tracing::warn!(%error, "other nodes could not be told");
            tokio::time::sleep(PAUSE).await;
        }
    }
}

async fn listen(nodes: Arc<Nodes>) {
    let mut others = Others { here: &nodes, nodes: HashMap::new() };
    let mut pulse = tokio::time::interval(PULSE);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let mut heard = match nodes.bus.listen(&nodes.db).await {
            Ok(heard) => heard,
            Err(error) => {
                tracing::warn!(%error, "other nodes cannot be heard");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let mut assembler = Assembler::default();
        loop {
            tokio::select! {
                piece = heard.next() => match piece {
                    None => break,
                    Some(piece) if piece.is_empty() => {
                        assembler = Assembler::default();
                        others.missed();
                    }
                    Some(piece) => if let Some((node, notes)) = assembler.take(&piece) {
                        others.take(node, notes);
                    },
                },
                _ = pulse.tick() => {
                    for gone in others.bury() {
                        assembler.forget(gone);
                    }
                    nodes.accounts.tell(&nodes.outgoing);
                    nodes.outgoing.alive();
                }
            }
        }
    }
}

/// Tells everything about this node whenever it was asked for.
async fn tell_everything(nodes: Arc<Nodes>) {
    loop {
        nodes.asked.notified().await;
        let outgoing = &nodes.outgoing;
        outgoing.change(|| Change::Begin);
        for room in nodes.rooms.occupied() {
            outgoing.room().await;
            nodes.rooms.tell(&room);
        }
        for users in nodes.accounts.all_here().chunks(500) {
            outgoing.room().await;
            outgoing.change(|| Change::Sockets { users: users.to_vec() });
        }
        outgoing.change(|| Change::End);
        tokio::time::sleep(TELL_AGAIN).await;
    }
}

struct Others<'a> {
    here: &'a Nodes,
    nodes: HashMap<u64, Node>,
}

impl Others<'_> {
    fn take(&mut self, from: u64, notes: Vec<Option<Note>>) {
        if from == self.here.id {
            return;
        }
        let now = Instant::now();
        let node = self.nodes.entry(from).or_insert_with(|| {
            tracing::info!(node = format!("{from:x}"), "another node is there");
            // Before it is asked: whatever happens from now on, it is told.
            self.here.outgoing.set_heard(true);
            self.here.outgoing.alive();
            Node { heard: now, told: None, asked: None, telling: None }
        });
        node.heard = now;
        for note in notes {
            match note {
                Some(Note::Alive { told }) => {
                    if node.told.is_some_and(|known| known != told) {
                        node.told = None;
                    }
                }
                Some(Note::Tell { node }) if node == self.here.id => self.here.asked.notify_one(),
                Some(Note::Broadcast { room, event, sender, json, bytes }) => {
                    if let Some(broadcast) = note::broadcast(event, sender, json, bytes.as_deref()) {
                        self.here.rooms.hear(&room, &broadcast);
                    }
                }
                Some(Note::Change { number, change }) => node.change(self.here, from, number, change),
                Some(Note::Tell { .. }) | None => {}
            }
        }
        node.ask(self.here, from);
    }

    /// Something may have been missed of everybody.
    fn missed(&mut self) {
        for (id, node) in &mut self.nodes {
            node.told = None;
            node.asked = None;
            node.ask(self.here, *id);
        }
        self.here.outgoing.alive();
    }

    /// Takes away the nodes that were silent for too long.
    fn bury(&mut self) -> Vec<u64> {
        let gone: Vec<u64> =
            self.nodes.iter().filter(|(_, node)| node.heard.elapsed() > SILENCE).map(|(id, _)| *id).collect();
        for id in &gone {
            tracing::warn!(node = format!("{id:x}"), "another node is silent; who is present there leaves");
            self.nodes.remove(id);
            self.here.rooms.forget_node(*id, &HashSet::new());
            self.here.accounts.forget_node(*id, &HashSet::new());
        }
        if !gone.is_empty() && self.nodes.is_empty() {
            self.here.outgoing.set_heard(false);
        }
        gone
    }
}

impl Node {
    fn change(&mut self, here: &Nodes, from: u64, number: u64, change: Change) {
        match change {
            Change::Begin => {
                self.telling = Some(Telling::default());
                self.told = Some(number);
                return;
            }
            // What comes twice or after a gap is taken all the same: it says how things are, not how they changed.
            _ if self.told == Some(number.wrapping_sub(1)) => self.told = Some(number),
            _ => {
                self.told = None;
                self.telling = None;
            }
        }
        match change {
            Change::Presence { room, member, presence } => {
                if let Some(telling) = &mut self.telling {
                    telling.rooms.insert(room.clone());
                }
                here.rooms.remember(from, &room, vec![(member, presence)], None);
            }
            Change::Room { room, presences } => {
                if let Some(telling) = &mut self.telling {
                    telling.rooms.insert(room.clone());
                }
                let members: BTreeSet<u64> = presences.iter().map(|(member, _)| *member).collect();
                let presences = presences.into_iter().map(|(member, presence)| (member, Some(presence))).collect();
                here.rooms.remember(from, &room, presences, Some(&members));
            }
            Change::Sockets { users } => {
                if let Some(telling) = &mut self.telling {
                    telling.users.extend(users.iter().map(|(user, _)| *user));
                }
                here.accounts.remember(from, &users);
            }
            Change::End => {
                if let Some(telling) = self.telling.take() {
                    here.rooms.forget_node(from, &telling.rooms);
                    here.accounts.forget_node(from, &telling.users);
                }
            }
            Change::Begin => {}
        }
    }

    /// Asks for everything when something is missing.
    fn ask(&mut self, here: &Nodes, id: u64) {
        let waiting = self.asked.is_some_and(|asked| asked.elapsed() < ASK_AGAIN);
        if self.told.is_none() && !waiting {
            self.asked = Some(Instant::now());
            here.outgoing.say(Note::Tell { node: id });
        }
    }
}
