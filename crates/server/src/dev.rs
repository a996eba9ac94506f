//! What exists in development only: the mailbox, where mails and text messages wait that nothing sends.

use crate::app::App;
use axum::{
    Json, Router,
    extract::{Query, State},
    response::{Html, IntoResponse, Response},
    routing::get,
};
use devproof_queue::outbox::{self, OutboxEntry};
use http::{StatusCode, header};
use serde::Deserialize;
use std::fmt::Write;

/// `/dev/mailbox` for people, `/dev/mailbox.json` for tests.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/dev/mailbox", get(page)).route("/dev/mailbox.json", get(json))
}

#[derive(Deserialize)]
struct Filter {
    to: Option<String>,
}

async fn json(State(app): State<App>, Query(filter): Query<Filter>) -> Response {
    answer(&app, &filter, |entries| Json(entries).into_response()).await
}

async fn page(State(app): State<App>, Query(filter): Query<Filter>) -> Response {
    answer(&app, &filter, |entries| Html(html(&entries)).into_response()).await
}

async fn answer(app: &App, filter: &Filter, show: impl FnOnce(Vec<OutboxEntry>) -> Response) -> Response {
    match outbox::list(&app.db, filter.to.as_deref()).await {
        Ok(entries) => ([(header::CACHE_CONTROL, "no-store")], show(entries)).into_response(),
        Err(error) => {
            tracing::error!(%error, "the mailbox cannot be read");
            (StatusCode::INTERNAL_SERVER_ERROR, "The mailbox cannot be read; the log says why.\n").into_response()
        }
    }
}

fn html(entries: &[OutboxEntry]) -> String {
    let mut out = String::from(
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
         <title>Mailbox</title><style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}\
         article{border-top:1px solid #ccc;padding:1rem 0}h2{font-size:1.1rem;margin:0}p{color:#555;margin:.25rem 0}\
         pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style><h1>Mailbox</h1>\
         <p>Mails and text messages of this development server. Nothing is sent.</p>",
    );
    if entries.is_empty() {
        out.push_str("<p>No mail yet.</p>");
    }
    for entry in entries {
        // Writing to a String does not fail.
        let sms = entry.channel == "sms";
        let _ = write!(
            out,
            "<article><h2>{}</h2><p>To {}{} · {}</p><pre>{}</pre></article>",
            if sms { "Text message".to_owned() } else { escape(&entry.subject) },
            if sms { "+" } else { "" },
            escape(&entry.to),
            entry.created_at,
            linked(&entry.text)
        );
    }
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Escaped text whose addresses are links.
fn linked(text: &str) -> String {
    text.split_inclusive(char::is_whitespace)
        .map(|word| {
            let address = word.trim_end();
            let safe = escape(address);
            if address.starts_with("http://") || address.starts_with("https://") {
                format!("<a href=\"{safe}\">{safe}</a>{}", &word[address.len()..])
            } else {
                escape(word)
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mails_cannot_write_html() {
        assert_eq!(
            linked("<b> http://x/?a=1&b=\"2\"\n"),
            "&lt;b&gt; <a href=\"http://x/?a=1&amp;b=&quot;2&quot;\">http://x/?a=1&amp;b=&quot;2&quot;</a>\n"
        );
    }
}
