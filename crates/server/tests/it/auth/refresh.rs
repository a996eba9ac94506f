//! `POST /token?grant_type=refresh_token`: the rule of reuse, by moving the clock.

use super::{member, refresh, text, with_token};
use crate::kit::{Answer, TestApp};
use serde_json::{Value, json};
use time::Duration;

async fn sessions(app: &TestApp) -> i64 {
    app.database.admin().await.query_one("select count(*) from auth.sessions", &[]).await.expect("a count").get(0)
}

#[tokio::test]
async fn a13_twenty_parallel_refreshes_rotate_once_and_agree() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let token = &session["refresh_token"];
    let answers = futures::future::join_all((0..20).map(|_| refresh(&app, token))).await;
    let successors: Vec<Value> = answers.iter().map(|answer| answer.ok()["refresh_token"].clone()).collect();
    assert!(successors.iter().all(|successor| *successor == successors[0] && successor != token));
    let row = app.database.admin().await.query_one("select generation from auth.sessions", &[]).await.unwrap();
    assert_eq!(row.get::<_, i64>(0), 2);
    assert_eq!(answers[0].ok()["user"]["id"], session["user"]["id"]);
}

#[tokio::test]
async fn a14_an_old_token_ends_the_session_for_good() {
    let app = TestApp::start().await;
    let t0 = member(&app, "ada@example.test").await["refresh_token"].clone();
    let t1 = refresh(&app, &t0).await.ok()["refresh_token"].clone();
    let t2 = refresh(&app, &t1).await.ok();
    app.clock.advance(Duration::seconds(12));
    let reuse = refresh(&app, &t0).await;
    insta::assert_snapshot!("refresh_token_reused", super::wire(&reuse));
    assert_eq!(sessions(&app).await, 0);
    for pause in [Duration::milliseconds(50), Duration::milliseconds(287), Duration::seconds(5)] {
        app.clock.advance(pause);
        assert_eq!(refresh(&app, &t2["refresh_token"]).await.error(400), "session_not_found");
    }
    let user = with_token(&app, "GET", "/user", text(&t2, "access_token"), None).await;
    assert_eq!(user.error(403), "session_not_found");
    let log = "select count(*) from auth.audit_log where action = 'token_reused' and user_id is not null";
    assert_eq!(app.database.admin().await.query_one(log, &[]).await.unwrap().get::<_, i64>(0), 1);
}

#[tokio::test]
async fn a_grandparent_ends_the_session_even_within_the_window() {
    let app = TestApp::start().await;
    let t0 = member(&app, "ada@example.test").await["refresh_token"].clone();
    let t1 = refresh(&app, &t0).await.ok()["refresh_token"].clone();
    refresh(&app, &t1).await.ok();
    assert_eq!(refresh(&app, &t0).await.error(400), "refresh_token_already_used");
    assert_eq!(sessions(&app).await, 0);
}

#[tokio::test]
async fn a15_a_lost_reply_can_be_had_again_for_a_day() {
    let app = TestApp::start().await;
    let t0 = member(&app, "ada@example.test").await["refresh_token"].clone();
    let t1 = refresh(&app, &t0).await.ok()["refresh_token"].clone();
    for pause in [Duration::seconds(11), Duration::hours(3), Duration::hours(20)] {
        app.clock.advance(pause);
        assert_eq!(refresh(&app, &t0).await.ok()["refresh_token"], t1);
    }
    // The window is measured from the rotation, not from the last repetition.
    app.clock.advance(Duration::hours(1));
    assert_eq!(refresh(&app, &t0).await.error(400), "refresh_token_already_used");
    assert_eq!(sessions(&app).await, 0);
}

#[tokio::test]
async fn a15_once_the_successors_access_token_was_seen_the_parent_is_stolen_goods() {
    let app = TestApp::start().await;
    let t0 = member(&app, "ada@example.test").await["refresh_token"].clone();
    let t1 = refresh(&app, &t0).await.ok();
    with_token(&app, "GET", "/user", text(&t1, "access_token"), None).await.ok();
    app.clock.advance(Duration::seconds(9));
    assert_eq!(refresh(&app, &t0).await.ok()["refresh_token"], t1["refresh_token"], "several tabs");
    app.clock.advance(Duration::seconds(2));
    assert_eq!(refresh(&app, &t0).await.error(400), "refresh_token_already_used");
    assert_eq!(refresh(&app, &t1["refresh_token"]).await.error(400), "session_not_found");
}

#[tokio::test]
async fn a15_any_protocol_counts_as_having_seen_the_successor() {
    let app = TestApp::start().await;
    let read = |session: Value| {
        let request = app.request("GET", "/rest/v1/profiles?select=id").bearer_auth(text(&session, "access_token"));
        Answer::of(request)
    };
    let t0 = member(&app, "ada@example.test").await;
    read(t0.clone()).await.ok();
    let t1 = refresh(&app, &t0["refresh_token"]).await.ok();
    read(t1.clone()).await.ok();
    app.clock.advance(Duration::seconds(11));
    assert_eq!(refresh(&app, &t0["refresh_token"]).await.error(400), "refresh_token_already_used");
    // The session has ended for every protocol, within the memory's three seconds.
    tokio::time::sleep(std::time::Duration::from_millis(3_100)).await;
    assert_eq!(read(t1).await.status.as_u16(), 401);
}

#[tokio::test]
async fn the_parents_own_access_token_proves_nothing_about_the_successor() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    refresh(&app, &session["refresh_token"]).await.ok();
    with_token(&app, "GET", "/user", text(&session, "access_token"), None).await.ok();
    app.clock.advance(Duration::minutes(1));
    refresh(&app, &session["refresh_token"]).await.ok();
}

#[tokio::test]
async fn what_is_no_token_of_ours_is_not_found() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let good = text(&session, "refresh_token");
    let foreign = TestApp::start().await;
    let other = member(&foreign, "ada@example.test").await;
    let changed = format!("{}A{}", &good[..30], &good[31..]);
    for bad in ["x", &good[1..], &format!("{good}A"), &"A".repeat(75), &changed, text(&other, "refresh_token")] {
        if bad != good {
            assert_eq!(refresh(&app, &json!(bad)).await.error(400), "refresh_token_not_found", "{bad}");
        }
    }
    assert_eq!(refresh(&app, &json!("")).await.error(400), "validation_failed");
    assert_eq!(refresh(&app, &json!(7)).await.error(400), "validation_failed");
    refresh(&app, &session["refresh_token"]).await.ok();
}

#[tokio::test]
async fn a_session_that_nobody_used_for_long_is_over() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    app.clock.advance(Duration::days(91));
    assert_eq!(refresh(&app, &session["refresh_token"]).await.error(400), "session_expired");
    assert_eq!(sessions(&app).await, 0);
}

#[tokio::test]
async fn the_access_token_says_what_the_protocol_says() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let caller =
        app.app.verifier.verify(text(&session, "access_token"), devproof_claims::Clock::now(&*app.clock)).unwrap();
    let mut claims = (*caller.claims).clone();
    for name in ["iat", "exp", "iss"] {
        assert!(!claims[name].is_null(), "{name}");
        claims[name] = format!("[{name}]").into();
    }
    claims["amr"][0]["timestamp"] = "[iat]".into();
    insta::assert_snapshot!("claims", serde_json::to_string_pretty(&super::even(&claims)).unwrap());
    assert_eq!(session["expires_in"], 900);
    let lifetime =
        session["expires_at"].as_i64().unwrap() - devproof_claims::Clock::now(&*app.clock).unix_timestamp();
    assert_eq!(lifetime, 900);
}
