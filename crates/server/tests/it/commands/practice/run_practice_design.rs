//! `run_practice_design`: a day of a board, the same each time, within a limit, and nothing of it is kept.

use super::{ALARMS, run, starting_board};
use crate::kit::TestApp;
use futures::future::join_all;
use serde_json::{Value, json};
use time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn the_board_to_begin_with_loses_alarms_and_says_when() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let board = starting_board(&seeker, ALARMS).await;
    let day = run(&seeker, ALARMS, &board).await.ok();
    let lost = day["targets"].as_array().expect("targets").iter().find(|one| one["id"] == "lost").expect("a target");
    assert_eq!(
        (&lost["is_met"], &lost["unit"], &lost["is_minimum"]),
        (&json!(false), &json!("items"), &json!(false))
    );
    // The database's machine is gone from 8:20 on.
    assert!((500..=501).contains(&lost["minute"].as_u64().expect("a minute")), "{lost}");
    assert!(lost["observed"].as_f64() > Some(100.0), "{lost}");
    assert_eq!((&day["seed"], &day["step_minutes"]), (&json!(7), &json!(5)));
    assert_eq!(day["flows"][0]["asked"].as_array().map(Vec::len), Some(288));
    let store = day["components"].as_array().expect("components").iter().find(|one| one["id"] == "store");
    let troubles = store.expect("the database")["troubles"].as_array().expect("troubles");
    assert!(troubles.iter().any(|one| one["kind"] == "down" && one["from"] == 500), "{troubles:?}");
    assert!(day["cost_month"].as_f64() > Some(100.0));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_board_and_seed_give_the_same_bytes() {
    let app = TestApp::start().await;
    let (seeker, other) = (app.seeker().await, app.seeker().await);
    let board = starting_board(&seeker, ALARMS).await;
    let days = join_all([&seeker, &other, &seeker].map(|person| run(person, ALARMS, &board))).await;
    assert!(days.iter().all(|day| day.status.is_success() && day.text == days[0].text));
    let call = json!({ "p_slug": ALARMS, "p_board": board, "p_seed": 8 });
    let other_seed = seeker.rpc("run_practice_design", &call).await;
    assert_eq!(other_seed.ok()["seed"], 8);
    let call = json!({ "p_slug": ALARMS, "p_board": board, "p_seed": 7 });
    assert_eq!(seeker.rpc("run_practice_design", &call).await.text, days[0].text, "the problem's own seed");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_faulty_board_is_refused_by_field_and_costs_no_run() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let board = starting_board(&seeker, ALARMS).await;
    let with = |at: &str, to: Value| {
        let mut board = board.clone();
        *board.pointer_mut(at).expect("a place") = to;
        board
    };
    let mut endless = board.clone();
    endless["notes"] = json!("x".repeat(70_000));
    let many: Vec<Value> = (0..25).map(|at| json!({ "id": format!("w{at}"), "kind": "worker" })).collect();
    let calls: Vec<Value> =
        (0..61).map(|at| json!({ "id": format!("c{at}"), "from": "inbox", "to": "handler" })).collect();
    let cases = [
        (with("/components/2/instances", json!(0)), "/components/2/instances"),
        (with("/components/2/kind", json!("robot")), "/components/2/kind"),
        (with("/components/2/kind", json!("external")), "/components/2/kind"),
        (with("/connections/2/to", json!("nowhere")), "/connections/2/to"),
        (with("/connections/2/timeout_ms", json!("soon")), "/connections/2/timeout_ms"),
        (with("/routes/0/connections", json!(["report"])), "/routes/0/connections"),
        (with("/components", json!(many)), "/components"),
        (with("/connections", json!(calls)), "/connections"),
        (json!({ "components": [] }), "/connections"),
        (json!([]), ""),
        (json!("a drawing"), ""),
        (endless, ""),
    ];
    for (board, field) in cases {
        let refused = run(&seeker, ALARMS, &board).await;
        assert_eq!(refused.error(422), "invalid_board", "{}", refused.text);
        let body = refused.json();
        let problems: Value = serde_json::from_str(body["details"].as_str().expect("details")).expect("JSON");
        let named = problems.as_array().expect("a list").iter().any(|one| one["pointer"] == field);
        assert!(named, "{field}: {body}");
        assert!(field.is_empty() || body["hint"].as_str().is_some_and(|hint| hint.contains(field)), "{body}");
        assert!(body["message"].as_str().is_some_and(|message| !message.is_empty()), "{body}");
    }
    let call = |slug: &str, seed: i64| json!({ "p_slug": slug, "p_board": board, "p_seed": seed });
    assert_eq!(seeker.rpc("run_practice_design", &call("nothing", 1)).await.error(404), "not_found");
    assert_eq!(seeker.rpc("run_practice_design", &call(ALARMS, -1)).await.error(422), "invalid_input");
    let employer = app.company().await.admin;
    assert_eq!(run(&employer, ALARMS, &board).await.error(403), "not_job_seeker");
    let visitor = app.post("/rest/v1/rpc/run_practice_design", &call(ALARMS, 1)).await;
    assert_eq!(visitor.error(401), "not_signed_in");
    let admin = app.database.admin().await;
    let counted = "select count(*) from auth.rate_limits where kind = 'practice_run'";
    assert_eq!(admin.query_one(counted, &[]).await.expect("a count").get::<_, i64>(0), 0);
}

/// A board whose day takes a few milliseconds.
fn small_board() -> Value {
    json!({
        "components": [{ "id": "sensor", "kind": "client" }, { "id": "store", "kind": "sql_database" }],
        "connections": [{ "id": "keep", "from": "sensor", "to": "store" }],
        "routes": [{ "flow": "alarm", "connections": ["keep"] }],
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn sixty_runs_in_ten_minutes_and_not_one_more_in_parallel() {
    let app = TestApp::start().await;
    let (seeker, other) = (app.seeker().await, app.seeker().await);
    let board = small_board();
    for _ in 0..50 {
        run(&seeker, ALARMS, &board).await.ok();
    }
    let rest = join_all((0..20).map(|_| run(&seeker, ALARMS, &board))).await;
    let passed = rest.iter().filter(|answer| answer.status.is_success()).count();
    assert_eq!(passed, 10);
    for refused in rest.iter().filter(|answer| !answer.status.is_success()) {
        assert_eq!(refused.error(429), "run_limit");
        let body = refused.json();
        assert_eq!(body["message"], "You can run a design 60 times in 10 minutes. Try again in 10 min.");
    }
    run(&other, ALARMS, &board).await.ok();
    app.clock.advance(Duration::minutes(10) - Duration::seconds(30));
    assert!(run(&seeker, ALARMS, &board).await.json()["message"].to_string().contains("Try again in 30 s."));
    app.clock.advance(Duration::seconds(31));
    run(&seeker, ALARMS, &board).await.ok();
}
