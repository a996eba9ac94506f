//! What a company is sent about its candidates: to a real receiver on this machine.

mod delete_webhook;
mod deliver;
mod events;
mod pause_webhook;
mod resend_webhook_event;
mod resume_webhook;
mod rotate_webhook_secret;
mod save_webhook;
mod send_test_event;

use crate::kit::{Company, Person, TestApp};
use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::post,
};
use serde_json::{Value, json};
use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
    time::Duration,
};
use tokio::net::TcpListener;
use uuid::Uuid;

/// One request as it was received.
#[derive(Debug, Clone)]
struct Received {
    headers: HeaderMap,
    body: String,
}

impl Received {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    fn id(&self) -> &str {
        self.header("webhook-id")
    }

    fn json(&self) -> Value {
        serde_json::from_str(&self.body).expect("JSON")
    }
}

/// What a receiver does with a request.
#[derive(Debug, Clone, Copy)]
enum Answer {
    Status(u16),
    Redirect,
    /// Answers after this time.
    Slow(Duration),
    /// Well, with a long body.
    Long,
}

#[derive(Debug, Default)]
struct Inner {
    received: Vec<Received>,
    /// What comes next; then all goes well.
    answers: VecDeque<Answer>,
}

/// A company's own system.
#[derive(Debug, Clone)]
struct Receiver {
    url: String,
    inner: Arc<Mutex<Inner>>,
}

impl Receiver {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}/hook", listener.local_addr().expect("a bound socket"));
        let receiver = Self { url, inner: Arc::default() };
        let router = Router::new().fallback(post(receive)).with_state(receiver.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        receiver
    }

    fn will(&self, answers: &[Answer]) {
        self.inner.lock().expect("no panic").answers.extend(answers);
    }

    fn received(&self) -> Vec<Received> {
        self.inner.lock().expect("no panic").received.clone()
    }

    fn types(&self) -> Vec<String> {
        self.received().iter().map(|one| one.json()["type"].as_str().expect("a type").to_owned()).collect()
    }
}

async fn receive(State(receiver): State<Receiver>, headers: HeaderMap, body: Bytes) -> Response {
    let body = String::from_utf8(body.to_vec()).expect("UTF-8");
    let answer = {
        let mut inner = receiver.inner.lock().expect("no panic");
        inner.received.push(Received { headers, body });
        inner.answers.pop_front()
    };
    match answer {
        None => StatusCode::NO_CONTENT.into_response(),
        Some(Answer::Status(status)) => StatusCode::from_u16(status).expect("a status").into_response(),
        Some(Answer::Redirect) => {
            (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, format!("{}/elsewhere", receiver.url))])
                .into_response()
        }
        Some(Answer::Slow(wait)) => {
            tokio::time::sleep(wait).await;
            StatusCode::OK.into_response()
        }
        Some(Answer::Long) => "x".repeat(5_000_000).into_response(),
    }
}

/// All events that a webhook can be sent.
const EVENTS: [&str; 6] = [
    "interest.received",
    "candidate.approved",
    "candidate.rejected",
    "candidate.decision_undone",
    "candidate.stage_moved",
    "messages.received",
];

/// A webhook for all events; its id and its secret.
async fn webhook(admin: &Person, receiver: &Receiver) -> (Uuid, String) {
    let call = json!({ "p_url": receiver.url, "p_events": EVENTS });
    let added = admin.rpc("save_webhook", &call).await.ok();
    (super::id(&added), added["secret"].as_str().expect("a secret").to_owned())
}

/// A company with a webhook for all events.
async fn company(app: &TestApp) -> (Company, Receiver, Uuid) {
    let (company, receiver) = (app.company().await, Receiver::start().await);
    let (id, _) = webhook(&company.admin, &receiver).await;
    (company, receiver, id)
}

/// Runs the background work that is due.
async fn work(app: &TestApp) {
    assert_eq!(app.app.worker().expect("a worker").drain().await.expect("the queue").failed, []);
}

/// What a webhook was sent, the newest first.
async fn deliveries(admin: &Person, webhook: Uuid) -> Vec<Value> {
    let rows = admin.rpc("list_webhook_deliveries", &json!({ "p_webhook_id": webhook })).await.ok();
    rows.as_array().expect("rows").clone()
}

/// One of the company's webhooks.
async fn shown(admin: &Person, webhook: Uuid) -> Value {
    let list = admin.rpc("list_webhooks", &json!({})).await.ok();
    let webhooks = list["webhooks"].as_array().expect("a list");
    webhooks.iter().find(|one| super::id(one) == webhook).expect("it is there").clone()
}
