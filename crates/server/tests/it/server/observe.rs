//! What an operator sees: ids, logs, probes, figures.

use crate::kit::{Answer, TestApp};
use axum::body::Body;
use http::StatusCode;
use serde_json::{Value, json};
use std::{
    io,
    sync::{Arc, Mutex, PoisonError},
};
use tower::ServiceExt;
use tracing_subscriber::fmt::MakeWriter;

/// A log that stays in memory.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Everything that this process logs from now on, down to what only debugging shows.
    fn start() -> Self {
        let log = Self::default();
        let subscriber = tracing_subscriber::fmt()
            .json()
            .flatten_event(true)
            .with_max_level(tracing::Level::DEBUG)
            .with_writer(log.clone())
            .finish();
        tracing::subscriber::set_global_default(subscriber).expect("the only subscriber of this process");
        log
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()).expect("UTF-8")
    }

    fn lines(&self) -> Vec<Value> {
        self.text().lines().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"))).collect()
    }
}

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

#[tokio::test]
async fn no_line_of_the_log_holds_a_secret_or_a_person() {
    let log = Log::start();
    let app = TestApp::start().await;
    let marks = ["zqmark.person@example.test", "zqmark", "Zq-mark-Secret-81!", "+4915112345678"];
    let sign_up = json!({ "email": marks[0], "password": marks[2], "data": { "full_name": "zqmark" } });
    app.post("/auth/v1/signup", &sign_up).await;
    app.post("/auth/v1/signup", &sign_up).await;
    app.post("/auth/v1/recover", &json!({ "email": marks[0] })).await;
    app.post("/auth/v1/otp", &json!({ "phone": marks[3] })).await;
    let wrong = json!({ "email": marks[0], "password": "zqmark-wrong" });
    app.post("/auth/v1/token?grant_type=password", &wrong).await;
    app.get("/auth/v1/verify?token=zqmarktoken&type=signup").await;
    app.get("/user/zqmark-lovelace").await;
    app.get("/zqmark/zqmark").await;

    let seeker = app.seeker().await;
    let profile = format!("/rest/v1/profiles?id=eq.{}", seeker.id);
    let change = json!({ "full_name": "zqmark", "headline": "zqmark" });
    Answer::of(seeker.request("PATCH", &profile).json(&change)).await.ok();
    seeker.get("/rest/v1/profiles?full_name=eq.zqmark&select=id").await.ok();
    seeker.get("/rest/v1/profiles?id=eq.zqmark").await;
    seeker.post("/rest/v1/profile_skills", &json!({ "profile_id": seeker.id, "name": "zqmark" })).await;
    seeker.post("/rest/v1/profile_skills", &json!({ "profile_id": seeker.id, "name": "zqmark" })).await;
    seeker.rpc("send_message", &json!({ "p_id": "zqmark", "p_conversation_id": "zqmark", "p_body": "zqmark" })).await;
    seeker.rpc("no_such_command", &json!({ "p": "zqmark" })).await;
    Answer::of(app.request("GET", "/rest/v1/skills").header("authorization", "Bearer zqmark.zqmark.zqmark")).await;
    Answer::of(app.request("GET", "/rest/v1/skills").header("user-agent", "zqmark {\"level\":1}")).await;

    let text = log.text();
    assert!(text.contains(r#""route":"/auth/v1/signup""#), "requests are logged: {text}");
    let leaked: Vec<&str> = text
        .lines()
        .filter(|line| {
            let line = line.to_lowercase();
            marks.iter().any(|mark| line.contains(&mark.to_lowercase()))
                || line.contains(&seeker.token.to_lowercase())
        })
        .collect();
    assert!(leaked.is_empty(), "{leaked:#?}");
}

#[tokio::test]
async fn a_request_keeps_its_id_from_the_client_to_the_log_and_back() {
    let log = Log::start();
    let app = TestApp::start().await;
    let given = Answer::of(app.request("GET", "/rest/v1/skills?limit=1").header("x-request-id", "client-4711")).await;
    assert_eq!(given.header("x-request-id"), "client-4711");
    let page = app.get("/healthz").await;
    assert_eq!(page.header("x-request-id").len(), 36, "every answer has one");
    let forged = app.request("GET", "/healthz").header("x-request-id", "a\"b{level}");
    assert_ne!(Answer::of(forged).await.header("x-request-id"), "a\"b{level}");

    let line = log.lines().into_iter().find(|line| line["span"]["request_id"] == "client-4711").expect("a line");
    assert_eq!((&line["status"], &line["method"]), (&json!(200), &json!("GET")));
    assert_eq!(line["route"], "/rest/v1/skills", "and no query");
}

#[tokio::test]
async fn what_a_command_logs_carries_the_id_of_its_request() {
    let log = Log::start();
    let app = TestApp::start().await;
    let seeker = app.seeker().await;
    app.database.admin().await.batch_execute("drop function private.lock_me() cascade").await.unwrap();
    let answer = seeker.rpc("express_interest", &json!({ "p_job_opening_id": uuid::Uuid::new_v4() })).await;
    assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{}", answer.text);
    assert!(!answer.text.contains("lock_me"), "{}", answer.text);
    let id = answer.header("x-request-id");
    let failed = log.lines().into_iter().any(|line| line["level"] == "ERROR" && line["span"]["request_id"] == id);
    assert!(failed, "{}", log.text());
}

#[tokio::test]
async fn readiness_follows_the_database() {
    let app = TestApp::start().await;
    let ready = app.get("/readyz").await.ok();
    assert_eq!((&ready["status"], &ready["checks"]["database"]), (&json!("ready"), &json!("ok")));
    app.database.close().await;
    let answer = app.get("/readyz").await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{}", answer.text);
    assert_eq!(answer.json()["checks"]["database"], "down");
    assert_eq!(app.get("/healthz").await.status, StatusCode::OK, "the process itself is well");
}

#[tokio::test]
async fn metrics_are_told_on_their_own_port_only() {
    let app = TestApp::start().await;
    app.seeker().await.get("/rest/v1/skills?limit=1").await.ok();
    let request = http::Request::builder().uri("/metrics").body(Body::empty()).unwrap();
    let answer = app.app.metrics_router().oneshot(request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    let bytes = axum::body::to_bytes(answer.into_body(), 1 << 20).await.unwrap();
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    for figure in [
        "devproof_http_requests_total{service=\"rest\",method=\"GET\",status=\"200\"} 1",
        "devproof_http_request_duration_seconds_bucket",
        "devproof_db_connections{state=\"idle\"}",
        "devproof_db_up 1",
        "devproof_queue_tasks{state=\"dead\"} 0",
        "devproof_outbox_letters{state=\"waiting\"}",
        "devproof_search_index_documents 0",
        "devproof_search_index_size_bytes 0",
        "devproof_process_memory_bytes",
        "# EOF",
    ] {
        assert!(text.contains(figure), "{figure} in\n{text}");
    }
    let outside = app.get("/metrics").await;
    assert!(!outside.text.contains("devproof_http"), "{}", outside.text);
}
