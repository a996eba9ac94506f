//! The service from inside the server, past the front door and the policies: for background work that acts for a person
//! (the copy of their data) and for the end of an account.

use crate::{error::StorageError, state::StorageState, sweep};
use aws_lc_rs::digest::{Context, SHA256};
use bytes::Bytes;
use devproof_db::{Actor, Rows, Sql};
use futures::{StreamExt, stream::BoxStream};
use std::{
    io,
    path::{Path, PathBuf},
};
use tokio::io::AsyncReadExt;
use uuid::Uuid;

/// How much of a file is in memory at once.
const PIECE: usize = 1024 * 1024;

/// Bytes that are safe and wait for their row in `storage.objects`.
#[derive(Debug, Clone)]
pub struct StoredBytes {
    /// The key of the bytes.
    pub version: Uuid,
    /// How many.
    pub size: u64,
    /// The first half of their SHA-256, as the row holds it.
    pub etag: String,
}

impl StorageState {
    /// A path for a file of one's own in the folder of what is on its way in. Nothing is there yet.
    pub fn scratch_path(&self) -> PathBuf {
        self.staging.path()
    }

    /// The bytes of a stored object; `None` when there is none of this name.
    ///
    /// # Errors
    /// When the database or the store does not answer.
    pub async fn read_object(
        &self,
        bucket: &str,
        name: &str,
    ) -> Result<Option<BoxStream<'static, io::Result<Bytes>>>, StorageError> {
        let sql = Sql::new("select version from storage.objects where bucket_id = $1 and name = $2").bind(bucket);
        let rows = self.read(Actor::System, &sql.bind(name)).await?;
        let Some(version) = rows.first_value()? else { return Ok(None) };
        let found = self.backend.get(version, None).await?;
        Ok(found.map(|bytes| bytes.map(|piece| piece.map_err(io::Error::other)).boxed()))
    }

    /// Stores a file of this machine under a key of its own, whatever its size. Anyone who calls gives it a name within the
    /// hour (a row in `storage.objects`); else the sweeper deletes it.
    ///
    /// # Errors
    /// When the file cannot be read, or the disk or the bucket refuses.
    pub async fn store_file(&self, path: &Path) -> Result<StoredBytes, StorageError> {
        let version = Uuid::new_v4();
        sweep::list_orphan(self, version).await?;
        let mut file = tokio::fs::File::open(path).await?;
        let mut writing = self.backend.begin(version).await?;
        let (mut hash, mut size) = (Context::new(&SHA256), 0_u64);
        loop {
            let mut piece = Vec::with_capacity(PIECE);
            if (&mut file).take(PIECE as u64).read_to_end(&mut piece).await? == 0 {
                break;
            }
            hash.update(&piece);
            size += piece.len() as u64;
            writing.write(Bytes::from(piece)).await?;
        }
        writing.finish().await?;
        // From now on: packing may have taken longer than an hour.
        let sql =
            Sql::new("update storage.orphaned_objects set free_at = now() + interval '1 hour' where version = $1");
        self.write(Actor::System, &sql.bind(version)).await?;
        Ok(StoredBytes { version, size, etag: hex::encode(&hash.finish().as_ref()[..16]) })
    }

    /// Deletes bytes that no object names any more, now instead of within the hour.
    ///
    /// # Errors
    /// When the database or the store does not answer; what is left is swept later.
    pub async fn delete_orphaned_objects(&self) -> Result<(), StorageError> {
        sweep::orphaned_objects(self).await
    }
}
