//! Limits of what one person submits, and ids that are sent again.

use crate::{
    judging::{RIGHT, document, id_of, install, submit},
    kit::TestApp,
};
use futures::future::join_all;
use serde_json::json;
use uuid::Uuid;

#[tokio::test(flavor = "multi_thread")]
async fn limits_hold_under_parallel_calls_and_time_gives_back() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    // Nothing waits for long here.
    let judge = "update private.judge_queue set priority = 1";
    let mut taken = 0;
    for _ in 0..3 {
        let answers = join_all((0..15).map(|_| submit(&seeker, challenge, RIGHT))).await;
        taken += answers.iter().filter(|(_, answer)| answer.status.is_success()).count();
        admin.batch_execute(judge).await.expect("nobody waits");
    }
    assert_eq!(taken, 30);
    let refused = submit(&seeker, challenge, RIGHT).await.1;
    assert_eq!(refused.error(429), "rate_limited");
    assert!(refused.text.contains("wait"), "{}", refused.text);
    app.clock.advance(time::Duration::minutes(11));
    submit(&seeker, challenge, RIGHT).await.1.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_id_is_the_same_submission_and_never_anothers() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let (seeker, other) = (app.seeker().await, app.seeker().await);
    let call =
        json!({ "p_id": Uuid::new_v4(), "p_challenge_id": challenge, "p_language": "javascript", "p_source": RIGHT });
    let answers = join_all((0..8).map(|_| seeker.rpc("submit_challenge", &call))).await;
    assert!(answers.iter().all(|answer| answer.status.is_success()), "{answers:?}");
    let count: i64 = admin.query_one("select count(*) from submissions", &[]).await.expect("a count").get(0);
    assert_eq!(count, 1);
    assert_eq!(other.rpc("submit_challenge", &call).await.error(409), "conflict");
    assert_eq!(seeker.rpc("run_challenge", &call).await.error(409), "conflict");
    let with = async |language: &str, source: &str| {
        let id = Uuid::new_v4();
        let call = json!({ "p_id": id, "p_challenge_id": challenge, "p_language": language, "p_source": source });
        seeker.rpc("submit_challenge", &call).await
    };
    for (language, source) in [("javascript", ""), ("javascript", &"x".repeat(65_537)), ("sql", "x"), ("cobol", "x")]
    {
        assert_eq!(with(language, source).await.error(422), "invalid_input", "{language}");
    }
    assert_eq!(with("javascript", "a\0b").await.error(400), "PGRST102");
}
