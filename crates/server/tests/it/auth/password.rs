//! `POST /token?grant_type=password`.

use super::{NO_PAUSE, PASSWORD, member, post, sign_in, wire};
use crate::kit::TestApp;
use serde_json::json;

#[tokio::test]
async fn a_wrong_password_and_an_unknown_address_are_one_answer() {
    let app = TestApp::start().await;
    member(&app, "ada@example.test").await;
    let wrong = sign_in(&app, "ada@example.test", "not the password at all").await;
    insta::assert_snapshot!("invalid_credentials", wire(&wrong));
    for unknown in ["bob@example.test", "no address", "a@b", ""] {
        assert_eq!(wire(&sign_in(&app, unknown, "not the password at all").await), wire(&wrong), "{unknown:?}");
    }
}

#[tokio::test]
async fn every_character_of_a_password_counts() {
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
    assert_eq!(post(&app, "/token?grant_type=id_token", password.clone()).await.error(400), "provider_disabled");
    let phone = json!({ "phone": "15550001111", "password": PASSWORD });
    assert_eq!(post(&app, "/token?grant_type=password", phone).await.error(422), "phone_provider_disabled");
}

#[tokio::test]
async fn staff_count_as_two_factors_by_password_only_where_the_settings_say_so() {
    for (setting, expected) in [("true", "aal2"), ("false", "aal1")] {
        let app = TestApp::start_with(&[("STAFF_AAL2_BY_PASSWORD", setting)]).await;
        member(&app, "ada@example.test").await;
        let level = |session: &serde_json::Value| {
            let now = devproof_claims::Clock::now(&*app.clock);
            let caller = app.app.verifier.verify(super::text(session, "access_token"), now).unwrap();
            caller.aal.as_str()
        };
        assert_eq!(level(&sign_in(&app, "ada@example.test", PASSWORD).await.ok()), "aal1");
        app.database.admin().await.execute("update profiles set is_internal_admin = true", &[]).await.unwrap();
        let session = sign_in(&app, "ada@example.test", PASSWORD).await.ok();
        assert_eq!(level(&session), expected);
        assert_eq!(level(&super::refresh(&app, &session["refresh_token"]).await.ok()), expected);
    }
}
