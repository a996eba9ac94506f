//! `refresh_repositories`, and the daily fetch: what fails is told and tried again.

use super::{
    github::{FakeGitHub, Reply},
    repositories::{Scene, daily, day, forget_limit, later, mine, scene, show, work},
    verify_link::add,
};
use crate::commands::{arrange, details};
use devproof_claims::Clock;
use futures::future::join_all;
use serde_json::{Value, json};
use time::{Duration, OffsetDateTime, format_description::well_known::Rfc3339};

#[tokio::test(flavor = "multi_thread")]
async fn a_failure_is_told_and_tried_again() {
    let Scene { app, github, ada, link } = scene().await;
    github.account("ada", &[("engine", &day(&app, 1), json!({ "Rust": 1 }))]);
    show(&ada, link).await.ok();
    work(&app).await;
    let good = mine(&ada).await.0;
    let repos = "/users/ada/repos";
    let reset = (app.clock.now() + Duration::hours(2)).unix_timestamp().to_string();
    let mut ada = ada;
    for (reply, failure, hours) in [
        (Reply::Status(403, "x-ratelimit-reset", reset), "rate_limited", 2),
        (Reply::Status(429, "retry-after", "10800".to_owned()), "rate_limited", 3),
        (Reply::Status(502, "x-any", String::new()), "unreachable", 1),
        (Reply::Huge, "unreadable", 24),
        (Reply::Json(json!({ "message": "What?" })), "unreadable", 24),
        (Reply::Status(401, "x-any", String::new()), "unreadable", 24),
    ] {
        github.set(repos, reply);
        forget_limit(&app).await;
        ada = later(&app, &ada, Duration::seconds(1)).await;
        ada.rpc("refresh_repositories", &json!({})).await.ok();
        work(&app).await;
        let (repositories, consent) = mine(&ada).await;
        assert_eq!((&repositories, &consent["failure"]), (&good, &json!(failure)), "what was known stays");
        let due = OffsetDateTime::parse(consent["due_at"].as_str().expect("a time"), &Rfc3339).expect("a time");
        let wait = due - app.clock.now();
        assert!((wait - Duration::hours(hours)).abs() < Duration::minutes(1), "{failure}: {wait}");
    }
    // It tries again by itself.
    github.account("ada", &[("engine", &day(&app, 1), json!({ "Zig": 1 }))]);
    let ada = later(&app, &ada, Duration::hours(25)).await;
    assert_eq!(daily(&app).await, 1);
    let (repositories, consent) = mine(&ada).await;
    assert_eq!((&repositories["languages"][0]["name"], &consent["failure"]), (&json!("Zig"), &Value::Null));

    // Of an account that isn't there nothing is shown.
    github.set(repos, Reply::Status(404, "x-any", String::new()));
    let ada = later(&app, &ada, Duration::hours(25)).await;
    assert_eq!(daily(&app).await, 1);
    let (repositories, consent) = mine(&ada).await;
    assert_eq!((&repositories, &consent["failure"]), (&Value::Null, &json!("not_found")));
}

#[tokio::test(flavor = "multi_thread")]
async fn j14_a_slow_api_and_another_host_are_left() {
    let Scene { app, github, ada, link } = scene().await;
    let elsewhere = FakeGitHub::start().await;
    elsewhere.account("ada", &[("theirs", &day(&app, 1), json!({ "Evil": 1 }))]);
    github.set("/users/ada/repos", Reply::Redirect(format!("{}/users/ada/repos", elsewhere.url)));
    show(&ada, link).await.ok();
    work(&app).await;
    let (repositories, consent) = mine(&ada).await;
    assert_eq!((&repositories, &consent["failure"]), (&Value::Null, &json!("unreadable")));
    assert_eq!(elsewhere.requests(), Vec::<String>::new());

    // Within the API a redirect is followed; an account that has another name now is another one's.
    github.account("eve", &[("engine", &day(&app, 1), json!({ "Rust": 1 }))]);
    github.set("/users/ada/repos", Reply::Redirect("/users/eve/repos".to_owned()));
    let ada = later(&app, &ada, Duration::seconds(1)).await;
    ada.rpc("refresh_repositories", &json!({})).await.ok();
    work(&app).await;
    assert_eq!(mine(&ada).await.1["failure"], json!("not_found"));

    github.set("/users/ada/repos", Reply::Slow);
    let ada = later(&app, &ada, Duration::seconds(1)).await;
    ada.rpc("refresh_repositories", &json!({})).await.ok();
    let began = std::time::Instant::now();
    work(&app).await;
    assert!(began.elapsed().as_secs() < 25, "{:?}", began.elapsed());
    assert_eq!(mine(&ada).await.1["failure"], json!("timed_out"));
}

#[tokio::test(flavor = "multi_thread")]
async fn several_nodes_fetch_once_a_day() {
    let Scene { app, github, ada, link } = scene().await;
    github.account("ada", &[("engine", &day(&app, 1), json!({ "Rust": 1 }))]);
    show(&ada, link).await.ok();
    work(&app).await;
    let asked = github.requests().len();
    assert_eq!(daily(&app).await, 0, "not before a day");
    let ada = later(&app, &ada, Duration::hours(25)).await;
    let now = app.clock.now();
    let planned = join_all((0..4).map(|_| devproof_commands::plan_repository_fetches(&app.db, now))).await;
    let planned: i32 = planned.into_iter().map(|one| one.expect("the statement runs")).sum();
    assert_eq!(planned, 1);
    let (one, other) = (app.app.worker().expect("a worker"), app.app.worker().expect("a worker"));
    let (first, second) = tokio::join!(one.drain(), other.drain());
    assert_eq!((first.expect("the queue").failed, second.expect("the queue").failed), (vec![], vec![]));
    assert_eq!(github.requests().len(), asked + 2);
    assert_eq!(mine(&ada).await.0["fetched_on"], json!(day(&app, 0)));

    // Of an account that isn't active nothing is fetched.
    arrange(&app, "update profiles set is_active = false where id = $1", ada.id).await;
    app.clock.advance(Duration::hours(25));
    assert_eq!(daily(&app).await, 0);
    assert_eq!(github.requests().len(), asked + 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn j14_five_fetches_an_hour_however_many_at_once() {
    let Scene { app, github, ada, link } = scene().await;
    github.account("ada", &[("engine", &day(&app, 1), json!({ "Rust": 1 }))]);
    show(&ada, link).await.ok();
    let nothing = json!({});
    let answers = join_all((0..12).map(|_| ada.rpc("refresh_repositories", &nothing))).await;
    let refused: Vec<_> = answers.iter().filter(|answer| !answer.status.is_success()).collect();
    assert_eq!(refused.len(), 8, "switching on was the first of five");
    for answer in refused {
        assert_eq!(answer.error(429), "repository_limit");
        assert!(
            details(answer)["wait"].as_i64().is_some_and(|wait| (3590..=3600).contains(&wait)),
            "{}",
            answer.text
        );
    }
    // Off and on again is no way round it; checks of links are counted apart.
    ada.rpc("hide_repositories", &json!({})).await.ok();
    assert_eq!(show(&ada, link).await.error(429), "repository_limit");
    let other = add(&ada, "http://127.0.0.1:9/").await;
    ada.rpc("verify_link", &json!({ "p_id": other })).await.ok();
    app.clock.advance(Duration::minutes(61));
    let ada = app.session(&ada, "aal1").await;
    show(&ada, link).await.ok();
    work(&app).await;
    assert_eq!(mine(&ada).await.0["count"], json!(1));
}
