//! A drawing of a system: typed components, the connections between them, and what is said about it.

use crate::Fault;
use serde::{Deserialize, Serialize};
use std::{collections::HashSet, fmt};

/// Most components of a board.
pub const MAX_NODES: usize = 80;
/// Most connections of a board.
pub const MAX_EDGES: usize = 200;
const MAX_ID: usize = 40;
const MAX_LABEL: usize = 80;
const MAX_NOTE: usize = 600;
const MAX_NOTES: usize = 10_000;
/// Furthest from the middle, in pixels of the canvas.
const FURTHEST: f64 = 20_000.0;
const MAX_INSTANCES: u32 = 1_000_000;
const MAX_CAPACITY: f64 = 1e15;

/// What a component can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ComponentKind"))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// What people hold in their hands: a browser, an app, a device.
    Client,
    /// A network of caches near the clients.
    Cdn,
    /// Spreads requests over instances.
    LoadBalancer,
    /// The door: authentication, limits, routing.
    Gateway,
    /// Answers requests.
    Service,
    /// Does work that no one waits for.
    Worker,
    /// Holds messages until someone took them.
    Queue,
    /// A log of messages that several readers follow.
    Stream,
    /// Keeps answers in memory.
    Cache,
    /// A relational database.
    SqlDatabase,
    /// A database of another model.
    NosqlDatabase,
    /// Keeps files.
    ObjectStore,
    /// Finds by words.
    SearchIndex,
    /// Starts work at its time.
    Scheduler,
    /// A system of someone else.
    External,
    /// Anything else.
    Other,
}

impl Kind {
    /// All of them, in the order of the palette.
    pub const ALL: [Self; 16] = [
        Self::Client,
        Self::Cdn,
        Self::LoadBalancer,
        Self::Gateway,
        Self::Service,
        Self::Worker,
        Self::Queue,
        Self::Stream,
        Self::Cache,
        Self::SqlDatabase,
        Self::NosqlDatabase,
        Self::ObjectStore,
        Self::SearchIndex,
        Self::Scheduler,
        Self::External,
        Self::Other,
    ];

    /// The word for it in a sentence: "load balancer".
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Client => "client",
            Self::Cdn => "CDN",
            Self::LoadBalancer => "load balancer",
            Self::Gateway => "gateway",
            Self::Service => "service",
            Self::Worker => "worker",
            Self::Queue => "queue",
            Self::Stream => "stream",
            Self::Cache => "cache",
            Self::SqlDatabase => "SQL database",
            Self::NosqlDatabase => "NoSQL database",
            Self::ObjectStore => "object store",
            Self::SearchIndex => "search index",
            Self::Scheduler => "scheduler",
            Self::External => "external system",
            Self::Other => "component",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// One component.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BoardNode"))]
#[serde(deny_unknown_fields)]
pub struct Node {
    /// Its name among the components of this board.
    pub id: String,
    /// What it is.
    pub kind: Kind,
    /// What the candidate calls it; empty is allowed.
    pub label: String,
    /// What the candidate says about it.
    #[serde(default)]
    pub note: String,
    /// From the left, in pixels of the canvas.
    pub x: f64,
    /// From the top, in pixels of the canvas.
    pub y: f64,
    /// How many of it there are; none said is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub instances: Option<u32>,
    /// Requests a second that one instance carries; `None` is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub capacity: Option<f64>,
}

impl Node {
    /// What it is called: its own label, else the word of its kind.
    #[must_use]
    pub fn name(&self) -> &str {
        match self.label.trim() {
            "" => self.kind.word(),
            label => label,
        }
    }

    /// How many of it there are, at least one.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.instances.unwrap_or(1).max(1)
    }
}

/// What a connection carries.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BoardEdgeKind"))]
#[serde(rename_all = "snake_case")]
pub enum EdgeKind {
    /// Someone asks and waits for the answer.
    #[default]
    Request,
    /// Someone hands over and continues.
    Async,
    /// A copy of data is kept up to date; no flow goes this way.
    Copy,
}

impl EdgeKind {
    /// Whether it is what a board has when nothing is said.
    // Taken by reference because serde hands one over.
    fn is_usual(&self) -> bool {
        matches!(self, Self::Request)
    }
}

/// One connection, from who calls to who is called.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BoardEdge"))]
#[serde(deny_unknown_fields)]
pub struct Edge {
    /// Its name among the connections of this board.
    pub id: String,
    /// The component that calls.
    pub from: String,
    /// The component that is called.
    pub to: String,
    /// What the candidate says about it.
    #[serde(default)]
    pub label: String,
    /// What it carries.
    #[serde(default, skip_serializing_if = "EdgeKind::is_usual")]
    pub kind: EdgeKind,
}

/// The whole drawing.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "InterviewBoard"))]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The components.
    pub nodes: Vec<Node>,
    /// The connections.
    pub edges: Vec<Edge>,
    /// Free text: assumptions, estimates, what was traded for what.
    #[serde(default)]
    pub notes: String,
}

impl Board {
    /// Whether nothing was drawn.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The component of this name.
    #[must_use]
    pub fn node(&self, id: &str) -> Option<&Node> {
        self.nodes.iter().find(|node| node.id == id)
    }

    /// Everything that is wrong with it, by pointers into it. A board without faults is bounded in all its parts.
    #[must_use]
    pub fn check(&self) -> Vec<Fault> {
        if self.nodes.len() > MAX_NODES {
            return vec![Fault::new("/nodes", format!("at most {MAX_NODES} components"))];
        }
        if self.edges.len() > MAX_EDGES {
            return vec![Fault::new("/edges", format!("at most {MAX_EDGES} connections"))];
        }
        let mut faults = Vec::new();
        let mut ids = HashSet::new();
        for (place, node) in self.nodes.iter().enumerate() {
            let at = format!("/nodes/{place}");
            if !is_name(&node.id) || !ids.insert(node.id.as_str()) {
                faults.push(Fault::new(format!("{at}/id"), "must be a short name that no other component has"));
            }
            short(&mut faults, format!("{at}/label"), &node.label, MAX_LABEL);
            short(&mut faults, format!("{at}/note"), &node.note, MAX_NOTE);
            // Compared this way round so that what is no number is outside as well.
            if !(node.x.abs() <= FURTHEST && node.y.abs() <= FURTHEST) {
                faults.push(Fault::new(&at, "lies outside the canvas"));
            }
            if node.instances.is_some_and(|count| !(1..=MAX_INSTANCES).contains(&count)) {
                let message = format!("must lie between 1 and {MAX_INSTANCES}");
                faults.push(Fault::new(format!("{at}/instances"), message));
            }
            if node.capacity.is_some_and(|capacity| !(capacity > 0.0 && capacity <= MAX_CAPACITY)) {
                faults.push(Fault::new(format!("{at}/capacity"), "must be more than 0 requests a second"));
            }
        }
        let mut edges = HashSet::new();
        for (place, edge) in self.edges.iter().enumerate() {
            let at = format!("/edges/{place}");
            if !is_name(&edge.id) || !edges.insert(edge.id.as_str()) {
                faults.push(Fault::new(format!("{at}/id"), "must be a short name that no other connection has"));
            }
            for (end, id) in [("from", &edge.from), ("to", &edge.to)] {
                if !ids.contains(id.as_str()) {
                    faults.push(Fault::new(format!("{at}/{end}"), "names no component of this board"));
                }
            }
            short(&mut faults, format!("{at}/label"), &edge.label, MAX_LABEL);
        }
        short(&mut faults, "/notes".to_owned(), &self.notes, MAX_NOTES);
        faults
    }
}

/// Ids are in scores and pointers, so they are plain.
fn is_name(id: &str) -> bool {
    (1..=MAX_ID).contains(&id.len()) && !id.chars().any(char::is_control)
}

fn short(faults: &mut Vec<Fault>, pointer: String, text: &str, max: usize) {
    let length = text.chars().count();
    if length > max {
        faults.push(Fault::new(pointer, format!("at most {max} characters; these are {length}")));
    } else if text.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t' | '\r')) {
        faults.push(Fault::new(pointer, "must not contain control characters"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn pointers(board: serde_json::Value) -> Vec<String> {
        let board: Board = serde_json::from_value(board).expect("a board");
        board.check().into_iter().map(|fault| fault.pointer).collect()
    }

    #[test]
    fn connections_join_components_that_are_there() {
        let node = |id: &str, kind: &str| json!({ "id": id, "kind": kind, "label": "x", "x": 0, "y": 0 });
        let good = json!({ "nodes": [node("a", "client"), node("b", "queue")],
            "edges": [{ "id": "e", "from": "a", "to": "b", "label": "HTTP" }], "notes": "why" });
        assert_eq!(pointers(good), [""; 0]);
        let bad = json!({ "nodes": [node("a", "client"), node("a", "queue")],
            "edges": [{ "id": "e", "from": "a", "to": "c" }] });
        assert_eq!(pointers(bad), ["/nodes/1/id", "/edges/0/to"]);
    }

    #[test]
    fn instances_and_capacities_are_bounded() {
        let node = |instances: u32, capacity: f64| {
            json!({ "nodes": [{ "id": "a", "kind": "service", "label": "", "x": 0, "y": 30_000,
                "instances": instances, "capacity": capacity }], "edges": [] })
        };
        assert_eq!(pointers(node(0, 0.0)), ["/nodes/0", "/nodes/0/instances", "/nodes/0/capacity"]);
        assert_eq!(pointers(node(3, 500.5)), ["/nodes/0"]);
    }

    #[test]
    fn a_board_of_before_reads_and_writes_as_it_was() {
        let old = json!({ "nodes": [{ "id": "a", "kind": "cdn", "label": "", "note": "", "x": 1.0, "y": 2.0 }],
            "edges": [{ "id": "e", "from": "a", "to": "a", "label": "" }], "notes": "" });
        let board: Board = serde_json::from_value(old.clone()).expect("a board");
        assert_eq!(board.nodes[0].count(), 1);
        assert_eq!(board.nodes[0].name(), "CDN");
        assert_eq!(json!(board), old);
    }

    #[test]
    fn every_kind_has_the_word_of_the_schema() {
        let schema = include_str!("../../../content/interview/problem.schema.json");
        let schema: serde_json::Value = serde_json::from_str(schema).expect("JSON");
        assert_eq!(json!(Kind::ALL), schema["$defs"]["kind"]["enum"]);
    }
}
