//! Whose turn it is, and how much anybody may ask for.

use super::{RIGHT, document, id_of, install, submit};
use crate::kit::TestApp;
use futures::future::join_all;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tokio_postgres::Client;
use uuid::Uuid;

/// Claims as a worker does; whose submission it is.
async fn claim(admin: &Client) -> Option<(Uuid, Uuid, Uuid)> {
    let lease = Uuid::new_v4();
    let sql = "select private.claim_submission($1, 60, '{javascript}', now())";
    let claimed: Option<Value> = admin.query_one(sql, &[&lease]).await.expect("a claim").get(0);
    let id = |value: &Value| value.as_str().and_then(|text| text.parse().ok()).expect("an id");
    claimed.map(|claimed| (id(&claimed["id"]), id(&claimed["profile_id"]), lease))
}

async fn finish(admin: &Client, (id, _, lease): (Uuid, Uuid, Uuid)) -> bool {
    let sql = "select private.finish_submission($1, $2, '{\"verdict\":\"wrong_answer\"}', now())";
    admin.query_one(sql, &[&id, &lease]).await.expect("a verdict").get(0)
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
    let first = claim(&admin).await.expect("something waits");
    assert_eq!(first.1, eager.id);
    assert!(claim(&admin).await.is_none(), "one at a time for one person");
    submit(&other, challenge, RIGHT).await.1.ok();
    let second = claim(&admin).await.expect("the other's");
    assert_eq!(second.1, other.id);
    assert!(finish(&admin, second).await && finish(&admin, first).await);
    assert!(!finish(&admin, first).await, "once");
    submit(&other, challenge, RIGHT).await.1.ok();
    // Served longest ago: the eager one's turn ended last but began first.
    let turns = [claim(&admin).await.expect("a turn").1, claim(&admin).await.expect("a turn").1];
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
    let workers = join_all((0..12).map(|_| app.database.admin())).await;
    let claimed: Vec<_> = join_all(workers.iter().map(claim)).await.into_iter().flatten().collect();
    let people: BTreeSet<Uuid> = claimed.iter().map(|(_, person, _)| *person).collect();
    assert_eq!(people.len(), claimed.len(), "{claimed:?}");
    // Whoever lost a race left it to the next look.
    let mut all = people;
    while let Some((_, person, _)) = claim(&admin).await {
        assert!(all.insert(person), "twice at once");
    }
    assert_eq!(all.len(), 5);
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
