//! `grant_type=pkce`: the code that an opened link or a provider gave, with the verifier that only its asker has.

use crate::{
    body::Params,
    client::Client,
    error::AuthError,
    flow_state::{self, Exchanged, Linking},
    oidc::{links, people::ProviderSignIn, provider::Provider},
    session::{Proof, Session},
    state::AuthState,
};
use axum::response::{IntoResponse, Response};
use devproof_claims::Aal;
use http::header;

pub(super) async fn grant(state: &AuthState, client: &Client, params: &Params) -> Result<Response, AuthError> {
    let (code, verifier) = (params.text("auth_code")?, params.text("code_verifier")?);
    let (Some(code), Some(verifier)) = (code.filter(|t| !t.is_empty()), verifier.filter(|t| !t.is_empty())) else {
        return Err(AuthError::validation("invalid request: both auth code and code verifier should be non-empty"));
    };
    state.limiter.request("token_address", &client.key(), state.config.limits.token_per_address).await?;
    let now = state.now();
    let tx = state.begin().await?;
    let Exchanged { mut user, method, provider, carried } =
        flow_state::exchange(&tx, state, &code, &verifier, now).await?;
    let session = match carried.as_ref().map(|carried| &carried.linking) {
        // Who holds the verifier is the browser that was sent out: its owner may prove the account there.
        Some(Linking::OwnProofNeeded(claims)) => {
            let provider = provider.as_deref().unwrap_or_default();
            let cookie = links::remember(&tx, state, provider, claims, user.id, now).await?;
            tx.commit().await?;
            return Ok(([(header::SET_COOKIE, cookie)], AuthError::SsoLinkNeeded).into_response());
        }
        // A further identity: the session in which it was asked for continues.
        Some(Linking::InSession(session, claims)) => {
            let provider = Provider::configured(state, provider.as_deref().unwrap_or_default(), true)?;
            user =
                ProviderSignIn { provider: &provider, claims, client, now }.link(&tx, state, &user, *session).await?;
            Session::rotate(&tx, *session, now).await?
        }
        Some(Linking::None) | None => {
            let proof = Proof { method, provider: provider.as_deref() };
            Session::open(&tx, &mut user, proof, Aal::Aal1, client, now).await?
        }
    };
    tx.commit().await?;
    let mut further = Vec::new();
    if let Some(carried) = &carried {
        further.push(("provider_token", carried.provider_token.as_str().into()));
        further
            .extend(carried.provider_refresh_token.as_deref().map(|token| ("provider_refresh_token", token.into())));
    }
    session.answer_with(state, &user, &further, now)
}
