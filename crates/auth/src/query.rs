//! The query string, read without ever failing.

use axum::extract::FromRequestParts;
use http::request::Parts;
use std::convert::Infallible;

/// Longest value that is looked at, in bytes.
const MAX_VALUE: usize = 4_096;

/// The parameters of a query or of a form; of equal names the first counts.
#[derive(Debug, Clone, Default)]
pub(crate) struct Query(Vec<(String, String)>);

impl<S: Send + Sync> FromRequestParts<S> for Query {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let text = parts.uri.query().unwrap_or_default();
        Ok(Self::parse(text.as_bytes()))
    }
}

impl Query {
    /// Reads `application/x-www-form-urlencoded`.
    pub(crate) fn parse(text: &[u8]) -> Self {
        Self(url::form_urlencoded::parse(text).into_owned().collect())
    }

    /// The value of a parameter; empty and overlong ones are as good as none.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let (_, value) = self.0.iter().find(|(key, _)| key == name)?;
        (1..=MAX_VALUE).contains(&value.len()).then_some(value)
    }
}
