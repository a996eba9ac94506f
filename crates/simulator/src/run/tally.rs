//! What is counted of a flow and of a component, second by second, and what becomes of it in the result.

use super::result::{ComponentMinute, FlowDay, FlowMinute};
use crate::{latency::Latency, random::Stream};

/// Fewer than this a minute are drawn one by one, so that they are whole.
const FEW_PER_MINUTE: f64 = 60.0;

/// Counts of one flow.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct FlowTally {
    pub(super) asked: f64,
    pub(super) answered: f64,
    pub(super) errors: f64,
    pub(super) broken: f64,
    pub(super) lost: f64,
    pub(super) doubled: f64,
    pub(super) reordered: f64,
    pub(super) dead_letters: f64,
    pub(super) delivered: f64,
    /// Times of the answered.
    pub(super) time: Latency,
    /// Greatest, in seconds.
    pub(super) delay_s: f64,
    pub(super) staleness_s: f64,
}

impl FlowTally {
    /// Adds another, so many times.
    pub(super) fn add(&mut self, other: &Self, times: f64) {
        self.asked += other.asked * times;
        self.answered += other.answered * times;
        self.errors += other.errors * times;
        self.broken += other.broken * times;
        self.lost += other.lost * times;
        self.doubled += other.doubled * times;
        self.reordered += other.reordered * times;
        self.dead_letters += other.dead_letters * times;
        self.delivered += other.delivered * times;
        self.time = self.time.or(&other.time.scaled(times));
        self.delay_s = self.delay_s.max(other.delay_s);
        self.staleness_s = self.staleness_s.max(other.staleness_s);
    }
}

/// Counts of one component.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct ComponentTally {
    pub(super) arrived: f64,
    pub(super) refused: f64,
    pub(super) busy: f64,
    pub(super) waiting: f64,
    pub(super) up: f64,
    pub(super) seconds: f64,
}

impl ComponentTally {
    /// Adds another, so many times.
    pub(super) fn add(&mut self, other: &Self, times: f64) {
        self.arrived += other.arrived * times;
        self.refused += other.refused * times;
        self.busy += other.busy * times;
        self.waiting = self.waiting.max(other.waiting);
        self.up += other.up * times;
        self.seconds += times;
    }

    pub(super) fn minute(&self) -> ComponentMinute {
        let seconds = self.seconds.max(1.0);
        ComponentMinute {
            arrived: self.arrived,
            refused: self.refused,
            busy: self.busy / seconds,
            waiting: self.waiting,
            up: self.up / seconds,
        }
    }
}

/// Draws whole numbers for a flow of which little comes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Draws(pub(super) Stream);

impl Draws {
    fn round(self, turn: u64, value: f64) -> f64 {
        libm::floor(value + self.0.unit(turn))
    }

    /// The minute with whole numbers that have the same means, when there are few.
    pub(super) fn whole(self, minute: u64, tally: FlowTally) -> FlowTally {
        if tally.asked >= FEW_PER_MINUTE {
            return tally;
        }
        let part = Self(self.0.part(minute));
        let asked = f64::from(part.0.part(0).poisson(tally.asked));
        let ended = tally.answered + tally.errors;
        // Who asks is mostly answered within the minute; what is tried again in a later one is rounded.
        let ends = if tally.asked > 0.0 { part.round(0, ended * asked / tally.asked) } else { part.round(0, ended) };
        let share = if ended > 0.0 { tally.errors / ended } else { 0.0 };
        let errors = (0..ends as u64).filter(|item| part.0.part(1).unit(*item) < share).count() as f64;
        FlowTally {
            asked,
            answered: ends - errors,
            errors,
            broken: part.round(1, tally.broken),
            lost: part.round(2, tally.lost),
            doubled: part.round(3, tally.doubled),
            reordered: part.round(4, tally.reordered),
            dead_letters: part.round(5, tally.dead_letters),
            delivered: part.round(6, tally.delivered),
            ..tally
        }
    }
}

/// The minutes of a flow, and its day.
#[derive(Debug, Clone)]
pub(super) struct FlowRecord {
    day: FlowTally,
    times: Histogram,
    minutes: Vec<FlowMinute>,
}

impl FlowRecord {
    pub(super) fn new() -> Self {
        Self { day: FlowTally::default(), times: Histogram::new(), minutes: Vec::with_capacity(1440) }
    }

    pub(super) fn push(&mut self, minute: &FlowTally) {
        self.times.add(&minute.time);
        self.day.add(&FlowTally { time: Latency::default(), ..*minute }, 1.0);
        self.minutes.push(FlowMinute {
            asked: minute.asked,
            answered: minute.answered,
            errors: minute.errors,
            lost: minute.lost,
            doubled: minute.doubled,
            reordered: minute.reordered,
            p50_ms: 1000.0 * minute.time.quantile(0.5),
            p99_ms: 1000.0 * minute.time.quantile(0.99),
            delay_s: minute.delay_s,
            staleness_s: minute.staleness_s,
        });
    }

    pub(super) fn finish(self, id: String, open: f64, held: f64) -> FlowDay {
        let day = self.day;
        FlowDay {
            id,
            asked: day.asked,
            answered: day.answered,
            errors: day.errors,
            broken: day.broken,
            open,
            held,
            lost: day.lost,
            doubled: day.doubled,
            reordered: day.reordered,
            dead_letters: day.dead_letters,
            delivered: day.delivered,
            p50_ms: 1000.0 * self.times.quantile(0.5),
            p99_ms: 1000.0 * self.times.quantile(0.99),
            delay_s: day.delay_s,
            staleness_s: day.staleness_s,
            minutes: self.minutes,
        }
    }
}

/// Times of a whole day, in bins that grow by a fixed factor.
#[derive(Debug, Clone)]
struct Histogram {
    bins: Vec<f64>,
}

const BINS: usize = 240;
/// From a tenth of a millisecond up to 100 s, in 240 steps of 6 %.
const LOWEST_S: f64 = 1e-4;
const GROWTH: f64 = 1.06;

impl Histogram {
    fn new() -> Self {
        Self { bins: vec![0.0; BINS] }
    }

    fn add(&mut self, time: &Latency) {
        let weight = time.weight();
        if weight <= 0.0 {
            return;
        }
        let (mut edge, mut above) = (LOWEST_S, 1.0);
        for bin in &mut self.bins {
            let beyond = time.beyond(edge).min(above);
            *bin += weight * (above - beyond);
            above = beyond;
            edge *= GROWTH;
            if above <= 1e-9 {
                break;
            }
        }
        if let Some(last) = self.bins.last_mut() {
            *last += weight * above;
        }
    }

    fn quantile(&self, share: f64) -> f64 {
        let all: f64 = self.bins.iter().sum();
        let (mut sum, mut edge) = (0.0, LOWEST_S);
        for bin in &self.bins {
            let before = sum;
            sum += bin;
            if sum >= share * all && *bin > 0.0 {
                // Within a bin times are taken as evenly spread.
                let low = edge / GROWTH;
                return low + (edge - low) * ((share * all - before) / bin).clamp(0.0, 1.0);
            }
            edge *= GROWTH;
        }
        0.0
    }
}
