//! Where a request comes from.

use crate::error::AuthError;
use axum::extract::FromRequestParts;
use devproof_claims::{Identity, Role};
use http::{header, request::Parts};
use std::net::IpAddr;

/// Longest user agent that is kept, in characters.
const MAX_AGENT: usize = 200;

/// Where a request comes from.
#[derive(Debug, Clone)]
pub(crate) struct Client {
    pub(crate) ip: IpAddr,
    pub(crate) user_agent: Option<String>,
    pub(crate) referer: Option<String>,
    /// The operator calls, with the service key.
    pub(crate) operator: bool,
}

impl Client {
    /// What limits per address count by.
    pub(crate) fn key(&self) -> String {
        devproof_claims::network_of(self.ip).to_string()
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = AuthError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, AuthError> {
        let identity = identity(parts)?;
        let ip = identity.peer_ip;
        let operator = identity.caller.as_ref().is_ok_and(|caller| caller.role == Role::ServiceRole);
        let text = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let user_agent = text(header::USER_AGENT).map(|agent| agent.chars().take(MAX_AGENT).collect());
        Ok(Self { ip, user_agent, referer: text(header::REFERER).map(str::to_owned), operator })
    }
}

/// The server puts the identity into every request; without it nothing may be answered.
pub(crate) fn identity(parts: &Parts) -> Result<&Identity, AuthError> {
    parts.extensions.get::<Identity>().ok_or_else(|| {
        tracing::error!("auth: a request came without its identity");
        AuthError::Unexpected
    })
}
