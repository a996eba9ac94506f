//! Anyone who scores dies in the middle of it, or is taken for dead: there is one score.

use super::{super::work, *};
use std::time::Duration as Time;
use time::Duration;

const SLOW: (&str, &str) = ("INTERVIEW_MODEL_TIMEOUT_SECONDS", "60");

/// As long as a claim on a task holds when its worker is silent.
const LEASE: Duration = Duration::seconds(31);

async fn there_is_one_score(app: &TestApp) {
    for table in ["public.interview_scores", "private.interview_scorings"] {
        assert_eq!(count(app, table).await, 1, "{table}");
    }
    assert_eq!(count(app, "queue.tasks where kind = 'interview.score' and state <> 'done'").await, 0);
}

#[tokio::test]
async fn killed_in_mid_scoring_another_scores_once() {
    let endpoint = Endpoint::start(Manner::Waits(Time::from_secs(60))).await;
    let app = app(&endpoint.url, "1", &[SLOW]).await;
    let seeker = app.seeker().await;
    let id = ended(&app, &seeker).await;
    let worker = app.app.worker().expect("a worker");
    let first = tokio::spawn(async move { worker.drain().await });
    endpoint.is_asked().await;
    first.abort();
    endpoint.play(honest());
    // While its claim holds no one else takes it.
    work(&app).await;
    assert_eq!(state(&seeker, id).await, "scoring");
    app.clock.advance(LEASE);
    work(&app).await;
    assert_eq!(state(&seeker, id).await, "scored");
    there_is_one_score(&app).await;
}

#[tokio::test]
async fn a_worker_that_comes_back_late_changes_nothing() {
    let endpoint = Endpoint::start(Manner::Waits(Time::from_secs(4))).await;
    let app = app(&endpoint.url, "1", &[SLOW]).await;
    let seeker = app.seeker().await;
    let id = ended(&app, &seeker).await;
    let worker = app.app.worker().expect("a worker");
    let late = tokio::spawn(async move { worker.drain().await });
    endpoint.is_asked().await;
    // All questions of the first stand before the model's manner changes.
    tokio::time::sleep(Time::from_millis(500)).await;
    app.clock.advance(LEASE);
    endpoint.play(honest());
    work(&app).await;
    let receipt = call(&seeker, "get_interview_receipt", id).await.ok();
    assert_eq!(receipt["attempt"]["state"], "scored");
    late.await.expect("no panic").expect("the queue");
    assert_eq!(call(&seeker, "get_interview_receipt", id).await.ok(), receipt);
    there_is_one_score(&app).await;
    // What the late one was told was paid for, and belongs to no score.
    let asked = i64::try_from(endpoint.asked().len()).expect("few");
    assert_eq!(count(&app, "private.interview_answers").await, asked);
    assert_eq!(count(&app, "private.interview_answers where scoring_id is null").await, asked / 2);
    assert_eq!(call(&seeker, "score_interview_again", id).await.ok()["same"], true);
}
