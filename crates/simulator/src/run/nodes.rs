//! Which nodes of a station are there, who leads, and what data goes with those that are not.

use super::{outages::Outage, plan::Station};
use crate::model::{Acknowledge, ReadFrom, Replication, Storage};

/// What of its data a station loses in one second.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct DataLoss {
    /// Seconds of acknowledged writes, of the whole station.
    pub(super) seconds: f64,
    /// Share of everything that was ever written.
    pub(super) share: f64,
}

/// The nodes of one station.
#[derive(Debug, Clone)]
pub(super) struct Nodes {
    outages: Vec<Outage>,
    /// When something changes next: starts, ends, and possible fail-overs.
    changes: Vec<u32>,
    next_change: usize,
    storage: Option<Storage>,
    down: Vec<Option<Outage>>,
    leaders: Vec<usize>,
    /// Share of calls that find their node, for reads and for writes.
    pub(super) read_up: f64,
    pub(super) write_up: f64,
    /// Whether those that do not find it get no answer at all.
    pub(super) is_silent: bool,
    pub(super) alive: usize,
    /// Replicas of a partition that are there, on average, at least one.
    pub(super) copies: f64,
    /// Share of the nodes that stopped in this second.
    pub(super) stopped_share: f64,
    pub(super) loss: DataLoss,
}

impl Nodes {
    pub(super) fn new(station: &Station, outages: Vec<Outage>) -> Self {
        let fail_over = station.storage.as_ref().and_then(|storage| storage.fail_over_s);
        let mut changes: Vec<u32> = outages.iter().flat_map(|outage| [outage.from, outage.until]).collect();
        if let Some(seconds) = fail_over {
            changes.extend(outages.iter().map(|outage| outage.from.saturating_add(libm::ceil(seconds) as u32)));
        }
        changes.sort_unstable();
        changes.dedup();
        let (replicas, partitions) = station
            .storage
            .as_ref()
            .map_or((1, 1), |storage| (storage.replicas as usize, storage.partitions as usize));
        Self {
            outages,
            changes,
            next_change: 0,
            storage: station.storage.clone(),
            down: vec![None; station.nodes],
            leaders: (0..partitions).map(|partition| partition * replicas).collect(),
            read_up: 1.0,
            write_up: 1.0,
            is_silent: false,
            alive: station.nodes,
            copies: replicas as f64,
            stopped_share: 0.0,
            loss: DataLoss::default(),
        }
    }

    /// When something changes after this second.
    pub(super) fn next_change(&self) -> Option<u32> {
        self.changes.get(self.next_change).copied()
    }

    /// Moves to this second. True when something is different from the second before.
    pub(super) fn advance(&mut self, second: u32) -> bool {
        let had_loss = self.loss != DataLoss::default() || self.stopped_share > 0.0;
        self.loss = DataLoss::default();
        self.stopped_share = 0.0;
        let Some(change) = self.next_change() else { return had_loss };
        if change > second {
            return had_loss;
        }
        while self.next_change().is_some_and(|change| change <= second) {
            self.next_change += 1;
        }
        let before: Vec<bool> = self.down.iter().map(Option::is_some).collect();
        let alive_before = self.alive.max(1) as f64;
        for (node, down) in self.down.iter_mut().enumerate() {
            let active = |outage: &&Outage| outage.node == node && (outage.from..outage.until).contains(&second);
            // Of several at once, the one that began first says since when.
            let mut current: Option<Outage> = None;
            for outage in self.outages.iter().filter(active) {
                current = Some(match current {
                    None => *outage,
                    Some(first) => Outage {
                        stopped: first.stopped || outage.stopped,
                        disk_lost: first.disk_lost || outage.disk_lost,
                        ..first
                    },
                });
            }
            *down = current;
        }
        let died = |node: usize| !before[node] && self.down[node].is_some();
        self.alive = self.down.iter().filter(|down| down.is_none()).count();
        let stopped = (0..self.down.len()).filter(|node| died(*node) && self.down[*node].is_some_and(|d| d.stopped));
        self.stopped_share = (stopped.count() as f64 / alive_before).min(1.0);
        let newly: Vec<bool> = (0..self.down.len()).map(died).collect();
        match self.storage.clone() {
            None => {
                self.read_up = if self.alive > 0 { 1.0 } else { 0.0 };
                self.write_up = self.read_up;
                self.is_silent = self.down.iter().flatten().any(|outage| outage.is_silent);
            }
            Some(storage) => self.advance_storage(&storage, second, &newly),
        }
        true
    }

    fn advance_storage(&mut self, storage: &Storage, second: u32, newly: &[bool]) {
        let replicas = storage.replicas as usize;
        let partitions = self.leaders.len();
        let part = 1.0 / partitions as f64;
        let (mut reads, mut writes, mut copies) = (0, 0, 0);
        self.is_silent = false;
        for partition in 0..partitions {
            let members = partition * replicas..(partition + 1) * replicas;
            let alive = members.clone().filter(|node| self.down[*node].is_none()).count();
            copies += alive;
            let stops = |node: &usize| newly[*node] && self.down[*node].is_some_and(|outage| outage.stopped);
            let stopped = members.clone().filter(stops).count();
            let gone = members.clone().filter(|node| self.down[*node].is_some_and(|outage| outage.disk_lost)).count();
            let (can_read, can_write) = if storage.replication == Replication::Quorum {
                let write = storage.write_quorum.unwrap_or(storage.replicas) as usize;
                let read = storage.read_quorum.unwrap_or(storage.replicas) as usize;
                if stopped > 0 {
                    self.loss_of_quorum(storage, members.clone(), write, gone, part);
                }
                (alive >= read, alive >= write)
            } else {
                self.lead(storage, partition, second, newly, part);
                let leads = self.down[self.leaders[partition]].is_none();
                (leads, leads && (storage.replication != Replication::Sync || alive == replicas))
            };
            let any = storage.read_from == ReadFrom::Any && alive > 0;
            reads += usize::from(can_read || any);
            writes += usize::from(can_write);
            // Only who is missed keeps callers waiting.
            let is_silent = |node: usize| self.down[node].is_some_and(|outage| outage.is_silent);
            let silent = match storage.replication {
                Replication::Quorum | Replication::Sync => members.clone().any(is_silent),
                Replication::None | Replication::Async => is_silent(self.leaders[partition]),
            };
            self.is_silent |= silent && !((can_read || any) && can_write);
        }
        self.read_up = reads as f64 * part;
        self.write_up = writes as f64 * part;
        self.copies = (copies as f64 * part).max(1.0);
    }

    /// Any `write` of the members have an acknowledged write until the others follow: it is gone when exactly those are.
    fn loss_of_quorum(
        &mut self,
        storage: &Storage,
        members: std::ops::Range<usize>,
        write: usize,
        gone: usize,
        part: f64,
    ) {
        let all = members.len();
        let down = members.filter(|node| self.down[*node].is_some_and(|outage| outage.stopped)).count();
        if storage.acknowledge == Acknowledge::Memory {
            self.loss.seconds += part * storage.flush_ms / 1000.0 * subset_share(down, write, all);
        }
        if gone == all {
            self.loss.share += part;
        } else {
            self.loss.seconds += part * storage.lag_ms / 1000.0 * subset_share(gone, write, all);
        }
    }

    /// Finds out who leads a partition now, and what was lost with the leader before.
    fn lead(&mut self, storage: &Storage, partition: usize, second: u32, newly: &[bool], part: f64) {
        let replicas = storage.replicas as usize;
        let leader = self.leaders[partition];
        let Some(outage) = self.down[leader] else { return };
        let members = || partition * replicas..(partition + 1) * replicas;
        let heir = members().find(|node| self.down[*node].is_none());
        let due = storage.fail_over_s.map(|seconds| outage.from.saturating_add(libm::ceil(seconds) as u32));
        // Where another takes over, what the leader had in memory matters only as far as the other has not got it.
        let is_followed = heir.is_some() && due.is_some_and(|due| due < outage.until);
        if newly[leader] && outage.stopped {
            let has_copy = storage.replication == Replication::Sync && heir.is_some();
            let disks_gone = match storage.replication {
                Replication::None => outage.disk_lost,
                _ => members().all(|node| self.down[node].is_some_and(|outage| outage.disk_lost)),
            };
            if disks_gone {
                self.loss.share += part;
            } else if storage.replication == Replication::Async && outage.disk_lost {
                self.loss.seconds += part * storage.lag_ms / 1000.0;
            } else if !has_copy && !is_followed && storage.acknowledge == Acknowledge::Memory {
                self.loss.seconds += part * storage.flush_ms / 1000.0;
            }
        }
        if let (Some(due), Some(heir)) = (due, heir)
            && second >= due
        {
            self.leaders[partition] = heir;
            if storage.replication == Replication::Async && !outage.disk_lost {
                // What the old leader had acknowledged on its disk, and nobody else has.
                self.loss.seconds += part * storage.lag_ms / 1000.0;
            }
        }
    }
}

/// Share of the sets of `chosen` out of `all` that lie within `down`.
fn subset_share(down: usize, chosen: usize, all: usize) -> f64 {
    if down < chosen {
        return 0.0;
    }
    (0..chosen).map(|i| (down - i) as f64 / (all - i) as f64).product()
}
