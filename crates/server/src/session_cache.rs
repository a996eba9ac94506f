//! Which sessions may be used, asked of the database at most once in three seconds each.
//!
//! A session ends when its row is deleted: by signing out, a password change, a reuse of a refresh token, or
//! deactivation. Every protocol refuses its tokens from then on, within the three seconds; and the tokens of a session
//! whose account has a second factor that it has not shown.

use devproof_claims::{Clock, SessionFault};
use devproof_db::{Db, DbError};
use parking_lot::Mutex;
use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};
use uuid::Uuid;

const MAX_AGE: Duration = Duration::from_secs(3);
/// Entries kept before the stale ones are swept.
const SWEEP_SIZE: usize = 10_000;

/// A session, and which of its refresh tokens the access token came with: the first sight of each is noted.
type Key = (Uuid, Option<i64>);

/// When each session was looked at, and what was wrong with it.
type Entries = HashMap<Key, (Instant, Option<SessionFault>)>;

/// The memory of living sessions. Clones share it.
#[derive(Clone)]
pub struct SessionCache {
    db: Db,
    clock: Arc<dyn Clock>,
    entries: Arc<Mutex<Entries>>,
}

impl SessionCache {
    /// An empty memory over `db`.
    pub fn new(db: Db, clock: Arc<dyn Clock>) -> Self {
        Self { db, clock, entries: Arc::default() }
    }

    /// What is wrong with the session. `generation` is the number of the refresh token that the access token came with.
    ///
    /// # Errors
    /// When the database does not answer; the caller then refuses rather than guesses.
    pub async fn fault(&self, session: Uuid, generation: Option<i64>) -> Result<Option<SessionFault>, DbError> {
        let key = (session, generation);
        if let Some(fault) = self.cached(key) {
            return Ok(fault);
        }
        // Also notes that this token's refresh token reached its owner, and that the session is in use.
        let usable = devproof_auth::touch_sessions(&self.db, &[(session, generation)], self.clock.now()).await?;
        let fault = match usable.get(&session) {
            None => Some(SessionFault::Ended),
            Some(false) => Some(SessionFault::FactorNeeded),
            Some(true) => None,
        };
        let mut entries = self.entries.lock();
        if entries.len() >= SWEEP_SIZE {
            entries.retain(|_, (at, _)| at.elapsed() < MAX_AGE);
        }
        entries.insert(key, (Instant::now(), fault));
        Ok(fault)
    }

    fn cached(&self, key: Key) -> Option<Option<SessionFault>> {
        let entries = self.entries.lock();
        entries.get(&key).filter(|(at, _)| at.elapsed() < MAX_AGE).map(|(_, fault)| *fault)
    }
}
