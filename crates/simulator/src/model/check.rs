//! What is not sensible about a board, in words, by JSON pointer. A board without faults can be run.

use super::{
    Backoff, Board, Component, Connection, Consume, Kind, MAX_COMPONENTS, MAX_CONNECTIONS, Mode, Replication, Route,
    Storage,
};
use crate::fault::{Fault, Faults};
use std::collections::BTreeSet;

/// A day in seconds: no time that is set is longer than 30 of them.
const LONGEST_S: f64 = 30.0 * 86_400.0;
const MAX_INSTANCES: u32 = 10_000;
const MAX_LABEL: usize = 80;

impl Board {
    /// Everything that is not sensible, by pointers into the board. Without faults it can be run.
    #[must_use]
    pub fn check(&self) -> Vec<Fault> {
        let mut list = Vec::new();
        let mut faults = Faults::new(&mut list, "");
        if self.components.len() > MAX_COMPONENTS {
            faults.add("components", format!("at most {MAX_COMPONENTS} components"));
        }
        if self.connections.len() > MAX_CONNECTIONS {
            faults.add("connections", format!("at most {MAX_CONNECTIONS} connections"));
        }
        let mut ids = BTreeSet::new();
        for (place, component) in self.components.iter().enumerate() {
            let mut at = faults.below(&format!("components/{place}"));
            if !ids.insert(component.id.as_str()) {
                at.add("id", "another component has the same id");
            }
            check_component(component, &mut at);
        }
        for (place, component) in self.components.iter().enumerate() {
            let takes = |connection: &Connection| {
                connection.to == component.id && self.kind(&connection.from).is_some_and(Kind::is_queue)
            };
            if component.max_waiting.is_some() && self.connections.iter().any(takes) {
                faults.add(
                    &format!("components/{place}/max_waiting"),
                    "has no effect on what takes from a queue: items wait there, and `queue.max_items` says how many",
                );
            }
        }
        let mut ids = BTreeSet::new();
        for (place, connection) in self.connections.iter().enumerate() {
            let mut at = faults.below(&format!("connections/{place}"));
            if !ids.insert(connection.id.as_str()) {
                at.add("id", "another connection has the same id");
            }
            self.check_connection(connection, &mut at);
        }
        let mut flows = BTreeSet::new();
        for (place, route) in self.routes.iter().enumerate() {
            let mut at = faults.below(&format!("routes/{place}"));
            if !flows.insert(route.flow.as_str()) {
                at.add("flow", "another route is for the same flow");
            }
            self.check_route(route, &mut at);
        }
        list
    }

    fn kind(&self, id: &str) -> Option<Kind> {
        self.component(id).map(|place| self.components[place].kind)
    }

    fn check_connection(&self, connection: &Connection, at: &mut Faults<'_>) {
        at.name("id", &connection.id);
        for (end, id) in [("from", &connection.from), ("to", &connection.to)] {
            if self.kind(id).is_none() {
                at.add(end, "no component has this id");
            }
        }
        if connection.from == connection.to {
            at.add("to", "a component does not call itself");
        }
        if self.kind(&connection.to).is_some_and(Kind::is_source) {
            at.add("to", "nothing calls a client or a scheduler: draw the connection from the one that asks");
        }
        let from_queue = self.kind(&connection.from).is_some_and(Kind::is_queue);
        if from_queue && self.kind(&connection.to).is_some_and(|kind| kind.is_storage() || kind.is_cache()) {
            at.add("to", "a queue hands its items to a worker or a service, which writes them");
        }
        if from_queue && (connection.timeout_ms.is_some() || connection.retries > 0) {
            at.add(
                "",
                "out of a queue, `queue.visibility_s` and `queue.max_attempts` say when an item is tried again",
            );
        }
        if from_queue && connection.circuit_breaker.is_some() {
            at.add("circuit_breaker", "has no effect out of a queue: workers take from it when they can");
        }
        if let Some(timeout) = connection.timeout_ms {
            at.number("timeout_ms", timeout, 1.0, LONGEST_S * 1000.0);
        }
        at.count("retries", connection.retries, 0, 20);
        match connection.backoff {
            Backoff::None => {}
            Backoff::Fixed { base_ms } => at.number("backoff/base_ms", base_ms, 0.0, LONGEST_S * 1000.0),
            Backoff::Exponential { base_ms, max_ms } => {
                at.number("backoff/base_ms", base_ms, 1.0, LONGEST_S * 1000.0);
                at.number("backoff/max_ms", max_ms, base_ms, LONGEST_S * 1000.0);
            }
        }
        if connection.retries == 0 && connection.backoff != Backoff::None {
            at.add("backoff", "has no effect without `retries`");
        }
        if connection.fallback && connection.mode == Mode::Async {
            at.add("fallback", "has no effect on an async connection: its caller does not look back");
        }
        if let Some(breaker) = connection.circuit_breaker {
            at.number("circuit_breaker/error_share", breaker.error_share, 0.01, 1.0);
            at.number("circuit_breaker/open_s", breaker.open_s, 1.0, LONGEST_S);
        }
    }

    fn check_route(&self, route: &Route, at: &mut Faults<'_>) {
        at.name("flow", &route.flow);
        if route.connections.is_empty() {
            at.add("connections", "needs at least one connection");
        }
        let mut reached = BTreeSet::new();
        for (place, id) in route.connections.iter().enumerate() {
            let field = format!("connections/{place}");
            let Some(connection) = self.connection(id).map(|place| &self.connections[place]) else {
                at.add(&field, "no connection has this id");
                continue;
            };
            if place == 0 {
                if !self.kind(&connection.from).is_some_and(Kind::is_source) {
                    at.add(&field, "the first connection starts at a client or a scheduler");
                }
                reached.insert(&connection.from);
            } else if !reached.contains(&connection.from) || self.kind(&connection.from).is_some_and(Kind::is_source)
            {
                at.add(&field, "starts at a component that no earlier connection of this route reaches");
            }
            if !reached.insert(&connection.to) {
                at.add(&field, "leads to a component that this route has reached before");
            }
        }
    }
}

fn check_component(component: &Component, at: &mut Faults<'_>) {
    let kind = component.kind;
    at.name("id", &component.id);
    if component.label.chars().count() > MAX_LABEL || component.label.chars().any(char::is_control) {
        at.add("label", format!("must have at most {MAX_LABEL} characters and no control characters"));
    }
    at.count("instances", component.instances, 1, MAX_INSTANCES);
    if component.zones.is_empty() || component.zones.len() > 12 {
        at.add("zones", "must name 1 to 12 zones");
    }
    let mut zones = BTreeSet::new();
    for (place, zone) in component.zones.iter().enumerate() {
        at.name(&format!("zones/{place}"), zone);
        if !zones.insert(zone) {
            at.add(&format!("zones/{place}"), "is named twice");
        }
    }
    if let Some(capacity) = component.capacity {
        at.number("capacity/service_ms", capacity.service_ms, 0.001, 3_600_000.0);
        at.number("capacity/variation", capacity.variation, 0.0, 10.0);
        at.count("capacity/concurrency", capacity.concurrency, 1, MAX_INSTANCES);
    }
    if component.max_waiting.is_some_and(|waiting| waiting > 10_000_000) {
        at.add("max_waiting", "must be at most 10000000");
    }
    if kind.is_storage() && component.instances != 1 {
        at.add("instances", "storage has `storage.partitions` × `storage.replicas` nodes: leave `instances` out");
    }
    match &component.storage {
        Some(_) if !kind.is_storage() => at.add("storage", "this kind of component keeps no data"),
        Some(storage) => check_storage(storage, &mut at.below("storage")),
        None => {}
    }
    match &component.cache {
        Some(_) if !kind.is_cache() => at.add("cache", "only a cache or a CDN has it"),
        Some(cache) => {
            if let Some(ttl) = cache.ttl_s {
                at.number("cache/ttl_s", ttl, 0.001, LONGEST_S);
            }
            if let Some(entries) = cache.entries {
                at.number("cache/entries", entries, 1.0, 1e12);
            }
        }
        None => {}
    }
    match &component.queue {
        Some(_) if !kind.is_queue() => at.add("queue", "only a queue or a stream has it"),
        Some(queue) => {
            at.number("queue/visibility_s", queue.visibility_s, 1.0, LONGEST_S);
            if let Some(retention) = queue.retention_s {
                at.number("queue/retention_s", retention, 1.0, LONGEST_S);
            }
            if let Some(attempts) = queue.max_attempts {
                at.count("queue/max_attempts", attempts, 1, 100);
            }
            if let Some(items) = queue.max_items {
                at.number("queue/max_items", items, 1.0, 1e12);
            }
            if queue.consume == Consume::OnReceipt && (queue.dead_letters || queue.max_attempts.is_some()) {
                at.add(
                    "queue/consume",
                    "an item that leaves on receipt is never tried again: it has no dead letters",
                );
            }
            if queue.dead_letters && queue.max_attempts.is_none() {
                at.add("queue/dead_letters", "needs `max_attempts`: without it no item is given up");
            }
        }
        None => {}
    }
}

fn check_storage(storage: &Storage, at: &mut Faults<'_>) {
    at.count("replicas", storage.replicas, 1, 15);
    at.count("partitions", storage.partitions, 1, 1000);
    at.number("lag_ms", storage.lag_ms, 0.0, LONGEST_S * 1000.0);
    at.number("flush_ms", storage.flush_ms, 0.0, LONGEST_S * 1000.0);
    if let Some(seconds) = storage.fail_over_s {
        at.number("fail_over_s", seconds, 0.0, LONGEST_S);
        if matches!(storage.replication, Replication::None | Replication::Quorum) {
            at.add("fail_over_s", "has a meaning only with a leader and followers: `async` or `sync`");
        }
    }
    if storage.replication == Replication::None && storage.replicas > 1 {
        at.add("replicas", "more than one copy needs a `replication`");
    }
    if storage.replication != Replication::None && storage.replicas == 1 {
        at.add("replication", "has no effect with one replica");
    }
    for (field, quorum) in [("write_quorum", storage.write_quorum), ("read_quorum", storage.read_quorum)] {
        match (storage.replication, quorum) {
            (Replication::Quorum, None) => at.add(field, "quorum replication needs it"),
            (Replication::Quorum, Some(quorum)) => at.count(field, quorum, 1, storage.replicas.max(1)),
            (_, Some(_)) => at.add(field, "has a meaning only with `quorum` replication"),
            (_, None) => {}
        }
    }
}
