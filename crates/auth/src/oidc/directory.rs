//! What providers say about themselves, remembered: their endpoints and their public keys.
//!
//! Both are fetched together and hold an hour; when a provider is down, what was known holds a day. A key that is not
//! known is looked for once more, at most once a minute, so that tokens with made-up key ids make no traffic.

use crate::error::AuthError;
use devproof_outbound::{
    http::Http,
    openid::{self, DiscoverError, Metadata},
};
use openidconnect::core::CoreJsonWebKeySet;
use parking_lot::Mutex;
use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::sync::Mutex as AsyncMutex;

/// How long metadata and keys count as fresh.
const FRESH: Duration = Duration::from_secs(3600);
/// How long they may be used when the provider does not answer.
const STALE: Duration = Duration::from_secs(24 * 3600);
/// Pause between two looks for an unknown key.
const KEYS_AGAIN: Duration = Duration::from_secs(60);
/// Pause after a provider did not answer, in which no one waits for it again.
const FAILED: Duration = Duration::from_secs(3);
/// Providers remembered at most. Companies add theirs, so there must be an end.
const MAX_PROVIDERS: usize = 1_000;

/// The memory.
pub(crate) struct Directory {
    http: Http,
    slots: Mutex<HashMap<String, Arc<AsyncMutex<Slot>>>>,
}

/// One provider; its lock is held while it is asked, so that many callers ask once.
#[derive(Default)]
struct Slot {
    known: Option<(CachedKeys, Instant)>,
    failed: Option<Instant>,
    looked_again: Option<Instant>,
}

/// What is known of a provider.
#[derive(Clone)]
pub(crate) struct CachedKeys {
    pub(crate) metadata: Arc<Metadata>,
    pub(crate) keys: Arc<CoreJsonWebKeySet>,
}

impl Directory {
    pub(crate) fn new(http: Http) -> Self {
        Self { http, slots: Mutex::default() }
    }

    /// The client that providers are asked with.
    pub(crate) fn http(&self) -> &Http {
        &self.http
    }

    /// Endpoints and keys of an issuer.
    ///
    /// # Errors
    /// When it does not answer, or not as an OpenID provider.
    pub(crate) async fn get(&self, issuer: &str) -> Result<CachedKeys, AuthError> {
        let slot = self.slot(issuer);
        let mut slot = slot.lock().await;
        if let Some((known, at)) = &slot.known
            && at.elapsed() < FRESH
        {
            return Ok(known.clone());
        }
        self.refresh(&mut slot, issuer).await
    }

    /// The same after a key was missing, fetched again unless that was done a moment ago.
    ///
    /// # Errors
    /// As [`Directory::get`]; also when it is too soon.
    pub(crate) async fn look_again(&self, issuer: &str) -> Result<CachedKeys, AuthError> {
        let slot = self.slot(issuer);
        let mut slot = slot.lock().await;
        if slot.looked_again.is_some_and(|at| at.elapsed() < KEYS_AGAIN) {
            return Err(AuthError::ProviderAnswer);
        }
        slot.looked_again = Some(Instant::now());
        self.refresh(&mut slot, issuer).await
    }

    fn slot(&self, issuer: &str) -> Arc<AsyncMutex<Slot>> {
        let mut slots = self.slots.lock();
        if slots.len() >= MAX_PROVIDERS && !slots.contains_key(issuer) {
            // Rare and cheap: they are fetched again by anyone who needs them.
            slots.clear();
        }
        Arc::clone(slots.entry(issuer.to_owned()).or_default())
    }

    async fn refresh(&self, slot: &mut Slot, issuer: &str) -> Result<CachedKeys, AuthError> {
        let stale = |slot: &Slot| match &slot.known {
            Some((known, at)) if at.elapsed() < STALE => Ok(known.clone()),
            _ => Err(AuthError::ProviderUnreachable),
        };
        if slot.failed.is_some_and(|at| at.elapsed() < FAILED) {
            return stale(slot);
        }
        match fetch(&self.http, issuer).await {
            Ok(known) => {
                slot.known = Some((known.clone(), Instant::now()));
                slot.failed = None;
                Ok(known)
            }
            Err(error) => {
                tracing::warn!(issuer, %error, "auth: a provider cannot be used");
                slot.failed = Some(Instant::now());
                stale(slot)
            }
        }
    }
}

async fn fetch(http: &Http, issuer: &str) -> Result<CachedKeys, DiscoverError> {
    let metadata = openid::discover(http, issuer).await?;
    let keys = openid::keys(http, &metadata).await?;
    let keys = serde_json::from_slice(&keys)
        .map_err(|error| DiscoverError::NoMetadata(format!("its keys cannot be read: {error}")))?;
    Ok(CachedKeys { metadata: Arc::new(metadata), keys: Arc::new(keys) })
}
