//! Links with a challenge, and `POST /token?grant_type=pkce`.

use super::{NO_PAUSE, PASSWORD, mails, member, post, verify::open};
use crate::kit::{Answer, TestApp};
use serde_json::{Value, json};
use time::Duration;

/// RFC 7636, appendix B.
const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

fn with_challenge(mut body: Value) -> Value {
    body["code_challenge"] = CHALLENGE.into();
    body["code_challenge_method"] = "s256".into();
    body
}

async fn exchange(app: &TestApp, code: &str, verifier: &str) -> Answer {
    post(app, "/token?grant_type=pkce", json!({ "auth_code": code, "code_verifier": verifier })).await
}

/// Opens the newest link; the code that it gives.
async fn code(app: &TestApp) -> String {
    let link = mails(app, "ada@example.test").await[0].link();
    assert!(link.contains("token=pkce_"), "{link}");
    let target = open(&link).await;
    assert!(target.fragment().is_none(), "{target}");
    let code = target.query_pairs().find(|(name, _)| name == "code");
    code.unwrap_or_else(|| panic!("no code in {target}")).1.into_owned()
}

async fn recovering() -> TestApp {
    let app = TestApp::start_with(NO_PAUSE).await;
    member(&app, "ada@example.test").await;
    post(&app, "/recover", with_challenge(json!({ "email": "ada@example.test" }))).await.ok();
    app
}

#[tokio::test]
async fn sign_up_confirms_and_signs_in_the_browser_that_asked() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let body = with_challenge(json!({ "email": "ada@example.test", "password": PASSWORD }));
    post(&app, "/signup", body).await.ok();
    let code = code(&app).await;
    // Confirmed by the click, on whatever device.
    super::sign_in(&app, "ada@example.test", PASSWORD).await.ok();
    let session = exchange(&app, &code, VERIFIER).await.ok();
    assert!(session["refresh_token"].is_string());
}

#[tokio::test]
async fn a27_only_the_verifier_of_this_flow_opens_and_only_once() {
    let app = recovering().await;
    let code = code(&app).await;
    for wrong in ["x", CHALLENGE, &VERIFIER[1..], &"a".repeat(129)] {
        assert_eq!(exchange(&app, &code, wrong).await.error(400), "bad_code_verifier");
    }
    assert_eq!(exchange(&app, &code, "").await.error(400), "validation_failed");
    assert_eq!(exchange(&app, "", VERIFIER).await.error(400), "validation_failed");
    assert_eq!(exchange(&app, "no code", VERIFIER).await.error(404), "flow_state_not_found");
    let answers = futures::future::join_all((0..10).map(|_| exchange(&app, &code, VERIFIER))).await;
    assert_eq!(answers.iter().filter(|answer| answer.status.is_success()).count(), 1);
    let losers = answers.iter().filter(|answer| !answer.status.is_success());
    losers.for_each(|answer| assert_eq!(answer.error(404), "flow_state_not_found"));
}

#[tokio::test]
async fn a34_a_scanner_that_opens_the_link_first_takes_nothing_away() {
    let app = recovering().await;
    let scanned = code(&app).await;
    let opened = code(&app).await;
    assert_ne!(scanned, opened);
    exchange(&app, &opened, VERIFIER).await.ok();
    // From now on link and codes are used up.
    assert_eq!(exchange(&app, &scanned, VERIFIER).await.error(404), "flow_state_not_found");
    let link = mails(&app, "ada@example.test").await[0].link();
    let target = open(&link).await;
    assert!(target.query().unwrap_or_default().contains("error_code=otp_expired"), "{target}");
}

#[tokio::test]
async fn a27_a_code_holds_five_minutes() {
    let app = recovering().await;
    let code = code(&app).await;
    app.clock.advance(Duration::seconds(301));
    assert_eq!(exchange(&app, &code, VERIFIER).await.error(422), "flow_state_expired");
}

#[tokio::test]
async fn a27_half_a_challenge_or_another_method_is_refused() {
    let app = TestApp::start().await;
    for path in ["/signup", "/recover", "/otp"] {
        for pair in [
            json!({ "code_challenge": CHALLENGE }),
            json!({ "code_challenge_method": "s256" }),
            json!({ "code_challenge": CHALLENGE, "code_challenge_method": "plain" }),
            json!({ "code_challenge": &CHALLENGE[1..], "code_challenge_method": "s256" }),
        ] {
            let mut body = json!({ "email": "ada@example.test", "password": PASSWORD });
            body.as_object_mut().unwrap().extend(pair.as_object().unwrap().clone());
            assert_eq!(post(&app, path, body.clone()).await.error(400), "validation_failed", "{path} {body}");
        }
    }
}

#[tokio::test]
async fn a_newer_mail_voids_the_codes_of_the_older_link() {
    let app = recovering().await;
    let old = code(&app).await;
    post(&app, "/recover", with_challenge(json!({ "email": "ada@example.test" }))).await.ok();
    assert_eq!(exchange(&app, &old, VERIFIER).await.error(404), "flow_state_not_found");
    exchange(&app, &code(&app).await, VERIFIER).await.ok();
}
