//! HTTP/1.1 that two servers would read two ways, that is too large, or that asks for what is none of its business.

use super::raw::{address, exchange, status};
use crate::{
    html_pages::fixture::Scene,
    kit::{Answer, TestApp},
};

/// What follows a request that is ambiguous: it must never be answered as a request of its own.
const SMUGGLED: &str = "GET /config.json HTTP/1.1\r\nHost: x\r\n\r\n";

#[tokio::test]
async fn j05_what_two_servers_could_read_differently_is_refused() {
    let app = TestApp::start().await;
    let post = "POST /auth/v1/signup HTTP/1.1";
    for head in [
        format!("{post}\r\nTransfer-Encoding: xchunked"),
        format!("{post}\r\nTransfer-Encoding: chunked, identity"),
        format!("{post}\r\nTransfer-Encoding: identity"),
        format!("{post}\r\nTransfer-Encoding : chunked"),
        format!("{post}\r\nContent-Length: 5\r\nContent-Length: 6"),
        format!("{post}\r\nContent-Length: 5, 6"),
        format!("{post}\r\nContent-Length: +5"),
        format!("{post}\r\nContent-Length: -5"),
        format!("{post}\r\nContent-Length: 0x5"),
        format!("{post}\r\nContent-Length: 99999999999999999999"),
        format!("{post}\r\nX-Folded: a\r\n b"),
        format!("{post}\r\n X-Folded: a"),
        format!("{post}\r\nX-Nul: a\0b"),
        format!("{post}\r\nX-Return: a\rb"),
        format!("{post}\r\nX(y: a"),
        format!("{post}\r\nno colon here"),
        format!("{post}\r\n: no name"),
        "POST /auth/v1/signup HTTP/1.1 HTTP/1.1".to_owned(),
        "POST  /auth/v1/signup HTTP/1.1".to_owned(),
        "POST /auth/v1/sign\tup HTTP/1.1".to_owned(),
        "POST /auth/v1/signup HTTP/9.9".to_owned(),
        "PO\u{e9}ST / HTTP/1.1".to_owned(),
    ] {
        let request = format!("{head}\r\nHost: {}\r\n\r\n{SMUGGLED}", address(&app));
        let answer = exchange(&app, request.as_bytes()).await;
        assert!(matches!(status(&answer), None | Some(400 | 505)), "{head:?}: {answer}");
        assert!(answer.matches("HTTP/1.1 ").count() <= 1, "{head:?} was two requests: {answer}");
        assert!(!answer.contains("anon_key"), "{head:?}: {answer}");
    }
    for body in
        ["zz\r\n{}\r\n0\r\n\r\n", "-1\r\n", "ffffffffffffffffff\r\n", "2\r\n{}x\r\n0\r\n\r\n", "2;\n{}\r\n0\r\n\r\n"]
    {
        let head = format!(
            "{post}\r\nHost: {}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n",
            address(&app)
        );
        let answer = exchange(&app, format!("{head}{body}{SMUGGLED}").as_bytes()).await;
        assert!(matches!(status(&answer), None | Some(400)), "{body:?}: {answer}");
        assert!(answer.matches("HTTP/1.1 ").count() <= 1, "{body:?} was two requests: {answer}");
    }
}

#[tokio::test]
async fn j08_heads_without_end_are_refused() {
    let scene = Scene::start().await;
    let app = &scene.app;
    let host = format!("Host: {}\r\n", address(app));
    let many: String = (0..1000).map(|number| format!("X-{number}: a\r\n")).collect();
    for (what, request, expected) in [
        ("a header of 100 kB", format!("GET / HTTP/1.1\r\n{host}X-Long: {}\r\n\r\n", "a".repeat(100_000)), 431),
        ("a cookie of 100 kB", format!("GET / HTTP/1.1\r\n{host}Cookie: {}\r\n\r\n", "a".repeat(100_000)), 431),
        ("a thousand headers", format!("GET / HTTP/1.1\r\n{host}{many}\r\n"), 431),
        ("a name of 100 kB", format!("GET / HTTP/1.1\r\n{host}{}: a\r\n\r\n", "a".repeat(100_000)), 431),
        ("an address of 64 kB", format!("GET /{} HTTP/1.1\r\n{host}\r\n", "a".repeat(65_536)), 414),
        (
            "a megabyte of user agent",
            format!("GET / HTTP/1.1\r\n{host}User-Agent: {}\r\n\r\n", "a".repeat(1 << 20)),
            431,
        ),
    ] {
        let answer = exchange(app, request.as_bytes()).await;
        // hyper names both by 431 where the address does not fit its buffer; a reset may take the answer away.
        assert!(status(&answer).is_none_or(|status| status == expected || status == 431), "{what}: {answer}");
    }
    for path in [&b"/\xff\xfe"[..], b"/user/\xc0\xaf", b"/rest/v1/skills?select=\xff"] {
        let request = [b"GET ", path, b" HTTP/1.1\r\n", host.as_bytes(), b"Connection: close\r\n\r\n"].concat();
        let answer = exchange(app, &request).await;
        assert!(status(&answer).is_some_and(|status| (400..500).contains(&status)), "{path:?}: {answer}");
    }
    for path in ["/rest/v1/skills?select=%ff%fe", "/rest/v1/%ff", "/auth/v1/%c0%af", "/user/%ff", "/job/%00"] {
        let answer = Answer::of(app.request("GET", path)).await;
        assert!(answer.status.is_client_error(), "{path}: {} {}", answer.status, answer.text);
    }
    app.get("/rest/v1/skills?limit=1").await.ok();
}

#[tokio::test]
async fn j12_nothing_of_the_machine_can_be_asked_for() {
    let scene = Scene::start().await;
    let app = &scene.app;
    for path in [
        "/.git/config",
        "/.git/HEAD",
        "/.env",
        "/.env.production",
        "/.npmrc",
        "/.htpasswd",
        "/Cargo.toml",
        "/master.secret",
        "/postgres.log",
        "/config.toml",
        "/server.key",
        "/backup.sql",
        "/index.html.map",
        "/assets/../../Cargo.toml",
        "/assets/%2e%2e/%2e%2e/Cargo.toml",
        "/..%2f..%2fetc/passwd.txt",
        "//etc/passwd.txt",
    ] {
        let answer = app.get(path).await;
        assert_eq!(answer.status.as_u16(), 404, "{path}: {}", answer.text);
    }
    let figures =
        ["/metrics", "/debug", "/debug/pprof/", "/debug/vars", "/server-status", "/actuator/env", "/admin/metrics"];
    for path in figures {
        let answer = app.get(path).await;
        // A page of the app, which knows nothing, or none: never figures.
        assert!(matches!(answer.status.as_u16(), 200 | 404), "{path}: {}", answer.status);
        for word in ["devproof_http", "process_", "goroutine", "DEVPROOF_", "postgres://", "memory_bytes"] {
            assert!(!answer.text.contains(word), "{path} tells {word}");
        }
    }
    for (method, path) in [
        ("GET", "/auth/v1/admin/users"),
        ("POST", "/auth/v1/admin/users"),
        ("GET", "/auth/v1/admin/audit"),
        ("POST", "/auth/v1/invite"),
        ("POST", "/auth/v1/admin/generate_link"),
        ("GET", "/storage/v1/admin/tenants"),
        ("GET", "/realtime/v1/api/tenants"),
        ("GET", "/rest/v1/rpc/pg_sleep"),
        ("GET", "/pg/tables"),
    ] {
        let seeker = app.seeker().await;
        for request in [app.request(method, path), seeker.request(method, path)] {
            let answer = Answer::of(request.json(&serde_json::json!({}))).await;
            assert!(
                matches!(answer.status.as_u16(), 400..=405),
                "{method} {path}: {} {}",
                answer.status,
                answer.text
            );
        }
    }
}
