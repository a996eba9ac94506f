//! Keeps the cache true: reloads on a notification, when the catalog's fingerprint changed, and when a request
//! met a name that the cache does not know.

use super::assemble::assemble;
use super::load::{fingerprint, load};
use super::{SchemaCache, Sizes};
use devproof_db::{Db, DbError};
use futures::StreamExt;
use parking_lot::RwLock;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// How often the fingerprint is compared without any sign.
const LOOK_EVERY: Duration = Duration::from_secs(30);
/// How often requests with unknown names may have it compared.
const LOOK_ON_MISS: Duration = Duration::from_secs(2);
/// How long to wait after a failed load.
const RETRY: Duration = Duration::from_secs(1);
/// The channel of `NOTIFY pgrst, 'reload schema'`.
const CHANNEL: &str = "pgrst";

struct Inner {
    db: Db,
    cache: RwLock<Option<Arc<SchemaCache>>>,
    sizes: Sizes,
    /// The fingerprint of what is held, and when it was last compared because of a miss.
    state: Mutex<(String, Option<Instant>)>,
}

/// A shared, self-refreshing [`SchemaCache`]. Its task ends with the last handle.
#[derive(Clone)]
pub struct CacheHandle(Arc<Inner>);

impl CacheHandle {
    /// Loads the cache and keeps it fresh. When the database cannot be reached yet, the handle is empty and keeps
    /// trying; requests meanwhile get 503.
    pub async fn start(db: Db) -> Self {
        let handle =
            Self(Arc::new(Inner { db, cache: RwLock::new(None), sizes: Sizes::default(), state: Mutex::default() }));
        if let Err(error) = handle.refresh().await {
            tracing::warn!(%error, "the schema cache could not be loaded yet");
        }
        tokio::spawn(refresh_until_dropped(Arc::downgrade(&handle.0), handle.0.db.clone()));
        handle
    }

    /// The present cache, or `None` while none was loaded.
    pub fn get(&self) -> Option<Arc<SchemaCache>> {
        self.0.cache.read().clone()
    }

    /// Looks at the catalog, at most every two seconds, because a request used a name that `known` has not. True if
    /// the cache is another one now, whichever request refreshed it, so that the request is worth another try.
    pub async fn look_again(&self, known: Option<&Arc<SchemaCache>>) -> bool {
        let looks = {
            let mut state = self.0.state.lock().await;
            let looks = state.1.is_none_or(|last| last.elapsed() >= LOOK_ON_MISS);
            if looks {
                state.1 = Some(Instant::now());
            }
            looks
        };
        if looks && let Err(error) = self.refresh().await {
            tracing::debug!(%error, "the catalog could not be read");
        }
        self.get().is_some_and(|now| known.is_none_or(|known| !Arc::ptr_eq(known, &now)))
    }

    /// Looks at how large tables have become.
    ///
    /// # Errors
    /// When the catalog cannot be read; what was known stays.
    pub async fn look_at_sizes(&self) -> Result<(), DbError> {
        // One look at a time: the newer one stays.
        let _state = self.0.state.lock().await;
        self.0.sizes.look(&self.0.db).await
    }

    /// Reloads if the catalog changed since the last load. True if it did.
    ///
    /// # Errors
    /// When the catalog cannot be read; what was held stays.
    pub async fn refresh(&self) -> Result<bool, DbError> {
        let mut state = self.0.state.lock().await;
        // The fingerprint is taken first: a change during the load is then found at the next look.
        let now = fingerprint(&self.0.db).await?;
        if now == state.0 {
            return Ok(false);
        }
        let version = self.get().map_or(0, |held| held.version) + 1;
        let cache = SchemaCache { sizes: self.0.sizes.clone(), version, ..assemble(load(&self.0.db).await?) };
        // Before anyone reads a new table: one of unknown size counts as large.
        self.0.sizes.look(&self.0.db).await?;
        tracing::debug!(tables = cache.tables.len(), functions = cache.functions.len(), "schema cache loaded");
        *self.0.cache.write() = Some(Arc::new(cache));
        state.0 = now;
        Ok(true)
    }
}

/// Waits for signs of change until the last handle is gone.
async fn refresh_until_dropped(inner: Weak<Inner>, db: Db) {
    let mut notifications = db.listen(CHANNEL);
    drop(db);
    loop {
        let Some(handle) = inner.upgrade().map(CacheHandle) else { return };
        let wait = match handle.refresh().await {
            Ok(true) => LOOK_EVERY,
            Ok(false) => {
                if let Err(error) = handle.look_at_sizes().await {
                    tracing::debug!(%error, "the sizes of tables could not be read");
                }
                LOOK_EVERY
            }
            Err(error) => {
                tracing::warn!(%error, "the schema cache could not be refreshed");
                RETRY
            }
        };
        drop(handle);
        tokio::select! {
            // Every notification looks: comparing fingerprints is cheap, and reconnects announce themselves so.
            _ = notifications.next() => {}
            () = tokio::time::sleep(wait) => {}
        }
    }
}
