//! The secrets of this installation: the ring that signs access tokens, and what is derived from the master secret.

mod store;

use devproof_claims::{MasterSecret, SharedRing};
pub(crate) use store::JWKS_LIFE;
pub use store::{KeyFacts, KeyStore, KeysError, LoadKeysError, Rotation};

/// Everything that the auth service signs with.
#[derive(Clone)]
pub struct AuthKeys {
    /// Signs access tokens.
    pub ring: SharedRing,
    /// Signs refresh tokens.
    pub(crate) refresh: [u8; 32],
    /// Keys the hashes of mailed codes.
    pub(crate) codes: [u8; 32],
    /// Signs the challenges of our own captcha.
    pub(crate) captcha: [u8; 32],
    /// Seals what has to be read again: secrets of companies, tokens of providers.
    pub(crate) secret: MasterSecret,
}

impl AuthKeys {
    /// The ring, with the other secrets derived from the master secret: the same on every node.
    pub fn new(ring: impl Into<SharedRing>, secret: &MasterSecret) -> Self {
        Self {
            ring: ring.into(),
            refresh: secret.derive("refresh-tokens"),
            codes: secret.derive("mailed-codes"),
            captcha: secret.derive("captcha-challenges"),
            secret: secret.clone(),
        }
    }
}
