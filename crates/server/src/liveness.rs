//! Which sessions still live, asked of the database at most once in three seconds each.
//!
//! A session ends when its row is deleted: by signing out, a password change, a reuse of a refresh token, or
//! deactivation. Every protocol refuses its tokens from then on, within the three seconds.

use devproof_db::{Db, DbError};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};
use uuid::Uuid;

const FRESH: Duration = Duration::from_secs(3);
/// Entries kept before the stale ones are swept.
const SWEEP_AT: usize = 10_000;

/// The memory of living sessions. Clones share it.
#[derive(Clone)]
pub struct Liveness {
    db: Db,
    seen: Arc<Mutex<HashMap<Uuid, (Instant, bool)>>>,
}

impl Liveness {
    /// An empty memory over `db`.
    pub fn new(db: Db) -> Self {
        Self { db, seen: Arc::default() }
    }

    /// Whether the session lives.
    ///
    /// # Errors
    /// When the database does not answer; the caller then refuses rather than guesses.
    pub async fn is_alive(&self, session: Uuid) -> Result<bool, DbError> {
        if let Some(known) = self.known(session) {
            return Ok(known);
        }
        let alive = !self
            .db
            .run(
                devproof_db::Actor::System,
                devproof_db::Access::ReadOnly,
                &devproof_db::Settings::default(),
                &devproof_db::Sql::new("select 1 from auth.sessions where id = $1").bind(session),
            )
            .await?
            .is_empty();
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= SWEEP_AT {
            seen.retain(|_, (at, _)| at.elapsed() < FRESH);
        }
        seen.insert(session, (Instant::now(), alive));
        Ok(alive)
    }

    fn known(&self, session: Uuid) -> Option<bool> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.get(&session).filter(|(at, _)| at.elapsed() < FRESH).map(|(_, alive)| *alive)
    }
}
