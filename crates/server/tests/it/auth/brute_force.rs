//! Guessing codes: how far it gets in a day, and that it shuts no one out.

use super::{NO_PAUSE, PASSWORD, mails, member, post, text, with_token};
use crate::kit::{Answer, TestApp};
use altcha::{Challenge, Payload, SolveChallengeOptions, solve_challenge};
use base64::{Engine, engine::general_purpose::STANDARD};
use serde_json::{Value, json};
use time::Duration;

const ADA: &str = "ada@example.test";

async fn verify(app: &TestApp, kind: &str, code: &str) -> Answer {
    post(app, "/verify", json!({ "type": kind, "email": ADA, "token": code })).await
}

/// Guesses so often, and always wrong.
async fn guess(app: &TestApp, kind: &str, times: usize) {
    for _ in 0..times {
        assert_eq!(verify(app, kind, "none").await.error(403), "otp_expired");
    }
}

/// The newest code that was sent.
async fn mailed(app: &TestApp, path: &str) -> String {
    post(app, path, json!({ "email": ADA, "create_user": false })).await.ok();
    mails(app, ADA).await[0].code()
}

#[tokio::test]
async fn m3_five_wrong_codes_void_the_code_but_not_the_link() {
    let app = TestApp::start_with(NO_PAUSE).await;
    post(&app, "/signup", json!({ "email": ADA, "password": PASSWORD })).await.ok();
    let mail = &mails(&app, ADA).await[0];
    guess(&app, "signup", 5).await;
    assert_eq!(verify(&app, "signup", &mail.code()).await.error(403), "otp_expired");
    post(&app, "/verify", json!({ "type": "email", "token_hash": mail.link_token() })).await.ok();
}

#[tokio::test]
async fn m3_four_wrong_codes_are_forgiven() {
    let app = TestApp::start_with(NO_PAUSE).await;
    member(&app, ADA).await;
    let code = mailed(&app, "/otp").await;
    assert_eq!(code.len(), 6);
    guess(&app, "email", 4).await;
    verify(&app, "email", &code).await.ok();
}

#[tokio::test]
async fn m3_strangers_who_guess_do_not_shut_the_owner_out() {
    let app = TestApp::start_with(NO_PAUSE).await;
    member(&app, ADA).await;
    mailed(&app, "/otp").await;
    guess(&app, "email", 40).await;
    // The next code cannot be guessed, so it is not voided by those who try.
    for path in ["/otp", "/recover"] {
        let code = mailed(&app, path).await;
        assert_eq!(code.len(), 10, "{path}");
        guess(&app, "email", 40).await;
        let (first, last) = code.split_at(5);
        verify(&app, "email", &format!("{first} {last}")).await.ok();
    }
    let link = {
        post(&app, "/recover", json!({ "email": ADA })).await.ok();
        mails(&app, ADA).await[0].link_token()
    };
    guess(&app, "recovery", 40).await;
    post(&app, "/verify", json!({ "type": "recovery", "token_hash": link })).await.ok();
    app.clock.advance(Duration::hours(25));
    assert_eq!(mailed(&app, "/otp").await.len(), 6, "another day");
}

#[tokio::test]
async fn m3_a_day_of_guessing_voids_every_short_code_of_the_account() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let session = member(&app, ADA).await;
    let token = text(&session, "access_token");
    with_token(&app, "GET", "/reauthenticate", token, None).await.ok();
    let nonce = mails(&app, ADA).await[0].code();
    assert_eq!(nonce.len(), 6);
    mailed(&app, "/otp").await;
    guess(&app, "email", 5).await;
    mailed(&app, "/recover").await;
    guess(&app, "recovery", 10).await;
    // Of another kind, sent before and never guessed at.
    app.clock.advance(Duration::minutes(6));
    let body = json!({ "password": "another quiet wooden bridge 7", "nonce": nonce });
    let refused = with_token(&app, "PUT", "/user", token, Some(body)).await;
    assert_eq!(refused.error(422), "reauthentication_not_valid");
    with_token(&app, "GET", "/reauthenticate", token, None).await.ok();
    let nonce = mails(&app, ADA).await[0].code();
    let body = json!({ "password": "another quiet wooden bridge 7", "nonce": nonce });
    with_token(&app, "PUT", "/user", token, Some(body)).await.ok();
}

#[tokio::test]
async fn m3_one_guess_at_two_codes_counts_twice() {
    let app = TestApp::start_with(NO_PAUSE).await;
    member(&app, ADA).await;
    mailed(&app, "/otp").await;
    mailed(&app, "/recover").await;
    guess(&app, "email", 3).await;
    let sql = "select wrong_codes from auth.users where email = $1";
    let count: i32 = app.database.admin().await.query_one(sql, &[&ADA]).await.expect("the statement runs").get(0);
    assert_eq!(count, 6);
    assert_eq!(mailed(&app, "/otp").await.len(), 10);
}

#[tokio::test]
async fn m3_wrong_nonces_count_like_every_code() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let session = member(&app, ADA).await;
    app.clock.advance(Duration::minutes(6));
    let token = text(&session, "access_token");
    with_token(&app, "GET", "/reauthenticate", token, None).await.ok();
    let nonce = mails(&app, ADA).await[0].code();
    let put = async |nonce: &str| {
        let body = json!({ "password": "another quiet wooden bridge 7", "nonce": nonce });
        with_token(&app, "PUT", "/user", token, Some(body)).await
    };
    for _ in 0..5 {
        assert_eq!(put("000").await.error(422), "reauthentication_not_valid");
    }
    assert_eq!(put(&nonce).await.error(422), "reauthentication_not_valid");
    assert_eq!(mailed(&app, "/otp").await.len(), 10);
}

#[tokio::test]
async fn m3_texted_codes_count_like_every_code() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let number = "4915112345678";
    let texted = async || {
        app.clock.advance(Duration::seconds(61));
        post(&app, "/otp", json!({ "phone": number })).await.ok();
        mails(&app, number).await[0].code()
    };
    let try_one =
        async |code: &str| post(&app, "/verify", json!({ "type": "sms", "phone": number, "token": code })).await;
    let short = texted().await;
    assert_eq!(short.len(), 6);
    for _ in 0..5 {
        assert_eq!(try_one("000").await.error(403), "otp_expired");
    }
    assert_eq!(try_one(&short).await.error(403), "otp_expired");
    let long = texted().await;
    assert_eq!(long.len(), 10);
    for _ in 0..20 {
        try_one("000").await;
    }
    try_one(&long).await.ok();
}

async fn solved(app: &TestApp) -> Value {
    let challenge: Challenge = serde_json::from_value(app.get("/auth/v1/captcha").await.ok()).expect("a challenge");
    let solution = solve_challenge(SolveChallengeOptions::new(&challenge)).expect("a challenge").expect("a solution");
    let token = STANDARD.encode(serde_json::to_vec(&Payload { challenge, solution }).expect("JSON"));
    json!({ "captcha_token": token })
}

#[tokio::test]
async fn m3_after_some_wrong_codes_a_guess_costs_work_and_a_link_does_not() {
    let settings = [("CAPTCHA", "altcha"), ("CAPTCHA_ROUNDS", "1"), ("CAPTCHA_AFTER", "4"), NO_PAUSE[0]];
    let app = TestApp::start_with(&settings).await;
    let call = async |path: &str, mut body: Value| {
        body["gotrue_meta_security"] = solved(&app).await;
        post(&app, path, body).await
    };
    call("/otp", json!({ "email": ADA })).await.ok();
    let mut asked = 0;
    for _ in 0..8 {
        let code = verify(&app, "email", "none").await.json()["code"].clone();
        asked += usize::from(code == "captcha_failed");
    }
    assert!((4..8).contains(&asked), "{asked}");
    // Anyone who works for it is heard, and with the right code let in.
    call("/otp", json!({ "email": ADA })).await.ok();
    let mail = &mails(&app, ADA).await[0];
    let body = json!({ "type": "email", "email": ADA, "token": mail.code() });
    assert_eq!(post(&app, "/verify", body.clone()).await.error(400), "captcha_failed");
    call("/verify", body).await.ok();
    call("/otp", json!({ "email": ADA })).await.ok();
    let link = mails(&app, ADA).await[0].link_token();
    post(&app, "/verify", json!({ "type": "magiclink", "token_hash": link })).await.ok();
}
