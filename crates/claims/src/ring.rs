//! All signing keys at one time: which signs now, which are still honoured, which are published already.

use crate::{KeyError, Signer, SigningKey, keys::PublicKey};
use jsonwebtoken::{DecodingKey, EncodingKey};
use parking_lot::RwLock;
use serde_json::{Value, json};
use std::sync::Arc;
use time::OffsetDateTime;

/// A key and its times.
#[derive(Clone)]
pub struct RingKey {
    /// The key.
    pub key: SigningKey,
    /// It signs from now on, until a later key does. Published before that, so that everyone knows it by then.
    pub signs_from: OffsetDateTime,
    /// Until when its tokens are accepted; open while it has no successor.
    pub honoured_until: Option<OffsetDateTime>,
}

/// Where a key is in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeyStage {
    /// In the JWKS, so that others learn of it; signs nothing yet.
    Published,
    /// Signs new tokens.
    Signing,
    /// Signs nothing any more; its last tokens are still accepted.
    Retiring,
    /// Neither published nor accepted.
    Retired,
}

impl KeyStage {
    /// The stage's name.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Published => "published",
            Self::Signing => "signing",
            Self::Retiring => "retiring",
            Self::Retired => "retired",
        }
    }
}

struct Ready {
    known: RingKey,
    encoding: EncodingKey,
    decoding: DecodingKey,
}

/// Every key with its times. What happens at which moment follows from the clock alone, so nodes that hold the same
/// ring change keys at the same moment. Clones share the keys.
#[derive(Clone)]
pub struct KeyRing(Arc<[Ready]>);

impl KeyRing {
    /// A ring of these keys.
    ///
    /// # Errors
    /// When there are none, or the library does not take one.
    pub fn new(mut keys: Vec<RingKey>) -> Result<Self, KeyError> {
        if keys.is_empty() {
            return Err(KeyError::Empty);
        }
        keys.sort_by(|a, b| (a.signs_from, a.key.kid()).cmp(&(b.signs_from, b.key.kid())));
        let ready = keys.into_iter().map(|known| {
            let (x, y) = known.key.coordinates();
            let decoding = DecodingKey::from_ec_components(&x, &y).map_err(|_| KeyError::Parse)?;
            // jsonwebtoken names the PKCS #8 form "DER" for EC keys.
            Ok(Ready { encoding: EncodingKey::from_ec_der(known.key.pkcs8()), decoding, known })
        });
        Ok(Self(ready.collect::<Result<Vec<_>, KeyError>>()?.into()))
    }

    /// A ring of one key that has always signed.
    ///
    /// # Errors
    /// When the library does not take the key.
    pub fn of(key: SigningKey) -> Result<Self, KeyError> {
        Self::new(vec![RingKey { key, signs_from: OffsetDateTime::UNIX_EPOCH, honoured_until: None }])
    }

    /// A ring of one new key.
    ///
    /// # Errors
    /// When the key cannot be made.
    pub fn generate() -> Result<Self, KeyError> {
        Self::of(SigningKey::generate()?)
    }

    /// All keys, the oldest first.
    pub fn keys(&self) -> impl Iterator<Item = &RingKey> {
        self.0.iter().map(|ready| &ready.known)
    }

    /// The key that signs at this time: the last whose time has come, or the first if this clock is behind.
    pub fn signing(&self, now: OffsetDateTime) -> &RingKey {
        &self.signing_now(now).known
    }

    fn signing_now(&self, now: OffsetDateTime) -> &Ready {
        self.0.iter().rev().find(|ready| ready.known.signs_from <= now).unwrap_or(&self.0[0])
    }

    /// What signs tokens at this time.
    pub fn signer(&self, now: OffsetDateTime) -> Signer {
        let ready = self.signing_now(now);
        Signer::new(ready.known.key.kid().to_owned(), ready.encoding.clone())
    }

    /// Where a key stands at this time.
    pub fn stage(&self, key: &RingKey, now: OffsetDateTime) -> KeyStage {
        if key.honoured_until.is_some_and(|end| end <= now) {
            KeyStage::Retired
        } else if self.signing(now).key.kid() == key.key.kid() {
            KeyStage::Signing
        } else if key.signs_from > now {
            KeyStage::Published
        } else {
            KeyStage::Retiring
        }
    }

    fn honoured(&self, now: OffsetDateTime) -> impl Iterator<Item = &Ready> {
        self.0.iter().filter(move |ready| ready.known.honoured_until.is_none_or(|end| end > now))
    }

    /// What checks tokens of this key id, if the key is honoured: the key, and the library's form of it.
    pub(crate) fn decoding(&self, kid: &str, now: OffsetDateTime) -> Option<(&SigningKey, &DecodingKey)> {
        let ready = self.honoured(now).find(|ready| ready.known.key.kid() == kid)?;
        Some((&ready.known.key, &ready.decoding))
    }

    /// Whether tokens of this key are accepted at this time.
    pub(crate) fn honours(&self, key: &PublicKey, now: OffsetDateTime) -> bool {
        self.honoured(now).any(|ready| ready.known.key.is(key))
    }

    /// The public document of `/.well-known/jwks.json`: every key that is honoured or will be. Never holds a private
    /// part.
    pub fn jwks(&self, now: OffsetDateTime) -> Value {
        json!({ "keys": self.honoured(now).map(|ready| ready.known.key.jwk()).collect::<Vec<_>>() })
    }
}

/// The ring that a whole process uses; clones share it, and a rotation replaces it for all.
#[derive(Clone)]
pub struct SharedRing(Arc<RwLock<KeyRing>>);

impl SharedRing {
    /// The ring as it is.
    pub fn current(&self) -> KeyRing {
        self.0.read().clone()
    }

    /// Whether the ring as it is accepts tokens of this key.
    pub(crate) fn honours(&self, key: &PublicKey, now: OffsetDateTime) -> bool {
        self.0.read().honours(key, now)
    }

    /// Takes another ring into use.
    pub fn replace(&self, ring: KeyRing) {
        *self.0.write() = ring;
    }
}

impl From<KeyRing> for SharedRing {
    fn from(ring: KeyRing) -> Self {
        Self(Arc::new(RwLock::new(ring)))
    }
}

impl From<&KeyRing> for SharedRing {
    fn from(ring: &KeyRing) -> Self {
        ring.clone().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::Duration;

    #[test]
    fn the_clock_alone_moves_keys_through_their_stages() {
        let start = OffsetDateTime::UNIX_EPOCH + Duration::days(20_000);
        let at = |minutes: i64| start + Duration::minutes(minutes);
        let (old, new) = (SigningKey::generate().unwrap(), SigningKey::generate().unwrap());
        let (old_kid, new_kid) = (old.kid().to_owned(), new.kid().to_owned());
        let ring = KeyRing::new(vec![
            RingKey { key: new, signs_from: at(15), honoured_until: None },
            RingKey { key: old, signs_from: at(-60), honoured_until: Some(at(32)) },
        ])
        .unwrap();
        let stages = |minutes| {
            let stage = |key| ring.stage(key, at(minutes)).as_str();
            ring.keys().map(stage).collect::<Vec<_>>()
        };
        assert_eq!(stages(0), ["signing", "published"]);
        assert_eq!(stages(14), ["signing", "published"]);
        assert_eq!(stages(15), ["retiring", "signing"]);
        assert_eq!(stages(31), ["retiring", "signing"]);
        assert_eq!(stages(32), ["retired", "signing"]);
        assert_eq!(ring.signing(at(-100)).key.kid(), old_kid, "a clock that is behind");
        let published = |minutes| ring.jwks(at(minutes))["keys"].as_array().unwrap().len();
        assert_eq!((published(0), published(31), published(32)), (2, 2, 1));
        assert!(ring.decoding(&old_kid, at(31)).is_some() && ring.decoding(&old_kid, at(32)).is_none());
        assert!(ring.decoding(&new_kid, at(0)).is_some());
        assert!(!ring.jwks(at(0)).to_string().contains("\"d\""));
    }
}
