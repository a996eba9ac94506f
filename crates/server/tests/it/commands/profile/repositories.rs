//! What GitHub says of a person's repositories: fetched with their consent and each day, shown as what it is, gone without
//! the consent, the link or its proof.

use super::{
    github::{FakeGitHub, Reply, repository},
    verify_link::{add, link, seeker},
};
use crate::{
    commands::{arrange, details},
    kit::{Answer, Person, TestApp},
};
use devproof_claims::Clock;
use futures::future::join_all;
use serde_json::{Value, json};
use time::{Duration, OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

const ADA: &str = "https://github.com/ada";

struct Scene {
    app: TestApp,
    github: FakeGitHub,
    ada: Person,
    /// Her verified link.
    link: Uuid,
}

/// Ada, whose link to her account is verified.
async fn scene() -> Scene {
    let github = FakeGitHub::start().await;
    let app = TestApp::start_with(&[("PUBLIC_URL", "https://devproof.test"), ("GITHUB_API_URL", &github.url)]).await;
    let ada = seeker(&app, "ada").await;
    let link = verified(&app, &ada, ADA).await;
    Scene { app, github, ada, link }
}

async fn verified(app: &TestApp, person: &Person, url: &str) -> Uuid {
    let link = add(person, url).await;
    let sql = format!(
        "update profile_links set verified_at = now(), verified_by = 'rel_me', check_due_at = now() + interval '10 years'
         where profile_id = $1 and id = '{link}'"
    );
    arrange(app, &sql, person.id).await;
    link
}

fn day(app: &TestApp, ago: i64) -> String {
    (app.clock.now() - Duration::days(ago)).date().to_string()
}

async fn show(person: &Person, link: Uuid) -> Answer {
    person.rpc("show_repositories", &json!({ "p_link_id": link })).await
}

/// Does what is planned.
async fn work(app: &TestApp) {
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
}

async fn daily(app: &TestApp) -> i32 {
    let planned =
        devproof_commands::plan_repository_fetches(&app.db, app.clock.now()).await.expect("the statement runs");
    work(app).await;
    planned
}

async fn later(app: &TestApp, person: &Person, wait: Duration) -> Person {
    app.clock.advance(wait);
    app.session(person, "aal1").await
}

async fn mine(person: &Person) -> (Value, Value) {
    let profile = person.rpc("get_my_profile", &json!({})).await.ok();
    (profile["repositories"].clone(), profile["repository_consent"].clone())
}

async fn public(app: &TestApp) -> Value {
    let path = "/rest/v1/rpc/get_public_profile";
    app.post(path, &json!({ "p_slug": "ada" })).await.ok()["repositories"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_github_says_is_shown_with_consent_and_never_judged() {
    let Scene { app, github, ada, link } = scene().await;
    github.account(
        "ada",
        &[
            ("engine", &day(&app, 1), json!({ "Rust": 6_000, "C": 1_000 })),
            ("notes", &day(&app, 70), json!({ "Rust": 0, "TypeScript": 3_000 })),
        ],
    );
    assert_eq!(mine(&ada).await, (Value::Null, Value::Null));
    let facts = "select private.people_facts(array[$1::uuid])::text";
    let before: String = app.database.admin().await.query_one(facts, &[&ada.id]).await.expect("facts").get(0);

    assert_eq!(show(&ada, link).await.ok(), json!({ "link_id": link }));
    assert_eq!(mine(&ada).await.1["is_pending"], json!(true));
    assert_eq!(github.requests(), Vec::<String>::new(), "nothing is fetched while a transaction is open");
    work(&app).await;
    let today = day(&app, 0);
    let shown = json!({
        "url": ADA, "count": 2, "has_more": false, "push_months": 2,
        "languages": [{ "name": "Rust", "share": 60 }, { "name": "TypeScript", "share": 30 }, { "name": "C", "share": 10 }],
        "last_pushed_on": day(&app, 1), "fetched_on": today,
    });
    let (repositories, consent) = mine(&ada).await;
    assert_eq!(repositories, shown);
    assert_eq!(
        (&consent["is_pending"], &consent["failure"], &consent["link_id"]),
        (&json!(false), &Value::Null, &json!(link))
    );
    assert_eq!(public(&app).await, shown);
    let page = app.get("/user/ada").await.text;
    for text in ["Shown, not judged", "2 public repositories", "TypeScript", "Not part of the match score."] {
        assert!(page.contains(text), "{text} is missing");
    }
    let after: String = app.database.admin().await.query_one(facts, &[&ada.id]).await.expect("facts").get(0);
    assert_eq!(before, after, "the match knows nothing of it");

    // Saying it twice changes nothing, and asks GitHub nothing.
    let asked = github.requests().len();
    show(&ada, link).await.ok();
    work(&app).await;
    assert_eq!(github.requests().len(), asked);

    ada.rpc("hide_repositories", &json!({})).await.ok();
    assert_eq!((mine(&ada).await, public(&app).await), ((Value::Null, Value::Null), Value::Null));
    assert!(!app.get("/user/ada").await.text.contains("Shown, not judged"));
    assert_eq!(daily(&app).await, 0);
    assert_eq!(ada.rpc("refresh_repositories", &json!({})).await.error(404), "not_found");
}

#[tokio::test(flavor = "multi_thread")]
async fn forks_archived_ones_and_more_than_twenty_are_not_read() {
    let Scene { app, github, ada, link } = scene().await;
    let mut list: Vec<Value> = (0..30).map(|n| repository("ada", &format!("r{n}"), &day(&app, n))).collect();
    for (name, flag) in [("forked", "fork"), ("old", "archived"), ("secret", "private")] {
        let mut one = repository("ada", name, &day(&app, 0));
        one[flag] = json!(true);
        list.push(one);
    }
    // A name that would lead elsewhere is no part of a path.
    list.push(repository("ada", "../../user", &day(&app, 0)));
    github.set("/users/ada/repos", Reply::Json(list.into()));
    show(&ada, link).await.ok();
    work(&app).await;
    let (repositories, consent) = mine(&ada).await;
    assert_eq!((&repositories["count"], &consent["failure"]), (&json!(31), &Value::Null), "{consent}");
    let requests = github.requests();
    assert_eq!(requests.len(), 1 + 19, "{requests:?}");
    assert!(requests.iter().all(|path| !["forked", "old", "secret", ".."].iter().any(|name| path.contains(name))));
    assert_eq!(repositories["languages"], json!([]), "repositories that are gone by now have no languages");
}

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

/// The limit is another test's matter.
async fn forget_limit(app: &TestApp) {
    app.database.admin().await.execute("delete from private.link_checks", &[]).await.expect("the statement runs");
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
async fn a_consent_that_is_withdrawn_while_github_answers_keeps_nothing() {
    let Scene { app, github, ada, link } = scene().await;
    let held = Reply::Held(json!([repository("ada", "engine", &day(&app, 1))]));
    github.set("/users/ada/repos", held.clone());
    show(&ada, link).await.ok();
    let worker = app.app.worker().expect("a worker");
    let (drained, ()) = tokio::join!(worker.drain(), async {
        github.arrived().await;
        ada.rpc("hide_repositories", &json!({})).await.ok();
        github.release();
    });
    assert_eq!(drained.expect("the queue").failed, []);
    assert_eq!(mine(&ada).await, (Value::Null, Value::Null));

    // Given again meanwhile, it's another consent: what was fetched for the first one is not its answer.
    let ada = later(&app, &ada, Duration::seconds(1)).await;
    show(&ada, link).await.ok();
    let (drained, ()) = tokio::join!(worker.drain(), async {
        github.arrived().await;
        ada.rpc("hide_repositories", &json!({})).await.ok();
        github.set("/users/ada/repos", Reply::Json(json!([])));
        show(&ada, link).await.ok();
        github.release();
    });
    assert_eq!(drained.expect("the queue").failed, []);
    let (repositories, consent) = mine(&ada).await;
    assert_eq!((&repositories, &consent["count"], &consent["is_pending"]), (&Value::Null, &json!(0), &json!(false)));
    let left: i64 = app
        .database
        .admin()
        .await
        .query_one("select count(*) from repository_summaries", &[])
        .await
        .expect("a count")
        .get(0);
    assert_eq!(left, 1);
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

#[tokio::test(flavor = "multi_thread")]
async fn it_goes_with_the_link_its_address_or_its_proof() {
    let Scene { app, github, ada, link: _ } = scene().await;
    github.account("ada", &[("engine", &day(&app, 1), json!({ "Rust": 1 }))]);
    let mut ada = ada;
    for statement in [
        "delete from profile_links where profile_id = $1",
        "update profile_links set url = 'https://github.com/eve' where profile_id = $1",
        "update profile_links set verified_at = null, verified_by = null, check_due_at = null where profile_id = $1",
    ] {
        arrange(&app, "delete from profile_links where profile_id = $1", ada.id).await;
        forget_limit(&app).await;
        ada = later(&app, &ada, Duration::seconds(1)).await;
        let link = verified(&app, &ada, ADA).await;
        show(&ada, link).await.ok();
        work(&app).await;
        assert_eq!(mine(&ada).await.0["count"], json!(1));
        arrange(&app, statement, ada.id).await;
        assert_eq!(mine(&ada).await, (Value::Null, Value::Null), "{statement}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn j14_only_an_account_that_is_proved_is_shown() {
    let Scene { app, github, ada, link: adas } = scene().await;
    github.account("ada", &[("engine", &day(&app, 1), json!({ "Rust": 1 }))]);
    let eve = seeker(&app, "eve").await;
    let claimed = add(&eve, ADA).await;
    assert_eq!(show(&eve, claimed).await.error(409), "github_account_needed");
    assert_eq!(show(&eve, adas).await.error(404), "not_found");
    assert_eq!(eve.rpc("show_repositories", &json!({})).await.error(409), "github_account_needed");
    let site = verified(&app, &eve, "https://eve.test/ada").await;
    assert_eq!(show(&eve, site).await.error(409), "github_account_needed");
    // Nobody but commands writes it.
    let row = json!({ "profile_id": eve.id, "link_id": site });
    assert!(!eve.post("/rest/v1/repository_summaries", &row).await.status.is_success());

    // A sign-in with GitHub is proof enough, and its link is added.
    let signed_in = "insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
        values ($1, 'github', '9', '{\"preferred_username\": \"Eve-Codes\"}', now())";
    arrange(&app, signed_in, eve.id).await;
    github.account("eve-codes", &[("site", &day(&app, 2), json!({ "CSS": 1 }))]);
    let profile = eve.rpc("get_my_profile", &json!({})).await.ok();
    assert_eq!(profile["github_login"], json!("eve-codes"));
    eve.rpc("show_repositories", &json!({})).await.ok();
    work(&app).await;
    let (repositories, consent) = mine(&eve).await;
    assert_eq!(repositories["url"], json!("https://github.com/eve-codes"));
    let (id, row) = link(&eve, "https://github.com/eve-codes").await;
    assert_eq!((json!(id), &row["verified_by"]), (consent["link_id"].clone(), &json!("sign_in")));

    // One account at a time.
    let second = verified(&app, &ada, "https://www.github.com/ada-two/").await;
    show(&ada, adas).await.ok();
    show(&ada, second).await.ok();
    work(&app).await;
    let (repositories, consent) = mine(&ada).await;
    assert_eq!(
        (&repositories, &consent["failure"], &consent["link_id"]),
        (&Value::Null, &json!("not_found"), &json!(second))
    );
}
