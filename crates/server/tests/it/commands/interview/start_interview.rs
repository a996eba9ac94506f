//! Starting: which problem, how many a month, exactly.

use super::{super::details, begin, call, work};
use crate::kit::TestApp;
use futures::future::join_all;
use serde_json::json;
use std::collections::BTreeSet;
use time::Duration;
use uuid::Uuid;

async fn attempts(app: &TestApp) -> i64 {
    let sql = "select count(*) from interview_attempts";
    app.database.admin().await.query_one(sql, &[]).await.expect("a count").get(0)
}

#[tokio::test]
async fn f06_of_fifty_parallel_starts_with_one_left_exactly_one_begins() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let starts = join_all((0..50).map(|_| async {
        let body = json!({ "p_id": Uuid::new_v4(), "p_seniority": "senior" });
        seeker.rpc("start_interview", &body).await.status.as_u16()
    }))
    .await;
    assert_eq!(starts.iter().filter(|status| **status == 200).count(), 1, "{starts:?}");
    assert!(starts.iter().all(|status| matches!(status, 200 | 409 | 429)), "{starts:?}");
    assert_eq!(attempts(&app).await, 1);
}

#[tokio::test]
async fn the_same_id_is_the_same_attempt_and_the_month_ends_at_the_limit() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let id = Uuid::new_v4();
    let body = json!({ "p_id": id, "p_seniority": "mid" });
    let started = seeker.rpc("start_interview", &body).await.ok();
    let again = seeker.rpc("start_interview", &body).await.ok();
    assert_eq!(started["attempt"]["started_at"], again["attempt"]["started_at"]);
    assert_eq!(started["turns"], again["turns"], "the greeting is said once");
    assert!(started["turns"].as_array().is_some_and(|turns| !turns.is_empty()), "{started}");
    assert!(started["problem"]["checks"].is_null() && started["problem"]["quantities"][0]["low"].is_null());

    let second = seeker.rpc("start_interview", &json!({ "p_id": Uuid::new_v4(), "p_seniority": "mid" })).await;
    assert_eq!(second.error(409), "interview_running");
    assert_eq!(details(&second)["id"], json!(id));
    let other = app.seeker().await;
    assert_eq!(other.rpc("start_interview", &body).await.error(409), "conflict", "another's id");

    call(&seeker, "finish_interview", id).await.ok();
    let third = seeker.rpc("start_interview", &json!({ "p_id": Uuid::new_v4(), "p_seniority": "mid" })).await;
    assert_eq!(third.error(429), "interview_limit");
    let lobby = seeker.rpc("get_interview_lobby", &json!({})).await.ok();
    assert_eq!((&lobby["may_start"], &lobby["why_not"]), (&json!(false), &json!("limit_reached")));
    assert_eq!((&lobby["used"], &lobby["limit"]), (&json!(1), &json!(1)));
    assert_eq!(attempts(&app).await, 1);
}

#[tokio::test]
async fn nobody_gets_a_problem_twice_before_they_had_all() {
    let app = TestApp::start().await;
    let member = app.company().await.admin;
    let lobby = member.rpc("get_interview_lobby", &json!({})).await.ok();
    assert_eq!(lobby["practice"], true);
    let problems = lobby["problems"].as_i64().expect("a number").min(10);
    let mut had = BTreeSet::new();
    for _ in 0..problems {
        let id = begin(&member).await;
        let slug = call(&member, "get_interview", id).await.ok()["problem"]["slug"].to_string();
        assert!(had.insert(slug), "twice");
        call(&member, "finish_interview", id).await.ok();
        app.clock.advance(Duration::minutes(1));
    }
}

#[tokio::test]
async fn f05_an_attempt_begun_in_one_month_and_finished_in_the_next_counts_once_and_for_the_first() {
    let app = TestApp::start().await;
    let person = app.seeker().await;
    let resets = person.rpc("get_interview_lobby", &json!({})).await.ok()["resets_at"].to_string();
    let next = time::OffsetDateTime::parse(resets.trim_matches('"'), &time::format_description::well_known::Rfc3339)
        .expect("a time");
    let now = devproof_claims::Clock::now(&*app.clock);
    app.clock.advance(next - now - Duration::minutes(5));
    let seeker = app.session(&person, "aal1").await;
    let id = begin(&seeker).await;
    assert_eq!(seeker.rpc("get_interview_lobby", &json!({})).await.ok()["used"], 1);
    app.clock.advance(Duration::minutes(10));
    call(&seeker, "finish_interview", id).await.ok();
    work(&app).await;
    let lobby = seeker.rpc("get_interview_lobby", &json!({})).await.ok();
    assert_eq!((&lobby["used"], &lobby["may_start"]), (&json!(0), &json!(true)), "the new month is untouched");
    assert_eq!(lobby["attempts"].as_array().map(Vec::len), Some(1));
    assert_eq!(lobby["attempts"][0]["state"], "scored");
}

#[tokio::test]
async fn without_a_problem_nothing_begins() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let admin = app.database.admin().await;
    admin
        .batch_execute("update private.interview_problems set is_current = false")
        .await
        .expect("no problem is left");
    let body = json!({ "p_id": Uuid::new_v4(), "p_seniority": "mid" });
    assert_eq!(seeker.rpc("start_interview", &body).await.error(409), "no_interview");
    let lobby = seeker.rpc("get_interview_lobby", &json!({})).await.ok();
    assert_eq!((&lobby["may_start"], &lobby["why_not"]), (&json!(false), &json!("no_interview")));
}
