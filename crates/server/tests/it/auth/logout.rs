//! `POST /logout?scope=…`.

use super::{PASSWORD, member, refresh, sign_in, text, with_token};
use crate::kit::TestApp;
use serde_json::Value;

async fn three_sessions(app: &TestApp) -> [Value; 3] {
    let first = member(app, "ada@example.test").await;
    let second = sign_in(app, "ada@example.test", PASSWORD).await.ok();
    let third = sign_in(app, "ada@example.test", PASSWORD).await.ok();
    [first, second, third]
}

async fn lives(app: &TestApp, session: &Value) -> bool {
    let user = with_token(app, "GET", "/user", text(session, "access_token"), None).await;
    let refreshed = refresh(app, &session["refresh_token"]).await;
    if user.status.is_success() {
        refreshed.ok();
        return true;
    }
    assert_eq!(user.error(403), "session_not_found");
    assert_eq!(refreshed.error(400), "session_not_found");
    false
}

async fn after(scope: &str) -> [bool; 3] {
    let app = TestApp::start().await;
    let sessions = three_sessions(&app).await;
    // A session of someone else stays in every case.
    let other = member(&app, "bob@example.test").await;
    let answer = with_token(&app, "POST", &format!("/logout{scope}"), text(&sessions[1], "access_token"), None).await;
    assert_eq!((answer.status.as_u16(), answer.text.as_str()), (204, ""));
    assert!(lives(&app, &other).await);
    [lives(&app, &sessions[0]).await, lives(&app, &sessions[1]).await, lives(&app, &sessions[2]).await]
}

#[tokio::test]
async fn global_is_the_default_and_ends_all() {
    assert_eq!(after("").await, [false, false, false]);
    assert_eq!(after("?scope=global").await, [false, false, false]);
}

#[tokio::test]
async fn local_ends_this_one() {
    assert_eq!(after("?scope=local").await, [true, false, true]);
}

#[tokio::test]
async fn others_spares_this_one() {
    assert_eq!(after("?scope=others").await, [false, true, false]);
}

#[tokio::test]
async fn an_unknown_scope_or_nobody_is_refused() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let answer = with_token(&app, "POST", "/logout?scope=all", text(&session, "access_token"), None).await;
    assert_eq!(answer.error(400), "validation_failed");
    assert!(lives(&app, &session).await);
    assert_eq!(super::post(&app, "/logout", serde_json::json!({})).await.error(401), "no_authorization");
}

#[tokio::test]
async fn the_hundred_and_first_session_ends_the_oldest() {
    let app = TestApp::start().await;
    let first = member(&app, "ada@example.test").await;
    app.clock.advance(time::Duration::seconds(1));
    let second = sign_in(&app, "ada@example.test", PASSWORD).await.ok();
    app.clock.advance(time::Duration::seconds(1));
    let copies = "insert into auth.sessions (id, user_id, authenticated_at, rotated_at, created_at)
                  select gen_random_uuid(), id, $1, $1, $1 from auth.users, generate_series(1, 98)";
    let now = devproof_claims::Clock::now(&*app.clock);
    app.database.admin().await.execute(copies, &[&now]).await.unwrap();
    app.clock.advance(time::Duration::seconds(1));
    sign_in(&app, "ada@example.test", PASSWORD).await.ok();
    assert!(!lives(&app, &first).await);
    assert!(lives(&app, &second).await);
}
