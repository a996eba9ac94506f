//! An error as an answer: details, hint, body and headers.

use super::RestError;
use axum::body::Body;
use axum::http::header::{CACHE_CONTROL, CONTENT_RANGE, CONTENT_TYPE, HeaderName, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, Response, StatusCode};
use serde_json::{Value, json};

impl RestError {
    fn details(&self) -> Value {
        match self {
            Self::Parse { details, .. } | Self::Range { details, .. } | Self::Preference(details) => json!(details),
            Self::Body { details, .. } => json!(details),
            Self::Singular(rows) => json!(format!("The result contains {rows} rows")),
            Self::RelatedOrder { origin, target } => {
                json!(format!("'{origin}' and '{target}' do not form a many-to-one or one-to-one relationship"))
            }
            Self::EmbedOperator(_) => json!("Only is null or not is null filters are allowed on embedded resources"),
            Self::MaxAffected(rows) => json!(format!("The query affects {rows} rows")),
            Self::NoRelationship { origin, target, hint, .. } => {
                let hint = hint.as_ref().map(|hint| format!(" using the hint '{hint}'")).unwrap_or_default();
                json!(format!(
                    "Searched for a foreign key relationship between '{origin}' and '{target}'{hint} in the schema \
                     'public', but no matches were found."
                ))
            }
            Self::AmbiguousRelationship { candidates, .. } => json!(candidates),
            Self::NoFunction { name, arguments, .. } => {
                let with = match arguments.as_slice() {
                    [] => "without parameters".to_owned(),
                    [one] => format!("with parameter {one}"),
                    many => format!("with parameters {}", many.join(", ")),
                };
                json!(format!(
                    "Searched for the function public.{name} {with} or with a single unnamed json/jsonb parameter, \
                     but no matches were found in the schema cache."
                ))
            }
            Self::Database(reported) => json!(reported.details),
            Self::Raised(raised) => json!(raised.details),
            Self::Command(error) => json!(error.details),
            _ => Value::Null,
        }
    }

    fn hint(&self) -> Value {
        match self {
            Self::Profile(_) => json!("Only the following schemas are exposed: public"),
            Self::NotEmbedded(name) => {
                json!(format!("Verify that '{name}' is included in the 'select' query parameter."))
            }
            Self::NoRelationship { target, near: Some(near), .. } => {
                json!(format!("Perhaps you meant '{near}' instead of '{target}'."))
            }
            Self::AmbiguousRelationship { target, hints, .. } => {
                let hints: Vec<_> = hints.iter().map(|hint| format!("'{hint}'")).collect();
                json!(format!(
                    "Try changing '{target}' to one of the following: {}. Find the desired relationship in the \
                     'details' key.",
                    hints.join(", ")
                ))
            }
            Self::NoFunction { near: Some(near), .. } => {
                json!(format!("Perhaps you meant to call the function {near}"))
            }
            Self::AmbiguousFunction(_) => json!(
                "Try renaming the parameters or the function itself in the database so function overloading can be \
                 resolved"
            ),
            Self::NoTable { near: Some(near), .. } => json!(format!("Perhaps you meant the table 'public.{near}'")),
            Self::NoColumn { near: Some(near), table, .. } => {
                json!(format!("Perhaps you meant to reference the column \"{table}.{near}\"."))
            }
            Self::NoPayloadColumn { near: Some(near), .. } => json!(format!("Perhaps you meant the column '{near}'")),
            Self::NotSearchable { .. } => {
                json!("fts, plfts, phfts and wfts work on columns of type tsvector, text, json and jsonb.")
            }
            Self::Busy => json!("Try again in a second, or sign in: visitors share few database connections."),
            Self::TooManyRows => json!(
                "Add a limit to the embedded lists (such as items.limit=10), filter by the primary key, or send \
                 several requests."
            ),
            Self::EmbedLoop(table) => {
                json!(format!("Sign in, or request '{table}' a second time in a request of its own."))
            }
            Self::AnswerTooLarge(_) => json!("Ask for fewer rows, columns or embedded relations."),
            Self::Database(reported) => json!(reported.hint),
            Self::Raised(raised) => json!(raised.hint),
            Self::Command(error) => json!(error.hint),
            _ => Value::Null,
        }
    }

    /// The answer's body.
    pub fn body(&self) -> Value {
        json!({
            "code": self.code(),
            "details": self.details(),
            "hint": self.hint(),
            "message": self.to_string(),
        })
    }

    /// The answer. HEAD has no body.
    pub fn response(&self, head: bool) -> Response<Body> {
        let body = if head { Body::empty() } else { Body::from(self.body().to_string()) };
        let mut response = Response::new(body);
        *response.status_mut() = self.status();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json; charset=utf-8"));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Ok(value) = HeaderValue::from_str(&format!("PostgREST; error={}", self.code())) {
            headers.insert(HeaderName::from_static("proxy-status"), value);
        }
        if let Some(value) = self.challenge().and_then(|text| HeaderValue::from_str(&text).ok()) {
            headers.insert(WWW_AUTHENTICATE, value);
        }
        if self.status() == StatusCode::SERVICE_UNAVAILABLE || matches!(self, Self::PoolTimeout) {
            headers.insert(RETRY_AFTER, HeaderValue::from_static("1"));
        }
        if let Self::Range { total: Some(total), .. } = self
            && let Ok(value) = HeaderValue::from_str(&format!("*/{total}"))
        {
            headers.insert(CONTENT_RANGE, value);
        }
        if let Self::Raised(raised) = self {
            headers.extend(raised.headers.clone());
        }
        response
    }

    fn challenge(&self) -> Option<String> {
        match self {
            Self::Token(_) | Self::SessionEnded => {
                Some(format!("Bearer error=\"invalid_token\", error_description=\"{self}\""))
            }
            _ if self.status() == StatusCode::UNAUTHORIZED => Some("Bearer".to_owned()),
            _ => None,
        }
    }
}
