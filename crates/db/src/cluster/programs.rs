//! Where PostgreSQL's programs are.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The oldest PostgreSQL that will do.
const OLDEST: u32 = 15;

/// A folder with `initdb`, `pg_ctl` and `postgres`.
#[derive(Debug, Clone)]
pub struct Programs(PathBuf);

/// No usable PostgreSQL was found.
#[derive(Debug, thiserror::Error)]
pub enum ProgramsError {
    /// Nothing on the machine.
    #[error(
        "PostgreSQL 15 or newer was not found; install it (Debian: postgresql-15), \
         or name the folder of its programs in DEVPROOF_POSTGRES_BIN"
    )]
    Missing,
    /// The folder that a setting names will not do.
    #[error("DEVPROOF_POSTGRES_BIN names {0}, which holds no PostgreSQL 15 or newer")]
    Setting(PathBuf),
}

impl Programs {
    /// The programs in `setting`, else the newest of Debian's versioned folders, else those on `PATH`.
    ///
    /// # Errors
    /// When there are none, or they are too old.
    pub fn find(setting: Option<&Path>) -> Result<Self, ProgramsError> {
        if let Some(folder) = setting {
            return version(folder)
                .filter(|version| *version >= OLDEST)
                .map(|_| Self(folder.to_owned()))
                .ok_or_else(|| ProgramsError::Setting(folder.to_owned()));
        }
        let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let mut folders: Vec<PathBuf> = debian.map(|entry| entry.path().join("bin")).collect();
        folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
        folders
            .into_iter()
            .filter_map(|folder| Some((version(&folder)?, folder)))
            .filter(|(version, _)| *version >= OLDEST)
            .max_by_key(|(version, _)| *version)
            .map(|(_, folder)| Self(folder))
            .ok_or(ProgramsError::Missing)
    }

    /// The path of one program.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

/// The major version of the programs in `folder`, when all that are needed are there.
fn version(folder: &Path) -> Option<u32> {
    if !["initdb", "pg_ctl", "postgres"].iter().all(|name| folder.join(name).is_file()) {
        return None;
    }
    let output = Command::new(folder.join("postgres")).arg("--version").output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    // "postgres (PostgreSQL) 15.18 (Debian …)"
    text.split_whitespace().nth(2)?.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}
