//! The visitors' lane: nobody with an account waits for it, and a worker that goes away leaves what it held.

use super::{RIGHT, document, id_of, install, row, submit};
use crate::kit::TestApp;
use aws_lc_rs::digest::{SHA256, digest};
use devproof_claims::Clock;
use devproof_server::judging::visitors;
use std::{sync::Arc, time::Duration};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// Waits for as long as its one test may.
const SLOW: &str = "function doubleIt(n) { const end = Date.now() + 250; while (Date.now() < end) {} return n + n; }";

/// A visitor's program in the queue, without the way there.
async fn tried(app: &TestApp, challenge: Uuid, source: &str) -> Vec<u8> {
    let key = digest(&SHA256, Uuid::new_v4().as_bytes()).as_ref().to_vec();
    let sql = "insert into private.tryouts (key_hash, work_hash, challenge_id, version_id, kind, language, source, queued_at)
               select $1, $1, c.id, c.current_version_id, 'submit', 'javascript', $3, $4 from challenges c where c.id = $2";
    let admin = app.database.admin().await;
    admin.execute(sql, &[&key, &challenge, &source, &app.clock.now()]).await.expect("it waits");
    key
}

async fn state(app: &TestApp, key: &[u8]) -> (String, Option<String>, i16) {
    let sql = "select state, verdict, attempts from private.tryouts where key_hash = $1";
    let row = app.database.admin().await.query_one(sql, &[&key]).await.expect("it is known");
    (row.get(0), row.get(1), row.get(2))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitors_program_gives_its_place_to_people_with_accounts() {
    let app = TestApp::start_with(&[("JUDGE_SLOTS", "1")]).await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let seeker = app.seeker().await;
    let mut keys = Vec::new();
    for _ in 0..10 {
        keys.push(tried(&app, challenge, SLOW).await);
    }
    let (worker, stop) = (Arc::new(app.judge().await), CancellationToken::new());
    let running = tokio::spawn(Arc::clone(&worker).run(stop.clone()));
    let begun = "select count(*) from private.tryouts where state = 'running'";
    while admin.query_one(begun, &[]).await.expect("a count").get::<_, i64>(0) == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (id, answer) = submit(&seeker, challenge, RIGHT).await;
    answer.ok();
    while row(&seeker, id).await["verdict"].is_null() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // Ten of them take ten seconds: whoever has an account did not wait for them.
    let left = "select count(*) from private.tryouts where state <> 'done'";
    assert!(admin.query_one(left, &[]).await.expect("a count").get::<_, i64>(0) >= 8);
    stop.cancel();
    running.await.expect("the worker ends");
    let held = admin.query_one(begun, &[]).await.expect("a count").get::<_, i64>(0);
    assert_eq!(held, 0, "what was in hand is back in the queue");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_worker_leaves_its_visitor_to_the_next_and_nobody_waits_for_ever() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    install(&admin, "double", &document()).await;
    let challenge = id_of(&admin, "double").await;
    let key = tried(&app, challenge, RIGHT).await;
    let worker = app.judge().await;
    worker.register().await.expect("it is fit");
    for attempt in 1..=3 {
        let lost = worker.claim_tryout().await.expect("a claim").expect("it waits");
        assert_eq!(state(&app, &key).await, ("running".to_owned(), None, attempt));
        assert!(worker.claim_tryout().await.expect("a claim").is_none(), "once at a time");
        app.clock.advance(time::Duration::seconds(20));
        let lapse = "update private.tryouts set leased_until = $1";
        admin.execute(lapse, &[&app.clock.now()]).await.expect("its lease ends");
        visitors::release(&app.db, app.clock.now()).await.expect("a release");
        // A verdict that comes late counts for nothing.
        worker.try_out(&lost, &CancellationToken::new()).await;
    }
    assert_eq!(state(&app, &key).await, ("done".to_owned(), Some("internal_error".to_owned()), 3));
    let waits = tried(&app, challenge, RIGHT).await;
    app.clock.advance(time::Duration::minutes(4));
    visitors::release(&app.db, app.clock.now()).await.expect("a release");
    assert_eq!(state(&app, &waits).await.1.as_deref(), Some("internal_error"));
}
