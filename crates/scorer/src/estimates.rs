//! Estimates: formulas with units, and the values that they come to.

use serde::{Deserialize, Serialize};

/// One row of the candidate's estimates.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct EstimateRow {
    /// Its name among the rows.
    pub id: String,
    /// The quantity of the problem that it answers, if any.
    #[serde(default)]
    pub quantity: Option<String>,
    /// What the candidate calls it.
    #[serde(default)]
    pub label: String,
    /// The sum, as it was written.
    #[serde(default)]
    pub formula: String,
}
