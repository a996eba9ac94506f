//! An account rests and comes back.

use super::kit::{emails, mailed};
use super::{arrange, count, details, interest, matched, open_job};
use crate::kit::{Answer, Person, TestApp};
use devproof_auth::HashCost;
use serde_json::{Value, json};
use time::Duration;

const PASSWORD: &str = "correct horse battery staple";

async fn set_password(app: &TestApp, person: &Person) {
    let hash = devproof_auth::hash_now(HashCost { memory_kib: 64, passes: 1 }, PASSWORD).expect("a hash");
    let admin = app.database.admin().await;
    let sql = "update auth.users set password_hash = $1 where id = $2";
    admin.execute(sql, &[&hash, &person.id]).await.expect("a password");
}

/// Posts as a client of today, whose errors have their code as `code`.
async fn post(app: &TestApp, path: &str, body: &Value) -> Answer {
    let request = app.request("POST", &format!("/auth/v1/{path}")).header("x-supabase-api-version", "2024-01-01");
    Answer::of(request.json(body)).await
}

async fn sign_in(app: &TestApp, person: &Person) -> Answer {
    post(app, "token?grant_type=password", &json!({ "email": person.email, "password": PASSWORD })).await
}

async fn ask(app: &TestApp, email: &str) -> Answer {
    post(app, "restore", &json!({ "email": email })).await
}

async fn restore(app: &TestApp, token: &str) -> Answer {
    post(app, "restore", &json!({ "token": token })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_hidden_and_signed_out_and_comes_back_as_it_was() {
    let app = TestApp::start().await;
    let found = matched(&app).await;
    let seeker = &found.seeker;
    set_password(&app, seeker).await;
    let other = app.session(seeker, "aal1").await;
    let waiting = open_job(&found.company.admin, "Waiting").await;
    interest(seeker, waiting).await;
    let slug: String = {
        let sql = "select slug from profiles where id = $1";
        app.database.admin().await.query_one(sql, &[&seeker.id]).await.expect("a slug").get(0)
    };
    let page = json!({ "p_slug": slug });
    assert!(app.post("/rest/v1/rpc/get_public_profile", &page).await.ok().is_object());

    assert_eq!(seeker.rpc("deactivate_account", &json!({})).await.ok()["deactivated"], true);
    // Every session, on every protocol.
    for session in [seeker, &other] {
        let refused = session.get("/rest/v1/profiles?select=id").await;
        assert!(refused.status == 401 || refused.json() == json!([]), "{}", refused.text);
        assert_eq!(session.get("/auth/v1/user").await.status, 403);
    }
    assert_eq!(count(&app, "select count(*) from auth.sessions where user_id = $1", seeker.id).await, 0);
    // No one sees them.
    assert_eq!(app.post("/rest/v1/rpc/get_public_profile", &page).await.ok(), Value::Null);
    let company = &found.company.admin;
    assert_eq!(company.get(&format!("/rest/v1/talent_profiles?id=eq.{}", seeker.id)).await.ok(), json!([]));
    assert_eq!(company.get(&format!("/rest/v1/known_people?id=eq.{}", seeker.id)).await.ok(), json!([]));
    let candidates =
        company.rpc("get_interested_candidates_for_employer", &json!({ "p_employer_id": company.id })).await.ok();
    assert_eq!(candidates, json!([]));
    let line = company.rpc("list_conversations", &json!({})).await.ok();
    assert_eq!(line[0]["people"][0]["full_name"], "Deactivated account", "{line}");

    // The right password says so; a wrong one says nothing.
    assert_eq!(sign_in(&app, seeker).await.error(400), "user_deactivated");
    let wrong = json!({ "email": seeker.email, "password": "wrong" });
    assert_eq!(post(&app, "token?grant_type=password", &wrong).await.error(400), "invalid_credentials");

    let (known, unknown) = (ask(&app, &seeker.email).await, ask(&app, "nobody@example.test").await);
    assert_eq!((known.status, &known.text), (unknown.status, &unknown.text), "it tells nobody who has an account");
    let token = mailed(&app, &seeker.email, "token").await;
    assert_eq!(restore(&app, "guessed").await.error(403), "otp_expired");
    restore(&app, &token).await.ok();
    assert_eq!(restore(&app, &token).await.error(403), "otp_expired", "once");
    assert!(sign_in(&app, seeker).await.ok()["access_token"].is_string(), "the link signed nobody in; this does");
    assert!(app.post("/rest/v1/rpc/get_public_profile", &page).await.ok().is_object());
    let candidates =
        company.rpc("get_interested_candidates_for_employer", &json!({ "p_employer_id": company.id })).await.ok();
    assert_eq!(candidates.as_array().map(Vec::len), Some(2));
    let log =
        "select count(*) from auth.audit_log where user_id = $1 and action in ('user_deactivated', 'user_restored')";
    assert_eq!(count(&app, log, seeker.id).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_asks_for_mail_gets_the_way_back_and_what_staff_closed_stays_closed() {
    let app = TestApp::start_with(&[("MAIL_PAUSE_SECONDS", "0")]).await;
    let person = app.seeker().await;
    person.rpc("deactivate_account", &json!({})).await.ok();
    for (path, body) in [("recover", json!({ "email": person.email })), ("otp", json!({ "email": person.email }))] {
        let before = emails(&app, &person.email).await.len();
        post(&app, path, &body).await.ok();
        let emails = emails(&app, &person.email).await;
        assert_eq!((emails.len(), emails[0].0.as_str()), (before + 1, "Reactivate your account"), "{path}");
    }
    let late = mailed(&app, &person.email, "token").await;
    app.clock.advance(Duration::seconds(25 * 3600));
    assert_eq!(restore(&app, &late).await.error(403), "otp_expired");
    ask(&app, &person.email).await.ok();
    let token = mailed(&app, &person.email, "token").await;
    // The operator bans meanwhile.
    arrange(&app, "update auth.users set banned_until = now() + interval '1 day' where id = $1", person.id).await;
    assert_eq!(restore(&app, &token).await.error(403), "otp_expired");

    let closed = app.seeker().await;
    arrange(&app, "update profiles set is_active = false where id = $1", closed.id).await;
    ask(&app, &closed.email).await.ok();
    assert!(emails(&app, &closed.email).await.is_empty(), "staff closed it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_company_keeps_an_admin_and_a_lone_recruiters_jobs_pause() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let job = open_job(&company.admin, "Engineer").await;
    let colleague = app.recruiter(&company, &["manage_team"]).await;
    let refused = company.admin.rpc("deactivate_account", &json!({})).await;
    assert_eq!(refused.error(409), "last_admin");

    colleague.rpc("invite_recruiter", &json!({ "p_email": "new@example.test", "p_permissions": [] })).await.ok();
    assert_eq!(colleague.rpc("deactivate_account", &json!({})).await.ok()["jobs_paused"], 0);
    let open = "select count(*) from job_openings where id = $1 and status = 'open'";
    assert_eq!(count(&app, open, job).await, 1, "the admin is there");
    let void = "select count(*) from team_invitations where invited_by = $1 and revoked_at is not null";
    assert_eq!(count(&app, void, colleague.id).await, 1);

    assert_eq!(company.admin.rpc("deactivate_account", &json!({})).await.ok()["jobs_paused"], 1, "nobody is left");
    assert_eq!(count(&app, open, job).await, 0);
    assert!(emails(&app, &company.admin.email).await[0].1.contains("Your open job is paused."));

    let nobody = app.seeker().await;
    arrange(&app, "update auth.users set email = null where id = $1", nobody.id).await;
    assert_eq!(nobody.rpc("deactivate_account", &json!({})).await.error(409), "address_needed");
    assert!(details(&refused).is_object());
}
