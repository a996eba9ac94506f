//! A chat endpoint on loopback that answers as such endpoints do, in the manner a test wants, and keeps what it was asked.

use axum::{
    Json, Router,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::post,
};
use serde_json::{Value, json};
use std::{
    collections::HashSet,
    sync::{Arc, Mutex},
    time::Duration,
};
use tokio::net::TcpListener;

/// How it answers.
#[derive(Debug, Clone)]
pub enum Manner {
    /// It finds these checks met, each with the first line that holds these words.
    Finds(Vec<(&'static str, &'static str)>),
    /// It finds everything met, each with the line that sounds most like the question.
    Flatters,
    /// It says the question that it is to word after these words.
    Words(&'static str),
    /// It fails, and wants to be asked again at once.
    Fails,
    /// It says nothing for this long; then it finds nothing.
    Waits(Duration),
}

/// The endpoint.
#[derive(Clone)]
pub struct Endpoint {
    /// Its base address.
    pub url: String,
    inner: Arc<Mutex<Inner>>,
}

struct Inner {
    manner: Manner,
    asked: Vec<Value>,
}

impl Endpoint {
    /// Starts one.
    pub async fn start(manner: Manner) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}/v1", listener.local_addr().expect("a bound socket"));
        let endpoint = Self { url, inner: Arc::new(Mutex::new(Inner { manner, asked: Vec::new() })) };
        let router = Router::new().route("/v1/chat/completions", post(complete)).with_state(endpoint.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        endpoint
    }

    /// How it answers from now on.
    pub fn play(&self, manner: Manner) {
        self.inner.lock().expect("no test panicked with it").manner = manner;
    }

    /// Every question so far.
    pub fn asked(&self) -> Vec<Value> {
        self.inner.lock().expect("no test panicked with it").asked.clone()
    }

    /// Waits until it was asked at least once.
    pub async fn is_asked(&self) {
        while self.asked().is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

async fn complete(State(endpoint): State<Endpoint>, Json(body): Json<Value>) -> Response {
    let manner = {
        let mut inner = endpoint.inner.lock().expect("no test panicked with it");
        inner.asked.push(body.clone());
        inner.manner.clone()
    };
    let user = body["messages"][1]["content"].as_str().unwrap_or_default();
    let said = match manner {
        Manner::Finds(known) => Sheet::read(user).answered(|check, _, lines| {
            let (_, words) = known.iter().find(|(one, _)| *one == check)?;
            lines.iter().find(|line| line.contains(words)).cloned()
        }),
        Manner::Flatters => Sheet::read(user).answered(|_, question, lines| {
            let wanted = words(question);
            lines.iter().max_by_key(|line| words(line).intersection(&wanted).count()).cloned()
        }),
        Manner::Words(before) => {
            let question = user.rsplit_once("The question: ").map_or("", |(_, question)| question);
            format!("{before}{}?", question.replace('?', ""))
        }
        Manner::Fails => {
            let busy = json!({ "error": { "message": "overloaded" } });
            return (StatusCode::INTERNAL_SERVER_ERROR, [("retry-after", "0")], Json(busy)).into_response();
        }
        Manner::Waits(time) => {
            tokio::time::sleep(time).await;
            Sheet::read(user).answered(|_, _, _| None)
        }
    };
    let choice = json!({ "finish_reason": "stop", "message": { "role": "assistant", "content": said } });
    let usage = json!({ "prompt_tokens": 900, "completion_tokens": 80 });
    Json(json!({ "choices": [choice], "usage": usage })).into_response()
}

/// What is in one question.
struct Sheet<'a> {
    lines: Vec<String>,
    questions: Vec<(&'a str, &'a str)>,
}

impl<'a> Sheet<'a> {
    fn read(user: &'a str) -> Self {
        let (lines, questions) = user.split_once("</lines>").unwrap_or_default();
        let lines = lines.lines().filter_map(|line| line.strip_prefix('[')?.split_once("] "));
        Self {
            lines: lines.map(|(_, line)| line.to_owned()).collect(),
            questions: questions.lines().filter_map(|line| line.strip_prefix("- ")?.split_once(": ")).collect(),
        }
    }

    /// An answer of the agreed form: met is what has a quote.
    fn answered(&self, quote: impl Fn(&str, &str, &[String]) -> Option<String>) -> String {
        let answers = self.questions.iter().map(|(check, question)| {
            let quote = quote(check, question, &self.lines);
            json!({ "check": check, "met": quote.is_some(), "quote": quote.unwrap_or_default() })
        });
        json!({ "answers": answers.collect::<Vec<_>>() }).to_string()
    }
}

/// The words of four letters and more.
fn words(text: &str) -> HashSet<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.chars().count() >= 4);
    words.map(str::to_lowercase).collect()
}
