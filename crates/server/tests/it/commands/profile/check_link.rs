//! The daily check of verified links: a proof that is gone for two days takes the mark away, and its owner is told why.

use super::{
    site::{Page, Site},
    verify_link::{add, back, link, seeker, verify},
};
use crate::{
    commands::arrange,
    kit::{Person, TestApp},
};
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::Duration;

const ORIGIN: (&str, &str) = ("PUBLIC_URL", "https://devproof.test");

/// Plans what is due now and does it; how many were planned.
async fn check(app: &TestApp) -> i32 {
    let planned = devproof_commands::plan_link_checks(&app.db, app.clock.now()).await.expect("the statement runs");
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
    planned
}

async fn later(app: &TestApp, person: &Person, wait: Duration) -> Person {
    app.clock.advance(wait);
    app.session(person, "aal1").await
}

async fn notifications(person: &Person) -> Vec<Value> {
    let rows = person.get("/rest/v1/notifications?select=kind,title,path&kind=eq.link_unverified").await.ok();
    rows.as_array().expect("a list").clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn j14_a_proof_that_is_gone_for_two_days_counts_no_longer() {
    let app = TestApp::start_with(&[ORIGIN]).await;
    let (site, ada) = (Site::start().await, seeker(&app, "ada").await);
    let url = site.set("/", Page::Html(back("ada")));
    let added = add(&ada, &url).await;
    verify(&ada, added).await.ok();
    assert_eq!(check(&app).await, 0, "not before a day");
    let ada = later(&app, &ada, Duration::hours(25)).await;
    assert_eq!((check(&app).await, check(&app).await), (1, 0));
    let row = link(&ada, &url).await.1;
    assert!(row["verified_on"].is_string() && row["check_failure"].is_null(), "{row}");

    // One bad day takes nothing away, a good one between two neither.
    for _ in 0..2 {
        site.set("/", Page::Status(503));
        let ada = later(&app, &ada, Duration::hours(25)).await;
        assert_eq!(check(&app).await, 1);
        let row = link(&ada, &url).await.1;
        assert_eq!((row["verified_on"].is_string(), &row["check_failure"]), (true, &json!("error_status")));
        site.set("/", Page::Html(back("ada")));
        let ada = later(&app, &ada, Duration::hours(25)).await;
        assert_eq!(check(&app).await, 1);
        assert_eq!(link(&ada, &url).await.1["check_failure"], Value::Null);
    }

    site.set("/", Page::Html("<p>Under new ownership</p>".to_owned()));
    let mut ada = ada;
    for _ in 0..2 {
        ada = later(&app, &ada, Duration::hours(25)).await;
        assert_eq!(check(&app).await, 1);
    }
    let row = link(&ada, &url).await.1;
    assert_eq!((&row["verified_on"], &row["check_failure"]), (&Value::Null, &json!("no_proof")), "{row}");
    assert!(row["lapsed_at"].is_string());
    let told = notifications(&ada).await;
    assert_eq!(told.len(), 1);
    assert_eq!(told[0]["title"], json!("Your link to 127.0.0.1 is no longer verified"));
    assert_eq!(told[0]["path"], json!(format!("/dashboard/profile?edit=links.verify.{added}")));

    let ada = later(&app, &ada, Duration::days(3)).await;
    assert_eq!(check(&app).await, 0, "it's up to its owner");
    site.set("/", Page::Html(back("ada")));
    assert_eq!(verify(&ada, added).await.ok()["verified"], json!(true));
    assert_eq!(link(&ada, &url).await.1["lapsed_at"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_check_of_what_was_changed_or_left_changes_nothing() {
    let app = TestApp::start_with(&[ORIGIN]).await;
    let (site, ada) = (Site::start().await, seeker(&app, "ada").await);
    let url = site.set("/", Page::Html(back("ada")));
    let added = add(&ada, &url).await;
    verify(&ada, added).await.ok();
    let ada = later(&app, &ada, Duration::hours(25)).await;
    // Planned, and then verified again by its owner before the task runs.
    devproof_commands::plan_link_checks(&app.db, app.clock.now()).await.expect("the statement runs");
    let ada = later(&app, &ada, Duration::seconds(1)).await;
    verify(&ada, added).await.ok();
    site.set("/", Page::Status(500));
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
    assert_eq!(link(&ada, &url).await.1["check_failure"], Value::Null);

    // Of an account that isn't active nothing is fetched.
    arrange(&app, "update profiles set is_active = false where id = $1", ada.id).await;
    let before = site.visits();
    app.clock.advance(Duration::hours(25));
    assert_eq!((check(&app).await, site.visits()), (0, before));
}
