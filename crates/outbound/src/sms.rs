//! Text messages by a provider's HTTP interface.

use crate::SendError;
use reqwest::{StatusCode, redirect};
use serde_json::json;
use std::time::Duration;

/// Sends text messages.
#[async_trait::async_trait]
pub trait Texter: Send + Sync {
    /// Hands one message over. `to` is a number in E.164 without its plus sign; `id` is the same at every try, so that a
    /// provider that knows idempotency keys sends a message once.
    ///
    /// # Errors
    /// [`SendError::Permanent`] when trying again is of no use, else [`SendError::Transient`].
    async fn send(&self, id: &str, to: &str, text: &str) -> Result<(), SendError>;
}

/// How the provider is reached.
#[derive(Clone)]
pub struct SmsConfig {
    /// Where messages are posted to.
    pub url: String,
    /// What proves to the provider who we are, sent as a bearer token.
    pub token: String,
    /// The sender that people see: a number or a name.
    pub from: String,
    /// Longest wait for its answer.
    pub timeout: Duration,
}

impl std::fmt::Debug for SmsConfig {
    // The token is a password.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SmsConfig").field("url", &self.url).field("from", &self.from).finish_non_exhaustive()
    }
}

/// Posts `{to, from, text}` as JSON; any 2xx means that the provider took it.
pub struct HttpSms {
    client: reqwest::Client,
    config: SmsConfig,
}

impl HttpSms {
    /// Prepares the client. Nothing is connected yet.
    ///
    /// # Errors
    /// When no HTTP client can be made.
    pub fn new(config: SmsConfig) -> Result<Self, String> {
        let client = reqwest::Client::builder()
            .timeout(config.timeout)
            // A redirect would carry the token and the person's number to somewhere else.
            .redirect(redirect::Policy::none())
            .build()
            .map_err(|error| error.to_string())?;
        Ok(Self { client, config })
    }
}

#[async_trait::async_trait]
impl Texter for HttpSms {
    async fn send(&self, id: &str, to: &str, text: &str) -> Result<(), SendError> {
        let body = json!({ "to": format!("+{to}"), "from": self.config.from, "text": text });
        let request = self.client.post(&self.config.url).bearer_auth(&self.config.token);
        let sent = request.header("idempotency-key", id).json(&body).send().await;
        match sent.map(|response| response.status()) {
            Ok(status) if status.is_success() => Ok(()),
            Ok(status) if is_final(status) => Err(SendError::Permanent(format!("the provider answered {status}"))),
            Ok(status) => Err(SendError::Transient(format!("the provider answered {status}"))),
            // Without the address, which may hold a secret.
            Err(error) => Err(SendError::Transient(error.without_url().to_string())),
        }
    }
}

/// A wrong token or a wrong number stays wrong; being asked to slow down, or a fault of theirs, passes.
fn is_final(status: StatusCode) -> bool {
    status.is_client_error() && !matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Arc, Mutex};
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpListener,
    };

    /// A provider that gives one answer and keeps what it was asked.
    async fn provider(answer: &'static str) -> (HttpSms, Arc<Mutex<String>>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/send", listener.local_addr().unwrap());
        let request = Arc::new(Mutex::new(String::new()));
        let log = Arc::clone(&request);
        tokio::spawn(async move {
            let (mut socket, _) = listener.accept().await.unwrap();
            let mut seen = String::new();
            while !seen.contains("\"to\"") {
                let mut bytes = [0; 4_096];
                let read = socket.read(&mut bytes).await.unwrap();
                seen.push_str(&String::from_utf8_lossy(&bytes[..read]));
            }
            *log.lock().unwrap() = seen;
            let answer = format!("HTTP/1.1 {answer}\r\ncontent-length: 0\r\nlocation: http://127.0.0.1:1/\r\n\r\n");
            socket.write_all(answer.as_bytes()).await.unwrap();
        });
        let (token, from) = ("token-1".to_owned(), "Devproof".to_owned());
        let config = SmsConfig { url, token, from, timeout: Duration::from_secs(5) };
        (HttpSms::new(config).unwrap(), request)
    }

    #[tokio::test]
    async fn a_message_is_posted_with_the_token_and_the_whole_number() {
        let (sms, request) = provider("202 Accepted").await;
        sms.send("id-1", "4915112345678", "Your code: 123456").await.unwrap();
        let request = request.lock().unwrap().clone();
        assert!(
            request.contains("authorization: Bearer token-1") && request.contains("idempotency-key: id-1"),
            "{request}"
        );
        assert!(
            request.contains(r#""to":"+4915112345678""#) && request.contains(r#""from":"Devproof""#),
            "{request}"
        );
    }

    #[tokio::test]
    async fn refusals_are_told_apart_and_redirects_are_not_followed() {
        for (answer, is_final) in [
            ("401 No", true),
            ("422 Bad number", true),
            ("429 Slow", false),
            ("503 Later", false),
            ("307 Away", false),
        ] {
            let (sms, _) = provider(answer).await;
            let error = sms.send("id", "49151", "text").await.unwrap_err();
            assert_eq!(matches!(error, SendError::Permanent(_)), is_final, "{answer}: {error}");
        }
    }
}
