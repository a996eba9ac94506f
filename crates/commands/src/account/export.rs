//! The copy of a person's data: an archive of JSON files, one for each kind of thing, and of the files they stored. The
//! database says what belongs in it (`private.export_part`); here it is packed, piece by piece, whatever its size.

mod pack;
mod task;

pub(crate) use task::ExportData;

use bytes::Bytes;
use futures::stream::BoxStream;
use std::{
    io,
    path::{Path, PathBuf},
};
use uuid::Uuid;

/// Where people's files lie; the server hands the storage service in.
#[async_trait::async_trait]
pub trait FileStore: Send + Sync {
    /// A path for a file of one's own on this machine. Anyone who asks deletes it.
    fn scratch(&self) -> PathBuf;

    /// The bytes of a stored file; `None` when it is gone.
    ///
    /// # Errors
    /// When the store does not answer.
    async fn read(&self, bucket: &str, name: &str) -> io::Result<Option<BoxStream<'static, io::Result<Bytes>>>>;

    /// Stores a file of this machine under a key of its own, which no name leads to yet. When none does within an hour
    /// it is deleted.
    ///
    /// # Errors
    /// When the file cannot be read or stored.
    async fn keep(&self, file: &Path) -> io::Result<KeptFile>;
}

/// What a row in `storage.objects` needs to know of stored bytes.
#[derive(Debug, Clone)]
pub struct KeptFile {
    /// The key of the bytes.
    pub version: Uuid,
    /// How many.
    pub size: u64,
    /// The first half of their SHA-256.
    pub etag: String,
}
