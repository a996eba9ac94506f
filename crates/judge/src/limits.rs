//! What a run may use.

use crate::language::Language;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The most that a program may print, in bytes.
pub const MAX_OUTPUT: usize = 64 * 1024;
/// The most that an answer may weigh as JSON, in bytes.
pub const MAX_ANSWER: usize = 4 * 1024 * 1024;

/// How much less time compiled languages have than the others: a program of the machine does what QuickJS and CPython do in
/// a second in a fifth of it where it mostly reads its arguments, and in far less where it computes. With the same limit, a
/// way that is too slow would pass in them.
const COMPILED_FIFTHS: u64 = 1;
/// The same of Java, whose programs begin in an interpreter and are compiled while they run.
const JAVA_FIFTHS: u64 = 3;
/// The least time that a compiled program is given for a test, in milliseconds and for each fifth: below that, starting it
/// counts too much.
const LEAST_FIFTH_MS: u64 = 100;

/// What one test may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// CPU time in milliseconds.
    pub time_ms: u64,
    /// Memory beyond what the bare interpreter takes, in MiB.
    pub memory_mb: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { time_ms: 2000, memory_mb: 128 }
    }
}

impl Limits {
    /// A challenge's limits as they are for an answer in this language.
    #[must_use]
    pub fn for_language(&self, language: Language) -> Self {
        let fifths = match language {
            Language::Java => JAVA_FIFTHS,
            _ if language.is_compiled() => COMPILED_FIFTHS,
            _ => return *self,
        };
        let time_ms = (self.time_ms * fifths / 5).max(LEAST_FIFTH_MS * fifths).min(self.time_ms);
        Self { time_ms, ..*self }
    }

    /// CPU time.
    #[must_use]
    pub fn time(&self) -> Duration {
        Duration::from_millis(self.time_ms)
    }

    /// How long it may wait for nothing but itself, standing in line for a core not counted: programs have no reason to
    /// wait, and while one does, others are in line behind it.
    #[must_use]
    pub fn idle(&self) -> Duration {
        Duration::from_secs(1) + self.time() / 2
    }

    /// How long it may take where the machine hardly lets it run. After that we give up: it is not to blame.
    #[must_use]
    pub fn longest(&self) -> Duration {
        self.time() * 50 + Duration::from_secs(20)
    }

    /// Memory in bytes.
    #[must_use]
    pub fn memory(&self) -> u64 {
        self.memory_mb * 1024 * 1024
    }
}
