//! Phone numbers: signing up and in, changing, and what messages may cost.

use super::{NO_PAUSE, PASSWORD, mails, member, post, sign_in, text, with_token};
use crate::kit::{Answer, TestApp};
use serde_json::{Value, json};
use time::Duration;

const NUMBER: &str = "4915112345678";
const SPELLED: &str = "+49 151 1234-5678";

async fn code(app: &TestApp, number: &str) -> String {
    mails(app, number).await[0].code()
}

async fn otp(app: &TestApp, phone: &str) -> Answer {
    post(app, "/otp", json!({ "phone": phone })).await
}

async fn verify(app: &TestApp, kind: &str, phone: &str, token: &str) -> Answer {
    post(app, "/verify", json!({ "type": kind, "phone": phone, "token": token })).await
}

/// Begins to give an account a number.
async fn change(app: &TestApp, session: &Value, phone: &str) -> Answer {
    with_token(app, "PUT", "/user", text(session, "access_token"), Some(json!({ "phone": phone }))).await
}

fn wait(app: &TestApp) {
    app.clock.advance(Duration::seconds(61));
}

#[tokio::test]
async fn a_number_signs_up_and_in() {
    let app = TestApp::start().await;
    let body = json!({ "phone": SPELLED, "password": PASSWORD, "data": { "name": "Ada" } });
    let made = post(&app, "/signup", body.clone()).await.ok();
    assert_eq!((text(&made, "phone"), text(&made, "email")), (NUMBER, ""));
    assert!(made["access_token"].is_null() && made["confirmation_sent_at"].is_string());
    let password = json!({ "phone": NUMBER, "password": PASSWORD });
    let early = post(&app, "/token?grant_type=password", password.clone()).await;
    assert_eq!(early.error(400), "phone_not_confirmed");
    let session = verify(&app, "sms", SPELLED, &code(&app, NUMBER).await).await.ok();
    assert!(session["user"]["phone_confirmed_at"].is_string());
    assert_eq!(session["user"]["app_metadata"]["provider"], "phone");
    post(&app, "/token?grant_type=password", password).await.ok();
    // The sign-up's own proof keeps its password; a number that has an account looks like a new one.
    wait(&app);
    let again = post(&app, "/signup", body).await.ok();
    assert_ne!(again["id"], made["id"]);
    let keys = |user: &Value| user.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&again), keys(&made));
    assert!(mails(&app, NUMBER).await[0].0.text.contains("already"));
    // By a code alone.
    wait(&app);
    otp(&app, NUMBER).await.ok();
    verify(&app, "sms", NUMBER, &code(&app, NUMBER).await).await.ok();
}

#[tokio::test]
async fn a_stranger_who_claimed_the_number_keeps_neither_it_nor_a_password() {
    let app = TestApp::start().await;
    post(&app, "/signup", json!({ "phone": NUMBER, "password": PASSWORD })).await.ok();
    wait(&app);
    otp(&app, NUMBER).await.ok();
    verify(&app, "sms", NUMBER, &code(&app, NUMBER).await).await.ok();
    let password = json!({ "phone": NUMBER, "password": PASSWORD });
    assert_eq!(post(&app, "/token?grant_type=password", password).await.error(400), "invalid_credentials");
    // Claimed, never proved: another account may prove it.
    let claimed = "4915199999999";
    post(&app, "/signup", json!({ "phone": claimed, "password": PASSWORD })).await.ok();
    let session = member(&app, "ada@example.test").await;
    wait(&app);
    change(&app, &session, claimed).await.ok();
    let proved = verify(&app, "phone_change", claimed, &code(&app, claimed).await).await.ok();
    assert_eq!(proved["user"]["phone"], claimed);
}

#[tokio::test]
async fn codes_are_counted_and_end_after_ten_minutes() {
    let app = TestApp::start().await;
    otp(&app, NUMBER).await.ok();
    let right = code(&app, NUMBER).await;
    for _ in 0..5 {
        assert_eq!(verify(&app, "sms", NUMBER, "000000").await.error(403), "otp_expired");
    }
    assert_eq!(verify(&app, "sms", NUMBER, &right).await.error(403), "otp_expired", "after five tries it is dead");
    wait(&app);
    otp(&app, NUMBER).await.ok();
    let right = code(&app, NUMBER).await;
    app.clock.advance(Duration::seconds(601));
    assert_eq!(verify(&app, "sms", NUMBER, &right).await.error(403), "otp_expired");
    otp(&app, NUMBER).await.ok();
    let right = code(&app, NUMBER).await;
    assert_eq!(verify(&app, "phone_change", NUMBER, &right).await.error(403), "otp_expired");
    verify(&app, "sms", NUMBER, &right).await.ok();
    assert_eq!(verify(&app, "sms", NUMBER, &right).await.error(403), "otp_expired");
}

#[tokio::test]
async fn a_seeker_proves_a_number_and_others_see_that_and_no_more() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let waiting = change(&app, &session, SPELLED).await.ok();
    assert_eq!(waiting["new_phone"], NUMBER);
    let admin = app.database.admin().await;
    let verified = "select phone_verified_at is not null, slug from profiles";
    assert!(!admin.query_one(verified, &[]).await.unwrap().get::<_, bool>(0));
    let proved = verify(&app, "phone_change", NUMBER, &code(&app, NUMBER).await).await.ok();
    assert_eq!(proved["user"]["phone"], NUMBER);
    assert!(proved["user"]["new_phone"].is_null());
    assert!(admin.query_one(verified, &[]).await.unwrap().get::<_, bool>(0));
    let public =
        "update profiles set role = 'job_seeker', needs_onboarding = false, visibility = 'open' returning slug";
    let slug: String = admin.query_one(public, &[]).await.unwrap().get(0);
    let page = app.post("/rest/v1/rpc/get_public_profile", &json!({ "p_slug": slug })).await.ok();
    assert_eq!(page["phone_verified"], true);
    assert!(!page.to_string().contains(NUMBER));
    // The owner cannot write it.
    let path = "/rest/v1/profiles?id=not.is.null";
    let request = app.request("PATCH", path).bearer_auth(text(&proved, "access_token"));
    let answer = Answer::of(request.json(&json!({ "phone_verified_at": null }))).await;
    assert_eq!(answer.error(403), "42501");
}

#[tokio::test]
async fn one_account_a_number_and_nobody_learns_whose() {
    let app = TestApp::start().await;
    let ada = member(&app, "ada@example.test").await;
    change(&app, &ada, NUMBER).await.ok();
    verify(&app, "phone_change", NUMBER, &code(&app, NUMBER).await).await.ok();
    wait(&app);
    let eve = member(&app, "eve@example.test").await;
    let answer = change(&app, &eve, NUMBER).await.ok();
    assert_eq!(answer["new_phone"], NUMBER, "as for a number that nobody has");
    let told = &mails(&app, NUMBER).await[0].0.text;
    assert!(told.contains("already") && !told.contains("code"), "{told}");
    wait(&app);
    post(&app, "/resend", json!({ "type": "phone_change", "phone": NUMBER })).await.ok();
    assert!(mails(&app, NUMBER).await[0].0.text.contains("already"), "no code is sent again");
    assert_eq!(verify(&app, "phone_change", NUMBER, "000000").await.error(403), "otp_expired");
    // Two who prove one number at the same time: one has it.
    let (number, bob) = ("4915188888888", member(&app, "bob@example.test").await);
    change(&app, &eve, number).await.ok();
    let first = code(&app, number).await;
    wait(&app);
    change(&app, &bob, number).await.ok();
    let second = code(&app, number).await;
    let (a, b) =
        tokio::join!(verify(&app, "phone_change", number, &first), verify(&app, "phone_change", number, &second));
    assert_eq!(usize::from(a.status.is_success()) + usize::from(b.status.is_success()), 1, "{} {}", a.text, b.text);
}

#[tokio::test]
async fn a38_messages_go_only_where_they_may_and_no_more_often_than_they_may() {
    let app = TestApp::start_with(&[("SMS_COUNTRIES", "49,1"), ("SMS_PER_DAY", "12")]).await;
    for refused in ["+881612345678", "+97912345678", "+18765550123", "+33612345678", "+4949900123456"] {
        let expected = if refused == "+4949900123456" { 200 } else { 422 };
        assert_eq!(otp(&app, refused).await.status.as_u16(), expected, "{refused}");
    }
    assert_eq!(otp(&app, "+18765550123").await.error(422), "sms_send_failed");
    let body = json!({ "phone": "+33612345678", "password": PASSWORD });
    assert_eq!(post(&app, "/signup", body).await.error(422), "sms_send_failed");
    // Two in a minute to one number, whatever for.
    otp(&app, NUMBER).await.ok();
    let soon = otp(&app, SPELLED).await;
    assert_eq!(soon.error(429), "over_sms_send_rate_limit");
    assert!(!soon.header("retry-after").is_empty());
    let session = member(&app, "ada@example.test").await;
    assert_eq!(change(&app, &session, NUMBER).await.error(429), "over_sms_send_rate_limit");
    // In parallel one goes out.
    let many = futures::future::join_all((0..8).map(|_| otp(&app, "4915177777777"))).await;
    assert_eq!(many.iter().filter(|answer| answer.status.is_success()).count(), 1);
    // Ten a day to one number, and the day's budget over all numbers.
    let mut sent = 0;
    for i in 0..20 {
        sent += usize::from(otp(&app, &format!("49151600000{i:02}")).await.status.is_success());
    }
    assert_eq!(sent, 12 - 3, "three went out before");
    app.clock.advance(Duration::hours(24) + Duration::seconds(1));
    otp(&app, NUMBER).await.ok();
}

#[tokio::test]
async fn a38_one_number_gets_ten_messages_a_day() {
    let app = TestApp::start().await;
    for _ in 0..10 {
        otp(&app, NUMBER).await.ok();
        wait(&app);
    }
    assert_eq!(otp(&app, NUMBER).await.error(429), "over_sms_send_rate_limit");
}

#[tokio::test]
async fn in_production_without_a_provider_there_are_no_numbers() {
    let app = TestApp::start_with(&[("MODE", "production"), ("PUBLIC_URL", "https://jobs.example.org")]).await;
    for (path, body) in [
        ("/otp", json!({ "phone": NUMBER })),
        ("/signup", json!({ "phone": NUMBER, "password": PASSWORD })),
        ("/token?grant_type=password", json!({ "phone": NUMBER, "password": PASSWORD })),
        ("/verify", json!({ "type": "sms", "phone": NUMBER, "token": "123456" })),
        ("/resend", json!({ "type": "sms", "phone": NUMBER })),
    ] {
        assert_eq!(post(&app, path, body).await.error(422), "phone_provider_disabled", "{path}");
    }
    assert_eq!(app.get("/auth/v1/settings").await.ok()["external"]["phone"], false);
}

#[tokio::test]
async fn senseless_numbers_are_refused_and_unknown_ones_are_answered_like_known_ones() {
    let app = TestApp::start_with(NO_PAUSE).await;
    for (path, body) in [
        ("/otp", json!({ "phone": "0151 12345678" })),
        ("/otp", json!({ "phone": NUMBER, "channel": "whatsapp" })),
        ("/otp", json!({ "phone": NUMBER, "email": "a@b.test" })),
        ("/signup", json!({ "phone": "nonsense", "password": PASSWORD })),
        ("/verify", json!({ "type": "sms", "token": "123456" })),
        ("/resend", json!({ "type": "sms" })),
    ] {
        assert_eq!(post(&app, path, body.clone()).await.error(400), "validation_failed", "{path} {body}");
    }
    // Unknown numbers are answered like known ones.
    let unknown = json!({ "phone": "4915155555555", "create_user": false });
    assert_eq!(post(&app, "/otp", unknown).await.ok(), json!({}));
    assert!(mails(&app, "4915155555555").await.is_empty());
    let resent = post(&app, "/resend", json!({ "type": "sms", "phone": "4915166666666" })).await.ok();
    assert_eq!(resent, json!({}));
    let wrong = json!({ "phone": "4915155555555", "password": PASSWORD });
    assert_eq!(post(&app, "/token?grant_type=password", wrong).await.error(400), "invalid_credentials");
    sign_in(&app, "nobody@example.test", PASSWORD).await.error(400);
}
