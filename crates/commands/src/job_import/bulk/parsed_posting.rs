//! A posting as one row or document says it, before it is compared with skills and with the company's jobs.

use super::note::Note;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use uuid::Uuid;

/// A parsed posting.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ParsedPosting {
    /// Fields as `save_job` takes them, without skills. What is missing stays as it is.
    pub(super) fields: Map<String, Value>,
    /// Fields among them that were concluded from others; they say nothing about a job that already exists.
    #[serde(default)]
    pub(super) guessed: Vec<String>,
    /// The skills it asks for, not yet looked up; none when the row says nothing of skills.
    #[serde(default)]
    pub(super) skills: Option<Vec<WantedSkill>>,
    /// The id of the existing job that it describes.
    #[serde(default)]
    pub(super) own_id: Option<Uuid>,
    /// Why nothing of it can be taken.
    #[serde(default)]
    pub(super) problems: Vec<Note>,
    /// What was read differently, or left out.
    #[serde(default)]
    pub(super) warnings: Vec<Note>,
}

/// A skill by the name that the file has for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct WantedSkill {
    pub(super) name: String,
    /// `must` or `nice`; none when the file does not tell.
    #[serde(default)]
    pub(super) importance: Option<String>,
    #[serde(default)]
    pub(super) min_years: Option<i64>,
}

impl ParsedPosting {
    /// A row that cannot be read at all.
    pub(super) fn broken(problem: Note) -> Self {
        Self { problems: vec![problem], ..Self::default() }
    }

    /// A text field.
    pub(super) fn text(&self, field: &str) -> Option<&str> {
        self.fields.get(field).and_then(Value::as_str)
    }
}
