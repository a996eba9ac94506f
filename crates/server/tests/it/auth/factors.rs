//! Second factors: enrolled, proved, required, removed.

use super::{NO_PAUSE, PASSWORD, mails, member, post, refresh, sign_in, text, with_token};
use crate::kit::{Answer, Authenticator, TestApp};
use devproof_auth::totp;
use devproof_claims::Clock;
use serde_json::{Value, json};
use time::Duration;

const ADA: &str = "ada@example.test";

/// A secret as the app was given it.
pub(super) fn secret(enrolled: &Value) -> Vec<u8> {
    let (mut bits, mut held, mut bytes) = (0_u32, 0, Vec::new());
    for c in text(&enrolled["totp"], "secret").bytes() {
        let value = match c {
            b'A'..=b'Z' => c - b'A',
            _ => c - b'2' + 26,
        };
        (bits, held) = ((bits << 5) | u32::from(value), held + 5);
        if held >= 8 {
            held -= 8;
            bytes.push(u8::try_from((bits >> held) & 0xff).expect("it is as this test made it"));
        }
    }
    bytes
}

pub(super) async fn enrol(app: &TestApp, session: &Value, name: &str) -> Answer {
    let body = json!({ "factor_type": "totp", "friendly_name": name });
    with_token(app, "POST", "/factors", text(session, "access_token"), Some(body)).await
}

pub(super) async fn challenge(app: &TestApp, session: &Value, factor: &Value) -> Answer {
    let path = format!("/factors/{}/challenge", factor.as_str().expect("a text"));
    let body = json!({ "factorId": factor });
    with_token(app, "POST", &path, text(session, "access_token"), Some(body)).await
}

pub(super) async fn verify(app: &TestApp, session: &Value, factor: &Value, challenge: &Value, code: &str) -> Answer {
    let path = format!("/factors/{}/verify", factor.as_str().expect("a text"));
    let body = json!({ "challenge_id": challenge, "code": code });
    with_token(app, "POST", &path, text(session, "access_token"), Some(body)).await
}

/// The code of now, or of so many steps from now.
pub(super) fn code(app: &TestApp, secret: &[u8], steps: i64) -> String {
    totp::code(secret, app.clock.now() + Duration::seconds(totp::STEP * steps))
}

/// Answers a fresh challenge.
pub(super) async fn prove(app: &TestApp, session: &Value, factor: &Value, code: &str) -> Answer {
    let challenge = challenge(app, session, factor).await.ok();
    verify(app, session, factor, &challenge["id"], code).await
}

/// A member with a proved app: the session (aal2), the factor's id and its secret.
pub(super) async fn with_totp(app: &TestApp, email: &str) -> (Value, Value, Vec<u8>) {
    let session = member(app, email).await;
    let enrolled = enrol(app, &session, "App").await.ok();
    let secret = secret(&enrolled);
    let session = prove(app, &session, &enrolled["id"], &code(app, &secret, 0)).await.ok();
    app.clock.advance(Duration::seconds(60));
    (session, enrolled["id"].clone(), secret)
}

/// A token's claims.
pub(super) fn claims(session: &Value) -> Value {
    use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
    let body = text(session, "access_token").split('.').nth(1).expect("it is there");
    serde_json::from_slice(&URL_SAFE_NO_PAD.decode(body).expect("base64")).expect("JSON")
}

async fn listed(app: &TestApp, session: &Value) -> Value {
    with_token(app, "GET", "/user", text(session, "access_token"), None).await.ok()["factors"].clone()
}

#[tokio::test]
async fn an_app_is_enrolled_and_proved() {
    let app = TestApp::start().await;
    let session = member(&app, ADA).await;
    let other = sign_in(&app, ADA, PASSWORD).await.ok();
    let enrolled = enrol(&app, &session, "My app").await.ok();
    assert_eq!((text(&enrolled, "type"), text(&enrolled, "friendly_name")), ("totp", "My app"));
    let shown = &enrolled["totp"];
    assert!(text(shown, "qr_code").starts_with("<svg") && !text(shown, "qr_code").contains('#'));
    let uri = text(shown, "uri");
    assert!(uri.starts_with("otpauth://totp/127.0.0.1:ada%40example.test?algorithm=SHA1&digits=6"), "{uri}");
    assert!(uri.ends_with(&format!("&period=30&secret={}", text(shown, "secret"))), "{uri}");
    let listed_now = listed(&app, &session).await;
    assert_eq!(listed_now[0]["status"], "unverified");
    assert_eq!(listed_now[0]["last_challenged_at"], Value::Null);

    let asked = challenge(&app, &session, &enrolled["id"]).await.ok();
    assert_eq!(asked["type"], "totp");
    assert_eq!(asked["expires_at"].as_i64().unwrap(), app.clock.now().unix_timestamp() + 300);
    let wrong = verify(&app, &session, &enrolled["id"], &asked["id"], "000000").await;
    assert_eq!(wrong.error(422), "mfa_verification_failed");
    let secret = secret(&enrolled);
    let raised = verify(&app, &session, &enrolled["id"], &asked["id"], &code(&app, &secret, 0)).await.ok();
    assert_eq!(raised["user"]["factors"][0]["status"], "verified");
    let (before, after) = (claims(&session), claims(&raised));
    assert_eq!((&after["aal"], &before["aal"]), (&json!("aal2"), &json!("aal1")));
    assert_eq!(after["session_id"], before["session_id"]);
    let methods: Vec<&str> = after["amr"].as_array().unwrap().iter().map(|proof| text(proof, "method")).collect();
    assert_eq!(methods, ["totp", "otp"]);
    // What was signed in elsewhere with less has ended; this session continues, at its level.
    assert_eq!(refresh(&app, &other["refresh_token"]).await.error(400), "session_not_found");
    let again = refresh(&app, &raised["refresh_token"]).await.ok();
    assert_eq!(claims(&again)["aal"], "aal2");
    // A challenge is answered once.
    let used = verify(&app, &again, &enrolled["id"], &asked["id"], &code(&app, &secret, 1)).await;
    assert_eq!(used.error(422), "mfa_factor_not_found");
    assert!(mails(&app, ADA).await.iter().any(|mail| mail.subject().contains("New authenticator app")));
    let stored = app.database.admin().await.query_one("select secret from auth.mfa_factors", &[]).await.unwrap();
    let stored: Vec<u8> = stored.get(0);
    assert!(!stored.windows(secret.len()).any(|part| part == secret), "the secret is sealed");
}

#[tokio::test]
async fn a36_codes_are_good_once_and_only_for_three_steps() {
    let app = TestApp::start().await;
    let (_, factor, secret) = with_totp(&app, ADA).await;
    let fresh = || async { sign_in(&app, ADA, PASSWORD).await.ok() };
    let session = fresh().await;
    for (steps, taken) in
        [(-2, false), (2, false), (-1, true), (-1, false), (0, true), (0, false), (-1, false), (1, true)]
    {
        let answer = prove(&app, &session, &factor, &code(&app, &secret, steps)).await;
        assert_eq!(answer.status.is_success(), taken, "{steps}: {}", answer.text);
    }
    // The same code twice at the same moment: one passes.
    app.clock.advance(Duration::seconds(90));
    let (one, two) = (challenge(&app, &session, &factor).await.ok(), challenge(&app, &session, &factor).await.ok());
    let digits = code(&app, &secret, 0);
    let (a, b) = tokio::join!(
        verify(&app, &session, &factor, &one["id"], &digits),
        verify(&app, &session, &factor, &two["id"], &digits)
    );
    assert_eq!(usize::from(a.status.is_success()) + usize::from(b.status.is_success()), 1);
}

#[tokio::test]
async fn a36_six_digits_do_not_fall_to_patience() {
    let app = TestApp::start().await;
    let (_, factor, secret) = with_totp(&app, ADA).await;
    app.clock.advance(Duration::seconds(301));
    let session = sign_in(&app, ADA, PASSWORD).await.ok();
    let mut challenges = Vec::new();
    for _ in 0..5 {
        challenges.push(challenge(&app, &session, &factor).await.ok()["id"].clone());
    }
    // Over five challenges, in parallel, on two nodes' worth of connections.
    let tries = (0..40).map(|i| {
        let challenge = &challenges[i % challenges.len()];
        verify(&app, &session, &factor, challenge, "000000")
    });
    let answers = futures::future::join_all(tries).await;
    let looked_at = answers.iter().filter(|answer| answer.status.as_u16() == 422).count();
    assert_eq!(looked_at, 10);
    let right = verify(&app, &session, &factor, &challenges[0], &code(&app, &secret, 0)).await;
    assert_eq!(right.error(429), "over_request_rate_limit");
    app.clock.advance(Duration::seconds(301));
    prove(&app, &session, &factor, &code(&app, &secret, 0)).await.ok();
}

#[tokio::test]
async fn a36_challenges_and_factors_are_ones_own_and_in_time() {
    let app = TestApp::start_with(&[("TRUSTED_PROXIES", "127.0.0.1")]).await;
    let (_, factor, secret) = with_totp(&app, ADA).await;
    let (_, foreign, foreign_secret) = with_totp(&app, "eve@example.test").await;
    let (ada, eve) =
        (sign_in(&app, ADA, PASSWORD).await.ok(), sign_in(&app, "eve@example.test", PASSWORD).await.ok());
    let asked = challenge(&app, &ada, &factor).await.ok();
    assert_eq!(challenge(&app, &eve, &factor).await.error(404), "mfa_factor_not_found");
    let digits = code(&app, &secret, 0);
    assert_eq!(verify(&app, &eve, &factor, &asked["id"], &digits).await.error(404), "mfa_factor_not_found");
    let own = code(&app, &foreign_secret, 0);
    assert_eq!(verify(&app, &eve, &foreign, &asked["id"], &own).await.error(422), "mfa_factor_not_found");
    let path = format!("/factors/{}", factor.as_str().unwrap());
    let removed = with_token(&app, "DELETE", &path, text(&eve, "access_token"), None).await;
    assert_eq!(removed.error(404), "mfa_factor_not_found");
    // From elsewhere.
    let elsewhere = app
        .request("POST", &format!("/auth/v1{path}/verify"))
        .header("x-supabase-api-version", "2024-01-01")
        .header("x-forwarded-for", "198.51.100.7")
        .bearer_auth(text(&ada, "access_token"));
    let body = json!({ "challenge_id": asked["id"], "code": digits });
    assert_eq!(Answer::of(elsewhere.json(&body)).await.error(422), "mfa_ip_address_mismatch");
    // Too late.
    app.clock.advance(Duration::seconds(301));
    let late = verify(&app, &ada, &factor, &asked["id"], &code(&app, &secret, 0)).await;
    assert_eq!(late.error(422), "mfa_challenge_expired");
    let nonsense = json!("00000000-0000-4000-8000-000000000000");
    assert_eq!(verify(&app, &ada, &factor, &nonsense, "000000").await.error(422), "mfa_factor_not_found");
    assert_eq!(verify(&app, &ada, &factor, &json!("x"), "000000").await.error(400), "validation_failed");
    assert_eq!(challenge(&app, &ada, &json!("nonsense")).await.error(404), "validation_failed");
}

#[tokio::test]
async fn a36_at_aal1_nothing_about_factors_or_the_account_changes() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let (strong, factor, _) = with_totp(&app, ADA).await;
    let weak = sign_in(&app, ADA, PASSWORD).await.ok();
    assert_eq!(claims(&weak)["aal"], "aal1");
    assert_eq!(enrol(&app, &weak, "Second").await.error(403), "insufficient_aal");
    let path = format!("/factors/{}", factor.as_str().unwrap());
    let token = text(&weak, "access_token");
    assert_eq!(with_token(&app, "DELETE", &path, token, None).await.error(422), "insufficient_aal");
    for body in [
        json!({ "email": "new@example.test" }),
        json!({ "password": "another battery staple" }),
        json!({ "phone": "+4915112345678" }),
    ] {
        assert_eq!(with_token(&app, "PUT", "/user", token, Some(body)).await.error(401), "insufficient_aal");
    }
    // What is not weighty is, and with both factors all of it.
    with_token(&app, "PUT", "/user", token, Some(json!({ "data": { "a": 1 } }))).await.ok();
    let password = json!({ "password": "another battery staple" });
    with_token(&app, "PUT", "/user", text(&strong, "access_token"), Some(password)).await.ok();
    enrol(&app, &strong, "Second").await.ok();
    assert_eq!(enrol(&app, &strong, "Second").await.error(422), "mfa_factor_name_conflict");
}

#[tokio::test]
async fn a35_recovery_gives_no_way_around_the_second_factor() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let (_, factor, secret) = with_totp(&app, ADA).await;
    post(&app, "/recover", json!({ "email": ADA })).await.ok();
    let mails = mails(&app, ADA).await;
    let code_of_mail = mails.iter().find(|mail| mail.subject().contains("new password")).unwrap().code();
    let body = json!({ "type": "recovery", "email": ADA, "token": code_of_mail });
    let recovered = post(&app, "/verify", body).await.ok();
    assert_eq!(claims(&recovered)["aal"], "aal1");
    let token = text(&recovered, "access_token");
    let password = || Some(json!({ "password": "another battery staple" }));
    assert_eq!(with_token(&app, "PUT", "/user", token, password()).await.error(401), "insufficient_aal");
    let data = Some(json!({ "data": { "a": 1 } }));
    assert_eq!(with_token(&app, "PUT", "/user", token, data).await.error(401), "insufficient_aal");
    assert_eq!(enrol(&app, &recovered, "Mine").await.error(403), "insufficient_aal");
    let path = format!("/factors/{}", factor.as_str().unwrap());
    assert_eq!(with_token(&app, "DELETE", &path, token, None).await.error(422), "insufficient_aal");
    let raised = prove(&app, &recovered, &factor, &code(&app, &secret, 0)).await.ok();
    with_token(&app, "PUT", "/user", text(&raised, "access_token"), password()).await.ok();
    sign_in(&app, ADA, "another battery staple").await.ok();
}

#[tokio::test]
async fn a37_with_the_factor_goes_the_level() {
    let app = TestApp::start().await;
    let (strong, factor, secret) = with_totp(&app, ADA).await;
    let second = sign_in(&app, ADA, PASSWORD).await.ok();
    let second = prove(&app, &second, &factor, &code(&app, &secret, 0)).await.ok();
    let path = format!("/factors/{}", factor.as_str().unwrap());
    let removed = with_token(&app, "DELETE", &path, text(&strong, "access_token"), None).await.ok();
    assert_eq!(removed, json!({ "id": factor }));
    for session in [strong, second] {
        let again = refresh(&app, &session["refresh_token"]).await.ok();
        assert_eq!(claims(&again)["aal"], "aal1");
        assert_eq!(claims(&again)["amr"].as_array().unwrap().len(), 1);
        assert!(again["user"]["factors"].is_null());
    }
    // However it goes: here the operator deletes the row.
    let (strong, _, _) = with_totp(&app, "bob@example.test").await;
    app.database.admin().await.execute("delete from auth.mfa_factors", &[]).await.unwrap();
    assert_eq!(claims(&refresh(&app, &strong["refresh_token"]).await.ok())["aal"], "aal1");
}

#[tokio::test]
async fn a37_staff_rights_end_with_the_factor_whatever_the_token_says() {
    let app = TestApp::start().await;
    let (strong, factor, _) = with_totp(&app, ADA).await;
    let set = "update profiles set is_internal_admin = true, needs_onboarding = false";
    app.database.admin().await.execute(set, &[]).await.unwrap();
    let list = |token: String| {
        let request = app.request("POST", "/rest/v1/rpc/admin_list_companies").bearer_auth(token);
        Answer::of(request.json(&json!({ "p_reason": "Looking" })))
    };
    let token = text(&strong, "access_token").to_owned();
    list(token.clone()).await.ok();
    let path = format!("/factors/{}", factor.as_str().unwrap());
    with_token(&app, "DELETE", &path, &token, None).await.ok();
    // The token of before still says aal2.
    assert_eq!(list(token).await.error(403), "aal2_required");
    let weak = sign_in(&app, ADA, PASSWORD).await.ok();
    assert_eq!(list(text(&weak, "access_token").to_owned()).await.error(403), "aal2_required");
}

#[tokio::test]
async fn what_was_begun_and_not_proved_is_forgotten_and_factors_are_bounded() {
    let app = TestApp::start().await;
    let session = member(&app, ADA).await;
    for i in 0..10 {
        enrol(&app, &session, &format!("App {i}")).await.ok();
    }
    assert_eq!(enrol(&app, &session, "One more").await.error(422), "too_many_enrolled_mfa_factors");
    let begun = listed(&app, &session).await;
    app.clock.advance(Duration::seconds(301));
    assert_eq!(challenge(&app, &session, &begun[0]["id"]).await.error(404), "mfa_factor_not_found");
    assert_eq!(enrol(&app, &session, "Too late").await.error(400), "reauthentication_needed");
    let session = sign_in(&app, ADA, PASSWORD).await.ok();
    // In parallel there are never more than ten.
    let names: Vec<String> = (0..16).map(|i| format!("Another {i}")).collect();
    let answers = futures::future::join_all(names.iter().map(|name| enrol(&app, &session, name))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 10);
    for (body, code) in [
        (json!({ "factor_type": "other" }), "validation_failed"),
        (json!({ "factor_type": "totp", "friendly_name": "x".repeat(101) }), "validation_failed"),
        (json!({ "factor_type": "totp", "issuer": "a:b" }), "validation_failed"),
        (json!({ "factor_type": "phone", "phone": "1" }), "validation_failed"),
        (json!({}), "validation_failed"),
    ] {
        let answer = with_token(&app, "POST", "/factors", text(&session, "access_token"), Some(body)).await;
        assert_eq!(answer.error(400), code);
    }
}

#[tokio::test]
async fn a_phone_is_a_second_factor() {
    let app = TestApp::start().await;
    let session = member(&app, ADA).await;
    let token = text(&session, "access_token");
    let body = json!({ "factor_type": "phone", "phone": "+49 151 12345678", "friendly_name": "Mine" });
    let enrolled = with_token(&app, "POST", "/factors", token, Some(body.clone())).await.ok();
    assert_eq!((text(&enrolled, "type"), text(&enrolled, "phone")), ("phone", "4915112345678"));
    let asked = challenge(&app, &session, &enrolled["id"]).await.ok();
    assert_eq!(asked["type"], "phone");
    let digits = mails(&app, "4915112345678").await[0].code();
    assert_eq!(challenge(&app, &session, &enrolled["id"]).await.error(429), "over_sms_send_rate_limit");
    let wrong = verify(&app, &session, &enrolled["id"], &asked["id"], "000000").await;
    assert_eq!(wrong.error(422), "mfa_verification_failed");
    let raised = verify(&app, &session, &enrolled["id"], &asked["id"], &digits).await.ok();
    assert_eq!(claims(&raised)["amr"][0]["method"], "mfa/phone");
    let again = with_token(&app, "POST", "/factors", text(&raised, "access_token"), Some(body)).await;
    assert_eq!(again.error(422), "mfa_verified_factor_exists");
}

#[tokio::test]
async fn a_security_key_is_a_second_factor_and_a_copy_of_it_is_noticed() {
    let site = "http://localhost:4321";
    let app = TestApp::start_with(&[("PUBLIC_URL", site)]).await;
    let session = member(&app, ADA).await;
    let body = json!({ "factor_type": "webauthn", "friendly_name": "Key" });
    let enrolled = with_token(&app, "POST", "/factors", text(&session, "access_token"), Some(body)).await.ok();
    let path = format!("/factors/{}/verify", text(&enrolled, "id"));
    let answer = |session: Value, asked: Value, response: Value| {
        let kind = asked["webauthn"]["type"].clone();
        let body =
            json!({ "challenge_id": asked["id"], "webauthn": { "type": kind, "credential_response": response } });
        let (app, path) = (&app, &path);
        async move { with_token(app, "POST", path, text(&session, "access_token"), Some(body)).await }
    };
    let mut key = Authenticator::new(site);
    let asked = challenge(&app, &session, &enrolled["id"]).await.ok();
    assert_eq!(asked["webauthn"]["type"], "create");
    let made = key.create(&asked["webauthn"]["credential_options"]["publicKey"]);
    let raised = answer(session, asked, made).await.ok();
    assert_eq!(claims(&raised)["amr"][0]["method"], "mfa/webauthn");

    let session = sign_in(&app, ADA, PASSWORD).await.ok();
    let asked = challenge(&app, &session, &enrolled["id"]).await.ok();
    assert_eq!(asked["webauthn"]["type"], "request");
    let options = asked["webauthn"]["credential_options"]["publicKey"].clone();
    let mut phished = Authenticator::new("https://evil.test");
    let stranger = phished.get(&options);
    assert_eq!(answer(session.clone(), asked.clone(), stranger).await.error(422), "mfa_verification_failed");
    let signed = key.get(&options);
    let raised = answer(session, asked, signed).await.ok();
    assert_eq!(claims(&raised)["aal"], "aal2");
    // A copy that was made before counts from where it was made.
    let session = sign_in(&app, ADA, PASSWORD).await.ok();
    let asked = challenge(&app, &session, &enrolled["id"]).await.ok();
    key.counter = 0;
    let copied = key.get(&asked["webauthn"]["credential_options"]["publicKey"]);
    assert_eq!(answer(session, asked, copied).await.error(422), "mfa_verification_failed");
}
