//! What every route shares.

use crate::{backend::Backend, error::StorageError, receive::Staging, token::Signer, uploads::Uploads};
use devproof_claims::{Clock, MasterSecret};
use devproof_db::{Access, Actor, Db, Row, Settings, Sql};
use std::{io, ops::Deref, path::PathBuf, sync::Arc};
use tokio::sync::Semaphore;

/// What the service needs.
pub struct StorageConfig {
    /// The database.
    pub db: Db,
    /// Where the bytes lie.
    pub backend: Backend,
    /// A folder of this process's machine for bodies that are coming in.
    pub incoming: PathBuf,
    /// What the key of signed addresses is derived from.
    pub secret: MasterSecret,
    /// The time.
    pub clock: Arc<dyn Clock>,
}

/// The service. Clones share one state.
#[derive(Clone)]
pub struct StorageState(Arc<Inner>);

/// The parts, seen through [`StorageState`].
pub struct Inner {
    pub(crate) db: Db,
    pub(crate) backend: Backend,
    pub(crate) staging: Staging,
    pub(crate) signer: Signer,
    pub(crate) uploads: Uploads,
    /// Bodies that are held in memory at the same time: decoding one image takes far more than its file.
    pub(crate) in_memory: Semaphore,
}

impl StorageState {
    /// Prepares the service.
    ///
    /// # Errors
    /// When the folder for incoming bodies cannot be made.
    pub fn new(config: StorageConfig) -> io::Result<Self> {
        Ok(Self(Arc::new(Inner {
            staging: Staging::open(config.incoming)?,
            signer: Signer::new(&config.secret, config.clock),
            uploads: Uploads::default(),
            in_memory: Semaphore::new(std::thread::available_parallelism().map_or(2, usize::from)),
            db: config.db,
            backend: config.backend,
        })))
    }
}

impl Deref for StorageState {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Inner {
    /// One statement that only reads.
    pub(crate) async fn read(&self, actor: Actor<'_>, sql: &Sql) -> Result<Vec<Row>, StorageError> {
        Ok(self.db.run(actor, Access::ReadOnly, &Settings::default(), sql).await?)
    }

    /// One statement that writes.
    pub(crate) async fn write(&self, actor: Actor<'_>, sql: &Sql) -> Result<Vec<Row>, StorageError> {
        Ok(self.db.run(actor, Access::ReadWrite, &Settings::default(), sql).await?)
    }
}
