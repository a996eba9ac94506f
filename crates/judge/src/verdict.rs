//! What is said of a test and of a whole submission.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{fmt, time::Duration};

/// What is said of one test, and of all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The answer is right.
    Accepted,
    /// An answer came, and it is not right.
    WrongAnswer,
    /// It used more CPU time than allowed, or waited without end.
    TimeLimit,
    /// It needed more memory than allowed.
    MemoryLimit,
    /// It printed or answered more than it may.
    OutputLimit,
    /// It ended without an answer: an exception, a crash, a call that is not allowed.
    RuntimeError,
    /// It cannot be read as a program of its language.
    CompileError,
    /// The judge failed. Never the candidate's fault.
    InternalError,
}

impl Verdict {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Accepted,
        Self::WrongAnswer,
        Self::TimeLimit,
        Self::MemoryLimit,
        Self::OutputLimit,
        Self::RuntimeError,
        Self::CompileError,
        Self::InternalError,
    ];

    /// Its word in tables and on the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Accepted => "accepted",
            Self::WrongAnswer => "wrong_answer",
            Self::TimeLimit => "time_limit",
            Self::MemoryLimit => "memory_limit",
            Self::OutputLimit => "output_limit",
            Self::RuntimeError => "runtime_error",
            Self::CompileError => "compile_error",
            Self::InternalError => "internal_error",
        }
    }

    /// The verdict with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|verdict| verdict.as_str() == word)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}

/// What became of one test. Time and memory are measured from outside.
#[derive(Debug, Clone, PartialEq)]
pub struct TestResult {
    /// What is said of it.
    pub verdict: Verdict,
    /// CPU time of the judged process, its own and the kernel's for it.
    pub time: Duration,
    /// Time by the clock on the wall, for which it held its place. Says more of the machine than of the program.
    pub wall: Duration,
    /// The most memory it had at once, in KiB.
    pub memory_kib: u64,
    /// It was stopped for waiting, not for working.
    pub idle: bool,
    /// What it returned.
    pub value: Option<Value>,
    /// What it printed, cut at 64 KiB.
    pub stdout: String,
    /// What went wrong, in plain words and without our paths.
    pub message: Option<String>,
    /// Where, in the candidate's own source, from 1.
    pub line: Option<u32>,
}

impl TestResult {
    /// The judge failed, for this reason.
    #[must_use]
    pub fn internal(reason: impl Into<String>) -> Self {
        Self {
            verdict: Verdict::InternalError,
            time: Duration::ZERO,
            wall: Duration::ZERO,
            memory_kib: 0,
            idle: false,
            value: None,
            stdout: String::new(),
            message: Some(reason.into()),
            line: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_the_same_everywhere() {
        for verdict in Verdict::ALL {
            assert_eq!(Verdict::from_word(verdict.as_str()), Some(verdict));
            assert_eq!(serde_json::to_value(verdict).unwrap(), verdict.as_str());
        }
        assert_eq!(Verdict::from_word("fine"), None);
    }
}
