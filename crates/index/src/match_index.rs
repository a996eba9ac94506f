//! The index as the rest of the server holds it.

use crate::{
    fill::{fill, jobs_of, refresh_jobs, refresh_people},
    filled::{Filled, NotReady},
    pending::Pending,
    rates_file::RatesFile,
};
use devproof_db::{Db, DbError};
use parking_lot::Mutex;
use std::{
    fmt,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tokio::{
    sync::{Notify, watch},
    task::AbortHandle,
    time::{Instant, timeout},
};
use uuid::Uuid;

/// How long a page waits for an index that is being filled for the first time.
const PATIENCE: Duration = Duration::from_secs(10);

/// How much an index holds.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Size {
    /// Listed jobs.
    pub jobs: usize,
    /// People who can be found.
    pub people: usize,
    /// Bytes of both.
    pub bytes: usize,
    /// How long the last filling took.
    pub filled_in: Duration,
    /// How often it was filled since the start.
    pub fillings: u64,
}

pub(crate) struct Shared {
    db: Db,
    rates: RatesFile,
    current: watch::Sender<Option<Arc<Filled>>>,
    filled_in: Mutex<Duration>,
    fillings: AtomicU64,
    pub(crate) pending: Mutex<Pending>,
    pub(crate) wake: Notify,
}

/// The match index of this node. Clones share it.
///
/// Until it is followed ([`MatchIndex::follow`]) nothing tells it of changes, so each use reads everything again.
#[derive(Clone)]
pub struct MatchIndex {
    pub(crate) shared: Arc<Shared>,
    pub(crate) follower: Arc<Follower>,
}

/// Ends the task that keeps the index current, with the last handle.
#[derive(Default)]
pub(crate) struct Follower(pub(crate) OnceLock<AbortHandle>);

impl Drop for Follower {
    fn drop(&mut self) {
        if let Some(task) = self.0.get() {
            task.abort();
        }
    }
}

impl fmt::Debug for MatchIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MatchIndex").finish_non_exhaustive()
    }
}

impl MatchIndex {
    /// An empty one over this database.
    pub fn new(db: Db, rates: RatesFile) -> Self {
        let shared = Shared {
            db,
            rates,
            current: watch::Sender::new(None),
            filled_in: Mutex::default(),
            fillings: AtomicU64::default(),
            pending: Mutex::default(),
            wake: Notify::new(),
        };
        Self { shared: Arc::new(shared), follower: Arc::default() }
    }

    /// What there is now.
    ///
    /// # Errors
    /// While it is filled for the first time and that takes long, or when the database does not answer.
    pub async fn current(&self) -> Result<Arc<Filled>, NotReady> {
        if self.follower.0.get().is_none() {
            return Ok(fill(&self.shared.db, &self.shared.rates).await?);
        }
        let mut current = self.shared.current.subscribe();
        let filled = timeout(PATIENCE, current.wait_for(Option::is_some)).await;
        filled.ok().and_then(Result::ok).and_then(|filled| filled.clone()).ok_or(NotReady::Filling)
    }

    /// How much there is; nothing while it is filled for the first time.
    pub fn size(&self) -> Size {
        let Some(filled) = self.shared.current.borrow().clone() else { return Size::default() };
        let (jobs, people) = (filled.jobs.read(), filled.people.read());
        Size {
            jobs: jobs.len(),
            people: people.len(),
            bytes: jobs.bytes() + people.bytes(),
            filled_in: *self.shared.filled_in.lock(),
            fillings: self.shared.fillings.load(Ordering::Relaxed),
        }
    }
}

impl Shared {
    /// Brings the index up to date with what the log told.
    pub(crate) async fn apply(&self, pending: &Pending) -> Result<(), DbError> {
        let current = self.current.borrow().clone();
        match current {
            Some(filled) if !pending.everything => {
                let of_companies = match pending.companies.is_empty() {
                    true => Vec::new(),
                    false => {
                        let companies: Vec<Uuid> = pending.companies.iter().copied().collect();
                        jobs_of(&self.db, &companies).await?
                    }
                };
                let jobs: Vec<Uuid> = pending.jobs.iter().copied().chain(of_companies).collect();
                let people: Vec<Uuid> = pending.people.iter().copied().collect();
                refresh_jobs(&self.db, &filled, &jobs).await?;
                refresh_people(&self.db, &filled, &people).await
            }
            _ => {
                let began = Instant::now();
                let filled = fill(&self.db, &self.rates).await?;
                *self.filled_in.lock() = began.elapsed();
                self.fillings.fetch_add(1, Ordering::Relaxed);
                self.current.send_replace(Some(filled));
                Ok(())
            }
        }
    }
}
