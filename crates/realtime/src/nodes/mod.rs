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

use crate::state::Shared;
use futures::StreamExt;
use note::Assembler;
use std::{
    collections::{BTreeSet, HashMap, HashSet},
    sync::Arc,
    time::Duration,
};
use tokio::{
    task::AbortHandle,
    time::{Instant, MissedTickBehavior},
};

/// How often a node says that it lives.
const PULSE: Duration = Duration::from_secs(2);
/// How long a node may be silent before it counts as gone.
const SILENCE: Duration = Duration::from_secs(7);
/// How long to wait for everything that was asked for before asking again.
const ASK_AGAIN: Duration = Duration::from_secs(3);
/// How often everything is told at most, however many ask.
const TELL_AGAIN: Duration = Duration::from_secs(1);
const PAUSE: Duration = Duration::from_secs(1);

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
    rooms: HashSet<crate::rooms::RoomKey>,
    users: HashSet<uuid::Uuid>,
}

/// Begins to speak and to listen.
pub fn start(shared: &Arc<Shared>) -> Vec<AbortHandle> {
    vec![
        tokio::spawn(speak(Arc::clone(shared))).abort_handle(),
        tokio::spawn(listen(Arc::clone(shared))).abort_handle(),
        tokio::spawn(tell_everything(Arc::clone(shared))).abort_handle(),
    ]
}

async fn speak(shared: Arc<Shared>) {
    let bus = &shared.config.bus;
    let mut batch = 0;
    loop {
        let notes = shared.outgoing.next().await;
        let pieces = note::pieces(shared.node, batch, &notes, bus.piece());
        batch += 1;
        if let Err(error) = bus.publish(&shared.config.db, pieces).await {
            tracing::warn!(%error, "other nodes could not be told");
            tokio::time::sleep(PAUSE).await;
        }
    }
}

async fn listen(shared: Arc<Shared>) {
    let mut others = Others { shared: &shared, nodes: HashMap::new() };
    let mut pulse = tokio::time::interval(PULSE);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let mut heard = match shared.config.bus.listen(&shared.config.db).await {
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
                    shared.accounts.tell(&shared.outgoing);
                    shared.outgoing.alive();
                }
            }
        }
    }
}

/// Tells everything about this node whenever it was asked for.
async fn tell_everything(shared: Arc<Shared>) {
    loop {
        shared.asked.notified().await;
        let outgoing = &shared.outgoing;
        outgoing.change(|| Change::Begin);
        for room in shared.rooms.occupied() {
            outgoing.room().await;
            shared.rooms.tell(&room);
        }
        for users in shared.accounts.all_here().chunks(500) {
            outgoing.room().await;
            outgoing.change(|| Change::Sockets { users: users.to_vec() });
        }
        outgoing.change(|| Change::End);
        tokio::time::sleep(TELL_AGAIN).await;
    }
}

struct Others<'a> {
    shared: &'a Shared,
    nodes: HashMap<u64, Node>,
}

impl Others<'_> {
    fn take(&mut self, from: u64, notes: Vec<Option<Note>>) {
        if from == self.shared.node {
            return;
        }
        let now = Instant::now();
        let node = self.nodes.entry(from).or_insert_with(|| {
            tracing::info!(node = format!("{from:x}"), "another node is there");
            // Before it is asked: whatever happens from now on, it is told.
            self.shared.outgoing.set_heard(true);
            self.shared.outgoing.alive();
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
                Some(Note::Tell { node }) if node == self.shared.node => self.shared.asked.notify_one(),
                Some(Note::Broadcast { room, event, sender, json, bytes }) => {
                    if let Some(broadcast) = note::broadcast(event, sender, json, bytes.as_deref()) {
                        self.shared.rooms.hear(&room, &broadcast);
                    }
                }
                Some(Note::Change { number, change }) => node.change(self.shared, from, number, change),
                Some(Note::Tell { .. }) | None => {}
            }
        }
        node.ask(self.shared, from);
    }

    /// Something may have been missed of everybody.
    fn missed(&mut self) {
        for (id, node) in &mut self.nodes {
            node.told = None;
            node.asked = None;
            node.ask(self.shared, *id);
        }
        self.shared.outgoing.alive();
    }

    /// Takes away the nodes that were silent for too long.
    fn bury(&mut self) -> Vec<u64> {
        let gone: Vec<u64> =
            self.nodes.iter().filter(|(_, node)| node.heard.elapsed() > SILENCE).map(|(id, _)| *id).collect();
        for id in &gone {
            tracing::warn!(node = format!("{id:x}"), "another node is silent; who is present there leaves");
            self.nodes.remove(id);
            self.shared.rooms.forget_node(*id, &HashSet::new());
            self.shared.accounts.forget_node(*id, &HashSet::new());
        }
        if !gone.is_empty() && self.nodes.is_empty() {
            self.shared.outgoing.set_heard(false);
        }
        gone
    }
}

impl Node {
    fn change(&mut self, shared: &Shared, from: u64, number: u64, change: Change) {
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
                shared.rooms.remember(from, &room, vec![(member, presence)], None);
            }
            Change::Room { room, presences } => {
                if let Some(telling) = &mut self.telling {
                    telling.rooms.insert(room.clone());
                }
                let members: BTreeSet<u64> = presences.iter().map(|(member, _)| *member).collect();
                let presences = presences.into_iter().map(|(member, presence)| (member, Some(presence))).collect();
                shared.rooms.remember(from, &room, presences, Some(&members));
            }
            Change::Sockets { users } => {
                if let Some(telling) = &mut self.telling {
                    telling.users.extend(users.iter().map(|(user, _)| *user));
                }
                shared.accounts.remember(from, &users);
            }
            Change::End => {
                if let Some(telling) = self.telling.take() {
                    shared.rooms.forget_node(from, &telling.rooms);
                    shared.accounts.forget_node(from, &telling.users);
                }
            }
            Change::Begin => {}
        }
    }

    /// Asks for everything when something is missing.
    fn ask(&mut self, shared: &Shared, id: u64) {
        let waiting = self.asked.is_some_and(|asked| asked.elapsed() < ASK_AGAIN);
        if self.told.is_none() && !waiting {
            self.asked = Some(Instant::now());
            shared.outgoing.say(Note::Tell { node: id });
        }
    }
}
