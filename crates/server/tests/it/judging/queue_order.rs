//! Whose turn it is, and that a verdict counts once.

use super::{RIGHT, completed, document, id_of, install, row, submit};
use crate::kit::TestApp;
use devproof_claims::Clock;
use devproof_server::judging::{
    queue::{self, Claimed},
    verdict::{self, LeasedSubmission, Outcome},
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
    let submission = LeasedSubmission { id: claimed.id, lease: Some(claimed.lease), expired_by: None };
    let outcome = Outcome { verdict, ..Outcome::failed(None) };
    verdict::finish(&app.db, &submission, &outcome, app.clock.now()).await.expect("a verdict")
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
async fn people_whose_programs_took_least_lately_come_first() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let (slow, quick) = (app.seeker().await, app.seeker().await);
    // The slow one is served first, so that turns alone would give them the next one too.
    for (person, seconds) in [(&slow, 30), (&quick, 1)] {
        submit(person, challenge, RIGHT).await.1.ok();
        let claimed = claim(&app).await.expect("a submission");
        assert_eq!(claimed.profile_id, person.id);
        app.clock.advance(time::Duration::seconds(seconds));
        assert!(finish(&app, &claimed, Verdict::WrongAnswer).await);
    }
    for person in [&slow, &quick] {
        submit(person, challenge, RIGHT).await.1.ok();
    }
    let next = claim(&app).await.expect("a submission");
    assert_eq!(next.profile_id, quick.id, "30 seconds against 1");
    assert_eq!(claim(&app).await.expect("a submission").profile_id, slow.id);
    assert!(finish(&app, &next, Verdict::WrongAnswer).await);
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
    // Anyone who lost a race left it to the next look.
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
