//! The caller of one request, made from a token's claims.

use devproof_vocabulary::Aal;
use serde_json::{Value, json};
use std::{net::IpAddr, ops::Deref, sync::Arc};
use time::OffsetDateTime;
use uuid::Uuid;

/// The database roles that a token may name. Nothing else is ever set from a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// No one is signed in.
    Anon,
    /// A user with a session.
    Authenticated,
    /// The operator's key; passes row level security.
    ServiceRole,
}

impl Role {
    /// The role's name in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Anon => "anon",
            Self::Authenticated => "authenticated",
            Self::ServiceRole => "service_role",
        }
    }

    fn parse(name: &str) -> Option<Self> {
        [Self::Anon, Self::Authenticated, Self::ServiceRole].into_iter().find(|role| role.as_str() == name)
    }
}

/// Why a token is refused. The texts are the ones shown to clients; they never quote the token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    /// Not three base64url parts of JSON, or an oversized token.
    #[error("the token is malformed")]
    Malformed,
    /// The signature does not belong to the content.
    #[error("the token's signature is not valid")]
    BadSignature,
    /// `alg` is not the one bound to this kind of key.
    #[error("the token's algorithm is not accepted")]
    BadAlgorithm,
    /// `kid` names none of our keys.
    #[error("the token was signed with an unknown key")]
    UnknownKey,
    /// `exp` has passed.
    #[error("JWT expired")]
    Expired,
    /// `nbf` lies ahead.
    #[error("JWT not yet valid")]
    NotYetValid,
    /// `iat` lies ahead.
    #[error("JWT issued at future")]
    IssuedInFuture,
    /// `aud` or `iss` is another service's.
    #[error("JWT not in audience")]
    WrongAudience,
    /// A claim that must be there is missing or of another type.
    #[error("the token's claim {0} is missing or of the wrong type")]
    BadClaim(&'static str),
    /// `role` names a role that no token may have.
    #[error("the token's role is not accepted")]
    BadRole,
}

/// The claims of a token and their text, which every statement of the caller carries. Clones share both.
#[derive(Debug, Clone)]
pub struct Claims(Arc<Parts>);

#[derive(Debug)]
struct Parts {
    value: Value,
    text: Arc<str>,
}

impl Claims {
    /// The claims as JSON text.
    pub fn text(&self) -> Arc<str> {
        Arc::clone(&self.0.text)
    }
}

impl From<Value> for Claims {
    fn from(value: Value) -> Self {
        let text = value.to_string().into();
        Self(Arc::new(Parts { value, text }))
    }
}

impl Deref for Claims {
    type Target = Value;

    fn deref(&self) -> &Value {
        &self.0.value
    }
}

/// Who is asking. Made by [`crate::Verifier`] from a token, or as [`Caller::anon`] and [`Caller::service`].
#[derive(Debug, Clone)]
pub struct Caller {
    /// The database role the request runs as.
    pub role: Role,
    /// `sub`: the user, when one is signed in.
    pub user_id: Option<Uuid>,
    /// `session_id` of a user's token.
    pub session_id: Option<Uuid>,
    /// `aal`; one factor when the token says nothing.
    pub aal: Aal,
    /// `exp`.
    pub expires_at: Option<OffsetDateTime>,
    /// All claims, for `request.jwt.claims`.
    pub claims: Claims,
    /// The network that the request came from, where limits are counted by it.
    pub network: Option<IpAddr>,
}

impl Caller {
    /// Anonymous: a request with no token at all.
    pub fn anon() -> Self {
        Self::bare(Role::Anon)
    }

    /// The operator.
    pub fn service() -> Self {
        Self::bare(Role::ServiceRole)
    }

    fn bare(role: Role) -> Self {
        let claims = json!({ "role": role.as_str() }).into();
        Self { role, user_id: None, session_id: None, aal: Aal::Aal1, expires_at: None, claims, network: None }
    }

    /// Reads the claims of a token whose signature was already checked.
    ///
    /// # Errors
    /// When `role` is missing or not accepted, or an id is not a UUID, or a user's token lacks `sub`.
    pub fn from_claims(claims: Value) -> Result<Self, TokenError> {
        let role = claims.get("role").and_then(Value::as_str).ok_or(TokenError::BadClaim("role"))?;
        let role = Role::parse(role).ok_or(TokenError::BadRole)?;
        let user_id = uuid_claim(&claims, "sub")?;
        let session_id = uuid_claim(&claims, "session_id")?;
        if role == Role::Authenticated && user_id.is_none() {
            return Err(TokenError::BadClaim("sub"));
        }
        let aal = match claims.get("aal").and_then(Value::as_str) {
            None => Aal::Aal1,
            Some(aal) => aal.parse().map_err(|_| TokenError::BadClaim("aal"))?,
        };
        let expires_at = match claims.get("exp") {
            None => None,
            Some(exp) => Some(
                exp.as_i64()
                    .and_then(|seconds| OffsetDateTime::from_unix_timestamp(seconds).ok())
                    .ok_or(TokenError::BadClaim("exp"))?,
            ),
        };
        Ok(Self { role, user_id, session_id, aal, expires_at, claims: claims.into(), network: None })
    }

    /// The same caller, asking from this network.
    #[must_use]
    pub fn from_network(self, network: IpAddr) -> Self {
        Self { network: Some(network), ..self }
    }

    /// The signed-in user, when the caller is one.
    pub fn signed_in(&self) -> Option<Uuid> {
        self.user_id.filter(|_| self.role == Role::Authenticated)
    }
}

fn uuid_claim(claims: &Value, name: &'static str) -> Result<Option<Uuid>, TokenError> {
    match claims.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Uuid::try_parse(text).map(Some).map_err(|_| TokenError::BadClaim(name)),
        Some(_) => Err(TokenError::BadClaim(name)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_of_claims_is_theirs() {
        let caller = Caller::from_claims(json!({ "role": "anon", "iss": "x\"y" })).unwrap();
        assert_eq!(&*caller.claims.text(), caller.claims.to_string());
        assert_eq!(&*Caller::service().claims.text(), r#"{"role":"service_role"}"#);
    }
}
