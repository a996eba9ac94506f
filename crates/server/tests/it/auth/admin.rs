//! `/admin/users` and `/invite`, as `supabase.auth.admin` calls them.

use super::{PASSWORD, mails, member, post, refresh, sign_in, text, verify::open, with_token};
use crate::kit::{Answer, TestApp};
use serde_json::{Value, json};

/// A call by the operator.
async fn admin(app: &TestApp, method: &str, path: &str, body: Option<Value>) -> Answer {
    let request =
        app.http.request(method.parse().expect("what was written here parses"), format!("{}/auth/v1{path}", app.url));
    let request = request.header("apikey", app.service_key()).header("x-supabase-api-version", "2024-01-01");
    let request = request.bearer_auth(app.service_key());
    Answer::of(match body {
        Some(body) => request.json(&body),
        None => request,
    })
    .await
}

async fn create(app: &TestApp, body: Value) -> Value {
    admin(app, "POST", "/admin/users", Some(body)).await.ok()
}

async fn update(app: &TestApp, user: &Value, body: Value) -> Answer {
    admin(app, "PUT", &format!("/admin/users/{}", text(user, "id")), Some(body)).await
}

#[tokio::test]
async fn nobody_but_the_operator_gets_in() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let (token, id) = (text(&session, "access_token"), text(&session["user"], "id"));
    let one = format!("/admin/users/{id}");
    for (method, path) in [
        ("GET", "/admin/users"),
        ("POST", "/admin/users"),
        ("GET", &one),
        ("PUT", &one),
        ("DELETE", &one),
        ("GET", &format!("{one}/factors")),
        ("DELETE", &format!("{one}/factors/{id}")),
        ("POST", "/invite"),
        ("POST", "/admin/generate_link"),
        ("GET", "/admin/audit"),
        ("GET", "/admin/sso/providers"),
    ] {
        let body = (method != "GET").then(|| json!({ "email": "x@example.test", "type": "recovery" }));
        for token in [token, &app.anon_key()] {
            let answer = with_token(&app, method, path, token, body.clone()).await;
            assert_eq!(answer.error(403), "not_admin", "{method} {path}");
        }
        let request = app.http.request(method.parse().unwrap(), format!("{}/auth/v1{path}", app.url));
        let request = request.header("x-supabase-api-version", "2024-01-01");
        let nobody = Answer::of(request.json(&body)).await;
        assert_eq!(nobody.error(401), "no_authorization", "{method} {path}");
        let request = app.request(method, &format!("/auth/v1{path}")).bearer_auth("nonsense");
        assert_eq!(Answer::of(request).await.json()["error_code"], "bad_jwt", "{method} {path}");
    }
    assert_eq!(admin(&app, "GET", &one, None).await.ok()["email"], "ada@example.test");
    assert_eq!(admin(&app, "GET", "/admin/sso/providers", None).await.error(404), "feature_disabled");
}

#[tokio::test]
async fn an_account_is_made_changed_and_deleted() {
    let app = TestApp::start().await;
    let body = json!({
        "email": "Ada@Example.test", "password": PASSWORD, "email_confirm": true, "phone": "+4915112345678",
        "user_metadata": { "name": "Ada" }, "app_metadata": { "plan": "gold", "provider": "google" },
    });
    let made = create(&app, body.clone()).await;
    assert_eq!((text(&made, "email"), text(&made, "phone")), ("ada@example.test", "4915112345678"));
    assert_eq!(made["app_metadata"], json!({ "plan": "gold", "provider": "email", "providers": ["email", "phone"] }));
    assert_eq!(made["user_metadata"]["name"], "Ada");
    assert!(made["email_confirmed_at"].is_string() && made["identities"].as_array().unwrap().len() == 2);
    assert!(mails(&app, "ada@example.test").await.is_empty(), "nobody is asked");
    let session = sign_in(&app, "ada@example.test", PASSWORD).await.ok();

    let again = admin(&app, "POST", "/admin/users", Some(body)).await;
    assert_eq!(again.error(422), "email_exists");
    let same_number = json!({ "email": "bob@example.test", "phone": "4915112345678" });
    assert_eq!(admin(&app, "POST", "/admin/users", Some(same_number)).await.error(422), "phone_exists");
    let same_id = json!({ "email": "bob@example.test", "id": made["id"] });
    assert_eq!(admin(&app, "POST", "/admin/users", Some(same_id)).await.error(422), "user_already_exists");

    let changed = update(&app, &made, json!({ "user_metadata": { "name": null, "city": "Kyiv" } })).await.ok();
    assert_eq!(
        (&changed["user_metadata"]["name"], &changed["user_metadata"]["city"]),
        (&json!(null), &json!("Kyiv"))
    );
    let moved = update(&app, &made, json!({ "email": "lovelace@example.test" })).await.ok();
    assert_eq!(text(&moved, "email"), "lovelace@example.test");
    assert_eq!(sign_in(&app, "ada@example.test", PASSWORD).await.error(400), "invalid_credentials");
    let other = "another quiet wooden bridge 7";
    update(&app, &made, json!({ "password": other })).await.ok();
    assert_eq!(refresh(&app, &session["refresh_token"]).await.error(400), "session_not_found", "every session ended");
    let session = sign_in(&app, "lovelace@example.test", other).await.ok();

    let gone = admin(&app, "DELETE", &format!("/admin/users/{}", text(&made, "id")), None).await;
    assert_eq!(gone.ok(), json!({}));
    assert_eq!(
        admin(&app, "GET", &format!("/admin/users/{}", text(&made, "id")), None).await.error(404),
        "user_not_found"
    );
    let token = text(&session, "access_token");
    assert_eq!(with_token(&app, "GET", "/user", token, None).await.error(403), "user_not_found");
    let body = json!({ "should_soft_delete": false });
    let twice = admin(&app, "DELETE", &format!("/admin/users/{}", text(&made, "id")), Some(body)).await;
    assert_eq!(twice.error(404), "user_not_found");
}

#[tokio::test]
async fn a_soft_deletion_leaves_an_id_and_nothing_personal() {
    let app = TestApp::start().await;
    let made = create(&app, json!({ "email": "ada@example.test", "user_metadata": { "name": "Ada" } })).await;
    let path = format!("/admin/users/{}", text(&made, "id"));
    admin(&app, "DELETE", &path, Some(json!({ "should_soft_delete": true }))).await.ok();
    let sql = "select row_to_json(u)::text from auth.users u";
    let left: String = app.database.admin().await.query_one(sql, &[]).await.unwrap().get(0);
    assert!(left.contains(text(&made, "id")) && !left.contains("example.test") && !left.contains("Ada"), "{left}");
    let profiles: i64 =
        app.database.admin().await.query_one("select count(*) from profiles", &[]).await.unwrap().get(0);
    assert_eq!(profiles, 0);
    assert_eq!(admin(&app, "GET", &path, None).await.error(404), "user_not_found");
    let same_id = json!({ "email": "bob@example.test", "id": made["id"] });
    assert_eq!(admin(&app, "POST", "/admin/users", Some(same_id)).await.error(422), "user_already_exists");
    create(&app, json!({ "email": "ada@example.test" })).await;
}

#[tokio::test]
async fn a_ban_ends_sessions_and_is_lifted() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let banned = update(&app, &session["user"], json!({ "ban_duration": "24h" })).await.ok();
    assert!(banned["banned_until"].is_string());
    assert_eq!(sign_in(&app, "ada@example.test", PASSWORD).await.error(400), "user_banned");
    assert_eq!(refresh(&app, &session["refresh_token"]).await.error(400), "session_not_found");
    let lifted = update(&app, &session["user"], json!({ "ban_duration": "none" })).await.ok();
    assert!(lifted["banned_until"].is_null());
    sign_in(&app, "ada@example.test", PASSWORD).await.ok();
}

#[tokio::test]
async fn what_the_operator_cannot_mean_is_refused() {
    let app = TestApp::start().await;
    let made = create(&app, json!({ "email": "ada@example.test" })).await;
    for body in [
        json!({ "role": "service_role" }),
        json!({ "role": "postgres" }),
        json!({ "aud": "elsewhere" }),
        json!({ "ban_duration": "for ever" }),
        json!({ "password": PASSWORD, "password_hash": "$argon2id$x" }),
        json!({ "password_hash": "$2b$10$abcdefghijklmnopqrstuv" }),
        json!({ "phone": "call me" }),
        json!({ "email": "no address" }),
        json!({ "user_metadata": "text" }),
        json!({ "app_metadata": { "x": "\0" } }),
    ] {
        assert_eq!(update(&app, &made, body.clone()).await.error(400), "validation_failed", "{body}");
    }
    assert_eq!(update(&app, &made, json!({ "password": "short" })).await.error(422), "weak_password");
    let role = json!({ "role": "authenticated", "aud": "authenticated" });
    assert_eq!(update(&app, &made, role).await.ok()["role"], "authenticated");
    let neither = admin(&app, "POST", "/admin/users", Some(json!({ "password": PASSWORD }))).await;
    assert_eq!(neither.error(400), "validation_failed");
    assert_eq!(admin(&app, "GET", "/admin/users/nonsense", None).await.error(404), "validation_failed");
    let nobody = "/admin/users/00000000-0000-4000-8000-000000000000";
    for (method, body) in [("GET", None), ("PUT", Some(json!({}))), ("DELETE", None)] {
        assert_eq!(admin(&app, method, nobody, body).await.error(404), "user_not_found");
    }
}

#[tokio::test]
async fn the_list_has_pages_that_the_client_can_read() {
    let app = TestApp::start().await;
    for i in 0..5 {
        create(&app, json!({ "email": format!("p{i}@example.test") })).await;
    }
    let first = admin(&app, "GET", "/admin/users?page=&per_page=", None).await;
    let body = first.ok();
    assert_eq!((body["users"].as_array().unwrap().len(), &body["aud"]), (5, &json!("authenticated")));
    assert_eq!(
        (first.header("x-total-count"), first.header("link")),
        ("5", "</admin/users?page=1&per_page=50>; rel=\"last\"")
    );
    let second = admin(&app, "GET", "/admin/users?page=2&per_page=2", None).await;
    assert_eq!(second.ok()["users"].as_array().unwrap().len(), 2);
    assert_eq!(
        second.header("link"),
        "</admin/users?page=3&per_page=2>; rel=\"next\", </admin/users?page=3&per_page=2>; rel=\"last\""
    );
    for bad in ["page=0", "per_page=-1", "page=x"] {
        assert_eq!(admin(&app, "GET", &format!("/admin/users?{bad}"), None).await.error(400), "validation_failed");
    }
}

#[tokio::test]
async fn whoever_is_invited_signs_in_by_the_link_and_sets_a_password() {
    let app = TestApp::start().await;
    let body = json!({ "email": "ada@example.test", "data": { "name": "Ada" } });
    let invited = admin(&app, "POST", "/invite", Some(body.clone())).await.ok();
    assert!(invited["invited_at"].is_string() && invited["email_confirmed_at"].is_null());
    assert_eq!(sign_in(&app, "ada@example.test", PASSWORD).await.error(400), "invalid_credentials");
    let mail = &mails(&app, "ada@example.test").await[0];
    assert!(mail.link().contains("type=invite"));
    let target = open(&mail.link()).await;
    let pairs: Vec<(String, String)> = reqwest::Url::parse(&format!("x:?{}", target.fragment().unwrap()))
        .unwrap()
        .query_pairs()
        .into_owned()
        .collect();
    let value = |name: &str| pairs.iter().find(|(key, _)| key == name).map(|(_, value)| value.clone()).unwrap();
    assert_eq!(value("type"), "invite");
    let token = value("access_token");
    with_token(&app, "PUT", "/user", &token, Some(json!({ "password": PASSWORD }))).await.ok();
    let session = sign_in(&app, "ada@example.test", PASSWORD).await.ok();
    assert_eq!(session["user"]["user_metadata"]["name"], "Ada");
    let again = admin(&app, "POST", "/invite", Some(body)).await;
    assert_eq!(again.error(422), "email_exists");

    // By the hash that a page of the app hands over, as the stock client does.
    admin(&app, "POST", "/invite", Some(json!({ "email": "bob@example.test" }))).await.ok();
    let hash = mails(&app, "bob@example.test").await[0].link_token();
    post(&app, "/verify", json!({ "type": "invite", "token_hash": hash })).await.ok();
}

#[tokio::test]
async fn links_are_handed_to_the_operator_instead_of_being_mailed() {
    let app = TestApp::start_with(&[("REDIRECT_ALLOW", "https://app.test/**")]).await;
    let link = |body: Value| admin(&app, "POST", "/admin/generate_link?redirect_to=https://app.test/in", Some(body));
    let made = link(json!({ "type": "signup", "email": "ada@example.test", "password": PASSWORD })).await.ok();
    assert_eq!((text(&made, "verification_type"), text(&made, "redirect_to")), ("signup", "https://app.test/in"));
    assert!(text(&made, "action_link").contains(text(&made, "hashed_token")));
    assert_eq!(made["email"], "ada@example.test");
    assert!(mails(&app, "ada@example.test").await.is_empty());
    let code = json!({ "type": "signup", "email": "ada@example.test", "token": made["email_otp"] });
    post(&app, "/verify", code).await.ok();
    sign_in(&app, "ada@example.test", PASSWORD).await.ok();

    for (kind, expected) in [("magiclink", "magiclink"), ("recovery", "recovery")] {
        let made = link(json!({ "type": kind, "email": "ada@example.test" })).await.ok();
        assert_eq!(text(&made, "verification_type"), expected);
        let hash = json!({ "type": kind, "token_hash": made["hashed_token"] });
        post(&app, "/verify", hash).await.ok();
    }
    let stranger = link(json!({ "type": "magiclink", "email": "new@example.test" })).await.ok();
    assert_eq!(text(&stranger, "verification_type"), "signup");
    let invited = link(json!({ "type": "invite", "email": "guest@example.test" })).await.ok();
    post(&app, "/verify", json!({ "type": "invite", "token_hash": invited["hashed_token"] })).await.ok();

    let change =
        |kind: &str| json!({ "type": kind, "email": "ada@example.test", "new_email": "lovelace@example.test" });
    let current = link(change("email_change_current")).await.ok();
    let half = json!({ "type": "email_change", "token_hash": current["hashed_token"] });
    assert_eq!(post(&app, "/verify", half).await.ok()["code"], "200");
    let new = link(change("email_change_new")).await.ok();
    let whole = json!({ "type": "email_change", "token_hash": new["hashed_token"] });
    assert_eq!(post(&app, "/verify", whole).await.ok()["user"]["email"], "lovelace@example.test");

    for (body, status, code) in [
        (json!({ "type": "recovery", "email": "nobody@example.test" }), 404, "user_not_found"),
        (json!({ "type": "signup", "email": "lovelace@example.test", "password": PASSWORD }), 422, "email_exists"),
        (json!({ "type": "signup", "email": "x@example.test" }), 400, "validation_failed"),
        (json!({ "type": "invite", "email": "lovelace@example.test" }), 422, "email_exists"),
        (json!({ "type": "email_change_new", "email": "lovelace@example.test" }), 400, "validation_failed"),
        (json!({ "type": "nonsense", "email": "lovelace@example.test" }), 400, "validation_failed"),
    ] {
        assert_eq!(link(body.clone()).await.error(status), code, "{body}");
    }
}

#[tokio::test]
async fn the_operator_signs_somebody_out_and_takes_a_factor_away() {
    let app = TestApp::start().await;
    let session = member(&app, "ada@example.test").await;
    let other = sign_in(&app, "ada@example.test", PASSWORD).await.ok();
    // admin.signOut(jwt, scope): the key is the operator's, the bearer the person's.
    let request = app.http.post(format!("{}/auth/v1/logout?scope=others", app.url));
    let request = request.header("apikey", app.service_key()).bearer_auth(text(&session, "access_token"));
    assert_eq!(Answer::of(request).await.status.as_u16(), 204);
    let token = text(&other, "access_token");
    assert_eq!(with_token(&app, "GET", "/user", token, None).await.error(403), "session_not_found");

    let id = text(&session["user"], "id");
    let factor = "insert into auth.mfa_factors (id, user_id, factor_type, status, secret, friendly_name, created_at, updated_at)
        select gen_random_uuid(), id, 'totp', 'verified', 'x', 'Phone', now(), now() from auth.users";
    let database = app.database.admin().await;
    database.execute(factor, &[]).await.unwrap();
    database.execute("update auth.sessions set aal = 'aal2'", &[]).await.unwrap();
    let listed = admin(&app, "GET", &format!("/admin/users/{id}/factors"), None).await.ok();
    assert_eq!((&listed[0]["factor_type"], &listed[0]["friendly_name"]), (&json!("totp"), &json!("Phone")));
    assert!(listed[0]["secret"].is_null());
    let path = format!("/admin/users/{id}/factors/{}", text(&listed[0], "id"));
    assert_eq!(admin(&app, "DELETE", &path, None).await.ok()["id"], listed[0]["id"]);
    assert_eq!(admin(&app, "DELETE", &path, None).await.error(404), "mfa_factor_not_found");
    let level: String = database.query_one("select aal from auth.sessions", &[]).await.unwrap().get(0);
    assert_eq!(level, "aal1");
}
