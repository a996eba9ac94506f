//! `POST /token?grant_type=…`: sessions for proofs. A file per grant.

mod id_token;
mod password;
mod pkce;
mod refresh_token;

use crate::{body::Params, client::Client, error::AuthError, query::Query, signed_in::SignedIn, state::AuthState};
use axum::{Extension, extract::State, response::Response};
use devproof_claims::Identity;
use http::{HeaderMap, header};

pub(super) async fn post(
    State(state): State<AuthState>,
    client: Client,
    Extension(identity): Extension<Identity>,
    headers: HeaderMap,
    query: Query,
    params: Params,
) -> Result<Response, AuthError> {
    match query.get("grant_type") {
        Some("password") => password::grant(&state, &client, &params).await,
        Some("refresh_token") => refresh_token::grant(&state, &client, &params).await,
        Some("pkce") => pkce::grant(&state, &client, &params).await,
        Some("id_token") => {
            let requester = match params.flag("link_identity")? {
                Some(true) if !state.config.manual_linking => return Err(AuthError::ManualLinkingDisabled),
                Some(true) => {
                    let has_bearer = headers.contains_key(header::AUTHORIZATION);
                    let requester = SignedIn::of(&state, &identity, has_bearer).await?;
                    requester.require_fresh(&state)?;
                    Some(requester)
                }
                _ => None,
            };
            id_token::grant(&state, &client, &params, requester).await
        }
        Some("web3") => Err(AuthError::ProviderDisabled),
        _ => Err(AuthError::UnsupportedGrant),
    }
}
