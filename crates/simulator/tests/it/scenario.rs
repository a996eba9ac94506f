//! What a scenario can say, which are refused, and what an event hits on a board.

use devproof_simulator::{Board, Scenario};
use serde_json::{Value, json};

fn small() -> Value {
    json!({
        "flows": [
            { "id": "ask", "kind": "read", "rate": [10] },
            { "id": "order", "kind": "write", "rate": [1], "hot_keys": 2, "hot_share": 0.5 }
        ],
        "events": [
            { "at_s": 60, "lasts_s": 60, "what": { "kind": "slow", "target": { "kinds": ["sql_database"] }, "factor": 5 } },
            { "at_s": 60, "lasts_s": 60, "what": { "kind": "traffic", "flow": "ask", "factor": 10 } },
            { "at_s": 60, "lasts_s": 60, "what": { "kind": "poison", "flow": "order", "count": 1 } }
        ],
        "capacities": { "service": { "service_ms": 5, "concurrency": 10 } },
        "prices": { "service": { "instance": 40 } },
        "failures": { "every_h": 2000, "repair_s": 300 }
    })
}

fn board() -> Board {
    let board = json!({
        "components": [
            { "id": "app", "kind": "client" },
            { "id": "api", "kind": "service" },
            { "id": "first", "kind": "sql_database" },
            { "id": "second", "kind": "nosql_database" }
        ],
        "connections": [
            { "id": "in", "from": "app", "to": "api" },
            { "id": "one", "from": "api", "to": "first" },
            { "id": "two", "from": "api", "to": "second" }
        ],
        "routes": [
            { "flow": "ask", "connections": ["in", "one"] },
            { "flow": "order", "connections": ["in", "two"] }
        ]
    });
    serde_json::from_value(board).expect("a board")
}

fn scenario(value: Value) -> Scenario {
    serde_json::from_value(value).expect("a scenario")
}

#[test]
fn a_sensible_scenario_has_no_faults() {
    assert_eq!(scenario(small()).check_with(&board()), []);
    let again: Scenario = serde_json::from_value(json!(scenario(small()))).expect("a scenario");
    assert_eq!(again, scenario(small()));
}

#[test]
fn every_fault_has_its_place() {
    let cases = [
        ("/flows", json!([]), vec!["/flows", "/events/1/what/flow", "/events/2/what/flow"]),
        ("/flows/0/rate", json!([1, 2]), vec!["/flows/0/rate"]),
        ("/flows/0/rate", json!([-1]), vec!["/flows/0/rate/0"]),
        ("/flows/1/id", json!("ask"), vec!["/flows/1/id", "/events/2/what/flow"]),
        ("/flows/1/hot_share", json!(0), vec!["/flows/1/hot_share"]),
        ("/flows/1/keys", json!(1), vec!["/flows/1/hot_keys"]),
        (
            "/flows/0/impatience",
            json!({ "after_ms": 0, "times": 99 }),
            vec!["/flows/0/impatience/after_ms", "/flows/0/impatience/times"],
        ),
        ("/events/0/at_s", json!(90_000), vec!["/events/0/at_s"]),
        ("/events/0/lasts_s", json!(0), vec!["/events/0/lasts_s"]),
        ("/events/0/what/target", json!({}), vec!["/events/0/what/target"]),
        ("/events/0/what/target", json!({ "kinds": ["cache"], "flow": "no" }), vec!["/events/0/what/target/flow"]),
        ("/events/1/what/factor", json!(-1), vec!["/events/1/what/factor"]),
        ("/events/2/what/count", json!(0), vec!["/events/2/what/count"]),
        ("/failures/every_h", json!(0), vec!["/failures/every_h"]),
    ];
    for (pointer, value, expected) in cases {
        let mut document = small();
        *document.pointer_mut(pointer).unwrap_or(&mut Value::Null) = value.clone();
        let (parent, field) = pointer.rsplit_once('/').expect("a pointer");
        if let Some(object) = document.pointer_mut(parent).and_then(Value::as_object_mut) {
            object.insert(field.to_owned(), value.clone());
        }
        let found: Vec<String> = scenario(document).check().into_iter().map(|fault| fault.pointer).collect();
        assert_eq!(found, expected, "{pointer} = {value}");
    }
}

#[test]
fn board_and_scenario_have_the_same_flows() {
    let mut other = board();
    other.routes[1].flow = "else".to_owned();
    let found: Vec<String> = scenario(small()).check_with(&other).into_iter().map(|fault| fault.pointer).collect();
    assert_eq!(found, ["/board/routes", "/board/routes/1/flow"]);
    other.components[1].instances = 0;
    let found = scenario(small()).check_with(&other);
    assert_eq!(found[0].pointer, "/board/components/1/instances");
}

#[test]
fn unknown_fields_are_refused() {
    for pointer in ["", "/flows/0", "/events/0", "/events/0/what", "/events/0/what/target", "/failures"] {
        let mut document = small();
        document.pointer_mut(pointer).expect("a place")["typo"] = json!(1);
        let error = serde_json::from_value::<Scenario>(document).expect_err("refused");
        assert!(error.to_string().contains("typo"), "{pointer}: {error}");
    }
}

#[test]
fn rates_run_in_straight_lines_between_the_middles_of_the_hours() {
    let mut document = small();
    let mut rates = vec![0.0; 24];
    rates[12] = 60.0;
    document["flows"][0]["rate"] = json!(rates);
    let flow = &scenario(document).flows[0];
    assert_eq!(flow.rate_at(3600 * 11), 0.0);
    assert!((flow.rate_at(3600 * 12) - 30.5).abs() < 1e-9);
    assert!((flow.rate_at(3600 * 12 + 1800) - 59.5).abs() < 1e-9);
    assert_eq!(flow.rate_at(3600 * 12 + 1800), flow.rate_at(3600 * 12 + 1859));
    assert_eq!(scenario(small()).flows[0].rate_at(5), 10.0);
}

#[test]
fn an_event_hits_the_first_of_its_kinds_on_the_way_of_its_flow() {
    let target = |value: Value| {
        let event = json!({ "at_s": 0, "lasts_s": 1, "what": { "kind": "slow", "target": value, "factor": 2 } });
        let event: devproof_simulator::Event = serde_json::from_value(event).expect("an event");
        match event.what {
            devproof_simulator::Incident::Slow { target, .. } => target.resolve(&board()),
            other => panic!("{other:?}"),
        }
    };
    let databases = json!(["sql_database", "nosql_database"]);
    assert_eq!(target(json!({ "kinds": databases })), Some(2));
    assert_eq!(target(json!({ "kinds": databases, "flow": "order" })), Some(3));
    assert_eq!(target(json!({ "kinds": ["cache"] })), None);
    assert_eq!(target(json!({ "id": "api" })), Some(1));
}

#[test]
fn faults_of_kinds_have_the_names_of_the_document() {
    let mut document = small();
    document["capacities"]["sql_database"] = json!({ "service_ms": 0, "concurrency": 1 });
    document["prices"]["load_balancer"] = json!({ "instance": -1 });
    let found: Vec<String> = scenario(document).check().into_iter().map(|fault| fault.pointer).collect();
    assert_eq!(found, ["/capacities/sql_database/service_ms", "/prices/load_balancer/instance"]);
}
