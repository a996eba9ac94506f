//! What one side of a comparison did in all its legs.

use crate::{
    stats::{Run, percentile},
    usage::Usage,
};
use std::time::Duration;

/// All legs of one side.
#[derive(Default)]
pub struct Side {
    seconds: f64,
    sent: u64,
    latencies: Vec<u32>,
    pub server: Duration,
    pub database: Duration,
}

impl Side {
    /// Adds a leg and what it used.
    pub fn add(&mut self, run: &Run, usage: &Usage) {
        self.seconds += run.seconds;
        self.sent += run.sent;
        self.latencies.extend_from_slice(&run.latencies);
        self.server += usage.server;
        self.database += usage.database;
    }

    /// Whether it did nothing.
    pub const fn is_empty(&self) -> bool {
        self.latencies.is_empty()
    }

    /// Requests a second.
    pub fn rate(&self) -> f64 {
        self.latencies.len() as f64 / self.seconds.max(0.001)
    }

    /// Milliseconds.
    pub fn percentile(&self, part: f64) -> f64 {
        percentile(&self.latencies, part) / 1_000.0
    }

    /// Microseconds a request.
    pub fn cpu(&self, time: Duration) -> f64 {
        time.as_secs_f64() * 1e6 / self.sent.max(1) as f64
    }
}
