//! A practice problem: what a board has to do, the day that tries it, the board to begin with, and targets.

use crate::{
    Board, Day, Fault, Kind, Scenario,
    document::{DocumentFault, read, read_toml},
    events::Event,
    fault::Faults,
    targets::{Outcome, Target},
    words,
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeSet, path::Path};

/// Most components of a board of a problem: a person reads all of it in ten minutes.
pub const MAX_COMPONENTS: usize = 24;
/// Most connections of a board of a problem.
pub const MAX_CONNECTIONS: usize = 60;
/// Most instances or nodes of a component: each can fail by itself, and that takes time to simulate.
pub const MAX_NODES: u32 = 60;
/// Until another replica leads: detectors and elections take their time.
pub const LEAST_FAIL_OVER_S: f64 = 10.0;
const MAX_STATEMENT: usize = 4000;

/// A practice problem.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// Its name for people.
    pub title: String,
    /// One sentence.
    pub summary: String,
    /// What the board has to do, in Markdown.
    pub statement: String,
    /// How long it takes a person.
    pub minutes: u32,
    /// Which random numbers are drawn unless one asks for others.
    pub seed: u64,
    /// Where instances can run. Each of them can be lost.
    pub zones: Vec<String>,
    /// What the route of each flow has to reach.
    pub requires: Vec<Requirement>,
    /// What is wanted of the day.
    pub targets: Vec<Target>,
    /// The day.
    pub scenario: Scenario,
    /// What one begins with.
    pub board: Board,
}

/// What the route of a flow has to reach, so that a board can't leave its work out.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Requirement {
    /// The flow.
    pub flow: String,
    /// Of each list, one kind.
    pub reaches: Vec<Vec<Kind>>,
}

impl Problem {
    /// Reads TOML and checks it: the problem itself, its day, and the board to begin with.
    ///
    /// # Errors
    ///
    /// Everything that is wrong, with its line and its field.
    pub fn from_toml(text: &str) -> Result<Self, Vec<DocumentFault>> {
        read_toml(text, Self::check)
    }

    /// Reads a board for it: as JSON if the file's name ends in `.json`, else as TOML.
    ///
    /// # Errors
    ///
    /// Everything that keeps it from being run, with its line and its field.
    pub fn read_board(&self, file: &Path, text: &str) -> Result<Board, Vec<DocumentFault>> {
        read(file, text, |board| self.check_board(board))
    }

    /// Kinds of component that a board can have: those with a price, and those that begin a flow.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(|kind| self.offers(*kind))
    }

    fn offers(&self, kind: Kind) -> bool {
        kind.is_source() || self.scenario.prices.contains_key(&kind)
    }

    /// Whether a day has each target.
    #[must_use]
    pub fn judge(&self, day: &Day) -> Vec<Outcome> {
        self.targets.iter().map(|target| target.judge(&self.scenario, day)).collect()
    }

    /// The events of its day, each as a sentence.
    pub fn events(&self) -> impl Iterator<Item = (&Event, String)> {
        self.scenario.events.iter().map(|event| (event, words::event(event, &self.scenario)))
    }

    /// What keeps a board from being run, by pointers into the board.
    #[must_use]
    pub fn check_board(&self, board: &Board) -> Vec<Fault> {
        let mut list = Vec::new();
        self.check_sizes(board, &mut Faults::new(&mut list, ""));
        let sensible = self.scenario.check_with(board).into_iter();
        // The scenario has been checked when the problem was read.
        list.extend(sensible.filter_map(|Fault { pointer, message }| {
            pointer.strip_prefix("/board").map(|pointer| Fault::new(pointer, message.clone()))
        }));
        if list.is_empty() {
            self.check_routes(board, &mut Faults::new(&mut list, ""));
        }
        list
    }

    fn check_sizes(&self, board: &Board, at: &mut Faults<'_>) {
        if board.components.len() > MAX_COMPONENTS {
            at.add("components", format!("must have at most {MAX_COMPONENTS} components"));
        }
        if board.connections.len() > MAX_CONNECTIONS {
            at.add("connections", format!("must have at most {MAX_CONNECTIONS} connections"));
        }
        for (place, component) in board.components.iter().enumerate() {
            let mut at = at.below(&format!("components/{place}"));
            if !self.offers(component.kind) {
                at.add("kind", "isn't part of this problem");
            }
            for (place, zone) in component.zones.iter().enumerate() {
                if !self.zones.contains(zone) {
                    at.add(&format!("zones/{place}"), format!("must be one of {}", self.zones.join(", ")));
                }
            }
            if component.capacity.is_some() {
                at.add("capacity", "is fixed by this problem: leave it out");
            }
            if component.instances > MAX_NODES {
                at.add("instances", format!("must be at most {MAX_NODES}"));
            }
            let Some(storage) = &component.storage else { continue };
            let mut at = at.below("storage");
            if storage.partitions.saturating_mul(storage.replicas) > MAX_NODES {
                at.add("partitions", format!("times `replicas` must be at most {MAX_NODES} nodes"));
            }
            if storage.fail_over_s.is_some_and(|seconds| seconds < LEAST_FAIL_OVER_S) {
                at.add("fail_over_s", format!("must be at least {LEAST_FAIL_OVER_S} seconds"));
            }
            let usual = crate::model::Storage::default();
            for (field, value, usual) in
                [("lag_ms", storage.lag_ms, usual.lag_ms), ("flush_ms", storage.flush_ms, usual.flush_ms)]
            {
                if value != usual {
                    at.add(field, "is fixed by this problem: leave it out");
                }
            }
        }
    }

    fn check_routes(&self, board: &Board, at: &mut Faults<'_>) {
        for requirement in &self.requires {
            let Some((place, route)) =
                board.routes.iter().enumerate().find(|(_, route)| route.flow == requirement.flow)
            else {
                continue;
            };
            let connections = route.connections.iter().filter_map(|id| board.connection(id));
            let reached: BTreeSet<Kind> = connections
                .filter_map(|place| board.component(&board.connections[place].to))
                .map(|place| board.components[place].kind)
                .collect();
            for kinds in requirement.reaches.iter().filter(|kinds| !kinds.iter().any(|kind| reached.contains(kind))) {
                let names: Vec<String> = kinds.iter().map(|kind| format!("`{}`", kind.name())).collect();
                let message = format!("must reach a component of the kind {}", names.join(" or "));
                at.add(&format!("routes/{place}/connections"), message);
            }
        }
    }

    /// Everything that is wrong with the problem, by pointers into it.
    #[must_use]
    pub fn check(&self) -> Vec<Fault> {
        let mut list = Vec::new();
        let mut at = Faults::new(&mut list, "");
        for (field, text, most) in [
            ("title", &self.title, 60),
            ("summary", &self.summary, 160),
            ("statement", &self.statement, MAX_STATEMENT),
        ] {
            if text.trim().is_empty() || text.len() > most {
                at.add(field, format!("must have 1 to {most} bytes"));
            }
        }
        at.count("minutes", self.minutes, 1, 60);
        if self.zones.is_empty() || self.zones.len() > 12 {
            at.add("zones", "must name 1 to 12 zones");
        }
        let flows: BTreeSet<&str> = self.scenario.flows.iter().map(|flow| flow.id.as_str()).collect();
        for flow in &flows {
            if !self.requires.iter().any(|requirement| requirement.flow == *flow) {
                at.add("requires", format!("says nothing of the flow `{flow}`"));
            }
        }
        for (place, requirement) in self.requires.iter().enumerate() {
            let mut at = at.below(&format!("requires/{place}"));
            if !flows.contains(requirement.flow.as_str()) {
                at.add("flow", "no flow has this id");
            }
            if requirement.reaches.is_empty() || requirement.reaches.iter().any(Vec::is_empty) {
                at.add("reaches", "must be lists of at least one kind");
            }
        }
        let mut ids = BTreeSet::new();
        for (place, target) in self.targets.iter().enumerate() {
            let mut at = at.below(&format!("targets/{place}"));
            if !ids.insert(target.id.as_str()) {
                at.add("id", "another target has the same id");
            }
            target.check(&flows, &mut at);
        }
        if self.targets.is_empty() {
            at.add("targets", "needs at least one target");
        }
        let within = |root: &str, faults: Vec<Fault>| -> Vec<Fault> {
            faults.into_iter().map(|fault| Fault::new(format!("/{root}{}", fault.pointer), fault.message)).collect()
        };
        list.extend(within("scenario", self.scenario.check()));
        list.extend(within("board", self.check_board(&self.board)));
        list
    }
}
