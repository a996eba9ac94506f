//! A web site of a test, on this machine: its pages are what the test says.

use axum::{
    Router,
    extract::State,
    http::{StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::Duration,
};
use tokio::net::TcpListener;

/// What a path answers.
#[derive(Debug, Clone)]
pub enum Page {
    Html(String),
    /// The same text as another kind of file.
    Text(String),
    Redirect(String),
    Status(u16),
    /// Later than anyone waits.
    Slow(String),
    /// Behind 2 MB of other things.
    Huge(String),
}

/// The site.
#[derive(Debug, Clone)]
pub struct Site {
    pub url: String,
    pages: Arc<Mutex<HashMap<String, Page>>>,
    visits: Arc<Mutex<usize>>,
}

impl Site {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("a bound socket"));
        let site = Self { url, pages: Arc::default(), visits: Arc::default() };
        let router = Router::new().fallback(answer).with_state(site.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        site
    }

    /// Sets a page; its address.
    pub fn set(&self, path: &str, page: Page) -> String {
        self.pages.lock().expect("no panic").insert(path.to_owned(), page);
        format!("{}{path}", self.url)
    }

    /// Requests that came.
    pub fn visits(&self) -> usize {
        *self.visits.lock().expect("no panic")
    }
}

async fn answer(State(site): State<Site>, uri: Uri) -> Response {
    *site.visits.lock().expect("no panic") += 1;
    let page = site.pages.lock().expect("no panic").get(uri.path()).cloned();
    match page {
        None => StatusCode::NOT_FOUND.into_response(),
        Some(Page::Html(html)) => Html(html).into_response(),
        Some(Page::Text(text)) => text.into_response(),
        Some(Page::Redirect(to)) => (StatusCode::FOUND, [(header::LOCATION, to)]).into_response(),
        Some(Page::Status(status)) => StatusCode::from_u16(status).expect("a status").into_response(),
        Some(Page::Slow(html)) => {
            tokio::time::sleep(Duration::from_secs(30)).await;
            Html(html).into_response()
        }
        Some(Page::Huge(html)) => Html(format!("{}{html}", "<p>word</p>".repeat(200_000))).into_response(),
    }
}
