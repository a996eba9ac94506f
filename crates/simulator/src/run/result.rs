//! The simulated day.

use serde::Serialize;

/// One minute of a flow. Counts are of the minute.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct FlowMinute {
    /// New requests.
    pub asked: f64,
    /// Requests that got their answer.
    pub answered: f64,
    /// Requests that were given up.
    pub errors: f64,
    /// Requests that are to be tried again, at the end of the minute.
    pub open: f64,
    /// Items that came to queues.
    pub queued: f64,
    /// Items that workers have finished.
    pub delivered: f64,
    /// Items that were put aside for people.
    pub dead_letters: f64,
    /// Items that queues have lost: too old, too many, given up, or gone with a node.
    pub dropped: f64,
    /// Items that are in queues, at the end of the minute.
    pub held: f64,
    /// Acknowledged items that were lost: those that queues dropped, and what else is gone.
    pub lost: f64,
    /// Times that an item had its effect once more.
    pub doubled: f64,
    /// Items that were overtaken by a later one of the same key.
    pub reordered: f64,
    /// Time to the answer of half of them, earlier attempts included, in milliseconds.
    pub p50_ms: f64,
    /// Time to the answer of 99 of 100, in milliseconds.
    pub p99_ms: f64,
    /// Longest time from the acknowledgement until all workers are done, in seconds.
    pub delay_s: f64,
    /// How old an answer can be, in seconds.
    pub staleness_s: f64,
}

/// The day of a flow. `asked = answered + errors + open`, and `queued = delivered + dead_letters + dropped + held`, in each
/// minute too.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct FlowDay {
    /// The flow.
    pub id: String,
    /// Requests.
    pub asked: f64,
    /// Requests that got their answer.
    pub answered: f64,
    /// Requests that were given up.
    pub errors: f64,
    /// Calls that were cut off because the instance that worked on them stopped; retries can mend them.
    pub broken: f64,
    /// Requests that are still to be tried again at midnight.
    pub open: f64,
    /// Items that came to queues. Each is delivered, put aside, dropped or still held.
    pub queued: f64,
    /// Items that are in queues at midnight.
    pub held: f64,
    /// Acknowledged items that were lost: those that queues dropped, and what else is gone.
    pub lost: f64,
    /// Items that queues have lost: too old, too many, given up, or gone with a node.
    pub dropped: f64,
    /// Times that an item had its effect once more.
    pub doubled: f64,
    /// Items that were overtaken by a later one of the same key.
    pub reordered: f64,
    /// Items that were put aside for people.
    pub dead_letters: f64,
    /// Items that workers have finished.
    pub delivered: f64,
    /// Time to the answer of half of them, in milliseconds.
    pub p50_ms: f64,
    /// Time to the answer of 99 of 100, in milliseconds.
    pub p99_ms: f64,
    /// Longest time until all workers were done, in seconds.
    pub delay_s: f64,
    /// How old an answer was at worst, in seconds.
    pub staleness_s: f64,
    /// 1,440 minutes.
    pub minutes: Vec<FlowMinute>,
}

impl FlowDay {
    /// Share of the requests that got their answer; 1 without requests.
    #[must_use]
    pub fn availability(&self) -> f64 {
        if self.asked > 0.0 { (self.answered / self.asked).min(1.0) } else { 1.0 }
    }
}

/// One minute of a component.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct ComponentMinute {
    /// Calls that came.
    pub arrived: f64,
    /// Calls that it refused or that found nobody.
    pub refused: f64,
    /// Share of its places that were busy.
    pub busy: f64,
    /// Most that waited; for a queue, most items.
    pub waiting: f64,
    /// Share of calls that would have found it.
    pub up: f64,
}

/// The day of a component.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ComponentDay {
    /// The component.
    pub id: String,
    /// Calls that came.
    pub arrived: f64,
    /// Euros a month at this use.
    pub cost_month: f64,
    /// 1,440 minutes.
    pub minutes: Vec<ComponentMinute>,
}

/// What a board did in one day.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Day {
    /// In the order of the scenario.
    pub flows: Vec<FlowDay>,
    /// In the order of the board, without clients and schedulers.
    pub components: Vec<ComponentDay>,
    /// Euros a month, all together.
    pub cost_month: f64,
}

impl Day {
    /// The day of a flow.
    #[must_use]
    pub fn flow(&self, id: &str) -> Option<&FlowDay> {
        self.flows.iter().find(|flow| flow.id == id)
    }

    /// The day of a component.
    #[must_use]
    pub fn component(&self, id: &str) -> Option<&ComponentDay> {
        self.components.iter().find(|component| component.id == id)
    }
}
