//! `POST /token?grant_type=…`: sessions for proofs. A file per grant.

mod password;
mod pkce;
mod refresh_token;

use crate::{body::Params, client::Client, error::AuthError, query::Query, state::AuthState};
use axum::{extract::State, response::Response};

pub(super) async fn post(
    State(state): State<AuthState>,
    client: Client,
    query: Query,
    params: Params,
) -> Result<Response, AuthError> {
    match query.get("grant_type") {
        Some("password") => password::grant(&state, &client, &params).await,
        Some("refresh_token") => refresh_token::grant(&state, &client, &params).await,
        Some("pkce") => pkce::grant(&state, &client, &params).await,
        Some("id_token" | "web3") => Err(AuthError::ProviderDisabled),
        _ => Err(AuthError::UnsupportedGrant),
    }
}
