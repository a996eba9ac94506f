//! A closed check of a problem, and how it is found.

use crate::board::Kind;
use crate::words::{Dimension, words};
use serde::{Deserialize, Serialize};

/// A closed check: met or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// Its name in the document
    pub id: String,
    /// What it counts for
    pub dimension: Dimension,
    /// How much it counts there: 1 to 3
    pub points: u32,
    /// What was looked for, as the receipt says it
    pub title: String,
    /// How it is found
    pub by: By,
}

/// How a check is found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// By what was written or said
    Text(TextRule),
    /// The board has a path for this flow
    Flow(String),
    /// No single component breaks this flow
    Resilient(String),
    /// What every path of this flow crosses carries the candidate's own estimate
    Sized(String),
    /// The formula of this quantity can be computed and lies in its range
    Estimate(String),
    /// The board has a connected component like this
    Board(BoardRule),
    /// By the failure drill
    Drill(DrillRule),
    /// So many percent of the drawn components are spoken of
    Described(u32),
    /// One of these is met
    Any(Vec<By>),
    /// All of these are met
    All(Vec<By>),
}

impl By {
    /// Every text rule of a check, in the order of the document.
    pub(crate) fn text_rules(&self) -> Vec<&TextRule> {
        match self {
            Self::Text(rule) => vec![rule],
            Self::Any(parts) | Self::All(parts) => parts.iter().flat_map(Self::text_rules).collect(),
            _ => Vec::new(),
        }
    }
}

/// What a passage must have to meet a check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TextRule {
    /// Groups of alternatives
    pub groups: Vec<Vec<String>>,
    /// How many of the groups must be there; none: all
    #[serde(default)]
    pub of: Option<usize>,
    /// What the passage must have besides
    #[serde(default)]
    pub needs: Vec<Need>,
    /// What a negated passage means
    #[serde(default)]
    pub negation: Negation,
    /// Passages that meet the check
    pub references: Vec<String>,
    /// Passages that do not, although they are about it
    pub counterexamples: Vec<String>,
    /// The closed question
    pub question: String,
}

impl TextRule {
    /// How many groups must be there.
    pub fn at_least(&self) -> usize {
        self.of.unwrap_or(self.groups.len()).min(self.groups.len())
    }
}

words! {
    /// What a passage must have besides its groups.
    Need {
        /// A number with its unit or noun
        Number = "number",
        /// Because, so that, otherwise …
        Reason = "reason",
        /// Instead of, rather than, not … but …
        Choice = "choice",
    }
}

/// What a passage means that says "not".
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Negation {
    /// It does not count
    #[default]
    Refutes,
    /// The check is about what is left out or does not happen
    Meant,
}

/// A component to be found on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardRule {
    /// One of these kinds
    pub has: Vec<Kind>,
    /// One of these words in its label or note
    #[serde(default)]
    pub words: Vec<String>,
    /// At least so many instances
    #[serde(default)]
    pub instances: Option<u32>,
}

words! {
    /// What of a drill is looked at.
    DrillRule {
        /// Every flow that was drawn still works after the fix
        Held = "held",
        /// The fix names what failed and what takes over
        Explained = "explained",
    }
}
