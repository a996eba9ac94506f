//! `get_tryout_work`: what was not worked for is not judged.

use super::tryouts::{call, program, scene, worked};
use crate::judging::RIGHT;
use futures::future::join_all;
use serde_json::json;
use time::Duration;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn what_was_not_worked_for_is_not_judged() {
    let (app, challenge) = scene().await;
    let (seeker, here) = (app.seeker().await, "192.0.2.1");
    let work = worked(&app, here).await;
    for bad in ["", "nonsense", "e30="] {
        let sent = call(&app, here, "start_tryout", &program(Uuid::new_v4(), challenge, RIGHT, bad)).await;
        assert_eq!(sent.error(403), "work_refused");
    }
    // Of parallel calls with the same work one is judged.
    let sent = join_all((0..6).map(|_| {
        let arguments = program(Uuid::new_v4(), challenge, RIGHT, &work);
        let app = &app;
        async move { call(app, here, "start_tryout", &arguments).await }
    }))
    .await;
    assert_eq!(sent.iter().filter(|answer| answer.status.is_success()).count(), 1);
    assert!(
        sent.iter().filter(|answer| !answer.status.is_success()).all(|answer| answer.error(403) == "work_refused")
    );
    // It pays for nothing after ten minutes, nor once the answer was kept.
    let late = worked(&app, here).await;
    app.judge().await.drain().await.expect("the queue");
    app.clock.advance(Duration::minutes(11));
    let sent = call(&app, here, "start_tryout", &program(Uuid::new_v4(), challenge, RIGHT, &late)).await;
    assert_eq!(sent.error(403), "work_refused");

    let fresh = worked(&app, here).await;
    for (field, value, status, code) in [
        ("p_source", json!(""), 422, "invalid_input"),
        ("p_source", json!("x".repeat(16 * 1024 + 1)), 422, "invalid_input"),
        ("p_kind", json!("rejudge"), 422, "invalid_input"),
        ("p_kind", json!("check"), 422, "invalid_input"),
        ("p_language", json!("sql"), 422, "invalid_input"),
        ("p_language", json!("cobol"), 422, "invalid_input"),
        ("p_challenge_id", json!(Uuid::new_v4()), 404, "not_found"),
    ] {
        let mut arguments = program(Uuid::new_v4(), challenge, RIGHT, &fresh);
        arguments[field] = value;
        assert_eq!(call(&app, here, "start_tryout", &arguments).await.error(status), code, "{field}");
    }
    // What isn't easy takes an account.
    let admin = app.database.admin().await;
    admin.execute("update challenges set difficulty = 'hard'", &[]).await.expect("a harder one");
    let sent = call(&app, here, "start_tryout", &program(Uuid::new_v4(), challenge, RIGHT, &fresh)).await;
    assert_eq!(sent.error(404), "not_found");
    assert!(call(&app, here, "get_tryout_challenge", &json!({ "p_slug": "double" })).await.text.is_empty());
    assert_eq!(seeker.get("/rest/v1/tryouts").await.status.as_u16(), 404);
}
