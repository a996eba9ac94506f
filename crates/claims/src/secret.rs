//! The master secret: what every other secret is derived from or sealed by.

use crate::random_bytes;
use aws_lc_rs::{
    aead::{AES_256_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    hkdf,
};
use uuid::Uuid;

/// 32 bytes from which the node's secrets are derived (HKDF-SHA256, one label each), so that every node that is
/// given the same master secret has the same keys.
#[derive(Clone)]
pub struct MasterSecret([u8; 32]);

impl std::fmt::Debug for MasterSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("MasterSecret(…)")
    }
}

/// Sealed bytes could not be opened: another master secret, or damaged data.
#[derive(Debug, thiserror::Error)]
#[error("the sealed value does not open with this master secret")]
pub struct SealError;

const NONCE: usize = 12;

impl MasterSecret {
    /// A new secret from the operating system's generator.
    pub fn generate() -> Self {
        Self(random_bytes())
    }

    /// Reads the text form: 64 hex digits. `None` for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let bytes = hex::decode(text.trim()).ok()?;
        Some(Self(bytes.try_into().ok()?))
    }

    /// The text form, 64 hex digits, for a file of mode 0600.
    pub fn to_text(&self) -> String {
        hex::encode(self.0)
    }

    /// 32 bytes for the purpose named by `label`.
    pub fn derive(&self, label: &str) -> [u8; 32] {
        let mut out = [0; 32];
        let parts = [label.as_bytes()];
        hkdf::Salt::new(hkdf::HKDF_SHA256, b"devproof")
            .extract(&self.0)
            .expand(&parts, hkdf::HKDF_SHA256)
            .and_then(|okm| okm.fill(&mut out))
            .expect("32 bytes is within HKDF's limit");
        out
    }

    /// Encrypts `plain` (AES-256-GCM, random nonce in front) for the purpose named by `label`.
    pub fn seal(&self, label: &str, plain: &[u8]) -> Vec<u8> {
        let nonce: [u8; NONCE] = random_bytes();
        let mut sealed = plain.to_vec();
        self.cipher(label)
            .seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::from(label.as_bytes()), &mut sealed)
            .expect("the value is far below GCM's limit");
        [nonce.as_slice(), &sealed].concat()
    }

    /// Opens what [`MasterSecret::seal`] made with the same label.
    ///
    /// # Errors
    /// When the bytes were sealed by another secret or label, or changed since.
    pub fn open(&self, label: &str, sealed: &[u8]) -> Result<Vec<u8>, SealError> {
        let (nonce, body) = sealed.split_at_checked(NONCE).ok_or(SealError)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).map_err(|_| SealError)?;
        let mut body = body.to_vec();
        let plain =
            self.cipher(label).open_in_place(nonce, Aad::from(label.as_bytes()), &mut body).map_err(|_| SealError)?;
        Ok(plain.to_vec())
    }

    fn cipher(&self, label: &str) -> LessSafeKey {
        let key = self.derive(&format!("seal:{label}"));
        LessSafeKey::new(UnboundKey::new(&AES_256_GCM, &key).expect("32 bytes is the key length of AES-256"))
    }
}

/// What a company's secret at its own sign-in provider is sealed for: it cannot be used in another company's row.
pub fn sso_secret_label(company: Uuid) -> String {
    format!("auth.sso_providers:{company}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_value_opens_only_with_its_own_secret_and_label() {
        let (one, other) = (MasterSecret::generate(), MasterSecret::generate());
        let sealed = one.seal("keys", b"private");
        assert_eq!(one.open("keys", &sealed).unwrap(), b"private");
        assert!(one.open("other", &sealed).is_err());
        assert!(other.open("keys", &sealed).is_err());
        let mut changed = sealed.clone();
        *changed.last_mut().unwrap() ^= 1;
        assert!(one.open("keys", &changed).is_err());
        assert!(one.open("keys", &sealed[..5]).is_err());
    }

    #[test]
    fn the_text_form_round_trips_and_labels_differ() {
        let secret = MasterSecret::generate();
        let again = MasterSecret::parse(&secret.to_text()).unwrap();
        assert_eq!(secret.derive("a"), again.derive("a"));
        assert_ne!(secret.derive("a"), secret.derive("b"));
        assert!(MasterSecret::parse("abc").is_none());
    }
}
