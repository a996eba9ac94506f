//! GitHub's API as a test has it, on this machine.

use axum::{
    Router,
    extract::State,
    http::{StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::Duration,
};
use tokio::{net::TcpListener, sync::Notify};

/// What a path answers.
#[derive(Debug, Clone)]
pub enum Reply {
    Json(Value),
    /// A status with a header.
    Status(u16, &'static str, String),
    Redirect(String),
    /// Later than anyone waits.
    Slow,
    /// 3 MB of repositories.
    Huge,
    /// When the test lets it.
    Held(Value),
}

/// The API.
#[derive(Debug, Clone)]
pub struct FakeGitHub {
    pub url: String,
    replies: Arc<Mutex<HashMap<String, Reply>>>,
    requests: Arc<Mutex<Vec<String>>>,
    arrived: Arc<Notify>,
    release: Arc<Notify>,
}

impl FakeGitHub {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("a bound socket"));
        let github = Self {
            url,
            replies: Arc::default(),
            requests: Arc::default(),
            arrived: Arc::default(),
            release: Arc::default(),
        };
        let router = Router::new().fallback(answer).with_state(github.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        github
    }

    /// What a path answers from now on.
    pub fn set(&self, path: &str, reply: Reply) {
        self.replies.lock().expect("no panic").insert(path.to_owned(), reply);
    }

    /// The repositories of an account: name, day of the last push, bytes by language.
    pub fn account(&self, login: &str, repositories: &[(&str, &str, Value)]) {
        let list: Vec<Value> = repositories.iter().map(|(name, pushed, _)| repository(login, name, pushed)).collect();
        self.set(&format!("/users/{login}/repos"), Reply::Json(list.into()));
        for (name, _, languages) in repositories {
            self.set(&format!("/repos/{login}/{name}/languages"), Reply::Json(languages.clone()));
        }
    }

    /// The paths that were asked for.
    pub fn requests(&self) -> Vec<String> {
        self.requests.lock().expect("no panic").clone()
    }

    /// When a request is held.
    pub async fn arrived(&self) {
        self.arrived.notified().await;
    }

    /// Answers what is held.
    pub fn release(&self) {
        self.release.notify_one();
    }
}

/// A repository as the API lists it.
pub fn repository(login: &str, name: &str, pushed: &str) -> Value {
    json!({
        "id": 1, "name": name, "full_name": format!("{login}/{name}"), "private": false, "fork": false, "archived": false,
        "owner": { "login": login, "id": 7 }, "pushed_at": format!("{pushed}T10:00:00Z"), "language": "Rust",
    })
}

async fn answer(State(github): State<FakeGitHub>, uri: Uri) -> Response {
    github.requests.lock().expect("no panic").push(uri.path().to_owned());
    let reply = github.replies.lock().expect("no panic").get(uri.path()).cloned();
    match reply {
        None => StatusCode::NOT_FOUND.into_response(),
        Some(Reply::Json(value)) => axum::Json(value).into_response(),
        Some(Reply::Status(status, name, value)) => {
            (StatusCode::from_u16(status).expect("a status"), [(name, value)]).into_response()
        }
        Some(Reply::Redirect(to)) => (StatusCode::MOVED_PERMANENTLY, [(header::LOCATION, to)]).into_response(),
        Some(Reply::Slow) => {
            tokio::time::sleep(Duration::from_secs(40)).await;
            StatusCode::OK.into_response()
        }
        Some(Reply::Huge) => {
            let list = vec![repository("ada", &"x".repeat(90), "2026-01-01"); 12_000];
            axum::Json(list).into_response()
        }
        Some(Reply::Held(value)) => {
            github.arrived.notify_one();
            github.release.notified().await;
            axum::Json(value).into_response()
        }
    }
}
