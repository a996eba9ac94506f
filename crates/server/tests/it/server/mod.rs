//! What the server itself does: addresses, headers, limits of connections.

use crate::kit::TestApp;

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
    for path in ["/config.json", "/nowhere", "/"] {
        let answer = app.get(path).await;
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("script-src 'self';") && policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
    }
}

#[tokio::test]
async fn development_answers_to_loopback_names_only() {
    let app = TestApp::start().await;
    let answer = app.http.get(format!("{}/config.json", app.url)).header("host", "evil.example").send().await.unwrap();
    assert_eq!(answer.status(), 421);
}
