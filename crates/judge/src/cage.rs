//! The cage: what a judged process has given up before the first byte of a stranger is read.

pub mod python;

use serde::{Deserialize, Serialize};

/// One of the walls. None is enough alone; each is tested alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Layer {
    /// It is an ordinary user without any capability, and can gain none.
    Unprivileged,
    /// It sees no process but itself and an empty first one.
    Processes,
    /// Its network has no device, not even the loopback's.
    Network,
    /// Its file system is its own and cannot be written: empty, or Python's library.
    Files,
    /// Landlock: no file, no TCP, no signal to others, whatever else it may see.
    Landlock,
    /// Resource limits: memory, CPU time, no file, no process.
    Limits,
    /// seccomp: of some 400 system calls, the few that computing needs.
    Calls,
    /// Python's second seccomp filter, after its modules are loaded: nothing can be opened or started any more.
    Sealed,
}
