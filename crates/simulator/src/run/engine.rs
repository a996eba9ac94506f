//! The state of a run, and one second of it: loads go from the clients inwards by what calls did a second ago, stations
//! work, fates of calls come back outwards, and what became of every request is counted.

use super::{
    calls::{self, Fate},
    clients::{Agenda, Cohort},
    conditions::Conditions,
    consumer::Consumer,
    copies::{Copies, Filling},
    hops::HopState,
    nodes::Nodes,
    outages::outages,
    plan::{Call, Hop, Plan},
    stations::{Taking, Work as Stations},
    tally::{ComponentTally, FlowTally, PoisonTally},
};
use crate::{Board, Incident, Scenario};
use std::rc::Rc;

/// The state of a run.
pub(super) struct Engine<'a> {
    pub(super) board: &'a Board,
    pub(super) scenario: &'a Scenario,
    pub(super) plan: Rc<Plan>,
    pub(super) nodes: Vec<Nodes>,
    pub(super) stations: Stations,
    pub(super) conditions: Conditions,
    pub(super) hops: Vec<HopState>,
    pub(super) agendas: Vec<Agenda>,
    pub(super) consumers: Vec<Option<Consumer>>,
    pub(super) copies: Vec<Option<Copies>>,
    /// Of the last second.
    pub(super) flows: Vec<FlowTally>,
    pub(super) components: Vec<ComponentTally>,
}

impl<'a> Engine<'a> {
    pub(super) fn new(board: &'a Board, scenario: &'a Scenario, seed: u64) -> Self {
        let plan = Rc::new(Plan::new(board, scenario));
        let lists = outages(&plan, board, scenario, seed);
        let nodes: Vec<Nodes> =
            plan.stations.iter().zip(lists).map(|(station, list)| Nodes::new(station, list)).collect();
        let flow = |hop: &Hop| &scenario.flows[hop.flow];
        let consumers = (0..plan.hops.len())
            .map(|place| {
                let hop = &plan.hops[place];
                (hop.call == Call::Consume).then(|| Consumer::new(&plan, place, flow(hop)))
            })
            .collect();
        let copies = plan.hops.iter().map(|hop| {
            let station = &plan.stations[hop.station];
            let keeps = station.kind.is_cache() && !hop.is_write && !hop.children.is_empty();
            keeps.then(|| Copies::new(&station.cache, flow(hop)))
        });
        let copies: Vec<Option<Copies>> = copies.collect();
        let mut hops = vec![HopState { reach: 1.0, ..HopState::default() }; plan.hops.len()];
        for (hop, copies) in plan.hops.iter().zip(&copies) {
            for child in hop.children.iter().filter(|_| copies.is_some()) {
                hops[*child].reach = copies.as_ref().map_or(1.0, |copies| copies.calls);
            }
        }
        Self {
            board,
            scenario,
            stations: Stations::new(&plan, scenario),
            conditions: Conditions::at(0, &plan, board, scenario),
            hops,
            agendas: vec![Agenda::default(); scenario.flows.len()],
            consumers,
            copies,
            flows: vec![FlowTally::default(); scenario.flows.len()],
            components: vec![ComponentTally::default(); plan.stations.len()],
            nodes,
            plan,
        }
    }

    /// Reads what events say about this second, and starts those that strike once.
    pub(super) fn renew_conditions(&mut self, second: u32) {
        self.conditions = Conditions::at(second, &self.plan, self.board, self.scenario);
    }

    /// Requests that are to be tried again, of a flow.
    pub(super) fn open(&self, flow: usize) -> f64 {
        self.agendas[flow].total
    }

    /// Items in queues, of a flow.
    pub(super) fn held(&self, flow: usize) -> f64 {
        let of_flow = self.plan.hops.iter().zip(&self.consumers).filter(|(hop, _)| hop.flow == flow);
        of_flow.filter_map(|(_, consumer)| consumer.as_ref()).map(Consumer::held).sum()
    }

    /// What is to be tried again, of everyone.
    fn pending(&self) -> f64 {
        let clients = self.agendas.iter().map(|agenda| agenda.total);
        clients.chain(self.consumers.iter().flatten().map(Consumer::pending)).sum()
    }

    /// How far ahead something is planned, in seconds.
    pub(super) fn horizon(&self) -> usize {
        let clients = self.agendas.iter().map(Agenda::reach);
        clients.chain(self.consumers.iter().flatten().map(Consumer::reach)).max().unwrap_or(0)
    }

    /// When a node or a copy changes by itself.
    pub(super) fn next_change(&self) -> Option<u32> {
        let copies = self.copies.iter().flatten().filter_map(Copies::next_change);
        let messages = self.consumers.iter().flatten().filter_map(Consumer::next_change);
        self.nodes.iter().filter_map(Nodes::next_change).chain(copies).chain(messages).min()
    }

    /// Lets seconds pass in which nothing changes.
    pub(super) fn skip(&mut self, seconds: u32) {
        for consumer in self.consumers.iter_mut().flatten() {
            consumer.skip(seconds);
        }
        for agenda in &mut self.agendas {
            agenda.skip(seconds);
        }
        for (hop, state) in self.plan.hops.iter().zip(&mut self.hops) {
            if hop.is_write {
                state.written += state.healthy_rate * f64::from(seconds);
            }
        }
    }

    /// One second. Answers by how much it differs from the one before; 0 when nothing moves.
    pub(super) fn second(&mut self, second: u32) -> f64 {
        self.flows.fill(FlowTally::default());
        let mut change = 0.0;
        let pending = self.pending();
        let open: Vec<f64> = self.agendas.iter().map(|agenda| agenda.total).collect();
        let held: Vec<f64> =
            self.consumers.iter().map(|consumer| consumer.as_ref().map_or(0.0, Consumer::held)).collect();
        for place in 0..self.nodes.len() {
            if self.nodes[place].advance(second) {
                change = 1.0;
            }
        }
        self.strike(second);
        let cohorts = self.load(second, &mut change);
        self.work(second, &mut change);
        self.judge(second, &mut change);
        self.count(second, cohorts);
        self.lose();
        for (agenda, before) in self.agendas.iter_mut().zip(open) {
            agenda.close(before);
        }
        for (consumer, before) in self.consumers.iter_mut().zip(held) {
            if let Some(consumer) = consumer {
                change += consumer.close(before);
            }
        }
        // What happens once must not be counted for every second in which nothing moves.
        if self.flows.iter().any(|flow| flow.poison != PoisonTally::default()) {
            change += 1.0;
        }
        self.count_queues();
        change + (self.pending() - pending).abs() / (1e-6 + pending)
    }

    /// Events that happen at once.
    fn strike(&mut self, second: u32) {
        let plan = Rc::clone(&self.plan);
        for event in self.scenario.events.iter().filter(|event| event.at_s == second) {
            let Incident::Poison { flow, count } = &event.what else { continue };
            let Some(flow) = self.scenario.flows.iter().position(|other| other.id == *flow) else { continue };
            let tally = &mut self.flows[flow];
            let mut taken = false;
            for (hop, consumer) in plan.hops.iter().zip(&mut self.consumers) {
                if let (true, Some(consumer)) = (hop.flow == flow, consumer) {
                    consumer.poison(*count, second, tally);
                    taken = true;
                    break;
                }
            }
            if !taken {
                // Nobody waits in a line behind it: the caller gets an error.
                tally.poison.asked += f64::from(*count);
                tally.poison.errors += f64::from(*count);
            }
        }
        for (place, hop) in plan.hops.iter().enumerate() {
            let share = self.nodes[hop.station].stopped_share;
            if let (true, Some(copies)) = (share > 0.0, &mut self.copies[place]) {
                copies.forget(share, second);
            }
        }
    }

    /// What is asked in this second, and the loads of all hops.
    fn load(&mut self, second: u32, change: &mut f64) -> Vec<Vec<Cohort>> {
        let plan = Rc::clone(&self.plan);
        let mut cohorts = Vec::with_capacity(self.agendas.len());
        for (flow, agenda) in self.agendas.iter_mut().enumerate() {
            let rate = self.scenario.flows[flow].rate_at(second) * self.conditions.traffic[flow];
            self.flows[flow].asked += rate;
            let mut list = agenda.take();
            list.insert(0, Cohort { count: rate, ..Cohort::default() });
            cohorts.push(list);
        }
        for place in 0..plan.hops.len() {
            let hop = &plan.hops[place];
            let before = self.hops[place].load;
            let tries = self.hops[place].fate.tries;
            let load = match (hop.call, hop.parent) {
                (Call::Root, _) | (_, None) => {
                    let all: f64 = cohorts[hop.flow].iter().map(|cohort| cohort.count).sum();
                    all * tries
                }
                (Call::Consume, Some(_)) => {
                    let tally = &mut self.flows[hop.flow];
                    self.consumers[place].as_mut().map_or(0.0, |consumer| consumer.arrive(second, tally))
                }
                (Call::Request | Call::Async, Some(parent)) => {
                    let calls = match &self.consumers[parent] {
                        Some(consumer) => consumer.out,
                        None => self.hops[parent].load,
                    };
                    calls * self.hops[place].reach * tries
                }
            };
            *change += (load - before).abs() / (1e-6 + load.abs());
            self.hops[place].load = load;
        }
        cohorts
    }

    /// Stations work.
    fn work(&mut self, second: u32, change: &mut f64) {
        let plan = Rc::clone(&self.plan);
        for place in 0..plan.stations.len() {
            if plan.stations[place].kind.is_source() {
                continue;
            }
            let mut most = f64::INFINITY;
            let mut ready = None;
            let stopped = self.stations.interrupted(place, &self.nodes[place]);
            let before: f64 = self.ready(place);
            for (at, hop) in plan.hops.iter().enumerate().filter(|(_, hop)| hop.station == place) {
                if let Some(consumer) = &mut self.consumers[at] {
                    let tally = &mut self.flows[hop.flow];
                    if stopped > 0.0 && before > 0.0 {
                        consumer.interrupt(stopped * consumer.ready() / before, hop.is_write, tally);
                    }
                    consumer.drop_excess(second, tally);
                    let queue = hop.parent.map_or(1.0, |parent| self.nodes[plan.hops[parent].station].read_up);
                    most = most.min(if queue > 0.0 { consumer.at_once() } else { 0.0 });
                    *ready.get_or_insert(0.0) += consumer.ready();
                }
            }
            let condition = self.conditions.stations[place];
            let taking = Taking { most, ready };
            *change += self.stations.second(place, &plan, &self.hops, &self.nodes[place], condition, taking);
            let out = self.stations.items_out(place);
            for (at, _) in plan.hops.iter().enumerate().filter(|(_, hop)| hop.station == place) {
                if let Some(consumer) = &mut self.consumers[at] {
                    let share = ready.filter(|ready| *ready > 0.0).map_or(0.0, |ready| consumer.ready() / ready);
                    consumer.take(second, out * share);
                }
            }
            self.components[place] = self.stations.tally(place, &self.nodes[place]);
        }
    }

    /// What workers of a station can take.
    fn ready(&self, place: usize) -> f64 {
        let here = self.plan.hops.iter().zip(&self.consumers).filter(|(hop, _)| hop.station == place);
        here.filter_map(|(_, consumer)| consumer.as_ref()).map(Consumer::ready).sum()
    }

    /// How many items each queue has at the end of the second.
    fn count_queues(&mut self) {
        for (place, _) in self.plan.stations.iter().enumerate().filter(|(_, station)| station.kind.is_queue()) {
            let here = self.plan.hops.iter().filter(|hop| hop.station == place);
            let held = here.flat_map(|hop| &hop.children).filter_map(|child| self.consumers[*child].as_ref());
            self.components[place].waiting = held.map(|consumer| consumer.waiting() + consumer.poisoned()).sum();
        }
    }

    /// Fates of calls, from the last to the first.
    fn judge(&mut self, second: u32, change: &mut f64) {
        let plan = Rc::clone(&self.plan);
        for place in (0..plan.hops.len()).rev() {
            let hop = &plan.hops[place];
            let pass = self.hops[place].breaker.pass(hop, second);
            let (missing, calls) = self.fill(place, second, change);
            let mut own = self.stations.own(place, &plan, &self.nodes[hop.station]);
            own.lost_answers = self.conditions.stations[hop.station].lost_answers;
            (own.missing, own.calls, own.pass) = (missing, calls, pass);
            if hop.call == Call::Consume {
                (own.up, own.refused) = (1.0, 0.0);
                own.time = crate::latency::Latency::zero();
            }
            own.refused = 1.0 - (1.0 - own.refused) * self.room(place);
            let children: Vec<(&Hop, Fate)> =
                hop.children.iter().map(|child| (&plan.hops[*child], self.hops[*child].fate)).collect();
            let below = calls::below(hop, &own, &children);
            let fate = calls::fate(hop, &own, &below);
            let before = self.hops[place].fate;
            *change += (fate.ok - before.ok).abs() + (fate.mean_s - before.mean_s).abs() / (1e-3 + fate.mean_s);
            *change += (fate.attempt_ok - before.attempt_ok).abs();
            for (child, reach) in hop.children.iter().zip(&below.reach) {
                self.hops[*child].reach = *reach;
            }
            let state = &mut self.hops[place];
            (state.fate, state.hold_s, state.hold_var) = (fate, below.mean_s, below.var_s);
            if pass > 0.0 && state.load > 0.0 {
                state.breaker.observe(hop, second, 1.0 - fate.attempt_ok / pass);
            }
            if pass < 1.0 {
                *change += 1.0;
            }
        }
    }

    /// What a cache has, if this hop leads to one.
    fn fill(&mut self, place: usize, second: u32, change: &mut f64) -> (f64, f64) {
        let Some(copies) = &mut self.copies[place] else { return (1.0, 1.0) };
        let source =
            self.plan.hops[place].children.first().map_or_else(Fate::default, |child| self.hops[*child].fate);
        let filling = Filling { rate: self.hops[place].load, takes: source.mean_s, ok: source.ok };
        *change += copies.second(second, filling);
        (copies.missing, copies.calls)
    }

    /// Share of what comes to a queue that fits.
    fn room(&self, place: usize) -> f64 {
        let load = self.hops[place].load;
        let rooms = self.plan.hops[place].children.iter().filter_map(|child| self.consumers[*child].as_ref()?.room());
        rooms.fold(1.0, |share: f64, room| if load > room { share.min(room / load) } else { share })
    }
}
