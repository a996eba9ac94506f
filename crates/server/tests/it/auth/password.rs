//! `POST /token?grant_type=password`.

use super::{NO_PAUSE, PASSWORD, member, post, sign_in, wire};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test]
async fn a01_a_wrong_password_and_an_unknown_address_are_one_answer() {
    let app = TestApp::start().await;
    member(&app, "ada@example.test").await;
    let wrong = sign_in(&app, "ada@example.test", "not the password at all").await;
    insta::assert_snapshot!("invalid_credentials", wire(&wrong));
    for unknown in ["bob@example.test", "no address", "a@b", ""] {
        assert_eq!(wire(&sign_in(&app, unknown, "not the password at all").await), wire(&wrong), "{unknown:?}");
    }
}

#[tokio::test]
async fn a01_the_answers_take_as_long() {
    let app = TestApp::start_with(&[("SIGN_IN_PER_ACCOUNT", "1000"), ("PASSWORD_MEMORY_KIB", "4096")]).await;
    member(&app, "ada@example.test").await;
    let time = async |email: &str| {
        let start = std::time::Instant::now();
        sign_in(&app, email, "not the password at all").await.error(400);
        start.elapsed()
    };
    // Of the quicker half the middle: what is above it is the machine's other work.
    let typical = |times: &mut Vec<std::time::Duration>| {
        times.sort_unstable();
        times[times.len() / 4]
    };
    // Taken in turns, so that a busy moment of the machine meets both; a busy minute gets another chance.
    let mut differences = Vec::new();
    for _ in 0..4 {
        let (mut known, mut unknown) = (Vec::new(), Vec::new());
        for _ in 0..40 {
            known.push(time("ada@example.test").await);
            unknown.push(time("bob@example.test").await);
        }
        let (known, unknown) = (typical(&mut known), typical(&mut unknown));
        let difference = known.max(unknown) - known.min(unknown);
        if difference < std::time::Duration::from_millis(5) {
            return;
        }
        differences.push(difference);
    }
    panic!("known and unknown addresses differ by {differences:?}");
}

#[tokio::test]
async fn a08_every_character_of_a_password_counts() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let long = "seven quiet engineers mend a wooden bridge before the evening rain sets in";
    let body = json!({ "email": "ada@example.test", "password": format!("{long}1") });
    post(&app, "/signup", body).await.ok();
    app.database.admin().await.execute("update auth.users set email_confirmed_at = now()", &[]).await.unwrap();
    assert_eq!(sign_in(&app, "ada@example.test", &format!("{long}2")).await.error(400), "invalid_credentials");
    assert_eq!(sign_in(&app, "ada@example.test", long).await.error(400), "invalid_credentials");
    sign_in(&app, "ada@example.test", &format!("{long}1")).await.ok();

    // The same letters in another composition are another password: nothing is rewritten.
    let body = json!({ "email": "bob@example.test", "password": "caf\u{e9} on the corner 17" });
    post(&app, "/signup", body).await.ok();
    app.database.admin().await.execute("update auth.users set email_confirmed_at = now()", &[]).await.unwrap();
    assert_eq!(
        sign_in(&app, "bob@example.test", "cafe\u{301} on the corner 17").await.error(400),
        "invalid_credentials"
    );
    sign_in(&app, "bob@example.test", "caf\u{e9} on the corner 17").await.ok();
}

#[tokio::test]
async fn a_banned_account_does_not_get_in() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let ban = "update auth.users set banned_until = now() + interval '1 day'";
    app.database.admin().await.execute(ban, &[]).await.unwrap();
    assert_eq!(sign_in(&app, "ada@example.test", PASSWORD).await.error(400), "user_banned");
    assert_eq!(super::refresh(&app, &session["refresh_token"]).await.error(400), "user_banned");
    let user = super::with_token(&app, "GET", "/user", super::text(&session, "access_token"), None).await;
    assert_eq!(user.error(403), "user_banned");
}

#[tokio::test]
async fn grants_that_do_not_fit_their_body_are_refused() {
    let app = TestApp::start().await;
    let password = json!({ "email": "ada@example.test", "password": PASSWORD });
    assert_eq!(post(&app, "/token?grant_type=refresh_token", password.clone()).await.error(400), "validation_failed");
    assert_eq!(post(&app, "/token?grant_type=pkce", password.clone()).await.error(400), "validation_failed");
    let token = json!({ "refresh_token": "x" });
    assert_eq!(post(&app, "/token?grant_type=password", token).await.error(400), "validation_failed");
    for other in ["", "?grant_type=", "?grant_type=magic"] {
        assert_eq!(post(&app, &format!("/token{other}"), password.clone()).await.error(400), "invalid_credentials");
    }
    assert_eq!(post(&app, "/token?grant_type=id_token", password.clone()).await.error(400), "validation_failed");
    let both = json!({ "phone": "15550001111", "email": "ada@example.test", "password": PASSWORD });
    assert_eq!(post(&app, "/token?grant_type=password", both).await.error(400), "validation_failed");
}

#[tokio::test]
async fn a08_a_huge_password_is_refused_before_it_is_hashed() {
    let app = TestApp::start_with(&[("PASSWORD_MEMORY_KIB", "65536")]).await;
    let huge = "x".repeat(1_000_000);
    for path in ["/token?grant_type=password", "/signup"] {
        let body = json!({ "email": "ada@example.test", "password": huge });
        let start = std::time::Instant::now();
        assert_eq!(post(&app, path, body).await.error(400), "validation_failed", "{path}");
        assert!(start.elapsed() < std::time::Duration::from_secs(1), "{path}");
    }
}

#[tokio::test]
async fn a08_lengths_around_72_and_a_nul_are_passwords_of_their_own() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let text = "seven quiet engineers mend a wooden bridge before the evening rain sets in. ".repeat(3);
    let cases = [&text[..64], &text[..72], &text[..73], &text[..200], "quiet wooden\0bridge 7 engineers"];
    for (i, password) in cases.into_iter().enumerate() {
        let email = format!("p{i}@example.test");
        post(&app, "/signup", json!({ "email": email, "password": password })).await.ok();
        app.database.admin().await.execute("update auth.users set email_confirmed_at = now()", &[]).await.unwrap();
        sign_in(&app, &email, password).await.ok();
        let shorter = &password[..password.len() - 1];
        assert_eq!(sign_in(&app, &email, shorter).await.error(400), "invalid_credentials", "{password:?}");
    }
    let cut = sign_in(&app, "p4@example.test", "quiet wooden").await;
    assert_eq!(cut.error(400), "invalid_credentials", "a NUL ends nothing");
}

#[tokio::test]
async fn who_has_a_weak_password_is_told_and_let_in() {
    let app = TestApp::start().await;
    member(&app, "ada@example.test").await;
    let hash = devproof_auth::hash_now(devproof_auth::HashCost { memory_kib: 64, passes: 1 }, "password").unwrap();
    let database = app.database.admin().await;
    database.execute("update auth.users set password_hash = $1", &[&hash]).await.unwrap();
    let session = sign_in(&app, "ada@example.test", "password").await.ok();
    assert_eq!(session["weak_password"]["reasons"], json!(["length", "pwned"]));
    assert!(session["weak_password"]["message"].is_string());
    let strong = member(&app, "bob@example.test").await;
    assert!(strong["weak_password"].is_null());
}
