//! Random boards with random days: every shape that a queue can stand in, and everything that can happen to it.

use devproof_simulator::{Board, Scenario, model::Mode};
use proptest::prelude::*;
use serde_json::{Value, json};

/// A board that can be run, with its day.
#[derive(Debug, Clone)]
pub struct Case {
    pub board: Board,
    pub scenario: Scenario,
    pub seed: u64,
    /// Nothing of it sends, repeats or repairs a request twice: each request has at most one item.
    pub is_plain: bool,
}

impl Case {
    /// Whoever sends an order learns whether the queue has it.
    pub fn waits_for_queue(&self) -> bool {
        self.board.connections.iter().all(|connection| connection.mode == Mode::Request)
    }
}

/// Orders over an API and a queue to workers that write them, on two lines when `chain` is set.
pub fn cases() -> impl Strategy<Value = Case> {
    let plain = any::<bool>();
    let parts = plain.prop_flat_map(|is_plain| {
        let orders = (rates(), keys(), impatience(is_plain));
        let nodes = (1..5_u32, 1..5_u32, 1..4_usize, 1..4_usize, any::<bool>());
        let queues = (queue(), store(), queue(), store(), any::<bool>());
        let calls = (connection(is_plain), connection(is_plain), connection(is_plain), any::<bool>());
        let events = prop::collection::vec(event(is_plain), 0..5);
        let failures = prop::option::of((20.0..400.0, 30..1800_u32));
        (Just(is_plain), orders, nodes, queues, calls, events, failures, any::<u64>())
    });
    parts.prop_map(|(is_plain, orders, nodes, queues, calls, events, failures, seed)| {
        let (rate, (hot_keys, hot_share), impatience) = orders;
        let (apis, crew, api_zones, crew_zones, is_stream) = nodes;
        let (first, store, second, second_store, has_chain) = queues;
        let (ask, put, write, is_async) = calls;
        let zones = ["a", "b", "c"];
        let kind = if is_stream { "stream" } else { "queue" };
        let mut components = vec![
            json!({ "id": "app", "kind": "client" }),
            json!({ "id": "api", "kind": "service", "instances": apis, "zones": zones[..api_zones] }),
            json!({ "id": "line", "kind": kind, "queue": first, "storage": store, "zones": zones }),
            json!({ "id": "crew", "kind": "worker", "instances": crew, "zones": zones[..crew_zones] }),
            json!({ "id": "db", "kind": "sql_database", "zones": ["b", "a"] }),
        ];
        let mut put = named(put, "put", "api", "line");
        if is_async && !is_plain {
            put["mode"] = json!("async");
        }
        let mut connections = vec![
            named(ask, "ask", "app", "api"),
            put,
            json!({ "id": "take", "from": "line", "to": "crew" }),
            named(write, "write", "crew", "db"),
        ];
        let mut route = vec!["ask", "put", "take", "write"];
        if has_chain && !is_plain {
            components.push(json!({ "id": "next", "kind": "queue", "queue": second, "storage": second_store }));
            components.push(json!({ "id": "mailer", "kind": "worker", "instances": crew }));
            connections.push(json!({ "id": "pass", "from": "crew", "to": "next" }));
            connections.push(json!({ "id": "fetch", "from": "next", "to": "mailer" }));
            route.extend(["pass", "fetch"]);
        }
        let board = json!({ "components": components, "connections": connections,
            "routes": [{ "flow": "order", "connections": route }] });
        let mut flow = json!({ "id": "order", "kind": "write", "rate": rate, "keys": 5000,
            "hot_keys": hot_keys, "hot_share": hot_share });
        if let Some(impatience) = impatience {
            flow["impatience"] = impatience;
        }
        let mut scenario = json!({ "flows": [flow], "events": events });
        if let Some((every_h, repair_s)) = failures {
            scenario["failures"] = json!({ "every_h": every_h, "repair_s": repair_s });
        }
        let case = Case {
            board: serde_json::from_value(board).expect("a board"),
            scenario: serde_json::from_value(scenario).expect("a scenario"),
            seed,
            is_plain,
        };
        assert_eq!(case.scenario.check_with(&case.board), [], "{case:?}");
        case
    })
}

fn named(mut connection: Value, id: &str, from: &str, to: &str) -> Value {
    connection["id"] = json!(id);
    connection["from"] = json!(from);
    connection["to"] = json!(to);
    connection
}

/// Few, many, or by the hour.
fn rates() -> impl Strategy<Value = Vec<f64>> {
    prop_oneof![
        (0.01..0.9).prop_map(|rate| vec![rate]),
        (1.0..150.0).prop_map(|rate| vec![rate]),
        prop::collection::vec(0.0..40.0, 24),
    ]
}

fn keys() -> impl Strategy<Value = (u32, f64)> {
    prop_oneof![Just((0, 0.0)), (1..4_u32, 0.1..0.9)]
}

fn impatience(is_plain: bool) -> BoxedStrategy<Option<Value>> {
    let patient = Just(None);
    if is_plain {
        return patient.boxed();
    }
    let hasty = (200..3000_u32, 0..4_u32, 0..5000_u32);
    let hasty =
        hasty.prop_map(|(after, times, pause)| Some(json!({ "after_ms": after, "times": times, "pause_ms": pause })));
    prop_oneof![patient, hasty].boxed()
}

fn connection(is_plain: bool) -> BoxedStrategy<Value> {
    if is_plain {
        return Just(json!({})).boxed();
    }
    let parts = (
        prop::option::of(100..5000_u32),
        0..4_u32,
        any::<bool>(),
        prop::option::of((0.05..0.9, 2.0..60.0)),
        prop_oneof![
            Just(json!({ "kind": "none" })),
            Just(json!({ "kind": "fixed", "base_ms": 700 })),
            Just(json!({ "kind": "exponential", "base_ms": 500, "max_ms": 20_000 })),
        ],
    );
    parts
        .prop_map(|(timeout, retries, key, breaker, backoff)| {
            let mut connection = json!({ "retries": retries, "idempotency_key": key });
            if let Some(timeout) = timeout {
                connection["timeout_ms"] = json!(timeout);
            }
            if retries > 0 {
                connection["backoff"] = backoff;
            }
            if let Some((share, open)) = breaker {
                connection["circuit_breaker"] = json!({ "error_share": share, "open_s": open });
            }
            connection
        })
        .boxed()
}

fn queue() -> impl Strategy<Value = Value> {
    let parts = (
        prop_oneof![Just("none"), Just("per_key"), Just("total")],
        prop::option::of((prop::option::of(1..6_u32), any::<bool>())),
        2.0..60.0,
        prop::option::of(20.0..2000.0),
        prop::option::of((5.0..3000.0, any::<bool>())),
    );
    parts.prop_map(|(ordering, after_processing, visibility_s, retention_s, limit)| {
        let mut queue = json!({ "ordering": ordering, "visibility_s": visibility_s });
        if let Some((max_attempts, dead_letters)) = after_processing {
            queue["consume"] = json!("after_processing");
            if let Some(most) = max_attempts {
                queue["max_attempts"] = json!(most);
                queue["dead_letters"] = json!(dead_letters);
            }
        }
        if let Some(seconds) = retention_s {
            queue["retention_s"] = json!(seconds);
        }
        if let Some((items, refuses)) = limit {
            queue["max_items"] = json!(items);
            queue["overflow"] = json!(if refuses { "refuse" } else { "drop_oldest" });
        }
        queue
    })
}

fn store() -> impl Strategy<Value = Value> {
    let parts = (0..4_u8, 2..4_u32, 1..5_u32, any::<bool>(), prop::option::of(0.0..60.0));
    parts.prop_map(|(replication, replicas, partitions, on_disk, fail_over)| {
        let mut store = json!({ "partitions": partitions, "acknowledge": if on_disk { "disk" } else { "memory" } });
        if replication > 0 {
            store["replicas"] = json!(replicas);
            store["replication"] = json!(["async", "sync", "quorum"][replication as usize - 1]);
        }
        if replication == 3 {
            store["write_quorum"] = json!(replicas.div_ceil(2));
            store["read_quorum"] = json!(replicas.div_ceil(2));
        } else if let (1 | 2, Some(seconds)) = (replication, fail_over) {
            store["fail_over_s"] = json!(seconds);
        }
        store
    })
}

fn event(is_plain: bool) -> BoxedStrategy<Value> {
    let target = prop_oneof![Just("api"), Just("line"), Just("crew"), Just("db")];
    let outage = (prop_oneof![Just("a"), Just("b"), Just("c")], target, 0..6_u32, any::<bool>(), 0..3_u8);
    let outage = outage.prop_map(|(zone, id, instance, disk_lost, which)| match which {
        0 => json!({ "kind": "zone_dies", "zone": zone, "disk_lost": disk_lost }),
        1 => json!({ "kind": "instance_dies", "target": { "id": id }, "instance": instance, "disk_lost": disk_lost }),
        _ => json!({ "kind": "network_split", "zones": [zone] }),
    });
    let slow = (prop_oneof![Just("crew"), Just("db")], 0.5..60.0)
        .prop_map(|(id, factor)| json!({ "kind": "slow", "target": { "id": id }, "factor": factor }));
    let traffic = (0.0..8.0_f64).prop_map(|factor| json!({ "kind": "traffic", "factor": factor }));
    let poison = (1..5_u32).prop_map(|count| json!({ "kind": "poison", "flow": "order", "count": count }));
    let twice = (prop_oneof![Just("line"), Just("crew"), Just("db")], 0.0..1.0_f64, 0..3_u8);
    let twice = twice.prop_map(|(id, share, which)| match which {
        0 => json!({ "kind": "duplicates", "target": { "id": id }, "share": share }),
        1 => json!({ "kind": "late", "target": { "id": id }, "share": share, "delay_s": 5 }),
        _ => json!({ "kind": "lost_acknowledgement", "target": { "id": id }, "share": share }),
    });
    let what = if is_plain {
        prop_oneof![4 => outage, 1 => traffic, 1 => poison].boxed()
    } else {
        prop_oneof![3 => outage, 1 => slow, 1 => traffic, 1 => poison, 2 => twice].boxed()
    };
    (0..80_000_u32, 20..4000_u32, what)
        .prop_map(|(at_s, lasts_s, what)| json!({ "at_s": at_s, "lasts_s": lasts_s, "what": what }))
        .boxed()
}
