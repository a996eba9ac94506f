//! Keeps this node's signing keys the same as the database's: a rotation on one node is known on all within seconds,
//! long before the new key signs.

use devproof_auth::KeyStore;
use devproof_claims::{Reload, SharedRing};
use std::{sync::Arc, time::Duration};
use tokio_util::sync::CancellationToken;

/// How often the keys are looked at. A retired key is refused within this time everywhere.
const WATCH_EVERY: Duration = Duration::from_secs(3);

/// Loads the stored keys into the ring.
pub(crate) fn reload(store: KeyStore, ring: SharedRing) -> Reload {
    Arc::new(move || {
        let (store, ring) = (store.clone(), ring.clone());
        Box::pin(async move {
            match store.load().await {
                Ok(Some(keys)) => ring.replace(keys),
                Ok(None) => {}
                Err(error) => tracing::warn!(%error, "the signing keys could not be looked at; those known stay"),
            }
        })
    })
}

/// Does so until `stop`.
pub(crate) async fn watch(reload: Reload, stop: CancellationToken) {
    while !stop.is_cancelled() {
        reload().await;
        tokio::select! { () = tokio::time::sleep(WATCH_EVERY) => {}, () = stop.cancelled() => {} }
    }
}
