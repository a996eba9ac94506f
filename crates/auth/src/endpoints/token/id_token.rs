//! `grant_type=id_token`: an app brings an ID token that a provider made for it. The issuer is the configuration's,
//! never the token's own word.

use crate::{
    body::Params,
    client::Client,
    config::ProviderKind,
    error::AuthError,
    oidc::{
        callback::method,
        claims::ProviderClaims,
        people::ProviderSignIn,
        provider::Provider,
        tokens::{self, NonceRule},
    },
    session::{Proof, Session},
    signed_in::SignedIn,
    state::AuthState,
};
use aws_lc_rs::digest;
use axum::response::Response;
use devproof_claims::Aal;
use openidconnect::Nonce;

/// `signed_in` is who asks to link the identity.
pub(super) async fn grant(
    state: &AuthState,
    client: &Client,
    params: &Params,
    signed_in: Option<SignedIn>,
) -> Result<Response, AuthError> {
    let (name, token) = (params.required("provider")?, params.id_token()?);
    let nonce = params.text("nonce")?.filter(|nonce| !nonce.is_empty());
    let limit = state.config.limits.sign_in_per_address;
    state.limiter.request("id_token_address", &client.key(), limit).await?;
    let provider = Provider::configured(state, &name, super::super::settings::PROVIDERS.contains(&name.as_str()))?;
    // It makes no ID tokens.
    if provider.kind != ProviderKind::OpenId {
        return Err(AuthError::ProviderUnsupported);
    }
    let now = state.now();
    let bad = |error| match error {
        AuthError::ProviderAnswer => AuthError::validation("Bad ID token"),
        other => other,
    };
    tokens::check_shape(&provider, &token, now).map_err(bad)?;
    let known = state.directory.get(&provider.issuer).await?;
    // The app gave the provider the nonce's hash, and gives us the nonce: who only saw the token cannot.
    let rule = nonce.map_or(NonceRule::Absent, |nonce| {
        NonceRule::Is(Nonce::new(hex::encode(digest::digest(&digest::SHA256, nonce.as_bytes()))))
    });
    let claims = tokens::check(&state.directory, &provider, &known, &token, &rule, now).await.map_err(bad)?;
    let claims = ProviderClaims::read(&provider, &claims)?;
    let sign_in = ProviderSignIn { provider: &provider, claims: &claims, client, now };
    let tx = state.begin().await?;
    let (user, session) = match signed_in {
        Some(requester) => {
            let user = crate::accounts::by_id(&tx, requester.user.id).await?.ok_or(AuthError::UserNotFound)?;
            let user = sign_in.link(&tx, state, &user, requester.session).await?;
            (user, Session::rotate(&tx, requester.session, now).await?)
        }
        None => {
            let mut user = sign_in.sign_in(&tx, state).await?.open()?;
            let proof = Proof { method: method(&provider), provider: Some(&provider.name) };
            let session = Session::open(&tx, &mut user, proof, Aal::Aal1, client, now).await?;
            (user, session)
        }
    };
    tx.commit().await?;
    session.answer(state, &user, now)
}
