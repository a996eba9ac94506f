//! Company sign-on asks for proof: of accounts that are someone's own, of domains each week, and its admins hear of
//! every change.

use super::{
    NO_PAUSE, PASSWORD, mails, member,
    oidc::{exchange, pairs, refusal, user_of},
    post, sign_in,
    sso::{World, ask, ceo, enter, later, prove, world},
    text, with_token,
};
use crate::kit::{Answer, Company, TestApp, openid::Browser, openid::OpenId};
use aws_lc_rs::digest::{SHA256, digest};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use reqwest::Url;
use serde_json::{Value, json};
use time::Duration;

const LINK: &str = "/auth/v1/sso/link";

/// The way from the domain to the end, in this browser.
async fn through(app: &TestApp, idp: &OpenId, browser: &mut Browser, person: &Value) -> Url {
    let answer = ask(app, "acme.test").await;
    browser.keep(&answer.headers);
    let away = Url::parse(text(&answer.ok(), "url")).expect("an address");
    browser.open(idp.agree(&away, person)).await
}

/// The owner says, in this browser and session, that the two belong together.
async fn connect(app: &TestApp, browser: &Browser, token: &str) -> Answer {
    let request = app.request("POST", LINK).header("x-supabase-api-version", "2024-01-01").bearer_auth(token);
    Answer::of(request.header("cookie", browser.cookie(LINK))).await
}

async fn identities(app: &TestApp, email: &str) -> i64 {
    let sql = "select count(*) from auth.identities i join auth.users u on u.id = i.user_id where u.email = $1";
    app.database.admin().await.query_one(sql, &[&email]).await.expect("the statement runs").get(0)
}

#[tokio::test]
async fn h2_a_companys_word_does_not_open_an_account_that_is_somebodys_own() {
    let World { app, idp, .. } = world().await;
    let own = member(&app, "ceo@acme.test").await;
    let mut browser = Browser::default();
    let target = through(&app, &idp, &mut browser, &ceo()).await;
    assert_eq!(refusal(&target), "sso_link_needed");
    assert!(!target.as_str().contains("access_token"));
    assert_eq!(identities(&app, "ceo@acme.test").await, 1);

    // Someone else who signs in there, another browser, no one at all: not linked.
    let other = member(&app, "eve@example.test").await;
    assert_eq!(connect(&app, &browser, text(&other, "access_token")).await.error(404), "sso_link_not_found");
    let owner = sign_in(&app, "ceo@acme.test", PASSWORD).await.ok();
    let token = text(&owner, "access_token");
    assert_eq!(connect(&app, &Browser::default(), token).await.error(404), "sso_link_not_found");
    assert_eq!(Answer::of(app.request("POST", LINK)).await.status.as_u16(), 401);
    assert_eq!(identities(&app, "ceo@acme.test").await, 1);

    // The owner, once; from then on the company's word is enough.
    let linked = connect(&app, &browser, token).await.ok();
    assert_eq!(linked["id"], own["user"]["id"]);
    assert_eq!(identities(&app, "ceo@acme.test").await, 2);
    assert_eq!(mails(&app, "ceo@acme.test").await[0].subject(), "A sign-in method was added");
    assert_eq!(connect(&app, &browser, token).await.error(404), "sso_link_not_found");
    let user = user_of(&app, &enter(&app, &idp, "acme.test", &ceo()).await).await;
    assert_eq!(user["id"], own["user"]["id"]);
}

#[tokio::test]
async fn h2_with_a_challenge_the_proof_is_carried_to_whoever_holds_the_verifier() {
    let World { app, idp, .. } = world().await;
    member(&app, "ceo@acme.test").await;
    let verifier = "v".repeat(64);
    let challenge = URL_SAFE_NO_PAD.encode(digest(&SHA256, verifier.as_bytes()));
    let body = json!({ "domain": "acme.test", "skip_http_redirect": true, "code_challenge": challenge,
        "code_challenge_method": "s256" });
    let away = Url::parse(text(&post(&app, "/sso", body).await.ok(), "url")).expect("an address");
    let mut browser = Browser::default();
    let target = browser.open(idp.agree(&away, &ceo())).await;
    // Anyone who opens the way back gets nothing to link with.
    assert!(browser.cookie(LINK).is_empty());
    let wrong = exchange(&app, &target, &"w".repeat(64)).await;
    assert_eq!(wrong.error(400), "bad_code_verifier");
    let refused = exchange(&app, &target, &verifier).await;
    browser.keep(&refused.headers);
    assert_eq!(refused.error(403), "sso_link_needed");
    let owner = sign_in(&app, "ceo@acme.test", PASSWORD).await.ok();
    connect(&app, &browser, text(&owner, "access_token")).await.ok();
    assert_eq!(identities(&app, "ceo@acme.test").await, 2);
}

#[tokio::test]
async fn h2_the_proof_waits_half_an_hour_and_for_a_fresh_sign_in() {
    let World { app, idp, .. } = world().await;
    member(&app, "ceo@acme.test").await;
    let mut browser = Browser::default();
    through(&app, &idp, &mut browser, &ceo()).await;
    let old = sign_in(&app, "ceo@acme.test", PASSWORD).await.ok();
    app.clock.advance(Duration::minutes(6));
    let token = text(&old, "access_token");
    assert_eq!(connect(&app, &browser, token).await.error(400), "reauthentication_needed");
    app.clock.advance(Duration::minutes(25));
    let fresh = sign_in(&app, "ceo@acme.test", PASSWORD).await.ok();
    assert_eq!(connect(&app, &browser, text(&fresh, "access_token")).await.error(404), "sso_link_not_found");
    // A company that gave the domain up meanwhile has nothing to link.
    through(&app, &idp, &mut browser, &ceo()).await;
    let sql = "update auth.sso_domains set verified_at = null, verified_by = null";
    app.database.admin().await.execute(sql, &[]).await.expect("the statement runs");
    assert_eq!(connect(&app, &browser, text(&fresh, "access_token")).await.error(404), "sso_provider_not_found");
}

#[tokio::test]
async fn h2_members_of_the_company_are_linked_and_members_of_another_are_not() {
    let World { app, acme, idp } = world().await;
    let (colleague, stranger) = (app.recruiter(&acme, &[]).await, app.company().await.admin);
    for (person, linked) in [(&colleague, true), (&stranger, false)] {
        let email = format!("{}@acme.test", person.id.simple());
        let sql = "update auth.users set email = $2, password_hash = 'x' where id = $1";
        app.database.admin().await.execute(sql, &[&person.id, &email]).await.expect("the statement runs");
        let word = json!({ "sub": email, "email": email, "email_verified": true });
        let target = enter(&app, &idp, "acme.test", &word).await;
        if linked {
            assert_eq!(user_of(&app, &target).await["id"], json!(person.id));
        } else {
            assert_eq!(refusal(&target), "sso_link_needed");
        }
    }
}

#[tokio::test]
async fn h2_a_session_of_a_companys_provider_makes_no_way_in_that_outlives_it() {
    let World { app, acme, idp } = world().await;
    let owner = member(&app, "ceo@acme.test").await;
    let join = "update profiles set role = 'employer', needs_onboarding = false, full_name = 'Cleo', company_id = $2,
        company_role = 'recruiter' where id = $1::text::uuid";
    let id = text(&owner["user"], "id");
    app.database.admin().await.execute(join, &[&id, &acme.id]).await.expect("a member");
    let target = enter(&app, &idp, "acme.test", &ceo()).await;
    let token = pairs(target.fragment())["access_token"].clone();
    let put = async |body: Value| with_token(&app, "PUT", "/user", &token, Some(body)).await;
    let password = json!({ "password": "Angreifer-4711-xyzzy" });
    assert_eq!(put(password.clone()).await.error(400), "reauthentication_needed");
    // Not with the mailed code either: who can read the mailbox signs in by it.
    with_token(&app, "GET", "/reauthenticate", &token, None).await.ok();
    let code = mails(&app, "ceo@acme.test").await[0].code();
    let with_code = json!({ "password": "Angreifer-4711-xyzzy", "nonce": code });
    assert_eq!(put(with_code).await.error(400), "reauthentication_needed");
    assert_eq!(put(json!({ "email": "ceo@elsewhere.test" })).await.error(400), "reauthentication_needed");
    assert_eq!(put(json!({ "phone": "+4915112345678" })).await.error(400), "reauthentication_needed");
    let factor = json!({ "factor_type": "totp" });
    let enrolled = with_token(&app, "POST", "/factors", &token, Some(factor)).await;
    assert_eq!(enrolled.error(400), "reauthentication_needed");
    // Nor does it take the person's data out.
    for (token, status) in [(token.as_str(), 403), (text(&owner, "access_token"), 200)] {
        let export = app.request("POST", "/rest/v1/rpc/export_my_data").bearer_auth(token).json(&json!({}));
        let answer = Answer::of(export).await;
        assert_eq!(answer.status.as_u16(), status, "{}", answer.text);
    }
    sign_in(&app, "ceo@acme.test", PASSWORD).await.ok();
    // The owner's own session may.
    with_token(&app, "PUT", "/user", text(&owner, "access_token"), Some(password)).await.ok();
}

#[tokio::test]
async fn h2_every_admin_hears_of_every_change() {
    let World { app, acme, idp } = world().await;
    let second = app.recruiter(&acme, &[]).await;
    let promote = "update profiles set company_role = 'admin' where id = $1";
    app.database.admin().await.execute(promote, &[&second.id]).await.expect("a second admin");
    let outsider = app.company().await.admin;
    for (name, body, about) in [
        ("add_sso_domain", json!({ "p_domain": "acme.example" }), "acme"),
        ("remove_sso_domain", json!({ "p_domain": "acme.example" }), "removed the domain"),
        ("save_company_sso", json!({ "p_issuer": idp.issuer, "p_client_id": "other" }), "sign-in provider"),
        ("remove_company_sso", json!({}), "removed single sign-on"),
    ] {
        let before = mails(&app, &second.email).await.len();
        acme.admin.rpc(name, &body).await.ok();
        for admin in [&acme.admin, &second] {
            let newest = &mails(&app, &admin.email).await[0];
            assert_eq!(newest.subject(), "Single sign-on of “Halyard” changed", "{name}");
            assert!(newest.0.text.contains(about) && newest.0.text.contains("Erin Employer"), "{}", newest.0.text);
            // What was typed is no link.
            assert!(!newest.0.text.contains("acme.example") && !newest.0.text.contains(&idp.issuer));
        }
        assert_eq!(mails(&app, &second.email).await.len(), before + 1, "{name}");
    }
    prove(&app, &acme, "acme.example").await;
    assert!(mails(&app, &second.email).await[0].0.text.contains("verified the domain"));
    assert!(mails(&app, &outsider.email).await.is_empty());
}

/// Plans what is due now and looks; how many were planned.
async fn look(app: &TestApp) -> i32 {
    let sql = "select private.plan_sso_checks($1, 100)";
    let now = devproof_claims::Clock::now(&*app.clock);
    let planned = app.database.admin().await.query_one(sql, &[&now]).await.expect("the statement runs").get(0);
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
    planned
}

#[tokio::test]
async fn h2_a_domain_whose_proof_is_gone_signs_nobody_in() {
    let World { app, acme, idp } = world().await;
    let subjects = async |app: &TestApp| -> Vec<String> {
        mails(app, &acme.admin.email).await.iter().map(|mail| mail.subject().replace('\u{200c}', "")).collect()
    };
    let missing = "The DNS record of “acme.test” is missing";
    assert_eq!(look(&app).await, 0, "not before a week");
    app.clock.advance(Duration::days(7) + Duration::hours(1));
    assert_eq!((look(&app).await, look(&app).await), (1, 0));
    assert!(!subjects(&app).await.contains(&missing.to_owned()), "it is there");

    app.dns.clear("_devproof-challenge.acme.test");
    app.clock.advance(Duration::days(6));
    assert_eq!(look(&app).await, 0);
    app.clock.advance(Duration::days(1));
    for missed in 1..=2 {
        assert_eq!(look(&app).await, 1);
        assert_eq!(subjects(&app).await[0], missing, "{missed}");
        ask(&app, "acme.test").await.ok();
        app.clock.advance(Duration::days(1));
    }
    // One that is found in between begins again.
    let token: String = app
        .database
        .admin()
        .await
        .query_one("select token from auth.sso_domains where domain = 'acme.test'", &[])
        .await
        .expect("the statement runs")
        .get(0);
    app.dns.set("_devproof-challenge.acme.test", &format!("devproof-verification={token}"));
    assert_eq!(look(&app).await, 1);
    app.dns.clear("_devproof-challenge.acme.test");
    app.clock.advance(Duration::days(7));
    for _ in 0..2 {
        assert_eq!(look(&app).await, 1);
        app.clock.advance(Duration::days(1));
    }
    ask(&app, "acme.test").await.ok();
    assert_eq!(look(&app).await, 1);
    assert_eq!(subjects(&app).await[0], "Single sign-on stopped for “acme.test”");
    assert_eq!(ask(&app, "acme.test").await.error(404), "sso_provider_not_found");
    let again = Company { id: acme.id, admin: app.session(&acme.admin, "aal1").await };
    let sso = again.admin.rpc("get_company_sso", &json!({})).await.ok();
    assert!(sso["domains"][0]["verified_at"].is_null() && sso["domains"][0]["lapsed_at"].is_string(), "{sso}");
    app.clock.advance(Duration::days(30));
    assert_eq!(look(&app).await, 0);
    // Anyone who owns it now proves it, the same company or another.
    let again = Company { id: acme.id, admin: app.session(&acme.admin, "aal1").await };
    later(&app, &again).await;
    prove(&app, &again, "acme.test").await;
    user_of(&app, &enter(&app, &idp, "acme.test", &ceo()).await).await;
}

#[tokio::test]
async fn h2_what_staff_decided_is_not_looked_at() {
    let World { app, acme, .. } = world().await;
    let sql = "update auth.sso_domains set verified_by = 'staff' where company_id = $1";
    app.database.admin().await.execute(sql, &[&acme.id]).await.expect("the statement runs");
    app.clock.advance(Duration::days(60));
    assert_eq!(look(&app).await, 0);
}

#[tokio::test]
async fn a_token_that_cannot_hold_is_refused_before_the_provider_is_asked() {
    let clock = crate::kit::clock();
    let google = OpenId::start(&clock).await;
    let settings = [
        ("GOOGLE_CLIENT_ID", crate::kit::openid::CLIENT_ID),
        ("GOOGLE_CLIENT_SECRET", crate::kit::openid::CLIENT_SECRET),
        ("GOOGLE_ISSUER", google.issuer.as_str()),
        NO_PAUSE[0],
    ];
    let app = TestApp::start_at(&settings, clock).await;
    google.go_down(true);
    let person = json!({ "sub": "g-1", "email": "grace@example.test", "email_verified": true });
    let with = |name: &str, value: Value| {
        let mut claims = person.clone();
        claims[name] = value;
        google.id_token(&claims, None)
    };
    let good = google.id_token(&person, None);
    let (head, rest) = good.split_once('.').expect("three parts");
    let (payload, _) = rest.split_once('.').expect("three parts");
    let encode = |value: Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let past = devproof_claims::Clock::now(&*app.clock).unix_timestamp() - 31;
    let call = async |token: String| {
        post(&app, "/token?grant_type=id_token", json!({ "provider": "google", "id_token": token })).await
    };
    for bad in [
        "nonsense".to_owned(),
        "a.b.c".to_owned(),
        format!("{head}.{payload}"),
        format!("{head}.{payload}."),
        format!("{}.{rest}", encode(json!({ "alg": "none" }))),
        format!("{}.{rest}", encode(json!({ "alg": "HS256" }))),
        format!("{}.{rest}", encode(json!({}))),
        with("iss", json!("https://evil.example")),
        with("iss", Value::Null),
        with("aud", json!("somebody-else")),
        with("exp", json!(past)),
        with("exp", Value::Null),
    ] {
        assert_eq!(call(bad.clone()).await.error(400), "validation_failed", "{bad}");
    }
    // One that may hold is checked against the provider's keys.
    assert_eq!(call(good.clone()).await.error(503), "provider_unreachable");
}
