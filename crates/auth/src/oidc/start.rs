//! Sending someone to a provider.

use crate::{
    client::Client,
    config::ProviderKind,
    error::AuthError,
    oidc::{
        github,
        provider::Provider,
        states::{self, Flow},
    },
    query::Query,
    state::AuthState,
};
use http::HeaderValue;
use openidconnect::{
    AuthUrl, ClientId, CsrfToken, IssuerUrl, Nonce, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, Scope,
    core::{CoreAuthenticationFlow, CoreClient, CoreJsonWebKeySet},
};
use url::Url;
use uuid::Uuid;

/// What every provider is asked for.
const SCOPES: [&str; 2] = ["email", "profile"];
/// Scopes that a client may ask for besides, at most.
const MAX_SCOPES: usize = 20;
/// Parameters that a client may hand on: none of them changes who gets the answer, or which answer.
const HANDED_ON: [&str; 8] =
    ["access_type", "acr_values", "display", "domain_hint", "hd", "login_hint", "prompt", "ui_locales"];

/// What a request wants.
pub(crate) struct AuthorizeRequest {
    pub(crate) provider: Provider,
    /// Where the person wants to be in the end; allowed.
    pub(crate) redirect: Url,
    /// The client's PKCE challenge; checked.
    pub(crate) challenge: Option<String>,
    /// The account and session that a further identity is for.
    pub(crate) link: Option<(Uuid, Uuid)>,
    /// The request is a script's and not the browser's own navigation: its cookie may be lost, and then the challenge
    /// replaces it.
    pub(crate) by_script: bool,
    pub(crate) scopes: Vec<String>,
    pub(crate) handed_on: Vec<(&'static str, String)>,
}

impl AuthorizeRequest {
    /// Reads the parameters that go to the provider.
    pub(crate) fn hand_on(mut self, query: &Query) -> Self {
        let scopes = query.get("scopes").unwrap_or_default().split([' ', ',']).filter(|scope| is_scope(scope));
        self.scopes = scopes.take(MAX_SCOPES).map(str::to_owned).collect();
        let pairs = HANDED_ON.into_iter().filter_map(|name| Some((name, query.get(name)?.to_owned())));
        self.handed_on = pairs.collect();
        self
    }

    /// Where to send the person, and the cookie that has to go with them.
    ///
    /// # Errors
    /// When the provider does not answer, or too many were sent out from this address.
    pub(crate) async fn begin(self, state: &AuthState, client: &Client) -> Result<(Url, HeaderValue), AuthError> {
        let limit = state.config.limits.sign_in_per_address;
        state.limiter.request("oauth_address", &client.key(), limit).await?;
        let known = match &self.provider.kind {
            ProviderKind::OpenId => Some(state.directory.get(&self.provider.issuer).await?),
            ProviderKind::GitHub { .. } => None,
        };
        let bound = !(self.by_script && self.challenge.is_some());
        let client_id = ClientId::new(self.provider.client_id().to_owned());
        let flow = Flow {
            provider: self.provider.name.clone(),
            redirect: self.redirect,
            challenge: self.challenge,
            link: self.link,
        };
        let (secrets, cookie) = states::remember(state, &flow, bound, state.now()).await?;
        let Some(known) = known else {
            let hint = self.handed_on.iter().find(|(name, _)| *name == "login_hint").map(|(_, value)| value.as_str());
            return Ok((github::authorize_url(state, &self.provider, &secrets, self.scopes, hint)?, cookie));
        };
        let wrong = |_| AuthError::ProviderUnreachable;
        let issuer = IssuerUrl::new(self.provider.issuer).map_err(wrong)?;
        // Nothing is verified here, so no keys are needed.
        let builder = CoreClient::new(client_id, issuer, CoreJsonWebKeySet::new(Vec::new()))
            .set_auth_uri(AuthUrl::from_url(known.metadata.authorization_endpoint.clone()))
            .set_redirect_uri(RedirectUrl::new(state.callback_url()).map_err(wrong)?);
        let (csrf, nonce) = (CsrfToken::new(secrets.state), Nonce::new(secrets.nonce));
        let challenge = PkceCodeChallenge::from_code_verifier_sha256(&PkceCodeVerifier::new(secrets.verifier));
        let mut request = builder
            .authorize_url(CoreAuthenticationFlow::AuthorizationCode, move || csrf, move || nonce)
            .set_pkce_challenge(challenge);
        for scope in SCOPES.into_iter().map(str::to_owned).chain(self.scopes) {
            request = request.add_scope(Scope::new(scope));
        }
        for (name, value) in self.handed_on {
            request = request.add_extra_param(name, value);
        }
        Ok((request.url().0, cookie))
    }
}

/// A scope token of RFC 6749, section 3.3.
fn is_scope(text: &str) -> bool {
    let valid = |b: u8| b == 0x21 || (0x23..=0x5b).contains(&b) || (0x5d..=0x7e).contains(&b);
    (1..=200).contains(&text.len()) && text.bytes().all(valid) && !SCOPES.contains(&text) && text != "openid"
}
