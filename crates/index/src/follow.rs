//! Keeping the index current: the server hands in what the database's log says.

use crate::{
    match_index::{MatchIndex, Shared},
    pending::Pending,
};
use std::{mem, sync::Arc, time::Duration};
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// What messages in the log begin with that are meant for this index.
pub const MESSAGE_PREFIX: &str = "devproof.match";

/// How long the first filling waits for the feed to be live: what is filled before that has to be filled again.
const FEED_PATIENCE: Duration = Duration::from_secs(2);
/// Facts age by themselves: clocks change, proofs grow old.
const OLD: Duration = Duration::from_secs(6 * 3600);
/// How long to wait after the database did not answer.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

impl MatchIndex {
    /// Fills the index and keeps it current with what [`MatchIndex::changed`] and [`MatchIndex::missed`] are told, until
    /// the last handle is gone. Once is enough. Must be called within a tokio runtime.
    pub fn follow(&self) {
        self.follower.0.get_or_init(|| tokio::spawn(keep_current(Arc::clone(&self.shared))).abort_handle());
    }

    /// A committed transaction changed something that the match reads, and can be seen.
    pub fn changed(&self, message: &str) {
        self.shared.pending.lock().add(message);
        self.shared.wake.notify_one();
    }

    /// Changes may have been missed so far, and none will be from now on. The old index is used until the new one is filled.
    pub fn missed(&self) {
        self.shared.pending.lock().everything = true;
        self.shared.wake.notify_one();
    }
}

async fn keep_current(shared: Arc<Shared>) {
    let mut pause = FIRST_PAUSE;
    // A feed that does not come up keeps no page waiting.
    timeout(FEED_PATIENCE, shared.wake.notified()).await.ok();
    shared.pending.lock().everything = true;
    let mut old = Instant::now() + OLD;
    loop {
        let pending = mem::take(&mut *shared.pending.lock());
        if pending.is_empty() {
            tokio::select! {
                () = shared.wake.notified() => {}
                () = sleep_until(old) => shared.pending.lock().everything = true,
            }
            continue;
        }
        match shared.apply(&pending).await {
            Ok(()) => pause = FIRST_PAUSE,
            Err(error) => {
                tracing::warn!(%error, "the match index could not be brought up to date");
                *shared.pending.lock() = Pending { everything: true, ..Pending::default() };
                sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        }
        if pending.everything {
            old = Instant::now() + OLD;
        }
    }
}
