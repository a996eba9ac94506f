//! Language models behind an OpenAI-compatible endpoint: one call of `POST {base}/chat/completions`.
//!
//! Servers differ, and say so only when asked: some refuse `response_format` (400), newer models refuse `max_tokens`
//! (they want `max_completion_tokens`) or `temperature`. What a server refuses by name is left out from then on.
//! Answers come inside code fences or behind a thought, which are taken off; what is cut short is no answer.

use crate::http::{Http, HttpError, HttpLimits};
use crate::network::Networks;
use http::{HeaderMap, Request, Response, StatusCode, header};
use serde_json::{Map, Value, json};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use time::{OffsetDateTime, PrimitiveDateTime, format_description::BorrowedFormatItem, macros::format_description};
use url::Url;

/// Largest answer that is read, in bytes.
const MAX_ANSWER: usize = 512 * 1024;
/// Longest part of someone's refusal that is kept for the log, in characters.
const MAX_REASON: usize = 200;
/// A date as HTTP writes it.
const HTTP_DATE: &[BorrowedFormatItem<'_>] =
    format_description!("[weekday repr:short], [day] [month repr:short] [year] [hour]:[minute]:[second] GMT");

/// Where the model is.
#[derive(Clone)]
pub struct ChatConfig {
    /// The base address, such as `https://api.example.org/v1`.
    pub url: Url,
    /// The bearer token, if it wants one.
    pub key: Option<String>,
    /// The model's name there.
    pub model: String,
    /// Longest wait for one answer.
    pub timeout: Duration,
}

impl std::fmt::Debug for ChatConfig {
    // The key stays out of logs; so does the address, which may hold one.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ChatConfig").field("model", &self.model).finish_non_exhaustive()
    }
}

/// One question.
#[derive(Debug, Clone)]
pub struct ChatRequest<'a> {
    /// What the model learns about its task.
    pub system: &'a str,
    /// What it is asked.
    pub user: &'a str,
    /// The form of the answer, with a name for it; the model is held to it where the server can.
    pub schema: Option<(&'a str, &'a Value)>,
    /// Most tokens of the answer.
    pub max_tokens: u32,
    /// Longest wait, when shorter than the configured one.
    pub within: Option<Duration>,
}

/// What the model said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChatReply {
    /// Its words, without fences and thoughts.
    pub text: String,
    /// Tokens of the question, as the server counts them; 0 when it does not.
    pub prompt_tokens: u32,
    /// Tokens of the answer, in the same way.
    pub completion_tokens: u32,
}

/// Why the model said nothing that can be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChatError {
    /// It asked to be left alone, or has a fault that may pass.
    #[error("the model is busy: {reason}")]
    Busy {
        /// The status, or what went wrong on the way.
        reason: String,
        /// How long it asked to wait.
        after: Option<Duration>,
    },
    /// It will never answer this: a wrong key, an unknown model, a wrong address.
    #[error("the model refused: {0}")]
    Refused(String),
    /// It answered, and not as agreed.
    #[error("the model's answer is invalid: {reason}")]
    Senseless {
        /// What is wrong with it.
        reason: String,
        /// What came, at most 64 KB.
        text: String,
        /// Tokens that were used up all the same, question and answer.
        tokens: (u32, u32),
    },
}

/// A model. Clones share what was learnt of the server.
#[derive(Debug, Clone)]
pub struct Chat {
    http: Http,
    config: ChatConfig,
    quirks: Arc<Quirks>,
}

/// What the server does not take.
#[derive(Debug, Default)]
struct Quirks {
    no_schema: AtomicBool,
    no_max_tokens: AtomicBool,
    no_temperature: AtomicBool,
}

impl Chat {
    /// A model that may also be in `networks`. Nothing is connected yet.
    ///
    /// # Errors
    /// When no HTTP client can be made.
    pub fn new(config: ChatConfig, networks: Networks) -> Result<Self, HttpError> {
        let http = Http::new(networks, HttpLimits { time: config.timeout, body: MAX_ANSWER })?;
        Ok(Self { http, config, quirks: Arc::default() })
    }

    /// The model's name.
    #[must_use]
    pub fn model(&self) -> &str {
        &self.config.model
    }

    /// Longest wait for one answer.
    #[must_use]
    pub fn timeout(&self) -> Duration {
        self.config.timeout
    }

    /// Asks once; only what the server refuses by name is left out and asked again.
    ///
    /// # Errors
    /// [`ChatError`].
    pub async fn ask(&self, ask: &ChatRequest<'_>) -> Result<ChatReply, ChatError> {
        // Each turn leaves at least one more thing out, so this ends.
        loop {
            let response = self.send(ask).await?;
            if response.status() == StatusCode::BAD_REQUEST && self.learn(response.body(), ask) {
                continue;
            }
            return answer(&response);
        }
    }

    async fn send(&self, ask: &ChatRequest<'_>) -> Result<Response<Vec<u8>>, ChatError> {
        let address = format!("{}/chat/completions", self.config.url.as_str().trim_end_matches('/'));
        let mut request = Request::post(address).header(header::CONTENT_TYPE, "application/json");
        request = request.header(header::ACCEPT, "application/json");
        if let Some(key) = &self.config.key {
            request = request.header(header::AUTHORIZATION, format!("Bearer {key}"));
        }
        let body = self.body(ask).to_string().into_bytes();
        let request =
            request.body(body).map_err(|_| ChatError::Refused("the address or key isn't valid".to_owned()))?;
        let time = ask.within.unwrap_or(self.config.timeout).min(self.config.timeout);
        let http = self.http.within(HttpLimits { time, body: MAX_ANSWER });
        http.send(request).await.map_err(|error| match error {
            HttpError::Refused => ChatError::Refused("its address isn't allowed (see outbound_networks)".to_owned()),
            HttpError::TooLarge => senseless("is too large", "", (0, 0)),
            HttpError::TimedOut | HttpError::Failed(_) => ChatError::Busy { reason: error.to_string(), after: None },
        })
    }

    fn body(&self, ask: &ChatRequest<'_>) -> Value {
        let mut body = Map::new();
        body.insert("model".to_owned(), json!(self.config.model));
        body.insert(
            "messages".to_owned(),
            json!([{ "role": "system", "content": ask.system }, { "role": "user", "content": ask.user }]),
        );
        body.insert("stream".to_owned(), json!(false));
        let limit =
            if self.quirks.no_max_tokens.load(Ordering::Relaxed) { "max_completion_tokens" } else { "max_tokens" };
        body.insert(limit.to_owned(), json!(ask.max_tokens));
        if !self.quirks.no_temperature.load(Ordering::Relaxed) {
            body.insert("temperature".to_owned(), json!(0.2));
        }
        if let Some((name, schema)) = ask.schema
            && !self.quirks.no_schema.load(Ordering::Relaxed)
        {
            let schema = json!({ "name": name, "strict": true, "schema": schema });
            body.insert("response_format".to_owned(), json!({ "type": "json_schema", "json_schema": schema }));
        }
        Value::Object(body)
    }

    /// Whether a refusal names something that can be left out, and was not yet.
    fn learn(&self, body: &[u8], ask: &ChatRequest<'_>) -> bool {
        let text = String::from_utf8_lossy(body).to_lowercase();
        let newly = |named: bool, quirk: &AtomicBool| named && !quirk.swap(true, Ordering::Relaxed);
        let format = ["response_format", "json_schema", "structured output"].iter().any(|word| text.contains(word));
        let mut learnt = newly(format && ask.schema.is_some(), &self.quirks.no_schema);
        learnt |= newly(text.contains("max_completion_tokens"), &self.quirks.no_max_tokens);
        learnt |= newly(text.contains("temperature"), &self.quirks.no_temperature);
        learnt
    }
}

fn answer(response: &Response<Vec<u8>>) -> Result<ChatReply, ChatError> {
    let status = response.status();
    let text = String::from_utf8_lossy(response.body());
    if status.is_success() {
        return parse_reply(&text);
    }
    let reason = format!("{status} {}", first(&reason(&text), MAX_REASON));
    let passes = status.is_server_error()
        || matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT | StatusCode::CONFLICT);
    if passes {
        return Err(ChatError::Busy { reason, after: retry_after(response.headers()) });
    }
    Err(ChatError::Refused(reason))
}

/// What a refusal says: `{"error": {"message": …}}` or `{"error": …}`; pages of proxies say nothing worth keeping.
fn reason(text: &str) -> String {
    let Ok(value) = serde_json::from_str::<Value>(text) else { return String::new() };
    let error = value.get("error").unwrap_or(&value);
    let message = error.get("message").or_else(|| value.get("message")).unwrap_or(error);
    message.as_str().map(str::to_owned).unwrap_or_default()
}

fn parse_reply(text: &str) -> Result<ChatReply, ChatError> {
    let Ok(value) = serde_json::from_str::<Value>(text) else {
        return Err(senseless("isn't JSON", text, (0, 0)));
    };
    let count = |name: &str| {
        let tokens = value.pointer(&format!("/usage/{name}")).and_then(Value::as_u64).unwrap_or(0);
        u32::try_from(tokens).unwrap_or(u32::MAX)
    };
    let tokens = (count("prompt_tokens"), count("completion_tokens"));
    // Some gateways answer 200 with an error inside.
    if let Some(error) = value.get("error").filter(|error| !error.is_null()) {
        let code = error.get("code").and_then(Value::as_u64);
        let busy = code.is_none_or(|code| code == 429 || code >= 500);
        let reason = first(&reason(text), MAX_REASON);
        return Err(if busy { ChatError::Busy { reason, after: None } } else { ChatError::Refused(reason) });
    }
    let Some(choice) = value.pointer("/choices/0") else {
        return Err(senseless("has no choices", text, tokens));
    };
    let content = choice.pointer("/message/content").and_then(Value::as_str).unwrap_or_default();
    match choice.get("finish_reason").and_then(Value::as_str) {
        Some("length") => return Err(senseless("was cut off at its length", content, tokens)),
        Some("content_filter") => return Err(senseless("was held back by a filter", content, tokens)),
        _ => {}
    }
    let bare = bare(content);
    if bare.is_empty() {
        return Err(senseless("is empty", text, tokens));
    }
    Ok(ChatReply { text: bare.to_owned(), prompt_tokens: tokens.0, completion_tokens: tokens.1 })
}

/// Without the model's thought before it and the fence around it.
fn bare(content: &str) -> &str {
    let after = content.rsplit_once("</think>").map_or(content, |(_, rest)| rest).trim();
    let Some(inside) = after.strip_prefix("```") else { return after };
    let inside = inside.split_once('\n').map_or(inside, |(_, rest)| rest);
    inside.trim_end().strip_suffix("```").unwrap_or(inside).trim()
}

fn senseless(reason: &str, text: &str, tokens: (u32, u32)) -> ChatError {
    ChatError::Senseless { reason: reason.to_owned(), text: first(text, 64 * 1024), tokens }
}

/// The first so many characters, counted in bytes where that is less.
fn first(text: &str, most: usize) -> String {
    let mut end = most.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text[..end].to_owned()
}

/// How long a server asks to wait: `Retry-After-Ms`, or `Retry-After` in seconds or as a date, measured by the server's
/// own clock.
fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).map(str::trim);
    let seconds = |text: &str, one: f64| {
        let count: f64 = text.parse().ok()?;
        Duration::try_from_secs_f64(count * one).ok()
    };
    if let Some(wait) = text("retry-after-ms").and_then(|text| seconds(text, 0.001)) {
        return Some(wait);
    }
    let after = text("retry-after")?;
    seconds(after, 1.0).or_else(|| {
        let wait = date(after)? - date(text("date")?)?;
        Some(Duration::try_from(wait).unwrap_or(Duration::ZERO))
    })
}

fn date(text: &str) -> Option<OffsetDateTime> {
    PrimitiveDateTime::parse(text, HTTP_DATE).ok().map(PrimitiveDateTime::assume_utc)
}

#[cfg(test)]
mod tests;
