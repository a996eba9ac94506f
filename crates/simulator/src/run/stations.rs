//! What stations do in a second with what comes to them.

use super::{
    calls::Own,
    conditions::Condition,
    group::{Arrivals, Group, Second},
    hops::HopState,
    nodes::Nodes,
    plan::{Call, Plan, Station},
    tally::ComponentTally,
};
use crate::{
    Scenario,
    latency::Latency,
    model::{ReadFrom, Replication, Storage},
};

/// All stations at work.
#[derive(Debug, Clone)]
pub(super) struct Work {
    stations: Vec<Place>,
    /// For each hop: share of its calls that go to partitions with hot keys.
    hot_shares: Vec<f64>,
}

/// One station at work.
#[derive(Debug, Clone)]
struct Place {
    /// All instances; or a node like most.
    cold: Group,
    /// A node that has a hot key.
    hot: Option<Group>,
    hot_nodes: f64,
    last_cold: Second,
    last_hot: Second,
    /// Mean and variance of the time that one piece of work takes without waiting for others.
    own_s: f64,
    own_var: f64,
    /// With waiting for others.
    service_s: f64,
    arrived: f64,
    /// Share of what was there that stopped with its instance.
    broken: f64,
    /// Present that no queue holds: requests.
    requests: f64,
    /// Items of queues that were done.
    items_out: f64,
}

/// What workers of a station take out of queues.
#[derive(Debug, Clone, Copy)]
pub(super) struct Taking {
    /// How many they can work on at once.
    pub(super) most: f64,
    /// How many are in line, those of this second included; nothing where no queue leads to the station. The queue knows,
    /// so the station keeps no number of its own.
    pub(super) ready: Option<f64>,
}

impl Work {
    pub(super) fn new(plan: &Plan, scenario: &Scenario) -> Self {
        let mut stations: Vec<Place> = plan.stations.iter().map(Place::new).collect();
        for hop in &plan.hops {
            let hot_keys = f64::from(scenario.flows[hop.flow].hot_keys);
            if let Some(storage) = &plan.stations[hop.station].storage
                && storage.partitions > 1
                && hot_keys > 0.0
            {
                let place = &mut stations[hop.station];
                place.hot_nodes = place.hot_nodes.max(hot_keys.min(f64::from(storage.partitions)));
                place.hot = Some(Group::new(place.cold.servers()));
            }
        }
        let hot_shares = plan.hops.iter().map(|hop| {
            let storage = plan.stations[hop.station].storage.as_ref();
            let partitions = storage.map_or(1.0, |storage| f64::from(storage.partitions));
            let even = stations[hop.station].hot_nodes / partitions;
            let flow = &scenario.flows[hop.flow];
            if stations[hop.station].hot.is_some() { flow.hot_share + (1.0 - flow.hot_share) * even } else { 0.0 }
        });
        let hot_shares = hot_shares.collect();
        Self { stations, hot_shares }
    }

    /// One second of one station. Answers by how much it differs from the one before.
    pub(super) fn second(
        &mut self,
        place: usize,
        plan: &Plan,
        hops: &[HopState],
        nodes: &Nodes,
        condition: Condition,
        taking: Taking,
    ) -> f64 {
        let station = &plan.stations[place];
        let (mut cold, mut hot, mut all, mut items) = (0.0, 0.0, 0.0, 0.0);
        let (mut hold, mut squares) = (0.0, 0.0);
        for (at, hop) in plan.hops.iter().enumerate().filter(|(_, hop)| hop.station == place) {
            let load = hops[at].load * if hop.call == Call::Consume { 1.0 } else { 1.0 + condition.duplicates };
            // Calls that find no node are no work for storage.
            let up = if hop.is_write { nodes.write_up } else { nodes.read_up };
            let reached = if station.storage.is_some() && up <= 0.0 { 0.0 } else { load };
            let share = node_share(station, hop.is_write, nodes);
            cold += reached * (1.0 - self.hot_shares[at]) * share;
            hot += reached * self.hot_shares[at] * share;
            all += load;
            items += if hop.call == Call::Consume { load } else { 0.0 };
            hold += load * hops[at].hold_s;
            squares += load * (hops[at].hold_var + hops[at].hold_s * hops[at].hold_s);
        }
        let here = &mut self.stations[place];
        here.own_s = station.service_s() * condition.slow;
        here.own_var = here.own_s * here.own_s * station.capacity.variation * station.capacity.variation;
        let (hold, squares) = if all > 0.0 { (hold / all, squares / all) } else { (0.0, 0.0) };
        here.service_s = here.own_s + hold;
        let var = here.own_var + (squares - hold * hold).max(0.0);
        here.arrived = all;
        let before = (here.cold.present, here.hot.as_ref().map_or(0.0, |group| group.present));
        let busy = here.last_cold.busy * f64::from(here.cold.servers());
        let arrivals = |rate: f64| Arrivals { rate, service: here.service_s, var };
        // Only workers have a line that lasts: what waits elsewhere has a caller who is refused.
        let room = station.room;
        match &station.storage {
            None => {
                let servers = (nodes.alive as f64 * f64::from(station.capacity.concurrency)).min(taking.most);
                here.cold.resize(servers as u32);
                // What was in line before this second's items came, which are in `ready` too.
                let ready = taking.ready.map_or(0.0, |ready| (ready - items).max(0.0));
                let came = taking.ready.map_or(0.0, |ready| ready.min(items));
                here.cold.present = here.requests + ready;
                let requests = here.requests + all - items;
                if servers < 1.0 {
                    // Requests are refused; items stay where they are.
                    here.requests = 0.0;
                    here.items_out = 0.0;
                    here.cold.present = ready + came;
                    here.last_cold =
                        Second { wait: Latency::zero(), waiting: here.cold.present, ..Second::default() };
                } else {
                    let last = here.cold.second(arrivals(all - items + came), room);
                    let share = (ready + came) / (ready + came + requests).max(1e-12);
                    here.items_out = (last.out * share).min(ready + came);
                    here.requests = if taking.ready.is_some() {
                        (requests - last.out * (1.0 - share)).max(0.0)
                    } else {
                        here.cold.present
                    };
                    here.last_cold = last;
                }
                let present = (all + before.0).max(1e-9);
                here.broken = (busy * nodes.stopped_share / present).min(1.0);
            }
            Some(storage) => {
                let partitions = f64::from(storage.partitions);
                let (hot_arrivals, cold_arrivals) = (
                    arrivals(if here.hot_nodes > 0.0 { hot / here.hot_nodes } else { 0.0 }),
                    arrivals(if here.hot_nodes < partitions { cold / (partitions - here.hot_nodes) } else { 0.0 }),
                );
                here.last_cold = here.cold.second(cold_arrivals, room);
                if let Some(group) = &mut here.hot {
                    here.last_hot = group.second(hot_arrivals, room);
                }
            }
        }
        let moved = |group: &Group, before: f64| (group.present - before).abs() / (1e-3 + group.present);
        moved(&here.cold, before.0) + here.hot.as_ref().map_or(0.0, |group| moved(group, before.1))
    }

    /// What a station does to a call of this hop.
    pub(super) fn own(&self, hop: usize, plan: &Plan, nodes: &Nodes) -> Own {
        let is_write = plan.hops[hop].is_write;
        let station = &plan.stations[plan.hops[hop].station];
        let here = &self.stations[plan.hops[hop].station];
        let hot = self.hot_shares[hop];
        let service = Latency::new(here.own_s, here.own_var);
        let mut wait = here.last_cold.wait;
        let mut refused = here.last_cold.refused;
        if hot > 0.0 {
            wait = wait.scaled(1.0 - hot).or(&here.last_hot.wait.scaled(hot));
            refused = (1.0 - hot) * refused + hot * here.last_hot.refused;
        }
        let mut time = wait.then(&service);
        if let Some(storage) = &station.storage {
            time = time.stretched(slowest_of(storage, is_write));
        }
        Own {
            up: if is_write { nodes.write_up } else { nodes.read_up },
            is_silent: nodes.is_silent,
            refused: 1.0 - (1.0 - refused) * (1.0 - here.broken),
            time,
            lost_answers: 0.0,
            missing: 1.0,
            calls: 1.0,
            pass: 1.0,
        }
    }

    /// How many items of queues a station has done.
    pub(super) fn items_out(&self, place: usize) -> f64 {
        self.stations[place].items_out
    }

    /// How many pieces of work stop with the instances that stop in this second.
    pub(super) fn interrupted(&self, place: usize, nodes: &Nodes) -> f64 {
        let here = &self.stations[place];
        here.last_cold.busy * f64::from(here.cold.servers()) * nodes.stopped_share
    }

    pub(super) fn broken(&self, place: usize) -> f64 {
        self.stations[place].broken
    }

    /// Time of work without waiting.
    pub(super) fn processing(&self, place: usize) -> Latency {
        Latency::new(self.stations[place].own_s, self.stations[place].own_var)
    }

    pub(super) fn servers(&self, place: usize) -> f64 {
        f64::from(self.stations[place].cold.servers())
    }

    pub(super) fn service_s(&self, place: usize) -> f64 {
        self.stations[place].service_s
    }

    /// What is counted of this second.
    pub(super) fn tally(&self, place: usize, nodes: &Nodes) -> ComponentTally {
        let here = &self.stations[place];
        let up = nodes.read_up.min(nodes.write_up);
        ComponentTally {
            arrived: here.arrived,
            refused: here.arrived * (1.0 - up * (1.0 - here.last_cold.refused.max(here.last_hot.refused))),
            busy: here.last_cold.busy.max(here.last_hot.busy),
            waiting: here.last_cold.waiting.max(here.last_hot.waiting),
            up,
            seconds: 1.0,
        }
    }
}

impl Place {
    fn new(station: &Station) -> Self {
        let nodes = if station.storage.is_some() { 1 } else { station.nodes };
        let servers = u32::try_from(nodes).unwrap_or(u32::MAX).saturating_mul(station.capacity.concurrency);
        Self {
            cold: Group::new(servers),
            hot: None,
            hot_nodes: 0.0,
            last_cold: Second::default(),
            last_hot: Second::default(),
            own_s: 0.0,
            own_var: 0.0,
            service_s: 0.0,
            arrived: 0.0,
            broken: 0.0,
            requests: 0.0,
            items_out: 0.0,
        }
    }
}

/// How much of the work of one call to a partition comes to one of its nodes. A write is done by every replica, a read
/// by those that are asked.
fn node_share(station: &Station, is_write: bool, nodes: &Nodes) -> f64 {
    let Some(storage) = &station.storage else { return 1.0 };
    if is_write {
        return 1.0;
    }
    match (storage.replication, storage.read_from) {
        (Replication::None, _) => 1.0,
        (_, ReadFrom::Any) => 1.0 / nodes.copies,
        (Replication::Quorum, ReadFrom::Leader) => {
            (f64::from(storage.read_quorum.unwrap_or(storage.replicas)) / nodes.copies).min(1.0)
        }
        (Replication::Async | Replication::Sync, ReadFrom::Leader) => 1.0,
    }
}

/// How much longer the last of those takes that a call waits for, than one alone: for exponential times.
fn slowest_of(storage: &Storage, is_write: bool) -> f64 {
    let all = storage.replicas;
    let waits_for = match (storage.replication, is_write) {
        (Replication::Sync, true) => all,
        (Replication::Quorum, true) => storage.write_quorum.unwrap_or(all),
        (Replication::Quorum, false) if storage.read_from == ReadFrom::Leader => storage.read_quorum.unwrap_or(all),
        _ => return 1.0,
    };
    (0..waits_for.min(all)).map(|i| 1.0 / f64::from(all - i)).sum()
}
