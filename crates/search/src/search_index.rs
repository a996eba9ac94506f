//! The index as the rest of the server holds it.

use crate::{
    document::{Document, Kind},
    find::{Size, Snapshot},
    pending::Pending,
    read::{self, BATCH},
    store::Store,
};
use devproof_db::{Db, DbError};
use parking_lot::Mutex;
use std::{
    fmt, io,
    path::PathBuf,
    sync::{Arc, OnceLock},
    time::Duration,
};
use tantivy::TantivyError;
use tokio::{
    sync::{Notify, watch},
    task::{AbortHandle, JoinError},
    time::timeout,
};

/// How long a search waits for an index that is being filled for the first time.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a search can't be answered.
#[derive(Debug, thiserror::Error)]
pub enum SearchError {
    /// The server has just started.
    #[error("the search index is still being filled")]
    Filling,
    /// It could not be read from the database.
    #[error(transparent)]
    Database(#[from] DbError),
    /// It is damaged; it is built anew.
    #[error("the search index can't be read: {0}")]
    Index(#[from] TantivyError),
    /// Its folder can't be used.
    #[error("the folder of the search index can't be used: {0}")]
    Folder(#[from] io::Error),
    /// Searching stopped in the middle.
    #[error("searching failed: {0}")]
    Stopped(#[from] JoinError),
}

pub(crate) struct Shared {
    pub(crate) db: Db,
    pub(crate) folder: PathBuf,
    pub(crate) current: watch::Sender<Option<Arc<Store>>>,
    pub(crate) pending: Mutex<Pending>,
    pub(crate) wake: Notify,
    unfollowed: Mutex<Option<Unfollowed>>,
}

/// What was read last while nothing tells of changes, and its index: made anew only when something else is read.
struct Unfollowed {
    documents: Vec<Document>,
    snapshot: Snapshot,
}

/// The search index of this node. Clones share it.
///
/// Until it is followed ([`SearchIndex::follow`]) nothing tells it of changes, so each use reads everything again, into
/// memory.
#[derive(Clone)]
pub struct SearchIndex {
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

impl fmt::Debug for SearchIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SearchIndex").finish_non_exhaustive()
    }
}

impl SearchIndex {
    /// One over this database, in this folder.
    pub fn new(db: Db, folder: PathBuf) -> Self {
        let shared = Shared {
            db,
            folder,
            current: watch::Sender::new(None),
            pending: Mutex::default(),
            wake: Notify::new(),
            unfollowed: Mutex::default(),
        };
        Self { shared: Arc::new(shared), follower: Arc::default() }
    }

    /// Works on what there is now, on a thread where that keeps no request waiting.
    ///
    /// # Errors
    /// While it is filled for the first time and that takes long, when the database does not answer, or when the index is
    /// damaged.
    pub async fn with<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Snapshot) -> tantivy::Result<T> + Send + 'static,
    ) -> Result<T, SearchError> {
        let snapshot = self.snapshot().await?;
        let done = tokio::task::spawn_blocking(move || work(&snapshot)).await?;
        if let Err(error) = &done {
            tracing::error!(%error, "the search index can't be read and is built anew");
            self.rebuild();
        }
        Ok(done?)
    }

    /// How much is in the index that is kept current; nothing until it is filled.
    pub fn size(&self) -> Size {
        let store = self.shared.current.borrow().clone();
        store.map(|store| store.snapshot().size()).unwrap_or_default()
    }

    async fn snapshot(&self) -> Result<Snapshot, SearchError> {
        if self.follower.0.get().is_none() {
            return self.shared.read_all().await;
        }
        let mut current = self.shared.current.subscribe();
        let filled = timeout(PATIENCE, current.wait_for(Option::is_some)).await;
        let store = filled.ok().and_then(Result::ok).and_then(|filled| filled.clone());
        Ok(store.ok_or(SearchError::Filling)?.snapshot())
    }
}

impl Shared {
    /// Everything that can be found, in memory.
    async fn read_all(&self) -> Result<Snapshot, SearchError> {
        let mut documents = Vec::new();
        for kind in Kind::ALL.iter().copied() {
            for batch in read::ids(&self.db, kind).await?.chunks(BATCH) {
                documents.extend(read::documents(&self.db, kind, batch).await?);
            }
        }
        let skills = read::skills(&self.db).await?;
        documents.sort_by_key(|document| document.id);
        if let Some(known) = &*self.unfollowed.lock()
            && known.documents == documents
            && *known.snapshot.skills() == skills
        {
            return Ok(known.snapshot.clone());
        }
        let made = tokio::task::spawn_blocking(move || {
            let snapshot = Snapshot::in_memory(&documents, skills)?;
            Ok::<_, TantivyError>(Unfollowed { documents, snapshot })
        });
        let made = made.await??;
        let snapshot = made.snapshot.clone();
        *self.unfollowed.lock() = Some(made);
        Ok(snapshot)
    }
}
