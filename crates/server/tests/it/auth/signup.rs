//! `POST /signup`.

use super::{NO_PAUSE, PASSWORD, even, mails, member, post, sign_in, text, wire};
use crate::kit::{Answer, TestApp};
use serde_json::json;

#[tokio::test]
async fn an_account_is_made_confirmed_and_signed_in() {
    let app = TestApp::start().await;
    let body = json!({ "email": "Ada@Example.test", "password": PASSWORD, "data": { "full_name": "Ada" },
                       "gotrue_meta_security": {}, "code_challenge": null, "code_challenge_method": null });
    let answer = post(&app, "/signup", body).await;
    insta::assert_snapshot!("a_new_account", wire(&answer));
    let refused = sign_in(&app, "ada@example.test", PASSWORD).await;
    insta::assert_snapshot!("not_confirmed_yet", wire(&refused));

    let mail = &mails(&app, "ada@example.test").await[0];
    assert_eq!(mail.subject(), "Confirm your email address");
    let verify = json!({ "type": "signup", "email": "ADA@example.test ", "token": mail.code() });
    let session = post(&app, "/verify", verify.clone()).await;
    insta::assert_snapshot!("a_session", wire(&session));
    assert_eq!(session.header("sb-auth-refresh-token-counter"), "1");
    assert_eq!(post(&app, "/verify", verify).await.error(403), "otp_expired");
    assert_eq!(text(&sign_in(&app, "ada@example.test", PASSWORD).await.ok()["user"], "email"), "ada@example.test");
}

#[tokio::test]
async fn a02_an_existing_account_shows_nothing_and_its_owner_is_told() {
    let app = TestApp::start_with(NO_PAUSE).await;
    member(&app, "ada@example.test").await;
    let sign_up = |email: &str| json!({ "email": email, "password": PASSWORD, "data": { "a": 1 } });
    let known = post(&app, "/signup", sign_up("ada@example.test")).await;
    let fresh = post(&app, "/signup", sign_up("bob@example.test")).await;
    // The same in every key and kind of value; only the address differs.
    let masked = |answer: &Answer| wire(answer).replace("ada@", "bob@");
    assert_eq!(masked(&known), masked(&fresh));

    assert_eq!(mails(&app, "ada@example.test").await[0].subject(), "You already have an account");
    let count = app.database.admin().await.query_one("select count(*) from auth.users", &[]).await.unwrap();
    assert_eq!(count.get::<_, i64>(0), 2);
    // The account is as it was.
    assert_eq!(sign_in(&app, "ada@example.test", PASSWORD).await.ok()["user"]["user_metadata"]["a"], json!(null));
}

#[tokio::test]
async fn the_newest_sign_up_of_an_unconfirmed_address_counts() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let first = json!({ "email": "ada@example.test", "password": "the first password of three" });
    let first = post(&app, "/signup", first).await.ok();
    let old = mails(&app, "ada@example.test").await[0].code();
    let second = post(&app, "/signup", json!({ "email": "ada@example.test", "password": PASSWORD })).await.ok();
    assert_eq!(first["id"], second["id"]);
    let verify = |code: String| json!({ "type": "signup", "email": "ada@example.test", "token": code });
    let new = mails(&app, "ada@example.test").await[0].code();
    if old != new {
        assert_eq!(post(&app, "/verify", verify(old)).await.error(403), "otp_expired");
    }
    post(&app, "/verify", verify(new)).await.ok();
    sign_in(&app, "ada@example.test", PASSWORD).await.ok();
    assert_eq!(
        sign_in(&app, "ada@example.test", "the first password of three").await.error(400),
        "invalid_credentials"
    );
}

#[tokio::test]
async fn where_accounts_need_no_confirmation_the_answer_is_a_session() {
    let app = TestApp::start_with(&[("MAILER_AUTOCONFIRM", "true")]).await;
    let body = json!({ "email": "ada@example.test", "password": PASSWORD });
    let session = post(&app, "/signup", body.clone()).await.ok();
    assert!(session["access_token"].is_string() && session["user"]["email_confirmed_at"].is_string());
    assert!(mails(&app, "ada@example.test").await.is_empty());
    assert_eq!(post(&app, "/signup", body).await.error(422), "user_already_exists");
}

#[tokio::test]
async fn nothing_in_the_body_raises_rights() {
    let app = TestApp::start_with(&[("MAILER_AUTOCONFIRM", "true")]).await;
    let raise = json!({ "is_internal_admin": true, "role": "service_role" });
    let body = json!({ "email": "ada@example.test", "password": PASSWORD, "data": raise, "app_metadata": raise,
                       "role": "service_role", "aud": "x", "id": "00000000-0000-0000-0000-000000000001" });
    let session = post(&app, "/signup", body).await.ok();
    let user = &session["user"];
    assert_eq!((text(user, "role"), text(user, "aud")), ("authenticated", "authenticated"));
    assert_eq!(user["app_metadata"], json!({ "provider": "email", "providers": ["email"] }));
    assert_ne!(text(user, "id"), "00000000-0000-0000-0000-000000000001");
    let caller = app.app.verifier.verify(text(&session, "access_token"), devproof_claims::Clock::now(&*app.clock));
    assert_eq!(caller.unwrap().role, devproof_claims::Role::Authenticated);
}

#[tokio::test]
async fn a09_weak_passwords_are_refused_with_reasons_in_both_forms() {
    let app = TestApp::start().await;
    let body = json!({ "email": "ada@example.test", "password": "password" });
    insta::assert_snapshot!("weak_password", wire(&post(&app, "/signup", body.clone()).await));
    insta::assert_snapshot!("weak_password_old_form", wire(&app.post("/auth/v1/signup", &body).await));
    let long = json!({ "email": "ada@example.test", "password": "x".repeat(1_000_000) });
    assert_eq!(post(&app, "/signup", long).await.error(400), "validation_failed");
    assert!(mails(&app, "ada@example.test").await.is_empty());
}

#[tokio::test]
async fn other_ways_to_sign_up_say_that_they_are_off() {
    let app = TestApp::start().await;
    let answer = |body| async { post(&app, "/signup", body).await };
    assert_eq!(answer(json!({ "data": {} })).await.error(422), "anonymous_provider_disabled");
    let both = json!({ "phone": "15550001111", "email": "a@b.test", "password": PASSWORD });
    assert_eq!(answer(both).await.error(400), "validation_failed");
    for email in ["nonsense", "a@b", "a\u{0}@b.test", "bоb@example.test", "\"a b\"@example.test"] {
        let answer = answer(json!({ "email": email, "password": PASSWORD })).await;
        assert_eq!(answer.error(400), "validation_failed", "{email:?}");
    }
}

#[tokio::test]
async fn a_profile_is_there_from_the_start() {
    let app = TestApp::start().await;
    let user = post(&app, "/signup", json!({ "email": "ada@example.test", "password": PASSWORD })).await.ok();
    assert_eq!(even(&user["id"]), "[id]");
    let client = app.database.admin().await;
    let id = text(&user, "id");
    let sql = "select needs_onboarding from public.profiles where id = $1::text::uuid";
    assert!(client.query_one(sql, &[&id]).await.unwrap().get::<_, bool>(0));
}

#[tokio::test]
async fn a10_spellings_of_one_address_are_one_account_and_look_alikes_are_none() {
    let app = TestApp::start_with(NO_PAUSE).await;
    member(&app, "bob@example.test").await;
    for same in ["Bob@example.test", "bob@EXAMPLE.test", " bob@example.test ", "BOB@example.test\n"] {
        sign_in(&app, same, PASSWORD).await.ok();
        let body = json!({ "email": same, "password": PASSWORD });
        post(&app, "/signup", body).await.ok();
    }
    for refused in [
        "b\u{43e}b@example.test",
        "bob\0@example.test",
        "bob%00@example.test\0",
        "bob@example.test\0.evil",
        "b ob@example.test",
    ] {
        let body = json!({ "email": refused, "password": PASSWORD });
        assert_eq!(post(&app, "/signup", body).await.error(400), "validation_failed", "{refused:?}");
    }
    // Part of an address is not the address, and another one is not a part of it.
    for other in
        ["ob@example.test", "bob@example.tes", "xbob@example.test", "bob@example.test.evil.test", "b%b@example.test"]
    {
        assert_eq!(sign_in(&app, other, PASSWORD).await.error(400), "invalid_credentials", "{other:?}");
        post(&app, "/recover", json!({ "email": other })).await.ok();
        assert!(mails(&app, other).await.is_empty(), "{other:?}");
    }
    let count = "select count(*) from auth.users";
    assert_eq!(app.database.admin().await.query_one(count, &[]).await.unwrap().get::<_, i64>(0), 1);
}

#[tokio::test]
async fn where_sign_up_is_off_only_the_invited_come_in() {
    let app = TestApp::start_with(&[("MAIL_PAUSE_SECONDS", "0"), ("SIGN_UP", "false")]).await;
    assert_eq!(app.get("/auth/v1/settings").await.ok()["disable_signup"], true);
    let sign_up = async |email: &str| post(&app, "/signup", json!({ "email": email, "password": PASSWORD })).await;
    assert_eq!(sign_up("ada@example.test").await.error(422), "signup_disabled");
    assert_eq!(post(&app, "/signup", json!({})).await.error(422), "signup_disabled");
    let phone = json!({ "phone": "+4915112345678", "password": PASSWORD });
    assert_eq!(post(&app, "/signup", phone).await.error(422), "signup_disabled");
    post(&app, "/otp", json!({ "email": "ada@example.test" })).await.ok();
    post(&app, "/otp", json!({ "phone": "+4915112345678" })).await.ok();
    let accounts = "select count(*) from auth.users";
    let count: i64 = app.database.admin().await.query_one(accounts, &[]).await.expect("a count").get(0);
    assert_eq!(count, 0);

    // By a team, until the invitation is taken back.
    let company = app.company().await;
    for email in ["by-password@example.test", "by-mail@example.test", "late@example.test"] {
        let call = json!({ "p_email": email, "p_permissions": [] });
        company.admin.rpc("invite_recruiter", &call).await.ok();
    }
    sign_up("by-password@example.test").await.ok();
    post(&app, "/otp", json!({ "email": "by-mail@example.test" })).await.ok();
    assert_eq!(mails(&app, "by-mail@example.test").await.len(), 2);
    let revoke = "update team_invitations set revoked_at = now() where email like 'late%'";
    app.database.admin().await.execute(revoke, &[]).await.expect("the statement runs");
    assert_eq!(sign_up("late@example.test").await.error(422), "signup_disabled");
    // By the operator.
    let invite = json!({ "email": "grace@example.test" });
    super::with_token(&app, "POST", "/invite", &app.service_key(), Some(invite)).await.ok();
    let link = mails(&app, "grace@example.test").await[0].link_token();
    post(&app, "/verify", json!({ "type": "invite", "token_hash": link })).await.ok();
}

#[tokio::test]
async fn the_operator_says_how_long_a_password_has_to_be() {
    let app = TestApp::start_with(&[("MAIL_PAUSE_SECONDS", "0"), ("PASSWORD_MIN_LENGTH", "14")]).await;
    assert_eq!(app.get("/config.json").await.ok()["password_min_length"], 14);
    let sign_up = async |password: &str| {
        post(&app, "/signup", json!({ "email": "ada@example.test", "password": password })).await
    };
    let short = sign_up("Kq8!zu2Lm#vP1").await;
    assert_eq!(short.error(422), "weak_password");
    assert_eq!(short.json()["weak_password"]["reasons"], json!(["length"]));
    sign_up("Kq8!zu2Lm#vP1x").await.ok();
}

#[tokio::test]
async fn l8_repeated_and_walked_passwords_are_weak() {
    let app = TestApp::start_with(NO_PAUSE).await;
    for password in ["qwertyuiopasdfghjklzxcvbnm".to_owned(), "p4$5w0rd".repeat(16)] {
        let refused = post(&app, "/signup", json!({ "email": "ada@example.test", "password": password })).await;
        assert_eq!(refused.error(422), "weak_password", "{password}");
    }
}
