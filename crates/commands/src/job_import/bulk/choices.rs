//! What a person decided about an import.

use serde::{Deserialize, Serialize};

/// What a person decided about the rows.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(in crate::job_import) struct Choices {
    /// Numbers of rows to leave out.
    pub(in crate::job_import) skip: Vec<i32>,
    /// Whether jobs that are there already are brought up to date.
    pub(in crate::job_import) update: bool,
    /// Whether new jobs that lack nothing are published; else all come in as drafts.
    pub(in crate::job_import) publish: bool,
}
