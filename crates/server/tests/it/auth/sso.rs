//! `POST /sso`: a company's people sign in by the company's own provider.

use super::{
    NO_PAUSE, member,
    oidc::{pairs, refusal, user_of},
    post, text, with_token,
};
use crate::kit::{
    Answer, Company, TestApp,
    openid::{Browser, CLIENT_ID, CLIENT_SECRET, OpenId},
};
use reqwest::Url;
use serde_json::{Value, json};
use time::Duration;

/// A company whose people sign in at a provider of its own, with the proved domain `acme.test`.
pub(super) struct World {
    pub(super) app: TestApp,
    pub(super) acme: Company,
    pub(super) idp: OpenId,
}

pub(super) async fn connect(app: &TestApp, company: &Company, idp: &OpenId) {
    let body = json!({ "p_issuer": idp.issuer, "p_client_id": CLIENT_ID, "p_client_secret": CLIENT_SECRET });
    company.admin.rpc("save_company_sso", &body).await.ok();
    let _ = app;
}

pub(super) async fn prove(app: &TestApp, company: &Company, domain: &str) {
    let added = company.admin.rpc("add_sso_domain", &json!({ "p_domain": domain })).await.ok();
    app.dns
        .set(&format!("_devproof-challenge.{domain}"), &format!("devproof-verification={}", text(&added, "token")));
    let verified = company.admin.rpc("verify_sso_domain", &json!({ "p_domain": domain })).await.ok();
    assert_eq!(verified["verified"], true);
}

pub(super) async fn world() -> World {
    let clock = crate::kit::clock();
    let idp = OpenId::start(&clock).await;
    let app = TestApp::start_at(NO_PAUSE, clock).await;
    let acme = app.company().await;
    connect(&app, &acme, &idp).await;
    prove(&app, &acme, "acme.test").await;
    World { app, acme, idp }
}

pub(super) async fn ask(app: &TestApp, domain: &str) -> Answer {
    post(app, "/sso", json!({ "domain": domain, "skip_http_redirect": true })).await
}

/// The whole way from the domain to the end.
pub(super) async fn enter(app: &TestApp, idp: &OpenId, domain: &str, person: &Value) -> Url {
    let mut browser = Browser::default();
    let answer = ask(app, domain).await;
    browser.keep(&answer.headers);
    let away = Url::parse(text(&answer.ok(), "url")).expect("it is as this test made it");
    browser.open(idp.agree(&away, person)).await
}

pub(super) fn ceo() -> Value {
    json!({ "sub": "ceo-1", "email": "ceo@acme.test", "email_verified": true, "name": "Cleo" })
}

async fn users(app: &TestApp) -> i64 {
    app.database
        .admin()
        .await
        .query_one("select count(*) from auth.users", &[])
        .await
        .expect("the statement runs")
        .get(0)
}

#[tokio::test]
async fn people_of_a_proved_domain_sign_in_and_come_back() {
    let World { app, idp, .. } = world().await;
    let target = enter(&app, &idp, "ACME.test", &ceo()).await;
    let user = user_of(&app, &target).await;
    assert_eq!(text(&user, "email"), "ceo@acme.test");
    let provider = text(&user["app_metadata"], "provider");
    assert!(provider.starts_with("sso:"), "{provider}");
    assert_eq!(text(&user["identities"][0], "id"), "ceo-1");
    let again = user_of(&app, &enter(&app, &idp, "acme.test", &ceo()).await).await;
    assert_eq!(again["id"], user["id"]);
    let id = provider.trim_start_matches("sso:");
    let by_id = post(&app, "/sso", json!({ "provider_id": id, "skip_http_redirect": true })).await.ok();
    assert!(text(&by_id, "url").starts_with(&idp.issuer));
    // Without the script's wish the browser is led there.
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let request = client.post(format!("{}/auth/v1/sso", app.url)).header("apikey", app.anon_key());
    let led = Answer::of(request.json(&json!({ "domain": "acme.test" }))).await;
    assert_eq!(led.status.as_u16(), 303);

    // The company looks after address and password.
    let token = pairs(target.fragment())["access_token"].clone();
    for body in
        [json!({ "password": super::PASSWORD }), json!({ "email": "other@acme.test" }), json!({ "phone": "49123" })]
    {
        assert_eq!(with_token(&app, "PUT", "/user", &token, Some(body)).await.error(422), "user_sso_managed");
    }
    with_token(&app, "PUT", "/user", &token, Some(json!({ "data": { "note": "x" } }))).await.ok();
}

#[tokio::test]
async fn a41_a_domain_that_is_not_proved_leads_nowhere() {
    let World { app, idp, .. } = world().await;
    let evil = app.company().await;
    connect(&app, &evil, &idp).await;
    let added = evil.admin.rpc("add_sso_domain", &json!({ "p_domain": "victim.test" })).await.ok();
    for domain in
        ["victim.test", "nobody.test", "sub.acme.test", "acme.test.evil", "", "acme", "127.0.0.1", "%", "x@acme.test"]
    {
        let answer = ask(&app, domain).await;
        let code = answer.json()["code"].clone();
        assert!(
            code == "sso_provider_not_found" || (domain.is_empty() && code == "validation_failed"),
            "{domain}: {}",
            answer.text
        );
    }
    for id in ["nonsense", "00000000-0000-4000-8000-000000000000"] {
        assert_eq!(post(&app, "/sso", json!({ "provider_id": id })).await.error(404), "sso_provider_not_found");
    }
    // No record, another's record, a record elsewhere: refused, and said what is there.
    let verify = async || evil.admin.rpc("verify_sso_domain", &json!({ "p_domain": "victim.test" })).await;
    let refused = verify().await;
    assert_eq!(refused.error(422), "sso_domain_unproved");
    assert_eq!(verify().await.error(422), "too_many");
    later(&app, &evil).await;
    app.dns.set("_devproof-challenge.victim.test", "devproof-verification=guessed");
    app.dns.set("victim.test", &format!("devproof-verification={}", text(&added, "token")));
    let refused = verify().await;
    assert_eq!(refused.error(422), "sso_domain_unproved");
    let details: Value = serde_json::from_str(text(&refused.json(), "details")).unwrap();
    assert_eq!(details["found"], json!(["devproof-verification=guessed"]));
    assert_eq!(ask(&app, "victim.test").await.error(404), "sso_provider_not_found");
    // Its owner is not kept out by the claim, and then it is the owner's alone.
    let victim = app.company().await;
    app.dns.clear("_devproof-challenge.victim.test");
    prove(&app, &victim, "victim.test").await;
    app.dns.set("_devproof-challenge.victim.test", &format!("devproof-verification={}", text(&added, "token")));
    later(&app, &evil).await;
    assert_eq!(verify().await.error(409), "sso_domain_taken");
}

/// Ten seconds pass for the company's looks.
pub(super) async fn later(app: &TestApp, company: &Company) {
    let sql = "update auth.sso_domains set checked_at = checked_at - interval '11 seconds' where company_id = $1";
    app.database.admin().await.execute(sql, &[&company.id]).await.expect("the statement runs");
}

#[tokio::test]
async fn a41_a_companys_provider_speaks_for_its_own_domains_alone() {
    let World { app, acme, idp } = world().await;
    let victim = member(&app, "ceo@victim.test").await;
    let before = users(&app).await;
    let mut person = ceo();
    for address in ["ceo@victim.test", "ceo@sub.acme.test", "ceo@acme.test.evil.test", "new@gmail.com"] {
        person["email"] = address.into();
        assert_eq!(
            refusal(&enter(&app, &idp, "acme.test", &person).await),
            "email_address_not_authorized",
            "{address}"
        );
    }
    // An address in the domain that the provider does not call verified, or none.
    for (name, value) in [("email_verified", json!(false)), ("email_verified", Value::Null), ("email", Value::Null)] {
        let mut person = ceo();
        person[name] = value;
        let target = enter(&app, &idp, "acme.test", &person).await;
        assert_eq!(refusal(&target), "provider_email_needs_verification");
    }
    assert_eq!(users(&app).await, before);
    // Someone who is known moves to an address elsewhere: not let in, and no one else's account is touched.
    enter(&app, &idp, "acme.test", &ceo()).await;
    person["email"] = "ceo@victim.test".into();
    assert_eq!(refusal(&enter(&app, &idp, "acme.test", &person).await), "email_address_not_authorized");
    super::sign_in(&app, "ceo@victim.test", super::PASSWORD).await.ok();
    assert_eq!(victim["user"]["identities"].as_array().unwrap().len(), 1);
    // A domain that is given up no longer opens anything.
    prove(&app, &acme, "acme.example").await;
    acme.admin.rpc("remove_sso_domain", &json!({ "p_domain": "acme.test" })).await.ok();
    assert_eq!(ask(&app, "acme.test").await.error(404), "sso_provider_not_found");
    assert_eq!(refusal(&enter(&app, &idp, "acme.example", &ceo()).await), "email_address_not_authorized");
}

#[tokio::test]
async fn a41_the_identity_is_the_providers_and_never_the_address() {
    let World { app, idp, .. } = world().await;
    let first = user_of(&app, &enter(&app, &idp, "acme.test", &ceo()).await).await;
    // Tenant B's provider says the same subject.
    let other = OpenId::start(&app.clock).await;
    let evil = app.company().await;
    connect(&app, &evil, &other).await;
    prove(&app, &evil, "evil.test").await;
    let person = json!({ "sub": "ceo-1", "email": "ceo@evil.test", "email_verified": true });
    let second = user_of(&app, &enter(&app, &other, "evil.test", &person).await).await;
    assert_ne!(first["id"], second["id"]);
    // A token of tenant B's provider in a flow of tenant A's.
    let mut browser = Browser::default();
    let answer = ask(&app, "acme.test").await;
    browser.keep(&answer.headers);
    let away = text(&answer.ok(), "url").replace(&idp.issuer, &other.issuer);
    let target = browser.open(other.agree(&Url::parse(&away).unwrap(), &ceo())).await;
    assert_eq!(refusal(&target), "bad_oauth_callback");
}

#[tokio::test]
async fn an_account_with_that_address_and_no_other_way_in_is_joined_when_both_sides_are_sure() {
    let World { app, idp, .. } = world().await;
    post(&app, "/otp", json!({ "email": "ceo@acme.test" })).await.ok();
    let code = super::mails(&app, "ceo@acme.test").await[0].code();
    let own = post(&app, "/verify", json!({ "type": "email", "email": "ceo@acme.test", "token": code })).await.ok();
    let mut person = ceo();
    person["email_verified"] = false.into();
    assert_eq!(refusal(&enter(&app, &idp, "acme.test", &person).await), "provider_email_needs_verification");
    let user = user_of(&app, &enter(&app, &idp, "acme.test", &ceo()).await).await;
    assert_eq!(user["id"], own["user"]["id"]);
    assert_eq!(user["app_metadata"]["provider"], "email");
    assert_eq!(super::mails(&app, "ceo@acme.test").await[0].subject(), "A sign-in method was added");
    // The account was the person's own before, and stays it: no one else looks after its password.
    let token = text(&own, "access_token");
    with_token(&app, "PUT", "/user", token, Some(json!({ "password": "another good pass phrase" }))).await.ok();
}

#[tokio::test]
async fn another_provider_is_another_word_and_without_one_people_keep_their_accounts() {
    let World { app, acme, idp } = world().await;
    let first = enter(&app, &idp, "acme.test", &ceo()).await;
    let user = user_of(&app, &first).await;
    let token = pairs(first.fragment())["access_token"].clone();
    // A provider whose subjects the admin can choose.
    let second = OpenId::start(&app.clock).await;
    connect(&app, &acme, &second).await;
    assert_eq!(with_token(&app, "GET", "/user", &token, None).await.error(403), "session_not_found");
    let mut person = ceo();
    person["email"] = "intern@acme.test".into();
    let intern = user_of(&app, &enter(&app, &second, "acme.test", &person).await).await;
    assert_ne!(intern["id"], user["id"]);
    let mut cleo = ceo();
    cleo["sub"] = "ceo-at-the-new-one".into();
    let again = user_of(&app, &enter(&app, &second, "acme.test", &cleo).await).await;
    assert_eq!(again["id"], user["id"], "by the verified address, once");

    acme.admin.rpc("remove_company_sso", &json!({})).await.ok();
    assert_eq!(ask(&app, "acme.test").await.error(404), "sso_provider_not_found");
    let stored = "select app_metadata from auth.users where email = 'ceo@acme.test'";
    let metadata: Value = app.database.admin().await.query_one(stored, &[]).await.unwrap().get(0);
    assert_eq!(metadata, json!({ "provider": "email", "providers": ["email"] }));
    post(&app, "/otp", json!({ "email": "ceo@acme.test", "create_user": false })).await.ok();
    let code = super::mails(&app, "ceo@acme.test").await[0].code();
    let body = json!({ "type": "email", "email": "ceo@acme.test", "token": code });
    let back = post(&app, "/verify", body).await.ok();
    assert_eq!(back["user"]["id"], user["id"]);
}

#[tokio::test]
async fn a_company_that_is_not_approved_signs_nobody_in() {
    let World { app, acme, idp } = world().await;
    let mut browser = Browser::default();
    let answer = ask(&app, "acme.test").await;
    browser.keep(&answer.headers);
    let away = Url::parse(text(&answer.ok(), "url")).unwrap();
    let suspend = "update companies set approval_status = 'suspended' where id = $1";
    app.database.admin().await.execute(suspend, &[&acme.id]).await.unwrap();
    assert_eq!(ask(&app, "acme.test").await.error(404), "sso_provider_not_found");
    assert_eq!(refusal(&browser.open(idp.agree(&away, &ceo())).await), "sso_provider_not_found");
}

#[tokio::test]
async fn banned_people_get_nothing_from_their_company_either() {
    let World { app, idp, .. } = world().await;
    let user = user_of(&app, &enter(&app, &idp, "acme.test", &ceo()).await).await;
    let ban = "update auth.users set banned_until = now() + interval '1 year' where id = $1::text::uuid";
    app.database.admin().await.execute(ban, &[&text(&user, "id")]).await.unwrap();
    assert_eq!(refusal(&enter(&app, &idp, "acme.test", &ceo()).await), "user_banned");
}

#[tokio::test]
async fn the_answer_for_a_domain_tells_nothing_about_people() {
    let World { app, idp, .. } = world().await;
    member(&app, "registered@nowhere.test").await;
    let (one, other) = (ask(&app, "nowhere.test").await, ask(&app, "unheard-of.test").await);
    assert_eq!((one.status, one.text), (other.status, other.text));
    enter(&app, &idp, "acme.test", &ceo()).await;
    let shape = |answer: &Answer| {
        let mut query: Vec<String> = Url::parse(text(&answer.json(), "url"))
            .unwrap()
            .query_pairs()
            .map(|(name, _)| name.into_owned())
            .collect();
        query.sort_unstable();
        (answer.status, query)
    };
    assert_eq!(shape(&ask(&app, "acme.test").await), shape(&ask(&app, "acme.test").await));
}

#[tokio::test]
async fn saml_says_that_it_is_not_spoken() {
    let app = TestApp::start().await;
    for (method, path) in [("POST", "/auth/v1/sso/saml/acs"), ("GET", "/auth/v1/sso/saml/metadata")] {
        let request = app.request(method, path).header("x-supabase-api-version", "2024-01-01");
        assert_eq!(Answer::of(request).await.error(404), "saml_provider_disabled", "{path}");
    }
    assert_eq!(app.get("/auth/v1/settings").await.ok()["saml_enabled"], false);
}

#[tokio::test]
async fn only_the_companys_admins_arrange_its_sign_in() {
    let World { app, acme, idp } = world().await;
    let recruiter = app.recruiter(&acme, &["manage_company", "manage_team"]).await;
    let (seeker, newcomer) = (app.seeker().await, app.newcomer().await);
    let provider = json!({ "p_issuer": idp.issuer, "p_client_id": "mine" });
    let domain = json!({ "p_domain": "acme.test" });
    for person in [&recruiter, &seeker, &newcomer] {
        for (name, body) in [
            ("save_company_sso", &provider),
            ("remove_company_sso", &json!({})),
            ("get_company_sso", &json!({})),
            ("add_sso_domain", &domain),
            ("verify_sso_domain", &domain),
            ("remove_sso_domain", &domain),
        ] {
            assert_eq!(person.rpc(name, body).await.status.as_u16(), 403, "{name}");
        }
    }
    let sso = acme.admin.rpc("get_company_sso", &json!({})).await.ok();
    assert_eq!(
        (text(&sso, "issuer"), text(&sso, "client_id"), &sso["has_secret"]),
        (idp.issuer.as_str(), CLIENT_ID, &json!(true))
    );
    assert_eq!(text(&sso, "redirect_uri"), format!("{}/auth/v1/callback", app.url));
    assert_eq!(text(&sso["domains"][0], "verified_by"), "dns");
    assert!(!sso.to_string().contains(CLIENT_SECRET));
    let other = app.company().await.admin.rpc("get_company_sso", &json!({})).await.ok();
    assert_eq!((&other["provider_id"], &other["domains"]), (&Value::Null, &json!([])));
    // The same provider again without its secret: the stored one stays, and so do the people.
    let body = json!({ "p_issuer": idp.issuer, "p_client_id": CLIENT_ID });
    let saved = acme.admin.rpc("save_company_sso", &body).await.ok();
    assert_eq!(saved["provider_id"], sso["provider_id"]);
    user_of(&app, &enter(&app, &idp, "acme.test", &ceo()).await).await;
}

#[tokio::test]
async fn a_provider_is_asked_who_it_is_and_addresses_in_the_house_are_not_called() {
    let World { app, acme, idp } = world().await;
    for (issuer, problem) in [
        (format!("{}/", idp.issuer), "otherwise"),
        (app.url.clone(), "does not answer"),
        ("https://169.254.169.254".to_owned(), "public address"),
        ("https://10.0.0.1/realms/x".to_owned(), "public address"),
        ("http://192.168.0.1".to_owned(), "public address"),
        ("file:///etc/passwd".to_owned(), "must be an address"),
        ("acme".to_owned(), "must be an address"),
        ("https://user@idp.test".to_owned(), "must be an address"),
    ] {
        let answer = acme.admin.rpc("save_company_sso", &json!({ "p_issuer": issuer, "p_client_id": "x" })).await;
        assert_eq!(answer.error(422), "invalid_input", "{issuer}");
        assert!(answer.text.contains(problem), "{issuer}: {}", answer.text);
    }
    app.clock.advance(Duration::seconds(1));
    let sso = acme.admin.rpc("get_company_sso", &json!({})).await.ok();
    assert_eq!(text(&sso, "issuer"), idp.issuer);
}

#[tokio::test]
async fn staff_decide_where_name_servers_cannot() {
    let World { app, .. } = world().await;
    let (staff, claimant) = (app.staff().await, app.company().await);
    let idp = OpenId::start(&app.clock).await;
    connect(&app, &claimant, &idp).await;
    claimant.admin.rpc("add_sso_domain", &json!({ "p_domain": "claimed.test" })).await.ok();
    let list = staff.rpc("admin_list_sso_domains", &json!({ "p_reason": "to see" })).await.ok();
    assert_eq!(text(&list[0], "domain"), "claimed.test");
    assert_eq!(list[0]["company_id"], json!(claimant.id));
    let body = json!({ "p_domain": "claimed.test", "p_company_id": claimant.id, "p_reason": "a letter" });
    assert_eq!(claimant.admin.rpc("admin_verify_sso_domain", &body).await.error(403), "not_staff");
    staff.rpc("admin_verify_sso_domain", &body).await.ok();
    ask(&app, "claimed.test").await.ok();
    // Two that claim it: staff have to say which; the second cannot have it as well.
    let second = app.company().await;
    second.admin.rpc("add_sso_domain", &json!({ "p_domain": "claimed.test" })).await.ok();
    let vague = json!({ "p_domain": "claimed.test", "p_reason": "a letter" });
    assert_eq!(staff.rpc("admin_verify_sso_domain", &vague).await.error(409), "conflict");
    let body = json!({ "p_domain": "claimed.test", "p_company_id": second.id, "p_reason": "a letter" });
    assert_eq!(staff.rpc("admin_verify_sso_domain", &body).await.error(409), "sso_domain_taken");
    let body = json!({ "p_domain": "claimed.test", "p_company_id": claimant.id, "p_reason": "a mistake", "p_verified": false });
    staff.rpc("admin_verify_sso_domain", &body).await.ok();
    assert_eq!(ask(&app, "claimed.test").await.error(404), "sso_provider_not_found");
    let logged = "select count(*) from private.audit_log where action like 'sso_domain.%'";
    assert!(app.database.admin().await.query_one(logged, &[]).await.unwrap().get::<_, i64>(0) >= 3);
}
