//! Signing keys of users' access tokens (ES256).

use crate::{low_s, random_bytes};
use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use jsonwebtoken::{Algorithm, EncodingKey, Header};
use serde::Serialize;
use serde_json::{Value, json};

/// What can go wrong with a key.
#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    /// The operating system or library refused to make a key.
    #[error("a signing key could not be made")]
    Generate,
    /// The stored bytes are no P-256 key in PKCS #8 form.
    #[error("a stored signing key is not a P-256 key")]
    Parse,
    /// The ring would have no key to sign with.
    #[error("there is no signing key")]
    Empty,
}

/// What tells one key from every other: its id and its public point.
#[derive(Clone)]
pub(crate) struct PublicKey {
    kid: String,
    point: Vec<u8>,
}

/// One P-256 key pair with its id.
#[derive(Clone)]
pub struct SigningKey {
    kid: String,
    pkcs8: Vec<u8>,
    /// The uncompressed public point: 0x04, x, y.
    public: Vec<u8>,
}

impl SigningKey {
    /// A new key pair with a random id.
    ///
    /// # Errors
    /// When the library refuses to make one.
    pub fn generate() -> Result<Self, KeyError> {
        let pair = EcdsaKeyPair::generate(&ECDSA_P256_SHA256_FIXED_SIGNING).map_err(|_| KeyError::Generate)?;
        let document = pair.to_pkcs8v1().map_err(|_| KeyError::Generate)?;
        let kid = uuid::Builder::from_random_bytes(random_bytes()).into_uuid().to_string();
        Self::from_pkcs8(kid, document.as_ref().to_vec())
    }

    /// Reads a stored key.
    ///
    /// # Errors
    /// When the bytes are not a P-256 key pair.
    pub fn from_pkcs8(kid: String, pkcs8: Vec<u8>) -> Result<Self, KeyError> {
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &pkcs8).map_err(|_| KeyError::Parse)?;
        let public = pair.public_key().as_ref().to_vec();
        Ok(Self { kid, pkcs8, public })
    }

    /// The key's id, the `kid` of tokens.
    pub fn kid(&self) -> &str {
        &self.kid
    }

    /// The private key as PKCS #8, to be sealed before it is stored.
    pub fn pkcs8(&self) -> &[u8] {
        &self.pkcs8
    }

    /// What tells it from every other key.
    pub(crate) fn public_key(&self) -> PublicKey {
        PublicKey { kid: self.kid.clone(), point: self.public.clone() }
    }

    /// Whether it is that key.
    pub(crate) fn is(&self, key: &PublicKey) -> bool {
        self.kid == key.kid && self.public == key.point
    }

    /// The public coordinates, base64url.
    pub(crate) fn coordinates(&self) -> (String, String) {
        (URL_SAFE_NO_PAD.encode(&self.public[1..33]), URL_SAFE_NO_PAD.encode(&self.public[33..65]))
    }

    /// The public key as a JWK (RFC 7517), in the form that auth-js imports.
    pub(crate) fn jwk(&self) -> Value {
        let (x, y) = self.coordinates();
        json!({ "kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "key_ops": ["verify"],
                "kid": self.kid, "x": x, "y": y })
    }
}

/// Signs access tokens with one key.
#[derive(Clone)]
pub struct Signer {
    kid: String,
    encoding: EncodingKey,
}

impl Signer {
    pub(crate) fn new(kid: String, encoding: EncodingKey) -> Self {
        Self { kid, encoding }
    }

    /// The token for these claims: ES256, with `kid`.
    ///
    /// # Errors
    /// When the claims are no JSON object or the library refuses the key.
    pub fn sign(&self, claims: &impl Serialize) -> Result<String, jsonwebtoken::errors::Error> {
        let header = Header { kid: Some(self.kid.clone()), ..Header::new(Algorithm::ES256) };
        Ok(low_s::lower(jsonwebtoken::encode(&header, claims, &self.encoding)?))
    }
}
