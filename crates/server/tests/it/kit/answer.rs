//! What came back over HTTP.

use super::schemas;
use http::{HeaderMap, StatusCode};
use serde_json::Value;

/// A whole answer.
#[derive(Debug)]
pub struct Answer {
    /// The status.
    pub status: StatusCode,
    /// The headers.
    pub headers: HeaderMap,
    /// The body as text.
    pub text: String,
}

impl Answer {
    pub async fn of(request: reqwest::RequestBuilder) -> Self {
        let response = request.send().await.expect("the server answers");
        let (status, headers, url) = (response.status(), response.headers().clone(), response.url().clone());
        let answer = Self { status, headers, text: response.text().await.expect("the body is text") };
        // An answer in another form is not what a schema describes, nor is the head of one.
        let is_json = answer.header("content-type").starts_with("application/json") && !answer.text.is_empty();
        if status == StatusCode::OK && is_json {
            schemas::check(url.path(), url.query().is_some(), &answer.json());
        }
        answer
    }

    /// The body as JSON; null when it is empty.
    pub fn json(&self) -> Value {
        if self.text.is_empty() {
            return Value::Null;
        }
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {} {}", self.status, self.text))
    }

    /// One header's text, empty when it is missing.
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The JSON body of a success; anything else fails the test.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.json()
    }

    /// The `code` of an error with this status; anything else fails the test.
    #[track_caller]
    pub fn error(&self, status: u16) -> String {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}
