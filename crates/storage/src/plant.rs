//! Bytes that a program of the operator's own stores, past the front door: the demo world's pictures.

use crate::{Backend, StorageError};
use aws_lc_rs::digest::{SHA256, digest};
use bytes::Bytes;
use uuid::Uuid;

/// Bytes that are safe and wait for their row in `storage.objects`.
#[derive(Debug, Clone)]
pub struct Planted {
    /// The key of the bytes.
    pub version: Uuid,
    /// The first half of their SHA-256, as the row holds it.
    pub etag: String,
}

impl Backend {
    /// Stores bytes under a key of their own. They are taken as they are: nothing looks into them.
    ///
    /// # Errors
    /// When the disk or the bucket refuses.
    pub async fn plant(&self, bytes: Bytes) -> Result<Planted, StorageError> {
        let version = Uuid::new_v4();
        let etag = hex::encode(&digest(&SHA256, &bytes).as_ref()[..16]);
        self.put(version, bytes).await?;
        Ok(Planted { version, etag })
    }
}
