//! What is said about a row.

use serde::{Deserialize, Serialize};

/// Longest value that a note repeats, in characters.
const MAX_VALUE: usize = 80;

/// Something that is wrong with a row, or was read differently from how it is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Note {
    /// The column as the file names it, or a JSON pointer; empty for the row as a whole.
    pub(super) at: String,
    /// What is there, shortened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) value: Option<String>,
    /// What is wrong.
    pub(super) message: String,
    /// What to do about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) fix: Option<String>,
}

impl Note {
    /// A note on a place.
    pub(super) fn new(at: impl Into<String>, message: impl Into<String>) -> Self {
        Self { at: at.into(), value: None, message: message.into(), fix: None }
    }

    /// With what is there.
    pub(super) fn value(mut self, value: &str) -> Self {
        let short: String = value.chars().take(MAX_VALUE).collect();
        let cut = short.len() < value.len();
        self.value = Some(short + if cut { "…" } else { "" }).filter(|value| !value.is_empty());
        self
    }

    /// With what to do.
    pub(super) fn fix(mut self, fix: impl Into<String>) -> Self {
        self.fix = Some(fix.into());
        self
    }
}
