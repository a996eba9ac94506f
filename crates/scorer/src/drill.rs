//! The failure drill: what breaks on the candidate's own board, by the candidate's own numbers.

use serde::{Deserialize, Serialize};

/// What the interviewer lets happen.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Failure {
    /// One instance of a component is gone.
    ComponentDown {
        /// The component.
        node: String,
    },
    /// So many times the traffic.
    Traffic {
        /// The factor.
        factor: u32,
    },
}
