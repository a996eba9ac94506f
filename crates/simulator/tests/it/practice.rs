//! Practice problems: the board to begin with fails, different good boards meet every target, and each typical mistake
//! misses one by name. Beside it, how targets are judged and what a problem refuses.

mod fixtures;

use devproof_simulator::{
    Board, Day, Problem, run, run_while,
    targets::{Outcome, Target},
};
use fixtures::Fixtures;
use serde_json::{Value, json};
use std::{cell::Cell, fs, path::PathBuf};

const NAMES: [&str; 3] = ["orders-outlive-a-zone", "links-on-a-busy-evening", "alarms-are-never-lost"];

fn problem(name: &str) -> Problem {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../content/practice/{name}.toml"));
    let text = fs::read_to_string(&file).expect("the problem");
    Problem::from_toml(&text)
        .unwrap_or_else(|faults| panic!("{name}: {:?}", faults.iter().map(ToString::to_string).collect::<Vec<_>>()))
}

fn day(problem: &Problem, board: &Board, seed: u64) -> Day {
    let faults = problem.check_board(board);
    assert!(faults.is_empty(), "{faults:?}");
    run(board, &problem.scenario, seed).expect("a day")
}

fn missed(problem: &Problem, board: &Board, seed: u64) -> Vec<Outcome> {
    problem.judge(&day(problem, board, seed)).into_iter().filter(|outcome| !outcome.is_met).collect()
}

fn ids(outcomes: &[Outcome]) -> Vec<&str> {
    outcomes.iter().map(|outcome| outcome.id.as_str()).collect()
}

#[test]
fn the_board_to_begin_with_misses_a_target_at_a_moment() {
    for name in NAMES {
        let problem = problem(name);
        let missed = missed(&problem, &problem.board, problem.seed);
        assert!(!missed.is_empty(), "{name}: nothing to practise");
        for outcome in missed.iter().filter(|outcome| outcome.id != "cost") {
            assert!(outcome.minute.is_some_and(|minute| minute < 1440), "{name}: {outcome:?}");
        }
    }
}

#[test]
fn different_good_boards_meet_every_target_under_any_seed() {
    for name in NAMES {
        let (problem, fixtures) = (problem(name), Fixtures::read(name));
        assert!(fixtures.good.len() >= 2, "{name}: one way alone");
        for good in &fixtures.good {
            for seed in [problem.seed, 2, 3] {
                let missed = missed(&problem, &good.board(), seed);
                assert!(missed.is_empty(), "{name}, {}, seed {seed}: {missed:#?}", good.name);
            }
        }
    }
}

#[test]
fn each_typical_mistake_misses_its_target() {
    for name in NAMES {
        let (problem, fixtures) = (problem(name), Fixtures::read(name));
        assert!(fixtures.mistakes.len() >= 5, "{name}: few mistakes");
        for mistake in &fixtures.mistakes {
            let missed = missed(&problem, &fixtures.board_with(mistake), problem.seed);
            assert!(ids(&missed).contains(&mistake.misses.as_str()), "{name}, {}: {missed:#?}", mistake.name);
        }
    }
}

#[test]
fn every_target_is_missed_by_the_first_board_or_a_mistake() {
    for name in NAMES {
        let (problem, fixtures) = (problem(name), Fixtures::read(name));
        let mut tried: Vec<String> =
            ids(&missed(&problem, &problem.board, problem.seed)).into_iter().map(str::to_owned).collect();
        for mistake in &fixtures.mistakes {
            let missed = missed(&problem, &fixtures.board_with(mistake), problem.seed);
            tried.extend(ids(&missed).into_iter().map(str::to_owned));
        }
        for target in &problem.targets {
            assert!(tried.contains(&target.id), "{name}: nothing misses {}", target.id);
        }
    }
}

#[test]
fn a_board_cannot_buy_its_way_past_the_day() {
    let problem = problem("orders-outlive-a-zone");
    let good = serde_json::to_value(Fixtures::read("orders-outlive-a-zone").good[1].board()).expect("JSON");
    let refused = |at: &str, to: Value| {
        let mut board = good.clone();
        fixtures::set(&mut board, at, to);
        let board: Board = serde_json::from_value(board).expect("a board");
        problem.check_board(&board).iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let fast = json!({ "service_ms": 0.001, "concurrency": 1000 });
    let cases = [
        ("/components/1/zones", json!(["safe"]), "/components/1/zones/0: must be one of a, b, c"),
        ("/components/1/capacity", fast, "/components/1/capacity: is fixed by this problem: leave it out"),
        ("/components/1/kind", json!("external"), "/components/1/kind: isn't part of this problem"),
        ("/components/1/instances", json!(61), "/components/1/instances: must be at most 60"),
        (
            "/components/2/storage/lag_ms",
            json!(0),
            "/components/2/storage/lag_ms: is fixed by this problem: leave it out",
        ),
        (
            "/components/2/storage/partitions",
            json!(21),
            "/components/2/storage/partitions: times `replicas` must be at most 60 nodes",
        ),
        (
            "/routes/0/connections",
            json!(["ask"]),
            "/routes/0/connections: must reach a component of the kind `sql_database` or `nosql_database`",
        ),
    ];
    for (at, to, fault) in cases {
        assert!(refused(at, to).contains(&fault.to_owned()), "{at}");
    }
    let mut quick = good.clone();
    quick["components"][2]["storage"] = json!({ "replication": "sync", "replicas": 3, "fail_over_s": 0 });
    let board: Board = serde_json::from_value(quick).expect("a board");
    assert_eq!(problem.check_board(&board)[0].pointer, "/components/2/storage/fail_over_s");
    let many: Vec<Value> = (0..30).map(|at| json!({ "id": format!("s{at}"), "kind": "service" })).collect();
    let board: Board = serde_json::from_value(json!({ "components": many, "connections": [] })).expect("a board");
    let faults: Vec<String> = problem.check_board(&board).iter().map(ToString::to_string).collect();
    assert!(faults.contains(&"/components: must have at most 24 components".to_owned()), "{faults:?}");
    assert!(faults.contains(&"/routes: the flow `order` has no route".to_owned()), "{faults:?}");
}

#[test]
fn a_day_that_nobody_wants_any_more_is_not_simulated_further() {
    let problem = problem("orders-outlive-a-zone");
    let minutes = Cell::new(0);
    let is_wanted = || {
        minutes.set(minutes.get() + 1);
        minutes.get() <= 10
    };
    let day = run_while(&problem.board, &problem.scenario, 1, is_wanted).expect("a board without faults");
    assert!(day.is_none());
    assert_eq!(minutes.get(), 11);
}

/// A flow's day in which one figure has these values from midnight on, and 10 requests come and are answered in a minute.
fn flow_day(figure: &str, values: &[f64]) -> Value {
    let minute = |at: usize| {
        let mut minute = json!({ "asked": 10.0, "answered": 10.0 });
        let names = ["errors", "open", "queued", "delivered", "dead_letters", "dropped", "held", "lost", "doubled"];
        for name in names.into_iter().chain(["reordered", "p50_ms", "p99_ms", "delay_s", "staleness_s"]) {
            minute[name] = json!(0.0);
        }
        let value = values.get(at).copied().unwrap_or(0.0);
        minute[figure] = json!(value);
        if figure == "errors" {
            minute["answered"] = json!(10.0 - value);
        }
        minute
    };
    Value::Array((0..1440).map(minute).collect())
}

#[test]
fn targets_name_the_minute_at_which_they_are_missed() {
    let problem = problem("orders-outlive-a-zone");
    let template = day(&problem, &problem.board, 1);
    let judge = |measure: Value, figure: &str, values: &[f64]| {
        let mut day = template.clone();
        let minutes = flow_day(figure, values);
        for (at, minute) in day.flows[0].minutes.iter_mut().enumerate() {
            let of = |name: &str| minutes[at][name].as_f64().expect("a figure");
            (minute.asked, minute.answered, minute.errors) = (of("asked"), of("answered"), of("errors"));
            (minute.lost, minute.doubled, minute.p99_ms) = (of("lost"), of("doubled"), of("p99_ms"));
            (minute.delay_s, minute.staleness_s) = (of("delay_s"), of("staleness_s"));
            // What came is done in the minute after the last one that is named.
            minute.queued = of("queued");
            minute.delivered = if at == values.len() {
                (0..at).map(|at| values[at] * f64::from(u8::from(figure == "queued"))).sum()
            } else {
                0.0
            };
            (minute.dead_letters, minute.dropped) = (0.0, 0.0);
        }
        day.flows[0].asked = 14_400.0;
        day.flows[0].answered = 14_400.0 - values.iter().sum::<f64>() * f64::from(u8::from(figure == "errors"));
        day.flows[0].held = 4.0;
        day.cost_month = 100.0;
        let target: Target = serde_json::from_value(json!({ "id": "t", "measure": measure })).expect("a target");
        let outcome = target.judge(&problem.scenario, &day);
        (outcome.is_met, outcome.observed, outcome.minute)
    };
    let availability = json!({ "kind": "availability", "flow": "order", "at_least": 99.9 });
    // 14.4 of the day's requests can fail.
    assert!(judge(availability.clone(), "errors", &[10.0, 0.0, 4.0]).0);
    let (is_met, observed, minute) = judge(availability, "errors", &[10.0, 0.0, 4.0, 1.0]);
    assert!(!is_met && (observed - 100.0 * (1.0 - 15.0 / 14_400.0)).abs() < 1e-9);
    assert_eq!(minute, Some(3));
    let outage = json!({ "kind": "outage", "flow": "order", "below": 50, "at_most_minutes": 1 });
    assert_eq!(judge(outage.clone(), "errors", &[6.0, 5.0]), (true, 1.0, None));
    assert_eq!(judge(outage, "errors", &[6.0, 5.0, 6.0]), (false, 2.0, Some(2)));
    let latency = json!({ "kind": "latency", "flow": "order", "at_most_ms": 300, "except_minutes": 1 });
    assert_eq!(judge(latency.clone(), "p99_ms", &[0.0, 900.0, 200.0]), (true, 200.0, None));
    assert_eq!(judge(latency, "p99_ms", &[0.0, 900.0, 200.0, 400.0]), (false, 400.0, Some(3)));
    let evening = json!({ "kind": "latency", "flow": "order", "at_most_ms": 300, "from_h": 18, "to_h": 22 });
    assert_eq!(judge(evening, "p99_ms", &[900.0]), (true, 0.0, None));
    let lost = json!({ "kind": "items", "flow": "order", "harm": "lost", "at_most": 0 });
    assert_eq!(judge(lost.clone(), "lost", &[0.2, 0.2]), (true, 0.4, None));
    assert_eq!(judge(lost, "lost", &[0.2, 0.2, 2.0]), (false, 2.4, Some(2)));
    let doubled = json!({ "kind": "items", "flow": "order", "harm": "doubled", "at_most": 2 });
    assert_eq!(judge(doubled, "doubled", &[1.0, 1.0]), (true, 2.0, None));
    let unfinished = json!({ "kind": "items", "flow": "order", "harm": "unfinished", "at_most": 3 });
    assert_eq!(judge(unfinished, "lost", &[]), (false, 4.0, Some(1439)));
    let delay = json!({ "kind": "delay", "flow": "order", "at_most_s": 60 });
    assert_eq!(judge(delay, "delay_s", &[60.0, 61.0]), (false, 61.0, Some(1)));
    // Ten come in a minute, and none is done: the oldest is three minutes old at the end of the fourth.
    let delay = json!({ "kind": "delay", "flow": "order", "at_most_s": 120 });
    assert_eq!(judge(delay.clone(), "queued", &[10.0; 3]), (true, 120.0, None));
    assert_eq!(judge(delay, "queued", &[10.0; 4]), (false, 180.0, Some(3)));
    let staleness = json!({ "kind": "staleness", "flow": "order", "at_most_s": 60 });
    assert_eq!(judge(staleness, "staleness_s", &[60.0]), (true, 60.0, None));
    let cost = |bound: u32| json!({ "kind": "cost", "at_most_eur": bound });
    assert_eq!(judge(cost(100), "lost", &[]), (true, 100.0, None));
    assert_eq!(judge(cost(99), "lost", &[]), (false, 100.0, None));
}

#[test]
fn a_faulty_problem_names_its_line_and_its_field() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../content/practice/orders-outlive-a-zone.toml");
    let text = fs::read_to_string(file).expect("the problem");
    let case = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let faults = Problem::from_toml(&text.replacen(from, to, 1)).expect_err("refused");
        faults.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let line = |part: &str| 1 + text.lines().position(|line| line.contains(part)).expect("a line");
    let found = case("harm = \"lost\"", "harm = \"gone\"");
    assert!(found[0].starts_with(&format!("line {}, column ", line("harm = \"lost\""))), "{found:?}");
    assert!(found[0].contains("unknown variant `gone`"), "{found:?}");
    let found = case("kind = \"delay\", flow = \"order\"", "kind = \"delay\", flow = \"orders\"");
    assert!(found[0].ends_with("/targets/4/measure/flow: no flow has this id"), "{found:?}");
    let found = case("id = \"cost\"", "id = \"delay\"");
    assert!(found[0].ends_with("/targets/5/id: another target has the same id"), "{found:?}");
    let found = case("zones = [\"a\", \"b\", \"c\"]", "zones = [\"b\", \"c\"]");
    assert!(found.is_empty() || found[0].contains("zones"), "{found:?}");
    let found = case("[[requires]]\nflow = \"order\"", "[[requires]]\nflow = \"orders\"");
    assert!(found.iter().any(|one| one.contains("/requires: says nothing of the flow `order`")), "{found:?}");
    let found = case("kind = \"service\"\nlabel = \"Order API\"", "kind = \"external\"\nlabel = \"Order API\"");
    assert!(found[0].ends_with("/board/components/1/kind: isn't part of this problem"), "{found:?}");
    let found = case("minutes = 10", "minutes = 10\nlevel = 3");
    assert!(found[0].contains("unknown field `level`"), "{found:?}");
}
