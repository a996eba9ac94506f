//! Whose turn it is, and how much anybody may ask for.

use super::{RIGHT, completed, document, id_of, install, row, submit};
use crate::kit::TestApp;
use devproof_claims::Clock;
use devproof_server::judging::{
    queue::{self, Claimed},
    verdict::{self, Held, Outcome},
};
use devproof_vocabulary::Verdict;
use futures::future::join_all;
use serde_json::json;
use std::{collections::BTreeSet, time::Duration};
use uuid::Uuid;

/// Claims as a worker does.
async fn claim(app: &TestApp) -> Option<Claimed> {
    let languages = ["javascript".to_owned()];
    queue::claim(&app.db, Uuid::new_v4(), Duration::from_secs(60), &languages, app.clock.now())
        .await
        .expect("a claim")
}

async fn finish(app: &TestApp, claimed: &Claimed, verdict: Verdict) -> bool {
    let held = Held { id: claimed.id, lease: Some(claimed.lease), expired_by: None };
    let outcome = Outcome { verdict, ..Outcome::failed(None) };
    verdict::finish(&app.db, &held, &outcome, app.clock.now()).await.expect("a verdict")
}

#[tokio::test(flavor = "multi_thread")]
async fn e12_one_person_with_twenty_waiting_delays_nobody() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let (eager, other) = (app.seeker().await, app.seeker().await);
    // Forty at once: exactly twenty wait.
    let answers = join_all((0..40).map(|_| submit(&eager, challenge, RIGHT))).await;
    let taken = answers.iter().filter(|(_, answer)| answer.status.is_success()).count();
    assert_eq!(taken, 20);
    for (_, refused) in answers.iter().filter(|(_, answer)| !answer.status.is_success()) {
        assert_eq!(refused.error(429), "too_many_waiting");
    }
    let first = claim(&app).await.expect("something waits");
    assert_eq!(first.profile_id, eager.id);
    assert!(claim(&app).await.is_none(), "one at a time for one person");
    submit(&other, challenge, RIGHT).await.1.ok();
    let second = claim(&app).await.expect("the other's");
    assert_eq!(second.profile_id, other.id);
    let wrong = Verdict::WrongAnswer;
    assert!(finish(&app, &second, wrong).await && finish(&app, &first, wrong).await);
    assert!(!finish(&app, &first, wrong).await, "once");
    submit(&other, challenge, RIGHT).await.1.ok();
    // Served longest ago: the eager one's turn ended last but began first.
    let turns = [claim(&app).await.expect("a turn"), claim(&app).await.expect("a turn")].map(|turn| turn.profile_id);
    assert_eq!(BTreeSet::from(turns), BTreeSet::from([eager.id, other.id]));
}

#[tokio::test(flavor = "multi_thread")]
async fn parallel_workers_never_hold_one_person_twice() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    for _ in 0..5 {
        let person = app.seeker().await;
        for _ in 0..3 {
            submit(&person, challenge, RIGHT).await.1.ok();
        }
    }
    let claimed: Vec<_> = join_all((0..12).map(|_| claim(&app))).await.into_iter().flatten().collect();
    let people: BTreeSet<Uuid> = claimed.iter().map(|claimed| claimed.profile_id).collect();
    assert_eq!(people.len(), claimed.len(), "{claimed:?}");
    // Whoever lost a race left it to the next look.
    let mut all = people;
    while let Some(claimed) = claim(&app).await {
        assert!(all.insert(claimed.profile_id), "twice at once");
    }
    assert_eq!(all.len(), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn parallel_verdicts_count_once_and_are_judged_again_once() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    submit(&seeker, challenge, RIGHT).await.1.ok();
    let first = claim(&app).await.expect("a submission");
    // The tests change while it is judged.
    let mut newer = document();
    newer["tests"].as_array_mut().expect("tests").pop();
    assert_eq!(install(&admin, "double", &newer).await, Some(2));
    let verdicts = join_all((0..8).map(|_| finish(&app, &first, Verdict::Accepted))).await;
    assert_eq!(verdicts.into_iter().filter(|counts| *counts).count(), 1);
    assert_eq!(completed(&admin, &seeker).await, 0, "the older tests accepted it");
    let again = claim(&app).await.expect("it is judged again");
    assert!(claim(&app).await.is_none(), "once");
    let verdicts = join_all((0..8).map(|_| finish(&app, &again, Verdict::Accepted))).await;
    assert_eq!(verdicts.into_iter().filter(|counts| *counts).count(), 1);
    assert_eq!(completed(&admin, &seeker).await, 1);
    let sql = "select count(*) from submissions where kind = 'rejudge'";
    assert_eq!(admin.query_one(sql, &[]).await.expect("a count").get::<_, i64>(0), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_worker_finishes_goes_back_and_is_given_up_in_the_end() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    let (id, answer) = submit(&seeker, challenge, RIGHT).await;
    answer.ok();
    for _ in 0..5 {
        let lost = claim(&app).await.expect("it is there again");
        queue::release(&app.db, app.clock.now()).await.expect("released");
        assert!(claim(&app).await.is_none(), "the lease still runs");
        app.clock.advance(time::Duration::minutes(2));
        join_all((0..4).map(|_| queue::release(&app.db, app.clock.now()))).await;
        assert!(!finish(&app, &lost, Verdict::Accepted).await, "too late");
    }
    let given_up = row(&seeker, id).await;
    assert_eq!((&given_up["state"], &given_up["verdict"]), (&json!("done"), &json!("internal_error")));
    assert!(claim(&app).await.is_none());
}

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

#[tokio::test(flavor = "multi_thread")]
async fn drafts_are_kept_one_a_language_and_thrown_away_when_empty() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    let save = async |source: &str| {
        let call = json!({ "p_challenge_id": challenge, "p_language": "python", "p_source": source });
        seeker.rpc("save_challenge_draft", &call).await
    };
    save("one").await.ok();
    save("two").await.ok();
    let page = seeker.rpc("get_challenge", &json!({ "p_slug": "double" })).await.ok();
    assert_eq!(page["drafts"]["python"]["source"], "two");
    assert_eq!(save(&"x".repeat(65_537)).await.error(422), "invalid_input");
    save("").await.ok();
    let page = seeker.rpc("get_challenge", &json!({ "p_slug": "double" })).await.ok();
    assert_eq!(page["drafts"], json!({}));
}
