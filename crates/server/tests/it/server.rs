//! What the server itself does: addresses, headers, limits of connections.

mod observe;
mod resume;
mod simulate;
mod upgrades;

use crate::kit::TestApp;

#[tokio::test]
async fn a_server_stops_also_when_nobody_reads_what_it_says() {
    let app = TestApp::start().await;
    let mut program = app.program().await;
    program.start_and_leave().await;
    assert!(program.stop().await, "it goes on, or ended in a panic");
}

#[tokio::test]
async fn the_web_app_finds_its_server_and_key() {
    let app = TestApp::start().await;
    let config = app.get("/config.json").await.ok();
    assert_eq!(config["url"], app.url);
    assert_eq!(config["anon_key"], app.anon_key());
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let app = TestApp::start().await;
    for path in ["/nowhere", "/", "/signin"] {
        let answer = app.get(path).await;
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        let policy = answer.header("content-security-policy");
        assert!(
            policy.contains("script-src 'self';") && policy.contains("frame-ancestors 'none'"),
            "{path}: {policy}"
        );
    }
}

#[tokio::test]
async fn development_answers_to_loopback_names_only() {
    let app = TestApp::start().await;
    let answer =
        app.http.get(format!("{}/config.json", app.url)).header("host", "evil.example").send().await.unwrap();
    assert_eq!(answer.status(), 421);
}

#[tokio::test]
async fn reading_many_peoples_pages_is_counted() {
    let app = TestApp::start().await;
    let call =
        || async { app.post("/rest/v1/rpc/get_public_profile", &serde_json::json!({ "p_slug": "nobody" })).await };
    assert_eq!(call().await.ok(), serde_json::Value::Null);
    let admin = app.database.admin().await;
    admin
        .batch_execute("update auth.rate_limits set used = 300 where kind = 'rpc:get_public_profile'")
        .await
        .unwrap();
    assert_eq!(call().await.error(429), "too_many_requests");
    app.clock.advance(time::Duration::minutes(11));
    assert_eq!(call().await.ok(), serde_json::Value::Null);
}

#[tokio::test]
async fn an_ended_session_is_refused_by_every_protocol() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    assert_eq!(seeker.get("/rest/v1/profiles?select=id").await.ok().as_array().unwrap().len(), 1);
    app.database
        .admin()
        .await
        .execute("delete from auth.sessions where id = $1", &[&seeker.session_id])
        .await
        .unwrap();
    // Row level security shows nothing at once; the protocols answer 401 as soon as they ask again.
    assert!(seeker.get("/rest/v1/profiles?select=id").await.json().as_array().is_none_or(Vec::is_empty));
    tokio::time::sleep(std::time::Duration::from_millis(3200)).await;
    assert_eq!(seeker.get("/rest/v1/profiles?select=id").await.status, 401);
    assert_eq!(seeker.post("/functions/v1/notify-beta-test", &serde_json::json!({})).await.status, 401);
    assert_eq!(seeker.get("/auth/v1/user").await.status, 403);
}

#[tokio::test]
async fn deactivating_a_profile_signs_it_out_and_keeps_it_out() {
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    let admin = app.database.admin().await;
    let set = "update profiles set is_active = $2 where id = $1";
    admin.execute(set, &[&seeker.id, &false]).await.expect("the profile is there");
    assert_eq!(seeker.get("/auth/v1/user").await.status, 403);
    assert_eq!(seeker.get("/rest/v1/profiles?select=id").await.status, 401);
    let banned = "select banned_until > now() from auth.users where id = $1 and banned_until is not null";
    assert!(admin.query_one(banned, &[&seeker.id]).await.expect("a banned account").get::<_, bool>(0));
    admin.execute(set, &[&seeker.id, &true]).await.expect("the profile is there");
    assert!(admin.query_opt(banned, &[&seeker.id]).await.expect("an answer").is_none());
    let again = app.session(&seeker, "aal1").await;
    assert_eq!(again.get("/rest/v1/profiles?select=id").await.ok().as_array().map(Vec::len), Some(1));
}
