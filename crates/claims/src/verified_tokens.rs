//! Tokens whose signature was checked a moment ago, so that a client's next request does not pay for it again.
//!
//! Only what can never change about a token is kept: whose it is, and which key signed it. Its times are compared with
//! the clock, and its key with the ring, at every use. Whether its session still lives is asked elsewhere.

use crate::{Caller, TokenError, keys::PublicKey};
use aws_lc_rs::digest::{SHA256, digest};
use moka::sync::Cache;
use std::{sync::Arc, time::Duration};

/// Bytes kept at most, about; what is used least goes first. A user's token takes some 3 kB.
const MAX_BYTES: u64 = 64 << 20;
/// How long a token is kept at most, whatever it says.
const LONGEST: Duration = Duration::from_secs(60 * 60);

/// Not the token itself: a copy of the process' memory should not hold more of them than needed.
type Hash = [u8; 32];

/// A token that was signed by one of our keys.
#[derive(Clone)]
pub(crate) struct VerifiedToken {
    pub(crate) caller: Caller,
    pub(crate) key: PublicKey,
    /// The token's length.
    pub(crate) length: usize,
}

impl VerifiedToken {
    /// What it takes in memory, about: parsed claims are larger than their text.
    fn bytes(&self) -> u32 {
        u32::try_from(1024 + 3 * self.length).unwrap_or(u32::MAX)
    }
}

/// The tokens that were checked.
pub(crate) struct VerifiedTokens(Cache<Hash, Arc<VerifiedToken>>);

impl Default for VerifiedTokens {
    fn default() -> Self {
        let cache =
            Cache::builder().max_capacity(MAX_BYTES).weigher(|_, verified: &Arc<VerifiedToken>| verified.bytes());
        Self(cache.time_to_live(LONGEST).build())
    }
}

impl VerifiedTokens {
    /// The caller of a token that was checked before, if `holds` says that key and claims are still good.
    pub(crate) fn get(
        &self,
        token: &str,
        holds: impl FnOnce(&VerifiedToken) -> Result<(), TokenError>,
    ) -> Option<Result<Caller, TokenError>> {
        let hash = hash(token);
        let known = self.0.get(&hash)?;
        let result = holds(&known).map(|()| known.caller.clone());
        if result.is_err() {
            self.0.invalidate(&hash);
        }
        Some(result)
    }

    /// Keeps a token whose signature and claims were checked.
    pub(crate) fn insert(&self, token: &str, verified: VerifiedToken) {
        self.0.insert(hash(token), Arc::new(verified));
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> u64 {
        self.0.run_pending_tasks();
        self.0.entry_count()
    }
}

fn hash(token: &str) -> Hash {
    let mut hash = Hash::default();
    hash.copy_from_slice(digest(&SHA256, token.as_bytes()).as_ref());
    hash
}
