//! Nothing vanishes: every request and every item is somewhere, at the end of every minute.

use crate::kit::{board, cases::cases, day, near, scenario};
use devproof_simulator::{Day, run};
use proptest::prelude::*;
use serde_json::json;

/// Rounding of a day's sums.
const ROUNDING: f64 = 1e-7;

/// The first minute in which something is missing, with what and how much.
fn imbalance(day: &Day) -> Option<String> {
    for flow in &day.flows {
        let (mut open, mut held, mut answered, mut queued) = (0.0, 0.0, 0.0, 0.0);
        for (place, minute) in flow.minutes.iter().enumerate() {
            let requests = open + minute.asked - minute.answered - minute.errors - minute.open;
            let left = minute.delivered + minute.dead_letters + minute.dropped;
            let items = held + minute.queued - left - minute.held;
            (open, held) = (minute.open, minute.held);
            (answered, queued) = (answered + minute.answered, queued + minute.queued);
            let figures = [
                minute.asked,
                minute.answered,
                minute.errors,
                minute.open,
                minute.queued,
                minute.delivered,
                minute.dead_letters,
                minute.dropped,
                minute.held,
                minute.lost,
                minute.doubled,
            ];
            if let Some(negative) = figures.into_iter().find(|figure| figure.is_nan() || *figure < 0.0) {
                return Some(format!("{}, minute {place}: {negative} in {minute:?}", flow.id));
            }
            if requests.abs() > ROUNDING * (1.0 + minute.asked + open) {
                return Some(format!("{}, minute {place}: {requests} requests in {minute:?}", flow.id));
            }
            if items.abs() > ROUNDING * (1.0 + minute.queued + held) {
                return Some(format!("{}, minute {place}: {items} items in {minute:?}", flow.id));
            }
        }
        let day = [
            flow.asked - flow.answered - flow.errors - flow.open,
            flow.queued - flow.delivered - flow.dead_letters - flow.dropped - flow.held,
        ];
        if day.into_iter().any(|missing| missing.abs() > ROUNDING * (1.0 + flow.asked + flow.queued)) {
            return Some(format!("{}, the day: {day:?}", flow.id));
        }
    }
    None
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_came_is_answered_refused_or_open_and_its_item_delivered_put_aside_dropped_or_held(case in cases()) {
        let day = run(&case.board, &case.scenario, case.seed).expect("a board without faults");
        prop_assert_eq!(imbalance(&day), None);
    }

    /// Each request that was acknowledged has its item. Where nothing repeats or repairs a request, each item has its request.
    #[test]
    fn an_acknowledged_request_has_an_item(case in cases().prop_filter("its caller waits", |case| case.waits_for_queue())) {
        let day = run(&case.board, &case.scenario, case.seed).expect("a board without faults");
        let flow = &day.flows[0];
        let rounding = ROUNDING * (1.0 + flow.asked);
        prop_assert!(flow.queued >= flow.answered - rounding, "{} of {} queued", flow.queued, flow.answered);
        if case.is_plain {
            prop_assert!(flow.queued <= flow.answered + flow.errors + rounding, "{} queued", flow.queued);
        }
    }
}

/// The zone of all workers dies: their queue keeps what comes, and they catch up when it is back.
#[test]
fn what_came_while_no_worker_was_there_is_delivered_later() {
    for (consume, lost) in [("after_processing", 0.0), ("on_receipt", 2.0)] {
        let board = board(
            json!([
                { "id": "c", "kind": "client" },
                { "id": "q", "kind": "queue", "zones": ["b"], "queue": { "consume": consume } },
                { "id": "w", "kind": "worker", "instances": 4 }
            ]),
            json!([{ "id": "put", "from": "c", "to": "q" }, { "id": "take", "from": "q", "to": "w" }]),
            &[("order", &["put", "take"])],
        );
        let flows = json!([{ "id": "order", "kind": "write", "rate": [100] }]);
        let events = json!([{ "at_s": 36_000, "lasts_s": 600, "what": { "kind": "zone_dies", "zone": "a" } }]);
        let day = day(&board, &scenario(flows, events));
        assert_eq!(imbalance(&day), None);
        let flow = &day.flows[0];
        near("waits", flow.minutes[609].held, 60_000.0, 0.01);
        // 800 a second are done, 100 come: the line is gone after 86 seconds.
        assert!(flow.minutes[612].held < 110.0, "{:?}", flow.minutes[612]);
        near("delivered", flow.delivered, flow.asked, 2e-5);
        near("of 100 a second, each 20 ms in the hands of a worker", 1.0 + flow.lost, 1.0 + lost, 0.02);
        assert!(flow.delay_s >= 598.0 && flow.delay_s < 700.0, "{}", flow.delay_s);
    }
}

/// A breaker lets one call in ten through: those that are acknowledged have their items.
#[test]
fn a_trial_of_a_circuit_breaker_is_not_lost() {
    let mut put = json!({ "id": "put", "from": "c", "to": "q" });
    put["circuit_breaker"] = json!({ "error_share": 0.5, "open_s": 30 });
    let board = board(
        json!([{ "id": "c", "kind": "client" }, { "id": "q", "kind": "queue" }, { "id": "w", "kind": "worker" }]),
        json!([put, { "id": "take", "from": "q", "to": "w" }]),
        &[("order", &["put", "take"])],
    );
    let flows = json!([{ "id": "order", "kind": "write", "rate": [100] }]);
    let events = json!([{ "at_s": 36_000, "lasts_s": 600,
        "what": { "kind": "instance_dies", "target": { "kinds": ["queue"] } } }]);
    let flow = day(&board, &scenario(flows, events)).flows[0].clone();
    assert!(flow.errors > 60_000.0, "{}", flow.errors);
    near("queued", flow.queued, flow.answered, 1e-9);
}

/// Behind a message that no worker can do, items of an ordered queue wait until they are too old: they are lost, not gone.
#[test]
fn what_is_too_old_behind_a_poison_message_is_lost() {
    let queue = json!({ "consume": "after_processing", "ordering": "total", "retention_s": 60 });
    let board = board(
        json!([{ "id": "c", "kind": "client" }, { "id": "q", "kind": "queue", "queue": queue },
            { "id": "w", "kind": "worker" }]),
        json!([{ "id": "put", "from": "c", "to": "q" }, { "id": "take", "from": "q", "to": "w" }]),
        &[("order", &["put", "take"])],
    );
    let flows = json!([{ "id": "order", "kind": "write", "rate": [10] }]);
    let events = json!([{ "at_s": 43_200, "lasts_s": 1, "what": { "kind": "poison", "flow": "order", "count": 1 } }]);
    let day = day(&board, &scenario(flows, events));
    assert_eq!(imbalance(&day), None);
    near("half a day", day.flows[0].lost, 43_200.0 * 10.0, 0.01);
    near("the last minute", day.flows[0].held, 601.0, 0.05);
}

/// Messages that no worker can do are held until they are given up, all of them.
#[test]
fn every_poison_message_is_accounted_for() {
    let board = |queue: serde_json::Value| {
        board(
            json!([{ "id": "c", "kind": "client" }, { "id": "q", "kind": "queue", "queue": queue },
                { "id": "w", "kind": "worker" }]),
            json!([{ "id": "put", "from": "c", "to": "q" }, { "id": "take", "from": "q", "to": "w" }]),
            &[("order", &["put", "take"])],
        )
    };
    let flows = json!([{ "id": "order", "kind": "write", "rate": [0.05] }]);
    let poison = |at| json!({ "at_s": at, "lasts_s": 1, "what": { "kind": "poison", "flow": "order", "count": 3 } });
    let events = json!([poison(36_000), poison(36_030)]);
    let safe = json!({ "consume": "after_processing", "max_attempts": 4, "dead_letters": true });
    let put_aside = day(&board(safe), &scenario(flows.clone(), events.clone()));
    assert_eq!((put_aside.flows[0].dead_letters, put_aside.flows[0].lost), (6.0, 0.0));
    let endless = day(&board(json!({ "consume": "after_processing" })), &scenario(flows.clone(), events.clone()));
    assert_eq!((endless.flows[0].dead_letters, endless.flows[0].held), (0.0, 6.0));
    let careless = day(&board(json!({})), &scenario(flows, events));
    assert_eq!((careless.flows[0].lost, careless.flows[0].held), (6.0, 0.0));
    for day in [put_aside, endless, careless] {
        assert_eq!(imbalance(&day), None);
    }
}
