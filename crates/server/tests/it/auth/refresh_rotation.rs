//! The rule of refresh tokens, case by case: which token comes back, how long after the rotation, what was seen
//! meanwhile. One table, so that no case is forgotten.

use super::{member, refresh, text, with_token};
use crate::kit::{Answer, TestApp};
use serde_json::Value;
use time::Duration;

/// What was seen of the successor before its parent comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seen {
    Nothing,
    /// Its access token, by the auth service.
    Auth,
    /// Its access token, by the data API.
    Rest,
    /// Its access token, by the files.
    Storage,
    /// It was itself refreshed: the parent is a grandparent now.
    Refreshed,
}

async fn see(app: &TestApp, session: &Value, seen: Seen) {
    let token = text(session, "access_token");
    let read = |path: &str| Answer::of(app.request("GET", path).bearer_auth(token));
    match seen {
        Seen::Nothing => {}
        Seen::Auth => drop(with_token(app, "GET", "/user", token, None).await.ok()),
        Seen::Rest => drop(read("/rest/v1/profiles?select=id").await.ok()),
        Seen::Storage => drop(read("/storage/v1/object/authenticated/avatars/nothing").await),
        Seen::Refreshed => drop(refresh(app, &session["refresh_token"]).await.ok()),
    }
}

#[tokio::test]
async fn a15_the_parent_gives_its_successor_again_only_by_the_rule() {
    let app = TestApp::start_with(&[("SIGN_IN_PER_ACCOUNT", "1000"), ("ACCESS_TOKEN_SECONDS", "86400")]).await;
    let late = [
        Duration::ZERO,
        Duration::milliseconds(9_999),
        Duration::seconds(11),
        Duration::hours(1),
        Duration::hours(25),
    ];
    let cases = [Seen::Nothing, Seen::Auth, Seen::Rest, Seen::Storage, Seen::Refreshed];
    let mut wrong = Vec::new();
    for (number, (seen, age)) in cases.iter().flat_map(|seen| late.map(|age| (*seen, age))).enumerate() {
        let session = member(&app, &format!("ada{number}@example.test")).await;
        let next = refresh(&app, &session["refresh_token"]).await.ok();
        see(&app, &next, seen).await;
        app.clock.advance(age);
        let again = refresh(&app, &session["refresh_token"]).await;
        let in_time = age <= Duration::seconds(10) || (seen == Seen::Nothing && age <= Duration::hours(24));
        let right = if in_time && seen != Seen::Refreshed {
            again.status.is_success() && again.json()["refresh_token"] == next["refresh_token"]
        } else {
            let ended = again.error(400) == "refresh_token_already_used";
            ended && refresh(&app, &next["refresh_token"]).await.error(400) == "session_not_found"
        };
        if !right {
            wrong.push(format!("{seen:?} after {age}: {} {}", again.status, again.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn a13_parallel_calls_with_parent_and_child_agree() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let next = refresh(&app, &session["refresh_token"]).await.ok();
    // Ten tabs that lost the reply, ten that did not: the parent repeats or, once its child was used, ends the
    // session; never is there more than one line of tokens.
    let calls =
        (0..20).map(|n| if n % 2 == 0 { &session } else { &next }).map(|s| refresh(&app, &s["refresh_token"]));
    let answers = futures::future::join_all(calls).await;
    let row = app.database.admin().await.query_opt("select generation from auth.sessions", &[]).await.unwrap();
    let given: std::collections::HashSet<String> = answers
        .iter()
        .filter(|answer| answer.status.is_success())
        .map(|answer| answer.json()["refresh_token"].to_string())
        .collect();
    assert!(given.len() <= 2, "{given:?}");
    if let Some(row) = row {
        assert_eq!(row.get::<_, i64>(0), 3);
        assert!(answers.iter().all(|answer| answer.status.is_success()));
    }
}
