//! `get_tryout_challenge`: easy challenges for everyone, without their hidden tests.

use super::tryouts::{call, scene};
use crate::judging::HIDDEN;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn an_easy_challenge_is_shown_without_what_its_hidden_tests_hold() {
    let (app, _) = scene().await;
    let shown = call(&app, "192.0.2.1", "get_tryout_challenge", &json!({ "p_slug": "double" })).await;
    assert!(!shown.text.contains(HIDDEN) && !shown.text.contains("return n + n"), "{}", shown.text);
    assert_eq!(shown.ok()["version"]["tests_total"], 4);
    assert_eq!(call(&app, "192.0.2.1", "get_tryout_challenge", &json!({})).await.ok()["slug"], "double");
    assert!(call(&app, "192.0.2.1", "get_tryout_challenge", &json!({ "p_slug": "nothing" })).await.text.is_empty());
}
