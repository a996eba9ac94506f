//! The same small boards event by event: every request, every item, every place of every instance. It shares nothing with
//! the crate but board and scenario, so what both say is not one mistake made twice.

mod events;

use crate::kit::{board, day, lone, scenario};
use devproof_simulator::{Board, Day, Scenario};
use events::{Outcome, Reference};
use serde_json::json;

/// How far the two are apart at most, on throughput, mean queue and lost items.
const ERROR: f64 = 0.05;

/// Compares a day of the fluid with a day of events. `queues` are the components whose mean queue is compared.
#[track_caller]
fn compare(board: &Board, scenario: &Scenario, queues: &[&str]) -> (Day, Outcome) {
    let fluid = day(board, scenario);
    let events = Reference::new(board, scenario, 7).run();
    let flow = &fluid.flows[0];
    let mut rows = vec![
        ("answered", flow.answered, events.answered),
        ("errors", flow.errors, events.errors),
        ("delivered", flow.delivered, events.delivered),
        ("lost", flow.lost, events.lost),
        ("dead letters", flow.dead_letters, events.dead_letters),
    ];
    for id in queues {
        let minutes = &fluid.component(id).expect("a component").minutes;
        let is_queue = board.components[board.component(id).expect("a component")].kind.is_queue();
        let mean = if is_queue {
            // At the end of each minute, without the last second's items, which are not in line yet.
            let held = flow.minutes.iter().map(|minute| minute.held - minute.queued / 60.0);
            held.sum::<f64>() / minutes.len() as f64
        } else {
            minutes.iter().map(|minute| minute.waiting).sum::<f64>() / minutes.len() as f64
        };
        rows.push((id, mean, events.mean_queue(board, id)));
    }
    for (what, fluid, events) in rows {
        // A figure of a few is drawn, not computed: three standard deviations of it are allowed.
        let chance = if queues.contains(&what) { 0.01 } else { 3.0 * events.sqrt().min(20.0) };
        let allowed = (ERROR * events).max(chance);
        assert!((fluid - events).abs() <= allowed + 1e-9, "{what}: {fluid} by flows, {events} by events");
    }
    (fluid, events)
}

fn asks(rate: f64) -> serde_json::Value {
    json!([{ "id": "ask", "kind": "read", "rate": [rate] }])
}

#[test]
fn a_line_in_front_of_some_servers() {
    for (servers, rate) in [(1, 1.5), (4, 8.0), (12, 26.0)] {
        compare(&lone(servers, 400.0, None), &scenario(asks(rate), json!([])), &["s"]);
    }
}

#[test]
fn a_limited_line_under_too_much() {
    for (rate, room) in [(2.25, 6), (2.75, 10), (4.0, 20)] {
        let (fluid, _) = compare(&lone(1, 400.0, Some(room)), &scenario(asks(rate), json!([])), &["s"]);
        assert!(fluid.flows[0].errors > 1000.0);
    }
}

/// An API holds its places while a database works.
fn chain(api_places: u32, timeout_ms: Option<f64>, retries: u32) -> Board {
    let mut ask = json!({ "id": "in", "from": "c", "to": "api", "retries": retries });
    if let Some(timeout) = timeout_ms {
        ask["timeout_ms"] = json!(timeout);
    }
    if retries > 0 {
        ask["backoff"] = json!({ "kind": "fixed", "base_ms": 2000 });
    }
    board(
        json!([
            { "id": "c", "kind": "client" },
            { "id": "api", "kind": "service", "capacity": { "service_ms": 50, "concurrency": api_places } },
            { "id": "db", "kind": "sql_database", "capacity": { "service_ms": 400, "concurrency": 4 } }
        ]),
        json!([ask, { "id": "q", "from": "api", "to": "db" }]),
        &[("ask", &["in", "q"])],
    )
}

#[test]
fn a_database_behind_an_api() {
    compare(&chain(200, None, 0), &scenario(asks(8.0), json!([])), &["db"]);
}

#[test]
fn requests_that_are_tried_again_while_a_database_is_gone() {
    let gone = json!([{ "at_s": 30_000, "lasts_s": 1200,
        "what": { "kind": "instance_dies", "target": { "id": "db" } } }]);
    let (fluid, _) = compare(&chain(200, None, 3), &scenario(asks(4.0), gone), &["db"]);
    assert!(fluid.flows[0].errors > 4000.0);
}

/// Orders over a queue to workers of 500 ms, four at once.
fn line(queue: &serde_json::Value, instances: u32) -> Board {
    board(
        json!([
            { "id": "c", "kind": "client" },
            { "id": "q", "kind": "queue", "queue": queue },
            { "id": "w", "kind": "worker", "instances": instances,
                "capacity": { "service_ms": 500, "concurrency": 4 } },
            { "id": "db", "kind": "sql_database", "capacity": { "service_ms": 5, "concurrency": 40 },
                "storage": { "acknowledge": "disk" } }
        ]),
        json!([
            { "id": "put", "from": "c", "to": "q" },
            { "id": "take", "from": "q", "to": "w" },
            { "id": "write", "from": "w", "to": "db" }
        ]),
        &[("order", &["put", "take", "write"])],
    )
}

fn orders(rate: &serde_json::Value) -> serde_json::Value {
    json!([{ "id": "order", "kind": "write", "rate": rate }])
}

fn peak(low: f64, high: f64) -> serde_json::Value {
    json!((0..24).map(|hour| if (18..21).contains(&hour) { high } else { low }).collect::<Vec<f64>>())
}

#[test]
fn a_queue_that_fills_in_the_evening_and_drains_at_night() {
    compare(&line(&json!({}), 1), &scenario(orders(&peak(3.0, 11.0)), json!([])), &["q"]);
}

#[test]
fn a_queue_that_drops_what_does_not_fit() {
    let queue = json!({ "max_items": 500 });
    let (fluid, _) = compare(&line(&queue, 1), &scenario(orders(&peak(3.0, 11.0)), json!([])), &["q"]);
    assert!(fluid.flows[0].lost > 10_000.0);
}

#[test]
fn a_queue_that_refuses_what_does_not_fit() {
    let queue = json!({ "max_items": 500, "overflow": "refuse" });
    let (fluid, _) = compare(&line(&queue, 1), &scenario(orders(&peak(3.0, 11.0)), json!([])), &["q"]);
    assert!(fluid.flows[0].errors > 10_000.0);
}

#[test]
fn a_queue_that_forgets_what_is_too_old() {
    let queue = json!({ "retention_s": 600 });
    let (fluid, _) = compare(&line(&queue, 1), &scenario(orders(&peak(3.0, 11.0)), json!([])), &["q"]);
    assert!(fluid.flows[0].lost > 10_000.0);
}

#[test]
fn work_that_cannot_be_written_for_ten_minutes() {
    let gone = json!([{ "at_s": 30_000, "lasts_s": 600,
        "what": { "kind": "instance_dies", "target": { "id": "db" } } }]);
    let lost = compare(&line(&json!({}), 1), &scenario(orders(&json!([3])), gone.clone()), &["q"]).0.flows[0].lost;
    assert!(lost > 1700.0);
    let again = json!({ "consume": "after_processing", "visibility_s": 30, "max_attempts": 5 });
    let lost = compare(&line(&again, 2), &scenario(orders(&json!([3])), gone.clone()), &["q"]).0.flows[0].lost;
    assert!(lost > 1000.0);
    let aside = json!({ "consume": "after_processing", "visibility_s": 30, "max_attempts": 5, "dead_letters": true });
    let day = compare(&line(&aside, 2), &scenario(orders(&json!([3])), gone), &["q"]).0;
    assert!(day.flows[0].dead_letters > 1000.0 && day.flows[0].lost == 0.0);
}

#[test]
fn workers_that_stop_one_after_another() {
    let stop = |at: u32, instance: u32| {
        json!({ "at_s": at, "lasts_s": 900,
            "what": { "kind": "instance_dies", "target": { "id": "w" }, "instance": instance } })
    };
    let stops: Vec<_> = (0..40).map(|turn| stop(1000 + 2000 * turn, turn % 2)).collect();
    let day = compare(&line(&json!({}), 2), &scenario(orders(&json!([10])), json!(stops)), &["q"]).0;
    assert!(day.flows[0].lost > 50.0, "{}", day.flows[0].lost);
}
