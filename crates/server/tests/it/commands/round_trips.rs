//! How often the server waits for PostgreSQL while it carries out a command.

use super::{matched, messages, open_job};
use crate::kit::{Person, TestApp};
use serde_json::{Value, json};

/// A server whose match index is kept, not filled by each call.
async fn start() -> TestApp {
    let app = TestApp::start().await;
    app.app.start_feed();
    app
}

/// Round trips of one call.
async fn count(app: &TestApp, person: &Person, name: &str, arguments: &Value) -> u64 {
    // Whether a session lives is asked once in some seconds, whatever it is used for.
    person.rpc("get_badges", &json!({})).await.ok();
    let before = app.db.round_trips();
    person.rpc(name, arguments).await.ok();
    app.db.round_trips() - before
}

/// The same for calls by one seeker after the other. A connection prepares each statement once, and background work may come
/// between: the least is what one takes.
async fn least(app: &TestApp, name: &str, arguments: &Value) -> u64 {
    let mut least = u64::MAX;
    for _ in 0..24 {
        let seeker = app.seeker().await;
        least = least.min(count(app, &seeker, name, arguments).await);
    }
    least
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interest_takes_four_round_trips() {
    let app = start().await;
    let company = app.company().await;
    let call = json!({ "p_job_opening_id": open_job(&company.admin, "Engineer").await });
    // What is known, with the transaction's begin; what is written; the mail; the commit.
    assert_eq!(least(&app, "express_interest", &call).await, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_and_jobs_take_two_round_trips() {
    let app = start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    // Who asks, with the transaction's begin; the rows of the page, with its commit.
    assert_eq!(least(&app, "browse_jobs", &json!({})).await, 2);
    assert_eq!(least(&app, "get_job", &json!({ "p_id": job })).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_takes_two_round_trips() {
    let app = start().await;
    let found = matched(&app).await;
    let mut least = u64::MAX;
    for _ in 0..24 {
        let call = messages::message(&found, uuid::Uuid::new_v4(), "Hello");
        least = least.min(count(&app, &found.company.admin, "send_message", &call).await);
    }
    // Its number and the lock, with the transaction's begin; the message, with its commit.
    assert_eq!(least, 2);
}
