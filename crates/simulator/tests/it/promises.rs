//! What holds for every board: the same bits from the same seed, more where there is one more, and kept promises.

use crate::kit::cases::{Case, cases};
use devproof_simulator::{
    Day, Incident, Kind,
    model::{Acknowledge, Consume, Mode, Overflow, Replication},
    run,
};
use proptest::prelude::*;

fn day(case: &Case) -> Day {
    run(&case.board, &case.scenario, case.seed).expect("a board without faults")
}

/// The case with settings that promise to keep every item, and no event that takes a disk away.
fn careful(mut case: Case) -> Case {
    for component in &mut case.board.components {
        if let Some(queue) = &mut component.queue {
            queue.consume = Consume::AfterProcessing;
            queue.retention_s = None;
            queue.dead_letters = queue.max_attempts.is_some();
            queue.overflow = Overflow::Refuse;
        }
        if component.kind.is_storage() {
            let storage = component.storage.get_or_insert_default();
            storage.acknowledge = Acknowledge::Disk;
            if storage.replication == Replication::Async {
                storage.replication = Replication::Sync;
            }
        }
    }
    for connection in &mut case.board.connections {
        connection.mode = Mode::Request;
    }
    for event in &mut case.scenario.events {
        if let Incident::InstanceDies { disk_lost, .. } | Incident::ZoneDies { disk_lost, .. } = &mut event.what {
            *disk_lost = false;
        }
    }
    assert_eq!(case.scenario.check_with(&case.board), []);
    case
}

/// The case whose events number only nodes that are there, which are the same when there are more.
fn numbered(mut case: Case) -> Case {
    for event in &mut case.scenario.events {
        if let Incident::InstanceDies { target, instance, .. } = &mut event.what {
            let component = &case.board.components[target.resolve(&case.board).expect("a target")];
            let storage = component.storage.as_ref().map(|storage| storage.partitions * storage.replicas);
            *instance %= storage.unwrap_or(component.instances);
        }
    }
    case
}

/// The case with calls that give up after a second.
fn impatient(mut case: Case) -> Case {
    let queues: Vec<_> =
        case.board.components.iter().filter(|part| part.kind.is_queue()).map(|part| &part.id).collect();
    for call in case.board.connections.iter_mut().filter(|call| !queues.contains(&&call.from)) {
        call.timeout_ms = Some(1000.0);
    }
    case
}

/// The case with one more of everything that can fail, where more is not more to agree on.
fn enlarged(mut case: Case) -> Case {
    for component in &mut case.board.components {
        if matches!(component.kind, Kind::Service | Kind::Worker) {
            component.instances += 1;
        }
        if let Some(storage) = &mut component.storage
            && matches!(storage.replication, Replication::Async | Replication::Quorum)
        {
            storage.replicas += 1;
        }
    }
    case
}

/// How long an instance can take to empty after an outage. In 700 random days the longest was 20 s, for three outages.
const EMPTYING_S: f64 = 30.0;

fn is_poisoned(case: &Case) -> bool {
    case.scenario.events.iter().any(|event| matches!(event.what, Incident::Poison { .. }))
}

/// Requests of a second of the busiest minute.
fn busiest_second(flow: &run::result::FlowDay) -> f64 {
    flow.minutes.iter().map(|minute| minute.asked / 60.0).fold(0.0, f64::max)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_same_seed_gives_the_same_bits(case in cases()) {
        let text = |case: &Case| serde_json::to_string(&day(case)).expect("JSON");
        let other = case.clone();
        let elsewhere = std::thread::spawn(move || text(&other)).join().expect("a day");
        prop_assert_eq!(text(&case), elsewhere);
    }

    /// What is lost with an instance is the calls that it has in hand: with one more there can be a few more of those.
    /// One more that waits for what is gone is full when that is back, and needs a while to empty; one that was gone too
    /// isn't. A poison message makes whoever takes it fail: more workers promise nothing against it.
    #[test]
    fn one_more_never_lowers_availability(case in cases().prop_filter("plain", |case| case.is_plain && !is_poisoned(case))) {
        let case = impatient(numbered(case));
        let (before, after) = (day(&case), day(&enlarged(case.clone())));
        let (before, after) = (&before.flows[0], &after.flows[0]);
        let emptying = EMPTYING_S * case.scenario.events.len() as f64 * busiest_second(before);
        let in_hand = 3.0 + before.broken.max(after.broken) + emptying;
        let failed = |flow: &run::result::FlowDay| flow.errors + flow.open;
        prop_assert!(failed(after) <= failed(before) + in_hand, "{} failed, then {}", failed(before), failed(after));
        prop_assert!(
            after.availability() >= before.availability() - in_hand / before.asked.max(1.0),
            "{} then {}", before.availability(), after.availability()
        );
    }

    #[test]
    fn no_item_is_lost_that_the_settings_promise_to_keep(case in cases()) {
        let case = careful(case);
        let flow = &day(&case).flows[0];
        prop_assert_eq!((flow.lost, flow.dropped), (0.0, 0.0));
    }
}
