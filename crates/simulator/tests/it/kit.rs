//! Boards and scenarios in few words.

pub mod cases;

use devproof_simulator::{Board, Day, Scenario, run};
use serde_json::{Value, json};

/// A board of components and connections as JSON lists, with one route per flow.
pub fn board(components: Value, connections: Value, routes: &[(&str, &[&str])]) -> Board {
    let routes: Vec<Value> =
        routes.iter().map(|(flow, connections)| json!({ "flow": flow, "connections": connections })).collect();
    let mut document = json!({ "routes": routes });
    document["components"] = components;
    document["connections"] = connections;
    serde_json::from_value(document).expect("a board")
}

/// A scenario of flows and events.
pub fn scenario(flows: Value, events: Value) -> Scenario {
    let mut document = json!({});
    document["flows"] = flows;
    document["events"] = events;
    serde_json::from_value(document).expect("a scenario")
}

/// The day, of a board that can be run.
pub fn day(board: &Board, scenario: &Scenario) -> Day {
    run(board, scenario, 1).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Within a share of what is expected.
#[track_caller]
pub fn near(what: &str, value: f64, expected: f64, share: f64) {
    assert!((value - expected).abs() <= share * expected.abs(), "{what}: {value} instead of {expected}");
}

/// One service behind a client: `servers` places that take `service_ms`.
pub fn lone(servers: u32, service_ms: f64, max_waiting: Option<u32>) -> Board {
    let mut service = json!({ "id": "s", "kind": "service",
        "capacity": { "service_ms": service_ms, "concurrency": servers } });
    if let Some(most) = max_waiting {
        service["max_waiting"] = json!(most);
    }
    board(
        json!([{ "id": "c", "kind": "client" }, service]),
        json!([{ "id": "in", "from": "c", "to": "s" }]),
        &[("ask", &["in"])],
    )
}
