//! The cage: what a judged process has given up before the first byte of a stranger is read.

pub mod calls;
pub mod files;
pub mod landlock;
pub mod limits;
pub mod namespaces;
pub mod places;
pub mod python;

use serde::{Deserialize, Serialize};
use std::{fmt, io};

/// One of the walls. None is enough alone; each is tested alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layer {
    /// It is an ordinary user without any capability, and can gain none. Never left out.
    Unprivileged,
    /// It sees no process but itself and an empty first one.
    Processes,
    /// Its network has no device that is up, not even the loopback's.
    Network,
    /// Its file system is its own and cannot be written: empty, or Python's library. A compiler has one folder to write.
    Files,
    /// Landlock: no file but what is in its root, no TCP, no signal to others, whatever else it may see.
    Landlock,
    /// Resource limits: memory, CPU time, no process, no core.
    Limits,
    /// seccomp: of some 400 system calls, the few that computing needs.
    Calls,
    /// Python's second seccomp filter, after its modules are loaded: nothing can be opened or started any more.
    Sealed,
}

impl Layer {
    /// All of them, in the order in which they are put up.
    pub const ALL: [Self; 8] = [
        Self::Unprivileged,
        Self::Processes,
        Self::Network,
        Self::Files,
        Self::Limits,
        Self::Landlock,
        Self::Calls,
        Self::Sealed,
    ];

    /// In words, for the operator.
    #[must_use]
    pub fn words(self) -> &'static str {
        match self {
            Self::Unprivileged => "unprivileged user",
            Self::Processes => "own process numbers",
            Self::Network => "own empty network",
            Self::Files => "own read-only root",
            Self::Landlock => "Landlock",
            Self::Limits => "resource limits",
            Self::Calls => "seccomp",
            Self::Sealed => "second seccomp filter",
        }
    }
}

impl fmt::Display for Layer {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.words())
    }
}

/// The cage could not be built.
#[derive(Debug, thiserror::Error)]
#[error("{step}: {error}")]
pub struct Broken {
    step: &'static str,
    error: io::Error,
}

/// Says at which step it broke.
pub trait AtStep<T> {
    /// Says at which step it broke.
    ///
    /// # Errors
    /// The same, with its step.
    fn at(self, step: &'static str) -> Result<T, Broken>;
}

impl<T, E: Into<Box<dyn std::error::Error + Send + Sync>>> AtStep<T> for Result<T, E> {
    fn at(self, step: &'static str) -> Result<T, Broken> {
        self.map_err(|error| Broken { step, error: io::Error::other(error) })
    }
}
