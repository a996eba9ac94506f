//! Verdicts arrive one by one, at their owner's sockets alone.

use super::{RIGHT, document, id_of, install, submit};
use crate::{
    kit::TestApp,
    realtime::client::{Socket, on},
};
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_hears_of_each_test_and_nobody_else_hears_anything() {
    let app = TestApp::start().await;
    app.app.start_feed();
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let (seeker, other) = (app.seeker().await, app.seeker().await);
    let tables = [on("*", "submissions"), on("*", "submission_tests")];
    let mut mine = Socket::open(&app).await;
    mine.subscribe("realtime:mine", Some(&seeker.token), &tables).await;
    let mut theirs = Socket::open(&app).await;
    theirs.subscribe("realtime:theirs", Some(&other.token), &tables).await;

    let (id, answer) = submit(&seeker, challenge, RIGHT).await;
    answer.ok();
    app.judge().await.drain().await.expect("the queue");
    let heard = mine.changes(Duration::from_secs(2)).await;
    let states: Vec<_> = heard
        .iter()
        .filter(|change| change["table"] == "submissions")
        .map(|change| change["record"]["state"].as_str().unwrap_or_default().to_owned())
        .collect();
    assert_eq!(states, ["queued", "running", "done"]);
    let tests: Vec<_> =
        heard.iter().filter(|change| change["table"] == "submission_tests").map(|change| &change["record"]).collect();
    let positions: Vec<_> = tests.iter().map(|test| test["position"].clone()).collect();
    assert_eq!(positions, [json!(1), json!(2), json!(3), json!(4)]);
    assert!(tests.iter().all(|test| test["submission_id"] == json!(id) && test["verdict"] == "accepted"));
    // The verdict comes last.
    assert_eq!(heard.last().map(|change| change["record"]["verdict"].clone()), Some(json!("accepted")));
    assert!(theirs.changes(Duration::from_millis(300)).await.is_empty());
}
