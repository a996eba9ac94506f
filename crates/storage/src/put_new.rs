//! Bytes that the operator's own programs store without a request: the demo world's pictures.

use crate::{Backend, StorageError, StoredBytes};
use aws_lc_rs::digest::{SHA256, digest};
use bytes::Bytes;
use uuid::Uuid;

impl Backend {
    /// Stores bytes under a key of their own. They are stored as they are, without a check of their content.
    ///
    /// # Errors
    /// When the disk or the bucket refuses.
    pub async fn put_new(&self, bytes: Bytes) -> Result<StoredBytes, StorageError> {
        let version = Uuid::new_v4();
        let etag = hex::encode(&digest(&SHA256, &bytes).as_ref()[..16]);
        let size = bytes.len() as u64;
        self.put(version, bytes).await?;
        Ok(StoredBytes { version, size, etag })
    }
}
