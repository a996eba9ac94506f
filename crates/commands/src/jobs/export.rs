//! Jobs on their way out: as rows of a CSV and as schema.org JobPostings. What goes out comes in again as the same.

mod posting;
mod row;

pub(super) use posting::posting;
pub(super) use row::{heading, row};

use serde::Deserialize;
use serde_json::{Map, Value};

/// A job with all that leaves.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Leaving {
    /// The row of `job_openings`.
    pub(super) job: Map<String, Value>,
    pub(super) skills: Vec<LeavingSkill>,
    /// The company's name.
    pub(super) company: String,
}

/// A skill of it, by its name.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct LeavingSkill {
    pub(super) name: String,
    pub(super) slug: String,
    pub(super) importance: String,
    pub(super) min_years: Option<i64>,
}

impl Leaving {
    /// A text, or an empty one.
    fn text(&self, field: &str) -> &str {
        self.job.get(field).and_then(Value::as_str).unwrap_or_default()
    }

    /// The texts of a list.
    fn list(&self, field: &str) -> Vec<&str> {
        self.job.get(field).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect()
    }

    fn number(&self, field: &str) -> Option<i64> {
        self.job.get(field).and_then(Value::as_i64)
    }
}

#[cfg(test)]
mod tests;
