//! Behaviour that textbooks describe, with the figures that they give.

use crate::kit::{board, day, lone, near, scenario};
use serde_json::json;

fn erlang_c(servers: u32, load: f64) -> f64 {
    let offered = load * f64::from(servers);
    let mut b = 1.0;
    for n in 1..=servers {
        b = offered * b / (f64::from(n) + offered * b);
    }
    b / (1.0 - load * (1.0 - b))
}

#[test]
fn waits_are_those_of_erlang_c() {
    for (servers, load) in [(1, 0.5), (1, 0.9), (2, 0.8), (5, 0.7), (8, 0.95), (40, 0.9), (200, 0.97)] {
        let service = 0.02;
        let rate = load * f64::from(servers) / service;
        let day = day(
            &lone(servers, service * 1000.0, None),
            &scenario(json!([{ "id": "ask", "kind": "read", "rate": [rate] }]), json!([])),
        );
        let waiting = day.component("s").expect("s").minutes[700].waiting;
        let wait = erlang_c(servers, load) * service / (f64::from(servers) * (1.0 - load));
        near(&format!("wait of M/M/{servers} at {load}"), waiting / rate, wait, 0.02);
        near("answered", day.flows[0].answered, rate * 86_400.0, 1e-9);
    }
    // M/M/1: the time in the system is exponential.
    let day = day(&lone(1, 20.0, None), &scenario(json!([{ "id": "ask", "kind": "read", "rate": [40] }]), json!([])));
    near("p50 of M/M/1", day.flows[0].p50_ms, 100.0 * 2.0_f64.ln(), 0.05);
    near("p99 of M/M/1", day.flows[0].p99_ms, 100.0 * 100.0_f64.ln(), 0.05);
}

#[test]
fn a_limited_line_refuses_what_the_formula_says() {
    for (servers, room, load) in [(1, 5, 0.8), (4, 10, 0.95), (2, 3, 1.5), (50, 100, 1.1), (1, 0, 0.5)] {
        let rate = load * f64::from(servers) / 0.01;
        let day = day(
            &lone(servers, 10.0, Some(room)),
            &scenario(json!([{ "id": "ask", "kind": "read", "rate": [rate] }]), json!([])),
        );
        let mut weights = vec![1.0];
        for n in 1..=servers + room {
            let last = weights[n as usize - 1];
            weights.push(last * load * f64::from(servers) / f64::from(n.min(servers)));
        }
        let refused = weights[(servers + room) as usize] / weights.iter().sum::<f64>();
        near("refused", day.flows[0].errors / day.flows[0].asked, refused, 0.02);
    }
}

/// A service in front of a database, called by clients that try again.
fn retrying(retries: u32, timeout_ms: f64) -> devproof_simulator::Board {
    board(
        json!([
            { "id": "c", "kind": "client" },
            { "id": "api", "kind": "service", "capacity": { "service_ms": 1, "concurrency": 400 } },
            { "id": "db", "kind": "sql_database", "capacity": { "service_ms": 8, "concurrency": 8 } }
        ]),
        json!([
            { "id": "in", "from": "c", "to": "api", "timeout_ms": timeout_ms, "retries": retries },
            { "id": "q", "from": "api", "to": "db" }
        ]),
        &[("ask", &["in", "q"])],
    )
}

/// Metastable overload: a slow minute is over, and the retries that it caused keep the system down for good.
#[test]
fn a_retry_storm_outlives_its_cause_and_fewer_retries_end_it() {
    let slow = json!([{ "at_s": 36_000, "lasts_s": 60,
        "what": { "kind": "slow", "target": { "kinds": ["sql_database"] }, "factor": 6 } }]);
    let flows = json!([{ "id": "ask", "kind": "read", "rate": [800] }]);
    let storm = day(&retrying(5, 250.0), &scenario(flows.clone(), slow.clone()));
    let calm = day(&retrying(0, 250.0), &scenario(flows.clone(), slow));
    let unhurt = day(&retrying(5, 250.0), &scenario(flows, json!([])));
    let errors = |day: &devproof_simulator::Day, minute: usize| {
        let minute = day.flows[0].minutes[minute];
        minute.errors / minute.asked
    };
    assert!(errors(&storm, 599) < 1e-3 && errors(&calm, 599) < 1e-3, "before");
    assert!(errors(&storm, 601) > 0.5 && errors(&calm, 600) > 0.5, "during");
    assert!(errors(&storm, 660) > 0.5, "an hour later: {}", errors(&storm, 660));
    assert!(errors(&calm, 605) < 1e-3, "five minutes later: {}", errors(&calm, 605));
    assert!(unhurt.flows[0].errors < 1e-3 * unhurt.flows[0].asked, "the load alone is carried");
    let arrived = storm.component("db").expect("db").minutes[660].arrived;
    near("calls of a request that is tried six times", arrived, 6.0 * 48_000.0, 0.02);
}

#[test]
fn load_shedding_ends_a_retry_storm() {
    let slow = json!([{ "at_s": 36_000, "lasts_s": 60,
        "what": { "kind": "slow", "target": { "kinds": ["sql_database"] }, "factor": 6 } }]);
    let flows = json!([{ "id": "ask", "kind": "read", "rate": [800] }]);
    let mut board = retrying(5, 250.0);
    board.components[2].max_waiting = Some(100);
    let day = day(&board, &scenario(flows, slow));
    let after = day.flows[0].minutes[605];
    assert!(after.errors < 0.01 * after.asked, "{after:?}");
}

#[test]
fn a_quorum_works_as_long_as_it_has_its_members() {
    let board = |replication: &str| {
        let mut storage = json!({ "replication": replication, "replicas": 3 });
        match replication {
            "quorum" => {
                storage["write_quorum"] = json!(2);
                storage["read_quorum"] = json!(2);
            }
            "async" => storage["fail_over_s"] = json!(30),
            _ => {}
        }
        board(
            json!([{ "id": "c", "kind": "client" },
                { "id": "db", "kind": "nosql_database", "zones": ["a", "b", "d"], "storage": storage }]),
            json!([{ "id": "put", "from": "c", "to": "db" }]),
            &[("write", &["put"])],
        )
    };
    let flows = json!([{ "id": "write", "kind": "write", "rate": [100] }]);
    let die = |zones: &[&str]| {
        let events: Vec<_> = zones
            .iter()
            .map(|zone| json!({ "at_s": 43_200, "lasts_s": 600, "what": { "kind": "zone_dies", "zone": zone } }))
            .collect();
        json!(events)
    };
    let errors =
        |replication, zones: &[&str]| day(&board(replication), &scenario(flows.clone(), die(zones))).flows[0].clone();
    let one = errors("quorum", &["a"]);
    assert_eq!((one.errors, one.lost), (0.0, 0.0), "two of three are enough");
    let two = errors("quorum", &["a", "b"]);
    near("ten minutes without a quorum", two.errors, 60_000.0, 0.01);
    // In memory on two that stop together: of the last second, the third of the writes that only they had.
    near("lost with two of three", two.lost, 100.0 / 3.0, 0.01);
    near("every replica has to acknowledge", errors("sync", &["b"]).errors, 60_000.0, 0.01);
    let fails_over = errors("async", &["a"]);
    near("half a minute until another leads", fails_over.errors, 3000.0, 0.05);
    near("what the old leader had not sent on", fails_over.lost, 10.0, 0.3);
    assert_eq!(errors("async", &["b"]).errors, 0.0, "a follower is missed by nobody");
}

/// Requests for one hot key, in front of a source that cannot carry all of them.
pub fn stampede(fill: &str) -> devproof_simulator::Board {
    board(
        json!([
            { "id": "c", "kind": "client" },
            { "id": "cache", "kind": "cache", "cache": { "ttl_s": 60, "fill": fill },
                "capacity": { "service_ms": 0.5, "concurrency": 5000 } },
            { "id": "db", "kind": "sql_database", "capacity": { "service_ms": 200, "concurrency": 20 } }
        ]),
        json!([
            { "id": "in", "from": "c", "to": "cache" },
            { "id": "miss", "from": "cache", "to": "db" }
        ]),
        &[("ask", &["in", "miss"])],
    )
}

#[test]
fn a_hot_key_that_runs_out_sends_everyone_to_the_source_unless_one_goes_for_all() {
    let flows =
        json!([{ "id": "ask", "kind": "read", "rate": [2000], "keys": 2, "hot_keys": 1, "hot_share": 0.999 }]);
    let herd = day(&stampede("each_miss"), &scenario(flows.clone(), json!([])));
    let one = day(&stampede("coalesced"), &scenario(flows, json!([])));
    let worst = |day: &devproof_simulator::Day| {
        let minutes = &day.component("db").expect("db").minutes[10..];
        minutes.iter().map(|minute| minute.waiting).fold(0.0, f64::max)
    };
    // 200 ms of 2,000 requests a second come to a source that has 20 places.
    assert!(worst(&herd) > 300.0, "{}", worst(&herd));
    assert!(worst(&one) < 1.0, "{}", worst(&one));
    let calls = |day: &devproof_simulator::Day| day.component("db").expect("db").arrived;
    assert!(calls(&herd) > 100.0 * calls(&one), "{} {}", calls(&herd), calls(&one));
    near("one call a minute for each key", calls(&one), 2.0 * 1440.0, 0.05);
}

#[test]
fn a_cache_hits_as_often_as_renewals_say() {
    let flows = json!([{ "id": "ask", "kind": "read", "rate": [500], "keys": 10_000 }]);
    let mut board = stampede("each_miss");
    if let Some(capacity) = &mut board.components[2].capacity {
        capacity.concurrency = 60;
    }
    let day = day(&board, &scenario(flows, json!([])));
    // Each key is asked for every 20 s and kept for 60 s, and the source takes 0.2 s: 1 + 0.01 misses in each round.
    let misses = 500.0 * 86_400.0 * (20.0 + 0.2) / (60.0 + 20.0 + 0.2);
    near("misses", day.component("db").expect("db").arrived, misses, 0.03);
    assert_eq!(day.flows[0].staleness_s, 60.0);
}

/// Orders over a queue to a database whose answers get lost for an hour.
pub fn orders(key: bool, consume: &str) -> devproof_simulator::Board {
    let mut queue = json!({ "consume": consume, "visibility_s": 30 });
    if consume == "after_processing" {
        queue["max_attempts"] = json!(10);
        queue["dead_letters"] = json!(true);
    }
    board(
        json!([
            { "id": "c", "kind": "client" },
            { "id": "q", "kind": "queue", "queue": queue },
            { "id": "w", "kind": "worker", "instances": 10 },
            { "id": "db", "kind": "sql_database" }
        ]),
        json!([
            { "id": "put", "from": "c", "to": "q", "idempotency_key": true },
            { "id": "take", "from": "q", "to": "w" },
            { "id": "write", "from": "w", "to": "db", "timeout_ms": 1000, "idempotency_key": key }
        ]),
        &[("order", &["put", "take", "write"])],
    )
}

#[test]
fn exactly_once_is_at_least_once_and_a_key() {
    let flows = json!([{ "id": "order", "kind": "write", "rate": [50] }]);
    let events = json!([{ "at_s": 36_000, "lasts_s": 3600,
        "what": { "kind": "lost_acknowledgement", "target": { "kinds": ["sql_database"] }, "share": 0.2 } }]);
    let run =
        |key, consume: &str| day(&orders(key, consume), &scenario(flows.clone(), events.clone())).flows[0].clone();
    let plain = run(false, "after_processing");
    // Each of 180,000 is done once more with probability 0.2, and again with 0.2² …
    near("doubled", plain.doubled, 180_000.0 * 0.25, 0.02);
    assert_eq!(plain.lost, 0.0);
    let keyed = run(true, "after_processing");
    assert_eq!((keyed.doubled, keyed.lost), (0.0, 0.0), "exactly once");
    near("delivered", keyed.delivered + keyed.dead_letters + keyed.held, keyed.asked, 1e-6);
}

#[test]
fn an_item_that_leaves_on_receipt_dies_with_its_worker() {
    let flows = json!([{ "id": "order", "kind": "write", "rate": [50] }]);
    let events = json!([{ "at_s": 36_000, "lasts_s": 600,
        "what": { "kind": "instance_dies", "target": { "kinds": ["sql_database"] } } }]);
    let run = |consume: &str| day(&orders(true, consume), &scenario(flows.clone(), events.clone())).flows[0].clone();
    near("ten minutes of work that cannot be written", run("on_receipt").lost, 50.0 * 600.0, 0.01);
    // What the database had in memory is another matter: its last second.
    near("the queue has it until it is done", run("after_processing").lost, 50.0, 0.1);
}

#[test]
fn a_quorum_that_is_gone_stops_writes_and_loses_nothing_that_was_acknowledged() {
    let board = |acknowledge: &str| {
        let storage = json!({ "replication": "quorum", "replicas": 3, "write_quorum": 2, "read_quorum": 2,
            "acknowledge": acknowledge });
        board(
            json!([{ "id": "c", "kind": "client" },
                { "id": "db", "kind": "nosql_database", "zones": ["a", "b", "d"], "storage": storage }]),
            json!([{ "id": "put", "from": "c", "to": "db" }, { "id": "get", "from": "c", "to": "db" }]),
            &[("write", &["put"]), ("read", &["get"])],
        )
    };
    let flows =
        json!([{ "id": "write", "kind": "write", "rate": [100] }, { "id": "read", "kind": "read", "rate": [100] }]);
    let events: Vec<_> = ["a", "b"]
        .iter()
        .map(|zone| json!({ "at_s": 43_200, "lasts_s": 600, "what": { "kind": "zone_dies", "zone": zone } }))
        .collect();
    let run = |acknowledge| day(&board(acknowledge), &scenario(flows.clone(), json!(events)));
    let safe = run("disk");
    near("refused writes", safe.flows[0].errors, 60_000.0, 0.01);
    near("refused reads", safe.flows[1].errors, 60_000.0, 0.01);
    assert_eq!(safe.flows[0].lost, 0.0, "on disk before it was acknowledged");
    assert!(run("memory").flows[0].lost > 30.0);
}

#[test]
fn a_service_of_constant_time_waits_half_as_long() {
    let mut board = lone(1, 20.0, None);
    if let Some(capacity) = &mut board.components[1].capacity {
        capacity.variation = 0.0;
    }
    let day = day(&board, &scenario(json!([{ "id": "ask", "kind": "read", "rate": [40] }]), json!([])));
    // Pollaczek and Khinchine: M/D/1 at 0.8 has 1.6 in line, M/M/1 3.2.
    near("M/D/1", day.component("s").expect("s").minutes[700].waiting, 1.6, 0.02);
}

#[test]
fn an_asynchronous_replica_answers_from_the_past() {
    let stale = |storage: serde_json::Value| {
        let board = board(
            json!([{ "id": "c", "kind": "client" }, { "id": "db", "kind": "sql_database", "storage": storage }]),
            json!([{ "id": "get", "from": "c", "to": "db" }]),
            &[("read", &["get"])],
        );
        let flows = json!([{ "id": "read", "kind": "read", "rate": [50] }]);
        day(&board, &scenario(flows, json!([]))).flows[0].staleness_s
    };
    let follower =
        |read_from| json!({ "replication": "async", "replicas": 2, "lag_ms": 2500, "read_from": read_from });
    assert_eq!(stale(follower("any")), 2.5);
    assert_eq!(stale(follower("leader")), 0.0);
    assert_eq!(stale(json!({ "replication": "sync", "replicas": 2, "lag_ms": 2500, "read_from": "any" })), 0.0);
    let quorum = |write: u32, read: u32| json!({ "replication": "quorum", "replicas": 3, "write_quorum": write, "read_quorum": read, "lag_ms": 2500 });
    assert_eq!(stale(quorum(2, 2)), 0.0, "what is read overlaps with what is written");
    assert_eq!(stale(quorum(2, 1)), 2.5);
}

/// 100 a second come, 80 are done.
#[test]
fn a_queue_without_a_limit_grows_and_one_with_a_limit_sheds() {
    let run = |queue: serde_json::Value| {
        let board = board(
            json!([{ "id": "c", "kind": "client" }, { "id": "q", "kind": "queue", "queue": queue },
                { "id": "w", "kind": "worker", "capacity": { "service_ms": 50, "concurrency": 4 } }]),
            json!([{ "id": "put", "from": "c", "to": "q" }, { "id": "take", "from": "q", "to": "w" }]),
            &[("order", &["put", "take"])],
        );
        day(&board, &scenario(json!([{ "id": "order", "kind": "write", "rate": [100] }]), json!([])))
    };
    let endless = run(json!({}));
    near("held at midnight", endless.flows[0].held, 20.0 * 86_400.0, 0.01);
    near("the first in line has waited", endless.flows[0].delay_s, 86_400.0 * 0.2, 0.01);
    assert_eq!((endless.flows[0].errors, endless.flows[0].lost), (0.0, 0.0));
    let refuses = run(json!({ "max_items": 800, "overflow": "refuse" }));
    near("refused", refuses.flows[0].errors, 20.0 * 86_400.0, 0.01);
    near("the delay that a limit allows", refuses.flows[0].delay_s, 10.0, 0.2);
    assert_eq!(refuses.flows[0].lost, 0.0, "who is refused knows it");
    let drops = run(json!({ "max_items": 800, "overflow": "drop_oldest" }));
    near("dropped", drops.flows[0].lost, 20.0 * 86_400.0, 0.01);
    assert_eq!(drops.flows[0].errors, 0.0, "nobody is told");
    for day in [refuses, drops] {
        let most = day.component("q").expect("q").minutes.iter().map(|minute| minute.waiting).fold(0.0, f64::max);
        assert!(most <= 800.0 + 1e-6, "{most}");
    }
}

/// The database does its work, and a fifth of its answers get lost: who tries again does it twice.
#[test]
fn a_client_that_tries_again_doubles_what_has_no_key() {
    let run = |key: bool| {
        let board = board(
            json!([{ "id": "c", "kind": "client" }, { "id": "db", "kind": "sql_database" }]),
            json!([{ "id": "put", "from": "c", "to": "db", "timeout_ms": 500, "retries": 3, "idempotency_key": key }]),
            &[("order", &["put"])],
        );
        let events = json!([{ "at_s": 36_000, "lasts_s": 3600,
            "what": { "kind": "lost_acknowledgement", "target": { "kinds": ["sql_database"] }, "share": 0.2 } }]);
        day(&board, &scenario(json!([{ "id": "order", "kind": "write", "rate": [50] }]), events)).flows[0].clone()
    };
    // 0.2 + 0.2² + 0.2³ of 180,000 are sent once more.
    near("doubled", run(false).doubled, 180_000.0 * 0.248, 0.02);
    assert_eq!(run(true).doubled, 0.0);
    near("given up", run(true).errors, 180_000.0 * 0.0016, 0.02);
}

#[test]
fn a_hot_key_overloads_its_partition_alone() {
    let run = |hot_share: f64| {
        let storage = json!({ "partitions": 10 });
        let board = board(
            json!([{ "id": "c", "kind": "client" },
                { "id": "db", "kind": "nosql_database", "storage": storage,
                    "capacity": { "service_ms": 10, "concurrency": 2 }, "max_waiting": 50 }]),
            json!([{ "id": "get", "from": "c", "to": "db" }]),
            &[("read", &["get"])],
        );
        let hot = u32::from(hot_share > 0.0);
        let flows =
            json!([{ "id": "read", "kind": "read", "rate": [1000], "hot_keys": hot, "hot_share": hot_share }]);
        day(&board, &scenario(flows, json!([]))).flows[0].clone()
    };
    assert!(run(0.0).errors < 1.0, "{}", run(0.0).errors);
    // Of 1,000 a second 460 go to one node of ten (40 % and a tenth of the rest), which does 200.
    near("refused", run(0.4).errors, 260.0 * 86_400.0, 0.01);
}

#[test]
fn a_circuit_breaker_spares_what_is_down() {
    let run = |breaker: bool| {
        let mut call = json!({ "id": "q", "from": "api", "to": "db", "timeout_ms": 1000 });
        if breaker {
            call["circuit_breaker"] = json!({ "error_share": 0.5, "open_s": 30 });
        }
        let board = board(
            json!([{ "id": "c", "kind": "client" }, { "id": "api", "kind": "service", "zones": ["b"] },
                { "id": "db", "kind": "sql_database" }]),
            json!([{ "id": "in", "from": "c", "to": "api" }, call]),
            &[("ask", &["in", "q"])],
        );
        let events = json!([{ "at_s": 36_000, "lasts_s": 3600, "what": { "kind": "zone_dies", "zone": "a" } }]);
        day(&board, &scenario(json!([{ "id": "ask", "kind": "read", "rate": [100] }]), events))
    };
    let (patient, spared) = (run(false), run(true));
    // Each call waits for a second for nobody: of 32 places, 32 a second can.
    assert!(patient.component("api").expect("api").minutes[630].waiting > 10_000.0);
    assert!(spared.component("api").expect("api").minutes[630].waiting < 10.0);
    let calls = |day: &devproof_simulator::Day| day.component("db").expect("db").minutes[630].arrived;
    assert!(calls(&spared) < 0.05 * 6000.0, "{}", calls(&spared));
    assert!(spared.flows[0].minutes[662].errors < 1e-3, "{:?}", spared.flows[0].minutes[662]);
}

#[test]
fn workers_overtake_one_another_unless_the_queue_keeps_keys_in_order() {
    let run = |ordering: &str| {
        let queue = json!({ "consume": "after_processing", "ordering": ordering });
        let board = board(
            json!([{ "id": "c", "kind": "client" }, { "id": "q", "kind": "queue", "queue": queue },
                { "id": "w", "kind": "worker", "instances": 4 }]),
            json!([{ "id": "put", "from": "c", "to": "q" }, { "id": "take", "from": "q", "to": "w" }]),
            &[("move", &["put", "take"])],
        );
        let flows = json!([{ "id": "move", "kind": "write", "rate": [20], "keys": 100 }]);
        day(&board, &scenario(flows, json!([]))).flows[0].clone()
    };
    assert!(run("none").reordered > 1000.0);
    for ordering in ["per_key", "total"] {
        assert_eq!(run(ordering).reordered, 0.0, "{ordering}");
        near("delivered", run(ordering).delivered, 20.0 * 86_400.0, 1e-3);
    }
}
