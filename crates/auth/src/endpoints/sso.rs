//! `POST /sso`: sends someone to their company's own provider, found by the domain of their address. The answer tells
//! which companies sign in so, and nothing about people.

pub(super) mod link;

use super::authorize::leave;
use crate::{
    body::Params,
    captcha::{self, Purpose},
    client::Client,
    email,
    error::AuthError,
    oidc::{
        provider::{Find, Provider},
        start::AuthorizeRequest,
    },
    pkce,
    state::AuthState,
};
use axum::{extract::State, response::Response};
use http::StatusCode;
use uuid::Uuid;

pub(super) async fn post(
    State(state): State<AuthState>,
    client: Client,
    params: Params,
) -> Result<Response, AuthError> {
    let not_empty = |text: Option<String>| text.filter(|text| !text.is_empty());
    let (domain, id) = (not_empty(params.text("domain")?), not_empty(params.text("provider_id")?));
    let redirect_to = not_empty(params.text("redirect_to")?);
    let redirect = state.redirects.choose(redirect_to.as_deref(), client.referer.as_deref());
    let challenge = pkce::challenge(&params)?;
    let by_script = params.flag("skip_http_redirect")?.unwrap_or(false);
    captcha::check(&state, &client, &params, Purpose::Sso, None).await?;
    let limit = state.config.limits.sign_in_per_address;
    state.limiter.request("sso_address", &client.key(), limit).await?;
    let provider = match (domain, id) {
        (Some(domain), None) => {
            let domain = email::domain(&domain).ok_or(AuthError::SsoProviderNotFound)?;
            Provider::of_company(&state, Find::Domain(&domain)).await?
        }
        (None, Some(id)) => {
            let id = Uuid::try_parse(&id).map_err(|_| AuthError::SsoProviderNotFound)?;
            Provider::of_company(&state, Find::Id(id)).await?
        }
        _ => return Err(AuthError::validation("A provider_id or domain needs to be set")),
    };
    let (scopes, handed_on) = (Vec::new(), Vec::new());
    let request = AuthorizeRequest { provider, redirect, challenge, link: None, by_script, scopes, handed_on };
    let (url, cookie) = request.begin(&state, &client).await?;
    leave(&url, cookie, by_script, StatusCode::SEE_OTHER)
}

/// `/sso/saml/…`: SAML is not spoken here.
pub(super) async fn saml() -> AuthError {
    AuthError::SsoDisabled
}
