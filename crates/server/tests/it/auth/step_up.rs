//! What takes the second factor, and what takes a fresh proof.

use super::{
    NO_PAUSE, PASSWORD,
    factors::{challenge, claims, code, enrol, prove, secret, verify, with_totp},
    identities::{ask, grace},
    mails, member, oidc, passkeys, post, refresh, sign_in, text, with_token,
};
use crate::{
    kit::{Answer, Authenticator, TestApp, openid::Browser},
    realtime::client::{Socket, on, subscription},
};
use serde_json::{Value, json};
use time::Duration;

const ADA: &str = "ada@example.test";
const SITE: &str = "http://localhost:4321";

/// Everyone is through with onboarding.
async fn onboard(app: &TestApp) {
    let set = "update profiles set role = 'job_seeker', needs_onboarding = false, full_name = 'Ada'";
    app.database.admin().await.execute(set, &[]).await.expect("the statement runs");
}

async fn call(app: &TestApp, session: &Value, method: &str, path: &str, body: Option<Value>) -> Answer {
    let request = app.request(method, path).bearer_auth(text(session, "access_token"));
    Answer::of(match body {
        Some(body) => request.json(&body),
        None => request,
    })
    .await
}

async fn put(app: &TestApp, session: &Value, body: Value) -> Answer {
    with_token(app, "PUT", "/user", text(session, "access_token"), Some(body)).await
}

/// The reply to a join that listens to a table.
async fn listen(app: &TestApp, session: &Value) -> Value {
    let mut socket = Socket::open(app).await;
    socket.join("realtime:any", &subscription(Some(text(session, "access_token")), &[on("INSERT", "messages")])).await
}

#[tokio::test]
async fn h0_an_old_session_enrols_no_factor_and_proves_none() {
    let app = TestApp::start().await;
    let session = member(&app, ADA).await;
    app.clock.advance(Duration::seconds(301));
    assert_eq!(enrol(&app, &session, "App").await.error(400), "reauthentication_needed");

    // Begun while it was fresh, and finished when it was not any more.
    let session = sign_in(&app, ADA, PASSWORD).await.ok();
    app.clock.advance(Duration::minutes(4));
    let begun = enrol(&app, &session, "App").await.ok();
    app.clock.advance(Duration::minutes(2));
    let digits = code(&app, &secret(&begun), 0);
    assert_eq!(prove(&app, &session, &begun["id"], &digits).await.error(400), "reauthentication_needed");
    let fresh = sign_in(&app, ADA, PASSWORD).await.ok();
    assert_eq!(claims(&prove(&app, &fresh, &begun["id"], &digits).await.ok())["aal"], "aal2");
}

#[tokio::test]
async fn h0_a_new_factor_proves_nothing_about_who_added_it() {
    let app = TestApp::start().await;
    let session = member(&app, ADA).await;
    app.clock.advance(Duration::minutes(4));
    let begun = enrol(&app, &session, "App").await.ok();
    let raised = prove(&app, &session, &begun["id"], &code(&app, &secret(&begun), 0)).await.ok();
    app.clock.advance(Duration::minutes(12));
    // Sixteen minutes after the proof, twelve after the factor.
    let raised = refresh(&app, &raised["refresh_token"]).await.ok();
    let change = json!({ "password": "another battery staple" });
    assert_eq!(put(&app, &raised, change.clone()).await.error(400), "reauthentication_needed");
    // Shown once more it proves something.
    let raised = prove(&app, &raised, &begun["id"], &code(&app, &secret(&begun), 0)).await.ok();
    put(&app, &raised, change).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn h1_without_the_second_factor_nothing_but_auth_answers() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let (strong, factor, secret) = with_totp(&app, ADA).await;
    onboard(&app).await;
    app.app.start_feed();
    let by_password = sign_in(&app, ADA, PASSWORD).await.ok();
    post(&app, "/recover", json!({ "email": ADA })).await.ok();
    let recovery = mails(&app, ADA).await.into_iter().find(|mail| mail.subject().contains("new password"));
    let body = json!({ "type": "recovery", "email": ADA, "token": recovery.expect("a mail").code() });
    let by_recovery = post(&app, "/verify", body).await.ok();

    let me = text(&strong["user"], "id");
    let calls = [
        ("GET", "/rest/v1/profiles?select=id".to_owned(), None),
        ("GET", "/rest/v1/skills?select=id&limit=1".to_owned(), None),
        ("POST", "/rest/v1/rpc/get_my_profile".to_owned(), Some(json!({}))),
        ("POST", "/rest/v1/rpc/export_my_data".to_owned(), Some(json!({}))),
        ("POST", "/rest/v1/rpc/delete_account".to_owned(), Some(json!({ "p_confirmation": "delete my account" }))),
        ("POST", "/storage/v1/object/list/avatars".to_owned(), Some(json!({ "prefix": me }))),
        ("GET", format!("/storage/v1/object/authenticated/exports/{me}/{}", uuid::Uuid::new_v4()), None),
        ("POST", "/functions/v1/notify-beta-test".to_owned(), Some(json!({}))),
    ];
    for weak in [&by_password, &by_recovery] {
        for (method, path, body) in calls.clone() {
            let answer = call(&app, weak, method, &path, body).await;
            assert_eq!(answer.error(403), "insufficient_aal", "{path}");
        }
        let path = "/realtime/v1/api/broadcast/any/events/hello";
        assert_eq!(call(&app, weak, "POST", path, Some(json!({}))).await.status, 403);
        assert_eq!(listen(&app, weak).await["status"], "error");
    }
    // The same account, with its factor shown.
    assert_eq!(listen(&app, &strong).await["status"], "ok");
    let raised = prove(&app, &by_recovery, &factor, &code(&app, &secret, 0)).await.ok();
    for session in [&strong, &raised] {
        let profiles = call(&app, session, "GET", "/rest/v1/profiles?select=id", None).await.ok();
        assert_eq!(profiles, json!([{ "id": me }]));
    }
    call(&app, &raised, "POST", "/rest/v1/rpc/export_my_data", Some(json!({}))).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn h1_a_socket_ends_when_its_session_owes_a_factor() {
    let app = TestApp::start().await;
    let session = member(&app, ADA).await;
    onboard(&app).await;
    app.app.start_feed();
    let mut socket = Socket::open(&app).await;
    let bindings = [on("INSERT", "messages")];
    let reply = socket.join("realtime:any", &subscription(Some(text(&session, "access_token")), &bindings)).await;
    assert_eq!(reply["status"], "ok");
    let factor = "insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
                  select gen_random_uuid(), id, 'totp', 'verified', '\\x00', now(), now() from auth.users";
    app.database.admin().await.execute(factor, &[]).await.expect("a factor");
    socket.event("phx_close").await;
}

#[tokio::test]
async fn m4_linking_and_unlinking_take_a_fresh_proof_and_the_factor() {
    let (app, google) = oidc::world(&[]).await;
    let session = member(&app, ADA).await;
    let mut early = Browser::default();
    let away = ask(&app, &mut early, text(&session, "access_token"), "").await;
    let mut browser = Browser::default();
    let linking = ask(&app, &mut browser, text(&session, "access_token"), "").await;
    browser.open(google.agree(&linking, &grace())).await;
    let linked = with_token(&app, "GET", "/user", text(&session, "access_token"), None).await.ok();
    let identity =
        linked["identities"].as_array().expect("identities").iter().find(|one| one["provider"] == "google");
    let unlink = format!("/user/identities/{}", text(identity.expect("it is linked"), "identity_id"));

    let all = |session: Value| {
        let (app, google, unlink) = (&app, &google, unlink.as_str());
        async move {
            let token = text(&session, "access_token");
            let authorize = "/user/identities/authorize?provider=google&skip_http_redirect=true";
            let id_token =
                google.id_token(&json!({ "sub": "other-1", "email": "o@x.test", "email_verified": true }), None);
            let link = json!({ "provider": "google", "id_token": id_token, "link_identity": true });
            [
                with_token(app, "GET", authorize, token, None).await,
                with_token(app, "POST", "/token?grant_type=id_token", token, Some(link)).await,
                with_token(app, "DELETE", unlink, token, None).await,
            ]
        }
    };
    app.clock.advance(Duration::seconds(301));
    for refused in all(session).await {
        assert_eq!(refused.error(400), "reauthentication_needed");
    }
    // A way begun by whoever had no factor then does not end when there is one.
    let admin = app.database.admin().await;
    let factor = "insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
                  select gen_random_uuid(), id, 'totp', 'verified', '\\x00', now(), now() from auth.users";
    admin.execute(factor, &[]).await.expect("a factor");
    for refused in all(sign_in(&app, ADA, PASSWORD).await.ok()).await {
        assert_eq!(refused.error(401), "insufficient_aal");
    }
    let other = json!({ "sub": "other-1", "email": "o@x.test", "email_verified": true });
    assert_eq!(oidc::refusal(&early.open(google.agree(&away, &other)).await), "insufficient_aal");
    let count = "select count(*) from auth.identities where provider = 'google'";
    assert_eq!(admin.query_one(count, &[]).await.expect("a count").get::<_, i64>(0), 1);
}

#[tokio::test]
async fn l4_after_ten_wrong_codes_the_wait_doubles_and_the_owner_hears_of_it() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let (_, factor, secret) = with_totp(&app, ADA).await;
    app.clock.advance(Duration::seconds(301));
    let session = sign_in(&app, ADA, PASSWORD).await.ok();
    for _ in 0..10 {
        assert_eq!(prove(&app, &session, &factor, "000000").await.error(422), "mfa_verification_failed");
    }
    let wait = |answer: Answer| {
        assert_eq!(answer.error(429), "over_request_rate_limit");
        answer.header("retry-after").parse::<i64>().expect("seconds")
    };
    // Rounded up from where the clock stands within its second.
    assert!((30..=31).contains(&wait(prove(&app, &session, &factor, &code(&app, &secret, 0)).await)));
    app.clock.advance(Duration::seconds(301));
    assert_eq!(prove(&app, &session, &factor, "000000").await.error(422), "mfa_verification_failed");
    assert!((60..=61).contains(&wait(prove(&app, &session, &factor, &code(&app, &secret, 0)).await)));
    let told = |mails: Vec<super::mailbox::Mail>| {
        mails.into_iter().filter(|mail| mail.subject() == "Failed sign-ins to your account").collect::<Vec<_>>()
    };
    let mails_now = told(mails(&app, ADA).await);
    assert_eq!(mails_now.len(), 1);

    // The day's budget, whatever was right between.
    app.clock.advance(Duration::seconds(301));
    let session = prove(&app, &session, &factor, &code(&app, &secret, 0)).await.ok();
    let admin = app.database.admin().await;
    let of_day: (i32, i32) = {
        let row = admin.query_one("select in_row, of_day from auth.factor_attempts", &[]).await.expect("a row");
        (row.get(0), row.get(1))
    };
    assert_eq!(of_day, (0, 11));
    admin.execute("update auth.factor_attempts set of_day = 49", &[]).await.expect("the statement runs");
    assert_eq!(prove(&app, &session, &factor, "000000").await.error(422), "mfa_verification_failed");
    assert!(wait(prove(&app, &session, &factor, &code(&app, &secret, 1)).await) > 3600);
    assert_eq!(told(mails(&app, ADA).await).len(), 2);

    // The owner locks the stranger out: what they knew opens nothing any more, and the waiting is over.
    let token = mails_now[0].link_token();
    post(&app, "/undo", json!({ "token": token })).await.ok();
    assert_eq!(sign_in(&app, ADA, PASSWORD).await.error(400), "invalid_credentials");
    let recovery = mails(&app, ADA).await.into_iter().find(|mail| mail.subject() == "Set a new password");
    let body = json!({ "type": "recovery", "email": ADA, "token": recovery.expect("a mail").code() });
    let session = post(&app, "/verify", body).await.ok();
    app.clock.advance(Duration::seconds(60));
    let session = prove(&app, &session, &factor, &code(&app, &secret, 0)).await.ok();
    put(&app, &session, json!({ "password": "another battery staple" })).await.ok();
}

#[tokio::test]
async fn l5_a_removed_passkey_takes_its_sessions_along() {
    let app = passkeys::start().await;
    let session = member(&app, ADA).await;
    let (mut lost, mut kept) = (Authenticator::new(SITE), Authenticator::new(SITE));
    let made = passkeys::register(&app, &session, &mut lost).await.ok();
    passkeys::register(&app, &session, &mut kept).await.ok();
    let stranger = passkeys::enter(&app, &mut lost).await.ok();
    let owner = passkeys::enter(&app, &mut kept).await.ok();
    let path = format!("/passkeys/{}", text(&made, "id"));
    with_token(&app, "DELETE", &path, text(&owner, "access_token"), None).await.ok();
    assert_eq!(refresh(&app, &stranger["refresh_token"]).await.error(400), "session_not_found");
    assert_eq!(claims(&refresh(&app, &owner["refresh_token"]).await.ok())["aal"], "aal2");
    // The last one, however it goes: here the operator deletes the row.
    app.database.admin().await.execute("delete from auth.passkeys", &[]).await.expect("the statement runs");
    let fallen = refresh(&app, &owner["refresh_token"]).await.ok();
    assert_eq!((&claims(&fallen)["aal"], &claims(&fallen)["amr"]), (&json!("aal1"), &json!([])));
}

#[tokio::test]
async fn l5_what_a_second_factor_proved_stays_when_the_passkey_goes() {
    let app = passkeys::start().await;
    let (strong, _, _) = with_totp(&app, ADA).await;
    passkeys::register(&app, &strong, &mut Authenticator::new(SITE)).await.ok();
    app.database.admin().await.execute("delete from auth.passkeys", &[]).await.expect("the statement runs");
    let again = refresh(&app, &strong["refresh_token"]).await.ok();
    assert_eq!(claims(&again)["aal"], "aal2");
    assert!(!claims(&again)["amr"].to_string().contains("passkey"));
}

#[tokio::test(flavor = "multi_thread")]
async fn l6_what_takes_data_out_or_switches_off_takes_a_fresh_proof() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (seeker, admin) = (app.seeker().await, company.admin.clone());
    let sso = json!({ "p_issuer": "https://accounts.example.test", "p_client_id": "x" });
    let domain = json!({ "p_domain": "halyard.test" });
    let acts = [
        (&seeker, "export_my_data", json!({})),
        (&seeker, "deactivate_account", json!({})),
        (&admin, "add_sso_domain", domain.clone()),
        (&admin, "verify_sso_domain", domain.clone()),
        (&admin, "remove_sso_domain", domain),
        (&admin, "save_company_sso", sso),
        (&admin, "remove_company_sso", json!({})),
    ];
    app.clock.advance(Duration::seconds(301));
    for (person, name, body) in &acts {
        assert_eq!(person.rpc(name, body).await.error(403), "reauthentication_needed", "{name}");
    }
    // Two factors of a quarter of an hour ago are no more than that.
    for (person, name, body) in &acts {
        let strong = app.with_factor(person).await;
        app.clock.advance(Duration::seconds(901));
        assert_eq!(strong.rpc(name, body).await.error(403), "reauthentication_needed", "{name}");
    }
    let strong = app.session(&seeker, "aal2").await;
    strong.rpc("export_my_data", &json!({})).await.ok();
    strong.rpc("deactivate_account", &json!({})).await.ok();
}

#[tokio::test]
async fn l8_two_factors_are_fresh_for_a_quarter_of_an_hour() {
    let app = TestApp::start_with(NO_PAUSE).await;
    let (_, factor, secret) = with_totp(&app, ADA).await;
    onboard(&app).await;
    let session = sign_in(&app, ADA, PASSWORD).await.ok();
    let strong = prove(&app, &session, &factor, &code(&app, &secret, 0)).await.ok();
    app.clock.advance(Duration::minutes(14));
    enrol(&app, &strong, "Second").await.ok();
    app.clock.advance(Duration::seconds(61));
    let strong = refresh(&app, &strong["refresh_token"]).await.ok();
    assert_eq!(claims(&strong)["aal"], "aal2");
    let remove = format!("/factors/{}", factor.as_str().expect("a text"));
    for refused in [
        put(&app, &strong, json!({ "password": "another battery staple" })).await,
        put(&app, &strong, json!({ "email": "new@example.test" })).await,
        enrol(&app, &strong, "Third").await,
        with_token(&app, "DELETE", &remove, text(&strong, "access_token"), None).await,
    ] {
        assert_eq!(refused.error(400), "reauthentication_needed");
    }
    let export = || call(&app, &strong, "POST", "/rest/v1/rpc/export_my_data", Some(json!({})));
    assert_eq!(export().await.error(403), "reauthentication_needed");
    // What is not weighty continues.
    call(&app, &strong, "GET", "/rest/v1/profiles?select=id", None).await.ok();
    let asked = challenge(&app, &strong, &factor).await.ok();
    let strong = verify(&app, &strong, &factor, &asked["id"], &code(&app, &secret, 0)).await.ok();
    with_token(&app, "DELETE", &remove, text(&strong, "access_token"), None).await.ok();
}

#[tokio::test]
async fn l8_how_long_is_a_setting() {
    let app = TestApp::start_with(&[("SECOND_FACTOR_MINUTES", "5")]).await;
    let seeker = app.seeker().await;
    let strong = app.with_factor(&seeker).await;
    app.clock.advance(Duration::seconds(301));
    assert_eq!(strong.rpc("export_my_data", &json!({})).await.error(403), "reauthentication_needed");
}
