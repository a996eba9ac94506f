//! What a board can say, and which boards are refused with which words.

use devproof_simulator::Board;
use serde_json::{Value, json};

fn faults(board: &Value) -> Vec<String> {
    let board: Board = serde_json::from_value(board.clone()).expect("a board");
    board.check().into_iter().map(|fault| fault.pointer).collect()
}

fn small() -> Value {
    json!({
        "components": [
            { "id": "app", "kind": "client" },
            { "id": "api", "kind": "service" },
            { "id": "line", "kind": "queue" },
            { "id": "crew", "kind": "worker" },
            { "id": "db", "kind": "sql_database" }
        ],
        "connections": [
            { "id": "ask", "from": "app", "to": "api" },
            { "id": "put", "from": "api", "to": "line" },
            { "id": "take", "from": "line", "to": "crew" },
            { "id": "write", "from": "crew", "to": "db" }
        ],
        "routes": [{ "flow": "order", "connections": ["ask", "put", "take", "write"] }]
    })
}

#[test]
fn what_is_not_chosen_is_the_unsafe_default() {
    let mut board = small();
    board["components"][4]["storage"] = json!({});
    board["components"][2]["queue"] = json!({});
    let board: Board = serde_json::from_value(board).expect("a board");
    assert!(board.check().is_empty(), "{:?}", board.check());
    let db = json!(board.components[4]);
    assert_eq!(db["storage"]["acknowledge"], "memory");
    assert_eq!(db["storage"]["replicas"], 1);
    assert_eq!(db["storage"]["fail_over_s"], Value::Null);
    assert_eq!(db["zones"], json!(["a"]));
    let line = json!(board.components[2]);
    assert_eq!(line["queue"]["consume"], "on_receipt");
    assert_eq!(line["queue"]["dead_letters"], false);
    let ask = json!(board.connections[0]);
    assert_eq!((&ask["retries"], &ask["idempotency_key"]), (&json!(0), &json!(false)));
    assert_eq!(ask.get("timeout_ms"), None);
}

#[test]
fn a_board_reads_what_it_writes() {
    let board: Board = serde_json::from_value(small()).expect("a board");
    let again: Board = serde_json::from_value(json!(board)).expect("a board");
    assert_eq!(board, again);
}

#[test]
fn unknown_fields_are_refused() {
    for pointer in ["", "/components/0", "/connections/0", "/routes/0"] {
        let mut board = small();
        board.pointer_mut(pointer).expect("a place")["replicaz"] = json!(1);
        let error = serde_json::from_value::<Board>(board).expect_err("refused");
        assert!(error.to_string().contains("replicaz"), "{error}");
    }
}

#[test]
fn every_fault_has_its_place() {
    let cases = [
        ("/components/1/id", json!("app"), vec!["/components/1/id", "/connections/0/to", "/connections/1/from"]),
        ("/components/1/instances", json!(0), vec!["/components/1/instances"]),
        ("/components/4/instances", json!(3), vec!["/components/4/instances"]),
        ("/components/1/zones", json!([]), vec!["/components/1/zones"]),
        ("/components/1/zones", json!(["a", "a"]), vec!["/components/1/zones/1"]),
        ("/components/1/storage", json!({}), vec!["/components/1/storage"]),
        ("/components/1/cache", json!({}), vec!["/components/1/cache"]),
        ("/components/1/queue", json!({}), vec!["/components/1/queue"]),
        ("/components/4/storage", json!({ "replicas": 3 }), vec!["/components/4/storage/replicas"]),
        ("/components/4/storage", json!({ "replication": "sync" }), vec!["/components/4/storage/replication"]),
        (
            "/components/4/storage",
            json!({ "replicas": 3, "replication": "quorum", "write_quorum": 4 }),
            vec!["/components/4/storage/write_quorum", "/components/4/storage/read_quorum"],
        ),
        (
            "/components/2/queue",
            json!({ "dead_letters": true, "consume": "after_processing" }),
            vec!["/components/2/queue/dead_letters"],
        ),
        ("/components/2/queue", json!({ "max_attempts": 3 }), vec!["/components/2/queue/consume"]),
        ("/connections/0/to", json!("nobody"), vec!["/connections/0/to", "/routes/0/connections/1"]),
        ("/connections/0/timeout_ms", json!(0), vec!["/connections/0/timeout_ms"]),
        ("/connections/0/backoff", json!({ "kind": "fixed", "base_ms": 5 }), vec!["/connections/0/backoff"]),
        ("/connections/2/retries", json!(2), vec!["/connections/2"]),
        ("/routes/0/connections", json!([]), vec!["/routes/0/connections"]),
        ("/routes/0/connections", json!(["ask", "take"]), vec!["/routes/0/connections/1"]),
        ("/routes/0/connections", json!(["put"]), vec!["/routes/0/connections/0"]),
        ("/routes/0/connections", json!(["ask", "ask"]), vec!["/routes/0/connections/1"; 2]),
    ];
    for (pointer, value, expected) in cases {
        let mut board = small();
        let (parent, field) = pointer.rsplit_once('/').expect("a pointer");
        board.pointer_mut(parent).expect("a place")[field] = value.clone();
        assert_eq!(faults(&board), expected, "{pointer} = {value}");
    }
}
