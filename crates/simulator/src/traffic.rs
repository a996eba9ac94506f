//! What a problem asks of a board: flows with their rates, sizes and keys, what machines can do and cost, what fails.

use crate::{
    Board,
    events::{DAY_S, Event},
    fault::{Fault, Faults},
    model::{Capacity, Kind},
};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Most flows of a scenario.
pub const MAX_FLOWS: usize = 20;
/// Most events of a scenario.
pub const MAX_EVENTS: usize = 50;
const MAX_RATE: f64 = 1e8;

/// Whether a flow changes data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FlowKind {
    /// It asks.
    Read,
    /// It changes something: an acknowledged one must not be lost, doubled or reordered.
    Write,
}

/// What the people or devices of a flow do when no answer comes, whatever the board says.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Impatience {
    /// They wait this long, in milliseconds.
    pub after_ms: f64,
    /// They try again this often.
    pub times: u32,
    /// They pause this long before, in milliseconds.
    #[serde(default)]
    pub pause_ms: f64,
}

/// One kind of request.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Flow {
    /// Its name among the flows of the scenario.
    pub id: String,
    /// What it is, for people.
    #[serde(default)]
    pub title: String,
    /// Whether it changes data.
    pub kind: FlowKind,
    /// Requests a second: one number for the whole day, or 24 for the middles of the hours, with straight lines between.
    pub rate: Vec<f64>,
    /// Mean size of one, in bytes.
    #[serde(default = "kilobyte")]
    pub bytes: f64,
    /// How many different keys it asks for or writes.
    #[serde(default = "million")]
    pub keys: f64,
    /// How many of them are hot.
    #[serde(default)]
    pub hot_keys: u32,
    /// Share of the requests that go to the hot keys, 0 to 1.
    #[serde(default)]
    pub hot_share: f64,
    /// What they do when no answer comes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub impatience: Option<Impatience>,
}

impl Flow {
    /// Requests a second in this second of the day, without events.
    #[must_use]
    pub fn rate_at(&self, second: u32) -> f64 {
        if self.rate.len() < 24 {
            return self.rate.first().copied().unwrap_or(0.0);
        }
        // A minute has one rate, so that a calm day has few different seconds.
        let minute = second % DAY_S / 60;
        let hours = (f64::from(minute) + 0.5) / 60.0 + 23.5;
        let before = libm::floor(hours);
        let share = hours - before;
        let hour = before as usize % 24;
        self.rate[hour] * (1.0 - share) + self.rate[(hour + 1) % 24] * share
    }
}

fn kilobyte() -> f64 {
    1000.0
}

fn million() -> f64 {
    1e6
}

/// What something costs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields, default)]
pub struct Price {
    /// One instance or node, in euros a month.
    pub instance: f64,
    /// One million calls, in euros.
    pub million_calls: f64,
}

/// How often one instance fails by itself.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Failures {
    /// Mean time between two failures, in hours.
    pub every_h: f64,
    /// How long one lasts, in seconds.
    pub repair_s: u32,
}

/// One day of a problem.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What it tries, for people.
    #[serde(default)]
    pub title: String,
    /// What is asked.
    pub flows: Vec<Flow>,
    /// What happens.
    #[serde(default)]
    pub events: Vec<Event>,
    /// What one instance of a kind can do where a component does not say.
    #[serde(default)]
    pub capacities: BTreeMap<Kind, Capacity>,
    /// What a kind costs; what is not named is free.
    #[serde(default)]
    pub prices: BTreeMap<Kind, Price>,
    /// How often instances fail by themselves. Default: never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failures: Option<Failures>,
}

impl Scenario {
    /// Everything that is not sensible, by pointers into the scenario.
    #[must_use]
    pub fn check(&self) -> Vec<Fault> {
        let mut list = Vec::new();
        let mut faults = Faults::new(&mut list, "");
        if self.flows.is_empty() || self.flows.len() > MAX_FLOWS {
            faults.add("flows", format!("must be 1 to {MAX_FLOWS} flows"));
        }
        if self.events.len() > MAX_EVENTS {
            faults.add("events", format!("at most {MAX_EVENTS} events"));
        }
        let mut ids = BTreeSet::new();
        for (place, flow) in self.flows.iter().enumerate() {
            let mut at = faults.below(&format!("flows/{place}"));
            if !ids.insert(flow.id.as_str()) {
                at.add("id", "another flow has the same id");
            }
            check_flow(flow, &mut at);
        }
        for (place, event) in self.events.iter().enumerate() {
            event.check(&ids, &mut faults.below(&format!("events/{place}")));
        }
        for (kind, capacity) in &self.capacities {
            let mut at = faults.below(&format!("capacities/{}", kind.name()));
            at.number("service_ms", capacity.service_ms, 0.001, 3_600_000.0);
            at.number("variation", capacity.variation, 0.0, 10.0);
            at.count("concurrency", capacity.concurrency, 1, 10_000);
        }
        for (kind, price) in &self.prices {
            let mut at = faults.below(&format!("prices/{}", kind.name()));
            at.number("instance", price.instance, 0.0, 1e9);
            at.number("million_calls", price.million_calls, 0.0, 1e9);
        }
        if let Some(failures) = self.failures {
            faults.number("failures/every_h", failures.every_h, 1.0, 1e7);
            faults.count("failures/repair_s", failures.repair_s, 1, DAY_S);
        }
        list
    }

    /// What keeps this scenario from running on a board: faults of both, pointers into `{"board": …, "scenario": …}`.
    #[must_use]
    pub fn check_with(&self, board: &Board) -> Vec<Fault> {
        let within = |root: &str, list: Vec<Fault>| -> Vec<Fault> {
            list.into_iter().map(|fault| Fault::new(format!("/{root}{}", fault.pointer), fault.message)).collect()
        };
        let mut list = within("board", board.check());
        list.extend(within("scenario", self.check()));
        for flow in &self.flows {
            if !board.routes.iter().any(|route| route.flow == flow.id) {
                list.push(Fault::new("/board/routes", format!("the flow `{}` has no route", flow.id)));
            }
        }
        for (place, route) in board.routes.iter().enumerate() {
            if !self.flows.iter().any(|flow| flow.id == route.flow) {
                let at = format!("/board/routes/{place}/flow");
                list.push(Fault::new(at, "the scenario has no flow of this id"));
            }
        }
        list
    }
}

fn check_flow(flow: &Flow, at: &mut Faults<'_>) {
    at.name("id", &flow.id);
    if !matches!(flow.rate.len(), 1 | 24) {
        at.add("rate", "must be one number or 24, one for each hour");
    }
    for (hour, rate) in flow.rate.iter().enumerate().take(24) {
        at.number(&format!("rate/{hour}"), *rate, 0.0, MAX_RATE);
    }
    at.number("bytes", flow.bytes, 0.0, 1e12);
    at.number("keys", flow.keys, 1.0, 1e12);
    at.number("hot_share", flow.hot_share, 0.0, 1.0);
    if f64::from(flow.hot_keys) >= flow.keys.max(2.0) || flow.hot_keys > 1000 {
        at.add("hot_keys", "must be fewer than `keys`, and at most 1000");
    }
    if (flow.hot_keys == 0) != (flow.hot_share == 0.0) {
        at.add("hot_share", "`hot_keys` and `hot_share` belong together");
    }
    if let Some(impatience) = flow.impatience {
        at.number("impatience/after_ms", impatience.after_ms, 1.0, 3_600_000.0);
        at.number("impatience/pause_ms", impatience.pause_ms, 0.0, 3_600_000.0);
        at.count("impatience/times", impatience.times, 0, 20);
    }
}
