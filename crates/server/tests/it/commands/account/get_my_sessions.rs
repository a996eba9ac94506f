//! `get_my_sessions`: the caller's own, the present one first.

use crate::kit::TestApp;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn the_present_session_comes_first_and_no_one_elses_is_listed() {
    let app = TestApp::start().await;
    let person = app.seeker().await;
    app.seeker().await;
    let second = app.session(&person, "aal1").await;
    let listed = second.rpc("get_my_sessions", &json!({})).await.ok();
    let current: Vec<&Value> = listed.as_array().expect("a list").iter().map(|one| &one["current"]).collect();
    assert_eq!(current, [&json!(true), &json!(false)]);
    assert_eq!(listed[0]["aal"], "aal1");
    assert_eq!(app.post("/rest/v1/rpc/get_my_sessions", &json!({})).await.error(401), "not_signed_in");
}
