//! Where a node keeps its index: a folder of its own below the data folder, in it a folder for each building of the index,
//! and a file that says which of them is in use.

use crate::store::Store;
use std::{
    fs::{self, DirBuilder, File, TryLockError},
    io,
    os::unix::fs::DirBuilderExt,
    path::{Path, PathBuf},
};
use tantivy::TantivyError;
use uuid::Uuid;

/// Counted up when documents are made or folded in another way, or fields change their meaning.
const FORMAT: &str = "1";
/// The file that names the folder in use.
const CURRENT: &str = "current";
const LOCK: &str = "lock";

/// The folder of one node, for as long as it is held.
pub(crate) struct Home {
    folder: PathBuf,
    _lock: File,
}

/// Locks a node's folder; nothing while another node holds it.
fn hold(folder: &Path) -> io::Result<Option<Home>> {
    let lock = File::options().create(true).truncate(false).write(true).open(folder.join(LOCK))?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(Home { folder: folder.to_owned(), _lock: lock })),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

impl Home {
    /// Takes the first folder that no other node holds.
    pub(crate) fn claim(root: &Path) -> io::Result<Self> {
        // Words of people's profiles are in it.
        DirBuilder::new().recursive(true).mode(0o700).create(root)?;
        let mut number = 1;
        loop {
            let folder = root.join(format!("node-{number}"));
            fs::create_dir_all(&folder)?;
            if let Some(home) = hold(&folder)? {
                return Ok(home);
            }
            number += 1;
        }
    }

    /// The index that was in use, if it is whole and of this version.
    pub(crate) fn open(&self) -> Option<Store> {
        let current = fs::read_to_string(self.folder.join(CURRENT)).ok()?;
        let (format, building) = current.trim().split_once(' ')?;
        if format != FORMAT || Uuid::try_parse(building).is_err() {
            return None;
        }
        match Store::open(&self.folder.join(building)) {
            Ok(store) => Some(store),
            Err(error) => {
                tracing::warn!(%error, "the search index can't be used and is built anew");
                None
            }
        }
    }

    /// An empty index beside the one in use, and its name.
    pub(crate) fn create(&self) -> Result<(String, Store), TantivyError> {
        let building = Uuid::new_v4().simple().to_string();
        let folder = self.folder.join(&building);
        fs::create_dir_all(&folder)?;
        Ok((building, Store::create(&folder)?))
    }

    /// From now on this one is in use; all others are deleted. Who still reads them has them open.
    pub(crate) fn keep(&self, building: &str) -> io::Result<()> {
        let written = self.folder.join("current.new");
        fs::write(&written, format!("{FORMAT} {building}\n"))?;
        fs::rename(written, self.folder.join(CURRENT))?;
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            if entry.file_type()?.is_dir() && entry.file_name() != building {
                fs::remove_dir_all(entry.path())?;
            }
        }
        Ok(())
    }
}

/// Deletes the indexes that no node holds; they are built anew at its start.
///
/// # Errors
/// When a folder can't be read or deleted.
pub fn discard_unused(root: &Path) -> io::Result<()> {
    let entries = match fs::read_dir(root) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        if entry.file_type()?.is_dir() && hold(&entry.path())?.is_some() {
            fs::remove_dir_all(entry.path())?;
        }
    }
    Ok(())
}
