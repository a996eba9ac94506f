use super::*;
use crate::graph::tests::{any_board, drawn};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Two flows: a write through a service to a database, and its work by a queue.
fn problem() -> Problem {
    let quantity = |id: &str| json!({ "id": id, "title": format!("The {id}"), "unit": "/s", "low": 1, "high": 10, "reason": "" });
    let document: Value = json!({
        "title": "Test", "summary": "", "statement": "", "tags": [], "facts": [], "follow_ups": [], "checks": [],
        "quantities": [quantity("writes"), quantity("jobs")],
        "flows": [
            { "id": "write", "title": "Write", "kind": "write", "from": ["client"], "via": [["service"]],
              "to": ["sql_database"], "demand": "writes" },
            { "id": "work", "title": "Work", "kind": "write", "from": ["client"], "via": [["queue"]],
              "to": ["worker"], "demand": "jobs" },
        ],
    });
    // Read by its fields alone: this is about the drill, not about what makes a document whole.
    serde_json::from_value(document).expect("a problem")
}

fn rows(writes: &str, jobs: &str) -> Vec<crate::EstimateRow> {
    let row = |id: &str, formula: &str| crate::EstimateRow {
        id: id.into(),
        quantity: Some(id.into()),
        label: String::new(),
        formula: formula.into(),
    };
    vec![row("writes", writes), row("jobs", jobs)]
}

fn states(effect: &Effect) -> Vec<State> {
    effect.flows.iter().map(|flow| flow.state).collect()
}

const SINGLE: &str =
    "client c, service s @500, queue q @5000, worker w @20, sql_database d @800; c>s, s>d, s~>q, q>w";

#[test]
fn the_single_point_that_breaks_most_is_first_then_the_traffic() {
    let mut answer = Answer { board: drawn(SINGLE), ..Answer::default() };
    let first = next(&problem(), &answer).expect("a failure");
    assert_eq!(first, Failure::ComponentDown { node: "s".into() });
    let did = |failure: Failure| Drill { failure, board: drawn(SINGLE), mend: Some("two".into()) };
    answer.drills.push(did(first));
    let second = next(&problem(), &answer).expect("a failure");
    assert_eq!(second, Failure::Traffic { factor: 10 });
    answer.drills.push(did(second));
    assert_eq!(next(&problem(), &answer), None);
    assert_eq!(next(&problem(), &Answer::default()), None);
}

#[test]
fn who_loses_the_only_one_is_broken_and_says_where() {
    let down = |node: &str, board: &str| {
        effect(&problem(), &drawn(board), &rows("400/s", "10/s"), &Failure::ComponentDown { node: node.into() })
    };
    let lost = down("s", SINGLE);
    assert_eq!(states(&lost), [State::Broken, State::Broken]);
    assert_eq!(lost.flows[0].component.as_deref(), Some("s"));
    assert_eq!(lost.flows[0].path, ["c", "s", "d"]);
    assert_eq!(states(&down("d", SINGLE)), [State::Broken, State::Holds]);
    let two = SINGLE.replace("service s", "service s*2");
    let spare = down("s", &two);
    assert_eq!(states(&spare), [State::Holds, State::Holds]);
    assert_eq!(spare.flows[0].why, "The other instance of s takes over.");
    // One of two carries 500, and both flows together ask for more.
    let tight =
        effect(&problem(), &drawn(&two), &rows("400/s", "200/s"), &Failure::ComponentDown { node: "s".into() });
    assert_eq!(states(&tight), [State::Overloaded, State::Overloaded]);
    assert_eq!(tight.flows[0].why, "s would get 600 requests a second and carries 500.");
}

#[test]
fn a_copy_takes_the_place_of_what_failed() {
    let board = drawn("client c, service s*2, sql_database d, sql_database r @300; c>s, s>d, d=r");
    let failure = Failure::ComponentDown { node: "d".into() };
    let calm = effect(&problem(), &board, &rows("200/s", ""), &failure);
    assert_eq!(states(&calm), [State::Holds, State::Absent]);
    assert_eq!(calm.flows[0].path, ["c", "s", "r"]);
    assert!(calm.held);
    assert_eq!(states(&effect(&problem(), &board, &rows("400/s", ""), &failure))[0], State::Overloaded);
}

#[test]
fn more_traffic_is_a_matter_of_ones_own_numbers() {
    let times = |board: &str, rows: &[crate::EstimateRow]| {
        effect(&problem(), &drawn(board), rows, &Failure::Traffic { factor: 10 })
    };
    let known = times(SINGLE, &rows("40/s", "5/s"));
    assert_eq!(states(&known), [State::Holds, State::Lags]);
    assert!(known.held);
    assert_eq!((known.flows[1].component.as_deref(), known.flows[1].capacity), (Some("w"), Some(20.0)));
    let over = times(SINGLE, &rows("60/s", "5/s"));
    assert_eq!(states(&over), [State::Overloaded, State::Overloaded]);
    let silent = times(SINGLE, &rows("sixty", "5/s"));
    assert_eq!(states(&silent), [State::Unknown, State::Unknown]);
    assert_eq!(silent.flows[0].why, "There is no estimate of “The writes” that can be computed.");
    let bare = times(&SINGLE.replace(" @800", ""), &rows("4/s", "5/s"));
    assert_eq!(bare.flows[0].why, "What one instance of d carries is not said.");
    assert!(!bare.held);
}

#[test]
fn two_that_are_drawn_apart_carry_together() {
    let board = "client c, load_balancer l*2 @9000, service a @300, service b @300, sql_database d*2 @900; c>l, l>a, l>b, a>d, b>d";
    let times = |writes: &str| effect(&problem(), &drawn(board), &rows(writes, ""), &Failure::Traffic { factor: 10 });
    assert_eq!(states(&times("60/s")), [State::Holds, State::Absent]);
    let over = times("61/s");
    assert_eq!(states(&over), [State::Overloaded, State::Absent]);
    assert_eq!(over.flows[0].why, "a and b would get 610 requests a second and carry 600.");
}

#[test]
fn to_take_a_flow_off_the_board_is_no_mend() {
    let drill = Drill {
        failure: Failure::ComponentDown { node: "q".into() },
        board: drawn(SINGLE),
        mend: Some("We do without the queue".into()),
    };
    let board = drawn("client c, service s, sql_database d; c>s, s>d");
    let answer = Answer { board, drills: vec![drill], ..Answer::default() };
    assert!(!held(&problem(), &answer, 0));
    let mended = Answer { board: drawn(&SINGLE.replace("queue q", "queue q*3")), ..answer.clone() };
    assert!(held(&problem(), &mended, 0));
    let silent = Answer { drills: vec![Drill { mend: None, ..answer.drills[0].clone() }], ..mended };
    assert!(!held(&problem(), &silent, 0));
    assert!(!held(&problem(), &silent, 1));
}

proptest! {
    #[test]
    fn any_board_can_be_broken_and_always_the_same_way(board in any_board(), factor in 1_u32..100, node in 0..14_usize, writes in "[0-9]{1,6}/(s|day)") {
        let rows = rows(&writes, "3/s");
        for failure in [Failure::Traffic { factor }, Failure::ComponentDown { node: format!("n{node}") }] {
            let found = effect(&problem(), &board, &rows, &failure);
            prop_assert_eq!(&found, &effect(&problem(), &board, &rows, &failure));
            prop_assert_eq!(found.flows.len(), 2);
        }
        let answer = Answer { board, estimates: rows, ..Answer::default() };
        prop_assert_eq!(next(&problem(), &answer), next(&problem(), &answer));
    }
}
