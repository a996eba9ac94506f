use crate::kit::TestApp;
use serde_json::{Value, json};

fn state<'a>(answer: &'a Value, key: &str) -> &'a Value {
    let criteria = answer["match"]["criteria"].as_array().expect("criteria");
    &criteria.iter().find(|one| one["key"] == key).expect("a criterion")["state"]
}

#[tokio::test]
async fn a_visitor_turns_facts_on_and_off() {
    let app = TestApp::start().await;
    let ask = async |body: Value| app.post("/rest/v1/rpc/home_match_demo", &body).await.ok();
    let first = ask(json!({})).await;
    assert_eq!(first["match"]["eligible"], true);
    assert_eq!((state(&first, "years"), state(&first, "skill:go")), (&json!("met"), &json!("unknown")));
    assert_eq!(first["toggles"].as_array().map(Vec::len), Some(6));

    let without = ask(json!({ "p_off": ["years", "python"] })).await;
    assert_eq!((state(&without, "years"), state(&without, "skill:python")), (&json!("unknown"), &json!("missing")));
    assert!(without["match"]["score"].as_i64() < first["match"]["score"].as_i64());
    let with = ask(json!({ "p_on": ["go"] })).await;
    assert_eq!(state(&with, "skill:go"), "met");

    let nothing = json!({ "p_off": ["years", "python", "system_design", "linux", "postgresql", "go"] });
    assert_eq!(state(&ask(nothing).await, "skill:postgresql"), "unknown", "nice to have, and not named");
    assert_eq!(app.post("/rest/v1/rpc/home_match_demo", &json!({ "p_off": 3 })).await.error(422), "invalid_input");
}
