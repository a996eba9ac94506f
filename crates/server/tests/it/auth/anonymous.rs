//! Signing in without an address, where it is switched on.

use super::{PASSWORD, mails, post, refresh, sign_in, text, with_token};
use crate::kit::{Answer, TestApp};
use serde_json::{Value, json};

const ON: &[(&str, &str)] = &[("ANONYMOUS_SIGN_IN", "true"), ("MAIL_PAUSE_SECONDS", "0")];

async fn somebody(app: &TestApp) -> Value {
    post(app, "/signup", json!({ "data": { "theme": "dark" }, "gotrue_meta_security": {} })).await.ok()
}

#[tokio::test]
async fn it_is_off_unless_it_is_switched_on() {
    let app = TestApp::start().await;
    assert_eq!(post(&app, "/signup", json!({ "data": {} })).await.error(422), "anonymous_provider_disabled");
    assert_eq!(app.get("/auth/v1/settings").await.ok()["external"]["anonymous_users"], false);
    let app = TestApp::start_with(ON).await;
    assert_eq!(app.get("/auth/v1/settings").await.ok()["external"]["anonymous_users"], true);
}

#[tokio::test]
async fn the_session_says_so_and_lasts_through_a_refresh() {
    let app = TestApp::start_with(ON).await;
    let session = somebody(&app).await;
    let user = &session["user"];
    assert_eq!((&user["is_anonymous"], &user["email"], &user["identities"]), (&json!(true), &json!(""), &json!([])));
    assert_eq!(user["user_metadata"]["theme"], "dark");
    let claims = |session: &Value| {
        let now = devproof_claims::Clock::now(&*app.clock);
        app.app.verifier.verify(text(session, "access_token"), now).unwrap().claims
    };
    assert_eq!(
        (&claims(&session)["is_anonymous"], &claims(&session)["amr"][0]["method"]),
        (&json!(true), &json!("anonymous"))
    );
    let next = refresh(&app, &session["refresh_token"]).await.ok();
    assert_eq!(claims(&next)["is_anonymous"], true);
}

#[tokio::test]
async fn whoever_is_anonymous_may_do_no_more_than_nobody() {
    let app = TestApp::start_with(ON).await;
    let _company = app.company().await;
    let session = somebody(&app).await;
    let token = text(&session, "access_token");
    let call = |method: &str, path: String, body: Value| {
        let request = app.request(method, &path).bearer_auth(token);
        Answer::of(if method == "GET" { request } else { request.json(&body) })
    };
    let database = app.database.admin().await;
    let sql = "select c.relname::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'v', 'm', 'p') order by 1";
    let mut seen = 0;
    for row in database.query(sql, &[]).await.unwrap() {
        let path = format!("/rest/v1/{}?select=*", row.get::<_, &str>(0));
        let (own, nobodys) = (call("GET", path.clone(), json!(null)).await, app.get(&path).await);
        // What no one sees, an anonymous person does not see either.
        let rows = |answer: &Answer| match answer.json() {
            Value::Array(rows) if answer.status.is_success() => rows,
            _ => Vec::new(),
        };
        let nobodys = rows(&nobodys);
        for row in rows(&own) {
            assert!(nobodys.contains(&row), "{path}: {row}");
        }
        seen += 1;
    }
    assert!(seen > 20);
    let nothing = "00000000-0000-4000-8000-000000000000";
    for (command, body) in [
        ("choose_role", json!({ "p_role": "job_seeker" })),
        ("create_company", json!({ "p_name": "Halyard Two" })),
        ("change_slug", json!({ "p_slug": "nobody-at-all" })),
        ("express_interest", json!({ "p_job_id": nothing })),
        ("save_featured_project", json!({ "p_title": "x" })),
        ("mark_read", json!({ "p_conversation_id": nothing })),
        ("admin_list_companies", json!({})),
    ] {
        let answer = call("POST", format!("/rest/v1/rpc/{command}"), body).await;
        assert!(answer.status.is_client_error(), "{command}: {} {}", answer.status, answer.text);
    }
    let answer = call("POST", "/storage/v1/object/avatars/x.png".to_owned(), json!({})).await;
    assert!(answer.status.is_client_error(), "{} {}", answer.status, answer.text);
    let id = uuid::Uuid::parse_str(text(&session["user"], "id")).unwrap();
    let profiles = database.query_one("select count(*) from profiles where id = $1", &[&id]).await.unwrap();
    assert_eq!(profiles.get::<_, i64>(0), 0);
}

#[tokio::test]
async fn an_address_makes_an_account_of_it() {
    let app = TestApp::start_with(ON).await;
    let session = somebody(&app).await;
    let token = text(&session, "access_token");
    let put = |body: Value| with_token(&app, "PUT", "/user", token, Some(body));
    let waiting = put(json!({ "email": "ada@example.test" })).await.ok();
    assert_eq!((&waiting["new_email"], &waiting["is_anonymous"]), (&json!("ada@example.test"), &json!(true)));
    let sent = mails(&app, "ada@example.test").await;
    assert_eq!(sent.len(), 1, "there is no old address to ask");
    let body = json!({ "type": "email_change", "email": "ada@example.test", "token": sent[0].code() });
    let converted = post(&app, "/verify", body).await.ok();
    let user = &converted["user"];
    assert_eq!((&user["id"], &user["is_anonymous"]), (&session["user"]["id"], &json!(false)));
    assert_eq!((&user["email"], &user["user_metadata"]["theme"]), (&json!("ada@example.test"), &json!("dark")));
    assert_eq!(user["app_metadata"], json!({ "provider": "email", "providers": ["email"] }));
    assert_eq!(user["identities"][0]["provider"], "email");
    let profiles = app.database.admin().await.query_one("select count(*) from profiles", &[]).await.unwrap();
    assert_eq!(profiles.get::<_, i64>(0), 1, "now there is a profile");
    let token = text(&converted, "access_token");
    with_token(&app, "PUT", "/user", token, Some(json!({ "password": PASSWORD }))).await.ok();
    sign_in(&app, "ada@example.test", PASSWORD).await.ok();
}

#[tokio::test]
async fn without_an_address_there_is_no_password() {
    let app = TestApp::start_with(ON).await;
    let session = somebody(&app).await;
    let token = text(&session, "access_token");
    for body in [json!({ "password": PASSWORD }), json!({ "password": PASSWORD, "email": "ada@example.test" })] {
        let answer = with_token(&app, "PUT", "/user", token, Some(body)).await;
        assert_eq!(answer.error(422), "validation_failed");
    }
    assert_eq!(with_token(&app, "GET", "/reauthenticate", token, None).await.error(422), "validation_failed");
}
