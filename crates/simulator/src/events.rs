//! What happens on a day. An event names what it hits by kind and flow, so that one scenario fits every board.

use crate::{Board, fault::Faults, model::Kind};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// Seconds of the simulated day.
pub const DAY_S: u32 = 86_400;

/// Which component an event hits: the first on the route of the flow (without a flow: of the board) that is of one of
/// the kinds. A board without one is not hit.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// On the route of this flow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flow: Option<String>,
    /// Of one of these kinds.
    #[serde(default)]
    pub kinds: Vec<Kind>,
    /// Or the component of this id, for scenarios that are made for one board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

impl Target {
    /// The place of the component in the board.
    #[must_use]
    pub fn resolve(&self, board: &Board) -> Option<usize> {
        if let Some(id) = &self.id {
            return board.component(id);
        }
        let fits = |place: &usize| self.kinds.contains(&board.components[*place].kind);
        let Some(flow) = &self.flow else {
            return (0..board.components.len()).find(fits);
        };
        let route = board.routes.iter().find(|route| &route.flow == flow)?;
        let connections = route.connections.iter().filter_map(|id| board.connection(id));
        connections.filter_map(|place| board.component(&board.connections[place].to)).find(fits)
    }
}

/// What can happen.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Incident {
    /// One instance or storage node stops, and comes back at the end.
    InstanceDies {
        /// Of which component.
        target: Target,
        /// Which one, from 0; counted again from the start where there are fewer. Node `n` of a storage is replica
        /// `n / partitions` of partition `n mod partitions`.
        #[serde(default)]
        instance: u32,
        /// Its disk does not come back.
        #[serde(default)]
        disk_lost: bool,
    },
    /// Everything in a zone stops, and comes back at the end.
    ZoneDies {
        /// Which.
        zone: String,
        /// The disks do not come back.
        #[serde(default)]
        disk_lost: bool,
    },
    /// Zones are cut off from the others and from the clients; what is in them keeps running.
    NetworkSplit {
        /// Which are cut off.
        zones: Vec<String>,
    },
    /// A component takes longer for everything.
    Slow {
        /// Which.
        target: Target,
        /// So many times as long.
        factor: f64,
    },
    /// Messages to a component arrive twice.
    Duplicates {
        /// To which.
        target: Target,
        /// Which share of them, 0 to 1.
        share: f64,
    },
    /// Messages to a component arrive late, after those that were sent later.
    Late {
        /// To which.
        target: Target,
        /// Which share of them, 0 to 1.
        share: f64,
        /// By how much, in seconds.
        delay_s: f64,
    },
    /// More or less traffic.
    Traffic {
        /// Of which flow; of all without.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        flow: Option<String>,
        /// So many times as much.
        factor: f64,
    },
    /// Messages come that make every worker fail. They come in the first second.
    Poison {
        /// Among which flow.
        flow: String,
        /// How many.
        count: u32,
    },
    /// A component does its work, but its answers do not arrive.
    LostAcknowledgement {
        /// Of which.
        target: Target,
        /// Which share of them, 0 to 1.
        share: f64,
    },
}

/// One event of the day.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// When it begins, in seconds of the day.
    pub at_s: u32,
    /// How long it lasts, in seconds.
    pub lasts_s: u32,
    /// What happens.
    pub what: Incident,
}

impl Event {
    /// When it ends, in seconds of the day.
    #[must_use]
    pub fn end_s(&self) -> u32 {
        self.at_s.saturating_add(self.lasts_s)
    }

    /// Whether it is under way in this second.
    #[must_use]
    pub fn is_active(&self, second: u32) -> bool {
        (self.at_s..self.end_s()).contains(&second)
    }

    pub(crate) fn check(&self, flows: &BTreeSet<&str>, at: &mut Faults<'_>) {
        if self.at_s >= DAY_S {
            at.add("at_s", format!("must be before the end of the day, {DAY_S}"));
        }
        at.count("lasts_s", self.lasts_s, 1, DAY_S);
        let mut what = at.below("what");
        match &self.what {
            Incident::InstanceDies { target, .. } => check_target(target, flows, &mut what),
            Incident::ZoneDies { zone, .. } => what.name("zone", zone),
            Incident::NetworkSplit { zones } => {
                if zones.is_empty() {
                    what.add("zones", "must name at least one zone");
                }
            }
            Incident::Slow { target, factor } => {
                check_target(target, flows, &mut what);
                what.number("factor", *factor, 0.01, 1e6);
            }
            Incident::Duplicates { target, share } | Incident::LostAcknowledgement { target, share } => {
                check_target(target, flows, &mut what);
                what.number("share", *share, 0.0, 1.0);
            }
            Incident::Late { target, share, delay_s } => {
                check_target(target, flows, &mut what);
                what.number("share", *share, 0.0, 1.0);
                what.number("delay_s", *delay_s, 0.0, f64::from(DAY_S));
            }
            Incident::Traffic { flow, factor } => {
                if flow.as_ref().is_some_and(|flow| !flows.contains(flow.as_str())) {
                    what.add("flow", "no flow has this id");
                }
                what.number("factor", *factor, 0.0, 1e6);
            }
            Incident::Poison { flow, count } => {
                if !flows.contains(flow.as_str()) {
                    what.add("flow", "no flow has this id");
                }
                what.count("count", *count, 1, 1_000_000);
            }
        }
    }
}

fn check_target(target: &Target, flows: &BTreeSet<&str>, at: &mut Faults<'_>) {
    if target.kinds.is_empty() == target.id.is_none() {
        at.add("target", "names either `kinds` or an `id`");
    }
    if target.flow.as_ref().is_some_and(|flow| !flows.contains(flow.as_str())) {
        at.add("target/flow", "no flow has this id");
    }
}
