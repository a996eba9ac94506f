//! The secrets that are made at first start, as files of mode 0600 in the data folder.

use anyhow::{Context, bail};
use devproof_claims::{MasterSecret, random_bytes};
use devproof_db::bootstrap::Passwords;
use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{ErrorKind, Write},
    os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt},
    path::{Path, PathBuf},
};

/// The folder of secrets.
pub(super) struct Secrets(PathBuf);

impl Secrets {
    /// Opens the folder, making it and the data folder when they are missing.
    pub(super) fn open(data_dir: &Path) -> anyhow::Result<Self> {
        let is_new = !data_dir.exists();
        fs::create_dir_all(data_dir).with_context(|| format!("DEVPROOF_DATA_DIR: {}", data_dir.display()))?;
        if is_new {
            // PostgreSQL's own user must be able to pass through to its folder below.
            fs::set_permissions(data_dir, fs::Permissions::from_mode(0o711))?;
        }
        let folder = data_dir.join("secrets");
        match fs::DirBuilder::new().mode(0o700).create(&folder) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => {
                Err(error).with_context(|| format!("DEVPROOF_DATA_DIR: {}", folder.display()))
            }
            _ => Ok(Self(folder)),
        }
    }

    /// Holds the data folder until the file is dropped: only one server may use the PostgreSQL in it, which it
    /// stops when it ends itself. The kernel lets go when the process dies, however it dies.
    pub(super) fn hold(&self) -> anyhow::Result<File> {
        let path = self.0.join("serving.lock");
        let context = || format!("DEVPROOF_DATA_DIR: {}", path.display());
        let file = OpenOptions::new().write(true).create(true).truncate(false).mode(0o600).open(&path);
        let file = file.with_context(context)?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => bail!("{}: another devproof serves from this folder", context()),
            Err(TryLockError::Error(error)) => Err(error).with_context(context),
        }
    }

    /// The master secret.
    pub(super) fn master(&self) -> anyhow::Result<MasterSecret> {
        let text = self.text("master", || MasterSecret::generate().to_text())?;
        MasterSecret::parse(&text).with_context(|| format!("{} is damaged", self.0.join("master").display()))
    }

    /// The passwords of the three logins.
    pub(super) fn passwords(&self) -> anyhow::Result<Passwords> {
        let password = |name| self.text(name, || random_bytes::<24>().iter().map(|b| format!("{b:02x}")).collect());
        Ok(Passwords {
            owner: password("owner.password")?,
            gate: password("gate.password")?,
            replicator: password("replicator.password")?,
        })
    }

    /// The file's text; made once. Two first starts at the same time end with one text.
    fn text(&self, name: &str, make: impl FnOnce() -> String) -> anyhow::Result<String> {
        let path = self.0.join(name);
        let context = || path.display().to_string();
        match OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path) {
            Ok(mut file) => {
                let text = make();
                file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).with_context(context)?;
                Ok(text)
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                Ok(fs::read_to_string(&path).with_context(context)?.trim().to_owned())
            }
            Err(error) => Err(error).with_context(context),
        }
    }
}
