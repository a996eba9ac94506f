//! The tokens of signed addresses. They carry who signed: whatever the address is used for is done as that person,
//! under the database's policies of that moment. So it ends with their session, and with their right to the object.

use crate::error::StorageError;
use devproof_claims::{Caller, Clock, MasterSecret, TokenError};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::sync::Arc;
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// Longest token that is looked at, in bytes.
const MAX_TOKEN: usize = 4096;
/// Clock difference between nodes that is forgiven, in seconds.
const LEEWAY: i64 = 60;

/// What an address was signed for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Scope {
    /// Reading an object.
    Download,
    /// Storing one, once or again.
    Upload,
}

#[derive(Debug, Serialize, Deserialize)]
struct Claims {
    /// `bucket/name`
    url: String,
    scope: Scope,
    iat: i64,
    exp: i64,
    /// The signer, as the database sees them.
    role: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<Uuid>,
    #[serde(skip_serializing_if = "Option::is_none")]
    session_id: Option<Uuid>,
    aal: String,
    #[serde(default)]
    upsert: bool,
}

/// What a token that holds says.
pub(crate) struct Signed {
    /// Who signed.
    pub(crate) caller: Caller,
    /// Until when it holds.
    pub(crate) expires_at: OffsetDateTime,
    /// For an upload: whether it may replace what is there.
    pub(crate) upsert: bool,
}

/// Makes and checks them (HS256, under a key that signs nothing else).
pub(crate) struct Signer {
    sign: EncodingKey,
    check: DecodingKey,
    clock: Arc<dyn Clock>,
}

impl Signer {
    pub(crate) fn new(secret: &MasterSecret, clock: Arc<dyn Clock>) -> Self {
        let key = secret.derive("storage-signed-urls");
        Self { sign: EncodingKey::from_secret(&key), check: DecodingKey::from_secret(&key), clock }
    }

    /// A token with which anyone may do this, in the caller's stead, for so many seconds.
    pub(crate) fn sign(
        &self,
        caller: &Caller,
        scope: Scope,
        url: String,
        seconds: i64,
        upsert: bool,
    ) -> Result<String, StorageError> {
        let now = self.clock.now();
        let claims = Claims {
            url,
            scope,
            iat: now.unix_timestamp(),
            exp: now.saturating_add(Duration::seconds(seconds)).unix_timestamp(),
            role: caller.role.as_str().to_owned(),
            owner: caller.user_id,
            session_id: caller.session_id,
            aal: caller.aal.as_str().to_owned(),
            upsert,
        };
        jsonwebtoken::encode(&Header::new(Algorithm::HS256), &claims, &self.sign).map_err(|error| {
            tracing::error!(%error, "storage: an address could not be signed");
            StorageError::Internal
        })
    }

    /// What the token says, if it was signed for this and still holds.
    pub(crate) fn check(&self, token: &str, scope: Scope, url: &str) -> Result<Signed, StorageError> {
        if token.len() > MAX_TOKEN {
            return Err(StorageError::InvalidJwt(TokenError::Malformed));
        }
        let mut rules = Validation::new(Algorithm::HS256);
        // The time is checked below, against our clock.
        rules.validate_exp = false;
        rules.validate_aud = false;
        rules.required_spec_claims.clear();
        let claims = jsonwebtoken::decode::<Claims>(token, &self.check, &rules).map_err(|error| {
            use jsonwebtoken::errors::ErrorKind;
            StorageError::InvalidJwt(match error.kind() {
                ErrorKind::InvalidSignature => TokenError::BadSignature,
                ErrorKind::InvalidAlgorithm | ErrorKind::InvalidAlgorithmName => TokenError::BadAlgorithm,
                _ => TokenError::Malformed,
            })
        })?;
        let claims = claims.claims;
        if claims.url != url || claims.scope != scope {
            return Err(StorageError::InvalidSignature);
        }
        if claims.exp <= self.clock.now().unix_timestamp().saturating_sub(LEEWAY) {
            return Err(StorageError::InvalidJwt(TokenError::Expired));
        }
        let expires_at = OffsetDateTime::from_unix_timestamp(claims.exp)
            .map_err(|_| StorageError::InvalidJwt(TokenError::BadClaim("exp")))?;
        let mut fields = Map::from_iter([
            ("role".to_owned(), json!(claims.role)),
            ("aal".to_owned(), json!(claims.aal)),
            ("exp".to_owned(), json!(claims.exp)),
        ]);
        fields.extend(claims.owner.map(|id| ("sub".to_owned(), json!(id))));
        fields.extend(claims.session_id.map(|id| ("session_id".to_owned(), json!(id))));
        let caller = Caller::from_claims(Value::Object(fields)).map_err(StorageError::InvalidJwt)?;
        Ok(Signed { caller, expires_at, upsert: claims.upsert })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use devproof_claims::{FixedClock, SystemClock};

    #[test]
    fn a_token_holds_for_what_it_was_signed_for() {
        let clock = Arc::new(FixedClock::new(SystemClock.now()));
        let secret = MasterSecret::generate();
        let signer = Signer::new(&secret, clock.clone());
        let token = signer.sign(&Caller::service(), Scope::Download, "a/b".to_owned(), 60, false).unwrap();
        assert_eq!(signer.check(&token, Scope::Download, "a/b").unwrap().caller.role.as_str(), "service_role");

        let wrong = |scope, url| signer.check(&token, scope, url).err().unwrap();
        assert_eq!(wrong(Scope::Upload, "a/b"), StorageError::InvalidSignature);
        assert_eq!(wrong(Scope::Download, "a/c"), StorageError::InvalidSignature);
        let stranger = Signer::new(&MasterSecret::generate(), clock.clone());
        let bad = |error| StorageError::InvalidJwt(error);
        assert_eq!(stranger.check(&token, Scope::Download, "a/b").err(), Some(bad(TokenError::BadSignature)));
        for token in ["", "a.b.c", &"x".repeat(5000)] {
            assert_eq!(signer.check(token, Scope::Download, "a/b").err(), Some(bad(TokenError::Malformed)));
        }
        clock.advance(Duration::seconds(60 + LEEWAY));
        assert_eq!(wrong(Scope::Download, "a/b"), bad(TokenError::Expired));
    }
}
