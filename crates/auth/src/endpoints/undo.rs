//! `/undo`, ours alone: `GET ?token=…` says what a mailed "This wasn't me" link would undo, and `POST {"token"}` does it.

use crate::{body::Params, client::Client, error::AuthError, query::Query, state::AuthState, undo};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};

/// `GET /undo?token=…`
pub(super) async fn get(State(state): State<AuthState>, client: Client, query: Query) -> Result<Response, AuthError> {
    let token = query.get("token").ok_or_else(|| AuthError::validation("token is required"))?.to_owned();
    state.limiter.request("verify_address", &client.key(), state.config.limits.verify_per_address).await?;
    let tx = state.begin().await?;
    let changes = undo::look(&tx, &token, state.now()).await?;
    tx.commit().await?;
    Ok(Json(changes).into_response())
}

/// `POST /undo`
pub(super) async fn post(
    State(state): State<AuthState>,
    client: Client,
    params: Params,
) -> Result<Response, AuthError> {
    let token = params.required("token")?;
    state.limiter.request("verify_address", &client.key(), state.config.limits.verify_per_address).await?;
    let tx = state.begin().await?;
    let changes = undo::redeem(&tx, &state, &client, &token, state.now()).await?;
    tx.commit().await?;
    Ok(Json(changes).into_response())
}
