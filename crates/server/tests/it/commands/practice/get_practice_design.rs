//! `get_practice_design`: the problem, its day and its board, with what a form has to know.

use crate::kit::TestApp;
use serde_json::{Value, json};

#[tokio::test]
async fn a_problem_has_its_day_its_targets_and_a_board_to_begin_with() {
    let app = TestApp::start().await;
    let (seeker, employer) = (app.seeker().await, app.company().await.admin);
    let call = json!({ "p_slug": "orders-outlive-a-zone" });
    let design = seeker.rpc("get_practice_design", &call).await.ok();
    assert_eq!((&design["seed"], &design["zones"]), (&json!(1), &json!(["a", "b", "c"])));
    assert_eq!(design["targets"][0]["text"], "Place an order: at least 99.9 % get an answer");
    assert_eq!(
        design["events"][0],
        json!({ "text": "Zone c is down for 10 minutes", "from_s": 36000, "to_s": 36600 })
    );
    assert_eq!(design["flows"][0]["rate"].as_array().map(Vec::len), Some(24));
    assert_eq!(design["board"]["components"][1]["id"], "api");
    let kinds = design["kinds"].as_array().expect("kinds");
    let of = |kind: &str| kinds.iter().find(|one| one["kind"] == kind).expect("a kind");
    assert_eq!((&of("sql_database")["instance"], &of("client")["is_source"]), (&json!(90.0), &json!(true)));
    assert!(kinds.iter().all(|one| one["kind"] != "external"), "it has no price, so it isn't offered");
    let paths = |settings: &Value| -> Vec<String> {
        let list = settings.as_array().expect("settings").iter();
        list.filter_map(|one| one["path"].as_str().map(str::to_owned)).collect()
    };
    assert!(paths(&of("queue")["settings"]).contains(&"queue/consume".to_owned()));
    assert!(paths(&design["connection_settings"]).contains(&"timeout_ms".to_owned()));
    assert_eq!(paths(&design["queue_connection_settings"]), ["idempotency_key"]);

    let unknown = json!({ "p_slug": "nothing" });
    assert_eq!(seeker.rpc("get_practice_design", &unknown).await.error(404), "not_found");
    assert_eq!(employer.rpc("get_practice_design", &call).await.error(403), "not_job_seeker");
}
