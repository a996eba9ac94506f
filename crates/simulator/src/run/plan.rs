//! A board and a scenario, resolved into what the simulation walks over: stations (components that do work) and hops (a
//! connection as one flow uses it).

use crate::{
    Board, FlowKind, Kind, Scenario,
    model::{Backoff, Cache, Capacity, CircuitBreaker, Connection, Mode, Queue, Storage},
};

/// What a call without a timeout waits before the platform ends it, in seconds.
const PLATFORM_TIMEOUT_S: f64 = 60.0;

/// A component that does work.
#[derive(Debug, Clone)]
pub(super) struct Station {
    /// Its id: the name of its random numbers.
    pub(super) id: String,
    pub(super) kind: Kind,
    pub(super) capacity: Capacity,
    /// How many can wait.
    pub(super) room: Option<f64>,
    /// For kinds that keep data.
    pub(super) storage: Option<Storage>,
    /// For kinds that hold items.
    pub(super) queue: Queue,
    /// For kinds that keep copies.
    pub(super) cache: Cache,
    pub(super) zones: Vec<String>,
    /// Instances, or partitions × replicas.
    pub(super) nodes: usize,
}

impl Station {
    pub(super) fn service_s(&self) -> f64 {
        self.capacity.service_ms / 1000.0
    }

    /// The node that an event means by its number. The first replicas of all partitions come first, so that one replica
    /// more leaves the numbers of the others as they are.
    pub(super) fn node(&self, number: usize) -> usize {
        let number = number % self.nodes;
        match &self.storage {
            Some(storage) => {
                let (partitions, replicas) = (storage.partitions as usize, storage.replicas as usize);
                number % partitions * replicas + number / partitions
            }
            None => number,
        }
    }

    pub(super) fn zone(&self, node: usize) -> &str {
        // Replica r of partition p is in zone p + r, so that leaders are spread too.
        let place = match &self.storage {
            Some(storage) => node / storage.replicas as usize + node % storage.replicas as usize,
            None => node,
        };
        &self.zones[place % self.zones.len()]
    }
}

/// How a hop is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Call {
    /// By a client.
    Root,
    /// The caller waits.
    Request,
    /// The caller does not look back.
    Async,
    /// A worker takes an item from a queue.
    Consume,
}

/// A connection as one flow uses it.
#[derive(Debug, Clone)]
pub(super) struct Hop {
    pub(super) flow: usize,
    pub(super) station: usize,
    pub(super) parent: Option<usize>,
    /// In the order of their calls.
    pub(super) children: Vec<usize>,
    pub(super) call: Call,
    pub(super) timeout_s: f64,
    pub(super) retries: u32,
    pub(super) backoff: Backoff,
    pub(super) has_key: bool,
    pub(super) breaker: Option<CircuitBreaker>,
    pub(super) fallback: bool,
    /// Something is changed here or below: nothing is called from here, or a call below has an effect.
    pub(super) has_effect: bool,
    pub(super) is_write: bool,
}

impl Hop {
    /// Mean pause after this many failures, in seconds.
    pub(super) fn pause_s(&self, failures: u32) -> f64 {
        self.backoff.mean_ms(failures) / 1000.0
    }
}

/// Everything that is fixed for a run.
#[derive(Debug, Clone)]
pub(super) struct Plan {
    /// One for each component, in their order; sources too, though nothing arrives there.
    pub(super) stations: Vec<Station>,
    /// Of all flows; callers before those they call.
    pub(super) hops: Vec<Hop>,
    /// The first hop of each flow of the scenario.
    pub(super) roots: Vec<usize>,
}

impl Plan {
    /// For a board and a scenario without faults.
    pub(super) fn new(board: &Board, scenario: &Scenario) -> Self {
        let stations = board.components.iter().map(|component| {
            let kind = component.kind;
            let stated = component.capacity.or_else(|| scenario.capacities.get(&kind).copied());
            let storage = kind.is_storage().then(|| component.storage.clone().unwrap_or_default());
            let nodes = storage.as_ref().map_or(component.instances, |storage| storage.partitions * storage.replicas);
            Station {
                id: component.id.clone(),
                kind,
                capacity: stated.unwrap_or_else(|| kind.capacity()),
                room: component.max_waiting.map(f64::from),
                storage,
                queue: component.queue.clone().unwrap_or_default(),
                cache: component.cache.clone().unwrap_or_default(),
                zones: component.zones.clone(),
                nodes: nodes as usize,
            }
        });
        let mut plan = Self { stations: stations.collect(), hops: Vec::new(), roots: Vec::new() };
        for flow in 0..scenario.flows.len() {
            plan.add_flow(board, scenario, flow);
        }
        for place in (0..plan.hops.len()).rev() {
            let hop = &plan.hops[place];
            let has_effect = hop.children.is_empty() || hop.children.iter().any(|child| plan.hops[*child].has_effect);
            plan.hops[place].has_effect = has_effect;
        }
        plan
    }

    fn add_flow(&mut self, board: &Board, scenario: &Scenario, place: usize) {
        let flow = &scenario.flows[place];
        let first = self.hops.len();
        self.roots.push(first);
        let route = board.routes.iter().find(|route| route.flow == flow.id);
        for id in route.into_iter().flat_map(|route| &route.connections) {
            let Some(connection) = board.connection(id).map(|place| &board.connections[place]) else { continue };
            let Some(station) = board.component(&connection.to) else { continue };
            let from = board.component(&connection.from);
            let parent = (first..self.hops.len()).find(|hop| Some(self.hops[*hop].station) == from);
            let call = match parent {
                None => Call::Root,
                Some(parent) if self.stations[self.hops[parent].station].kind.is_queue() => Call::Consume,
                Some(_) if connection.mode == Mode::Async => Call::Async,
                Some(_) => Call::Request,
            };
            let mut hop = self.hop(connection, call, place, station);
            hop.parent = parent;
            hop.is_write = flow.kind == FlowKind::Write;
            if let (Call::Root, Some(impatience)) = (call, flow.impatience) {
                hop.timeout_s = hop.timeout_s.min(impatience.after_ms / 1000.0);
                if hop.retries < impatience.times {
                    hop.retries = impatience.times;
                    if hop.backoff == Backoff::None {
                        hop.backoff = Backoff::Fixed { base_ms: impatience.pause_ms };
                    }
                }
            }
            let here = self.hops.len();
            self.hops.push(hop);
            if let Some(parent) = parent {
                self.hops[parent].children.push(here);
            }
        }
    }

    fn hop(&self, connection: &Connection, call: Call, flow: usize, station: usize) -> Hop {
        Hop {
            flow,
            station,
            parent: None,
            children: Vec::new(),
            call,
            timeout_s: connection.timeout_ms.map_or(PLATFORM_TIMEOUT_S, |ms| ms / 1000.0),
            retries: connection.retries,
            backoff: connection.backoff,
            has_key: connection.idempotency_key,
            breaker: connection.circuit_breaker,
            fallback: connection.fallback,
            has_effect: false,
            is_write: false,
        }
    }

    /// Whether an item that is handed out again does nothing the second time: by a key on the way to the worker, or on
    /// every change that the worker makes.
    pub(super) fn is_idempotent(&self, hop: usize) -> bool {
        let hop = &self.hops[hop];
        let mut changes = hop.children.iter().map(|child| &self.hops[*child]).filter(|child| child.has_effect);
        hop.has_key || (!hop.children.is_empty() && changes.all(|child| child.has_key))
    }
}
