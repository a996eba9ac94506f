//! What can be found at a moment, and how it is asked.

use devproof_db::DbError;
use devproof_matching::{
    Catalog,
    index::{JobIndex, PeopleIndex},
};
use parking_lot::RwLock;
use std::sync::Arc;
use tokio::task::JoinError;

/// Why a list that is ordered by match can't be answered now.
#[derive(Debug, thiserror::Error)]
pub enum NotReady {
    /// The server has just started.
    #[error("the match index is still being filled")]
    Filling,
    /// It could not be read from the database.
    #[error(transparent)]
    Database(#[from] DbError),
    /// Ranking stopped in the middle.
    #[error("ranking failed: {0}")]
    Ranking(#[from] JoinError),
}

/// Everything that can be found, as it was filled and as changes moved it.
pub struct Filled {
    /// The names that go with it.
    pub catalog: Arc<Catalog>,
    pub(crate) jobs: RwLock<JobIndex>,
    pub(crate) people: RwLock<PeopleIndex>,
}

impl Filled {
    pub(crate) fn new(catalog: Catalog) -> Self {
        Self { catalog: Arc::new(catalog), jobs: RwLock::default(), people: RwLock::default() }
    }

    /// Works over all jobs, on a thread where that keeps no request waiting.
    ///
    /// # Errors
    /// When the work panics or the server stops.
    pub async fn with_jobs<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&JobIndex) -> T + Send + 'static,
    ) -> Result<T, NotReady> {
        let filled = Arc::clone(self);
        Ok(tokio::task::spawn_blocking(move || work(&filled.jobs.read())).await?)
    }

    /// Works over all people, on a thread where that keeps no request waiting.
    ///
    /// # Errors
    /// When the work panics or the server stops.
    pub async fn with_people<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&PeopleIndex) -> T + Send + 'static,
    ) -> Result<T, NotReady> {
        let filled = Arc::clone(self);
        Ok(tokio::task::spawn_blocking(move || work(&filled.people.read())).await?)
    }
}
