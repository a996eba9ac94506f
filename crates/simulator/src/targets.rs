//! What a problem wants of a day, and whether a day has it. Every target is something that can be observed.

use crate::{
    Day, Scenario,
    fault::Faults,
    measure::{Harm, Measure, Percentile},
    run::result::{FlowDay, FlowMinute},
    words,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Minutes of a day.
const MINUTES: u32 = 1440;
/// Half an item is none: rates are fractions where much comes.
const HALF: f64 = 0.5;
/// What rounding can make of a sum of a day.
const ROUNDING: f64 = 1e-9;

/// One target.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// Its name among the targets of the problem.
    pub id: String,
    /// What is measured, and its bound.
    pub measure: Measure,
    /// Why it matters, in a sentence.
    #[serde(default)]
    pub reason: String,
}

/// In what a target is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TargetUnit"))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Percent.
    Percent,
    /// Minutes.
    Minutes,
    /// Milliseconds.
    Milliseconds,
    /// Seconds.
    Seconds,
    /// Items.
    Items,
    /// Euros a month.
    Euros,
}

/// What came of a target on a day.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TargetResult"))]
pub struct Outcome {
    /// The target.
    pub id: String,
    /// What it asks for, as a sentence without a full stop.
    pub text: String,
    /// Whether the day has it.
    pub is_met: bool,
    /// What was observed.
    pub observed: f64,
    /// What is allowed.
    pub bound: f64,
    /// The unit of both.
    pub unit: Unit,
    /// Whether more is better.
    pub is_minimum: bool,
    /// The minute of the day at which it was missed; none for what has no moment.
    pub minute: Option<u32>,
}

/// What was observed, and the minute at which the bound was crossed, if it was.
struct Observation {
    value: f64,
    missed_at: Option<u32>,
}

impl Measure {
    fn unit(&self) -> Unit {
        match self {
            Self::Availability { .. } => Unit::Percent,
            Self::Outage { .. } => Unit::Minutes,
            Self::Latency { .. } => Unit::Milliseconds,
            Self::Items { .. } => Unit::Items,
            Self::Delay { .. } | Self::Staleness { .. } => Unit::Seconds,
            Self::Cost { .. } => Unit::Euros,
        }
    }

    fn bound(&self) -> f64 {
        match *self {
            Self::Availability { at_least, .. } => at_least,
            Self::Outage { at_most_minutes, .. } => f64::from(at_most_minutes),
            Self::Latency { at_most_ms, .. } => at_most_ms,
            Self::Items { at_most, .. } => at_most,
            Self::Delay { at_most_s, .. } | Self::Staleness { at_most_s, .. } => at_most_s,
            Self::Cost { at_most_eur } => at_most_eur,
        }
    }

    fn of_flow(&self, day: &FlowDay) -> Observation {
        match *self {
            Self::Availability { at_least, .. } => availability(day, at_least),
            Self::Outage { below, at_most_minutes, .. } => outage(day, below, at_most_minutes),
            Self::Latency { percentile, at_most_ms, from_h, to_h, except_minutes, .. } => {
                let figure = match percentile {
                    Percentile::P50 => |minute: &FlowMinute| minute.p50_ms,
                    Percentile::P99 => |minute: &FlowMinute| minute.p99_ms,
                };
                latency(day, figure, at_most_ms, from_h * 60..to_h * 60, except_minutes)
            }
            Self::Items { harm, at_most, .. } => items(day, harm, at_most),
            Self::Delay { at_most_s, .. } => worst(&delays(day), at_most_s),
            Self::Staleness { at_most_s, .. } => {
                let ages: Vec<f64> = day.minutes.iter().map(|minute| minute.staleness_s).collect();
                worst(&ages, at_most_s)
            }
            // The board's, not a flow's.
            Self::Cost { .. } => Observation { value: 0.0, missed_at: None },
        }
    }

    fn check(&self, flows: &BTreeSet<&str>, at: &mut Faults<'_>) {
        if self.flow().is_some_and(|flow| !flows.contains(flow)) {
            at.add("flow", "no flow has this id");
        }
        match *self {
            Self::Availability { at_least, .. } => at.number("at_least", at_least, 0.0, 100.0),
            Self::Outage { below, at_most_minutes, .. } => {
                at.number("below", below, 0.0, 100.0);
                at.count("at_most_minutes", at_most_minutes, 0, MINUTES);
            }
            Self::Latency { at_most_ms, from_h, to_h, except_minutes, .. } => {
                at.number("at_most_ms", at_most_ms, 1.0, 3_600_000.0);
                at.count("to_h", to_h, 1, 24);
                at.count("from_h", from_h, 0, to_h.saturating_sub(1));
                at.count("except_minutes", except_minutes, 0, MINUTES);
            }
            Self::Items { at_most, .. } => at.number("at_most", at_most, 0.0, 1e9),
            Self::Delay { at_most_s, .. } | Self::Staleness { at_most_s, .. } => {
                at.number("at_most_s", at_most_s, 0.0, 86_400.0);
            }
            Self::Cost { at_most_eur } => at.number("at_most_eur", at_most_eur, 1.0, 1e9),
        }
    }
}

impl Target {
    /// What it asks for, as a sentence without a full stop.
    #[must_use]
    pub fn text(&self, scenario: &Scenario) -> String {
        words::target(&self.measure, scenario)
    }

    /// Whether a day has it.
    #[must_use]
    pub fn judge(&self, scenario: &Scenario, day: &Day) -> Outcome {
        let (measure, bound) = (&self.measure, self.measure.bound());
        let Observation { value, missed_at } = match measure.flow() {
            None => Observation { value: day.cost_month, missed_at: None },
            Some(flow) => match day.flow(flow) {
                Some(flow) => measure.of_flow(flow),
                // A problem without faults names flows that are there.
                None => Observation { value: f64::from(MINUTES), missed_at: Some(0) },
            },
        };
        let is_minimum = matches!(measure, Measure::Availability { .. });
        let is_met = match measure {
            Measure::Availability { .. } => value >= bound - ROUNDING,
            Measure::Items { .. } => value < bound + HALF,
            _ => value <= bound + ROUNDING,
        };
        let minute = if is_met { None } else { missed_at };
        let (id, text) = (self.id.clone(), self.text(scenario));
        Outcome { id, text, is_met, observed: value, bound, unit: measure.unit(), is_minimum, minute }
    }

    pub(crate) fn check(&self, flows: &BTreeSet<&str>, at: &mut Faults<'_>) {
        at.name("id", &self.id);
        self.measure.check(flows, &mut at.below("measure"));
    }
}

/// A day misses its share in the minute that uses up what can go wrong in all of it.
fn availability(day: &FlowDay, at_least: f64) -> Observation {
    let allowed = day.asked * (1.0 - at_least / 100.0);
    let missed_at = crossed(day, |minute| minute.errors, allowed + ROUNDING * day.asked);
    // What is still to be tried again at midnight has no answer either.
    Observation { value: 100.0 * day.availability(), missed_at: missed_at.or(Some(MINUTES - 1)) }
}

fn outage(day: &FlowDay, below: f64, at_most: u32) -> Observation {
    let is_out = |minute: &FlowMinute| {
        let ended = minute.answered + minute.errors;
        ended > 0.0 && 100.0 * minute.answered < below * ended
    };
    let minutes = day.minutes.iter().filter(|minute| is_out(minute)).count();
    let counted = |minute: &FlowMinute| f64::from(u8::from(is_out(minute)));
    Observation { value: minutes as f64, missed_at: crossed(day, counted, f64::from(at_most)) }
}

fn latency(
    day: &FlowDay,
    figure: impl Fn(&FlowMinute) -> f64,
    at_most: f64,
    minutes: std::ops::Range<u32>,
    except: u32,
) -> Observation {
    let times: Vec<(u32, f64)> =
        (0..).zip(&day.minutes).filter(|(at, _)| minutes.contains(at)).map(|(at, one)| (at, figure(one))).collect();
    let mut worst: Vec<f64> = times.iter().map(|(_, time)| *time).collect();
    worst.sort_unstable_by(|a, b| b.total_cmp(a));
    let over = times.iter().filter(|(_, time)| *time > at_most);
    Observation {
        value: worst.get(except as usize).copied().unwrap_or(0.0),
        missed_at: over.map(|(at, _)| *at).nth(except as usize),
    }
}

fn items(day: &FlowDay, harm: Harm, at_most: f64) -> Observation {
    let figure: fn(&FlowMinute) -> f64 = match harm {
        Harm::Lost => |minute| minute.lost,
        Harm::Doubled => |minute| minute.doubled,
        Harm::Reordered => |minute| minute.reordered,
        Harm::DeadLetters => |minute| minute.dead_letters,
        // Only midnight counts.
        Harm::Unfinished => return Observation { value: day.held, missed_at: Some(MINUTES - 1) },
    };
    let value = day.minutes.iter().map(figure).sum();
    Observation { value, missed_at: crossed(day, figure, at_most + HALF - ROUNDING) }
}

/// For each minute, how long ago the oldest item came that isn't done, at least: if `n` items are done by then, the next one
/// that came can't be younger, in whatever order they are done. `delay_s` alone knows the line of a queue, but not the items
/// that are handed out again and again.
fn delays(day: &FlowDay) -> Vec<f64> {
    let (mut came, mut done) = (0.0, 0.0);
    // Of the oldest item that isn't done: its minute, and how many had come by the end of that.
    let (mut oldest, mut came_by_oldest) = (0, day.minutes.first().map_or(0.0, |minute| minute.queued));
    let of_minute = |(at, minute): (usize, &FlowMinute)| {
        came += minute.queued;
        done += minute.delivered + minute.dead_letters + minute.dropped;
        while oldest < at && came_by_oldest < done + HALF {
            oldest += 1;
            came_by_oldest += day.minutes[oldest].queued;
        }
        let is_open = came - done > HALF;
        let age = if is_open { 60.0 * (at - oldest) as f64 } else { 0.0 };
        minute.delay_s.max(age)
    };
    day.minutes.iter().enumerate().map(of_minute).collect()
}

fn worst(minutes: &[f64], at_most: f64) -> Observation {
    let value = minutes.iter().copied().fold(0.0, f64::max);
    let over = (0..).zip(minutes).find(|(_, minute)| **minute > at_most + ROUNDING);
    Observation { value, missed_at: over.map(|(at, _)| at) }
}

/// The first minute in which the sum so far is more than this.
fn crossed(day: &FlowDay, figure: impl Fn(&FlowMinute) -> f64, limit: f64) -> Option<u32> {
    let mut sum = 0.0;
    (0..).zip(&day.minutes).find_map(|(at, minute)| {
        sum += figure(minute);
        (sum > limit).then_some(at)
    })
}
