//! `POST /sso/link`: connects the company's sign-on that this browser came back from with the account that its owner has
//! just signed in to. The cookie that `sso_link_needed` came with says which.

use crate::{
    accounts,
    client::Client,
    error::AuthError,
    oidc::{links, people::ProviderSignIn, provider::Provider},
    signed_in::SignedIn,
    state::AuthState,
};
use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use http::{HeaderMap, header};

pub(in crate::endpoints) async fn post(
    State(state): State<AuthState>,
    client: Client,
    signed_in: SignedIn,
    headers: HeaderMap,
) -> Result<Response, AuthError> {
    let limit = state.config.limits.sign_in_per_address;
    state.limiter.request("sso_link_address", &client.key(), limit).await?;
    let now = state.now();
    // The account's own proof: no company's word counts as one.
    signed_in.require_fresh(&state)?;
    let tx = state.begin().await?;
    let user = accounts::by_id(&tx, signed_in.user.id).await?.ok_or(AuthError::UserNotFound)?;
    let (provider, claims) = links::claim(&tx, &state, &headers, user.id, now).await?;
    // The company may have changed its mind meanwhile.
    let provider = Provider::of_flow_in(&tx, &state, &provider).await?;
    if !claims.email.as_deref().is_some_and(|email| claims.verified && provider.may_vouch_for(email)) {
        return Err(AuthError::ForeignAddress);
    }
    let sign_in = ProviderSignIn { provider: &provider, claims: &claims, client: &client, now };
    let user = sign_in.link(&tx, &state, &user, signed_in.session).await?;
    tx.commit().await?;
    Ok(([(header::SET_COOKIE, links::forget(&state)?)], Json(user.to_json())).into_response())
}
