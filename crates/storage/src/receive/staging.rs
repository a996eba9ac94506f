//! Bodies that are coming in, each in a file of its own that vanishes with the request.

use crate::error::StorageError;
use bytes::Bytes;
use std::{fs, io, path::PathBuf, time::Duration};
use tokio::{fs::File, io::AsyncWriteExt};
use uuid::Uuid;

/// Files that were not touched for so long have no request any more.
const ABANDONED: Duration = Duration::from_secs(3600);

/// The folder.
pub(crate) struct Staging(PathBuf);

impl Staging {
    /// Makes the folder when it is missing, and removes what a killed process left in it.
    pub(crate) fn open(folder: PathBuf) -> io::Result<Self> {
        fs::create_dir_all(&folder)?;
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            if entry.metadata()?.modified()?.elapsed().is_ok_and(|age| age > ABANDONED) {
                fs::remove_file(entry.path())?;
            }
        }
        Ok(Self(folder))
    }

    /// A path where nothing is yet.
    pub(crate) fn path(&self) -> PathBuf {
        self.0.join(Uuid::new_v4().simple().to_string())
    }

    /// An empty file.
    pub(crate) async fn create(&self) -> Result<StagedFile, StorageError> {
        let path = self.path();
        let file = File::create_new(&path).await?;
        Ok(StagedFile { file, path, size: 0 })
    }
}

/// One body. Its file is removed when this is dropped.
pub(crate) struct StagedFile {
    file: File,
    path: PathBuf,
    size: u64,
}

impl StagedFile {
    /// Adds a piece, as long as there are no more than `limit` bytes.
    pub(crate) async fn append(&mut self, piece: &Bytes, limit: u64) -> Result<(), StorageError> {
        self.size = self.size.saturating_add(u64::try_from(piece.len()).unwrap_or(u64::MAX));
        if self.size > limit {
            return Err(StorageError::EntityTooLarge);
        }
        self.file.write_all(piece).await?;
        Ok(())
    }

    /// All of it.
    pub(crate) async fn read(mut self) -> Result<Bytes, StorageError> {
        self.file.flush().await?;
        Ok(tokio::fs::read(&self.path).await?.into())
    }
}

impl Drop for StagedFile {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_file(&self.path) {
            tracing::warn!(%error, "storage: what came in could not be removed");
        }
    }
}
