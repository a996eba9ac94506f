//! `GET /captcha`: a challenge of our own captcha, for ALTCHA's widget. Not part of GoTrue's protocol.

use crate::{captcha, error::AuthError, state::AuthState};
use axum::{Json, extract::State};
use serde_json::Value;

pub(super) async fn get(State(state): State<AuthState>) -> Result<Json<Value>, AuthError> {
    Ok(Json(captcha::challenge(&state)?))
}
