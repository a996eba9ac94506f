//! Where the bytes of stored files lie.

use crate::config::{Config, StorageBackend};
use anyhow::Context;
use devproof_storage::Backend;
use std::{fs::DirBuilder, os::unix::fs::DirBuilderExt, path::PathBuf};

/// The folder for everything of the storage service on this machine: the objects themselves unless S3 keeps them, and
/// what is on its way in. Made when it is missing.
pub(crate) fn folder(config: &Config) -> anyhow::Result<PathBuf> {
    let folder = config.data_dir.join("storage");
    // No one but this program reads what people entrusted to it.
    DirBuilder::new().recursive(true).mode(0o700).create(&folder).context("DEVPROOF_DATA_DIR")?;
    Ok(folder)
}

/// The folder or the S3 bucket of the settings.
pub(crate) fn backend(config: &Config) -> anyhow::Result<Backend> {
    match &config.storage {
        StorageBackend::Folder => Backend::folder(&folder(config)?.join("objects")).context("DEVPROOF_DATA_DIR"),
        StorageBackend::S3(s3) => Backend::s3(s3).context("DEVPROOF_S3_BUCKET"),
    }
}
