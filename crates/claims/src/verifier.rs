//! Checks tokens. One verifier is shared by every protocol.

use crate::{
    Caller, MasterSecret, Reload, Role, SharedRing, TokenError, low_s,
    reload::Reloads,
    verified_tokens::{VerifiedToken, VerifiedTokens},
};
use aws_lc_rs::constant_time::verify_slices_are_equal;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation};
use serde_json::{Value, json};
use std::sync::Arc;
use time::OffsetDateTime;
use uuid::Uuid;

/// Longest token that is looked at, in bytes.
const MAX_TOKEN: usize = 16 * 1024;
/// Clock difference that is forgiven on `nbf` and `iat`, in seconds: another node may be ahead. `exp` ends at its moment.
const LEEWAY: i64 = 30;
/// `iss` of API keys; users' tokens carry the auth service's address.
const KEY_ISSUER: &str = "devproof";

/// The two API keys of this installation.
#[derive(Clone)]
pub struct ApiKeys {
    /// The public key of the web app.
    pub anon: String,
    /// The operator's key. Printed only when asked for.
    pub service_role: String,
}

/// Checks users' tokens (ES256, by `kid`) and API keys (HS256). Clones share one state.
#[derive(Clone)]
pub struct Verifier(Arc<State>);

struct State {
    api_secret: [u8; 32],
    /// Expected `iss` of users' tokens.
    issuer: String,
    ring: SharedRing,
    reloads: Reloads,
    /// The API keys of this installation with their callers.
    api_keys: [(String, Caller); 2],
    verified: VerifiedTokens,
}

impl State {
    fn new(secret: &MasterSecret, ring: SharedRing, issuer: String, reloads: Reloads) -> Self {
        let api_secret = secret.derive("api-keys");
        let api_keys = [Role::Anon, Role::ServiceRole].map(|role| api_key(&api_secret, role));
        Self { api_secret, issuer, ring, reloads, api_keys, verified: VerifiedTokens::default() }
    }

    /// The caller of one of our two API keys. What is compared takes the same time wherever a guess is wrong.
    fn own_api_key(&self, key: &str) -> Option<&Caller> {
        let same = |own: &str| verify_slices_are_equal(own.as_bytes(), key.as_bytes()).is_ok();
        self.api_keys.iter().find(|(own, _)| same(own)).map(|(_, caller)| caller)
    }
}

/// The API key of a role. Its times are fixed, so it is a function of the secret alone: 2026-01-01 to 2046-01-01.
fn api_key(secret: &[u8], role: Role) -> (String, Caller) {
    let claims = json!({ "iss": KEY_ISSUER, "role": role.as_str(), "iat": 1_767_225_600, "exp": 2_398_377_600_i64 });
    let key = jsonwebtoken::encode(&Header::new(Algorithm::HS256), &claims, &EncodingKey::from_secret(secret))
        .expect("a JSON object and a symmetric key always encode");
    (key, Caller::from_claims(claims).expect("the claims of our own keys are a caller's"))
}

impl Verifier {
    /// A verifier for tokens of `issuer` signed by `ring`, and for API keys of `secret`.
    pub fn new(secret: &MasterSecret, ring: impl Into<SharedRing>, issuer: impl Into<String>) -> Self {
        Self(Arc::new(State::new(secret, ring.into(), issuer.into(), Reloads::default())))
    }

    /// The same, with a way to look for keys that other nodes made. See [`Verifier::verify_anew`].
    pub fn reloading(
        secret: &MasterSecret,
        ring: impl Into<SharedRing>,
        issuer: impl Into<String>,
        reload: Reload,
    ) -> Self {
        Self(Arc::new(State::new(secret, ring.into(), issuer.into(), Reloads::new(reload))))
    }

    /// The API keys of this installation, the same on every node and at every start.
    pub fn api_keys(&self) -> ApiKeys {
        let [(anon, _), (service_role, _)] = &self.0.api_keys;
        ApiKeys { anon: anon.clone(), service_role: service_role.clone() }
    }

    /// The caller of a bearer token, which may be a user's token or an API key.
    ///
    /// # Errors
    /// What is wrong with the token; see [`TokenError`].
    pub fn verify(&self, token: &str, now: OffsetDateTime) -> Result<Caller, TokenError> {
        if token.len() > MAX_TOKEN {
            return Err(TokenError::Malformed);
        }
        if let Some(caller) = self.0.own_api_key(token) {
            return check_times(&caller.claims, now).map(|()| caller.clone());
        }
        let holds = |known: &VerifiedToken| match self.0.ring.honours(&known.key, now) {
            true => check_times(&known.caller.claims, now),
            false => Err(TokenError::UnknownKey),
        };
        if let Some(result) = self.0.verified.get(token, holds) {
            return result;
        }
        match header(token)?.alg {
            Algorithm::ES256 => self.verify_user(token, now),
            Algorithm::HS256 => self.verify_signed_api_key(token, now),
            _ => Err(TokenError::BadAlgorithm),
        }
    }

    /// Like [`Verifier::verify`], but a token of a key that this process does not know yet waits until the keys were
    /// loaded again. However many such tokens come, that happens once a second at most.
    ///
    /// # Errors
    /// What is wrong with the token; see [`TokenError`].
    pub async fn verify_anew(&self, token: &str, now: OffsetDateTime) -> Result<Caller, TokenError> {
        match self.verify(token, now) {
            Err(TokenError::UnknownKey) if names_a_key(token) => {
                self.0.reloads.reload().await;
                self.verify(token, now)
            }
            result => result,
        }
    }

    /// The caller of an API key. A user's token is refused here.
    ///
    /// # Errors
    /// What is wrong with the key.
    pub fn verify_api_key(&self, key: &str, now: OffsetDateTime) -> Result<Caller, TokenError> {
        if let Some(caller) = self.0.own_api_key(key) {
            return check_times(&caller.claims, now).map(|()| caller.clone());
        }
        if header(key)?.alg != Algorithm::HS256 {
            return Err(TokenError::BadAlgorithm);
        }
        self.verify_signed_api_key(key, now)
    }

    /// The caller of a key that is neither of the two, but perhaps signed with the same secret.
    fn verify_signed_api_key(&self, key: &str, now: OffsetDateTime) -> Result<Caller, TokenError> {
        let claims = decode(key, &DecodingKey::from_secret(&self.0.api_secret), Algorithm::HS256)?;
        check_times(&claims, now)?;
        if claims.get("iss").and_then(Value::as_str) != Some(KEY_ISSUER) {
            return Err(TokenError::WrongAudience);
        }
        let caller = Caller::from_claims(claims)?;
        // This kind of key never makes a user's identity, whatever it claims.
        if caller.role == Role::Authenticated || caller.user_id.is_some() {
            return Err(TokenError::BadRole);
        }
        Ok(caller)
    }

    fn verify_user(&self, token: &str, now: OffsetDateTime) -> Result<Caller, TokenError> {
        let kid = header(token)?.kid.ok_or(TokenError::UnknownKey)?;
        if !low_s::is_ours(token) {
            return Err(TokenError::BadSignature);
        }
        let ring = self.0.ring.current();
        let (key, decoding) = ring.decoding(&kid, now).ok_or(TokenError::UnknownKey)?;
        let claims = decode(token, decoding, Algorithm::ES256)?;
        check_times(&claims, now)?;
        let text = |name| claims.get(name).and_then(Value::as_str);
        if text("iss") != Some(self.0.issuer.as_str()) || text("aud") != Some("authenticated") {
            return Err(TokenError::WrongAudience);
        }
        let caller = Caller::from_claims(claims)?;
        if caller.role != Role::Authenticated {
            return Err(TokenError::BadRole);
        }
        if caller.session_id.is_none() {
            return Err(TokenError::BadClaim("session_id"));
        }
        let verified = VerifiedToken { caller: caller.clone(), key: key.public_key(), length: token.len() };
        self.0.verified.insert(token, verified);
        Ok(caller)
    }
}

/// Our key ids are UUIDs; nothing else is worth a look at the database.
fn names_a_key(token: &str) -> bool {
    header(token).ok().and_then(|header| header.kid).is_some_and(|kid| Uuid::try_parse(&kid).is_ok())
}

fn header(token: &str) -> Result<Header, TokenError> {
    if token.len() > MAX_TOKEN {
        return Err(TokenError::Malformed);
    }
    // What `crit` names must be understood (RFC 7515, 4.1.11), and we understand none of it.
    let first = token.split('.').next().and_then(|part| URL_SAFE_NO_PAD.decode(part).ok());
    let first: Value = first.and_then(|bytes| serde_json::from_slice(&bytes).ok()).ok_or(TokenError::Malformed)?;
    if first.get("crit").is_some() {
        return Err(TokenError::Malformed);
    }
    jsonwebtoken::decode_header(token).map_err(|error| match error.kind() {
        // An unknown or "none" algorithm does not even parse as one.
        jsonwebtoken::errors::ErrorKind::InvalidAlgorithmName | jsonwebtoken::errors::ErrorKind::InvalidAlgorithm => {
            TokenError::BadAlgorithm
        }
        _ => TokenError::Malformed,
    })
}

fn decode(token: &str, key: &DecodingKey, algorithm: Algorithm) -> Result<Value, TokenError> {
    let mut rules = Validation::new(algorithm);
    // Times are checked by `check_times`: against our clock, and with strict types.
    rules.validate_exp = false;
    rules.validate_nbf = false;
    rules.validate_aud = false;
    rules.required_spec_claims.clear();
    jsonwebtoken::decode::<Value>(token, key, &rules).map(|data| data.claims).map_err(|error| match error.kind() {
        jsonwebtoken::errors::ErrorKind::InvalidSignature => TokenError::BadSignature,
        jsonwebtoken::errors::ErrorKind::InvalidAlgorithm => TokenError::BadAlgorithm,
        _ => TokenError::Malformed,
    })
}

/// `exp` must be there and be whole seconds; `nbf` and `iat` in the same way where they are there. A number in quotes
/// is refused rather than skipped.
fn check_times(claims: &Value, now: OffsetDateTime) -> Result<(), TokenError> {
    let now = now.unix_timestamp();
    let seconds = |name: &'static str| match claims.get(name) {
        None => Ok(None),
        Some(value) => value.as_i64().map(Some).ok_or(TokenError::BadClaim(name)),
    };
    let exp = seconds("exp")?.ok_or(TokenError::BadClaim("exp"))?;
    if exp <= now {
        return Err(TokenError::Expired);
    }
    if seconds("nbf")?.is_some_and(|nbf| nbf > now.saturating_add(LEEWAY)) {
        return Err(TokenError::NotYetValid);
    }
    if seconds("iat")?.is_some_and(|iat| iat > now.saturating_add(LEEWAY)) {
        return Err(TokenError::IssuedInFuture);
    }
    Ok(())
}

#[cfg(test)]
mod cache_tests;
#[cfg(test)]
mod tests;
