//! The token answer that a sign-in or a refresh is given.

use super::Session;
use crate::{error::AuthError, state::Inner, user::User};
use axum::{
    Json,
    response::{IntoResponse, Response},
};
use http::{HeaderName, HeaderValue};
use serde_json::Value;
use time::OffsetDateTime;

impl Session {
    /// The whole token answer.
    pub(crate) fn answer(&self, state: &Inner, user: &User, now: OffsetDateTime) -> Result<Response, AuthError> {
        self.answer_with(state, user, &[], now)
    }

    /// The whole token answer with more to say: a provider's tokens, or that the password would not be taken today.
    pub(crate) fn answer_with(
        &self,
        state: &Inner,
        user: &User,
        further: &[(&'static str, Value)],
        now: OffsetDateTime,
    ) -> Result<Response, AuthError> {
        let mut body = self.tokens(state, user, now)?;
        body["user"] = user.to_json();
        for (name, value) in further {
            body[*name] = value.clone();
        }
        let mut response = Json(body).into_response();
        let about = [
            ("sb-auth-user-id", user.id.to_string()),
            ("sb-auth-session-id", self.id.to_string()),
            ("sb-auth-refresh-token-counter", self.generation.to_string()),
        ];
        for (name, value) in about {
            if let Ok(value) = HeaderValue::from_str(&value) {
                response.headers_mut().insert(HeaderName::from_static(name), value);
            }
        }
        Ok(response)
    }
}
