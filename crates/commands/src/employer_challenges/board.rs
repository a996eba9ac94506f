//! A drawing of a system: typed components, connections with labels, and what is said about it.

use crate::check::Check;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// What a component can be.
const KINDS: [&str; 16] = [
    "client",
    "cdn",
    "load_balancer",
    "gateway",
    "service",
    "worker",
    "queue",
    "stream",
    "cache",
    "sql_database",
    "nosql_database",
    "object_store",
    "search_index",
    "scheduler",
    "external",
    "other",
];
const MAX_NODES: usize = 80;
const MAX_EDGES: usize = 200;
const MAX_ID: usize = 40;
const MAX_LABEL: usize = 80;
const MAX_NOTE: usize = 600;
const MAX_NOTES: usize = 10_000;
/// Furthest from the middle, in pixels of the canvas.
const FURTHEST: f64 = 20_000.0;

/// The whole drawing.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Board {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// Free text: assumptions, estimates, what was traded for what.
    #[serde(default)]
    notes: String,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Node {
    id: String,
    kind: String,
    label: String,
    #[serde(default)]
    note: String,
    x: f64,
    y: f64,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Edge {
    id: String,
    from: String,
    to: String,
    #[serde(default)]
    label: String,
}

impl Board {
    /// Whether nothing was drawn.
    pub(super) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}

fn short(check: &mut Check, field: &str, text: &str, max: usize) {
    check.optional_text(field, Some(text.to_owned()), max);
}

/// Notes everything that is wrong with a board that stands at `field`.
pub(super) fn check(check: &mut Check, field: &str, board: &Board) {
    if board.nodes.len() > MAX_NODES {
        check.problem(&format!("{field}/nodes"), format!("at most {MAX_NODES} components"));
        return;
    }
    if board.edges.len() > MAX_EDGES {
        check.problem(&format!("{field}/edges"), format!("at most {MAX_EDGES} connections"));
        return;
    }
    let mut ids = HashSet::new();
    for (place, node) in board.nodes.iter().enumerate() {
        let at = format!("{field}/nodes/{place}");
        if node.id.is_empty() || node.id.len() > MAX_ID || !ids.insert(node.id.as_str()) {
            check.problem(&format!("{at}/id"), "must be a short name that no other component has");
        }
        check.one_of(&format!("{at}/kind"), Some(node.kind.clone()), &KINDS);
        short(check, &format!("{at}/label"), &node.label, MAX_LABEL);
        short(check, &format!("{at}/note"), &node.note, MAX_NOTE);
        if !(node.x.abs() <= FURTHEST && node.y.abs() <= FURTHEST) {
            check.problem(&at, "lies outside the canvas");
        }
    }
    let mut edges = HashSet::new();
    for (place, edge) in board.edges.iter().enumerate() {
        let at = format!("{field}/edges/{place}");
        if edge.id.is_empty() || edge.id.len() > MAX_ID || !edges.insert(edge.id.as_str()) {
            check.problem(&format!("{at}/id"), "must be a short name that no other connection has");
        }
        for (end, id) in [("from", &edge.from), ("to", &edge.to)] {
            if !ids.contains(id.as_str()) {
                check.problem(&format!("{at}/{end}"), "names no component of this board");
            }
        }
        short(check, &format!("{at}/label"), &edge.label, MAX_LABEL);
    }
    short(check, &format!("{field}/notes"), &board.notes, MAX_NOTES);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CommandError;
    use serde_json::json;

    fn pointers(board: serde_json::Value) -> Vec<String> {
        let board: Board = serde_json::from_value(board).expect("a board");
        let mut collected = Check::at("");
        check(&mut collected, "board", &board);
        match collected.finish() {
            Err(CommandError::InvalidInput(problems)) => {
                problems.into_iter().map(|problem| problem.pointer).collect()
            }
            _ => Vec::new(),
        }
    }

    #[test]
    fn connections_join_components_that_are_there() {
        let node = |id: &str, kind: &str| json!({ "id": id, "kind": kind, "label": "x", "x": 0, "y": 0 });
        let good = json!({ "nodes": [node("a", "client"), node("b", "queue")],
            "edges": [{ "id": "e", "from": "a", "to": "b", "label": "HTTP" }], "notes": "why" });
        assert_eq!(pointers(good), [""; 0]);
        let bad = json!({ "nodes": [node("a", "magic"), node("a", "queue")],
            "edges": [{ "id": "e", "from": "a", "to": "c" }] });
        assert_eq!(pointers(bad), ["/board/nodes/0/kind", "/board/nodes/1/id", "/board/edges/0/to"]);
    }
}
