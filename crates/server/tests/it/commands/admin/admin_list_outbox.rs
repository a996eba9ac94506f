//! `admin_list_outbox`: what was sent and what was not, without its secrets.

use super::admin_retry_outbox::ROWS;
use crate::kit::TestApp;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn the_outbox_shows_states_and_no_secret() {
    let app = TestApp::start().await;
    let staff = app.staff().await;
    app.database.admin().await.batch_execute(ROWS).await.expect("rows");
    let list = async |filter: Value| {
        let mut call = json!({ "p_reason": "Where is it" });
        call.as_object_mut().expect("an object").extend(filter.as_object().expect("an object").clone());
        staff.rpc("admin_list_outbox", &call).await.ok()
    };
    let all = list(json!({})).await;
    let states = |list: &Value| -> Vec<(String, String)> {
        let line = |line: &Value| {
            (line["to"].as_str().expect("to").to_owned(), line["state"].as_str().expect("state").to_owned())
        };
        let mut lines: Vec<_> = list["entries"].as_array().expect("a list").iter().map(line).collect();
        lines.sort();
        lines
    };
    let expected = [
        ("4915700000000", "failed"),
        ("failed@example.test", "failed"),
        ("held@example.test", "held"),
        ("retried@example.test", "retrying"),
        ("sent@example.test", "sent"),
    ];
    assert_eq!(states(&all), expected.map(|(to, state)| (to.to_owned(), state.to_owned())));
    let text = all.to_string();
    for secret in ["secret-link", "123456", "987654", "https://"] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
    assert!(text.contains("550 refused"), "{text}");
    let counts: Vec<(Value, Value)> = all["unsent"]
        .as_array()
        .expect("counts")
        .iter()
        .map(|count| (count["state"].clone(), count["count"].clone()))
        .collect();
    assert_eq!(counts, [(json!("failed"), json!(2)), (json!("held"), json!(1)), (json!("retrying"), json!(1))]);
    assert_eq!(states(&list(json!({ "p_state": "failed", "p_to": " Failed@Example.test" })).await).len(), 1);
    assert_eq!(states(&list(json!({ "p_to": "+4915700000000" })).await).len(), 1);
    let page = list(json!({ "p_limit": 3 })).await;
    let rest = list(json!({ "p_limit": 3, "p_cursor": page["next_cursor"] })).await;
    assert_eq!((page["entries"].as_array().map(Vec::len), states(&rest).len()), (Some(3), 2));
}
