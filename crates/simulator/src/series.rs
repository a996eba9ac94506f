//! A day for charts: fewer points than minutes, and the minutes in which a component had trouble.

use crate::{
    Day,
    run::result::{ComponentDay, ComponentMinute, FlowDay, FlowMinute},
};
use serde::Serialize;

/// Minutes of a point. A day has 288 points.
pub const STEP_MINUTES: usize = 5;
/// Share of calls that find a component which is not quite up.
const UP: f64 = 0.999;
/// Share of calls that find a component which is as good as down.
const DOWN: f64 = 0.01;
/// Share of calls that is refused now and then.
const REFUSED: f64 = 0.005;

/// A flow's day in points. Counts are sums of a point's minutes; times are the worst of them.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct FlowSeries {
    /// The flow.
    pub id: String,
    /// Requests of the day.
    pub requests: f64,
    /// Share of them that got an answer, in percent.
    pub availability: f64,
    /// Requests.
    pub asked: Vec<f64>,
    /// Requests that got their answer.
    pub answered: Vec<f64>,
    /// Requests that were given up.
    pub errors: Vec<f64>,
    /// Time to the answer of half of them, in milliseconds.
    pub p50_ms: Vec<f64>,
    /// Time to the answer of 99 of 100, in milliseconds.
    pub p99_ms: Vec<f64>,
    /// Items in queues, the most of a point's minutes.
    pub held: Vec<f64>,
    /// Acknowledged items that were lost.
    pub lost: Vec<f64>,
    /// Times that an item took effect again.
    pub doubled: Vec<f64>,
    /// Items that a later one of the same key overtook.
    pub reordered: Vec<f64>,
    /// Longest time from the acknowledgement until all work was done, in seconds.
    pub delay_s: Vec<f64>,
    /// How old an answer could be, in seconds.
    pub staleness_s: Vec<f64>,
}

/// What is wrong with a component.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TroubleKind {
    /// No call finds it.
    Down,
    /// Some calls don't find it.
    PartlyDown,
    /// It refuses calls.
    Refusing,
}

/// Minutes in which a component has the same trouble.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Trouble {
    /// What it is.
    pub kind: TroubleKind,
    /// The first minute of the day that has it.
    pub from: u32,
    /// The first minute after it.
    pub to: u32,
}

/// A component's day in points.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ComponentSeries {
    /// The component.
    pub id: String,
    /// Euros a month.
    pub cost_month: f64,
    /// Calls that came.
    pub arrived: Vec<f64>,
    /// Calls that it refused or that found nobody.
    pub refused: Vec<f64>,
    /// Busy share of its capacity in percent, of the busiest minute.
    pub busy: Vec<f64>,
    /// Most that waited; for a queue, most items.
    pub waiting: Vec<f64>,
    /// When it had trouble, minute by minute.
    pub troubles: Vec<Trouble>,
}

/// The day of each flow.
#[must_use]
pub fn flows(day: &Day) -> Vec<FlowSeries> {
    day.flows.iter().map(FlowSeries::of).collect()
}

/// The day of each component.
#[must_use]
pub fn components(day: &Day) -> Vec<ComponentSeries> {
    day.components.iter().map(ComponentSeries::of).collect()
}

impl FlowSeries {
    fn of(flow: &FlowDay) -> Self {
        let sums = |figure: fn(&FlowMinute) -> f64| points(&flow.minutes, figure, |a, b| a + b);
        let worst = |figure: fn(&FlowMinute) -> f64| points(&flow.minutes, figure, f64::max);
        Self {
            id: flow.id.clone(),
            requests: short(flow.asked),
            availability: 100.0 * flow.availability(),
            asked: sums(|minute| minute.asked),
            answered: sums(|minute| minute.answered),
            errors: sums(|minute| minute.errors),
            p50_ms: worst(|minute| minute.p50_ms),
            p99_ms: worst(|minute| minute.p99_ms),
            held: worst(|minute| minute.held),
            lost: sums(|minute| minute.lost),
            doubled: sums(|minute| minute.doubled),
            reordered: sums(|minute| minute.reordered),
            delay_s: worst(|minute| minute.delay_s),
            staleness_s: worst(|minute| minute.staleness_s),
        }
    }
}

impl ComponentSeries {
    fn of(component: &ComponentDay) -> Self {
        let minutes = component.minutes.as_slice();
        Self {
            id: component.id.clone(),
            cost_month: component.cost_month,
            arrived: points(minutes, |minute| minute.arrived, |a, b| a + b),
            refused: points(minutes, |minute| minute.refused, |a, b| a + b),
            busy: points(minutes, |minute| 100.0 * minute.busy, f64::max),
            waiting: points(minutes, |minute| minute.waiting, f64::max),
            troubles: troubles(minutes),
        }
    }
}

fn points<T>(minutes: &[T], figure: fn(&T) -> f64, join: fn(f64, f64) -> f64) -> Vec<f64> {
    minutes.chunks(STEP_MINUTES).map(|chunk| short(chunk.iter().map(figure).fold(0.0, join))).collect()
}

/// Four digits: a chart shows no more, and an answer with all of them is three times as long.
fn short(value: f64) -> f64 {
    if value.abs() < 1e-6 || !value.is_finite() {
        return 0.0;
    }
    let scale = libm::pow(10.0, 3.0 - libm::floor(libm::log10(value.abs())));
    libm::round(value * scale) / scale
}

fn troubles(minutes: &[ComponentMinute]) -> Vec<Trouble> {
    let mut list: Vec<Trouble> = Vec::new();
    for (at, minute) in (0..).zip(minutes) {
        let Some(kind) = trouble(minute) else { continue };
        match list.last_mut() {
            Some(last) if last.kind == kind && last.to == at => last.to = at + 1,
            _ => list.push(Trouble { kind, from: at, to: at + 1 }),
        }
    }
    list
}

fn trouble(minute: &ComponentMinute) -> Option<TroubleKind> {
    if minute.up < DOWN {
        Some(TroubleKind::Down)
    } else if minute.up < UP {
        Some(TroubleKind::PartlyDown)
    } else if minute.refused > REFUSED * minute.arrived {
        Some(TroubleKind::Refusing)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_four_digits() {
        let cases =
            [(0.0, 0.0), (1e-9, 0.0), (0.123_456, 0.1235), (99.987_6, 99.99), (123_456.0, 123_500.0), (12.0, 12.0)];
        for (value, text) in cases {
            assert_eq!(short(value), text);
        }
    }

    #[test]
    fn neighbouring_minutes_of_one_trouble_are_one() {
        let minute = |up: f64, refused: f64| ComponentMinute { arrived: 100.0, refused, busy: 0.5, waiting: 0.0, up };
        let minutes = [
            minute(1.0, 0.0),
            minute(0.0, 100.0),
            minute(0.0, 100.0),
            minute(0.5, 50.0),
            minute(1.0, 0.4),
            minute(1.0, 20.0),
            minute(1.0, 0.0),
            minute(1.0, 30.0),
        ];
        let found: Vec<_> = troubles(&minutes).into_iter().map(|one| (one.kind, one.from, one.to)).collect();
        let expected = [
            (TroubleKind::Down, 1, 3),
            (TroubleKind::PartlyDown, 3, 4),
            (TroubleKind::Refusing, 5, 6),
            (TroubleKind::Refusing, 7, 8),
        ];
        assert_eq!(found, expected);
    }
}
