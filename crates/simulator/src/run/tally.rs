//! What is counted of a flow and of a component, second by second, and what becomes of it in the result.

use super::result::{ComponentMinute, FlowDay, FlowMinute};
use crate::{latency::Latency, random::Stream};

/// Fewer than this a minute are drawn one by one, so that they are whole.
const FEW_PER_MINUTE: f64 = 60.0;

/// Counts of messages that no worker can do. An event says how many there are, so nothing of them is drawn.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct PoisonTally {
    pub(super) asked: f64,
    pub(super) errors: f64,
    pub(super) dead_letters: f64,
    pub(super) dropped: f64,
}

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
    /// Put in queues.
    pub(super) queued: f64,
    /// Lost by queues; `lost` is what else was.
    pub(super) dropped: f64,
    pub(super) poison: PoisonTally,
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
        self.queued += other.queued * times;
        self.dropped += other.dropped * times;
        self.poison.asked += other.poison.asked * times;
        self.poison.errors += other.poison.errors * times;
        self.poison.dead_letters += other.poison.dead_letters * times;
        self.poison.dropped += other.poison.dropped * times;
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

/// The books of one flow: what came is somewhere, in every minute. Who waits for another attempt and what queues hold is
/// carried from minute to minute, and the shares of it that the simulation says leave. Where little comes, whole requests
/// and items leave, and the books still balance.
#[derive(Debug, Clone)]
pub(super) struct Ledger {
    draws: Stream,
    open: Account,
    held: Account,
    /// Messages that no worker can do.
    poison: f64,
}

/// What is there at the end of a minute.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Balance {
    pub(super) open: f64,
    pub(super) held: f64,
}

/// Something that comes, stays for a while and leaves: as the simulation has it, and in the books.
#[derive(Debug, Clone, Copy, Default)]
struct Account {
    simulated: f64,
    booked: f64,
}

impl Account {
    /// `came` come by the simulation and `booked` by the books, `left` leave by the simulation. Answers how many leave by
    /// the books, as `round` makes them whole.
    fn pass(&mut self, came: f64, booked: f64, left: f64, round: impl FnOnce(f64) -> f64) -> f64 {
        let (all, here) = (self.simulated + came, self.booked + booked);
        let share = if all > 0.0 { (left / all).clamp(0.0, 1.0) } else { 0.0 };
        // Half a request cannot leave: it stays until another half is there.
        let gone = if share < 1.0 { round(here * share).min(here) } else { here };
        self.simulated = all - left;
        self.booked = here - gone;
        gone
    }
}

/// Whole numbers that have the means of others.
#[derive(Debug, Clone, Copy)]
struct Draws {
    stream: Stream,
    is_whole: bool,
}

impl Draws {
    fn round(self, turn: u64, value: f64) -> f64 {
        if self.is_whole { libm::floor(value + self.stream.unit(turn)) } else { value }
    }
}

impl Ledger {
    pub(super) fn new(draws: Stream) -> Self {
        Self { draws, open: Account::default(), held: Account::default(), poison: 0.0 }
    }

    /// Whether the simulation still has what came and did not leave, as far as rounding lets it say.
    pub(super) fn agrees(&self, day: &FlowTally, open: f64, held: f64) -> bool {
        let near = |account: Account, there: f64, came: f64| (account.simulated - there).abs() <= 1e-8 * (1.0 + came);
        near(self.open, open, day.asked) && near(self.held, held, day.queued)
    }

    /// Books a minute. Answers it as it stands in the books, with whole numbers when there are few.
    pub(super) fn close(&mut self, minute: u64, tally: &FlowTally) -> (FlowTally, Balance) {
        let stream = self.draws.part(minute);
        let draws = Draws { stream, is_whole: tally.asked < FEW_PER_MINUTE };
        let asked = if draws.is_whole { f64::from(stream.part(0).poisson(tally.asked)) } else { tally.asked };
        let ended = tally.answered + tally.errors;
        let ends = self.open.pass(tally.asked, asked, ended, |value| draws.round(0, value));
        let scale = ratio(ends, ended);
        let errors = if tally.answered > 0.0 { draws.round(1, tally.errors * scale).min(ends) } else { ends };
        let answered = ends - errors;
        // Of those that were answered items are in queues; then of those that were not, though their caller does not know.
        let of_answered = tally.queued.min(tally.answered);
        let queued = draws.round(2, answered * ratio(of_answered, tally.answered))
            + draws.round(3, (tally.queued - of_answered) * if ended > 0.0 { scale } else { 1.0 });
        let left = tally.delivered + tally.dead_letters + tally.dropped;
        let gone = self.held.pass(tally.queued, queued, left, |value| draws.round(4, value));
        let scale = ratio(gone, left);
        // The rare ones first; most are delivered where any are.
        let dropped = draws.round(5, tally.dropped * scale).min(gone);
        let dead_letters = draws.round(6, tally.dead_letters * scale).min(gone - dropped);
        let rest = gone - dropped - dead_letters;
        let (delivered, dropped, dead_letters) = if tally.delivered > 0.0 {
            (rest, dropped, dead_letters)
        } else if tally.dropped > tally.dead_letters {
            (0.0, dropped + rest, dead_letters)
        } else {
            (0.0, dropped, dead_letters + rest)
        };
        let poison = tally.poison;
        let poison_queued = poison.asked - poison.errors;
        self.poison += poison_queued - poison.dead_letters - poison.dropped;
        let booked = FlowTally {
            asked: asked + poison.asked,
            answered: answered + poison_queued,
            errors: errors + poison.errors,
            broken: draws.round(7, tally.broken),
            lost: draws.round(8, tally.lost),
            doubled: draws.round(9, tally.doubled),
            reordered: draws.round(10, tally.reordered),
            dead_letters: dead_letters + poison.dead_letters,
            delivered,
            queued: queued + poison_queued,
            dropped: dropped + poison.dropped,
            ..*tally
        };
        (booked, Balance { open: self.open.booked, held: self.held.booked + self.poison })
    }
}

fn ratio(part: f64, all: f64) -> f64 {
    if all > 0.0 { part / all } else { 0.0 }
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

    pub(super) fn push(&mut self, minute: &FlowTally, balance: Balance) {
        self.times.add(&minute.time);
        self.day.add(&FlowTally { time: Latency::default(), ..*minute }, 1.0);
        self.minutes.push(FlowMinute {
            asked: minute.asked,
            answered: minute.answered,
            errors: minute.errors,
            open: balance.open,
            queued: minute.queued,
            delivered: minute.delivered,
            dead_letters: minute.dead_letters,
            dropped: minute.dropped,
            held: balance.held,
            lost: minute.lost + minute.dropped,
            doubled: minute.doubled,
            reordered: minute.reordered,
            p50_ms: 1000.0 * minute.time.quantile(0.5),
            p99_ms: 1000.0 * minute.time.quantile(0.99),
            delay_s: minute.delay_s,
            staleness_s: minute.staleness_s,
        });
    }

    pub(super) fn day(&self) -> &FlowTally {
        &self.day
    }

    pub(super) fn finish(self, id: String) -> FlowDay {
        let day = self.day;
        let (open, held) = self.minutes.last().map_or((0.0, 0.0), |minute| (minute.open, minute.held));
        FlowDay {
            id,
            asked: day.asked,
            answered: day.answered,
            errors: day.errors,
            broken: day.broken,
            open,
            queued: day.queued,
            held,
            lost: day.lost + day.dropped,
            dropped: day.dropped,
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
