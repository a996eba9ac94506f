//! Someone comes back from a provider.

use crate::{
    accounts,
    client::Client,
    config::ProviderKind,
    error::AuthError,
    flow_state::{self, FlowData, Linking},
    oidc::{
        github, links,
        people::{Entry, ProviderSignIn},
        provider::Provider,
        redirect_back::Failure,
        states::{self, Flow, Secrets},
        tokens::{self, Granted},
    },
    redirect::set_fragment,
    session::{Method, Proof, Session},
    state::AuthState,
    user::User,
};
use devproof_claims::Aal;
use devproof_db::{Sql, Tx};
use http::{HeaderMap, HeaderValue};
use serde_json::Value;
use time::OffsetDateTime;
use url::Url;
use uuid::Uuid;

/// What the provider sent along.
#[derive(Debug, Clone, Default)]
pub(crate) struct Answer {
    pub(crate) state: Option<String>,
    pub(crate) code: Option<String>,
    pub(crate) error: Option<String>,
    pub(crate) error_description: Option<String>,
    /// Who answers (RFC 9207).
    pub(crate) iss: Option<String>,
}

/// Where to lead the browser, and the cookies that go with it: the one of the way out is taken away.
pub(crate) async fn finish(
    state: &AuthState,
    client: &Client,
    headers: &HeaderMap,
    answer: Answer,
) -> (Url, Vec<HeaderValue>) {
    let now = state.now();
    // No one knows where a person without a flow wanted to go.
    let lost = |error: AuthError| (Failure::from(error).on(state.redirects.choose(None, None)), Vec::new());
    let Some(given) = answer.state.as_deref() else { return lost(AuthError::BadOauthCallback) };
    let limit = state.config.limits.sign_in_per_address;
    if let Err(error) = state.limiter.request("oauth_callback", &client.key(), limit).await {
        return lost(error);
    }
    match states::claim(state, given, headers, now).await {
        Err(error) => lost(error),
        Ok((flow, secrets, forget)) => {
            let back = Back { state, client, flow: &flow, secrets: &secrets, now };
            match back.finish(&answer).await {
                Ok((target, cookie)) => (target, [forget].into_iter().chain(cookie).collect()),
                Err(failure) => (failure.on(flow.redirect.clone()), vec![forget]),
            }
        }
    }
}

/// One way back.
struct Back<'a> {
    state: &'a AuthState,
    client: &'a Client,
    flow: &'a Flow,
    secrets: &'a Secrets,
    now: OffsetDateTime,
}

impl Back<'_> {
    async fn finish(&self, answer: &Answer) -> Result<(Url, Option<HeaderValue>), Failure> {
        let provider = Provider::of_flow(self.state, &self.flow.provider).await?;
        let granted = self.granted(&provider, answer).await?;
        let tx = self.state.begin().await?;
        let mut cookie = None;
        let target = match (&self.flow.link, &self.flow.challenge) {
            (None, None) => match self.provider_sign_in(&provider, &granted).sign_in(&tx, self.state).await? {
                Entry::Open(user) => self.sign_in(&tx, user, &provider, &granted).await?,
                Entry::OwnProofNeeded(user) => {
                    let claims = &granted.claims;
                    cookie = Some(links::remember(&tx, self.state, &provider.name, claims, user.id, self.now).await?);
                    Failure::from(AuthError::SsoLinkNeeded).on(self.flow.redirect.clone())
                }
            },
            (None, Some(challenge)) => {
                let (user, linking) =
                    match self.provider_sign_in(&provider, &granted).sign_in(&tx, self.state).await? {
                        Entry::Open(user) => (user, Linking::None),
                        Entry::OwnProofNeeded(user) => (user, Linking::OwnProofNeeded(granted.claims.clone())),
                    };
                self.issue_code_and_redirect(&tx, &user, challenge, &provider, &granted, linking).await?
            }
            (Some((user, session)), None) => self.link(&tx, *user, *session, &provider, &granted).await?,
            // Who holds the verifier links; this browser may be another's.
            (Some((user, session)), Some(challenge)) => {
                let user = self.requester(&tx, *user, *session).await?;
                let linking = Linking::InSession(*session, granted.claims.clone());
                self.issue_code_and_redirect(&tx, &user, challenge, &provider, &granted, linking).await?
            }
        };
        tx.commit().await.map_err(AuthError::from)?;
        Ok((target, cookie))
    }

    /// What the provider says of the person who came back.
    async fn granted(&self, provider: &Provider, answer: &Answer) -> Result<Granted, Failure> {
        let known = match &provider.kind {
            ProviderKind::OpenId => Some(self.state.directory.get(&provider.issuer).await?),
            ProviderKind::GitHub { .. } => None,
        };
        // Mix-up: the answer of another provider. Looked at before the error, which may be another's too.
        let is_its_own = match (&answer.iss, &known) {
            (Some(iss), Some(_)) => *iss == provider.issuer,
            (Some(iss), None) => github::is_issuer(provider, iss),
            (None, Some(known)) => !known.metadata.authorization_response_iss_parameter_supported,
            (None, None) => true,
        };
        if !is_its_own {
            return Err(AuthError::ProviderAnswer.into());
        }
        if let Some(error) = &answer.error {
            return Err(Failure::theirs(error, answer.error_description.as_deref().unwrap_or_default()));
        }
        let code = answer.code.as_deref().ok_or(AuthError::BadOauthCallback)?;
        let granted = match (&provider.kind, &known) {
            (ProviderKind::GitHub { api }, _) => github::redeem(self.state, provider, api, code, self.secrets).await,
            (ProviderKind::OpenId, Some(known)) => {
                tokens::redeem(self.state, provider, code, self.secrets, known).await
            }
            (ProviderKind::OpenId, None) => Err(AuthError::ProviderUnreachable),
        };
        Ok(granted?)
    }

    fn provider_sign_in<'a>(&'a self, provider: &'a Provider, granted: &'a Granted) -> ProviderSignIn<'a> {
        ProviderSignIn { provider, claims: &granted.claims, client: self.client, now: self.now }
    }

    async fn sign_in(
        &self,
        tx: &Tx,
        mut user: User,
        provider: &Provider,
        granted: &Granted,
    ) -> Result<Url, AuthError> {
        let proof = Proof { method: method(provider), provider: Some(&provider.name) };
        let session = Session::open(tx, &mut user, proof, Aal::Aal1, self.client, self.now).await?;
        self.with_tokens(&session, &user, granted)
    }

    async fn link(
        &self,
        tx: &Tx,
        user: Uuid,
        session: Uuid,
        provider: &Provider,
        granted: &Granted,
    ) -> Result<Url, AuthError> {
        let user = self.requester(tx, user, session).await?;
        let user = self.provider_sign_in(provider, granted).link(tx, self.state, &user, session).await?;
        let session = Session::rotate(tx, session, self.now).await?;
        self.with_tokens(&session, &user, granted)
    }

    /// Who asked for a further identity, if the session still lives in which they did.
    async fn requester(&self, tx: &Tx, user: Uuid, session: Uuid) -> Result<User, AuthError> {
        let user = accounts::by_id(tx, user).await?.ok_or(AuthError::UserNotFound)?;
        let sql = Sql::new("select from auth.sessions where id = $1 and user_id = $2 for share");
        let lives = tx.query_opt(&sql.bind(session).bind(user.id)).await?;
        lives.map(|_| user).ok_or(AuthError::SessionNotFound)
    }

    fn with_tokens(&self, session: &Session, user: &User, granted: &Granted) -> Result<Url, AuthError> {
        let tokens = session.tokens(self.state, user, self.now)?;
        let text = |name: &'static str| match &tokens[name] {
            Value::String(text) => (name, text.clone()),
            other => (name, other.to_string()),
        };
        let mut pairs = ["access_token", "expires_at", "expires_in"].map(text).to_vec();
        pairs.extend(granted.refresh_token.clone().map(|token| ("provider_refresh_token", token)));
        pairs.push(("provider_token", granted.access_token.clone()));
        pairs.extend([text("refresh_token"), ("sb", String::new()), text("token_type")]);
        let mut target = self.flow.redirect.clone();
        set_fragment(&mut target, &pairs);
        Ok(target)
    }

    async fn issue_code_and_redirect(
        &self,
        tx: &Tx,
        user: &User,
        challenge: &str,
        provider: &Provider,
        granted: &Granted,
        linking: Linking,
    ) -> Result<Url, AuthError> {
        let carried = FlowData {
            provider_token: granted.access_token.clone(),
            provider_refresh_token: granted.refresh_token.clone(),
            linking,
        };
        let flow = flow_state::start(tx, user.id, challenge, self.now).await?;
        let proof = Proof { method: method(provider), provider: Some(&provider.name) };
        let code = flow_state::issue_code(tx, self.state, flow, proof, Some(&carried), self.now).await?;
        let mut target = self.flow.redirect.clone();
        target.query_pairs_mut().append_pair("code", &code);
        Ok(target)
    }
}

/// How a session says that it was opened.
pub(crate) fn method(provider: &Provider) -> Method {
    if provider.is_company() { Method::Sso } else { Method::OAuth }
}
