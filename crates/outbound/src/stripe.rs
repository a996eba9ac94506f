//! Stripe's HTTP interface, as far as subscriptions need it: forms in, JSON out, one pinned version. A library for all of it
//! would be larger than the rest of the server, and lags behind the versions.

use crate::http::{Http, HttpError};
use http::{Method, Request, StatusCode, header};
use serde_json::Value;
use std::fmt;
use time::{OffsetDateTime, format_description::well_known::Rfc2822};
use url::Url;

/// The version whose shapes are read.
pub const API_VERSION: &str = "2025-03-31.basil";

/// The client.
#[derive(Clone)]
pub struct Stripe {
    http: Http,
    base: Url,
    key: String,
}

impl fmt::Debug for Stripe {
    // The key is a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stripe").field("base", &self.base.as_str()).finish_non_exhaustive()
    }
}

/// What Stripe answered, and when by its own clock.
#[derive(Debug, Clone)]
pub struct StripeAnswer {
    /// The object.
    pub object: Value,
    /// Whole seconds; nothing where it didn't say.
    pub at: Option<OffsetDateTime>,
}

/// Why there is no object.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StripeError {
    /// Nothing came back, or Stripe is in trouble: worth another try.
    #[error("Stripe didn't answer: {0}")]
    Unreachable(String),
    /// The card was refused.
    #[error("the card was declined")]
    Declined,
    /// What was asked for is not possible.
    #[error("Stripe refused with status {status}: {code}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Stripe's code, or its kind of error.
        code: String,
    },
}

impl From<HttpError> for StripeError {
    fn from(error: HttpError) -> Self {
        Self::Unreachable(error.to_string())
    }
}

impl Stripe {
    /// Prepares the client. Nothing is connected yet.
    pub fn new(http: Http, base: Url, key: String) -> Self {
        Self { http, base, key }
    }

    /// Reads an object.
    ///
    /// # Errors
    /// [`StripeError`].
    pub async fn get(&self, path: &str) -> Result<StripeAnswer, StripeError> {
        self.call(Method::GET, path, &[], None).await
    }

    /// Creates or changes an object. With the same `key` a second call does nothing and answers as the first.
    ///
    /// # Errors
    /// [`StripeError`].
    pub async fn post(
        &self,
        path: &str,
        form: &[(&str, &str)],
        key: Option<&str>,
    ) -> Result<StripeAnswer, StripeError> {
        self.call(Method::POST, path, form, key).await
    }

    /// Deletes an object; of a subscription, ends it at once.
    ///
    /// # Errors
    /// [`StripeError`].
    pub async fn delete(&self, path: &str) -> Result<StripeAnswer, StripeError> {
        self.call(Method::DELETE, path, &[], None).await
    }

    async fn call(
        &self,
        method: Method,
        path: &str,
        form: &[(&str, &str)],
        key: Option<&str>,
    ) -> Result<StripeAnswer, StripeError> {
        let broken = |error: &dyn fmt::Display| StripeError::Unreachable(error.to_string());
        let url = self.base.join(path).map_err(|error| broken(&error))?;
        let mut request = Request::builder()
            .method(method)
            .uri(url.as_str())
            .header(header::AUTHORIZATION, format!("Bearer {}", self.key))
            .header("stripe-version", API_VERSION)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
        let request = request.body(body.into_bytes()).map_err(|error| broken(&error))?;
        let answer = self.http.send(request).await?;
        let at = answer.headers().get(header::DATE).and_then(|date| date.to_str().ok());
        let at = at.and_then(|date| OffsetDateTime::parse(&date.replace("GMT", "+0000"), &Rfc2822).ok());
        let object: Value = serde_json::from_slice(answer.body()).unwrap_or_default();
        match answer.status() {
            status if status.is_success() => Ok(StripeAnswer { object, at }),
            StatusCode::PAYMENT_REQUIRED => Err(StripeError::Declined),
            StatusCode::TOO_MANY_REQUESTS => Err(StripeError::Unreachable("too many requests".to_owned())),
            status if status.is_server_error() => Err(StripeError::Unreachable(format!("status {status}"))),
            status => {
                let error = &object["error"];
                let code = error["code"].as_str().or(error["type"].as_str()).unwrap_or_default();
                Err(StripeError::Refused { status: status.as_u16(), code: code.to_owned() })
            }
        }
    }
}
