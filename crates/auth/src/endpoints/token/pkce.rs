//! `grant_type=pkce`: the code that an opened link gave, with the verifier that only its asker has.

use crate::{body::Params, client::Client, error::AuthError, flows, session::Session, state::AuthState};
use axum::response::Response;

pub(super) async fn grant(state: &AuthState, client: &Client, params: &Params) -> Result<Response, AuthError> {
    let (code, verifier) = (params.text("auth_code")?, params.text("code_verifier")?);
    let (Some(code), Some(verifier)) = (code.filter(|t| !t.is_empty()), verifier.filter(|t| !t.is_empty())) else {
        return Err(AuthError::validation("invalid request: both auth code and code verifier should be non-empty"));
    };
    state.limiter.request("token_address", &client.key(), state.config.limits.token_per_address).await?;
    let now = state.now();
    let tx = state.begin().await?;
    let (mut user, method) = flows::exchange(&tx, &code, &verifier, now).await?;
    let session = Session::open(&tx, &mut user, method, "aal1", client, now).await?;
    tx.commit().await?;
    session.answer(state, &user, now)
}
