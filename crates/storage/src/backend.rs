//! Where the bytes lie: a folder, or an S3 bucket. A key is a version, never written twice, so that no one reads half
//! of one upload and half of another, and what is being deleted is never what is being written.

use crate::error::StorageError;
use bytes::Bytes;
use futures::{StreamExt, stream::BoxStream};
use object_store::{
    ClientOptions, GetOptions, GetRange, ObjectStore, ObjectStoreExt, PutPayload, RetryConfig, WriteMultipart,
    aws::AmazonS3Builder, local::LocalFileSystem, path::Path as Key,
};
use std::{fs, io, ops::Range, path::Path, sync::Arc, time::Duration};
use uuid::Uuid;

/// How long one request to S3 may take, and how long it is tried again.
const S3_TIMEOUT: Duration = Duration::from_secs(20);
const S3_RETRY: Duration = Duration::from_secs(10);
/// How large one part of a long upload is (S3 takes at most 10,000 of them), and how many are on their way at once.
const PART: usize = 16 * 1024 * 1024;
const PARTS: usize = 2;
/// Half-written files that were not touched for so long have no writer any more.
const ABANDONED: Duration = Duration::from_secs(600);

/// An S3 bucket, or anything that speaks its protocol.
#[derive(Debug, Clone)]
pub struct S3Config {
    /// The bucket.
    pub bucket: String,
    /// Where the service answers; none is Amazon's own.
    pub endpoint: Option<String>,
    /// The region.
    pub region: String,
    /// The key's public half.
    pub access_key_id: String,
    /// The key's secret half.
    pub secret_access_key: String,
}

/// Bytes that come in pieces; they are there once this is finished.
pub(crate) struct Writing(WriteMultipart);

impl Writing {
    /// Adds a piece; waits while too many parts are on their way.
    pub(crate) async fn write(&mut self, piece: Bytes) -> Result<(), StorageError> {
        self.0.wait_for_capacity(PARTS).await?;
        self.0.put(piece);
        Ok(())
    }

    /// Ends it. When this returns the bytes are safe.
    pub(crate) async fn finish(self) -> Result<(), StorageError> {
        self.0.finish().await?;
        Ok(())
    }
}

/// The bytes. Clones share it.
#[derive(Clone)]
pub struct Backend(Arc<dyn ObjectStore>);

impl Backend {
    /// A folder, made when it is missing. Half-written files of a process that was killed are removed.
    ///
    /// # Errors
    /// When the folder cannot be made or read.
    pub fn folder(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        remove_half_written(folder)?;
        let store = LocalFileSystem::new_with_prefix(folder).map_err(io::Error::other)?;
        // A row is written once the bytes are safe; only then is "stored" true after the power went.
        Ok(Self(Arc::new(store.with_fsync(true))))
    }

    /// An S3 bucket.
    ///
    /// # Errors
    /// When the settings make no sense together.
    pub fn s3(config: &S3Config) -> Result<Self, object_store::Error> {
        // Only a service that is itself reached without TLS may be.
        let plain = config.endpoint.as_deref().is_some_and(|endpoint| endpoint.starts_with("http://"));
        let client = ClientOptions::new().with_timeout(S3_TIMEOUT).with_allow_http(plain);
        let mut builder = AmazonS3Builder::new()
            .with_bucket_name(&config.bucket)
            .with_region(&config.region)
            .with_access_key_id(&config.access_key_id)
            .with_secret_access_key(&config.secret_access_key)
            .with_client_options(client)
            .with_retry(RetryConfig { max_retries: 3, retry_timeout: S3_RETRY, ..RetryConfig::default() });
        if let Some(endpoint) = &config.endpoint {
            builder = builder.with_endpoint(endpoint);
        }
        Ok(Self(Arc::new(builder.build()?)))
    }

    /// Any store; for tests that need one which fails.
    pub fn of(store: Arc<dyn ObjectStore>) -> Self {
        Self(store)
    }

    /// Writes the bytes of a version. When this returns they are safe.
    pub(crate) async fn put(&self, version: Uuid, bytes: Bytes) -> Result<(), StorageError> {
        self.0.put(&key(version), PutPayload::from_bytes(bytes)).await?;
        Ok(())
    }

    /// Begins to write the bytes of a version piece by piece.
    pub(crate) async fn begin(&self, version: Uuid) -> Result<Writing, StorageError> {
        let upload = self.0.put_multipart(&key(version)).await?;
        Ok(Writing(WriteMultipart::new_with_chunk_size(upload, PART)))
    }

    /// Copies the bytes of one version to another.
    pub(crate) async fn copy(&self, from: Uuid, to: Uuid) -> Result<(), StorageError> {
        match self.0.copy(&key(from), &key(to)).await {
            Err(object_store::Error::NotFound { .. }) => Err(StorageError::NoSuchKey),
            copied => Ok(copied?),
        }
    }

    /// The bytes of a version, or a part of them; `None` when they are not there.
    pub(crate) async fn get(
        &self,
        version: Uuid,
        range: Option<Range<u64>>,
    ) -> Result<Option<BoxStream<'static, object_store::Result<Bytes>>>, StorageError> {
        let options = GetOptions { range: range.map(GetRange::Bounded), ..GetOptions::default() };
        match self.0.get_opts(&key(version), options).await {
            Ok(found) => Ok(Some(found.into_stream().boxed())),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Deletes the bytes of a version. That there are none is fine.
    pub(crate) async fn delete(&self, version: Uuid) -> Result<(), StorageError> {
        match self.0.delete(&key(version)).await {
            Err(object_store::Error::NotFound { .. }) => Ok(()),
            deleted => Ok(deleted?),
        }
    }
}

/// Folders of at most some thousands of files, also with millions of objects.
fn key(version: Uuid) -> Key {
    let text = version.simple().to_string();
    Key::from_iter([&text[..2], &text[2..4], &text])
}

/// The store writes beside the final name, with a `#` in it, and renames.
fn remove_half_written(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            remove_half_written(&entry.path())?;
        } else if entry.file_name().to_string_lossy().contains('#') && abandoned(&entry)? {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Another process may share the folder and be writing right now.
fn abandoned(entry: &fs::DirEntry) -> io::Result<bool> {
    // A time in the future has no age.
    Ok(entry.metadata()?.modified()?.elapsed().is_ok_and(|age| age > ABANDONED))
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures::TryStreamExt;

    #[tokio::test]
    async fn bytes_come_back_whole_and_in_parts_and_go() {
        let folder = std::env::temp_dir().join(format!("devproof-backend-{}", Uuid::new_v4()));
        let (one, other) = (Uuid::new_v4(), Uuid::new_v4());
        let backend = Backend::folder(&folder).unwrap();
        let read = |version, range| {
            let backend = backend.clone();
            async move {
                let found = backend.get(version, range).await.unwrap()?;
                Some(found.try_collect::<Vec<Bytes>>().await.unwrap().concat())
            }
        };
        backend.put(one, Bytes::from_static(b"0123456789")).await.unwrap();
        backend.copy(one, other).await.unwrap();
        assert_eq!(read(other, None).await.unwrap(), b"0123456789");
        assert_eq!(read(one, Some(2..5)).await.unwrap(), b"234");
        backend.delete(one).await.unwrap();
        backend.delete(one).await.unwrap();
        assert_eq!(read(one, None).await, None);

        let (half, writing) = (folder.join("ab#1"), folder.join("cd#1"));
        fs::write(&writing, "half").unwrap();
        let old = fs::metadata(&writing).unwrap().modified().unwrap() - 2 * ABANDONED;
        fs::File::create(&half).unwrap().set_modified(old).unwrap();
        Backend::folder(&folder).unwrap();
        assert!(!half.exists(), "what was half written is gone at the next start");
        assert!(writing.exists(), "another upload may be writing this");
        assert_eq!(read(other, None).await.unwrap(), b"0123456789");
        fs::remove_dir_all(&folder).unwrap();
    }
}
