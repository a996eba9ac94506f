//! What events do to stations and flows in a second, outages aside.

use super::plan::Plan;
use crate::{Board, Incident, Scenario};

/// What holds for a station.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Condition {
    /// So many times as long.
    pub(super) slow: f64,
    /// Share of messages that come twice.
    pub(super) duplicates: f64,
    /// Share of messages that come late, and by how many seconds.
    pub(super) late: (f64, f64),
    /// Share of answers that do not arrive.
    pub(super) lost_answers: f64,
}

impl Default for Condition {
    fn default() -> Self {
        Self { slow: 1.0, duplicates: 0.0, late: (0.0, 0.0), lost_answers: 0.0 }
    }
}

/// What holds everywhere in a second.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Conditions {
    pub(super) stations: Vec<Condition>,
    /// For each flow: so many times its rate.
    pub(super) traffic: Vec<f64>,
}

impl Conditions {
    pub(super) fn at(second: u32, plan: &Plan, board: &Board, scenario: &Scenario) -> Self {
        let mut all = Self {
            stations: vec![Condition::default(); plan.stations.len()],
            traffic: vec![1.0; scenario.flows.len()],
        };
        for event in scenario.events.iter().filter(|event| event.is_active(second)) {
            match &event.what {
                Incident::Slow { target, factor } => {
                    if let Some(place) = target.resolve(board) {
                        all.stations[place].slow *= factor;
                    }
                }
                Incident::Duplicates { target, share } => {
                    if let Some(place) = target.resolve(board) {
                        all.stations[place].duplicates = *share;
                    }
                }
                Incident::Late { target, share, delay_s } => {
                    if let Some(place) = target.resolve(board) {
                        all.stations[place].late = (*share, *delay_s);
                    }
                }
                Incident::LostAcknowledgement { target, share } => {
                    if let Some(place) = target.resolve(board) {
                        all.stations[place].lost_answers = *share;
                    }
                }
                Incident::Traffic { flow, factor } => {
                    for (place, rate) in all.traffic.iter_mut().enumerate() {
                        if flow.as_ref().is_none_or(|flow| *flow == scenario.flows[place].id) {
                            *rate *= factor;
                        }
                    }
                }
                _ => {}
            }
        }
        all
    }

    /// The seconds in which something begins or ends, in order.
    pub(super) fn changes(scenario: &Scenario) -> Vec<u32> {
        let mut all: Vec<u32> = scenario.events.iter().flat_map(|event| [event.at_s, event.end_s()]).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}
